import { beforeEach, describe, expect, it } from 'vitest';
import { picket } from '../../../test/toy/game.ts';
import type { GameChoice, GameView } from '../../kernel/game.ts';
import type { Odds } from '../../kernel/odds.ts';
import type { Look, MatchInfo, Sitter } from '../keeper/contract.ts';
import { changeSettings } from '../settings.ts';
import { createSeated, type TableKeeper } from './table.ts';

const ME: Sitter = { kind: 'me' };
const FRIEND: Sitter = { kind: 'friend' };
const BOT: Sitter = { kind: 'bot', level: 'greedy' };

const info = (sitters: readonly Sitter[]): MatchInfo => ({
  id: 'm',
  game: 'picket',
  options: {},
  sitters,
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
  sitters: readonly Sitter[],
  questions: readonly (readonly GameChoice[])[],
  odds: Odds | null = null,
) {
  const { keeper, made } = asking(questions, odds);
  const seated = createSeated(keeper, info(sitters), game, () => {});
  await seated.begin();
  await settle();
  return { seated, made };
}

describe('a question with a single answer', () => {
  beforeEach(() => changeSettings({ auto: true, speed: 'instant' }));

  it('is answered against bots, and a note tells what was answered until the person chooses', async () => {
    const { seated, made } = await seatedAt([ME, BOT], [[PASS], [PASS], [LAY, PASS], [LAY, PASS]]);
    expect(made).toEqual([PASS, PASS]);
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
