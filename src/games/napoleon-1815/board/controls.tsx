import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import type { Thing } from '../../../kernel/game.ts';
import type { DrawingProps } from '../../furniture.ts';
import type { View } from '../position.ts';
import type { Point } from './geometry.ts';

/** For what is drawn for the eye alone: its words stand elsewhere. */
export const SILENT = { 'aria-hidden': true } as const;

/** What a control needs to know of the table. */
export interface Touching extends Pick<DrawingProps<View>, 'lit' | 'chosen' | 'marked' | 'onTouch' | 'onPoint'> {
  readonly name: (thing: Thing) => string;
  /** Where the tabulator enters a part of the table in which nothing can be chosen. */
  readonly entries: ReadonlySet<Thing>;
}

interface ControlProps {
  readonly touching: Touching;
  readonly thing: Thing;
  readonly className?: string;
  readonly style?: CSSProperties | undefined;
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
}: ControlProps & { area: ReactNode }) {
  return (
    <g className={classesOf(touching, thing, className)} style={style}>
      <g className="n15-shown" {...SILENT}>
        {children}
      </g>
      <g {...controlAttributes(touching, thing)}>{area}</g>
    </g>
  );
}

/** The same beside the drawing; `again` for what is a control on the map already. */
export function ControlButton({
  touching,
  thing,
  className = '',
  again = false,
  children,
}: Omit<ControlProps, 'style'> & { again?: boolean }) {
  const { role: _, 'data-thing': named, ...attributes } = controlAttributes(touching, thing);
  const mark = again ? { 'data-again': named } : { 'data-thing': named };
  return (
    <span className={classesOf(touching, thing, className)}>
      <span className="n15-inside" {...SILENT}>
        {children}
      </span>
      <button type="button" {...mark} {...attributes} />
    </span>
  );
}

function classesOf({ lit, chosen, marked }: Touching, thing: Thing, className: string): string {
  const states = [lit.has(thing) && 'n15-lit', chosen.has(thing) && 'n15-chosen', marked.has(thing) && 'n15-marked'];
  return ['n15-control', className, ...states].filter((part) => part !== '' && part !== false).join(' ');
}

/**
 * What cannot be chosen now stays a control, for one may ask why not: it is reached with the arrow keys, while the tabulator
 * goes only to what can be chosen.
 */
function controlAttributes(touching: Touching, thing: Thing) {
  const { lit, chosen, onTouch, onPoint, name, entries } = touching;
  const isLit = lit.has(thing);
  const isChosen = chosen.has(thing);
  return {
    role: 'button',
    tabIndex: isLit || isChosen || entries.has(thing) ? 0 : -1,
    'aria-label': name(thing),
    'aria-disabled': !isLit && !isChosen,
    'aria-pressed': isChosen,
    'data-thing': thing,
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

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The arrow keys go to the nearest control in that direction, whether it can be chosen or not. */
export function goWithArrows(event: KeyboardEvent<Element>): void {
  const arrow = ARROWS[event.key];
  const here = event.target;
  if (arrow === undefined || event.altKey || event.ctrlKey || event.metaKey || !(here instanceof Element)) return;
  const next = nearest(here, [...event.currentTarget.querySelectorAll('[data-thing], [data-again]')], arrow);
  if (next === null) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

type Focusable = HTMLElement | SVGElement;

function nearest(here: Element, others: readonly Element[], arrow: readonly [number, number]): Focusable | null {
  const found = others.filter((other) => other !== here);
  const next = found[nearestPoint(centre(here), found.map(centre), arrow)];
  return next instanceof HTMLElement || next instanceof SVGElement ? next : null;
}

/** Which of the points lies next in a direction, more ahead than aside; -1 if none does. */
export function nearestPoint(from: Point, points: readonly Point[], [dx, dy]: readonly [number, number]): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  points.forEach((to, i) => {
    const ahead = (to[0] - from[0]) * dx + (to[1] - from[1]) * dy;
    const aside = Math.abs((to[0] - from[0]) * dy) + Math.abs((to[1] - from[1]) * dx);
    if (ahead < 6 || aside > ahead * 2) return;
    // A block is drawn after the place under it, and is meant first.
    const far = ahead + 2 * aside;
    if (far <= least) [best, least] = [i, far];
  });
  return best;
}

function centre(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
