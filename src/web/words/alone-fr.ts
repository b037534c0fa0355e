import type { AloneWords } from './alone-en.ts';

export const aloneFr: AloneWords = {
  watch: 'Regarder un robot',
  seat: 'À la table',
  bot: (level) => `Un robot joue, je regarde : ${level}`,
  stands: 'Quelque chose a été révélé depuis : votre choix demeure.',
  walk: {
    title: 'Ce qui s’est passé',
    steps: (n) => `${n} pas`,
    rolled: (faces) => `Dés : ${faces}`,
    back: 'Retour',
    next: 'Suite',
    pace: 'Allure',
    paces: { step: 'Pas à pas', fast: 'Vite', choice: 'À mon choix' },
    settings: 'Ce qu’un jeu joue tout seul',
  },
};
