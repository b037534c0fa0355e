import { quietIo } from '../kernel/chance.ts';
import { fastChance } from '../kernel/fast-chance.ts';
import { askedSeats, type Flow, listChoices, play, type Seat } from '../kernel/flow.ts';
import type { BotHints, GameChoice, GameView } from '../kernel/game.ts';
import { type Bot, bestOf, type Known, type Question } from './bot.ts';

/** How hard a searching bot thinks. */
export interface Effort {
  /** How many of the best-looking choices are looked at closely. */
  readonly candidates: number;
  /** On how many imagined positions the first round tries each of them; each later round doubles it and halves the field. */
  readonly worlds: number;
  /** How many decisions ahead a trial is played, by both sides as the greedy bot would, where a game knows no chapters. */
  readonly horizon: number;
}

/**
 * Looks ahead on imagined positions: the choices that look best at once are tried in many worlds that agree with what the
 * seat knows, each is played on to the end of the chapter or for some decisions, and the weaker half is dropped round by
 * round (sequential halving). Few trials say little: where a game tells what its ratings are worth, they count as well.
 */
export function searchBot(id: string, effort: Effort): Bot {
  return {
    id,
    decide(question) {
      const { game, view, seat, choices, random, late = never } = question;
      const [only] = choices;
      if (only !== undefined && choices.length === 1) return only;
      let field = candidates(question, effort.candidates);
      for (let worlds = effort.worlds; field.length > 1; worlds *= 2) {
        for (let i = 0; i < worlds && !late(); i++) {
          const world = game.imagine(view, random);
          const seed = random.below(2 ** 31);
          const values = tried(field, ({ choice }) => trial(question, world, seat, choice, seed, effort.horizon), late);
          values.forEach((value, k) => {
            const candidate = field[k];
            if (candidate === undefined) return;
            candidate.total += value;
            candidate.trials++;
          });
        }
        field = field.toSorted((a, b) => promise(b) - promise(a)).slice(0, Math.ceil(field.length / 2));
      }
      return field[0]?.choice ?? bestOf(choices, [], random);
    },
  };
}

const never = () => false;

/** What the trials of a whole field in one world came to; of a world that was broken off nothing counts, its luck was not shared. */
function tried<C>(
  field: readonly Candidate<C>[],
  one: (candidate: Candidate<C>) => number,
  late: () => boolean,
): readonly number[] {
  const values: number[] = [];
  for (const candidate of field) {
    if (late()) return [];
    values.push(one(candidate));
  }
  return values;
}

interface Candidate<C> {
  readonly choice: C;
  /** How much less likely to win it looks at once than the one that looks best: 0 or less. */
  readonly prior: number;
  total: number;
  trials: number;
}

/** For how many trials the first look counts. */
const TRUSTED = 12;

/** What the trials and the first look say together; the longer it was tried, the less the look counts. */
function promise({ prior, total, trials }: Candidate<unknown>): number {
  return trials === 0 ? prior : total / trials + (prior * TRUSTED) / trials;
}

/** A choice that looks so much worse than the best is not tried. */
const HOPELESS = -0.25;

function candidates<P extends Flow, C extends GameChoice, V extends GameView>(
  { game, hints, view, seat, choices, random }: Question<P, C, V>,
  most: number,
): Candidate<C>[] {
  const looks = 4;
  const look = hints.study ?? hints.rate;
  const ratings = choices.map(() => 0);
  for (let i = 0; i < looks; i++) {
    look(game.imagine(view, random), seat, choices).forEach((rating, k) => {
      ratings[k] = (ratings[k] ?? 0) + rating / looks;
    });
  }
  const best = Math.max(...ratings);
  const point = hints.point ?? 0;
  return choices
    .map((choice, i) => ({ choice, prior: (ratings[i] ?? 0) - best }))
    .sort((a, b) => b.prior - a.prior)
    .slice(0, most)
    .map(({ choice, prior }) => ({ choice, prior: point * prior, total: 0, trials: 0 }))
    .filter(({ prior }) => prior >= HOPELESS);
}

/** More decisions than a chapter has. */
const LONGEST = 400;

/** Plays one choice and then on to the horizon in one world; the same seed gives every candidate the same luck. */
function trial<P extends Flow, C extends GameChoice, V extends GameView>(
  { game, hints }: Known<P, C, V>,
  world: P,
  seat: Seat,
  choice: C,
  seed: number,
  horizon: number,
): number {
  const p = game.copy(world);
  const io = quietIo(fastChance(seed));
  const chapter = hints.chapter?.(p);
  play(game.steps, p, seat, choice, io);
  const most = chapter === undefined ? horizon : LONGEST;
  for (let n = 0; n < most && p.outcome === null; n++) {
    if (chapter !== hints.chapter?.(p)) break;
    const [asked] = askedSeats(game.steps, p);
    if (asked === undefined) break;
    const options = listChoices(game.steps, p, asked, []);
    play(game.steps, p, asked, quickChoice(hints, p, asked, options), io);
  }
  return hints.evaluate(p, seat);
}

function quickChoice<P extends Flow, C extends GameChoice>(
  hints: BotHints<P, C>,
  p: P,
  seat: Seat,
  options: readonly C[],
): C {
  const [first] = options;
  if (first === undefined) throw new Error('nobody can choose, but somebody is asked');
  if (options.length === 1) return first;
  const ratings = hints.rate(p, seat, options);
  let best = 0;
  ratings.forEach((rating, i) => {
    if (rating > (ratings[best] ?? 0)) best = i;
  });
  return options[best] ?? first;
}
