import { describe, expect, test } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { SQUARES } from '../../../grids/squares.ts';
import { printDice, readDice, sumsOf } from '../../../kernel/odds.ts';
import { NONE } from '../position.ts';
import type { CardFacts, HqType } from './box.ts';
import { readPack } from './pack.ts';
import { STANDARD_PACK, standardBox } from './standard.ts';
import { squareUnder, turned } from './tiles.ts';

const box = standardBox();
const broken = (change: (pack: typeof STANDARD_PACK) => void): string | null => {
  const pack = structuredClone(STANDARD_PACK);
  change(pack);
  const read = readPack(pack);
  return 'error' in read ? read.error : null;
};
const nation = (id: string) => {
  const found = box.nations.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no nation ${id}`);
  return found;
};
const cardsOf = (type: CardFacts['type']) => box.cards.filter((card) => card.type === type);
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

describe('what is in the box', () => {
  rule('MAN-0-d', '24 tiles, eight decks of 60, and no limit to the number of dice', () => {
    expect(box.tiles).toHaveLength(24);
    expect(box.nations.map((each) => each.deck.length)).toEqual([60, 60, 60, 60, 60, 60, 60, 60]);
    // The printed box has four d10; a card that rolled six would be rolled all the same.
    const change = (pack: typeof STANDARD_PACK) => {
      pack.hqEffects.ambush.dice = '6d10';
    };
    expect(broken(change)).toBeNull();
  });
});

describe('1.1 tiles', () => {
  rule('MAN-1.1-a', '24 different tiles of 4 x 4 squares, each square of one terrain', () => {
    for (const tile of box.tiles) {
      expect(tile.squares).toHaveLength(16);
      for (const terrain of tile.squares) expect(box.terrain[terrain]).toBeDefined();
    }
    const faces = box.tiles.flatMap((tile) => [
      ...new Set([0, 1, 2, 3].map((turn) => turned(tile.squares, turn).join())),
    ]);
    expect(new Set(faces).size).toBe(faces.length);
  });

  test('the census of the 384 squares', () => {
    const census = new Map<string, number>();
    for (const terrain of box.tiles.flatMap((tile) => tile.squares)) {
      const id = box.terrain[terrain]?.id ?? '';
      census.set(id, (census.get(id) ?? 0) + 1);
    }
    expect(Object.fromEntries(census)).toEqual({
      clear: 258,
      hill: 54,
      woods: 48,
      town: 18,
      field: 3,
      lake: 2,
      marsh: 1,
    });
  });

  rule('MAN-1.1-b', 'four tiles cover the 64 squares of a battlefield, each once', () => {
    const squares = [0, 1, 2, 3].flatMap((slot) => Array.from({ length: 16 }, (_, i) => squareUnder(slot, i)));
    expect(new Set(squares).size).toBe(SQUARES);
    expect([squareUnder(0, 0), squareUnder(1, 3), squareUnder(2, 12), squareUnder(3, 15)]).toEqual([56, 63, 0, 7]);
  });

  test('a quarter turn goes clockwise, four of them are none', () => {
    const tile = [...'abcdefghijklmnop'];
    expect(turned(tile, 1).join('')).toBe('miea' + 'njfb' + 'okgc' + 'plhd');
    expect(turned(tile, 2).join('')).toBe('ponmlkjihgfedcba');
    expect(turned(tile, 4)).toEqual(tile);
  });
});

describe('1.2 dice', () => {
  const printed = box.cards.flatMap((card) => [
    card.attack,
    card.bombard,
    card.volley,
    card.grandBattery?.dice ?? null,
  ]);

  rule('MAN-1.2-a', 'd6, d8 and d10 and no other; a d10 gives one to ten', () => {
    const sides = [...printed, box.ambushDice, box.committedDice].flatMap((dice) =>
      dice === null ? [] : [dice.sides],
    );
    expect([...new Set(sides)].sort((a, b) => a - b)).toEqual([6, 8, 10]);
    expect(broken((pack) => (pack.hqEffects.ambush.dice = '1d12'))).toBe(
      "hqEffects.ambush.dice must be dice such as 2d8 (d6, d8 or d10), not '1d12'",
    );
    expect(sumsOf([readDice('1d10')])).toEqual({ low: 1, ways: Array.from({ length: 10 }, () => 1) });
  });

  rule('MAN-1.2-b', '2d8 is two dice of eight faces, added', () => {
    const { low, ways } = sumsOf([readDice('2d8')]);
    expect([low, low + ways.length - 1, sum(ways)]).toEqual([2, 16, 64]);
    const texts = new Set(printed.flatMap((dice) => (dice === null ? [] : [printDice(dice)])));
    expect([...texts].sort()).toEqual(['1d10', '1d8', '2d10', '2d6', '2d8']);
  });
});

describe('1.3 units', () => {
  rule('MAN-1.3-a', 'eight armies of eight units, which are never exchanged', () => {
    expect(box.nations.map((each) => each.units.length)).toEqual([8, 8, 8, 8, 8, 8, 8, 8]);
    expect(new Set(box.nations.flatMap((each) => each.units.map((unit) => unit.id))).size).toBe(64);
    const stolen = (pack: typeof STANDARD_PACK) => {
      const card = pack.nations[0]?.deck[0];
      if (card?.kind === 'unit') card.unit = 'gb-1st-foot-guards';
    };
    expect(broken(stolen)).toBe("nations[0].deck[0].unit is 'gb-1st-foot-guards', the nation 'fr' has no such unit");
  });

  rule('MAN-1.3-b', 'full strength is the higher number, reduced the lower', () => {
    for (const unit of box.nations.flatMap((each) => each.units)) expect(unit.full).toBeGreaterThan(unit.reduced);
    const change = (pack: typeof STANDARD_PACK) => {
      const unit = pack.nations[1]?.units[2];
      if (unit !== undefined) unit.reducedStrength = unit.fullStrength;
    };
    expect(broken(change)).toBe(
      'nations[1].units[2].reducedStrength is 7, it must be less than the full strength of 7',
    );
  });

  rule('MAN-1.3-c', 'a unit is infantry or cavalry', () => {
    const cavalry = box.nations.map((each) => [each.id, each.units.filter((unit) => unit.cavalry).length]);
    expect(Object.fromEntries(cavalry)).toEqual({ fr: 2, gb: 2, at: 2, ot: 4, pr: 2, ru: 2, es: 2, us: 1 });
    expect(broken((pack) => Object.assign(pack.nations[0]?.units[0] ?? {}, { type: 'artillery' }))).toBe(
      "nations[0].units[0].type must be one of 'infantry', 'cavalry', not 'artillery'",
    );
  });

  rule('MAN-1.3-d', 'a unit and its five cards bear one name, and no two units of an army share it', () => {
    for (const army of box.nations) {
      expect(new Set(army.units.map((unit) => unit.name)).size).toBe(8);
      for (const card of army.deck.flatMap((i) => box.cards[i] ?? [])) {
        expect(card.name).not.toBe('');
        if (card.type === 'unit') expect(card.name).toBe(army.units[card.unit]?.name);
        else expect(card.unit).toBe(NONE);
      }
    }
  });

  rule('MAN-1.3-e', 'the Imperial Guard: infantry, 8 and 5, spelt otherwise on the counter', () => {
    expect(nation('fr').units[0]).toEqual({
      id: 'fr-imperial-guard',
      name: 'Imperial Guard',
      counterName: 'Garde Imperial',
      cavalry: false,
      full: 8,
      reduced: 5,
    });
  });

  test('the sums of strengths', () => {
    const sums = box.nations.map(({ id, units }) => [
      id,
      [sum(units.map((u) => u.full)), sum(units.map((u) => u.reduced))],
    ]);
    expect(Object.fromEntries(sums)).toEqual({
      fr: [53, 30],
      gb: [53, 27],
      at: [50, 26],
      ot: [53, 28],
      pr: [48, 28],
      ru: [50, 39],
      es: [49, 31],
      us: [48, 27],
    });
  });
});

describe('1.4 cards', () => {
  rule('MAN-1.4-a', 'each army has 60 cards of its own', () => {
    for (const [i, army] of box.nations.entries()) {
      expect(army.deck).toEqual(Array.from({ length: 60 }, (_, n) => i * 60 + n));
      for (const card of army.deck) expect(box.cards[card]?.nation).toBe(i);
    }
    expect(new Set(box.cards.map((card) => card.id)).size).toBe(480);
  });

  rule('MAN-1.4-b', '40 unit cards, five for each of the eight units', () => {
    for (const [i, army] of box.nations.entries()) {
      const counts = new Array<number>(8).fill(0);
      for (const card of cardsOf('unit')) if (card.nation === i) counts[card.unit] = (counts[card.unit] ?? 0) + 1;
      expect(counts).toEqual([5, 5, 5, 5, 5, 5, 5, 5]);
      expect(army.owns.unit).toBe(40);
    }
  });

  const OTHERS: readonly HqType[] = [
    'ambush',
    'committedAttack',
    'forcedMarch',
    'guerrillas',
    'redoubt',
    'regroup',
    'sappers',
    'skirmish',
    'scout',
    'supply',
    'withdraw',
  ];

  rule('MAN-1.4-c', '20 headquarters cards, of twelve types', () => {
    for (const { owns } of box.nations) {
      expect(owns.leader + sum(OTHERS.map((type) => owns[type]))).toBe(20);
      expect(Object.keys(owns).sort()).toEqual(['unit', 'leader', ...OTHERS].sort());
    }
    for (const type of ['leader', ...OTHERS] as const) expect(cardsOf(type).length).toBeGreaterThan(0);
  });

  rule('MAN-1.4-d', 'every nation has Leaders and three to eight other types', () => {
    const types = box.nations.map(({ id, owns }) => {
      expect(owns.leader).toBeGreaterThan(0);
      return [id, OTHERS.filter((type) => owns[type] > 0).length];
    });
    expect(Object.fromEntries(types)).toEqual({ fr: 6, gb: 8, at: 7, ot: 3, pr: 7, ru: 6, es: 5, us: 7 });
    const unled = (pack: typeof STANDARD_PACK) => {
      const army = pack.nations[0];
      if (army === undefined) return;
      army.deck = army.deck.map((card) =>
        card.kind === 'leader' ? { id: card.id, kind: 'hq', type: 'supply', name: 'Supply', provenance: 'own' } : card,
      );
    };
    expect(broken(unled)).toBe('nations[0].deck has no leader, at least one is needed');
  });

  test('the Ottoman Empire has Regroup and no Supply, and every nation has Withdraw', () => {
    expect(box.nations.map(({ owns }) => owns.regroup)).toEqual([0, 0, 0, 7, 0, 0, 0, 0]);
    expect(box.nations.filter(({ owns }) => owns.supply === 0).map(({ id }) => id)).toEqual(['ot']);
    for (const { owns } of box.nations) expect(owns.withdraw).toBeGreaterThan(0);
  });
});

describe('8 what stands on unit cards', () => {
  test('an artillery card has Bombard at range 2 and no Attack; a Volley has range 1', () => {
    for (const card of cardsOf('unit')) {
      if (card.bombard !== null) expect([card.attack, card.volley, card.range]).toEqual([null, null, 2]);
      else expect([card.attack === null, card.range]).toEqual([false, card.volley === null ? 0 : 1]);
    }
  });

  rule('MAN-8.6-a', 'only cards of cavalry have Pursuit', () => {
    for (const card of cardsOf('unit')) {
      const cavalry = box.nations[card.nation]?.units[card.unit]?.cavalry;
      // Every card of cavalry that starts an Assault has one, too.
      expect(card.pursuitMax > 0).toBe(cavalry === true && card.attack !== null);
    }
    expect(broken((pack) => Object.assign(pack.nations[0]?.deck[0] ?? {}, { pursuitMax: 2 }))).toBe(
      'nations[0].deck[0].pursuitMax is 2, only cards of cavalry have a pursuit',
    );
  });

  test('8.7: only unit cards of the United States have Withdraw', () => {
    const nations = cardsOf('unit').flatMap((card) => (card.withdrawMax > 0 ? [box.nations[card.nation]?.id] : []));
    expect([...new Set(nations)]).toEqual(['us']);
    expect(broken((pack) => Object.assign(pack.nations[1]?.deck[0] ?? {}, { withdrawMax: 2 }))).toBe(
      'nations[1].deck[0].withdrawMax is 2, only unit cards of the United States have a withdrawal',
    );
  });
});
