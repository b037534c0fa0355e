import type { ReactNode } from 'preact/compat';
import { addressOf, go, type Place } from '../router.ts';

/** A link to a place of the page: a real address, followed without loading anew. */
export function Link({
  to,
  className,
  title,
  children,
}: {
  readonly to: Place;
  readonly className?: string;
  readonly title?: string;
  readonly children: ReactNode;
}) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={addressOf(to)} className={className} onClick={follow} title={title}>
      {children}
    </a>
  );
}
