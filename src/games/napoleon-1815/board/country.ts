import type { Line, Point } from '../../../table/land/lines.ts';

// What lies on the land besides zones and rivers, in the pack's square.

/** The paved roads of 1815: places one after the other. All other connections are country roads, or paths through woods. */
export const CHAUSSEES: readonly (readonly string[])[] = [
  ['charleroi', 'gosselies', 'frasnes', 'quatre-bras', 'genappe', 'belle-alliance', 'haye-sainte', 'mont-saint-jean'],
  ['mont-saint-jean', 'waterloo', 'foret-de-soignes', 'bruxelles'],
  ['namur', 'temploux', 'mazy', 'sombreffe', 'marbais', 'quatre-bras', 'nivelles', 'hougoumont'],
  ['mons', 'soignies', 'braine-le-comte', 'tubize', 'hal', 'bruxelles'],
  ['bruxelles', 'louvain', 'jodoigne'],
  ['bruxelles', 'assche', 'alost'],
  ['bruxelles', 'ninove'],
  ['avesnes', 'maubeuge', 'mons', 'lens', 'ath', 'enghien', 'hal'],
  ['charleroi', 'fleurus', 'ligny', 'sombreffe', 'gembloux'],
  ['beaumont', 'thuin'],
  ['philippeville', 'walcourt', 'charleroi', 'marchienne', 'fontaine', 'binche', 'mons'],
  ['dinant', 'namur', 'eghezee'],
];

/** A wood: its middle, how far it reaches, how dense it is. */
export interface Wood {
  readonly at: Point;
  readonly reach: Point;
  readonly dense: number;
}

const wood = (x: number, y: number, rx: number, ry: number, dense: number): Wood => ({
  at: [x, y],
  reach: [rx, ry],
  dense,
});

export const WOODS: readonly Wood[] = [
  // The forest of Soignes.
  wood(514, 236, 88, 46, 1),
  wood(470, 232, 34, 34, 1),
  wood(556, 214, 62, 34, 1),
  wood(592, 188, 42, 30, 1),
  wood(500, 264, 60, 15, 1),
  // Between the Lasne and the Dyle.
  wood(548, 298, 38, 22, 0.9),
  wood(586, 320, 34, 20, 0.9),
  wood(606, 342, 18, 12, 0.8),
  wood(642, 404, 42, 26, 0.9),
  wood(620, 416, 22, 15, 0.7),
  // Bossu and Delhutte.
  wood(508, 480, 20, 17, 1),
  wood(510, 512, 24, 18, 1),
  wood(528, 522, 20, 11, 0.9),
  // South of the Sambre.
  wood(415, 730, 52, 26, 0.8),
  wood(440, 744, 40, 19, 0.7),
  wood(520, 824, 54, 26, 0.8),
  wood(546, 800, 34, 20, 0.7),
  wood(582, 728, 52, 22, 0.8),
  wood(556, 744, 34, 20, 0.7),
  wood(700, 682, 50, 26, 0.8),
  wood(680, 702, 36, 20, 0.7),
  wood(762, 694, 42, 24, 0.6),
  wood(904, 722, 46, 40, 0.7),
  wood(320, 912, 52, 28, 0.6),
  wood(470, 932, 60, 28, 0.7),
  wood(644, 956, 60, 22, 0.7),
  wood(778, 902, 42, 36, 0.7),
  wood(918, 646, 50, 24, 0.6),
  wood(900, 850, 40, 46, 0.6),
  wood(738, 760, 40, 22, 0.6),
  wood(455, 880, 30, 16, 0.5),
  wood(240, 930, 24, 14, 0.5),
  // Here and there.
  wood(85, 500, 32, 16, 0.5),
  wood(215, 380, 32, 16, 0.5),
  wood(330, 602, 24, 13, 0.5),
  wood(385, 562, 30, 15, 0.6),
  wood(862, 520, 30, 13, 0.5),
  wood(300, 352, 26, 15, 0.5),
  wood(772, 258, 26, 13, 0.5),
  wood(90, 742, 40, 22, 0.6),
  wood(252, 856, 36, 18, 0.6),
  wood(952, 460, 26, 18, 0.5),
  wood(180, 92, 28, 17, 0.5),
  wood(622, 98, 30, 16, 0.5),
  wood(244, 520, 24, 13, 0.5),
  wood(900, 240, 26, 20, 0.45),
  wood(340, 200, 22, 14, 0.5),
  wood(64, 640, 22, 12, 0.4),
  wood(920, 400, 20, 12, 0.4),
  wood(770, 150, 26, 14, 0.4),
  wood(60, 200, 24, 16, 0.4),
];

/** A height: its middle, how high, how far it reaches on the sheet. */
export interface Hill {
  readonly at: Point;
  readonly high: number;
  readonly reach: Point;
}

const hill = (x: number, y: number, high: number, rx: number, ry: number): Hill => ({
  at: [x, y],
  high,
  reach: [rx, ry],
});

export const HILLS: readonly Hill[] = [
  // Bry and Sombreffe above the Ligne; Rossomme; the ridge of Mont-Saint-Jean; Quatre-Bras.
  hill(636, 488, 0.9, 62, 26),
  hill(566, 372, 0.55, 44, 16),
  hill(500, 332, 0.95, 96, 14),
  hill(500, 374, 0.5, 80, 12),
  hill(505, 452, 0.5, 44, 24),
  hill(690, 560, 0.6, 44, 30),
  hill(612, 300, 0.8, 44, 24),
  hill(676, 350, 0.7, 36, 44),
  hill(330, 562, 0.6, 76, 32),
  hill(170, 300, 0.5, 60, 36),
  // Between Sambre and Meuse.
  hill(620, 700, 0.9, 76, 38),
  hill(740, 720, 1.3, 90, 54),
  hill(904, 690, 1.6, 76, 90),
  hill(460, 762, 1.1, 76, 36),
  hill(300, 884, 0.9, 90, 44),
  hill(500, 906, 1.2, 90, 44),
  hill(700, 900, 1.3, 90, 54),
  hill(930, 884, 1.4, 76, 76),
  hill(360, 770, 0.7, 50, 30),
  // Hesbaye and Hainaut, hardly any.
  hill(760, 450, 0.5, 76, 30),
  hill(880, 470, 0.5, 60, 38),
  hill(100, 884, 0.7, 76, 60),
  hill(400, 582, 0.6, 66, 26),
  hill(350, 128, 0.5, 60, 40),
  hill(600, 130, 0.5, 56, 34),
  hill(210, 640, 0.5, 60, 26),
  hill(300, 480, 0.4, 50, 30),
  hill(830, 350, 0.4, 60, 26),
  hill(640, 210, 0.5, 36, 50),
];

/** The frontier of 1815 between France and the Netherlands, from the west. */
export const FRONTIER: Line = [
  [10, 668],
  [90, 690],
  [170, 684],
  [240, 706],
  [285, 690],
  [330, 690],
  [372, 728],
  [376, 764],
  [420, 786],
  [446, 822],
  [500, 852],
  [540, 846],
  [580, 832],
  [622, 846],
  [628, 880],
  [652, 920],
  [640, 960],
  [660, 1014],
];
