import type { Point } from './geometry.ts';

/** How a zone is drawn on the sheet, beyond what the pack says of it. */
export interface Place {
  /** Moved on the sheet, where places crowd. */
  readonly nudge?: Point;
  /** Its name in lines, where one is too long. */
  readonly lines?: readonly string[];
  /** From the middle of the place to the middle of its name. */
  readonly label?: Point;
  /** From the middle of the place to the middle of its flag and value. */
  readonly flag?: Point;
}

/** By the zone's id. A pack with other zones gets its names to the right of the places. */
export const PLACES: Readonly<Record<string, Place>> = {
  avesnes: { label: [-76, 0] },
  maubeuge: { label: [-74, 46], flag: [-64, -20] },
  solre: { label: [108, 11] },
  beaumont: { label: [77, -21], flag: [10, 39] },
  philippeville: { label: [114, 6] },
  walcourt: { label: [-59, 25] },
  florennes: { label: [61, 25] },
  gerpinnes: { label: [-58, -22] },
  thuin: { label: [50, 0] },
  chatelet: { label: [58, 25] },
  fosses: { label: [55, 0] },
  dinant: { label: [69, 0] },
  charleroi: { label: [-87, -23] },
  marchienne: { label: [-67, 23] },
  fontaine: { lines: ['Fontaine-', 'l’Évêque'], label: [-60, -30] },
  binche: { label: [-68, 6] },
  mons: { label: [-55, 0] },
  auvelais: { label: [-66, 0] },
  gosselies: { label: [71, 10] },
  fleurus: { label: [76, 0] },
  ligny: { label: [62, 0] },
  sombreffe: { label: [-32, -27] },
  marbais: { label: [-58, 17] },
  frasnes: { label: [-61, 0] },
  'quatre-bras': { label: [-81, 10] },
  seneffe: { label: [-58, -9] },
  'le-roeulx': { label: [-10, -26] },
  mazy: { label: [41, -15] },
  temploux: { label: [-19, 27] },
  namur: { label: [60, -32], flag: [64, 0] },
  eghezee: { label: [-60, 0] },
  gembloux: { label: [83, 0] },
  mellery: { label: [58, -9] },
  walhain: { label: [-58, 17] },
  perwez: { label: [-38, -26] },
  hannut: { label: [-54, 0] },
  jodoigne: { label: [-58, 25] },
  'mont-saint-guibert': { lines: ['Mont-', 'Saint-Guibert'], label: [-95, 0] },
  genappe: { label: [-41, 26] },
  nivelles: { label: [-81, 6] },
  'belle-alliance': { label: [-89, 27] },
  plancenoit: { label: [84, -33] },
  hougoumont: { label: [-72, 54], flag: [-50, 21] },
  'haye-sainte': { lines: ['La Haye', 'Sainte'], label: [-45, 37], flag: [39, 35] },
  papelotte: { label: [77, 12], flag: [-37, -38] },
  'mont-saint-jean': { label: [-2, -29], flag: [-50, 21] },
  'braine-l-alleud': { lines: ['Braine-l’Alleud'], label: [-100, -4] },
  waterloo: { label: [-63, -9] },
  ohain: { label: [50, 0] },
  'chapelle-saint-lambert': { label: [152, -15] },
  limal: { label: [-25, -27] },
  wavre: { label: [-61, -6] },
  'foret-de-soignes': { label: [109, 12] },
  bruxelles: { label: [59, -53], flag: [7, 56] },
  tervueren: { label: [-29, -23] },
  louvain: { label: [-73, -12] },
  soignies: { label: [66, 0] },
  'braine-le-comte': { lines: ['Braine-', 'le-Comte'], label: [-80, 0] },
  tubize: { label: [-54, 17] },
  hal: { label: [-49, 0] },
  enghien: { label: [58, 17] },
  lens: { label: [-43, 0] },
  ath: { label: [-7, 45], flag: [59, 25] },
  lessines: { label: [63, -17] },
  grammont: { label: [-38, -34] },
  ninove: { label: [-54, 0] },
  alost: { label: [57, -19], flag: [-54, 6] },
  assche: { label: [-4, -27] },
};
