import type { ArmyFault } from '../../rules/army.ts';
import type { BuildingWords } from '../words.ts';
import { fault } from './table.ts';

/** Why one more would be too many; what is wrong as it stands is told by `fault`. */
const REFUS: Readonly<Partial<Record<ArmyFault['why'], (f: ArmyFault) => string>>> = {
  tooDear: ({ count, limit }) => `Avec elle, l’armée coûterait ${count} points, pour ${limit} permis.`,
  tooMany: ({ limit }) =>
    limit === 1 ? 'Il n’y a qu’une seule unité de ce nom.' : `Pas plus de ${limit} unités de ce nom.`,
  tooMuchCavalry: ({ limit }) =>
    `Même avec toute son infanterie, cette armée n’a pas droit à plus de ${limit} unités de cavalerie : une pour deux d’infanterie.`,
  tooMuchArtillery: ({ limit }) => `Même une grande armée n’a pas droit à plus de ${limit} unités d’artillerie.`,
  tooManyGuards: ({ limit }) => `Même une grande armée n’a pas droit à plus de ${limit} unités de la Garde.`,
  tooManyCopies: ({ limit }) => `Un deck n’a pas droit à plus de ${limit} exemplaires d’une carte.`,
};

export const building: BuildingWords = {
  parts: { units: 'Unités', cards: 'Cartes Stratégie' },
  tallies: {
    points: 'Points',
    units: 'Unités',
    infantry: 'Infanterie',
    cavalry: 'Cavalerie',
    artillery: 'Artillerie',
    guards: 'Garde',
    cards: 'Cartes Stratégie',
  },
  filters: {
    nation: 'Nation',
    arm: 'Arme',
    status: 'Qualité',
    keyword: 'Mot-clé',
    formation: 'Formation',
    cost: 'Coût',
    kind: 'Type',
    window: 'Jouée',
  },
  sorts: {
    cost: 'Coût',
    fire: 'Tir',
    melee: 'Mêlée',
    cohesion: 'Cohésion',
    morale: 'Moral',
    initiative: 'Initiative',
  },
  price: (points) => `${points} points`,
  upTo: (points) => `jusqu’à ${points} points`,
  moreThan: (points) => `plus de ${points} points`,
  between: (least, most) => `de ${least} à ${most} points`,
  initiative: 'Initiative',
  marker: 'Elle coûte un marqueur Activation.',
  unbuilt:
    'La carte Bluff est de tous les decks et n’est pas comptée. Les Objectifs ne se choisissent pas : on les pioche avant la bataille.',
  refused: (box, of) => REFUS[of.why]?.(of) ?? fault(box, of),
};
