import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../kernel/game.ts';
import { get } from '../../../kernel/there.ts';
import { standardBox } from '../data/standard.ts';
import { cardTitle } from './fr/names.ts';
import { speak, WORDS } from './tongues.ts';
import { UNITS, unitWords } from './units.ts';

await speak();
const box = standardBox();
const units = box.nations.flatMap((nation) => nation.units);

describe('units', () => {
  test('all 64 have words, under the name that stands on their cards', () => {
    expect(units.filter((unit) => unitWords(unit) === null)).toEqual([]);
    expect([...UNITS.keys()].sort()).toEqual(units.map(({ id }) => id).sort());
  });

  test.each(LANGUAGES)('%s: a counter has room for 14 signs, and no two of a nation are alike', (language) => {
    for (const nation of box.nations) {
      const names = nation.units.map((unit) => WORDS[language].counter(unit));
      for (const name of names) expect(name.length, name).toBeLessThanOrEqual(14);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test('a unit that a pack has renamed goes by its own name', () => {
    const guard = { ...get(units, 0), name: 'Old Guard', counterName: 'Grumblers of the Guard' };
    expect(WORDS.en.counter(guard)).toBe('Grumblers of …');
    expect(WORDS.fr.counter(guard)).toBe('Grumblers of …');
    const card = get(box.cards, 0);
    expect(WORDS.fr.cardTitle(card, guard)).toBe('Unité Old Guard');
    expect(WORDS.fr.cardTitle(card, units[0])).toBe('Garde impériale');
    expect(WORDS.en.cardTitle(card, units[0])).toBe('Imperial Guard');
  });
});

describe('cards', () => {
  const french = (name: string) => {
    const card = box.cards.find((found) => found.name === name);
    return card === undefined ? null : cardTitle(card, undefined);
  };

  test.each([
    ['Ambush', 'Embuscade'],
    ['Committed Attack', 'Attaque suicide'],
    ['Forced March', 'Marche forcée'],
    ['Guerrillas', 'Guérilla'],
    ['Redoubt', 'Fortification'],
    ['Regroup', 'Regroupement'],
    ['Skirmish', 'Escarmouche'],
    ['Supply', 'Ravitaillement'],
    ['Withdraw', 'Désengagement volontaire'],
    ['French Sappers', 'Sapeurs français'],
    ['Royal Engineers', 'Génie royal'],
    ['Engineers', 'Génie'],
    ['Scout', 'Éclaireur'],
    ['Spy', 'Espion'],
    ['Archduke Charles', 'Archiduc Charles'],
    ['Michel Ney', 'Michel Ney'],
  ])('%s is %s', (name, title) => expect(french(name)).toBe(title));

  test('every headquarters card but Leaders has a French title of its own', () => {
    const plain = box.cards.filter(
      (card) => card.unit < 0 && card.type !== 'leader' && french(card.name) === card.name,
    );
    expect(plain).toEqual([]);
  });
});
