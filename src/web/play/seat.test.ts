import { beforeEach, describe, expect, it } from 'vitest';
import { picket } from '../../../test/toy/game.ts';
import type { GameChoice, GameView } from '../../kernel/game.ts';
import type { Odds } from '../../kernel/odds.ts';
import type { Look, MatchInfo, Moment, Player } from '../keeper/contract.ts';
import { changeSettings } from '../settings.ts';
import { createSeated } from './seat.ts';
import type { TableKeeper } from './table.ts';

const ME: Player = { kind: 'me' };
const FRIEND: Player = { kind: 'friend' };
const BOT: Player = { kind: 'bot', level: 'greedy' };

const info = (players: readonly Player[]): MatchInfo => ({
  id: 'm',
  game: 'picket',
  options: {},
  players,
  curtain: false,
  guided: false,
  made: 0,
  commitment: '',
  standardPack: true,
  pack: null,
  fork: null,
  continued: false,
});

/** A keeper that puts these questions one after the other, each a list of choices. */
function asking(questions: readonly (readonly GameChoice[])[], odds: Odds | null = null) {
  const made: GameChoice[] = [];
  const look = (viewer: number | null): Look => {
    const line = made.length;
    const choices = viewer === 0 ? (questions[line] ?? []) : [];
    const asked = line < questions.length ? [0] : [];
    const view: GameView = { viewer, asked, step: 'turn.act', outcome: null };
    return { line, at: line, view, choices, undoable: 0, after: line, told: [], moments: line + 1, trouble: null };
  };
  const keeper: TableKeeper = {
    watch: async () => {},
    leave: async () => {},
    seen: async () => {},
    look: async (_id, viewer) => look(viewer),
    momentsAfter: async () => [],
    lastOwn: async () => 0,
    async choose(_id, _seat, choice) {
      made.push(choice);
      return null;
    },
    undo: async () => null,
    resign: async () => null,
    odds: async () => odds,
    whyNot: async () => [],
    hint: async () => null,
    retry: async () => {},
  };
  return { keeper, made };
}

const game = { ...picket(1), touches: (choice: GameChoice) => (choice.kind === 'pass' ? [] : ['card:1' as const]) };
const PASS = { kind: 'pass' };
const LAY = { kind: 'lay' };
const RISK: Odds = { of: 6, results: [], terms: [] };

/** Lets everything happen that was set going. */
const settle = () => new Promise((wake) => setTimeout(wake, 20));

async function seatedAt(
  players: readonly Player[],
  questions: readonly (readonly GameChoice[])[],
  odds: Odds | null = null,
) {
  const { keeper, made } = asking(questions, odds);
  const seated = createSeated(keeper, info(players), game, () => {});
  await seated.begin();
  await settle();
  return { seated, made };
}

describe('a question with a single answer', () => {
  beforeEach(() => changeSettings({ auto: true, speed: 'instant' }));

  it('is answered against bots, and a note tells what was answered until the person chooses', async () => {
    const { seated, made } = await seatedAt([ME, BOT], [[PASS], [PASS], [LAY, PASS], [LAY, PASS]]);
    await expect.poll(() => made, { timeout: 30_000 }).toEqual([PASS, PASS]);
    expect(seated.state.get().answered.map(({ choice }) => choice)).toEqual([PASS, PASS]);
    await seated.take(LAY);
    expect(seated.state.get().answered).toEqual([]);
  });

  it('is asked where two people share the screen: a skipped question would tell what is not held', async () => {
    expect((await seatedAt([ME, FRIEND], [[PASS]])).made).toEqual([]);
  });

  it('is asked where something is touched, where dice follow, and where the reader wants to be asked', async () => {
    expect((await seatedAt([ME, BOT], [[LAY]])).made).toEqual([]);
    expect((await seatedAt([ME, BOT], [[PASS]], RISK)).made).toEqual([]);
    changeSettings({ auto: false });
    expect((await seatedAt([ME, BOT], [[PASS]])).made).toEqual([]);
  });

  it('is asked when it was just taken back', async () => {
    changeSettings({ auto: false });
    const { seated, made } = await seatedAt([ME, BOT], [[PASS]]);
    changeSettings({ auto: true });
    await seated.undo();
    await settle();
    expect(made).toEqual([]);
  });
});

describe('what happened', () => {
  beforeEach(() => changeSettings({ speed: 'fast' }));

  it('is shown once, also where a bot goes on between the look and the moments', async () => {
    const { keeper } = asking([]);
    const moment = (line: number): Moment => {
      const view: GameView = { viewer: 0, asked: [1], step: 'turn.act', outcome: null };
      const told = [{ at: line, event: { kind: 'passed', seat: 1 }, only: null }];
      return { index: line, line, seat: 1, view, told, dice: false };
    };
    let [known, done] = [0, 0];
    const shown: number[] = [];
    const seated = createSeated(
      {
        ...keeper,
        look: async (id, viewer, since) => ({ ...(await keeper.look(id, viewer, since)), at: known }) as Look,
        momentsAfter: async (_id, _viewer, line) => [1, 2].filter((n) => n > line && n <= done).map(moment),
      },
      info([ME, BOT]),
      game,
      (step) => shown.push(step.moment.line),
    );
    await seated.begin();
    [known, done] = [1, 2];
    await seated.refresh();
    known = 2;
    await seated.refresh();
    await expect.poll(() => shown.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(2);
    await expect.poll(() => seated.state.get().shown, { timeout: 30_000 }).toBeNull();
    expect(shown).toEqual([1, 2]);
  });
});
