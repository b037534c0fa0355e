import type { Language, Thing } from '../../../kernel/game.ts';
import { byLanguage } from '../../../text/tongues.ts';
import { finished, TYPESET } from '../../../text/typeset.ts';
import { named } from '../text/scene.ts';
import { WORDS } from '../text/tongues.ts';
import type { Goal } from './aides.ts';
import type { Mode } from './table.ts';

/** What the board says. */
export interface FieldWords {
  /** The field as a whole, and the ground under the pieces. */
  readonly field: string;
  readonly ground: string;
  /** Letters before the values of a unit. */
  readonly fire: string;
  readonly shock: string;
  readonly morale: string;
  /** The front, flank and rear of a target, as short as a slip. */
  readonly front: string;
  readonly flank: string;
  readonly rear: string;
  /** The name of a thing for those who hear the table: all that is seen of it. */
  name(thing: Thing): string;
}

/** What stands beside the field. */
export interface TableWords extends Omit<FieldWords, 'name'> {
  readonly beside: string;
  readonly dial: string;
  readonly formations: string;
  readonly stackAt: (hex: string) => string;
  readonly hidden: (count: number) => string;
  /** Units under others. */
  readonly under: string;
  readonly reserves: string;
  readonly due: (hour: string) => string;
  readonly now: string;
  readonly lost: (count: number, names: string) => string;
  readonly losses: (score: number, steps: number) => string;
  readonly demoralised: (level: number) => string;
  readonly despair: (level: number) => string;
  readonly states: readonly [steady: string, demoralised: string, desperate: string];
  readonly turnOf: (turn: number, of: number) => string;
  readonly points: string;
  readonly leads: (side: string, by: number) => string;
  readonly level: string;
  readonly actsIn: (phase: string, side: string) => string;
  readonly overlay: string;
  readonly modes: Readonly<Record<Mode, string>>;
  readonly modeHelp: Readonly<Record<Mode, string>>;
  readonly price: (points: number) => string;
  readonly underFire: (value: number) => string;
  /** So many units of the corps are out of sight, and may count as well. */
  readonly unseen: (count: number) => string;
  readonly shot: (value: number) => string;
  readonly facing: (way: string) => string;
}

export const TABLE_WORDS: Readonly<Record<Language, TableWords>> = byLanguage((language) =>
  finished(WORDS[language].board, TYPESET[language]),
);

/** What a way costs, and the fire that waits on it. */
export function wayPrice(words: TableWords, { cost, shots }: Pick<Goal, 'cost' | 'shots'>): string {
  const fire = shots.reduce((sum, { value }) => sum + value, 0);
  return [words.price(cost), ...(fire === 0 ? [] : [words.underFire(fire)])].join(', ');
}

/** How a unit is called where there is little room: in French as its counter has it, else by its name in the language. */
export const shortName = (language: Language, { id, name }: { readonly id: string; readonly name: string }): string =>
  language === 'fr' ? name : (named<{ readonly alone: string }>(WORDS.en.names.units, id)?.alone ?? name);
