import { describe, expect, it } from 'vitest';
import { quietIo } from '../../../kernel/chance.ts';
import { fastChance } from '../../../kernel/fast-chance.ts';
import { askedSeat, listChoices, settle } from '../../../kernel/flow.ts';
import { there } from '../../../kernel/there.ts';
import { buildBox } from '../data/build.ts';
import { readPack } from '../data/pack.ts';
import type { Pack } from '../data/schema.ts';
import { viveLEmpereur } from '../game.ts';
import { deployedPack, largePack } from './large.ts';

// What somebody brings may be as large as the board must bear.

function begun(pack: Pack, scenario: string) {
  const game = viveLEmpereur(buildBox(pack));
  const io = quietIo(fastChance('large'));
  const p = game.setup({ scenario, rye: 'off' }, io);
  settle(game.steps, p, io);
  const seat = askedSeat(game.steps, p);
  return { v: game.view(p, seat), choices: listChoices(game.steps, p, seat, []) };
}

describe('80 by 60 hexes with five hundred pieces', () => {
  const pack = largePack();
  const [scenario] = pack.scenarios;

  it('are taken as components of ones own, every kind of ground among them', () => {
    expect(readPack(pack)).toEqual({ pack });
    const { map, units, leaders } = there(scenario);
    expect([map.cols, map.rows, units.length + leaders.length]).toEqual([80, 60, 500]);
    expect(new Set(map.terrain.join('')).size).toBe(pack.terrain.length);
    expect(new Set(map.hexsides.map(({ type }) => type))).toEqual(
      new Set(['stream', 'ravine', 'river', 'bridge', 'fortification']),
    );
  });

  it('are played: a match begins, and every piece is on the map', () => {
    const { v, choices } = begun(pack, 'hassenhausen');
    expect(v.stacks.length).toBe(440);
    expect(v.leaderAt.filter((hex) => hex >= 0).length).toBe(60);
    expect(choices.length).toBeGreaterThan(1);
  });

  it('five hundred units are the most', () => {
    const units = (many: number) => {
      const large = structuredClone(pack);
      const all = there(large.scenarios[0]).units;
      const first = there(all[0]);
      while (all.length < many) all.push({ ...first, id: `more-${all.length}` });
      const read = readPack(large);
      return 'error' in read ? read.error : '';
    };
    expect(units(501)).toBe('scenarios[0].units has 501 units, 500 are the most');
    // As many are too many for where they were put, and nothing else.
    expect(units(500)).not.toContain('the most');
  });
});

it('Quatre-Bras begins with all that ever comes to it on the map, by its own rules', () => {
  const pack = deployedPack();
  expect(readPack(pack)).toEqual({ pack });
  const { v } = begun(pack, 'quatre-bras');
  expect(v.units.filter((unit) => unit !== null && unit.hex < 0)).toEqual([]);
  expect(v.leaderAt.every((hex) => hex >= 0)).toBe(true);
});
