import { cap } from '../../../../text/typeset.ts';
import { inFront } from '../../field.ts';
import { type Card, MARK, NONE, type Slot } from '../../position.ts';
import { alongOf, cardDesign, isMarked, type Scene, unitIn } from '../scene.ts';
import type { Words } from '../words.ts';
import { card, flanc, leAt, objectif, rang, spot, terre, un, unitAt, unitName } from './grammar.ts';
import { names } from './names.ts';

/** What a unit is told to do. */
const ordre = (s: Scene, from: Slot, what: string): string => `${cap(unitAt(s, from))} : ${what}`;
const cible = (s: Scene, to: Slot): string => (unitIn(s, to) === NONE ? 'l’ennemi' : leAt(s, to));
/** Whom a unit meets that comes to a slot of the First Line. */
const enFace = (s: Scene, to: Slot): string => cible(s, inFront(to));

/** A card that lies down in a slot: Terrain, or a unit. */
const pose = (s: Scene, id: Card): string =>
  (cardDesign(s, id)?.terrain ?? null) === null ? card(s, id) : `poser ${un(terre(s, id))}`;

/** Of one that comes to the Reserve: in whose place, if it is full (NS-RES-02, NS-RES-03). */
function entre(s: Scene, to: Slot): string {
  const unit = unitIn(s, to);
  if (unit < 0) return cap(spot(s, to));
  const wounded = (s.view.wounds[unit] ?? 0) > 0;
  return `${wounded ? 'Livrer pour 1 point' : 'Mettre sous le deck Armée'} ${leAt(s, to)}`;
}

/** What it means to choose nothing, or nothing more. */
const PASSE: Readonly<Record<string, string>> = {
  'setup.deploy': 'Prêt pour la bataille',
  'turn.rallyCards': 'Pas de carte',
  'turn.regroup': 'Ne plus regrouper',
  'turn.terrain': 'Plus de Terrain',
  'turn.reform': 'Garder les formations',
  'turn.discard': 'Garder le reste',
  'turn.reinforce': 'Ne pas piocher d’unité',
  'actions.choose': 'Passer',
  'act.second': 'En rester là',
  'window.ask': 'Pas de carte',
  'test.ask': 'Pas de carte : lancer',
  'test.spend': 'Garder le bonus',
  'engage.evade': 'Attendre de pied ferme',
  'engage.recover': 'Renoncer au marqueur',
  'engage.charge': 'Engager sans charger',
  'engage.countercharge': 'Attendre la Charge',
  'engage.repel': 'Ne pas tirer',
  'toll.support': 'Pas de Soutien',
  'toll.decide': 'Se passer des tests',
  'toll.recoup': 'Laisser les blessures',
  'toll.seize': 'Laisser le Terrain',
  'arrive.shift': 'Laisser la Réserve ainsi',
};

export const choices: Words['choices'] = {
  show: (s, c) => `Montrer ${objectif(s, c.objective)}`,
  place: (s, c) => `${cap(unitName(s, c.unit))} : ${spot(s, c.to)}`,
  pass: (s) => PASSE[s.view.step] ?? 'Continuer',
  bid: (s, c) => `${cap(card(s, c.card))} : Initiative ${cardDesign(s, c.card)?.initiative ?? 0}`,
  play: (s, c) => `Jouer ${card(s, c.card)}`,
  use: (s, c) => `Jouer ${card(s, c.card)} sur ${leAt(s, c.on)}`,
  lay: (s, c) => `${cap(pose(s, c.card))} : ${spot(s, c.to)}`,
  discard: (s, c) => `Défausser ${card(s, c.card)}`,
  keep: (s, c) => `Prendre ${card(s, c.card)}`,
  tuck: (s, c) => `Glisser sous le deck ${card(s, c.card)}`,
  regroup: (s, c) => ordre(s, c.from, 'se regrouper'),
  rally: (s, c) => ordre(s, c.from, 'se rallier'),
  reorganise: (s, c) => ordre(s, c.from, 'se remettre en ordre'),
  reform: (s, c) => {
    const unit = unitIn(s, c.from);
    const what = isMarked(s, unit, MARK.line) ? 'la Ligne' : isMarked(s, unit, MARK.square) ? 'le Carré' : 'l’Échelon';
    return ordre(s, c.from, `quitter ${what}`);
  },
  reinforce: () => 'Piocher une unité',
  enter: (s, c) => entre(s, c.to),
  shift: (s, c) => `Échanger ${names.along[alongOf(s, c.from)]} et ${names.along[alongOf(s, c.to)]}`,
  fire: (s, c) => ordre(s, c.from, `tirer sur ${cible(s, c.to)}`),
  engage: (s, c) => ordre(s, c.from, `engager ${cible(s, c.to)}`),
  charge: (s, c) => ordre(s, c.from, `charger ${enFace(s, c.to)} depuis ${rang(s, c.to)}`),
  assault: (s, c) => ordre(s, c.from, `avancer en ${spot(s, c.to)} et engager ${enFace(s, c.to)}`),
  fight: (s, c) => ordre(s, c.from, 'livrer un nouveau round'),
  disengage: (s, c) => ordre(s, c.from, 'se désengager'),
  move: (s, c) =>
    ordre(s, c.from, unitIn(s, c.to) < 0 ? `aller en ${spot(s, c.to)}` : `changer de place avec ${leAt(s, c.to)}`),
  capture: (s, c) => ordre(s, c.from, `capturer ${terre(s, s.view.terrain[inFront(c.from)] ?? NONE).le}`),
  bypass: (s, c) => ordre(s, c.from, `contourner par ${flanc(s, c.to)}`),
  rest: (s, c) => ordre(s, c.from, 'ne rien faire'),
  dismount: (s, c) => ordre(s, c.from, 'mettre pied à terre'),
  mount: (s, c) => ordre(s, c.from, 'remonter à cheval'),
  evade: () => 'Tenter l’Évasion',
  recover: () => 'Tester le Moral pour le marqueur',
  spur: () => 'Charger',
  countercharge: () => 'Tenter la Contre-charge',
  repel: () => 'Tirer d’abord',
  spend: () => 'Employer le bonus de Contournement',
  support: (s, c) => `Soutien, 1 blessure : ${unitAt(s, c.from)}`,
  stand: () => 'Tester le Moral',
  yield: () => 'Retraiter sans lancer',
  ignore: () => 'Ignorer le test',
  retreat: (s, c) => `Retraiter vers ${flanc(s, c.to)}`,
  recoup: () => 'Retirer 1 blessure',
  seize: () => 'Capturer le Terrain',
};
