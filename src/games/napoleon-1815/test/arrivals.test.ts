import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { table } from './table.ts';

// Who comes into the fog: that he comes, or must wait, shows who stands there.

const APART = { ney: 'avesnes', picton: 'ath', zieten: 'namur' };
const FRENCH = [1, 2, 3, 4, 6, 7, 10];

describe('what a reinforcement shows', () => {
  /** INACTIVITE asks the coalition a last question; with its answer the draw phase ends, and Bülow is due at Perwez. */
  const due = (there: { readonly pieces?: object; readonly vedettes?: object }, level: string) => {
    const t = table(
      {
        pieces: { ...APART, ...there.pieces },
        vedettes: level === 'grognard' ? { french: { avesnes: 1, ...there.vedettes } } : {},
        phase: 'draw',
        arrivals: [{ turn: 1, corps: 'bulow', zone: 'perwez' }],
        decks: { french: FRENCH, coalition: [61, 62, 37] },
      },
      { level },
    );
    expect([t.seat(), t.step(), t.zone('bulow')]).toEqual([1, 'inactivite.where', 'off']);
    return t.play('at Ath');
  };
  const OF_CORPS = { pieces: { reille: 'perwez' } };
  const OF_VEDETTES = { vedettes: { perwez: 1 } };
  const OF_BOTH = { ...OF_CORPS, ...OF_VEDETTES };

  rule(['N15-SEQ-04', 'N15-FOG-01'], 'that it waits shows a corps in the fog: the answer before it stands', () => {
    for (const held of [OF_CORPS, OF_BOTH]) {
      const t = due(held, 'grognard');
      expect([t.zone('bulow'), t.reveals > 0]).toEqual(['off', true]);
    }
  });

  rule(['N15-SEQ-03', 'N15-FOG-01'], 'that it comes shows that vedettes alone stood there', () => {
    const t = due(OF_VEDETTES, 'grognard');
    expect([t.zone('bulow'), t.reveals > 0]).toEqual(['perwez', true]);
  });

  rule(
    ['N15-SEQ-03', 'N15-SEQ-04'],
    'where nothing is hidden nothing is shown, and the answer can be taken back',
    () => {
      const alone = due({}, 'grognard');
      expect([alone.zone('bulow'), alone.reveals]).toEqual(['perwez', 0]);
      const blocked = due(OF_CORPS, 'conscript');
      expect([blocked.zone('bulow'), blocked.reveals]).toEqual(['off', 0]);
    },
  );

  rule(['N15-EVT-LAM-01', 'N15-VED-05'], 'that nobody is ridden down shows that no vedettes were among them', () => {
    const joined = (beaumont: object) =>
      table(
        {
          pieces: { ...APART, lobau: 'beaumont', ...beaumont },
          phase: 'initiative',
          hands: { french: [29] },
          decks: { french: [2], coalition: [37] },
        },
        { level: 'grognard' },
      ).play('play #29', 'at Beaumont');
    const among = joined({ hill: 'beaumont' });
    expect([among.zone('lamarque'), among.events('eliminated'), among.reveals > 0]).toEqual(['beaumont', [], true]);
    expect(joined({}).reveals).toBe(0);
  });
});
