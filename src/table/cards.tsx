import { Fragment, type ReactNode } from 'react';
import type { Thing } from '../kernel/game.ts';
import { ControlButton, pictured, SILENT, type Touching } from './controls.tsx';

// Cards as every game has them: the frame round a face of the game's own, a row of them, backs, piles.

interface CardProps {
  readonly touching: Touching;
  readonly thing: Thing;
  readonly className: string;
  /** What sets this card apart, across its face: it is good for less than the others. */
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** A card that can be touched. Cards lie side by side, never over each other: every figure can be seen. */
export function CardControl({ touching, thing, className, note, children }: CardProps) {
  const worn = note === undefined ? '' : ' card-off';
  return (
    <ControlButton touching={touching} thing={thing} className={`card-frame ${className}${worn}`}>
      {children}
      {note === undefined ? null : <span className="card-note">{note}</span>}
    </ControlButton>
  );
}

interface BacksProps {
  readonly count: number;
  /** What they are for the ear; without it they are for the eye alone. */
  readonly label?: string;
  /** The back of one of them. */
  readonly children: ReactNode;
}

/** Cards whose faces are not seen, each half over the one before. */
export function Backs({ count, label, children }: BacksProps) {
  if (count <= 0) return null;
  return (
    <span className="card-backs" {...(label === undefined ? SILENT : pictured(label))}>
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: unseen cards have no other name
        <Fragment key={i}>{children}</Fragment>
      ))}
    </span>
  );
}

interface PileProps {
  readonly label: string;
  readonly count: number;
  /** What lies on top. */
  readonly children: ReactNode;
}

/** A pile: what lies on top, what it is, and how many are in it. */
export function Pile({ label, count, children }: PileProps) {
  return (
    <span className="card-pile">
      {children}
      {label} <b>{count}</b>
    </span>
  );
}
