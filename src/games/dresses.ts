import type { Wardrobe } from './dress.ts';

/** How each game of the shelf looks: one line a game. Only the pages open these. */
export const dresses: { readonly [game: string]: Wardrobe } = {
  manoeuvre: {
    blurb: {
      en: 'Eight nations, a field of squares, a hand of cards. Outmanoeuvre the other army before night falls.',
      fr: 'Huit nations, un champ de bataille en cases, une main de cartes. Débordez l’armée adverse avant la nuit.',
    },
    lid: { motif: 'line', paper: 'sand' },
    quick: { nationA: 'random', nationB: 'random', map: 'random', deployment: 'automatic' },
    first: { setup: 'introductory', map: 'printed', deployment: 'automatic' },
    load: async (pack) => (await import('./manoeuvre/dress/dress.ts')).dressOf(pack),
  },
  'napoleon-1815': {
    blurb: {
      en: 'Four days in June 1815. March the corps through Belgium, keep two armies apart, and take Brussels; or hold until the Prussians come. Two or three players.',
      fr: 'Quatre jours de juin 1815. Menez les corps en Belgique, séparez deux armées et prenez Bruxelles ; ou tenez jusqu’à l’arrivée des Prussiens. À deux ou trois joueurs.',
    },
    lid: { motif: 'roads', paper: 'moss' },
    load: async (pack) => (await import('./napoleon-1815/dress/dress.ts')).dressOf(pack),
  },
};
