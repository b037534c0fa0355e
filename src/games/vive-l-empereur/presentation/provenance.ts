import { provenanceOf } from '../../../table/study.ts';

/** A summary of data/PROVENANCE.md for the reader of the page. */
export const provenance = provenanceOf([
  {
    source: 'book',
    en: [
      'Rules, formations and examples',
      'The six phases, the eight formations with their fronts, what each does to fire, shock and morale, the morale lost with steps and some forty worked examples are in the rulebook of the series, version 3.2.',
    ],
    fr: [
      'Règles, formations et exemples',
      'Les six phases, les huit formations et leurs fronts, leur effet sur le feu, le choc et le moral, le moral perdu avec les pas et une quarantaine d’exemples chiffrés sont dans les règles communes de la série, version 3.2.',
    ],
  },
  {
    source: 'reconstructed',
    en: [
      'Fire table and shock table',
      'They belong to the player aids of the printed boxes, which the rulebook only quotes. Ours agree with every quotation, and no result gets worse with a higher die, more fire or better odds.',
    ],
    fr: [
      'Table de feu et table de choc',
      'Elles figurent sur les aides de jeu des boîtes, que les règles ne font que citer. Les nôtres s’accordent avec chaque citation, et aucun résultat n’empire avec un dé plus haut, plus de feu ou un meilleur rapport.',
    ],
  },
  {
    source: 'reconstructed',
    en: [
      'Costs of the ground',
      'Where the rulebook gives a figure, for a slope, a wood or a charge, it stands. The other prices of hexes and hexsides, and what they take from fire and shock, are ours.',
    ],
    fr: [
      'Les coûts du terrain',
      'Là où les règles donnent un chiffre, pour une pente, un bois ou une charge, il est repris. Les autres coûts des hexagones et de leurs côtés, et ce qu’ils retirent au feu et au choc, sont de nous.',
    ],
  },
  {
    source: 'found',
    en: [
      'Quatre-Bras: the field and the armies',
      'Roads, farms, stream, pond and wood, the regiments of both sides and the hours at which they came are taken from plans and studies of the battle. A step is some 300 men.',
    ],
    fr: [
      'Quatre-Bras : le terrain et les armées',
      'Les routes, les fermes, le ruisseau, l’étang et le bois, les régiments des deux camps et l’heure de leur arrivée viennent de plans et d’études de la bataille. Un pas fait quelque 300 hommes.',
    ],
  },
  {
    source: 'found',
    en: [
      'Hassenhausen: the fog and the first shots',
      'Where Gudin’s four regiments and his guns stood, Blücher’s squadrons, the fog and the knoll north of the village come from Gudin’s report and from histories of the campaign.',
    ],
    fr: [
      'Hassenhausen : le brouillard et les premiers coups',
      'L’emplacement des quatre régiments de Gudin et de ses canons, les escadrons de Blücher, le brouillard et la butte au nord du village viennent du rapport de Gudin et d’histoires de la campagne.',
    ],
  },
  {
    source: 'reconstructed',
    en: [
      'Heights, ratings and victory points',
      'The lie of the heights, the fire, shock and morale of each unit, the levels of the corps and what the villages are worth are ours. If you own a printed box, put its numbers into the components and play with those.',
    ],
    fr: [
      'Hauteurs, valeurs et points de victoire',
      'Le dessin des hauteurs, le feu, le choc et le moral de chaque unité, les seuils des corps et ce que valent les villages sont de nous. Si vous possédez une boîte, mettez ses nombres dans les composants et jouez avec eux.',
    ],
  },
]);
