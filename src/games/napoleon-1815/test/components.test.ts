import { describe, expect, test } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { testPack } from '../../../../test/support/pack.ts';
import { copyPlain } from '../../../kernel/plain.ts';
import { get } from '../../../kernel/there.ts';
import { readPack } from '../data/pack.ts';
import { boxOf, STANDARD_HASH, STANDARD_PACK, standardBox } from '../data/standard.ts';
import { BLOCKS_OF, CAMP_OF, CORPS_COUNT, isCommander, isCorps, isVedette, NATION_OF } from '../pieces.ts';
import { EVENTS } from '../rules/events/index.ts';
import { box, table, zoneNamed } from './table.ts';

// The components: what is in the box, and that it adds up.

testPack({
  STANDARD_PACK,
  STANDARD_HASH,
  standardBox,
  boxOf,
  readPack,
  file: new URL('../data/napoleon-1815.json', import.meta.url),
});

describe('the pack', () => {
  test.each<[string, (pack: ReturnType<typeof copyPlain<typeof STANDARD_PACK>>) => void, RegExp]>([
    ['a zone twice', (p) => p.zones.push({ ...get(p.zones, 0) }), /zones\[68\]\.id is 'avesnes'/],
    [
      'a way to nowhere',
      (p) => {
        get(p.connections, 0).a = 'paris';
      },
      /there is no such zone/,
    ],
    ['a connection twice', (p) => p.connections.push({ ...get(p.connections, 0), id: 'x' }), /joined before/],
    [
      'a way to itself',
      (p) => {
        get(p.connections, 0).a = get(p.connections, 0).b;
      },
      /to itself/,
    ],
    [
      'an island',
      (p) => {
        p.connections = p.connections.filter((c) => c.a !== 'alost' && c.b !== 'alost');
      },
      /no way leads to 'alost'/,
    ],
    [
      'a bridge that is none, destroyed at the start',
      (p) => {
        get(p.scenarios, 1).destroyedBridgesAtStart = ['avignon'];
      },
      /speaks of the bridge 'avignon', which is not on the map/,
    ],
    [
      'a red card called green',
      (p) => {
        get(p.decks.french, 35).colour = 'green';
      },
      /is red/,
    ],
    [
      'an event of the other camp',
      (p) => {
        get(p.decks.french, 0).event = 'tenir';
      },
      /not of this camp/,
    ],
    [
      'a number twice',
      (p) => {
        get(p.decks.french, 0).no = 2;
      },
      /twice/,
    ],
    [
      'a replaced card that is not there',
      (p) => {
        get(p.threePlayerCards, 0).replaces = 40;
      },
      /not in the french deck/,
    ],
    [
      'a corps without strength',
      (p) => {
        get(p.pieces.corps, 0).cavalry = 0;
      },
      /0 strength points/,
    ],
    [
      'too few blocks',
      (p) => {
        p.pieces.blocks.french = 16;
      },
      /17 are in the box/,
    ],
    [
      'too many vedettes',
      (p) => {
        get(p.scenarios, 0).vedettes.french = 8;
      },
      /7 are in the box/,
    ],
    [
      'other vedettes',
      (p) => {
        p.pieces.vedettes.french.count = 6;
      },
      /the blocks leave 7/,
    ],
    ['a piece placed twice', (p) => get(p.scenarios, 0).offMap.push('ney'), /places 'ney' 2 times/],
    [
      'a scenario off the map',
      (p) => {
        get(get(p.scenarios, 0).setup, 0).zone = 'paris';
      },
      /not on the map/,
    ],
    [
      'a start beyond the track',
      (p) => {
        get(p.scenarios, 0).startVictoryPoints = 30;
      },
      /the track ends at 20/,
    ],
    [
      'a word for a number',
      (p) => {
        Object.assign(get(p.zones, 0), { vp: 'two' });
      },
      /zones\[0\]\.vp must be/,
    ],
    [
      'no Brussels',
      (p) => {
        p.board.lamarqueZones = ['lille'];
      },
      /zones has no 'lille'/,
    ],
    [
      'a wrong deck',
      (p) => {
        get(p.decks.french, 0).deck = 'coalition';
      },
      /deck is 'coalition'/,
    ],
  ])('%s is noticed', (_what, spoil, says) => {
    const pack = copyPlain(STANDARD_PACK);
    spoil(pack);
    const read = readPack(pack);
    expect('error' in read ? read.error : 'accepted').toMatch(says);
  });
});

describe('components', () => {
  rule('N15-CMP-01', 'a board of zones and connections with its tracks', () => {
    expect([box.zones.length, box.links.length, box.track]).toEqual([68, 142, 20]);
    expect(box.zones.every(({ near }) => near.length >= 2)).toBe(true);
    for (const [a, zone] of box.zones.entries())
      for (const [i, to] of zone.near.entries()) {
        const { a: x, b: y } = get(box.links, get(zone.by, i));
        expect([x, y].sort()).toEqual([a, to].sort());
      }
  });

  test('distances are counted in connections', () => {
    const far = (a: string, b: string) => box.distance[zoneNamed(a) * box.zones.length + zoneNamed(b)];
    expect([
      far('ligny', 'ligny'),
      far('ligny', 'marbais'),
      far('ligny', 'quatre-bras'),
      far('avesnes', 'bruxelles'),
    ]).toEqual([0, 1, 2, 7]);
    expect(far('bruxelles', 'avesnes')).toBe(7);
  });

  rule(['N15-CMP-02', 'N15-CMP-04'], 'blocks: 17 blue, 14 red, 12 black', () => {
    const count = (nation: number) => NATION_OF.filter((n) => n === nation).length;
    expect([count(0), count(1), count(2)]).toEqual([17, 14, 12]);
    expect(BLOCKS_OF).toEqual([17, 14, 12]);
    for (const [block, nation] of NATION_OF.entries()) {
      expect([isCorps(block), isCommander(block), isVedette(block)].filter(Boolean)).toHaveLength(1);
      expect(CAMP_OF[block]).toBe(nation === 0 ? 0 : 1);
    }
  });

  rule(['N15-CMP-03', 'N15-DEF-28'], 'four Fortified Positions, on the farms', () => {
    for (const scenario of box.scenarios)
      expect(scenario.fortified.map((zone) => get(box.zones, zone).type)).toEqual(new Array(4).fill('fortified-farm'));
  });

  rule(['N15-CMP-06', 'N15-DEF-10'], '104 cubes hold every corps of every scenario', () => {
    expect([...box.infantryCubes, ...box.cavalryCubes].reduce((a, b) => a + b)).toBe(104);
    expect([box.infantryCubes, box.cavalryCubes]).toEqual([
      [31, 21, 28],
      [11, 7, 6],
    ]);
    for (const scenario of box.scenarios)
      for (const nation of [0, 1, 2]) {
        const sum = (list: readonly number[]) =>
          list.reduce((total, n, corps) => total + (NATION_OF[corps] === nation ? n : 0), 0);
        expect(sum(scenario.infantry)).toBeLessThanOrEqual(get(box.infantryCubes, nation));
        expect(sum(scenario.cavalry)).toBeLessThanOrEqual(get(box.cavalryCubes, nation));
      }
  });

  rule(
    ['N15-CMP-07', 'N15-CMP-08', 'N15-CMP-09', 'N15-CMP-10', 'N15-CMP-11'],
    'flags, arrows, bridge cubes, dice',
    () => {
      const { pieces, dice } = STANDARD_PACK;
      expect(pieces.controlMarkers).toMatchObject({ french: 10, english: 7, prussian: 5 });
      expect(pieces.retreatAxisMarkers).toMatchObject({ french: 3, english: 2, prussian: 2 });
      expect([pieces.destroyedBridgeMarkers.count, pieces.fatigueCylinders.count]).toEqual([3, 80]);
      expect([dice.french.count, dice.english.count, dice.prussian.count]).toEqual([5, 5, 5]);
      for (const scenario of STANDARD_PACK.scenarios) expect(scenario.control.english.length).toBeLessThanOrEqual(7);
    },
  );

  rule('N15-CMP-12', 'three destroyed bridges are a limit, flags and arrows are not', () => {
    const march = (destroyed: string[]) =>
      table({
        pieces: { picton: 'thuin', ney: 'avesnes' },
        act: 'coalition',
        hands: { coalition: [39] },
        destroyed,
        decks: { coalition: [38] },
      }).play('+ Picton', 'march');
    expect(march(['solre--binche', 'ath--enghien']).offered()).toContain('play #39');
    expect(march(['solre--binche', 'ath--enghien', 'alost--assche']).offered()).not.toContain('play #39');
  });

  rule('N15-CMP-13', 'a strength point needs a free box and a free cube', () => {
    const add = (pieces: Record<string, { zone: string; infantry: number; cavalry?: number }>) =>
      table({
        pieces: { ney: 'avesnes', ...pieces },
        phase: 'initiative',
        hands: { coalition: [62] },
        // A blue card is still to come, so that the coalition is asked in any case.
        decks: { french: [1], coalition: [37, 64] },
      });
    expect(add({ picton: { zone: 'ath', infantry: 7, cavalry: 1 } }).offered()).toEqual(['pass']);
    expect(add({ picton: { zone: 'ath', infantry: 6, cavalry: 1 } }).offered()).toEqual(['play #62', 'pass']);
    const full = {
      picton: { zone: 'ath', infantry: 7, cavalry: 0 },
      hill: { zone: 'ath', infantry: 5, cavalry: 0 },
      orange: { zone: 'ath', infantry: 6, cavalry: 0 },
    };
    expect(add(full).offered()).toEqual(['pass']);
  });

  test('every event of the rulebook has its rule, and its cards in the decks that may hold it', () => {
    expect(Object.keys(EVENTS).sort()).toEqual(STANDARD_PACK.events.map(({ id }) => id).sort());
    for (const facts of STANDARD_PACK.events)
      for (const side of facts.sides)
        expect(
          STANDARD_PACK.decks[side].some(({ event }) => event === facts.id),
          `${facts.id} of ${side}`,
        ).toBe(true);
    for (const deck of box.decks) expect(deck).toHaveLength(36);
    expect(box.corps).toHaveLength(CORPS_COUNT);
  });
});
