import { listChoices, play, type Step, type Steps, settle, top } from '../../../kernel/flow.ts';
import { get, there } from '../../../kernel/there.ts';
import { isBattle } from '../bot/frames.ts';
import type { Box } from '../data/box.ts';
import { RESULTS } from '../data/names.ts';
import { type Choice, GUARD, type Position } from '../position.ts';
import { someIn, strengthIn } from '../rules/board.ts';
import { forksOf } from './forks.ts';

// What comes of a battle, and of the next one where a retreat or a pursuit leads to it at once (NW-9.12-c): the rules themselves are
// played with every way in which the dice can fall, and positions that are alike are counted as one.

/**
 * What can come of a battle, the worst for the coalition first: what the table says if the chain ends with it, who wins the next battle
 * if it goes on, who is left where cavalry alone has swept the field.
 */
export const CHAIN_RESULTS = [
  'french-victorious',
  'swept-coalition',
  'french-exchange',
  'french-pursuit',
  'coalition-retreat',
  'chain-lost',
  'chain-won',
  'french-retreat',
  'coalition-pursuit',
  'coalition-exchange',
  'swept-french',
  'coalition-victorious',
] as const;
export type ChainResult = (typeof CHAIN_RESULTS)[number];

const HARASSMENT = RESULTS.indexOf('cavalry-harassment');

/** The rules, but they stop before the dice of a battle and after the chain. */
export interface Watched {
  readonly steps: Steps<Position, Choice>;
  readonly light: Step<Position, Choice>;
  readonly roll: Step<Position, Choice>;
}

export function watched(steps: Steps<Position, Choice>): Watched {
  const light = there(steps['battle.light']);
  const roll = there(steps['battle.roll']);
  const halted = (step: Step<Position, Choice>): Step<Position, Choice> => ({ ...step, run: null });
  return {
    light,
    roll,
    steps: {
      ...steps,
      'battle.light': halted(light),
      'battle.roll': halted(roll),
      'battles.next': halted(there(steps['battles.next'])),
    },
  };
}

/**
 * What is answered on the way: nobody rides or pursues of his own will; who retreats goes where no French are, if he can; of equals it is
 * the first.
 */
export function answerOf(box: Box, p: Position, choices: readonly Choice[]): Choice {
  return (
    choices.find(({ kind }) => kind === 'pass') ??
    choices.find((c) => c.kind === 'retreat' && !someIn(box, p, c.nation, true)) ??
    get(choices, 0)
  );
}

/** Where a battle begins, or begins again. */
const BEGINNING: ReadonlySet<string> = new Set([
  'battle.stay',
  'battle.french',
  'battle.coalition',
  'battle.light',
  'battle.roll',
]);

/** A place on the way, and how likely it is reached. */
interface Way {
  readonly share: number;
  /** Where it goes on, or what came of it in the end. */
  readonly to: Place | ChainResult | null;
}

interface Place {
  readonly key: string;
  readonly q: Position;
  /** Whether the battle that was chosen is over, and the next one of the chain is fought. */
  readonly later: boolean;
  ways: readonly Way[] | null;
}

/** More places than this are not looked at: no odds are better than slow ones. */
const MOST_PLACES = 600;
/** What is left of the mass when nothing more can be told apart. */
const LEAST = 1e-13;

const keyOf = (q: Position, later: boolean): string => {
  const f = top(q);
  const at = isBattle(f) ? `${f.nation}.${f.fled}.${f.dice}.${f.tried.join('-')}.${f.chosen.join('-')}` : '';
  return `${f.step} ${later} ${at} ${q.guard} ${q.napoleonAt} ${q.fervour.join('.')} ${q.where.join('.')}`;
};

class Walk {
  readonly #box: Box;
  readonly #rules: Watched;
  readonly #places = new Map<string, Place>();

  constructor(box: Box, rules: Watched) {
    this.#box = box;
    this.#rules = rules;
  }

  /** False once there are too many places. */
  get isOpen(): boolean {
    return this.#places.size <= MOST_PLACES;
  }

  placeOf(q: Position, later: boolean): Place {
    const key = keyOf(q, later);
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    const made: Place = { key, q, later, ways: null };
    this.#places.set(key, made);
    return made;
  }

  waysFrom(place: Place): readonly Way[] {
    place.ways ??= this.#ways(place);
    return place.ways;
  }

  #ways(place: Place): readonly Way[] {
    const { q, later } = place;
    const { step } = top(q);
    if (step === 'battle.light') return this.#atLight(place);
    if (step === 'battle.roll') return this.#atRoll(place);
    if (step === 'battles.next') return [{ share: 1, to: null }];
    const choice = answerOf(this.#box, q, listChoices(this.#rules.steps, q, 0, []));
    return merged(
      forksOf(q, (each, io) => play(this.#rules.steps, each, 0, choice, io)).map(({ q: each, share }) => ({
        share,
        to: this.placeOf(each, later),
      })),
    );
  }

  /** [9/2], [9/3] */
  #atLight({ q, later }: Place): readonly Way[] {
    const { light } = this.#rules;
    return merged(
      forksOf(q, (each, io) => {
        const f = top(each);
        f.step = light.next;
        light.run?.(each, f, io);
      }).map(({ q: each, share }) => ({ share, to: this.placeOf(each, later) })),
    );
  }

  /** [9/5]: rolls of the same result are one, but for the white die of a pursuit. */
  #atRoll({ q, later }: Place): readonly Way[] {
    const ways: Way[] = [];
    for (const { share, faces, result } of rollsOf(this.#box, q))
      for (const fork of forksOf(q, (each, io) => this.#roll(each, io), faces))
        ways.push({ share: share * fork.share, to: this.#after(q, fork.q, result, later) });
    return merged(ways);
  }

  #roll(q: Position, io: Parameters<NonNullable<Step<Position, Choice>['run']>>[2]): void {
    const { steps, roll } = this.#rules;
    const f = top(q);
    f.step = roll.next;
    roll.run?.(q, f, io);
    settle(steps, q, io);
    // What is asked before the next battle begins is answered at once.
    while (isBattle(top(q)) && !BEGINNING.has(top(q).step))
      play(steps, q, 0, answerOf(this.#box, q, listChoices(steps, q, 0, [])), io);
  }

  #after(before: Position, q: Position, result: number, later: boolean): Way['to'] {
    const from = top(before);
    const f = top(q);
    const swept = result === HARASSMENT;
    if (isBattle(f) && (swept || !later)) return this.placeOf(q, !swept || later);
    const nation = isBattle(from) ? from.nation : 0;
    const lost = swept ? !someIn(this.#box, q, nation, false) : result < HARASSMENT;
    if (later) return lost ? 'chain-lost' : 'chain-won';
    if (swept) return lost ? 'swept-coalition' : 'swept-french';
    return CHAIN_RESULTS.find((each) => each === RESULTS[result]) ?? null;
  }
}

/** Ways that lead to the same place, as one. */
function merged(ways: readonly Way[]): readonly Way[] {
  const all = new Map<Way['to'], number>();
  for (const { share, to } of ways) all.set(to, (all.get(to) ?? 0) + share);
  return [...all].map(([to, share]) => ({ share, to }));
}

/** Some faces for each result that the battle dice can give, and how likely it is. */
function rollsOf(
  box: Box,
  q: Position,
): Iterable<{ readonly share: number; readonly faces: readonly number[]; readonly result: number }> {
  const f = top(q);
  const found = new Map<string, { share: number; readonly faces: readonly number[]; readonly result: number }>();
  if (!isBattle(f)) return found.values();
  const guard = q.guard === GUARD.battle ? box.constants.guardStrength : 0;
  const difference = strengthIn(box, q, f.nation, false) - strengthIn(box, q, f.nation, true) - guard;
  const count = 6 ** f.dice;
  for (let n = 0; n < count; n++) {
    const faces = Array.from({ length: f.dice }, (_, i) => 1 + (Math.floor(n / 6 ** i) % 6));
    const total = faces.reduce((sum, face) => sum + face, difference);
    const { result } = get(
      box.battle,
      box.battle.findIndex(({ most }) => total <= most),
    );
    const key = `${result} ${get(faces, 0) <= box.constants.pursuitMost}`;
    const known = found.get(key);
    if (known === undefined) found.set(key, { share: 1 / count, faces, result: RESULTS.indexOf(result) });
    else known.share += 1 / count;
  }
  return found.values();
}

/** How likely each result of a chain is once a choice is made; null if no battle follows it, or if there is too much to look at. */
export function chainChances(
  box: Box,
  rules: Watched,
  p: Position,
  choice: Choice,
): ReadonlyMap<ChainResult, number> | null {
  const walk = new Walk(box, rules);
  const results = new Map<ChainResult, number>();
  let now = new Map<Place, number>();
  const put = (to: Place, mass: number, into: Map<Place, number>): void => {
    into.set(to, (into.get(to) ?? 0) + mass);
  };
  for (const { q, share } of forksOf(p, (each, io) => play(rules.steps, each, 0, choice, io)))
    put(walk.placeOf(q, false), share, now);
  let left = 1;
  while (left > LEAST) {
    const next = new Map<Place, number>();
    for (const [place, mass] of now)
      for (const { share, to } of walk.waysFrom(place)) {
        if (to === null) return null;
        if (typeof to !== 'string') put(to, mass * share, next);
        else results.set(to, (results.get(to) ?? 0) + mass * share);
      }
    if (!walk.isOpen) return null;
    now = next;
    left = 0;
    for (const mass of next.values()) left += mass;
  }
  return results;
}
