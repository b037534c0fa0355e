import type { CSSProperties, ReactNode } from 'preact/compat';
import type { Thing } from '../kernel/game.ts';
import type { DrawingProps } from './drawing.ts';

// What can be touched at the table of any game: how it is drawn, named, reached and left. How it looks is its game's alone.

/** For what is drawn for the eye alone: its words stand elsewhere. */
export const SILENT = { 'aria-hidden': true } as const;

/** For what is heard as one picture, or as a group of things. */
export const pictured = (label: string) => ({ role: 'img', 'aria-label': label }) as const;
export const grouped = (label: string) => ({ role: 'group', 'aria-label': label }) as const;

/** What a control needs to know of the table. */
export interface Touching extends Pick<DrawingProps<unknown>, 'lit' | 'chosen' | 'marked' | 'onTouch' | 'onPoint'> {
  readonly name: (thing: Thing) => string;
  /** Where the tabulator enters a part of the table in which nothing can be chosen. */
  readonly entries: ReadonlySet<Thing>;
  /** What the classes of the game's style sheets begin with. */
  readonly prefix: string;
}

interface ControlProps {
  readonly touching: Touching;
  readonly thing: Thing;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Something of the drawing that can be touched: what is seen, and over it an area that is a real control for hand, keyboard
 * and reader. The control holds no text of its own, so that its name, which says all that is seen, is the only one.
 */
export function Control({
  touching,
  thing,
  className = '',
  style,
  area,
  children,
}: ControlProps & { readonly style?: CSSProperties | undefined; readonly area: ReactNode }) {
  return (
    <g className={classesOf(touching, thing, className)} style={style}>
      <g className={`${touching.prefix}-shown`} {...SILENT}>
        {children}
      </g>
      <g data-thing={thing} {...controlAttributes(touching, thing)}>
        {area}
      </g>
    </g>
  );
}

/** The same beside the drawing; `again` for what is a control of the drawing already. */
export function ControlButton({
  touching,
  thing,
  className = '',
  again = false,
  children,
}: ControlProps & { readonly again?: boolean }) {
  const { role: _, ...attributes } = controlAttributes(touching, thing);
  const mark = again ? { 'data-again': thing } : { 'data-thing': thing };
  return (
    <span className={classesOf(touching, thing, className)}>
      <span className={`${touching.prefix}-inside`} {...SILENT}>
        {children}
      </span>
      <button type="button" {...mark} {...attributes} />
    </span>
  );
}

function classesOf({ prefix, lit, chosen, marked }: Touching, thing: Thing, className: string): string {
  const states = [lit.has(thing) && 'lit', chosen.has(thing) && 'chosen', marked.has(thing) && 'marked'];
  const known = ['control', ...states].map((state) => state && `${prefix}-${state}`);
  return [...known, className].filter((part) => part).join(' ');
}

/**
 * What cannot be chosen now stays a control, for one may ask why not: it is reached with the arrow keys, while the tabulator
 * goes only to what can be chosen.
 */
function controlAttributes({ lit, chosen, onTouch, onPoint, name, entries }: Touching, thing: Thing) {
  const isLit = lit.has(thing);
  const isChosen = chosen.has(thing);
  return {
    role: 'button',
    tabindex: isLit || isChosen || entries.has(thing) ? 0 : -1,
    'aria-label': name(thing),
    'aria-disabled': !isLit && !isChosen,
    'aria-pressed': isChosen,
    onClick: () => onTouch(thing),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      onTouch(thing);
    },
    onPointerEnter: () => onPoint(thing),
    onPointerLeave: () => onPoint(null),
    onFocus: () => onPoint(thing),
    onBlur: () => onPoint(null),
  } as const;
}
