import { options } from 'preact';
import { act } from 'preact/test-utils';

/** What was drawn anew: the things whose controls were, sorted, and everything else that has a class. */
export interface Redrawn {
  readonly things: readonly string[];
  readonly classes: ReadonlySet<string>;
}

/** Whoever is drawn makes its elements anew: they are counted while something happens. */
export function redrawnBy(happening: () => void): Redrawn {
  const things: string[] = [];
  const classes = new Set<string>();
  const before = options.vnode;
  options.vnode = (node) => {
    before?.(node);
    const props: Record<string, unknown> = node.props;
    const thing = props['data-thing'] ?? props['data-again'];
    if (typeof thing === 'string') things.push(thing);
    if (typeof node.type === 'string' && typeof props['class'] === 'string') {
      for (const name of props['class'].split(' ')) classes.add(name);
    }
  };
  try {
    void act(happening);
  } finally {
    if (before === undefined) delete options.vnode;
    else options.vnode = before;
  }
  return { things: things.sort(), classes };
}
