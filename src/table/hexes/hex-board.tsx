import { type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'preact/compat';
import type { Thing } from '../../kernel/game.ts';
import type { Touching } from '../controls.tsx';
import { createStore } from '../store.ts';
import { InWindow } from '../window.ts';
import { hit, nextBy, type Standing, thingHex } from './cursor.ts';
import { HexControls } from './hex-controls.tsx';
import type { HexSheet } from './sheet.ts';

interface HexBoardProps {
  readonly sheet: HexSheet;
  readonly className: string;
  /** The class that says the colours of the land. */
  readonly land: string;
  /** What it is called, and what the ground under its pieces is. */
  readonly label: string;
  readonly groundLabel: string;
  readonly touching: Touching;
  /** What stands on it, the uppermost of each hex first. */
  readonly standing: readonly Standing[];
  /** The land below everything. */
  readonly ground: ReactNode;
  /** What is printed on the land: names, the neatline. */
  readonly printed: ReactNode;
  /** What is laid over the land for a moment, below the pieces. */
  readonly laid: ReactNode;
  readonly pieces: ReactNode;
  /** What is laid over the pieces. */
  readonly above: ReactNode;
}

/**
 * A board of hexes. What changes at a touch, what changes with the view and what never changes lie in drawings of their own, one above
 * the other, so that a browser paints again no more than the one that changed.
 */
export function HexBoard({
  sheet,
  className,
  land,
  label,
  groundLabel,
  touching,
  standing,
  ground,
  printed,
  laid,
  pieces,
  above,
}: HexBoardProps) {
  const root = useRef<HTMLDivElement>(null);
  const [cursor] = useState(() => createStore<Thing | null>(null));
  const window = useContext(InWindow);
  const now = useRef({ sheet, touching, standing });
  // Before anything is painted: a hand that follows on what is seen must find what belongs to it.
  useLayoutEffect(() => {
    now.current = { sheet, touching, standing };
  });
  useLayoutEffect(() => {
    const here = root.current;
    if (here === null) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const scaleOf = () => here.getBoundingClientRect().width / now.current.sheet.width || 1;
    const meant = (event: MouseEvent, isFinger: boolean): Thing | null => {
      if (event.target instanceof Element && event.target.closest('[data-thing]') !== null) return null;
      const { left, top } = here.getBoundingClientRect();
      const scale = scaleOf();
      const at = [(event.clientX - left) / scale, (event.clientY - top) / scale] as const;
      return hit(now.current.sheet, now.current.standing, at, isFinger ? { scale } : null);
    };
    let pointed: Thing | null = null;
    const point = (thing: Thing | null) => {
      if (thing === pointed) return;
      pointed = thing;
      now.current.touching.onPoint(thing);
    };
    here.addEventListener(
      'click',
      (event) => {
        const thing = meant(event, event instanceof PointerEvent && event.pointerType === 'touch');
        if (thing !== null) now.current.touching.onTouch(thing);
      },
      { signal },
    );
    here.addEventListener(
      'pointermove',
      (event) => {
        if (event.pointerType === 'touch' || event.buttons !== 0) return;
        const thing = meant(event, false);
        // A control tells by itself that it is pointed at.
        if (thing === null) pointed = null;
        else point(thing);
      },
      { signal },
    );
    here.addEventListener('pointerleave', () => point(null), { signal });
    here.addEventListener(
      'keydown',
      (event) => {
        const from = event.target instanceof Element ? event.target.closest('[data-thing]') : null;
        const thing = from?.getAttribute('data-thing') ?? '';
        if (!isThing(thing) || event.altKey || event.ctrlKey || event.metaKey || !event.key.startsWith('Arrow')) return;
        event.preventDefault();
        event.stopPropagation();
        const next = nextBy(now.current.sheet, now.current.standing, thing, event.key);
        if (next !== null) goTo(here, next);
      },
      { signal },
    );
    function goTo(board: HTMLElement, thing: Thing): void {
      const hex = thingHex(now.current.sheet, thing);
      const there = now.current.standing.find((one) => one.thing === thing);
      const [x, y] = there === undefined ? now.current.sheet.middle(hex) : [there.x, there.y];
      window?.show(x, y);
      const control = board.querySelector<SVGElement>(`[data-thing="${thing}"]`);
      if (control !== null) control.focus({ preventScroll: true });
      else cursor.set(thing);
    }
    return () => ending.abort();
  }, [cursor, window]);
  const { width, height } = sheet;
  const box = `0 0 ${width} ${height}`;
  return (
    <div className={`hex-board ${land}`} ref={root} style={{ aspectRatio: `${width} / ${height}` }}>
      {ground}
      <svg className="hex-layer hex-printed" viewBox={box} aria-hidden="true">
        {printed}
      </svg>
      {/* biome-ignore lint/a11y/useSemanticElements: there is no fieldset inside a drawing */}
      <svg className="hex-layer hex-laid" viewBox={box} role="group" aria-label={groundLabel}>
        {laid}
        <HexControls sheet={sheet} touching={touching} cursor={cursor} />
      </svg>
      {/* biome-ignore lint/a11y/useSemanticElements: there is no fieldset inside a drawing */}
      <svg className={`drawn-board hex-layer hex-pieces ${className}`} viewBox={box} role="group" aria-label={label}>
        {pieces}
      </svg>
      <svg className="hex-layer hex-above" viewBox={box} aria-hidden="true">
        {above}
      </svg>
    </div>
  );
}

const isThing = (name: string): name is Thing => name.includes(':');
