import { OFF } from '../../../../grids/hexes.ts';
import { cap } from '../../../../text/typeset.ts';
import { named, signed, underWay } from '../scene.ts';
import type { StepName } from '../steps.ts';
import type { Words } from '../words.ts';
import { at, hexes, le, leader, stack, stance, towards, unit, whom } from './grammar.ts';

/** What it means to pass. */
const PASS: Readonly<Partial<Record<StepName, string>>> = {
  'charges.declare': 'Plus de charge',
  'movement.choose': 'Finir les mouvements',
  'move.act': 'S’arrêter ici',
  'step.fire': 'Ne pas tirer',
  'react.choose': 'Ne pas réagir',
  'recoil.hex': 'Ne pas reculer davantage',
  'countercharge.answer': 'Ne pas tirer',
  'squares.choose': 'Aucun carré',
  'squares.guns': 'Laisser les pièces en place',
  'retreat.leader': 'Il reste',
  'combat.form': 'Rester en Colonne',
  'fires.target': 'Plus de tir',
  'shocks.declare': 'Plus d’attaque',
  'shocks.after': 'Rester en ordre',
  'combat.attackerBonus': 'Se passer du bonus',
  'combat.defenderBonus': 'Se passer du bonus',
  'combat.advance': 'Ne plus avancer',
  'exploit.turn': 'Garder l’orientation',
  'exploit.strike': 'Ne frapper personne',
  'rally.choose': 'Plus de tentative',
  'rally.direction': 'Rester ici',
};

export const choices: Words['choices'] = {
  pass: (s) => named(PASS, s.view.step) ?? 'Passer',
  disorder: (s, c) => `Désorganiser ${le(s, c.unit)}`,
  charge: (s, c) => `Charger avec ${le(s, c.unit)}, face ${towards(c.facing)}`,
  go: (s) => (s.view.step === 'combat.advance' ? 'En avant !' : 'Chargez !'),
  finish: () => 'Finir la charge ici',
  move: (s, c) => `Déplacer ${le(s, c.unit)}`,
  step: (s, c) => `En ${at(s, c.hex)}`,
  back: (s, c) => `En arrière, en ${at(s, c.hex)}`,
  turn: (s, c) => `Tourner ${le(s, c.unit)} face ${towards(c.facing)}`,
  change: (s, c) => {
    const who = unit(s, c.unit);
    const where = c.second === OFF ? '' : `, ${c.formation === 'skirmish' ? 'avec' : 'en'} ${at(s, c.second)}`;
    return `${cap(who.alone)} ${stance(c.formation, c.facing, who)}${where}`;
  },
  drop: (s, c) => `Laisser ${le(s, c.unit)}`,
  exit: () => 'Quitter la carte',
  top: (s, c) => `${cap(le(s, c.unit))} au-dessus`,
  enter: (s, c) =>
    `Faire entrer ${le(s, c.unit)} en ${at(s, c.hex)}, ${stance(c.formation, c.facing, unit(s, c.unit))}`,
  lead: (s, c) => `Déplacer ${leader(s, c.leader).le} seul`,
  along: (s, c) => `${cap(leader(s, c.leader).le)} suit le mouvement`,
  name: (s, c) => `${cap(leader(s, c.leader).le)} commande`,
  join: (s, c) => `Avec ${le(s, c.unit)}`,
  target: (s, c) => `Tirer sur ${whom(s, c.hex)}`,
  firer: (s, c) => `Tirer avec ${le(s, c.unit)}`,
  fire: () => 'Feu !',
  countercharge: (s, c) => `Contrecharger avec ${stack(s, c.hex)}`,
  recoil: (s, c) => `Reculer avec ${stack(s, c.hex)}`,
  claim: () => 'C’est la cible',
  waive: () => 'Ce n’est pas la cible',
  square: (s, c) => `Former le carré avec ${stack(s, c.hex)}`,
  half: (s, c) =>
    s.view.step === 'combat.advance'
      ? `Avancer avec ${le(s, c.unit)}, l’autre moitié en ${at(s, c.hex)}`
      : `Garder ${le(s, c.unit)} en ${at(s, c.hex)}`,
  assault: (s, c) => `Attaquer ${whom(s, c.hex)} depuis ${at(s, c.from)}`,
  resolve: (s, c) => `Livrer le choc en ${at(s, c.hex)}`,
  bonus: (s) => {
    const f = underWay(s, 'combat');
    return `Employer le bonus${f === null ? '' : ` (${signed(f.bonus[s.view.step === 'combat.attackerBonus' ? 0 : 1])})`}`;
  },
  pay: (s, c) => `Pertes en ${at(s, c.hex)} : ${stack(s, c.hex)}`,
  advance: (s, c) => `Avancer avec ${le(s, c.unit)}`,
  exploit: (s, c) => `Exploiter avec ${le(s, c.unit)}`,
  to: (s, c) => `${s.view.step === 'rally.direction' ? 'Vers' : 'En'} ${at(s, c.hex)}`,
  length: (_s, c) => cap(hexes(c.hexes)),
  rally: (s, c) => `Rallier ${le(s, c.unit)}`,
  test: (s, c) => `Tester ${le(s, c.unit)}`,
};
