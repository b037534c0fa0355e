import { type CSSProperties, memo, type ReactNode } from 'preact/compat';
import type { Thing } from '../kernel/game.ts';
import type { DrawingProps } from './drawing.ts';
import { CHOSEN, LIT, MARKED, POINTED, type Sets, type States, useReading, useThing } from './states.ts';

// What can be touched at the table of any game: how it is drawn, named, reached and left. How it looks is its game's alone.

/** For what is drawn for the eye alone: its words stand elsewhere. */
export const SILENT = { 'aria-hidden': true } as const;

/** For what is heard as one picture, or as a group of things. */
export const pictured = (label: string) => ({ role: 'img', 'aria-label': label }) as const;
export const grouped = (label: string) => ({ role: 'group', 'aria-label': label }) as const;

/** What a control needs to know of the table. */
export interface Touching extends Pick<DrawingProps<unknown>, 'states' | 'onTouch' | 'onPoint'> {
  readonly name: (thing: Thing) => string;
  /** Where the tabulator enters a part of the table in which nothing can be chosen, and the kinds of things in that part. */
  readonly entries: ReadonlyMap<Thing, readonly string[]>;
}

interface ControlProps {
  readonly touching: Touching;
  readonly thing: Thing;
  readonly className?: string;
  /** What is seen of it. What of that rests on a state watches the state by itself: the control does not draw it again. */
  readonly children: ReactNode;
}

interface DrawnControlProps extends ControlProps {
  /** What it stands on: whoever touches the thing means that if only that can be chosen. */
  readonly under?: Thing;
  readonly style?: CSSProperties | undefined;
  readonly area: ReactNode;
}

/**
 * Something of the drawing that can be touched: what is seen, and over it an area that is a real control for hand, keyboard
 * and reader. The control holds no text of its own, so that its name, which says all that is seen, is the only one. It watches
 * its own state, which changes its attributes and nothing inside.
 */
export const Control = memo(function Control({
  touching,
  thing,
  className = '',
  under,
  style,
  area,
  children,
}: DrawnControlProps) {
  const state = useThing(touching.states, thing);
  const attributes = useControl(touching, thing, state, under);
  return (
    <g className={classesOf(state, className)} style={style}>
      <g className="thing-shown" {...SILENT}>
        {children}
      </g>
      <g data-thing={thing} data-under={under} {...attributes}>
        {area}
      </g>
    </g>
  );
});

/** The same beside the drawing; `again` for what is a control of the drawing already. */
export const ControlButton = memo(function ControlButton({
  touching,
  thing,
  className = '',
  again = false,
  children,
}: ControlProps & { readonly again?: boolean }) {
  const state = useThing(touching.states, thing);
  const { role: _, ...attributes } = useControl(touching, thing, state);
  const mark = again ? { 'data-again': thing } : { 'data-thing': thing };
  return (
    <span className={classesOf(state, className)}>
      <span className="thing-inside" {...SILENT}>
        {children}
      </span>
      <button type="button" {...mark} {...attributes} />
    </span>
  );
});

function classesOf(state: number, className: string): string {
  const states = [
    (state & LIT) !== 0 && 'lit',
    (state & CHOSEN) !== 0 && 'chosen',
    (state & MARKED) !== 0 && 'marked',
    (state & POINTED) !== 0 && 'pointed',
  ];
  const known = ['control', ...states].map((name) => name && `thing-${name}`);
  return [...known, className].filter((part) => part).join(' ');
}

/** Can anything of these kinds be chosen? */
function isOpen({ lit, chosen }: Sets, kinds: readonly string[]): boolean {
  return [...lit, ...chosen].some((thing) => kinds.includes(thing.slice(0, thing.indexOf(':'))));
}

/** What a touch of the thing means at the moment when it is touched. */
function meant(states: States, thing: Thing, under: Thing | undefined): Thing {
  if (under === undefined || (states.of(thing) & (LIT | CHOSEN)) !== 0) return thing;
  return (states.of(under) & LIT) === 0 ? thing : under;
}

/**
 * What cannot be chosen now stays a control, for one may ask why not: it is reached with the arrow keys, while the tabulator
 * goes only to what can be chosen. The attributes are spelt as browsers know them: in a drawing one with a capital is another one.
 */
function useControl({ states, onTouch, onPoint, name, entries }: Touching, thing: Thing, state: number, under?: Thing) {
  const kinds = entries.get(thing);
  const isEntry = useReading(
    kinds === undefined ? null : states,
    (sets) => kinds !== undefined && !isOpen(sets, kinds),
  );
  const canBeChosen = (state & (LIT | CHOSEN)) !== 0;
  const touch = () => onTouch(meant(states, thing, under));
  return {
    role: 'button',
    tabindex: canBeChosen || isEntry ? 0 : -1,
    'aria-label': name(thing),
    'aria-disabled': !canBeChosen,
    'aria-pressed': (state & CHOSEN) !== 0,
    onClick: touch,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      touch();
    },
    onPointerEnter: () => onPoint(thing),
    onPointerLeave: () => onPoint(null),
    onFocus: () => onPoint(thing),
    onBlur: () => onPoint(null),
  } as const;
}
