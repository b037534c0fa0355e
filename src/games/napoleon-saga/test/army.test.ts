import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { filled } from '../../../../test/support/table.ts';
import type { Deck } from '../data/box.ts';
import { faultsOf, printDeck, readDeck, refusalOf } from '../rules/army.ts';
import { box, game, opened } from './table.ts';

const deck = (id: string): Deck => box.decks.find((each) => each.id === id) ?? (box.decks[0] as Deck);
const STARTER = deck('french-starter');
const said = (change: Partial<Deck>) =>
  faultsOf(box, { ...STARTER, ...change }).map(({ clause, why, count, limit }) => `${clause} ${why} ${count} ${limit}`);
const units = (change: { readonly [id: string]: number }) => said({ units: { ...STARTER.units, ...change } });

rule(['NS-ARMY-01', 'NS-ARMY-03'], 'every deck of the box is sound, within its limit', () => {
  for (const each of box.decks) expect(faultsOf(box, each), each.id).toEqual([]);
  expect(said({ limit: 885 })).toEqual([]);
  expect(said({ limit: 884 })).toEqual(['NS-ARMY-01 tooDear 885 884']);
});
rule('NS-ARMY-02', 'no unit more often than its presence', () => {
  expect(units({ 'fr-oguard': 2 })).toContain('NS-ARMY-02 tooMany 2 1');
});
rule('NS-ARMY-03', 'sixteen units at least', () => {
  expect(units({ 'fr-line': 5 })).toEqual(['NS-ARMY-03 tooFewUnits 15 16']);
});
rule('NS-ARMY-04', 'cavalry is at most half the infantry', () => {
  expect(units({ 'fr-chasseurs': 2, 'fr-lancers': 1 })).toEqual(['NS-ARMY-01 tooDear 940 900']);
  expect(units({ 'fr-chasseurs': 2, 'fr-hussars': 1 })).toContain('NS-ARMY-04 tooMuchCavalry 6 5');
});
rule(
  ['NS-ARMY-05', 'NS-ARMY-06', 'NS-ARMY-09'],
  'two guns and three Guards, from eighteen units on three and four; a Guard gun counts for both',
  () => {
    expect(units({ 'fr-guardart': 1 })).toContain('NS-ARMY-05 tooMuchArtillery 3 2');
    expect(units({ 'fr-yguard': 2, 'fr-mguard': 1 }).some((text) => text.includes('tooManyGuards'))).toBe(false);
    expect(said({ limit: 2000, units: { ...STARTER.units, 'fr-yguard': 2, 'fr-guardart': 1 } })).toEqual([]);
    expect(
      said({
        limit: 2000,
        units: { ...STARTER.units, 'fr-line': 5, 'fr-yguard': 2, 'fr-mguard': 1, 'fr-guardart': 1, 'fr-chasseurs': 0 },
      }),
    ).toEqual(['NS-ARMY-05 tooMuchArtillery 3 2', 'NS-ARMY-05 tooManyGuards 5 3']);
  },
);
rule('NS-ARMY-08', 'forty cards at least, of each two at most, and only of the own army', () => {
  const { s20: _gone, ...fewer } = STARTER.strategy;
  expect(said({ strategy: fewer })).toEqual(['NS-ARMY-08 tooFewCards 38 40']);
  expect(said({ strategy: { ...STARTER.strategy, s20: 3 } })).toEqual(['NS-ARMY-08 tooManyCopies 3 2']);
  expect(said({ strategy: { ...STARTER.strategy, s44: 1 } })).toEqual(['NS-CARD-10 unknownCard 1 0']);
});

rule(
  ['NS-ARMY-01', 'NS-ARMY-07'],
  'a deck that was written out is played with, and an unsound one is refused with its clause',
  () => {
    const own = { ...STARTER, units: { ...STARTER.units, 'fr-line': 5, 'fr-gren': 1 } };
    const text = printDeck(own);
    expect(readDeck(text)).toEqual({ ...own, id: text });
    const t = opened({ deckF: text, deckC: text, deployment: 'automatic' });
    expect(t.step).toBe('turn.bid');
    const wrong = (deckF: string) => () => filled(game, { deckF });
    expect(wrong(printDeck({ ...STARTER, limit: 500 }))).toThrow(
      'NS-ARMY-01 forbids it: tooDear, 885 where the limit is 500',
    );
    expect(wrong('french 900: fr-line 6')).toThrow('it is no deck such as');
    expect(wrong('french 900: fr-line 3, fr-line 3; s01 2')).toThrow('it names something twice');
  },
);

rule('NS-ARMY-04', 'cavalry may be chosen before its infantry, but never more than all its infantry allows', () => {
  const cavalry = { 'fr-hussars': 1, 'fr-chasseurs': 2, 'fr-lancers': 1, 'fr-dragoons': 1, 'fr-cuirassiers': 2 };
  const deck = { army: 'french', limit: 2000, units: cavalry, strategy: {} } as const;
  expect(refusalOf(box, { ...deck, units: {} }, 'fr-hussars')).toBeNull();
  expect(faultsOf(box, deck).map(({ why }) => why)).toContain('tooMuchCavalry');
  // Fourteen of infantry are all that there are.
  expect(refusalOf(box, deck, 'fr-redlancers')).toMatchObject({ clause: 'NS-ARMY-04', count: 8, limit: 7 });
});

rule(['NS-ARMY-05', 'NS-ARMY-06'], 'a third gun may be chosen before the eighteenth unit, a fourth never', () => {
  const deck = { army: 'french', limit: 2000, units: { 'fr-footart': 2 }, strategy: {} } as const;
  expect(refusalOf(box, deck, 'fr-horseart')).toBeNull();
  expect(refusalOf(box, { ...deck, units: { 'fr-footart': 2, 'fr-horseart': 1 } }, 'fr-guardart')).toMatchObject({
    ...{ clause: 'NS-ARMY-06', why: 'tooMuchArtillery', count: 4, limit: 3 },
  });
});

rule(['NS-ARMY-06', 'NS-ARMY-09'], 'a fourth Guard may be chosen before the eighteenth unit, a fifth never', () => {
  const deck = { army: 'french', limit: 2000, units: { 'fr-yguard': 2, 'fr-oguard': 1 }, strategy: {} } as const;
  expect(refusalOf(box, deck, 'fr-mguard')).toBeNull();
  expect(refusalOf(box, { ...deck, units: { ...deck.units, 'fr-mguard': 1 } }, 'fr-redlancers')).toMatchObject({
    ...{ clause: 'NS-ARMY-06', why: 'tooManyGuards', count: 5, limit: 4 },
  });
});

rule(['NS-ARMY-01', 'NS-ARMY-02', 'NS-ARMY-08'], 'what was wrong before stands in nobody else’s way', () => {
  const deck = { army: 'french', limit: 40, units: { 'fr-line': 1 }, strategy: { s01: 3 } } as const;
  expect(refusalOf(box, deck, 's02')).toBeNull();
  expect(refusalOf(box, deck, 's01')).toMatchObject({ why: 'tooManyCopies', count: 4, limit: 2 });
  expect(refusalOf(box, deck, 'fr-light')).toMatchObject({ why: 'tooDear', count: 95, limit: 40 });
  expect(refusalOf(box, { ...deck, limit: 900, units: { 'fr-oguard': 1 } }, 'fr-oguard')).toMatchObject({
    ...{ clause: 'NS-ARMY-02', why: 'tooMany', limit: 1 },
  });
});
