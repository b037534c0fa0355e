// The closed vocabulary of the components: what rules name, in the order in which tables have it.

export const ARMS = ['infantry', 'cavalry', 'artillery'] as const;
export type Arm = (typeof ARMS)[number];

/** VE-IV.0-b to VE-IV.0-d */
export const FORMATIONS = [
  'line',
  'column',
  'square',
  'adapted',
  'disorganised',
  'skirmish',
  'limbered',
  'battery',
] as const;
export type Formation = (typeof FORMATIONS)[number];

export const TERRAIN = [
  'clear',
  'rough',
  'farm',
  'fortified-farm',
  'chateau',
  'town',
  'forest',
  'thicket',
  'marsh',
  'pond',
] as const;
export type Terrain = (typeof TERRAIN)[number];

/** What can lie on a hexside; slopes follow from the heights of the two hexes. */
export const HEXSIDES = ['slope-up', 'slope-down', 'stream', 'ravine', 'river', 'bridge', 'fortification'] as const;
export type Hexside = (typeof HEXSIDES)[number];

/** Who moves how: a column of the terrain chart. Column, Adapted and Disorganised infantry and leaders alone move as `foot`. */
export const MOVERS = ['foot', 'line', 'square', 'horse', 'guns', 'charge'] as const;
export type Mover = (typeof MOVERS)[number];

export const FIRE_RESULTS = ['-', '*', '1', '2', '3'] as const;
export const SHOCK_RESULTS = ['0', '0*', '1', '1*', 'D', 'D+1', 'E'] as const;
export type FireResult = (typeof FIRE_RESULTS)[number];
export type ShockResult = (typeof SHOCK_RESULTS)[number];

export const RANKS = ['corps', 'wing', 'army'] as const;
export type Rank = (typeof RANKS)[number];

// Search asks these all the time. A field whose name stands in the code is found several times as fast as one by a name that is computed.

export const byArm = <T>(of: Readonly<Record<Arm, T>>, arm: Arm): T =>
  arm === 'infantry' ? of.infantry : arm === 'cavalry' ? of.cavalry : of.artillery;

export function byFormation<T>(of: Readonly<Record<Formation, T>>, formation: Formation): T {
  switch (formation) {
    case 'column':
      return of.column;
    case 'line':
      return of.line;
    case 'disorganised':
      return of.disorganised;
    case 'limbered':
      return of.limbered;
    case 'battery':
      return of.battery;
    case 'adapted':
      return of.adapted;
    case 'square':
      return of.square;
    case 'skirmish':
      return of.skirmish;
  }
}

export const place = <T extends string>(list: readonly T[], id: T): number => list.indexOf(id);
