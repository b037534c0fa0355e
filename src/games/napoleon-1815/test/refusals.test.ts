import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { table, zoneNamed } from './table.ts';

// What the table answers to somebody who reaches for the wrong thing.

const zone = (id: string) => `zone:${zoneNamed(id)}`;
const DECKS = { french: [2, 4, 10], coalition: [44, 59, 61, 67, 71, 72] };

describe('refusals', () => {
  rule(['N15-OPS-06', 'N15-OPS-13'], 'first the stack, then its order, then where it goes', () => {
    const pieces = { erlon: { zone: 'ligny', activated: true }, reille: 'ligny', ney: 'fleurus', picton: 'ath' };
    const t = table({ pieces: { ...pieces, lobau: { zone: 'avesnes', activated: true } }, decks: DECKS });
    for (const wish of [zone('marbais'), zone('ligny'), zone('ath'), zone('avesnes')])
      expect(t.why(0, wish), wish).toEqual(['designateFirst N15-OPS-06']);
    for (const kind of ['go', 'fight', 'rest'] as const)
      expect(t.why(0, { kind }), kind).toEqual(['designateFirst N15-OPS-06']);
    t.play('+ Reille');
    expect(t.why(0, zone('marbais'))).toEqual(['orderFirst N15-OPS-13']);
    expect(t.why(0, { kind: 'pass' })).toEqual(['orderFirst N15-OPS-13']);
    expect(t.why(0, { kind: 'fight' })).toEqual(['notContested N15-CBT-01']);
    expect(t.why(0, zone('fleurus'))).toEqual(['orderFirst N15-OPS-13']);
  });

  rule(['N15-MAN-10', 'N15-RET-01'], 'who stands in a zone needs no connection to it', () => {
    const t = table({ pieces: { reille: 'ligny', picton: 'ath' }, decks: DECKS }).play('+ Reille', 'march');
    expect(t.why(0, zone('ligny'))).toEqual(['alreadyThere N15-MAN-10']);
    const beaten = table({
      pieces: {
        reille: 'sombreffe',
        picton: { zone: 'sombreffe', infantry: 4, cavalry: 0 },
        lobau: 'avesnes',
        bulow: 'hannut',
      },
      decks: { french: [1, 8], coalition: DECKS.coalition },
    }).play('+ Reille', 'fight');
    expect(beaten.step()).toBe('retreat.step');
    expect(beaten.why(1, zone('sombreffe'))).toEqual(['alreadyThere N15-RET-01']);
  });
});
