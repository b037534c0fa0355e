import { expect } from 'vitest';
import { type Mirror, reflect } from '../../src/keeper/mirror.ts';
import type { Line } from '../../src/keeper/store.ts';
import type { FromNode } from '../../src/keeper/wire.ts';
import type { GameEvent } from '../../src/kernel/chance.ts';
import type { Game, GameChoice, GameView, Viewer } from '../../src/kernel/game.ts';
import { choices, commit, type Next, open, propose, proposeUndo, undoable } from '../../src/kernel/match.ts';
import type { Options } from '../../src/kernel/options.ts';
import { same } from '../../src/kernel/plain.ts';
import { type ChanceKey, provableChance } from '../../src/kernel/provable-chance.ts';
import { heardBy } from '../../src/kernel/told.ts';

// What a viewer may know of a match, reckoned from its journal by the kernel and the game alone: no code that sends anything has a part in it.

/** One moment that a viewer may notice. */
interface Moment {
  readonly view: GameView;
  readonly heard: readonly GameEvent[];
  readonly choices: readonly GameChoice[];
  readonly undoable: number;
  /** Who did it, whether dice fell, and every table on the way; null for the set-up. */
  readonly line: { readonly seat: Viewer; readonly dice: boolean; readonly tables: readonly GameView[] } | null;
  readonly at: number;
}

export interface Reckoned {
  readonly moments: readonly Moment[];
  /** Who must decide now, as far as everybody may know. */
  readonly asked: readonly number[];
}

export function reckon(game: Game, options: Options, key: ChanceKey, kept: readonly Line[], viewer: Viewer): Reckoned {
  const match = open(game, options, provableChance(key));
  const moment = (at: number, line: Moment['line']): Moment => ({
    view: game.view(match.position, viewer),
    heard: heardBy(match.told, viewer),
    choices: viewer === null ? [] : choices(match, viewer),
    undoable: viewer === null ? 0 : undoable(match, viewer),
    line,
    at,
  });
  const moments = [moment(kept[0]?.at ?? 0, null)];
  for (const { entry, at } of kept.slice(1)) {
    if (entry === null || 'act' in entry) throw new Error('only choices are played here');
    const { next } = 'choice' in entry ? propose(match, entry.seat, entry.choice) : proposeUndo(match, entry.seat);
    if (next === null) throw new Error('what is kept is refused');
    const tables = tablesOf(game, next, viewer);
    commit(match, next);
    const dice = next.rolls.some(({ stream }) => stream.startsWith('dice'));
    const after = moment(at, { seat: entry.seat, dice, tables });
    const last = moments.at(-1);
    const isSeen = entry.seat === viewer || !same(last?.view, after.view) || !same(last?.heard, after.heard);
    if (isSeen) moments.push(after);
  }
  return { moments, asked: game.view(match.position, null).asked };
}

/** On the way nobody is asked. */
const unasked = (view: GameView): GameView => ({ ...view, asked: [] });

const tablesOf = (game: Game, { glimpses }: Next, viewer: Viewer): readonly GameView[] =>
  glimpses.map(({ position }) => unasked(game.view(position, viewer)));

const keysOf = (value: object): string[] => Object.keys(value).sort();

/** Holds every letter of what a socket was sent against what its viewer may know. */
export function expectHeard(heard: readonly string[], match: string, viewer: Viewer, { moments }: Reckoned): void {
  expect(heard).toHaveLength(moments.length);
  let mirror: Mirror | null = null;
  for (const [n, moment] of moments.entries()) {
    const message: FromNode = JSON.parse(heard[n] ?? '');
    expect(message).toMatchObject({ match, seat: viewer });
    if (message.kind === 'whole') {
      expect(n).toBe(0);
      expect(keysOf(message)).toEqual(['kind', 'match', 'seat', 'whole']);
      const { n: count, view, told, ...now } = message.whole;
      mirror = { n: count, view, told };
      expectNow(now, moment, n);
    } else if (message.kind === 'items' && mirror !== null) {
      expect(keysOf(message)).toEqual(['items', 'kind', 'match', 'now', 'seat']);
      const [item, ...more] = message.items;
      expect(more).toEqual([]);
      if (item === undefined) throw new Error('a message tells nothing');
      expect(keysOf(item)).toEqual(['act', 'dice', 'drop', 'gone', 'n', 'parts', 'seat']);
      expect(item).toMatchObject({ n, act: null, dice: moment.line?.dice, seat: moment.line?.seat });
      expect(item.gone.every((gone) => gone < n)).toBe(true);
      for (const part of item.parts) expect(keysOf(part)).toEqual(['told', 'view']);
      const { mirror: after, scenes } = reflect(mirror, item);
      mirror = after;
      for (const { view } of scenes) expect(moment.line?.tables).toContainEqual(unasked(view));
      expectNow(message.now, moment, n);
    } else throw new Error(`'${message.kind}' was sent`);
    expect(mirror.n).toBe(n);
    expect(mirror.view).toEqual(moment.view);
    expect(mirror.told.map(({ event }) => event)).toEqual(moment.heard);
    expect(mirror.told.every(({ at, ...rest }) => at <= n && keysOf(rest).join() === 'event')).toBe(true);
  }
}

function expectNow(now: object, { choices: offered, undoable: back }: Moment, n: number): void {
  expect(now).toEqual({
    q: offered.length === 0 ? null : expect.any(Number),
    choices: offered,
    undoable: back,
    undoes: back === 0 ? null : expect.any(Number),
    chose: expect.any(Boolean),
    offer: null,
    handed: [null, null],
    handedBy: [null, null],
  });
  for (const name of ['q', 'undoes']) expect(Reflect.get(now, name) ?? 0).toBeLessThanOrEqual(n);
}
