import type { Language } from '../../../kernel/game.ts';
import type { Chapter } from '../../../table/presentation.ts';

const TITLES: readonly (readonly [id: string, en: string, fr: string])[] = [
  ['MAN-0', 'The game', 'Le jeu'],
  ['MAN-1.1', 'Map tiles', 'Les cartes de terrain'],
  ['MAN-1.2', 'Dice', 'Les dés'],
  ['MAN-1.3', 'Units', 'Les unités'],
  ['MAN-1.4', 'Cards', 'Les cartes'],
  ['MAN-2.1', 'Winning by attrition', 'La victoire par usure'],
  ['MAN-2.2', 'Winning at nightfall', 'La victoire à la tombée de la nuit'],
  ['MAN-2.3', 'When the day ends', 'La fin du jour'],
  ['MAN-3', 'Setting up', 'La mise en place'],
  ['MAN-4', 'The sequence of play', 'La séquence de jeu'],
  ['MAN-5', 'Movement', 'Le mouvement'],
  ['MAN-6', 'Combat', 'Le combat'],
  ['MAN-6.1', 'Ambush and assault', 'L’embuscade et l’assaut'],
  ['MAN-6.2', 'Bombardment and volley', 'Le bombardement et le tir'],
  ['MAN-6.3', 'Terrain in combat', 'Le terrain au combat'],
  ['MAN-6.4', 'Supporting units', 'Les unités en soutien'],
  ['MAN-6.5', 'Results of combat', 'Les résultats du combat'],
  ['MAN-6.6', 'Pursuit', 'La poursuite'],
  ['MAN-6.7', 'Cards and combat', 'Les cartes et le combat'],
  ['MAN-7', 'Restoration', 'La récupération'],
  ['MAN-8', 'Unit cards', 'Les cartes d’unité'],
  ['MAN-9.1', 'Leaders', 'Les Leaders'],
  ['MAN-9', 'Headquarters cards', 'Les cartes de quartier général'],
];

export function chapters(language: Language): readonly Chapter[] {
  return TITLES.map(([id, en, fr]) => ({ id, title: language === 'fr' ? fr : en }));
}
