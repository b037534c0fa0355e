import type { Guide } from '../../../src/table/presentation.ts';

/** A night's work in two choices: march up, attack, break the other post. */
export const guide: Guide = {
  position: { step: 'round.march', places: [0, 2], hands: [[5], [2]], losses: [0, 1] },
  seat: 0,
  chance: { dice: [4, 5] },
  steps: [
    {
      clause: 'PIC-5',
      things: ['seat:0', 'place:1'],
      words: {
        en: { title: 'March', text: 'You are active. March to place 1: from there the enemy can be attacked.' },
        fr: { title: 'En marche', text: 'Vous êtes actif. Marchez au lieu 1 : de là, on peut attaquer l’ennemi.' },
      },
      do: 'march 1',
      after: ['halt'],
    },
    {
      clause: 'PIC-6',
      things: ['seat:1'],
      words: {
        en: { title: 'Attack', text: 'Attack the other post. The odds are shown before the dice fall.' },
        fr: { title: 'À l’attaque', text: 'Attaquez l’autre poste. Les chances s’affichent avant les dés.' },
      },
      do: 'attack 1',
      after: ['pass'],
    },
    {
      clause: 'PIC-9',
      words: {
        en: { title: 'Well done', text: 'That was its second loss: the match is won.' },
        fr: { title: 'Bravo', text: 'C’était sa seconde perte : la partie est gagnée.' },
      },
    },
  ],
};
