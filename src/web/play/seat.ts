import type { GameEvent } from '../../kernel/chance.ts';
import type { Seat } from '../../kernel/flow.ts';
import type { Game, GameChoice, Viewer } from '../../kernel/game.ts';
import type { Told } from '../../kernel/match.ts';
import { createStore, type Store } from '../../table/store.ts';
import { isProblem, type Look, type MatchInfo, type Moment } from '../keeper/contract.ts';
import { getSettings } from '../settings.ts';
import { type Shown, shownOf } from './playback.ts';
import { createProjector, type Projector } from './projector.ts';
import { handScreen } from './screen.ts';
import { EMPTY, type Seated, type TableKeeper, type TableState } from './table.ts';

/** What everything that is done at one seat shares. */
interface Sitting {
  readonly keeper: TableKeeper;
  readonly info: MatchInfo;
  readonly game: Game;
  readonly own: readonly Seat[];
  readonly state: Store<TableState>;
  readonly projector: Projector;
  /** Is a question with a single answer answered without asking? */
  readonly alone: () => boolean;
  /** What is done last: one thing after the other. */
  chain: Promise<void>;
  /** The last line whose moments were fetched for showing. */
  fetched: number;
  left: boolean;
  /** A choice was just taken back: nothing is answered by itself. */
  justUndone: boolean;
}

/** `alone` says whether a question with a single answer is answered without asking. */
export function createSeated(
  keeper: TableKeeper,
  info: MatchInfo,
  game: Game,
  onShown: (shown: Shown) => void,
  alone: () => boolean = () => getSettings().auto,
): Seated {
  const { id, players } = info;
  const own = players.flatMap(({ kind }, seat) => (kind === 'bot' ? [] : [seat]));
  const state = createStore<TableState>(EMPTY);
  const projector = createProjector(state, (shown) => {
    if (shown === null) {
      atHead(at);
      return;
    }
    onShown(shown);
    void keeper.seen(id, shown.moment.line);
  });
  const at: Sitting = {
    ...{ keeper, info, game, own, state, projector, alone },
    chain: Promise.resolve(),
    fetched: 0,
    left: false,
    justUndone: false,
  };
  /** What only somebody who sits may ask; for everybody else, what stands in its place. */
  const ofViewer = async <T>(otherwise: T, ask: (viewer: Seat) => Promise<T>): Promise<T> => {
    const { viewer } = state.get();
    return viewer === null ? otherwise : ask(viewer);
  };
  return {
    info,
    game,
    own,
    state,
    begin: () => begin(at),
    sit: (seat) => sit(at, seat, true),
    take: (choice) => take(at, choice),
    refresh: () => inTurn(at, () => refresh(at)),
    undo: () => undo(at),
    resign: () => resign(at),
    odds: (choice) => ofViewer(null, (viewer) => keeper.odds(id, viewer, choice)),
    whyNot: (wish) => ofViewer([], (viewer) => keeper.whyNot(id, viewer, wish)),
    hint: () => ofViewer(null, (viewer) => keeper.hint(id, viewer)),
    retry: (how) => keeper.retry(id, how),
    course: () => keeper.momentsAfter(id, state.get().viewer, -1),
    skip() {
      change(at, { paused: false });
      projector.show([]);
    },
    pause: (paused) => projector.pause(paused),
    again: () => again(at),
    leave() {
      at.left = true;
      projector.end();
      state.set(EMPTY);
      void keeper.leave(id);
    },
  };
}

function change({ state }: Sitting, part: Partial<TableState>): void {
  state.set({ ...state.get(), ...part });
}

/** One thing after the other: what comes in meanwhile waits. */
function inTurn(at: Sitting, work: () => Promise<void>): Promise<void> {
  at.chain = at.chain.then(work).catch((error: unknown) => {
    change(at, {
      busy: false,
      problem: { fault: 'gone', detail: error instanceof Error ? error.message : String(error) },
    });
  });
  return at.chain;
}

/** The first look: of the one person at this screen, or of whoever of several is asked. */
async function begin(at: Sitting): Promise<void> {
  const { keeper, info, own, state } = at;
  await keeper.watch(info.id, () => void inTurn(at, () => refresh(at)));
  handScreen(info.id, null);
  if (own.length <= 1) {
    await sit(at, own[0] ?? null, false);
    return;
  }
  const look = await keeper.look(info.id, null, -1);
  if (isProblem(look)) {
    change(at, { problem: look });
    return;
  }
  if (look.view.outcome !== null) {
    await sit(at, own[0] ?? null, false);
    return;
  }
  const seat = look.view.asked.find((asked) => own.includes(asked)) ?? own[0] ?? 0;
  if (info.curtain) state.set({ ...EMPTY, curtain: { seat, view: look.view } });
  else await sit(at, seat, false);
}

async function sit(at: Sitting, seat: Viewer, playBack: boolean): Promise<void> {
  const { keeper, info, state, projector } = at;
  await inTurn(at, async () => {
    const look = await keeper.look(info.id, seat, -1);
    if (isProblem(look)) {
      change(at, { problem: look });
      return;
    }
    projector.forget();
    const since = playBack && seat !== null ? await keeper.lastOwn(info.id, seat) : look.at;
    const moments = since < look.at ? await keeper.momentsAfter(info.id, seat, since) : [];
    at.fetched = lastOf(moments, look);
    handScreen(info.id, seat);
    state.set({ ...EMPTY, viewer: seat, look, told: look.told });
    const steps = showable(at, moments, seat);
    if (steps.length > 0) projector.add(steps);
    if (state.get().shown === null) atHead(at);
  });
}

/** Looks again, and shows what is new. */
async function refresh(at: Sitting): Promise<void> {
  const { keeper, info, state, projector } = at;
  const { viewer, curtain, look: before } = state.get();
  if (curtain !== null || at.left || before === null) return;
  const look = await keeper.look(info.id, viewer, before.at);
  if (isProblem(look)) {
    change(at, { problem: look });
    return;
  }
  const moments = look.at > at.fetched ? await keeper.momentsAfter(info.id, viewer, at.fetched) : [];
  at.fetched = lastOf(moments, look);
  const steps = showable(at, moments, viewer);
  change(at, { look, told: merged(at, look), busy: false });
  if (steps.length > 0 && getSettings().speed !== 'instant') projector.add(steps);
  else if (state.get().shown === null) atHead(at);
}

/** A bot may have gone on between the look and the moments: what was fetched then is not fetched again. */
function lastOf(moments: readonly Moment[], look: Look): number {
  return Math.max(look.at, moments.at(-1)?.line ?? 0);
}

function merged({ state }: Sitting, look: Look): readonly Told<GameEvent>[] {
  return [...state.get().told.filter(({ at }) => at <= look.after), ...look.told];
}

function showable({ own, game }: Sitting, moments: readonly Moment[], viewer: Viewer): readonly Shown[] {
  return shownOf(moments, viewer, own, game.text[getSettings().language]);
}

/** Everything has been shown: hand the screen over, or answer what needs no thought. */
function atHead(at: Sitting): void {
  const { keeper, info, own, state } = at;
  const { look, viewer, curtain } = state.get();
  if (look === null || curtain !== null || at.left) return;
  void keeper.seen(info.id, look.at);
  const { asked, outcome } = look.view;
  if (outcome === null && viewer !== null && !asked.includes(viewer)) {
    const other = asked.find((seat) => own.includes(seat));
    if (other !== undefined) handOver(at, other);
    return;
  }
  void answerAlone(at, look);
}

function handOver(at: Sitting, seat: Seat): void {
  at.projector.forget();
  if (at.info.curtain) void inTurn(at, () => drawCurtain(at, seat));
  else void sit(at, seat, true);
}

/** Nothing of the seat that leaves stays behind. */
async function drawCurtain(at: Sitting, seat: Seat): Promise<void> {
  const { keeper, info, state } = at;
  const look = await keeper.look(info.id, null, -1);
  handScreen(info.id, null);
  if (isProblem(look)) change(at, { problem: look });
  else state.set({ ...EMPTY, curtain: { seat, view: look.view } });
}

/**
 * A question with a single answer that touches nothing and leads to no dice. Only where one person plays against bots: people
 * who share a screen would learn from a question that is skipped what the other does not hold.
 */
async function answerAlone(at: Sitting, look: Look): Promise<void> {
  const { keeper, info, game, own, state } = at;
  const { viewer } = state.get();
  const [only] = look.choices;
  if (!at.alone() || at.justUndone || own.length !== 1 || viewer === null) return;
  if (look.choices.length !== 1 || only === undefined || game.touches(only).length > 0) return;
  if ((await keeper.odds(info.id, viewer, only)) !== null || state.get().look !== look) return;
  await take(at, only, [...state.get().answered, { view: look.view, choice: only }]);
}

async function take(at: Sitting, choice: GameChoice, answered: TableState['answered'] = []): Promise<void> {
  await inTurn(at, async () => {
    const { viewer, look } = at.state.get();
    if (viewer === null || look === null) return;
    change(at, { busy: true, problem: null, answered });
    const refusal = await at.keeper.choose(at.info.id, viewer, choice, look.line);
    at.justUndone = false;
    if (isProblem(refusal)) change(at, { problem: refusal });
    await refresh(at);
    change(at, { busy: false });
  });
}

async function undo(at: Sitting): Promise<void> {
  await inTurn(at, async () => {
    const { viewer } = at.state.get();
    if (viewer === null) return;
    const refusal = await at.keeper.undo(at.info.id, viewer);
    at.justUndone = true;
    if (isProblem(refusal)) change(at, { problem: refusal });
    await refresh(at);
  });
}

async function resign(at: Sitting): Promise<void> {
  await inTurn(at, async () => {
    const { viewer } = at.state.get();
    if (viewer === null) return;
    const refusal = await at.keeper.resign(at.info.id, viewer);
    if (isProblem(refusal)) change(at, { problem: refusal });
    await refresh(at);
  });
}

/** Shows again what happened since this seat last chose. */
async function again(at: Sitting): Promise<void> {
  const { keeper, info, state, projector } = at;
  const { viewer } = state.get();
  const since = viewer === null ? 0 : await keeper.lastOwn(info.id, viewer);
  const moments = await keeper.momentsAfter(info.id, viewer, since);
  const before = viewer === null ? moments : await earlier(at, moments, viewer);
  projector.show(showable(at, before, viewer));
}

/** Where nothing happened since the seat last chose, what happened by that choice. */
async function earlier(at: Sitting, moments: readonly Moment[], viewer: Seat): Promise<readonly Moment[]> {
  if (showable(at, moments, viewer).length > 0) return moments;
  const all = await at.keeper.momentsAfter(at.info.id, viewer, 0);
  const turned = all.findLastIndex(({ seat }) => seat !== viewer);
  const from = all.slice(0, turned + 1).findLastIndex(({ seat }) => seat === viewer);
  return all.slice(from + 1, turned + 1);
}
