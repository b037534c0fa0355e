import type { Known } from '../../bots/bot.ts';
import { botNamed } from '../../bots/index.ts';
import { createChronicle } from '../../keeper/chronicle.ts';
import type { Item } from '../../keeper/feed.ts';
import { nowOf, wholeOf } from '../../keeper/room.ts';
import { advance, drawUp, lay, type Table } from '../../keeper/table.ts';
import { fastChance, fastRandom } from '../../kernel/fast-chance.ts';
import type { Flow, Seat } from '../../kernel/flow.ts';
import type { Arrange, Game, GameChoice, GameView } from '../../kernel/game.ts';
import {
  asking,
  choices,
  lines,
  type Match,
  type Next,
  propose,
  proposeUndo,
  type Refusal,
} from '../../kernel/match.ts';
import { weighedOdds } from '../../kernel/odds.ts';
import { standardOptions } from '../../kernel/options.ts';
import { same } from '../../kernel/plain.ts';
import { scriptedChance } from '../../kernel/scripted-chance.ts';
import { whyNot } from '../../kernel/why-not.ts';
import type { Guide, GuideStep } from '../../table/presentation.ts';
import { createStore } from '../../table/store.ts';
import type { MatchInfo, Sent } from '../keeper/contract.ts';
import type { Coach, Guiding } from './coach.ts';
import { createSeated, type Screening } from './seat.ts';
import type { Seated, TableKeeper } from './table.ts';

/** The choice waits for a word of the lesson. */
const NOT_YET: Refusal = { code: 'not-offered', message: 'the lesson asks for another choice', reasons: [] };

interface Stage {
  /** The choice in notation, and the step it belongs to. */
  readonly text: string;
  readonly index: number;
  /** Whether the person is to make it: others may be asked the same question, in secret. */
  readonly own: boolean;
}

/** All that is chosen on the path, in order. */
export function pathOf({ steps }: Pick<Guide, 'steps'>): readonly Stage[] {
  return steps.flatMap((step, index) => [
    ...(step.do === undefined ? [] : [{ text: step.do, index, own: true }]),
    ...(step.after ?? []).map((text) => ({ text, index, own: false })),
  ]);
}

/** The match of a lesson, with chance as it is written, and all that the learner has noticed of it. */
interface Trail {
  readonly game: Game;
  readonly table: Table;
  readonly first: GameView;
  readonly items: Item[];
}

/** Nothing is sealed here: the numbers of a lesson are written down for everybody. */
const KEY = { secret: '0'.repeat(64), contributions: [] };

function openTrail(game: Game, guide: Guide, arrange: Arrange<Flow>): Trail {
  const options = { ...standardOptions(game.options), ...guide.options };
  const { table } = lay(
    { game, options, key: KEY },
    createChronicle(game.seats(options)),
    arrange(guide.position, options),
    scriptedChance(guide.chance),
  );
  return { game, table, first: game.view(table.match.position, guide.seat), items: [] };
}

function chosen({ game, table: { match } }: Trail, { text }: Stage, seat: Seat | undefined): GameChoice | null {
  return seat === undefined ? null : game.parse(game.view(match.position, seat), text);
}

/** The match of a lesson as a table knows it: one who learns against bots, kept nowhere. */
function infoOf({ game, table: { match } }: Trail, learner: Seat): MatchInfo {
  const { options } = match;
  return {
    id: `lesson/${game.id}`,
    game: game.id,
    options,
    players: Array.from({ length: game.seats(options) }, (_, seat) =>
      seat === learner ? { kind: 'me' } : { kind: 'bot', level: 'greedy' },
    ),
    curtain: false,
    guided: false,
    made: 0,
    commitment: '',
    standardPack: true,
    pack: null,
    fork: null,
    continued: false,
  };
}

/** A seat at the table of a lesson: as any other seat, but that the match is arranged and the coach stands beside it. */
export function createGuided(
  known: Known,
  guide: Guide,
  arrange: Arrange<Flow>,
  from: number,
  screening: Screening,
): Seated & { readonly coach: Coach } {
  const { game } = known;
  const { seat, steps } = guide;
  const path = pathOf(guide);
  let trail = openTrail(game, guide, arrange);
  const state = createStore<Guiding>({ at: 0, step: stepAt(0), wanted: null, strayed: null, free: false });

  function stepAt(at: number): GuideStep {
    const step = steps[at];
    if (step === undefined) throw new Error('a lesson has at least one step');
    return step;
  }

  let send: (sent: Sent) => void = () => {};

  /** Makes a line, and sends the learner what he notices of it. */
  function make(next: Next): void {
    const { table, items } = trail;
    const written = drawUp(table, KEY, next, String(next.line), 0);
    advance(table, written);
    const item = written.items[seat] ?? null;
    if (item === null) return;
    items.push(item);
    send({ news: { items: [item], now: nowOf(table, seat) } });
  }

  /** Makes a choice, or says why not. */
  function write(who: Seat, choice: unknown, at?: number): Refusal | null {
    const { refusal, next } = propose(trail.table.match, who, choice, at);
    if (next !== null) make(next);
    return refusal;
  }

  /** Whose choice it is: the person's own, or that of whoever else is asked. */
  const chooser = ({ own }: Stage): Seat | undefined => (own ? seat : asking(trail.table.match)[0]);

  /** Makes the next choice of the path for whoever is asked. */
  function follow(stage: Stage): void {
    const who = chooser(stage);
    if (who === undefined || write(who, chosen(trail, stage, who)) !== null)
      throw new Error(`the lesson can't go on with '${stage.text}'`);
  }

  /** How many choices of the path were made. */
  const made = () => trail.table.log.choices.length;

  function goTo(at: number): void {
    const step = stepAt(Math.min(at, steps.length - 1));
    const next = path[made()];
    const wanted = step.do !== undefined && next?.index === at ? chosen(trail, next, seat) : null;
    state.set({ at: steps.indexOf(step), step, wanted, strayed: null, free: false });
  }

  /** Plays what is written up to the end of the step. */
  function playStep(index: number): void {
    for (let next = path[made()]; next !== undefined && next.index <= index; next = path[made()]) follow(next);
    goTo(index + 1);
  }

  /** Lays the table anew at the beginning of a step. Nobody is sent what led there. */
  function layAt(at: number): void {
    send = () => {};
    trail = openTrail(game, guide, arrange);
    for (const stage of path) if (stage.index < at) follow(stage);
    goTo(at);
  }

  /** Off the path the greedy bot answers. */
  function answer(): void {
    const { match } = trail.table;
    const bot = botNamed('greedy');
    for (let other = othersAsked(match); other !== undefined; other = othersAsked(match)) {
      const list = choices(match, other);
      const view = game.view(match.position, other);
      const choice = bot?.decide({ ...known, view, seat: other, choices: list, random: fastRandom(lines(match)) });
      if (write(other, choice ?? list[0]) !== null) return;
    }
  }

  const othersAsked = (match: Match): Seat | undefined => asking(match).find((asked) => asked !== seat);

  function choose(choice: GameChoice, q: number): Refusal | null {
    const { match } = trail.table;
    const { free } = state.get();
    const next = path[made()];
    if (!free && next !== undefined && same(chosen(trail, next, seat), choice)) {
      playStep(next.index);
      return null;
    }
    if (!free) {
      state.set({ ...state.get(), strayed: choice });
      return NOT_YET;
    }
    const refusal = write(seat, choice, trail.table.asks[seat] === q ? lines(match) : Number.NaN);
    if (refusal === null) answer();
    return refusal;
  }

  const keeper: TableKeeper = {
    async watch(_id, viewer, sendTo) {
      send = sendTo;
      send({ here: true });
      send({ whole: wholeOf(trail.table, viewer) });
      return null;
    },
    leave: async () => {
      send = () => {};
    },
    takeOver: async () => null,
    seen: async () => {},
    history: async () => ({ n: 0, view: trail.first, items: trail.items }),
    choose: async (_id, _seat, choice, q) => choose(choice, q),
    async undo(_id, own) {
      const { refusal, next } = proposeUndo(trail.table.match, own);
      if (next === null) return refusal;
      make(next);
      const back = path[made()];
      if (!state.get().free && back !== undefined) goTo(back.index);
      return null;
    },
    // A lesson is left, not given up.
    act: async () => null,
    retry: async () => {},
    openly: async () => null,
    odds: async (_id, own, choice) => weighedOdds(game, trail.table.match.position, own, choice),
    whyNot: async (_id, own, wish) => whyNot(game, trail.table.match.position, own, wish),
    async hint(_id, own) {
      const { wanted, free } = state.get();
      if (!free) return wanted;
      const view = game.view(trail.table.match.position, own);
      const list = choices(trail.table.match, own);
      return botNamed('greedy')?.decide({ ...known, view, seat: own, choices: list, random: fastRandom(0) }) ?? null;
    },
  };

  // On the path every question is a part of the lesson, also one with a single answer.
  const seated = createSeated(keeper, infoOf(trail, seat), game, screening, () => state.get().free);
  layAt(Math.max(0, Math.min(from, steps.length - 1)));

  return {
    ...seated,
    act: null,
    coach: {
      state,
      steps: steps.length,
      async goOn() {
        const { at, step, free } = state.get();
        if (free || step.do !== undefined || at + 1 >= steps.length) return;
        playStep(at);
      },
      async insist() {
        const { strayed } = state.get();
        if (strayed === null) return;
        state.set({ ...state.get(), strayed: null, wanted: null, free: true });
        // What is written fits the path alone: from here on chance is chance.
        trail.table.match.chance = fastChance(`${Date.now()}`);
        await seated.take(strayed);
      },
      forget() {
        state.set({ ...state.get(), strayed: null });
      },
      async comeBack() {
        layAt(state.get().at);
        await seated.begin();
      },
      async restart() {
        layAt(0);
        await seated.begin();
      },
    },
  };
}
