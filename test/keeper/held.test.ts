import { describe, expect, it } from 'vitest';
import { viewersOf } from '../../src/keeper/feed.ts';
import type { HeldReason } from '../../src/keeper/held.ts';
import { historyOf } from '../../src/keeper/history.ts';
import { readLog } from '../../src/keeper/log.ts';
import { memoryStore } from '../../src/keeper/memory-store.ts';
import type { Room } from '../../src/keeper/room.ts';
import type { Store } from '../../src/keeper/store.ts';
import { upgrade } from '../../src/keeper/upgrade.ts';
import type { Io } from '../../src/kernel/chance.ts';
import { type Frame, top } from '../../src/kernel/flow.ts';
import { lines } from '../../src/kernel/match.ts';
import { picketSubject } from '../conformance/picket.ts';
import { type Picket, picket } from '../toy/game.ts';
import type { Choice, PicketEvent, Position } from '../toy/position.ts';
import { doorOf, onlookers, playOn, reopen } from './rooms.ts';
import { by, everything, linesOf, played } from './stretches.ts';

const sound = picketSubject();
const newer = picketSubject(picket(2));

type PicketStep = Picket['steps'][string];

/** The second version of Picket with one of its steps changed. */
function withStep(name: string, change: (step: PicketStep) => Partial<PicketStep>): Picket {
  const game = picket(2);
  const step = game.steps[name];
  if (step === undefined) throw new Error(`Picket has no step '${name}'`);
  return { ...game, steps: { ...game.steps, [name]: { ...step, ...change(step) } } };
}

/** ... that does something more after a choice. */
const afterTake = (name: string, also: (p: Position, f: Frame, io: Io<PicketEvent>) => void): Picket =>
  withStep(name, (step) => ({
    take(p: Position, f: Frame, c: Choice, io: Io<never>, seat: number) {
      step.take?.(p, f, c, io, seat);
      also(p, f, io as Io<PicketEvent>);
    },
  }));

function without(name: string): Picket {
  const game = picket(2);
  return { ...game, steps: Object.fromEntries(Object.entries(game.steps).filter(([step]) => step !== name)) };
}

const fail = (): never => {
  throw new Error('the rules are broken');
};

const stepIs =
  (step: string) =>
  ({ match }: Room): boolean =>
    match.undo.length === 0 && match.position.outcome === null && top(match.position).step === step;
const atMarch = stepIs('round.march');
const atParry = ({ match }: Room): boolean => match.position.stack.some(({ step }) => step === 'fight.parry');

/** The last line is a march that can be taken back. */
const marched = ({ match }: Room): boolean => {
  const last = match.undo.at(-1);
  return last?.choice.kind === 'march' && last.line === lines(match);
};

const HELD: readonly (readonly [what: string, at: (room: Room) => boolean, game: Picket, why: HeldReason])[] = [
  ['a step is called otherwise', atMarch, without('round.march'), 'step-gone'],
  ['a procedure below has lost its step', atParry, without('round.close'), 'step-gone'],
  [
    'a die falls that nobody asked for',
    atMarch,
    withStep('round.march', () => ({ who: null, run: roll })),
    'other-dice',
  ],
  ['something happens unasked', atMarch, withStep('round.march', () => ({ who: null, run: tell })), 'other-events'],
  ['another is asked', atMarch, withStep('round.march', () => ({ who: other })), 'other-question'],
  ['the step is passed over', atMarch, withStep('round.march', () => ({ when: () => false })), 'other-question'],
  ['nothing can be chosen', atMarch, withStep('round.march', () => ({ choices: () => {} })), 'no-choice'],
  ['an open choice is forbidden', marched, withStep('round.march', () => ({ choices: onlyHalt })), 'refused'],
  ['an open choice rolls', marched, afterTake('round.march', (_p, _f, io) => void io.roll('dice', 6)), 'other-dice'],
  ['an open choice tells more', marched, afterTake('round.march', (p, _f, io) => tell(p, _f, io)), 'other-events'],
  ['an open choice fails', marched, afterTake('round.march', fail), 'rules-fail'],
  ['nobody can look', atMarch, { ...picket(2), view: fail }, 'no-view'],
  [
    'a spectator cannot look',
    marched,
    { ...picket(2), view: (p, v) => (v === null ? fail() : picket().view(p, v)) },
    'no-view',
  ],
  ['nothing can be pointed at', atMarch, { ...picket(2), things: fail }, 'no-view'],
  ['the table cannot be copied', atMarch, { ...picket(2), copy: fail }, 'rules-fail'],
  ['more sit at it', atMarch, { ...picket(2), seats: () => 4 }, 'no-table'],
  ['the rules are older', atMarch, picket(0), 'older-rules'],
];

function roll(_p: Position, _f: Frame, io: Io<never>): void {
  io.roll('dice', 6);
}
function tell(p: Position, _f: Frame, io: Io<never>): void {
  (io as Io<PicketEvent>).tell?.({ kind: 'laid', seat: p.active });
}
function other(p: Position): number {
  return 1 - p.active;
}
function onlyHalt(_p: Position, _f: Frame, out: Choice[]): void {
  out.push({ kind: 'halt' });
}

describe('a match that newer rules cannot take up is held', () => {
  it.each(HELD)('%s', async (_what, at, game, why) => {
    const { memory, room } = await played(sound, 0, 4, at);
    const untouched = everything(memory);
    const door = by(memory, picketSubject(game), 0);
    for (const dry of [true, false])
      await expect(upgrade(door, { dry })).rejects.toMatchObject({ name: 'HeldError', why });
    await expect(reopen(door)).rejects.toMatchObject({ name: 'HeldError', why: 'other-rules' });
    expect(everything(memory)).toBe(untouched);
    for (const viewer of viewersOf(room.match.seats))
      expect(await readLog(door.store, door.id, viewer, room.match.seats)).toEqual(room.look(viewer).told);
    // Rules that fit take it up all the same.
    expect(await upgrade(by(memory, newer, 0))).toMatchObject({ line: lines(room.match) + 1 });
  });
});

describe('a match and its two rules', () => {
  it('an open way back ends with the old rules, for it would lead behind the new ones; an offered draw stays', async () => {
    for (const what of ['back', 'draw'] as const) {
      const { memory, room } = await played(sound, 0, 6, marched);
      const seat = room.match.undo.at(-1)?.seat ?? 0;
      expect(await room.submit(seat, 'offer', { act: { kind: 'offer', what } })).toBeNull();
      const door = by(memory, newer, 0);
      await upgrade(door);
      const again = await reopen(door);
      expect(again.look(seat).offer?.what ?? null).toBe(what === 'draw' ? 'draw' : null);
    }
  });

  it('whoever still plays by the old rules is told so, and sends nothing', async () => {
    const { memory, room, looking } = await played(sound, 0, 6);
    await upgrade(by(memory, newer, 0));
    const untouched = everything(memory);
    const sent = looking.map(({ items }) => items.length);
    await expect(playOn(room, looking, 'too late', 1)).rejects.toMatchObject({ name: 'HeldError', why: 'other-rules' });
    expect(everything(memory)).toBe(untouched);
    expect(looking.map(({ items }) => items.length)).toEqual(sent);
    // His page is older: it does not wrest the match back.
    await expect(upgrade(by(memory, sound, 0))).rejects.toMatchObject({ why: 'older-rules' });
  });

  it('a line that is played by the old rules in the meantime is taken over with the others', async () => {
    const { memory, room, looking } = await played(sound, 0, 6);
    const store = memoryStore(memory);
    let isFirst = true;
    const slow: Store = {
      ...store,
      async append(lines) {
        if (isFirst) await playOn(room, looking, 'in the meantime', 1);
        isFirst = false;
        return store.append(lines);
      },
    };
    const line = lines(room.match);
    expect(await upgrade(doorOf(newer, slow, 0))).toMatchObject({ line: line + 2 });
    expect(linesOf(memory).map(({ seq }) => seq)).toEqual(Array.from({ length: line + 3 }, (_, seq) => seq));
  });

  it('a question keeps its number, though the new rules let more be noticed of the lines before it', async () => {
    // Marches make no sound; by the old rules nobody else sees them either.
    const game = picket();
    const march = game.steps['round.march'];
    if (march === undefined) throw new Error('Picket has no march');
    const take = (p: Position, f: Frame, c: Choice, io: Io<never>, seat: number) =>
      march.take?.(p, f, c, { ...io, tell: null }, seat);
    const silent: Picket = { ...game, steps: { ...game.steps, 'round.march': { ...march, take } } };
    const blind: Picket = {
      ...silent,
      view(p, viewer) {
        const view = game.view(p, viewer);
        const sides = view.sides.map((side, seat) => (seat === viewer ? side : { ...side, place: 0 }));
        return { ...view, sides, stack: [] };
      },
    };
    const { memory, room } = await played(picketSubject(blind), 0, 6, (at) => {
      const isMarch = at.match.undo.some(({ choice }) => choice.kind === 'march');
      return isMarch && atParry(at);
    });
    const door = by(memory, picketSubject({ ...silent, version: 2 }), 0);
    await upgrade(door);
    const again = await reopen(door);
    const noticed = viewersOf(room.match.seats).map((viewer) => [room.look(viewer), again.look(viewer)] as const);
    for (const [was, is] of noticed) expect({ n: is.n, q: is.q }).toEqual({ n: was.n + 1, q: was.q });
  });

  it('goes from epoch to epoch, each of which begins with a table that stays', async () => {
    const { memory, room } = await played(sound, 0, 4);
    const begun = [lines(room.match) + 1];
    await upgrade(by(memory, newer, 0));
    const second = await reopen(by(memory, newer, 0));
    await playOn(second, await onlookers(second), 'second', 5);
    const third = picketSubject(picket(3));
    expect(await upgrade(by(memory, third, 0))).toMatchObject({ from: { version: 2 }, to: { version: 3 } });
    begun.push(linesOf(memory).length - 1);
    const last = await reopen(by(memory, third, 0));
    await playOn(last, await onlookers(last), 'third', 5);
    const standings = [...memory.matches.values()].flatMap((match) => match.standings);
    for (const [i, seq] of begun.entries())
      expect(standings.filter(({ epoch }) => epoch === i + 1)[0]).toMatchObject({ seq });
    for (const viewer of viewersOf(last.match.seats))
      expect(await readLog(memoryStore(memory), last.id, viewer, last.match.seats)).toEqual(last.look(viewer).told);
  });

  it('what is over is shown by any rules that can, and nothing is written', async () => {
    const { memory, room } = await played(sound, 0, 1, ({ match }) => match.position.outcome !== null);
    const untouched = everything(memory);
    const door = by(memory, newer, 0);
    expect(await upgrade(door)).toBeNull();
    const again = await reopen(door);
    for (const viewer of viewersOf(room.match.seats)) expect(again.look(viewer)).toEqual(room.look(viewer));
    expect(await again.submit(0, 'late', { act: { kind: 'resign' } })).toMatchObject({ code: 'over' });
    expect(everything(memory)).toBe(untouched);
    for (const viewer of viewersOf(room.match.seats))
      expect(await historyOf(door, viewer, 0)).toEqual(await historyOf(by(memory, sound, 0), viewer, 0));
    for (const game of [
      afterTake('round.lay', (p, f, io) => tell(p, f, io)),
      withStep('round.march', () => ({ choices: () => {} })),
    ]) {
      const other = by(memory, picketSubject(game), 0);
      expect((await reopen(other)).look(null)).toEqual(room.look(null));
      await expect(historyOf(other, 0, 0)).rejects.toMatchObject({ name: 'HeldError', why: 'other-rules' });
    }
    const blind = by(memory, picketSubject({ ...picket(2), view: fail }), 0);
    await expect(reopen(blind)).rejects.toMatchObject({ name: 'HeldError', why: 'no-view' });
  });
});
