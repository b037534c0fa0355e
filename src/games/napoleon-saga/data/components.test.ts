import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { changed, errorOf, testPack } from '../../../../test/support/pack.ts';
import { readPack } from './pack.ts';
import { boxOf, STANDARD_HASH, STANDARD_PACK, standardBox } from './standard.ts';

const components = {
  STANDARD_PACK,
  STANDARD_HASH,
  standardBox,
  boxOf,
  readPack,
  file: new URL('./napoleon-saga.json', import.meta.url),
};

testPack(components);

const box = standardBox();
const total = (counts: { readonly [id: string]: number }): number => Object.values(counts).reduce((a, b) => a + b, 0);

rule('NS-COMP-01', '26 units an army, 146 Strategy cards in all, 14 objectives', () => {
  for (const { cards } of box.armies) expect(cards.filter(({ token }) => !token)).toHaveLength(26);
  const copies = box.building.strategyMaxCopies;
  const perArmy = (army: 'french' | 'coalition') =>
    box.designs.filter(({ armies }) => armies.includes(army)).length * copies;
  expect(perArmy('french') + perArmy('coalition') + 2).toBe(146);
  expect(box.objectives).toHaveLength(14);
});

rule(
  ['NS-UNIT-01', 'NS-UNIT-02', 'NS-UNIT-03'],
  'a unit has an arm with its own sub-types, an army, and four values',
  () => {
    const subs = { infantry: ['line', 'light'], cavalry: ['line', 'light', 'heavy'], artillery: ['foot', 'horse'] };
    for (const { id, cards } of box.armies) {
      for (const { arm, sub, nation, token } of cards) {
        expect(subs[arm]).toContain(sub);
        if (!token) expect(nation === 'france').toBe(id === 'french');
      }
    }
  },
);

rule('NS-STRAT-01', 'Initiative is 0 to 5, and the Bluff card is worth 0', () => {
  for (const { initiative } of box.designs) expect(initiative >= 0 && initiative <= 5).toBe(true);
  expect(box.armies.map(({ bluff }) => bluff.initiative)).toEqual([0, 0]);
});

rule('NS-OBJC-01', 'eight objectives are scored at once, six in the final count', () => {
  expect(box.objectives.filter(({ kind }) => kind === 'immediate')).toHaveLength(8);
  expect(box.objectives.filter(({ kind }) => kind === 'long_term')).toHaveLength(6);
});

rule('NS-SETUP-01', 'the two starter decks have the same Strategy cards, two of each', () => {
  const [french, coalition] = box.decks;
  expect(french?.strategy).toEqual(coalition?.strategy);
  expect(Object.values(french?.strategy ?? {}).every((count) => count === 2)).toBe(true);
  expect(total(french?.strategy ?? {})).toBe(40);
  expect(total(french?.units ?? {})).toBe(16);
});

rule('NS-EX-13', 'there is a unit of Fire 0, Melee 4, Cohesion 3 and Morale 4', () => {
  const profiles = box.armies
    .flatMap(({ cards }) => cards)
    .map(({ fire, melee, cohesion, morale }) => [fire, melee, cohesion, morale].join('/'));
  expect(profiles).toContain('0/4/3/4');
});

rule('NS-TERR-14', 'a pack whose cards do what there is nothing for is refused with a sentence', () => {
  const wrong = (change: (pack: typeof STANDARD_PACK) => void) => errorOf(components, changed(components, change));
  expect(wrong((pack) => pack.tokenUnits.splice(0))).toBe(
    "strategyCards[14] becomes 'conscripts', there is no such token unit",
  );
  expect(wrong(({ decks }) => Object.assign(decks[0]?.units ?? {}, { 'gb-line': 1 }))).toBe(
    "decks[0].units has 'gb-line', the army 'french' has no such unit",
  );
  expect(wrong(({ decks }) => Object.assign(decks[0]?.units ?? {}, { 'fr-line': 7 }))).toBe(
    "decks[0].units has 7 of 'fr-line', there are 6",
  );
});
