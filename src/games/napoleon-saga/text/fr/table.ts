import { count } from '../../../../text/french.ts';
import type { ArmyFault } from '../../rules/army.ts';
import { faultName, type Words } from '../words.ts';
import { names } from './names.ts';

const DECKS: Readonly<Record<string, string>> = {
  'french-starter': 'France : armée de départ',
  'coalition-starter': 'Coalition : armée de départ',
  'fr-900-a': 'France : les grenadiers (900 points)',
  'fr-900-18': 'France : les gros bataillons (900 points, 18 unités)',
  'co-900-a': 'Coalition : les Guards (900 points)',
  'co-900-18': 'Coalition : les gros bataillons (900 points, 18 unités)',
  'fr-1000-18-4guard': 'France : la Garde (1000 points, 18 unités)',
};

/** An army of another pack goes by its own name. */
export const deck = (id: string): string => DECKS[id] ?? id;
export const goal = (points: string): string => `${points} points`;

const FAUTES: Readonly<Record<ArmyFault['why'], (f: ArmyFault, name: string) => string>> = {
  unknownUnit: (_f, name) => `Cette armée n’a pas d’unité de ce nom : ${name}.`,
  unknownCard: (_f, name) => `Cette armée n’a pas de carte de ce nom : ${name}.`,
  tooDear: ({ count: n, limit }) => `L’armée coûte ${n} points, pour ${limit} permis.`,
  tooMany: ({ count: n, limit }, name) => `Une unité est trop souvent là, ${name} : ${n}, pour ${limit} au plus.`,
  tooFewUnits: ({ count: n, limit }) => `Trop peu d’unités : ${n}, il en faut ${limit}.`,
  tooMuchCavalry: ({ count: n, limit }) =>
    `Trop de cavalerie : ${n}, pour ${limit} au plus, une pour deux d’infanterie.`,
  tooMuchArtillery: ({ count: n, limit }) => `Trop d’artillerie : ${n}, pour ${limit} au plus.`,
  tooManyGuards: ({ count: n, limit }) => `Trop d’unités de la Garde : ${n}, pour ${limit} au plus.`,
  tooFewCards: ({ count: n, limit }) => `Trop peu de cartes Stratégie : ${n}, il en faut ${limit}.`,
  tooManyCopies: ({ count: n, limit }, name) =>
    `Trop d’exemplaires d’une carte, ${name} : ${n}, pour ${limit} au plus.`,
};
export const fault: Words['fault'] = (box, of) => FAUTES[of.why](of, faultName(box, of, 'fr'));

export const options: Words['options'] = {
  deckF: { name: 'Première armée', help: 'Toute armée peut être prise, même la même par les deux camps.' },
  deckC: { name: 'Seconde armée', help: 'Toute armée peut être prise, même la même par les deux camps.' },
  evasion: {
    name: 'Évasion',
    help: 'Règle avancée : la cavalerie légère peut échapper à l’infanterie et à la cavalerie lourde.',
    values: { off: 'non', on: 'oui' },
  },
  bypass: {
    name: 'Contournement',
    help: 'Règle avancée : une unité de la Réserve peut contourner un flanc et tomber sur la Réserve ennemie.',
    values: { off: 'non', on: 'oui' },
  },
  objectives: {
    name: 'Objectifs',
    help: 'Combien d’Objectifs chaque camp pioche, et si l’un d’eux est montré.',
    values: { secret: 'deux, secrets', 'one-shown': 'deux, dont un montré', three: 'trois, un montré, deux comptent' },
  },
  goal: {
    name: 'Fin de la bataille à',
    help: 'Combien de points terminent la bataille. Moins, et elle est plus courte.',
  },
  deployment: {
    name: 'Déploiement',
    help: 'Déployez vous-même votre armée, ou laissez le hasard ranger les deux.',
    values: { placed: 'à la main', automatic: 'au hasard' },
  },
};

export const odds: Words['odds'] = {
  ...names.terms,
  attack: 'Attaque',
  defence: 'Défense',
  morale: 'Moral',
  attackMorale: 'Moral de l’assaillant',
  defenceMorale: 'Moral du défenseur',
  evasion: 'Évasion',
  wounds0: 'rien',
  wounds1: '1 blessure',
  wounds2: '2 blessures',
  holds: 'tient',
  gives: 'cède',
  noFight: 'Pas de combat',
  success: 'Réussite',
  failure: 'Échec',
  caught: 'Évasion manquée',
  evaded: 'Esquive',
  unhurt: 'Tir manqué',
  wounded: 'La cible est touchée et tient',
  retreats: 'La cible retraite',
  falls: 'La cible est éliminée',
  'unhurt-unhurt': 'Personne n’est touché',
  'unhurt-wounded': 'Seul l’assaillant est touché',
  'unhurt-retreats': 'L’assaillant retraite',
  'unhurt-falls': 'L’assaillant est éliminé',
  'wounded-unhurt': 'Seul le défenseur est touché',
  'wounded-wounded': 'Les deux sont touchés',
  'wounded-retreats': 'L’assaillant retraite, le défenseur est touché',
  'wounded-falls': 'L’assaillant est éliminé, le défenseur touché',
  'retreats-unhurt': 'Le défenseur retraite',
  'retreats-wounded': 'Le défenseur retraite, l’assaillant est touché',
  'retreats-retreats': 'Les deux retraitent',
  'retreats-falls': 'L’assaillant est éliminé, le défenseur retraite',
  'falls-unhurt': 'Le défenseur est éliminé',
  'falls-wounded': 'Le défenseur est éliminé, l’assaillant touché',
  'falls-retreats': 'Le défenseur est éliminé, l’assaillant retraite',
  'falls-falls': 'Les deux sont éliminés',
};

export const labels: Words['labels'] = {
  turn: 'Tour',
  free: 'libre',
  gap: (n, of) => `vide ${n} sur ${of}`,
  wing: 'Aile',
  centre: 'Centre',
  hand: 'main',
  deck: 'pioche',
  discards: 'défausse',
  army: 'deck Armée',
  taken: 'prises',
  points: 'points',
  objectives: 'Objectifs',
  initiative: 'Initiative',
  markers: 'marqueurs Activation',
  activated: 'activée',
  charge: 'Charge',
  disarray: 'Désorganisée',
  dismounted: 'pied à terre',
  melee: 'Mêlée',
  hidden: 'cachée à l’ennemi',
  attached: 'attachée',
  casualties: (n) => count(n, 'blessure'),
};
