import type { Lesson } from '../../../src/table/presentation.ts';

/** A word at every step that is new to a newcomer. */
export const LESSONS: readonly Lesson[] = [
  {
    step: 'round.lay',
    clause: 'PIC-2',
    en: ['Lay a card', 'Everybody lays one in secret; the highest will be active.'],
    fr: ['Posez une carte', 'Tous en posent une en secret ; la plus haute sera active.'],
  },
  {
    step: 'fight.parry',
    clause: 'PIC-7',
    en: ['You are attacked', 'A card adds its number to what the dice must exceed.'],
    fr: ['On vous attaque', 'Une carte ajoute son nombre à ce que les dés doivent dépasser.'],
  },
];
