import { GapError, type Mirror, reflect } from '../../keeper/mirror.ts';
import { PatchError } from '../../keeper/patch.ts';
import type { ActWish, News, Whole } from '../../keeper/room.ts';
import type { Seat } from '../../kernel/flow.ts';
import type { Game, GameChoice, Span, Viewer } from '../../kernel/game.ts';
import type { Refusal } from '../../kernel/match.ts';
import { same } from '../../kernel/plain.ts';
import { createStore, type Store } from '../../table/store.ts';
import { isNear, isProblem, type MatchInfo, type Problem, type Sent } from '../keeper/contract.ts';
import { getSettings } from '../settings.ts';
import { type Answering, answerOf, beatOf, stopOf } from './answering.ts';
import { WALKED, WATCHED, walkOf } from './pacing.ts';
import { type IsRoll, type Shown, shownOf } from './playback.ts';
import { createProjector, type Projector } from './projector.ts';
import { begun, goingBy } from './reactions.ts';
import { type Frame, frameOf, framesOf } from './reel.ts';
import { handScreen } from './screen.ts';
import { type Answer, NEVER, type Since, sinceAfter, toldSince } from './since.ts';
import { EMPTY, owesAnswer, type Seated, type TableKeeper, type TableState } from './table.ts';
import { createWatching, type Watching } from './watching.ts';

/** How what happens is shown at the table: which events are told by dice, and who hears of each moment. */
export interface Screening {
  readonly isRoll?: IsRoll | undefined;
  onShown?(shown: Shown): void;
}

/** What everything that is done at one seat shares. */
interface Sitting extends Answering {
  readonly keeper: TableKeeper;
  readonly state: Store<TableState>;
  readonly projector: Projector;
  readonly watching: Watching;
  readonly isRoll: IsRoll;
  /** May a question be answered without asking? */
  readonly mayAnswer: () => boolean;
  /** What is done last: one thing after the other. */
  chain: Promise<void>;
  /** The question to which an answer is under way, and the answer if nobody was asked for it. */
  answering: number | null;
  alone: Answer | null;
  /** What the person who sits here chose, and what was answered for him since. */
  since: Since;
  left: boolean;
  /** A choice was just taken back: nothing is answered by itself. */
  justUndone: boolean;
  /** When the question came before the person that stands there now. */
  put: { readonly q: number | null; readonly at: number };
}

/** A person alone with the rules: what they do after his choice is his to walk through. */
const isWalked = ({ info, own }: Pick<Sitting, 'info' | 'own'>): boolean =>
  info.players.length === 1 && own.length === 1;

/** `mayAnswer` says whether anything may be answered without asking. */
export function createSeated(
  keeper: TableKeeper,
  info: MatchInfo,
  game: Game,
  { isRoll = () => false, onShown }: Screening,
  mayAnswer: () => boolean = () => true,
): Seated {
  const { id, players } = info;
  const own = players.flatMap((player, seat) => (isNear(player) ? [seat] : []));
  const state = createStore<TableState>(EMPTY);
  const walked = isWalked({ info, own });
  const projector = createProjector(state, walked ? WALKED : WATCHED, (shown) => {
    if (shown === null) {
      atHead(at);
      return;
    }
    onShown?.(shown);
    if (state.get().here) void keeper.seen(id, shown.scene.n);
  });
  const watching = createWatching(keeper, id, (sent) => hear(at, sent));
  const at: Sitting = {
    ...{ keeper, info, game, own, state, projector, watching, isRoll, mayAnswer },
    chain: Promise.resolve(),
    answering: null,
    alone: null,
    since: NEVER,
    left: false,
    justUndone: false,
    stops: new Map(),
    put: { q: null, at: 0 },
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
    sit: (seat) => inTurn(at, () => sit(at, seat, true)),
    handTo: (seat) => handOver(at, seat),
    take: (choice) => take(at, choice),
    undo: () => undo(at),
    letGoBy: (span) => letGoBy(at, span),
    act: (wish, seat) => act(at, wish, seat ?? state.get().viewer),
    odds: (choice) => ofViewer(null, (viewer) => keeper.odds(id, viewer, choice)),
    whyNot: (wish) => ofViewer([], (viewer) => keeper.whyNot(id, viewer, wish)),
    hint: () => ofViewer(null, (viewer) => keeper.hint(id, viewer)),
    retry: (how) => keeper.retry(id, how),
    async takeOver() {
      const problem = await keeper.takeOver(id);
      if (problem !== null) change(at, { problem });
    },
    async course() {
      const history = await keeper.history(id, state.get().viewer, 0);
      return isProblem(history) ? [] : framesOf(history);
    },
    skip() {
      projector.toEnd();
    },
    pause: (paused) => projector.pause(paused),
    async sinceChoice() {
      const { viewer, look } = state.get();
      const frames = await latelyOrProblem(at, viewer, look?.n ?? 0);
      return frames.slice(
        Math.max(
          0,
          frames.findLastIndex(({ seat }) => seat === viewer),
        ),
      );
    },
    walk: walked ? walkOf(projector) : null,
    again: () => again(at),
    leave() {
      at.left = true;
      watching.end();
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
    at.answering = null;
    change(at, {
      busy: false,
      problem: { fault: 'gone', detail: error instanceof Error ? error.message : String(error) },
    });
  });
  return at.chain;
}

/** Do people with secrets share this screen? */
const isShared = ({ own, info }: Sitting): boolean => own.length > 1 && info.curtain;

/** The first look: of the one person at this screen, or of whoever of several is asked. */
function begin(at: Sitting): Promise<void> {
  const { info, own, state, watching } = at;
  return inTurn(at, async () => {
    handScreen(info.id, null);
    if (own.length <= 1) return sit(at, own[0] ?? null, false);
    const first = await watching.as(null);
    if (isProblem(first)) return lost(at, first);
    const { whole, here } = first;
    if (whole.view.outcome !== null) return sit(at, own[0] ?? null, false);
    const seat = whole.view.asked.find((asked) => own.includes(asked)) ?? own[0] ?? 0;
    if (!isShared(at)) return sit(at, seat, false);
    // At a page that only watches nobody takes the screen: it shows what everybody may see.
    if (here) state.set({ ...EMPTY, curtain: { seat, view: whole.view } });
    else state.set({ ...EMPTY, here, look: whole });
    watching.listen();
  });
}

/** There is nothing to be shown. */
function lost({ state, projector }: Sitting, problem: Problem): void {
  projector.forget();
  state.set({ ...EMPTY, problem });
}

async function sit(at: Sitting, seat: Viewer, playBack: boolean): Promise<void> {
  const { info, state, projector, watching } = at;
  const first = await watching.as(seat);
  if (isProblem(first)) return lost(at, first);
  const { whole, here } = first;
  projector.forget();
  const frames = playBack ? await latelyOrProblem(at, seat, whole.n) : [];
  handScreen(info.id, seat);
  at.answering = null;
  at.since = { ...NEVER, chosen: ownOf(frames, seat) };
  const known = { ...EMPTY, here, viewer: seat, look: asPlayed(whole, seat) };
  const marks = { lately: playBack ? toldSince(at.since, whole.told, [], isWalked(at)) : [] };
  projector.add(showable(at, playBack ? sinceOwn(frames, seat) : [], seat), { ...known, ...marks });
  watching.listen();
  if (state.get().shown === null) atHead(at);
  if (!playBack && seat !== null) void markLately(at, seat, whole.n);
}

/** Who opens a match again finds what others did since he chose: it comes when the table is there already. */
async function markLately(at: Sitting, seat: Viewer, n: number): Promise<void> {
  const frames = await lately(at, seat, n);
  const { viewer, look } = at.state.get();
  if (isProblem(frames) || at.left || viewer !== seat || look === null) return;
  const { chosen } = at.since;
  at.since = { ...at.since, chosen: [...ownOf(frames, seat).filter((own) => !chosen.includes(own)), ...chosen] };
  if (isWalked(at))
    at.projector.recall(showable(at, frames.slice(frames.findLastIndex((frame) => frame.seat === seat)), seat));
  change(at, { lately: toldSince(at.since, look.told, at.state.get().lately, isWalked(at)) });
}

const ownOf = (frames: readonly Frame[], viewer: Viewer): readonly number[] =>
  viewer === null ? [] : frames.flatMap(({ n, seat }) => (seat === viewer ? [n] : []));

/** Takes in what the keeper sends. */
function hear(at: Sitting, sent: Sent): void {
  if ('news' in sent) hearNews(at, sent.news);
  else if ('whole' in sent) lookAnew(at, sent.whole);
  else if ('trouble' in sent) hearTrouble(at, sent.trouble);
  else if ('here' in sent) hearHere(at, sent.here);
  else lost(at, { fault: 'gone', detail: at.info.id });
}

/** That there is still none is no news. */
function hearTrouble(at: Sitting, trouble: TableState['trouble']): void {
  if (at.state.get().trouble !== trouble) change(at, { trouble });
}

/** While a bot plays on for the viewer, nothing is asked of him. */
function asPlayed(look: Whole, viewer: Viewer): Whole {
  return viewer === null || look.handed[viewer] == null
    ? look
    : { ...look, q: null, choices: [], undoable: 0, undoes: null };
}

/** Something was missed: everything as it stands now. Behind the curtain nothing is looked at. */
function lookAnew(at: Sitting, look: Whole): void {
  const { state } = at;
  if (state.get().curtain !== null) return;
  at.answering = null;
  const lately = toldSince(at.since, look.told, state.get().lately, isWalked(at));
  change(at, { look: asPlayed(look, state.get().viewer), busy: false, lately });
  if (state.get().shown === null) atHead(at);
}

/** The match is played here from now on, or at another page. */
function hearHere(at: Sitting, here: boolean): void {
  const { state } = at;
  if (state.get().here === here) return;
  at.answering = null;
  change(at, { here, busy: false, problem: null });
  if (isShared(at)) void begin(at);
  else if (here && state.get().shown === null) atHead(at);
}

/** Lays what is new on what is known, and shows it. */
function hearNews(at: Sitting, { items, now }: News): void {
  const { state, projector } = at;
  const { look, viewer, ...before } = state.get();
  if (look === null) return;
  let mirror: Mirror = look;
  const frames: Frame[] = [];
  let { declined, granted } = before;
  try {
    for (const item of items) {
      if (item.n <= mirror.n) continue;
      const seen = reflect(mirror, item);
      if (item.gone.length === 0) frames.push(frameOf(item, mirror.view, seen));
      mirror = seen.mirror;
      at.since = sinceAfter(at.since, item, viewer, at.alone);
      if (item.act === 'decline' && item.seat !== viewer && look.offer?.seat === viewer) declined = true;
      granted = item.act === 'agree' && item.gone.length > 0;
    }
  } catch (error) {
    if (!(error instanceof GapError || error instanceof PatchError)) throw error;
    void inTurn(at, () => resume(at));
    return;
  }
  if (at.answering !== null && now.q !== at.answering) at.answering = null;
  const busy = at.answering !== null;
  const { answered, rolled } = at.since;
  const lately = toldSince(at.since, mirror.told, before.lately, isWalked(at));
  const known = { look: asPlayed({ ...mirror, ...now }, viewer), busy, declined, granted, answered, lately, rolled };
  // What is answered for him goes on where his own choice left off.
  const anew = !isWalked(at) || at.alone === null;
  projector.add(showable(at, frames, viewer), known, anew);
  if (state.get().shown === null) atHead(at);
}

/** Looks anew through the same eyes. */
async function resume(at: Sitting): Promise<void> {
  const { state, watching } = at;
  const first = await watching.as(state.get().viewer);
  if (isProblem(first)) return lost(at, first);
  lookAnew(at, first.whole);
  watching.listen();
  hearHere(at, first.here);
}

function showable({ game, isRoll, info, own }: Sitting, frames: readonly Frame[], viewer: Viewer): readonly Shown[] {
  return shownOf(frames, viewer, game.text[getSettings().language], isRoll, isWalked({ info, own }));
}

/** Everything has been shown: hand the screen over, or answer what needs no thought. */
function atHead(at: Sitting): void {
  const { keeper, info, own, state } = at;
  const { look, viewer, openly, curtain, here } = state.get();
  if (look === null || curtain !== null || at.left) return;
  if (here) void keeper.seen(info.id, look.n);
  if (at.put.q !== look.q) at.put = { q: look.q, at: Date.now() };
  const stop = viewer === null ? null : stopOf(at, viewer, look);
  if (stop !== state.get().stop) change(at, { stop });
  const { asked, outcome } = look.view;
  const isThere = viewer === null ? openly === null : asked.includes(viewer);
  if (outcome === null && !isThere) {
    // Whoever was handed the screen for his consent keeps it until he has answered.
    if (isShared(at) && owesAnswer(look.offer, viewer)) return;
    const other = asked.find((seat) => own.includes(seat) && look.handed[seat] == null);
    if (other !== undefined) void turnTo(at, look, other);
    return;
  }
  void answerAlone(at, look);
}

/** Another person at this screen is asked: he is handed it, unless he lets the window go by; then nothing is seen but that it is. */
async function turnTo(at: Sitting, look: Whole, seat: Seat): Promise<void> {
  const { keeper, info, game, state } = at;
  const goBy = goingBy(game, look.view);
  if (goBy === null || stopOf(at, seat, look) === null) {
    if (!(await putOpenly(at, look, seat)) && !at.left && state.get().look === look) handOver(at, seat);
    return;
  }
  await passed(beatOf(info, seat));
  const stands = () => !at.left && state.get().look === look;
  const question = stands() ? await keeper.openly(info.id, seat) : null;
  if (!stands()) return;
  if (question === null || (await keeper.choose(info.id, seat, goBy, question.q)) !== null) handOver(at, seat);
}

/** Puts a question by which nothing secret is decided before all who share the screen: no curtain falls, and nobody's hand is seen. */
async function putOpenly(at: Sitting, look: Whole, seat: Seat): Promise<boolean> {
  const { keeper, info, state, projector, watching } = at;
  const question = isShared(at) ? await keeper.openly(info.id, seat) : null;
  if (question === null || !question.all || at.left || state.get().look !== look) return false;
  const { q, choices, undoable } = question;
  await inTurn(at, async () => {
    const first = await watching.as(null);
    handScreen(info.id, null);
    if (isProblem(first)) return lost(at, first);
    projector.forget();
    at.answering = null;
    state.set({ ...EMPTY, here: first.here, openly: seat, look: { ...first.whole, q, choices, undoable } });
    watching.listen();
  });
  return true;
}

async function passed(milliseconds: number): Promise<void> {
  if (milliseconds > 0) await new Promise((wake) => setTimeout(wake, milliseconds));
}

function handOver(at: Sitting, seat: Seat): void {
  at.projector.forget();
  void inTurn(at, () => (at.info.curtain ? drawCurtain(at, seat) : sit(at, seat, true)));
}

/** Nothing of the seat that leaves stays behind. */
async function drawCurtain(at: Sitting, seat: Seat): Promise<void> {
  const { info, state, watching } = at;
  const first = await watching.as(null);
  handScreen(info.id, null);
  if (isProblem(first)) return lost(at, first);
  state.set({ ...EMPTY, curtain: { seat, view: first.whole.view } });
  watching.listen();
  hearHere(at, first.here);
}

/** Answers what need not be asked. Whoever would roll dice by it is asked; those of a window are another's doing. */
async function answerAlone(at: Sitting, look: Whole): Promise<void> {
  const { keeper, info, state } = at;
  const { viewer, here } = state.get();
  if (!here || !at.mayAnswer() || at.justUndone || viewer === null || look.q === null) return;
  // Nothing is done behind the back of somebody who waits for an answer to his offer.
  if (look.offer !== null) return;
  const only = answerOf(at, look, viewer);
  if (only === null) return;
  // What is answered for him is not put to the person first.
  change(at, { busy: true });
  const odds = goingBy(at.game, look.view) === null ? await keeper.odds(info.id, viewer, only) : null;
  if (state.get().look !== look) return;
  if (odds !== null) {
    change(at, { busy: false });
    return;
  }
  await take(at, only, { view: look.view, choice: only });
}

/** From now on the viewer lets windows go by, and the one before him at once; or he is asked again. */
async function letGoBy(at: Sitting, span: Span | null): Promise<void> {
  const { game, state, stops } = at;
  const { viewer, look } = state.get();
  if (viewer === null || look === null) return;
  if (span === null) stops.delete(viewer);
  else stops.set(viewer, { span, at: begun(game, look, span) });
  change(at, { stop: span });
  const goBy = goingBy(game, look.view);
  if (span !== null && goBy !== null && look.q !== null) await take(at, goBy);
}

/** Answers the question that stands there now. The table is free again as soon as the item comes that the answer makes. */
async function take(at: Sitting, choice: GameChoice, alone: Answer | null = null): Promise<void> {
  const { look, openly, viewer } = at.state.get();
  const [seat, q] = [viewer ?? openly, look?.q ?? null];
  if (seat === null || look === null || q === null) return;
  await inTurn(at, async () => {
    at.answering = q;
    at.alone = alone;
    at.justUndone = false;
    change(at, { busy: true, problem: null, ...(alone === null ? { declined: false } : {}) });
    if (same(choice, goingBy(at.game, look.view))) await passed(beatOf(at.info, seat) - (Date.now() - at.put.at));
    const refusal = await at.keeper.choose(at.info.id, seat, choice, q);
    if (refusal === null) return;
    at.answering = null;
    change(at, { busy: false, problem: isProblem(refusal) ? refusal : null });
  });
}

async function undo(at: Sitting): Promise<void> {
  await inTurn(at, async () => {
    const { viewer, openly, here } = at.state.get();
    const seat = viewer ?? openly;
    if (seat === null || !here) return;
    at.justUndone = true;
    const refusal = await at.keeper.undo(at.info.id, seat);
    if (isProblem(refusal)) change(at, { problem: refusal });
  });
}

async function act(at: Sitting, wish: ActWish, seat: Viewer): Promise<Refusal | null> {
  let answer: Refusal | null = null;
  await inTurn(at, async () => {
    if (seat === null) return;
    change(at, { problem: null, declined: false });
    const refusal = await at.keeper.act(at.info.id, seat, wish);
    if (isProblem(refusal)) change(at, { problem: refusal });
    else answer = refusal;
  });
  return answer;
}

/** So many of the last items are asked for first: who plays has hardly ever waited for longer. */
const NEAR = 40;

/** What happened lately: at least since the seat last chose, if it ever did. */
async function lately({ keeper, info }: Sitting, viewer: Viewer, n: number): Promise<readonly Frame[] | Problem> {
  for (const since of viewer === null ? [0] : [Math.max(0, n - NEAR), 0]) {
    const history = await keeper.history(info.id, viewer, since);
    if (isProblem(history)) return history;
    const frames = framesOf(history);
    if (since === 0 || frames.some(({ seat }) => seat === viewer)) return frames;
  }
  return [];
}

/** The same for somebody who waits for it: he is told if it cannot be had. */
async function latelyOrProblem(at: Sitting, viewer: Viewer, n: number): Promise<readonly Frame[]> {
  const frames = await lately(at, viewer, n);
  if (!isProblem(frames)) return frames;
  change(at, { problem: frames });
  return [];
}

const sinceOwn = (frames: readonly Frame[], viewer: Viewer): readonly Frame[] =>
  viewer === null ? frames : frames.slice(frames.findLastIndex(({ seat }) => seat === viewer) + 1);

/** Shows again what happened since this seat last chose; where nothing did, what happened by that choice. */
async function again(at: Sitting): Promise<void> {
  if (isWalked(at)) return at.projector.rewind();
  const { viewer, look } = at.state.get();
  const frames = await latelyOrProblem(at, viewer, look?.n ?? 0);
  const recent = showable(at, sinceOwn(frames, viewer), viewer);
  const turned = frames.findLastIndex(({ seat }) => seat !== viewer);
  const before = frames.slice(0, turned + 1);
  at.projector.show(recent.length > 0 ? recent : showable(at, sinceOwn(before, viewer), viewer));
}
