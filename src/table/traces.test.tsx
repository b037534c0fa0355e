// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest';
import { drawn } from '../../test/drawn.ts';
import { joined, shortened, Traces, type Way } from './traces.tsx';

const way = (piece: string, ...line: Way['line']): Way => ({ piece, line, colour: 'red' });

describe('the traces of what others did', () => {
  it('join the steps of a piece to one way, and leave out whoever is back where he began', () => {
    const ways = joined([
      way('guard', [0, 0], [100, 0]),
      way('hussars', [0, 50], [0, 150]),
      way('guard', [100, 0], [100, 100]),
      way('hussars', [0, 150], [0, 50]),
    ]);
    expect(ways.map(({ piece, line }) => [piece, line])).toEqual([
      [
        'guard',
        [
          [0, 0],
          [100, 0],
          [100, 100],
        ],
      ],
    ]);
  });

  it('end beside the piece, also where the last bend of the road lies under it', () => {
    expect(
      shortened(
        [
          [0, 0],
          [100, 0],
        ],
        40,
      ),
    ).toEqual({
      line: [
        [0, 0],
        [60, 0],
      ],
      angle: 0,
    });
    expect(
      shortened(
        [
          [0, 0],
          [90, 0],
          [100, 0],
        ],
        40,
      ).line,
    ).toEqual([
      [0, 0],
      [60, 0],
    ]);
  });

  it('are drawn for the eye alone: a way with its head, a ring with its sabres, and nothing where nothing was', () => {
    const place = drawn(
      <Traces ways={[way('guard', [0, 0], [100, 0])]} fights={[{ at: [200, 200], r: 47 }]} gap={40} />,
    );
    expect(place.querySelectorAll('.trace-head, .trace-from, .trace-way')).toHaveLength(3);
    expect(place.querySelectorAll('.trace-fight .trace-ring, .trace-fight .trace-sabres')).toHaveLength(2);
    expect(place.querySelector('.traces')?.getAttribute('aria-hidden')).toBe('true');
    expect(drawn(<Traces ways={[]} fights={[]} gap={40} />).innerHTML).toBe('');
  });
});
