import { memo, type ReactNode, useContext, useLayoutEffect, useRef } from 'preact/compat';
import { SILENT } from '../controls.tsx';
import { InWindow, type Window } from '../window.ts';
import { type TileWorker, tileKeeper } from './tile-keeper.ts';
import type { Colours } from './tile-words.ts';

interface GroundProps {
  readonly width: number;
  readonly height: number;
  /** Starts the worker that draws this land. The same function is the same land. */
  readonly worker: () => TileWorker;
  /** The names of its colours: each is `--land-NAME` in the style sheets. */
  readonly colours: readonly string[];
  /** The land in few strokes, in units of the sheet: it is there at once, and stays until the first of it has been drawn. */
  readonly coarse: ReactNode;
}

/** The land below everything: drawn elsewhere, piece by piece, and only shifted here. */
export const Ground = memo(function Ground({ width, height, worker, colours, coarse }: GroundProps) {
  const ground = useRef<HTMLDivElement>(null);
  const window = useContext(InWindow);
  useLayoutEffect(() => {
    const here = ground.current;
    // Where nothing can be drawn elsewhere the land stays paper: in tests, and in browsers that cannot show the rest either.
    if (here === null || typeof OffscreenCanvas === 'undefined' || typeof Worker === 'undefined') return undefined;
    const ending = new AbortController();
    const keeper = tileKeeper(worker(), {
      sheet: { width, height },
      ground: here,
      density: () => devicePixelRatio,
      soon: (act) => requestAnimationFrame(act),
    });
    const look = () => keeper.look(window?.now.get() ?? pictured(here, width));
    const colour = () => keeper.colour(coloursOf(here, colours));
    const stop = window?.now.subscribe(look);
    const theme = new MutationObserver(colour);
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)'])
      matchMedia(query).addEventListener('change', colour, { signal: ending.signal });
    colour();
    look();
    return () => {
      stop?.();
      theme.disconnect();
      ending.abort();
      keeper.end();
    };
  }, [window, worker, width, height, colours]);
  return (
    <div ref={ground} className="hex-ground" {...SILENT}>
      <svg className="hex-layer hex-coarse" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {coarse}
      </svg>
    </div>
  );
});

/** A sheet that nobody moves is seen as large as it is laid out. */
function pictured(ground: HTMLElement, width: number): Window {
  const seen = ground.getBoundingClientRect();
  return { x: 0, y: 0, scale: seen.width / width || 1, width: seen.width, height: seen.height, resting: true };
}

/** What the colours are in the light of the page: asked of an element, for a property alone does not know. */
function coloursOf(ground: HTMLElement, names: readonly string[]): Colours {
  const probe = ground.appendChild(document.createElement('i'));
  const found = names.map((name) => {
    probe.style.color = `var(--land-${name})`;
    return [name, getComputedStyle(probe).color] as const;
  });
  probe.remove();
  return Object.fromEntries(found);
}
