import type { GameEvent } from '../../../kernel/chance.ts';
import { get } from '../../../kernel/there.ts';
import { NATIONS, POWERS } from '../data/names.ts';
import { NONE } from '../position.ts';
import type { NapoleonicEvent, Term } from '../told.ts';
import type { Seen } from './facts.ts';
import { namesIn, ROLLS, type RollKind } from './words.ts';

/** Dice that are shown: their faces, what is added to them, and what they brought. */
export interface Throw {
  readonly kind: RollKind;
  readonly dice: readonly number[];
  /** `+ 3 + 2 = 12`, after the dice; nothing where the die speaks for itself. */
  readonly sum: string;
  /** What comes of it, in a word or two. */
  readonly brings: string;
  /** Whether it did what the player hoped for; null where that cannot be said. */
  readonly good: boolean | null;
}

const isKind = (kind: string): kind is RollKind => ROLLS.some((each) => each === kind);

/** Dice tell it; a change of fervour without a die does not. */
export function isRoll(event: GameEvent): boolean {
  if (!isKind(event.kind)) return false;
  return event.kind !== 'fervour' || ('roll' in event && typeof event.roll === 'number' && event.roll > 0);
}

const added = (terms: readonly Term[]): string =>
  terms.map(({ value }) => (value < 0 ? ` − ${-value}` : ` + ${value}`)).join('');

/** What is added to the dice. */
const rest = (terms: readonly Term[]): readonly Term[] => terms.filter(({ what }) => what !== 'dice');

type Thrown = Omit<Throw, 'kind'>;
const NOTHING = { sum: '', brings: '', good: null };

/** What is thrown in an event; null if nothing is. */
export function throwOf(seen: Seen, event: NapoleonicEvent): Throw | null {
  if (!isRoll(event) || !isKind(event.kind)) return null;
  const thrown = thrownIn(seen, event);
  return thrown === null ? null : { kind: event.kind, ...thrown };
}

function thrownIn({ box, view, words, language }: Seen, event: NapoleonicEvent): Thrown | null {
  const names = namesIn(language);
  const nation = (n: number) => names.nation(get(NATIONS, n));
  const outcome = (good: boolean) => ({ good, brings: good ? words.won : words.lost });
  switch (event.kind) {
    case 'nationDie':
    case 'grandStrategy':
    case 'refugeDie':
      return { ...NOTHING, dice: [event.roll], brings: nation(event.nation) };
    case 'fervour':
      return { ...NOTHING, dice: [event.roll], brings: `${nation(event.nation)} ${event.to}` };
    case 'warRoll': {
      const { difficulty } = get(box.wars, event.war);
      return {
        dice: event.dice,
        sum: `${added(rest(event.terms))} = ${event.total} / ${difficulty}`,
        ...outcome(event.won),
      };
    }
    case 'naval': {
      const good = event.result === 'draw' ? null : event.result === 'win';
      const sum = `${added(rest(event.terms))} = ${event.total}`;
      return { dice: event.dice, sum, good, brings: words.navalResults[event.result] };
    }
    case 'discardRoll':
      return { ...NOTHING, dice: event.dice, sum: event.dice.length === 1 ? '' : ` = ${event.roll}` };
    case 'negotiation':
      return {
        dice: [event.roll],
        sum: ` + ${event.total - event.roll} = ${event.total} / ${get(box.diplomats, event.diplomat).value}`,
        ...outcome(event.success),
      };
    case 'charm':
    case 'invited':
      return { dice: [event.roll], sum: '', ...outcome(event.success) };
    case 'invasionRow':
      return { ...NOTHING, dice: [event.roll], sum: ` + ${view.turn} = ${event.row}` };
    case 'napoleonRow': {
      const where = event.nation === NONE ? words.grandStrategy : words.comes(nation(event.nation), event.corps);
      return { ...NOTHING, dice: [event.roll], sum: ` + ${view.turn} = ${event.row}`, brings: where };
    }
    case 'rides':
      return { dice: [event.roll], sum: added(event.terms), ...outcome(event.moved) };
    case 'light':
      return { ...NOTHING, dice: [event.roll], sum: added(event.terms), brings: words.diceLeft(event.dice) };
    case 'guardRoll':
      return { ...NOTHING, dice: [event.roll], good: !event.joins };
    case 'combat':
      return {
        dice: event.dice,
        sum: ` + ${event.coalition} − ${event.french} = ${event.total}`,
        good: null,
        brings: names.result(event.result),
      };
    case 'lossRoll':
      return { ...NOTHING, dice: [event.roll], good: event.falls };
    case 'accidentRoll':
      return { ...NOTHING, dice: event.dice, sum: event.dice.length === 1 ? '' : ` = ${event.total}` };
    case 'quarrel':
    case 'bride':
      return { ...NOTHING, dice: [event.roll], brings: names.power(POWERS[event.power] ?? '') };
    default:
      return null;
  }
}
