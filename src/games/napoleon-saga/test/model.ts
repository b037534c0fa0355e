import type { Formation, UnitFacts } from '../data/box.ts';
import { MARK, NONE, PER_SEAT, type Position } from '../position.ts';
import { box } from './table.ts';

// A second model of the hard parts, written from the text of the rulebook and of no rule of ours: the table as a plane with rows and
// places between them, lists that are made anew for every question, nothing remembered. It is slow, and shares no line with `rules/`
// nor with `field.ts`.

type Line = 'first' | 'second' | 'reserve' | 'retreat' | 'flank';
type Army = 0 | 1;

/** A slot of the table. Rows run from the Reserve of F (0) to that of C (5); `x` in half slots from the left of F. */
interface Spot {
  readonly slot: number;
  readonly board: Army;
  readonly line: Line;
  /** West is the left of F. Only of Retreat and Bypass slots. */
  readonly isWest: boolean;
  readonly row: number;
  readonly x: number;
}

const LINES: readonly (readonly [Line, number, number])[] = [
  ['first', 5, 2],
  ['second', 4, 1],
  ['reserve', 5, 0],
  ['retreat', 2, NONE],
  ['flank', 2, NONE],
];

export const SPOTS: readonly Spot[] = ([0, 1] as const)
  .flatMap((board) =>
    LINES.flatMap(([line, count, depth]) =>
      Array.from({ length: count }, (_, i): Omit<Spot, 'slot'> => {
        // Seen by its own player: five places, or four between them.
        const own = line === 'second' ? 3 + 2 * i : 2 + 2 * i;
        return {
          board,
          line,
          isWest: (i === 0) === (board === 0),
          row: depth === NONE ? NONE : board === 0 ? depth : 5 - depth,
          x: board === 0 ? own : 12 - own,
        };
      }),
    ),
  )
  .map((spot, slot) => ({ ...spot, slot }));

export interface Piece {
  readonly unit: number;
  readonly army: Army;
  readonly spot: Spot;
  readonly card: UnitFacts;
  readonly arm: 'infantry' | 'cavalry' | 'artillery';
  readonly wounds: number;
  readonly formation: Formation | null;
  readonly foe: number;
  readonly began: boolean;
  readonly rounds: number;
  is(mark: keyof typeof MARK): boolean;
}

export interface Field {
  readonly pieces: readonly Piece[];
  land(spot: Spot): 'hill' | 'river' | 'wood' | 'building' | null;
  on(spot: Spot): Piece | undefined;
  piece(unit: number): Piece | undefined;
  readonly bypass: boolean;
}

const cardOf = (p: Position, unit: number): UnitFacts => {
  const card = box.armies[p.sides[unit < PER_SEAT ? 0 : 1].army].cards[unit % PER_SEAT];
  if (card === undefined) throw new Error(`no unit ${unit}`);
  return card;
};

export function fieldOf(p: Position): Field {
  const pieces = SPOTS.flatMap((spot): Piece[] => {
    const unit = p.at[spot.slot] ?? NONE;
    if (unit === NONE) return [];
    const card = cardOf(p, unit);
    const is = (mark: keyof typeof MARK): boolean => ((p.marks[unit] ?? 0) & MARK[mark]) !== 0;
    const melee = p.melees.find(({ a, b }) => a === unit || b === unit);
    return [
      {
        unit,
        army: unit < PER_SEAT ? 0 : 1,
        spot,
        card,
        arm: is('dismounted') ? 'infantry' : card.arm,
        wounds: p.wounds[unit] ?? 0,
        formation: (['line', 'square', 'echelon'] as const).find(is) ?? null,
        foe: melee === undefined ? NONE : melee.a === unit ? melee.b : melee.a,
        began: melee?.a === unit,
        rounds: melee?.rounds ?? 0,
        is,
      },
    ];
  });
  return {
    pieces,
    land(spot) {
      const card = p.terrain[spot.slot] ?? NONE;
      return card === NONE ? null : (box.cards[card % box.cards.length]?.terrain ?? null);
    },
    on: (spot) => pieces.find((piece) => piece.spot === spot),
    piece: (unit) => pieces.find((piece) => piece.unit === unit),
    bypass: p.options['bypass'] === 'on',
  };
}

const isLight = ({ arm, card }: Piece): boolean => arm === 'cavalry' && card.sub === 'light';
const isHeavy = ({ arm, card }: Piece): boolean => arm === 'cavalry' && card.sub === 'heavy';
const isFree = (piece: Piece): boolean => piece.foe === NONE;
export const isBehindEnemy = ({ spot, army }: Piece): boolean => spot.line === 'flank' && spot.board !== army;

// The plane

const inLine = ({ line }: Spot): boolean => line === 'first' || line === 'second' || line === 'reserve';
/** One row from another: straight across the middle, half a place to either side elsewhere. */
const touches = (a: Spot, b: Spot): boolean =>
  inLine(a) &&
  inLine(b) &&
  Math.abs(a.row - b.row) === 1 &&
  Math.abs(a.x - b.x) === (a.line === 'first' && b.line === 'first' ? 0 : 1);
const forward = (from: Spot, army: Army): Spot[] =>
  SPOTS.filter((to) => touches(from, to) && to.row - from.row === (army === 0 ? 1 : -1));

/** [Tirer]: the ways of a shot over so many rows; each way is what lies between. */
function shots(from: Spot, army: Army, range: number): { readonly to: Spot; readonly over: readonly Spot[] }[] {
  const next = forward(from, army);
  const near = next.map((to) => ({ to, over: [] as readonly Spot[] }));
  if (range === 1) return near;
  const far = next.flatMap((via) => shots(via, army, range - 1).map(({ to, over }) => ({ to, over: [via, ...over] })));
  return [...near, ...far];
}

/** What a gun sees in its angle: Terrain hides what lies behind it, Rivers do not, and from a Hill nothing is hidden. */
function gunTargets(f: Field, { spot, army }: Piece, range: number): Spot[] {
  const hides = (s: Spot): boolean => ['hill', 'wood', 'building'].includes(f.land(s) ?? '');
  const clear = shots(spot, army, range).filter(({ to }) => to.board !== army);
  const seen = f.land(spot) === 'hill' ? clear : clear.filter(({ over }) => !over.some(hides));
  return [...new Set(seen.map(({ to }) => to))];
}

/** Whom a unit reaches with fire or at close quarters, a gun from behind the lines with fire alone. */
function reached(f: Field, piece: Piece, byFire: boolean): Piece[] {
  const { spot, army } = piece;
  const enemies = (spots: readonly Spot[]): Piece[] =>
    spots.flatMap((s) => {
      const there = f.on(s);
      return there !== undefined && there.army !== army && isFree(there) && !there.is('unseen') ? [there] : [];
    });
  if (spot.line === 'first') return enemies(forward(spot, army));
  if (isBehindEnemy(piece)) return enemies(SPOTS.filter((s) => s.board !== army && s.line === 'reserve'));
  const flanks = spot.line === 'reserve' ? SPOTS.filter((s) => s.board === army && s.line === 'flank') : [];
  return enemies([...flanks, ...(byFire && piece.arm === 'artillery' ? gunTargets(f, piece, 3) : [])]);
}

/** [Mots-clés]: who may stand on what. */
function mayStand(f: Field, piece: Piece, spot: Spot): boolean {
  const land = f.land(spot);
  if (land === 'building') return piece.arm === 'infantry';
  return land !== 'wood' || (piece.arm !== 'artillery' && !isHeavy(piece));
}

/** Into a free slot, or in exchange with an own unit that does not fight. */
function mayStep(f: Field, piece: Piece, to: Spot): boolean {
  if (to.line === 'first' && piece.card.sub === 'foot') return false;
  const other = f.on(to);
  return mayStand(f, piece, to) && (other === undefined || (isFree(other) && mayStand(f, other, piece.spot)));
}

/** [Règles de renfort]: a free slot, or one whose unit gives way; Terrain is cleared only where there is no other. */
function arrivals(f: Field, piece: Piece): Spot[] {
  const reserve = SPOTS.filter((s) => s.board === piece.army && s.line === 'reserve');
  const free = reserve.filter((s) => f.on(s) === undefined);
  const open = free.length > 0 ? free : reserve.filter((s) => f.on(s)?.foe === NONE);
  const good = open.filter((s) => mayStand(f, piece, s));
  return good.length > 0 ? good : open;
}

/** [Déplacements] */
function moves(f: Field, piece: Piece): Spot[] {
  const { spot, army } = piece;
  if (isBehindEnemy(piece)) return arrivals(f, piece);
  const own = SPOTS.filter((s) => s.board === army && inLine(s) && s !== spot);
  const isBeside = (s: Spot): boolean => s.line === spot.line && Math.abs(s.x - spot.x) === 2;
  return own.filter((to) => {
    const isNear =
      spot.line === 'first'
        ? isBeside(to) || (touches(spot, to) && f.on(to) === undefined)
        : spot.line === 'second'
          ? isBeside(to) || (to.line === 'first' && touches(spot, to))
          : to.line === 'second' || (to.line === 'reserve' && piece.arm === 'artillery');
    return isNear && mayStep(f, piece, to);
  });
}

/** [Mots-clés]: no mounted unit into a Building; into a Wood light cavalry alone, and not at the charge. */
const mayRideInto = (f: Field, piece: Piece, to: Spot, charging: boolean): boolean =>
  piece.arm !== 'cavalry' || (f.land(to) !== 'building' && (f.land(to) !== 'wood' || (isLight(piece) && !charging)));

function charges(f: Field, piece: Piece): Spot[] {
  if (piece.arm !== 'cavalry' || piece.spot.line !== 'second' || piece.is('disorganised')) return [];
  return forward(piece.spot, piece.army).filter((to) => {
    const front = forward(to, piece.army)[0];
    const foe = front === undefined ? undefined : f.on(front);
    if (front === undefined || foe === undefined || foe.army === piece.army || !isFree(foe)) return false;
    const outOfWood = f.land(to) === 'wood' || f.land(piece.spot) === 'wood';
    return mayStep(f, piece, to) && mayRideInto(f, piece, front, true) && (isLight(piece) || !outOfWood);
  });
}

function bypasses(f: Field, piece: Piece): Spot[] {
  const { army, spot, card, arm } = piece;
  if (!f.bypass || spot.line !== 'reserve' || arm === 'artillery' || isHeavy(piece) || card.status === 'guard')
    return [];
  const flanks = SPOTS.filter((s) => s.line === 'flank');
  if (flanks.some((s) => s.board === army && f.on(s)?.army === army)) return [];
  return flanks.filter(
    (to) => to.board === army && !flanks.some((s) => s.isWest === to.isWest && f.on(s) !== undefined),
  );
}

/** Whatever may be declared for a unit: `fire 3 20`, by the numbers of the slots. */
export function actions(f: Field, piece: Piece): string[] {
  const { spot } = piece;
  if (piece.is('activated') || spot.line === 'retreat' || (spot.line === 'flank' && !isBehindEnemy(piece))) return [];
  const isSquare = piece.formation === 'square';
  const of = (kind: string, to: readonly Spot[]): string[] => to.map((s) => `${kind} ${spot.slot} ${s.slot}`);
  const plain = (kind: string, may: boolean): string[] => (may ? [`${kind} ${spot.slot}`] : []);
  if (!isFree(piece)) return [...plain('rest', true), ...plain('fight', true), ...plain('disengage', !isSquare)];
  const spotsOf = (pieces: readonly Piece[]): Spot[] => pieces.map((each) => each.spot);
  const mayEngage = piece.arm !== 'artillery' && !isSquare && !piece.is('balked');
  const before = spot.line === 'first' ? forward(spot, piece.army)[0] : undefined;
  const captures =
    before !== undefined && f.land(before) !== null && f.on(before) === undefined && mayStand(f, piece, before);
  const inOpen = f.land(spot) !== 'wood' && f.land(spot) !== 'building';
  const down = piece.is('dismounted');
  return [
    ...plain('rest', true),
    ...of('fire', spotsOf(reached(f, piece, true))),
    ...(mayEngage
      ? of(
          'engage',
          spotsOf(reached(f, piece, false)).filter((to) => mayRideInto(f, piece, to, false)),
        )
      : []),
    ...(mayEngage ? of('charge', charges(f, piece)) : []),
    ...(isSquare ? [] : of('move', moves(f, piece))),
    ...(isSquare ? [] : of('bypass', bypasses(f, piece))),
    ...plain('capture', captures && !isSquare),
    ...plain('dismount', piece.card.has.dismounted && !down),
    ...plain('mount', piece.card.has.dismounted && down && inOpen),
  ];
}

// What goes into a test, cards aside

const hasChargeBonus = (piece: Piece, foe: Piece): boolean =>
  piece.is('charge') && piece.is('charged') && (foe.formation !== 'square' || piece.card.has.breakthrough);

export function fireSum(f: Field, by: Piece, at: Piece, surprised: boolean, spends: boolean): number {
  const close = by.spot.line === 'first' || (by.spot.line === 'reserve' && isBehindEnemy(at));
  const land = f.land(at.spot);
  return (
    by.card.fire +
    (by.card.has.accurate && at.card.status === 'standard' ? 1 : 0) +
    (by.formation === 'line' ? 1 : 0) +
    (at.formation === 'square' ? 1 : 0) +
    (by.card.has.canister && close ? 2 : 0) -
    (land === 'wood' || land === 'building' ? 1 : 0) -
    (by.arm === 'infantry' && at.is('evaded') ? 1 : 0) -
    (surprised ? 1 : 0) +
    (spends ? 1 : 0)
  );
}

export function meleeSum(f: Field, by: Piece, foe: Piece): number {
  const charge = hasChargeBonus(by, foe);
  const river = f.land(by.spot) === 'river' || f.land(foe.spot) === 'river';
  return (
    by.card.melee +
    (charge ? 1 : 0) +
    (charge && by.card.has.impact ? 1 : 0) -
    (by.is('disorganised') ? 1 : 0) +
    (by.formation === 'echelon' ? 1 : 0) -
    (by.formation === 'line' ? 1 : 0) -
    (by.is('dismounted') ? 1 : 0) -
    (by.arm === 'infantry' && foe.arm === 'cavalry' && foe.card.has.compact ? 1 : 0) +
    (by.card.has.relentless && foe.arm === 'infantry' && by.rounds > 0 ? 1 : 0) +
    (f.land(by.spot) === 'hill' && !by.began ? 1 : 0) -
    (f.land(foe.spot) === 'building' ? 1 : 0) -
    (by.began && river ? 1 : 0) +
    (by.is('bonus') ? 1 : 0)
  );
}

export const moraleSum = (f: Field, piece: Piece, cause: string): number =>
  piece.card.morale + (cause === 'disengage' && isLight(piece) && f.piece(piece.foe)?.arm === 'infantry' ? 1 : 0);

export const evasionSum = (by: Piece, from: Piece): number =>
  (from.arm === 'infantry' ? 1 : 0) + (by.card.has.fast ? 1 : 0);
export const bypassSum = (piece: Piece, failures: number): number => (isLight(piece) ? 1 : 0) + failures;

/** What each test must reach; `wounds` is what a rallying unit has. */
export function difficulty(test: string, cause: string, wounds: number): number {
  if (test === 'evasion') return 4;
  if (test !== 'morale') return 6;
  if (cause === 'rally') return wounds >= 3 ? 7 : 6;
  return ['regroup', 'disengage', 'counter_charge'].includes(cause) ? 7 : 6;
}

/** [Retraite]: a 1 fails and a 6 succeeds in a test of Morale, whatever is added. */
export const succeeds = (test: string, roll: number, total: number, target: number): boolean =>
  test === 'morale' && (roll === 1 || roll === 6) ? roll === 6 : total >= target;

// Wounds, Morale and retreat

interface Blow {
  readonly unit: number;
  readonly wounds: number;
}

interface Reckoning {
  /** What each unit has afterwards; those that are gone are named in `dead`. */
  readonly wounds: ReadonlyMap<number, number>;
  readonly dead: readonly number[];
  /** Units and the difficulties of their tests, in order. */
  readonly owed: readonly (readonly [unit: number, tests: readonly number[]])[];
  readonly winner: number;
}

/** [Retraite]: 6 for the second Wound, 7 for each after it. */
const testsBetween = (before: number, after: number): number[] =>
  [2, 3, 4, 5, 6, 7, 8].filter((n) => n > before && n <= after).map((n) => (n === 2 ? 6 : 7));

/** All Wounds lie before anybody falls, and whoever falls takes no test. The defender goes before the one who acts. */
export function reckon(
  f: Field,
  one: number,
  two: number,
  isMelee: boolean,
  blows: readonly Blow[],
  supporters: readonly number[],
): Reckoning {
  const hits = [...blows, ...supporters.map((unit) => ({ unit, wounds: 1 }))].filter(({ wounds }) => wounds > 0);
  const struck = hits.flatMap(({ unit, wounds }) => {
    const piece = f.piece(unit);
    return piece === undefined ? [] : [{ piece, before: piece.wounds, after: piece.wounds + wounds }];
  });
  const dead = struck.filter(({ piece, after }) => after >= piece.card.cohesion).map(({ piece }) => piece.unit);
  const defender = f.piece(two)?.army;
  const place = ({ unit, army, spot }: Piece): number =>
    (army === defender ? 0 : 1000) + (unit === one || unit === two ? 0 : 100 + spot.slot);
  const owed = struck
    .filter(({ piece }) => !dead.includes(piece.unit))
    .sort((a, b) => place(a.piece) - place(b.piece))
    .map(({ piece, before, after }) => [piece.unit, testsBetween(before, after)] as const)
    .filter(([, tests]) => tests.length > 0);
  const [oneDies, twoDies] = [dead.includes(one), dead.includes(two)];
  return {
    wounds: new Map(struck.map(({ piece, after }) => [piece.unit, after])),
    dead,
    owed,
    winner: !isMelee || oneDies === twoDies ? NONE : oneDies ? two : one,
  };
}

/** [Retraite, and Contournement]: left of the dotted line to the left, right of it to the right; on it, and in Reserve, as one likes. */
export function retreats({ spot, army }: Piece): Spot[] {
  const own = SPOTS.filter((s) => s.board === army && s.line === 'retreat');
  if (spot.line === 'flank') return own.filter((s) => s.isWest === spot.isWest);
  if (spot.line === 'reserve' || spot.x === 6) return own;
  return own.filter((s) => s.isWest === spot.x < 6);
}

/** [Cavaleries légères] */
export const mayEvade = (by: Piece, from: Piece): boolean =>
  isLight(by) && !by.is('disorganised') && (isHeavy(from) || from.arm === 'infantry');

/** [Charge de cavalerie], from where it stands; and who is charged. */
export const mayCharge = (f: Field, by: Piece, at: Piece): boolean =>
  by.arm === 'cavalry' &&
  !by.is('disorganised') &&
  mayRideInto(f, by, at.spot, true) &&
  (isLight(by) || f.land(by.spot) !== 'wood');
export const mayCountercharge = (by: Piece): boolean =>
  by.arm === 'cavalry' && !by.is('disorganised') && !by.is('caught');

/** [Engager en mêlée]: one who was hurt before the Melee began, and has more than his last Wound. */
export const mayRegroup = (before: number, now: number): boolean => before > 0 && now > 1;

export const maySeize = (f: Field, winner: Piece, ground: Spot): boolean =>
  winner.spot.line !== 'retreat' && f.land(ground) !== null && mayStand(f, winner, ground);

// The end of a turn

/** [Victoire]: two for a unit, one for an Auxiliary and for one that was given up, one for a card or an objective. */
export function pointsBy(p: Position, army: Army, kinds: readonly ('immediate' | 'long_term')[]): number {
  const [own, enemy] = army === 0 ? p.sides : [p.sides[1], p.sides[0]];
  const units = enemy.fallen.map((unit) => (cardOf(p, unit).has.auxiliary ? 1 : 2));
  const objectives = own.scored.filter((each) => kinds.some((kind) => box.objectives[each]?.kind === kind));
  return (
    units.reduce((sum: number, each) => sum + each, 0) + enemy.givenUp.length + own.trophies.length + objectives.length
  );
}

/** Who has lost by gaps and won by points: both lists are of armies, and both empty while the battle goes on. */
export function verdict(p: Position, f: Field): { readonly how: string; readonly winners: readonly Army[] } | null {
  const armies = [0, 1] as const;
  const gaps = (army: Army): number =>
    SPOTS.filter((s) => s.board === army && s.line === 'first' && f.on(s) === undefined).length;
  if (armies.some((army) => gaps(army) >= 3)) {
    const winners = armies.filter((army) => gaps(army) < 3);
    return { how: winners.length === 0 ? 'bothBroken' : 'broken', winners };
  }
  if (!armies.some((army) => pointsBy(p, army, ['immediate']) >= Number(p.options['goal']))) return null;
  const [a, b] = [pointsBy(p, 0, ['immediate', 'long_term']), pointsBy(p, 1, ['immediate', 'long_term'])];
  return a === b ? { how: 'pointsTied', winners: [] } : { how: 'points', winners: [a > b ? 0 : 1] };
}
