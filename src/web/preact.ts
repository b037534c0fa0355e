// What the published pages take for React's client: Preact's, and what it does not do by itself.
import { options } from 'preact';
import 'preact/compat';

// React writes tabIndex as the attribute that browsers know. Preact leaves its capital, and on the elements of a drawing an
// attribute with a capital is another one: nothing on the board could have the focus.
const normalize = options.vnode;
options.vnode = (node) => {
  normalize?.(node);
  const props: Record<string, unknown> = node.props;
  if (typeof node.type !== 'string' || !('tabIndex' in props)) return;
  props['tabindex'] = props['tabIndex'];
  delete props['tabIndex'];
};

export { createRoot } from 'preact/compat/client';
