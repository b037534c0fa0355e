import type { GameEvent } from '../../kernel/chance.ts';
import type { Seat } from '../../kernel/flow.ts';
import type { Game, GameChoice, GameView, Reason, Viewer, Wish } from '../../kernel/game.ts';
import type { Told } from '../../kernel/match.ts';
import type { Odds } from '../../kernel/odds.ts';
import { isProblem, type Keeper, type Look, type MatchInfo, type Moment, type Problem } from '../keeper/contract.ts';
import { getSettings } from '../settings.ts';
import { createStore, type Store } from '../store.ts';
import type { Coach } from './coach.ts';
import { paceOf, type Shown, shownOf } from './playback.ts';
import { handScreen } from './screen.ts';

/** What the page of one seat holds: what that seat may know, and nothing of any other. */
export interface TableState {
  readonly viewer: Viewer;
  /** The screen is to be handed to this seat; until then it holds what a spectator may know. */
  readonly curtain: { readonly seat: Seat; readonly view: GameView } | null;
  readonly look: Look | null;
  readonly told: readonly Told<GameEvent>[];
  /** What is being played back. */
  readonly shown: Shown | null;
  readonly paused: boolean;
  readonly busy: boolean;
  readonly problem: Problem | null;
  /** What was answered without asking since the person last chose, with the view in which it was. */
  readonly answered: readonly { readonly view: GameView; readonly choice: GameChoice }[];
}

/** What a table asks of whoever keeps its match. */
export type TableKeeper = Pick<
  Keeper,
  | 'watch'
  | 'leave'
  | 'look'
  | 'momentsAfter'
  | 'lastOwn'
  | 'seen'
  | 'choose'
  | 'undo'
  | 'odds'
  | 'whyNot'
  | 'hint'
  | 'retry'
>;

/** A seat at a table: all that the pages ask of a match, whoever keeps it. */
export interface Seated {
  readonly info: MatchInfo;
  readonly game: Game;
  /** The seats of the people before this screen. */
  readonly own: readonly Seat[];
  readonly state: Store<TableState>;
  /** At the table of a lesson: who leads through it. */
  readonly coach?: Coach;
  begin(): Promise<void>;
  /** The match has moved on: looks again, and shows what is new. */
  refresh(): Promise<void>;
  /** The person of the curtain's seat has taken the screen. */
  sit(seat: Seat): Promise<void>;
  take(choice: GameChoice): Promise<void>;
  undo(): Promise<void>;
  odds(choice: GameChoice): Promise<Odds | null>;
  whyNot(wish: Wish<GameChoice>): Promise<readonly Reason[]>;
  hint(): Promise<GameChoice | null>;
  /** A bot did not answer: asks it again, or lets another decide this once. */
  retry(how: 'again' | 'instead'): Promise<void>;
  /** Every moment of the match, as the one at the table may see it. */
  course(): Promise<readonly Moment[]>;
  /** Ends the playback. */
  skip(): void;
  pause(paused: boolean): void;
  /** Shows again what happened since this seat last chose. */
  again(): Promise<void>;
  leave(): void;
}

const EMPTY: TableState = {
  viewer: null,
  curtain: null,
  look: null,
  told: [],
  shown: null,
  paused: false,
  busy: false,
  problem: null,
  answered: [],
};

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
  let queue: Shown[] = [];
  /** The last line whose moments were fetched for showing. */
  let fetched = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let chain: Promise<void> = Promise.resolve();
  let left = false;
  /** A choice was just taken back: nothing is answered by itself. */
  let justUndone = false;

  const change = (part: Partial<TableState>) => state.set({ ...state.get(), ...part });

  /** One thing after the other: what comes in meanwhile waits. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    chain = chain.then(work).catch((error: unknown) => {
      change({
        busy: false,
        problem: { fault: 'gone', detail: error instanceof Error ? error.message : String(error) },
      });
    });
    return chain;
  }

  function show(steps: readonly Shown[]): void {
    if (getSettings().speed === 'instant') return;
    queue.push(...steps);
    if (state.get().shown === null) next();
  }

  function next(): void {
    clearTimeout(timer);
    if (left) return;
    const shown = queue.shift() ?? null;
    change({ shown });
    if (shown === null) {
      atHead();
      return;
    }
    onShown(shown);
    void keeper.seen(id, shown.moment.line);
    if (!state.get().paused) timer = setTimeout(next, paceOf(shown, getSettings().speed));
  }

  /** A bot may have gone on between the look and the moments: what was fetched then is not fetched again. */
  function lastOf(moments: readonly Moment[], look: Look): number {
    return Math.max(look.at, moments.at(-1)?.line ?? 0);
  }

  /** Everything has been shown: hand the screen over, or answer what needs no thought. */
  function atHead(): void {
    const { look, viewer, curtain } = state.get();
    if (look === null || curtain !== null || left) return;
    void keeper.seen(id, look.at);
    const { asked, outcome } = look.view;
    if (outcome === null && viewer !== null && !asked.includes(viewer)) {
      const other = asked.find((seat) => own.includes(seat));
      if (other !== undefined) handOver(other);
      return;
    }
    void answerAlone(look);
  }

  function handOver(seat: Seat): void {
    queue = [];
    if (info.curtain) void inTurn(() => drawCurtain(seat));
    else void sit(seat, true);
  }

  /** Nothing of the seat that leaves stays behind. */
  async function drawCurtain(seat: Seat): Promise<void> {
    const look = await keeper.look(id, null, -1);
    handScreen(id, null);
    if (isProblem(look)) change({ problem: look });
    else state.set({ ...EMPTY, curtain: { seat, view: look.view } });
  }

  /**
   * A question with a single answer that touches nothing and leads to no dice. Only where one person plays against bots: people
   * who share a screen would learn from a question that is skipped what the other does not hold.
   */
  async function answerAlone(look: Look): Promise<void> {
    const { viewer } = state.get();
    const [only] = look.choices;
    if (!alone() || justUndone || own.length !== 1 || viewer === null) return;
    if (look.choices.length !== 1 || only === undefined || game.touches(only).length > 0) return;
    if ((await keeper.odds(id, viewer, only)) !== null || state.get().look !== look) return;
    const answered = [...state.get().answered, { view: look.view, choice: only }];
    await take(only, answered);
  }

  function merged(look: Look): readonly Told<GameEvent>[] {
    return [...state.get().told.filter(({ at }) => at <= look.after), ...look.told];
  }

  /** Looks again, and shows what is new. */
  async function refresh(): Promise<void> {
    const { viewer, curtain, look: before } = state.get();
    if (curtain !== null || left || before === null) return;
    const look = await keeper.look(id, viewer, before.at);
    if (isProblem(look)) {
      change({ problem: look });
      return;
    }
    const moments = look.at > fetched ? await keeper.momentsAfter(id, viewer, fetched) : [];
    fetched = lastOf(moments, look);
    const steps = showable(moments, viewer);
    change({ look, told: merged(look), busy: false });
    if (steps.length > 0 && getSettings().speed !== 'instant') show(steps);
    else if (state.get().shown === null) atHead();
  }

  function showable(moments: readonly Moment[], viewer: Viewer): Shown[] {
    return shownOf(moments, viewer, own, game.text[getSettings().language]);
  }

  async function sit(seat: Viewer, playBack: boolean): Promise<void> {
    await inTurn(async () => {
      const look = await keeper.look(id, seat, -1);
      if (isProblem(look)) {
        change({ problem: look });
        return;
      }
      queue = [];
      const since = playBack && seat !== null ? await keeper.lastOwn(id, seat) : look.at;
      const moments = since < look.at ? await keeper.momentsAfter(id, seat, since) : [];
      fetched = lastOf(moments, look);
      handScreen(id, seat);
      state.set({ ...EMPTY, viewer: seat, look, told: look.told });
      const steps = showable(moments, seat);
      if (steps.length > 0) show(steps);
      if (state.get().shown === null) atHead();
    });
  }

  async function take(choice: GameChoice, answered: TableState['answered'] = []): Promise<void> {
    await inTurn(async () => {
      const { viewer, look } = state.get();
      if (viewer === null || look === null) return;
      change({ busy: true, problem: null, answered });
      const refusal = await keeper.choose(id, viewer, choice, look.line);
      justUndone = false;
      if (isProblem(refusal)) change({ problem: refusal });
      await refresh();
      change({ busy: false });
    });
  }

  return {
    info,
    game,
    own,
    state,

    async begin() {
      await keeper.watch(id, () => void inTurn(refresh));
      handScreen(id, null);
      if (own.length <= 1) {
        await sit(own[0] ?? null, false);
        return;
      }
      const look = await keeper.look(id, null, -1);
      if (isProblem(look)) {
        change({ problem: look });
        return;
      }
      if (look.view.outcome !== null) {
        await sit(own[0] ?? null, false);
        return;
      }
      const seat = look.view.asked.find((asked) => own.includes(asked)) ?? own[0] ?? 0;
      if (info.curtain) state.set({ ...EMPTY, curtain: { seat, view: look.view } });
      else await sit(seat, false);
    },

    sit: (seat) => sit(seat, true),
    take: (choice) => take(choice),
    refresh: () => inTurn(refresh),

    async undo() {
      await inTurn(async () => {
        const { viewer } = state.get();
        if (viewer === null) return;
        const refusal = await keeper.undo(id, viewer);
        justUndone = true;
        if (isProblem(refusal)) change({ problem: refusal });
        await refresh();
      });
    },

    async odds(choice) {
      const { viewer } = state.get();
      return viewer === null ? null : keeper.odds(id, viewer, choice);
    },

    async whyNot(wish) {
      const { viewer } = state.get();
      return viewer === null ? [] : keeper.whyNot(id, viewer, wish);
    },

    async hint() {
      const { viewer } = state.get();
      return viewer === null ? null : keeper.hint(id, viewer);
    },

    retry: (how) => keeper.retry(id, how),

    course: () => keeper.momentsAfter(id, state.get().viewer, -1),

    skip() {
      queue = [];
      change({ paused: false });
      next();
    },

    pause(paused) {
      change({ paused });
      if (paused) clearTimeout(timer);
      else next();
    },

    async again() {
      const { viewer } = state.get();
      const since = viewer === null ? 0 : await keeper.lastOwn(id, viewer);
      const moments = await keeper.momentsAfter(id, viewer, since);
      const before = viewer === null ? moments : await earlier(moments, viewer);
      queue = showable(before, viewer);
      next();
    },

    leave() {
      left = true;
      clearTimeout(timer);
      state.set(EMPTY);
      void keeper.leave(id);
    },
  };

  /** Where nothing happened since the seat last chose, what happened by that choice. */
  async function earlier(moments: readonly Moment[], viewer: Seat): Promise<readonly Moment[]> {
    if (showable(moments, viewer).length > 0) return moments;
    const all = await keeper.momentsAfter(id, viewer, 0);
    const turned = all.findLastIndex(({ seat }) => seat !== viewer);
    const from = all.slice(0, turned + 1).findLastIndex(({ seat }) => seat === viewer);
    return all.slice(from + 1, turned + 1);
  }
}
