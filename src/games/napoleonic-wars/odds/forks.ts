import type { Io } from '../../../kernel/chance.ts';
import { get } from '../../../kernel/there.ts';
import { copyPosition } from '../copy.ts';
import type { Position } from '../position.ts';

/** What came of one way in which the dice can fall. */
export interface Fork {
  readonly q: Position;
  readonly share: number;
}

/** Plays a copy with every way in which the dice can fall; the first of them may be settled beforehand. */
export function forksOf(
  p: Position,
  run: (q: Position, io: Io<never>) => void,
  settled: readonly number[] = [],
): Fork[] {
  const out: Fork[] = [];
  const path: { readonly sides: number; value: number }[] = [];
  for (;;) {
    const q = copyPosition(p);
    let rolled = 0;
    run(q, {
      roll(_stream, sides) {
        const known = settled[rolled++];
        if (known !== undefined) return known;
        const place = rolled - settled.length - 1;
        if (place === path.length) path.push({ sides, value: 1 });
        return get(path, place).value;
      },
      reveal() {},
      tell: null,
    });
    path.length = Math.max(0, rolled - settled.length);
    out.push({ q, share: path.reduce((share, { sides }) => share / sides, 1) });
    while (path.length > 0 && path.at(-1)?.value === path.at(-1)?.sides) path.pop();
    const turned = path.at(-1);
    if (turned === undefined) return out;
    turned.value++;
  }
}
