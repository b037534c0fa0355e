import type { Language, Thing } from '../../../kernel/game.ts';
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

const en: TableWords = {
  field: 'The field of battle',
  ground: 'The ground',
  fire: 'F',
  shock: 'S',
  morale: 'M',
  front: 'front',
  flank: 'flank',
  rear: 'rear',
  beside: 'Armies',
  dial: 'Facings',
  formations: 'Formations',
  stackAt: (hex) => `In ${hex}`,
  hidden: (count) => (count === 1 ? 'and one hidden unit' : `and ${count} hidden units`),
  under: 'Under others',
  reserves: 'Reinforcements',
  due: (hour) => `from ${hour}`,
  now: 'due now',
  lost: (_count, names) => `lost: ${names}`,
  losses: (score, steps) => `losses ${score} of ${steps}`,
  demoralised: (level) => `demoralised at ${level}`,
  despair: (level) => `desperate at ${level}`,
  states: ['steady', 'demoralised', 'desperate'],
  turnOf: (turn, of) => `turn ${turn} of ${of}`,
  points: 'Points',
  leads: (side, by) => `${side} +${by}`,
  level: 'level',
  actsIn: (phase, side) => `${phase}: ${side}`,
  overlay: 'Shown on the map',
  modes: { none: 'As it comes', fire: 'Fire', front: 'Fronts', leaders: 'Leaders', relief: 'Relief' },
  modeHelp: {
    none: 'What belongs to the question and the chosen unit',
    fire: 'What the chosen unit can fire at, and for how much',
    front: 'Front, flank and rear of the chosen unit',
    leaders: 'Whom the chosen leader commands',
    relief: 'The heights of the ground',
  },
  price: (points) => `${points} MP`,
  underFire: (value) => `under fire: ${value}`,
  unseen: (count) => (count === 1 ? 'one unit not seen' : `${count} units not seen`),
  shot: (value) => `fire ${value}`,
  facing: (way) => `Face ${way}`,
};

const fr: TableWords = {
  field: 'Le champ de bataille',
  ground: 'Le terrain',
  fire: 'F',
  shock: 'C',
  morale: 'M',
  front: 'front',
  flank: 'flanc',
  rear: 'arrière',
  beside: 'Armées',
  dial: 'Orientations',
  formations: 'Formations',
  stackAt: (hex) => `En ${hex}`,
  hidden: (count) => (count === 1 ? 'et une unité cachée' : `et ${count} unités cachées`),
  under: 'Sous d’autres',
  reserves: 'Renforts',
  due: (hour) => `dès ${hour}`,
  now: 'disponibles',
  lost: (count, names) => (count === 1 ? `perdue : ${names}` : `perdues : ${names}`),
  losses: (score, steps) => `pertes : ${score} sur ${steps}`,
  demoralised: (level) => `démoralisation à ${level}`,
  despair: (level) => `désespoir à ${level}`,
  states: ['solide', 'démoralisé', 'désespéré'],
  turnOf: (turn, of) => `tour ${turn} sur ${of}`,
  points: 'Points',
  leads: (side, by) => `${side} +${by}`,
  level: 'égalité',
  actsIn: (phase, side) => `${phase} : ${side}`,
  overlay: 'Montré sur la carte',
  modes: { none: 'Au fil du jeu', fire: 'Tirs', front: 'Fronts', leaders: 'Chefs', relief: 'Relief' },
  modeHelp: {
    none: 'Ce qui concerne la question et l’unité choisie',
    fire: 'Ce sur quoi l’unité choisie peut tirer, et pour combien',
    front: 'Front, flancs et arrière de l’unité choisie',
    leaders: 'Ceux que commande le chef choisi',
    relief: 'Les hauteurs du terrain',
  },
  price: (points) => `${points} PM`,
  underFire: (value) => `sous le feu : ${value}`,
  unseen: (count) => (count === 1 ? 'une unité non vue' : `${count} unités non vues`),
  shot: (value) => `feu ${value}`,
  facing: (way) => `Face : ${way}`,
};

export const TABLE_WORDS: Readonly<Record<Language, TableWords>> = {
  en: finished(en, TYPESET.en),
  fr: finished(fr, TYPESET.fr),
};

/** What a way costs, and the fire that waits on it. */
export function wayPrice(words: TableWords, { cost, shots }: Pick<Goal, 'cost' | 'shots'>): string {
  const fire = shots.reduce((sum, { value }) => sum + value, 0);
  return [words.price(cost), ...(fire === 0 ? [] : [words.underFire(fire)])].join(', ');
}

/** How a unit is called where there is little room: in French as its counter has it, else by its name in the language. */
export const shortName = (language: Language, { id, name }: { readonly id: string; readonly name: string }): string =>
  language === 'fr' ? name : (named<{ readonly alone: string }>(WORDS.en.names.units, id)?.alone ?? name);
