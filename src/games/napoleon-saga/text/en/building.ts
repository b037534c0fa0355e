import type { ArmyFault } from '../../rules/army.ts';
import type { BuildingWords } from '../words.ts';
import { fault } from './table.ts';

/** Why one more would be too many; what is wrong as it stands is told by `fault`. */
const REFUSED: Readonly<Partial<Record<ArmyFault['why'], (f: ArmyFault) => string>>> = {
  tooDear: ({ count, limit }) => `With it the army would cost ${count} points; ${limit} are allowed.`,
  tooMany: ({ limit }) =>
    limit === 1 ? 'There is only one unit of this name.' : `No more than ${limit} units of this name.`,
  tooMuchCavalry: ({ limit }) =>
    `Even with all its infantry this army may have no more than ${limit} cavalry units: one for every two of infantry.`,
  tooMuchArtillery: ({ limit }) => `Even a large army may have no more than ${limit} artillery units.`,
  tooManyGuards: ({ limit }) => `Even a large army may have no more than ${limit} Guard units.`,
  tooManyCopies: ({ limit }) => `A deck may have no more than ${limit} copies of a card.`,
};

export const building: BuildingWords = {
  parts: { units: 'Units', cards: 'Strategy cards' },
  tallies: {
    points: 'Points',
    units: 'Units',
    infantry: 'Infantry',
    cavalry: 'Cavalry',
    artillery: 'Artillery',
    guards: 'Guard',
    cards: 'Strategy cards',
  },
  filters: {
    nation: 'Nation',
    arm: 'Arm',
    status: 'Quality',
    keyword: 'Keyword',
    formation: 'Formation',
    cost: 'Cost',
    kind: 'Kind',
    window: 'Played',
  },
  sorts: {
    cost: 'Cost',
    fire: 'Fire',
    melee: 'Melee',
    cohesion: 'Cohesion',
    morale: 'Morale',
    initiative: 'Initiative',
  },
  price: (points) => `${points} points`,
  upTo: (points) => `up to ${points} points`,
  moreThan: (points) => `more than ${points} points`,
  between: (least, most) => `${least} to ${most} points`,
  initiative: 'Initiative',
  marker: 'It costs an Activation marker.',
  unbuilt:
    'The Bluff card comes with every deck and is not counted. Objectives are not chosen: they are drawn before the battle.',
  refused: (box, of) => REFUSED[of.why]?.(of) ?? fault(box, of),
};
