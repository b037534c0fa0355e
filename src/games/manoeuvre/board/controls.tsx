import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import type { Thing } from '../../../kernel/game.ts';
import type { DrawingProps } from '../../furniture.ts';
import type { View } from '../position.ts';

/** What a control needs to know of the table. */
export interface Touching extends Pick<DrawingProps<View>, 'lit' | 'chosen' | 'marked' | 'onTouch' | 'onPoint'> {
  readonly name: (thing: Thing) => string;
}

interface ControlProps {
  readonly touching: Touching;
  readonly thing: Thing;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/** Something of the drawing that can be touched: a real control for hand, keyboard and reader. */
export function Control({ touching, thing, className = '', style, children }: ControlProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button element inside a drawing
    <g {...controlAttributes(touching, thing, className)} style={style}>
      {children}
    </g>
  );
}

/** The same beside the drawing. */
export function ControlButton({ touching, thing, className = '', style, children }: ControlProps) {
  const { role: _, ...attributes } = controlAttributes(touching, thing, className);
  return (
    <button type="button" {...attributes} style={style}>
      {children}
    </button>
  );
}

/**
 * What cannot be chosen now stays a control, for one may ask why not: it is reached with the arrow keys, while the tabulator
 * goes only to what can be chosen.
 */
function controlAttributes(touching: Touching, thing: Thing, className: string) {
  const { lit, chosen, marked, onTouch, onPoint, name } = touching;
  const isLit = lit.has(thing);
  const isChosen = chosen.has(thing);
  const states = [isLit && 'man-lit', isChosen && 'man-chosen', marked.has(thing) && 'man-marked'].filter(Boolean);
  return {
    role: 'button',
    tabIndex: isLit || isChosen ? 0 : -1,
    'aria-label': name(thing),
    'aria-disabled': !isLit && !isChosen,
    'aria-pressed': isChosen,
    'data-thing': thing,
    className: ['man-control', className, ...states].filter((part) => part !== '').join(' '),
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
  const next = nearest(here, [...event.currentTarget.querySelectorAll('[data-thing]')], arrow);
  if (next === null) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

type Focusable = HTMLElement | SVGElement;

function nearest(here: Element, others: readonly Element[], [dx, dy]: readonly [number, number]): Focusable | null {
  const from = centre(here);
  let best: Focusable | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const other of others) {
    if (other === here || !(other instanceof HTMLElement || other instanceof SVGElement)) continue;
    const to = centre(other);
    const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    if (ahead < 6 || aside > ahead * 2) continue;
    // A counter is drawn after the square under it, and is meant first.
    const far = ahead + 2 * aside;
    if (far <= least) [best, least] = [other, far];
  }
  return best;
}

function centre(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
