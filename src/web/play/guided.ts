import { botNamed } from '../../bots/index.ts';
import { fastChance, fastRandom } from '../../kernel/fast-chance.ts';
import type { Flow, Seat } from '../../kernel/flow.ts';
import type { Arrange, Game, GameChoice } from '../../kernel/game.ts';
import { asking, choices, lines, type Match, type Refusal, resume, take, undo } from '../../kernel/match.ts';
import { standardOptions } from '../../kernel/options.ts';
import { same } from '../../kernel/plain.ts';
import { scriptedChance } from '../../kernel/scripted-chance.ts';
import { whyNot } from '../../kernel/why-not.ts';
import type { Guide, GuideStep } from '../../table/presentation.ts';
import { createStore } from '../../table/store.ts';
import type { MatchInfo } from '../keeper/contract.ts';
import { lastOwn, lookOf, momentsAfter, type PlayedMatch, type StandingLine, stand } from '../keeper/standing.ts';
import { getSettings } from '../settings.ts';
import type { Coach, Guiding } from './coach.ts';
import type { Shown } from './playback.ts';
import { createSeated } from './seat.ts';
import type { Seated, TableKeeper } from './table.ts';

interface Stage {
  /** The choice in notation, and the step it belongs to. */
  readonly text: string;
  readonly index: number;
}

/** All that is chosen on the path, in order. */
export function pathOf({ steps }: Pick<Guide, 'steps'>): readonly Stage[] {
  return steps.flatMap((step, index) =>
    [...(step.do === undefined ? [] : [step.do]), ...(step.after ?? [])].map((text) => ({ text, index })),
  );
}

/** The match of a lesson on its path, with chance as it is written. */
type Trail = PlayedMatch;

function openTrail(game: Game, guide: Guide, arrange: Arrange<Flow>): Trail {
  const options = { ...standardOptions(game.options), ...guide.options };
  const match = resume(game, options, scriptedChance(guide.chance), arrange(guide.position, options));
  const standing: StandingLine[] = [];
  stand(standing, match);
  return { game, match, standing };
}

function chosen({ game, match }: Pick<Trail, 'game' | 'match'>, text: string): GameChoice | null {
  const [seat] = asking(match);
  return seat === undefined ? null : game.parse(game.view(match.position, seat), text);
}

/** Makes the next choice of the path for whoever is asked. */
function follow(trail: Trail, text: string): void {
  const { match, standing } = trail;
  const [seat] = asking(match);
  const refusal = seat === undefined ? null : take(match, seat, chosen(trail, text));
  if (seat === undefined || refusal !== null) throw new Error(`the lesson can't go on with '${text}'`);
  stand(standing, match);
}

/** The match of a lesson as a table knows it: one who learns against bots, kept nowhere. */
function infoOf({ game, match: { options } }: Trail, learner: Seat): MatchInfo {
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
  game: Game,
  guide: Guide,
  arrange: Arrange<Flow>,
  from: number,
  onShown: (shown: Shown) => void,
): Seated & { readonly coach: Coach } {
  const { seat, steps } = guide;
  const path = pathOf(guide);
  let trail = openTrail(game, guide, arrange);
  const state = createStore<Guiding>({ at: 0, step: stepAt(0), wanted: null, strayed: null, free: false });

  function stepAt(at: number): GuideStep {
    const step = steps[at];
    if (step === undefined) throw new Error('a lesson has at least one step');
    return step;
  }

  /** How many choices of the path were made: every line that stands, but for the set-up. */
  const made = () => trail.standing.length - 1;

  function goTo(at: number): void {
    const step = stepAt(Math.min(at, steps.length - 1));
    const next = path[made()];
    const wanted = step.do !== undefined && next?.index === at ? chosen(trail, next.text) : null;
    state.set({ at: steps.indexOf(step), step, wanted, strayed: null, free: false });
  }

  /** Plays what is written up to the end of the step. */
  function playStep(index: number): void {
    for (let next = path[made()]; next !== undefined && next.index <= index; next = path[made()])
      follow(trail, next.text);
    goTo(index + 1);
  }

  /** Lays the table anew at the beginning of a step. */
  function layAt(at: number): void {
    trail = openTrail(game, guide, arrange);
    for (const { text, index } of path) if (index < at) follow(trail, text);
    goTo(at);
  }

  /** Off the path the greedy bot answers. */
  function answer(): void {
    const { match, standing } = trail;
    const bot = botNamed('greedy');
    for (let other = othersAsked(match); other !== undefined; other = othersAsked(match)) {
      const list = choices(match, other);
      const view = game.view(match.position, other);
      const choice = bot?.decide({ game, view, seat: other, choices: list, random: fastRandom(lines(match)) });
      if (take(match, other, choice ?? list[0]) !== null) return;
      stand(standing, match);
    }
  }

  const othersAsked = (match: Match): Seat | undefined => asking(match).find((asked) => asked !== seat);

  function choose(choice: GameChoice, line: number): Refusal | null {
    const { match, standing } = trail;
    const { free } = state.get();
    const next = path[made()];
    if (!free && next !== undefined && same(chosen(trail, next.text), choice)) {
      playStep(next.index);
      return null;
    }
    if (!free) {
      state.set({ ...state.get(), strayed: choice });
      return null;
    }
    const refusal = take(match, seat, choice, line);
    if (refusal !== null) return refusal;
    stand(standing, match);
    answer();
    return null;
  }

  const keeper: TableKeeper = {
    watch: async () => {},
    leave: async () => {},
    seen: async () => {},
    look: async (_id, viewer, since) => lookOf(trail, viewer, since),
    momentsAfter: async (_id, viewer, line) => momentsAfter(trail, viewer, line),
    lastOwn: async (_id, own) => lastOwn(trail, own),
    choose: async (_id, _seat, choice, line) => choose(choice, line),
    async undo(_id, own) {
      const refusal = undo(trail.match, own);
      if (refusal !== null) return refusal;
      stand(trail.standing, trail.match);
      const back = path[made()];
      if (!state.get().free && back !== undefined) goTo(back.index);
      return null;
    },
    // A lesson is left, not given up.
    resign: async () => null,
    retry: async () => {},
    odds: async (_id, own, choice) => game.odds(trail.match.position, own, choice),
    whyNot: async (_id, own, wish) => whyNot(game, trail.match.position, own, wish),
    async hint(_id, own) {
      const { wanted, free } = state.get();
      if (!free) return wanted;
      const view = game.view(trail.match.position, own);
      const list = choices(trail.match, own);
      return botNamed('greedy')?.decide({ game, view, seat: own, choices: list, random: fastRandom(0) }) ?? null;
    },
  };

  // On the path every question is a part of the lesson, also one with a single answer.
  const seated = createSeated(keeper, infoOf(trail, seat), game, onShown, () => state.get().free && getSettings().auto);
  layAt(Math.max(0, Math.min(from, steps.length - 1)));

  return {
    ...seated,
    resign: null,
    coach: {
      state,
      steps: steps.length,
      async goOn() {
        const { at, step, free } = state.get();
        if (free || step.do !== undefined || at + 1 >= steps.length) return;
        playStep(at);
        await seated.refresh();
      },
      async insist() {
        const { strayed } = state.get();
        if (strayed === null) return;
        state.set({ ...state.get(), strayed: null, wanted: null, free: true });
        // What is written fits the path alone: from here on chance is chance.
        trail.match.chance = fastChance(`${Date.now()}`);
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
