import { useCallback, useEffect, useMemo, useState } from 'preact/compat';
import type { GameEvent } from '../../kernel/chance.ts';
import { lay, uncover, useOver } from '../router.ts';
import { type Frame, frameAt } from './reel.ts';
import type { Seated, TableState } from './table.ts';

/** An earlier moment of the match, shown on its own table. */
export interface Moment {
  readonly frame: Frame;
  readonly told: readonly GameEvent[];
  /** Nothing lies before it. */
  readonly isFirst: boolean;
  /** Whether something has happened since one began to look back. */
  readonly goesOn: boolean;
  /** To the moment before, or to the next: after the last one comes what is now. */
  stepBy(by: number): void;
}

interface Looked {
  readonly frames: readonly Frame[];
  /** What was known when one began to look back. */
  readonly n: number;
}

/** What the log was asked to show: null while the table shows what is now. Nobody sees a moment that another seat asked for. */
export function useMoment(seated: Seated, { viewer, look }: TableState): Moment | null {
  const over = useOver();
  const at = over?.page === 'replay' && over.id === seated.info.id && over.seat === viewer ? over.at : null;
  const isOpen = at !== null;
  const [looked, setLooked] = useState<Looked | null>(null);
  const n = look?.n ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what happens meanwhile is no reason to look at the past anew.
  useEffect(() => {
    if (!isOpen) return undefined;
    let current = true;
    void seated.course().then((frames) => {
      if (current && frames.length > 0) setLooked({ frames, n });
    });
    return () => {
      current = false;
      setLooked(null);
    };
  }, [seated, isOpen, viewer]);
  const frames = looked?.frames;
  const index = frames === undefined || at === null ? 0 : frameAt(frames, at);
  const frame = frames?.[index];
  const stepBy = useCallback(
    (by: number) => {
      const next = frames?.[Math.max(0, index + by)];
      if (next === undefined) uncover();
      else lay({ page: 'replay', id: seated.info.id, at: next.n, seat: viewer });
    },
    [frames, index, seated, viewer],
  );
  const goesOn = looked !== null && looked.n !== n;
  return useMemo(() => {
    if (frame === undefined || at === null) return null;
    const told = frame.scenes.flatMap((scene) => scene.told.map(({ event }) => event));
    return { frame, told, isFirst: index === 0, goesOn, stepBy };
  }, [frame, at, index, goesOn, stepBy]);
}
