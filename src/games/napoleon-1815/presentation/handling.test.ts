import { describe, expect, it } from 'vitest';
import type { Thing } from '../../../kernel/game.ts';
import { blockNamed, box, game, type Table, table, zoneNamed } from '../test/table.ts';
import { handlingOf } from './handling.ts';
import { reachOf } from './reach.ts';

const handling = handlingOf(box, (view) => reachOf(box, view));
const block = (id: string): Thing => `block:${blockNamed(id)}`;
const zone = (id: string): Thing => `zone:${zoneNamed(id)}`;
const view = (t: Table, seat = 0) => game.view(t.p, seat);
const stackAt = (t: Table, id: string, seat = 0) =>
  handling
    .stacks(view(t, seat))
    .filter(({ ground, pieces }) => ground === zone(id) && pieces.length > 0)
    .map(({ pieces }) => pieces);

const LIGNY = {
  pieces: { napoleon: 'ligny', erlon: 'ligny', ney: 'ligny', hill: 'ath', wellington: 'ath' },
  vedettes: { french: { ligny: 1, mons: 2 } },
  decks: { french: [2], coalition: [37] },
};
/** In the fog: what a hand is told it is told of the viewer's own. */
const laid = () => table(LIGNY, { level: 'grognard' });

describe('a stack under the hand', () => {
  it('is of one nation, its corps before the commander who cannot begin it, and no vedette among them', () => {
    const t = laid();
    const [pieces = []] = stackAt(t, 'ligny');
    expect(new Set(pieces)).toEqual(new Set([block('erlon'), block('ney'), block('napoleon')]));
    expect(pieces.at(-1)).toBe(block('napoleon'));
    // Vedettes that ride alone are a stack as well.
    expect(stackAt(t, 'mons')).toEqual([[block('vedette F2'), block('vedette F3')]]);
    // Named in this order they are all taken.
    const named = pieces.reduce((now, thing) => now.play(`+ ${nameOf(thing)}`), t);
    expect(handling.acting(view(named))).toMatchObject({ pieces, forming: true });
    expect(handling.bounds(view(named), block('ney'))).toContain(zone('fleurus'));
  });

  it('is nothing of the other side, and nothing to whoever is not asked', () => {
    const t = laid();
    expect(stackAt(t, 'ath')).toEqual([]);
    expect(stackAt(t, 'ath', 1)).toEqual([]);
    expect(handling.bounds(view(t, 1), block('hill'))).toEqual([]);
    expect(handling.acting(view(t.play('+ Ney'), 1))).toBeNull();
  });

  it('goes by the zones of its way, one after the other, at a price', () => {
    const t = laid().play('+ Ney', 'march');
    const now = view(t);
    const way = handling.way(now, zone('charleroi'), 'en');
    expect(way?.steps.at(-1)).toBe(zone('charleroi'));
    expect(way?.steps.length).toBeGreaterThan(1);
    expect(way?.price).toMatch(/^\d MP, \d fatigue$/);
    // Each of its steps is offered when it comes to it.
    const there = (way?.steps ?? []).reduce((at, step) => at.play(`> ${zoneName(step)}`), t);
    expect(there.zone('ney')).toBe('charleroi');
    expect(handling.acting(now)).toMatchObject({ pieces: [block('ney')], forming: false });
    expect(handling.stacks(now)).toEqual([]);
    expect(handling.way(now, zone('ath'), 'en')).toBeNull();
  });
});

const idOf = (thing: Thing): number => Number(thing.slice(thing.indexOf(':') + 1));
const zoneName = (thing: Thing): string => box.zones[idOf(thing)]?.name ?? '';
const nameOf = (thing: Thing): string =>
  box.corps[idOf(thing)]?.name ?? box.commanders[idOf(thing) - box.corps.length]?.name ?? '';
