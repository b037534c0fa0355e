import type { Seat } from '../../../kernel/flow.ts';
import type { Bar } from '../../../kernel/permission.ts';
import { nothingAt } from '../../../kernel/there.ts';
import type { Box, TerrainId } from '../data/box.ts';
import {
  acrossFlank,
  ahead,
  aimsOf,
  arcOf,
  beside,
  boardOf,
  facing,
  inFront,
  type Path,
  slotsIn,
  stepsFrom,
  zoneOf,
} from '../field.ts';
import { bypassOn } from '../options.ts';
import { type Card, MARK, NONE, type Position, type Slot, type Unit } from '../position.ts';
import { bar, type ClauseId, given, type Of, once, type Rules } from './bars.ts';
import {
  designOf,
  factsOf,
  has,
  isArtillery,
  isBypassing,
  isCavalry,
  isEngaged,
  isFootArtillery,
  isGuard,
  isHeavyCavalry,
  isLightCavalry,
  isOnTheWay,
  landAt,
  mayStand,
  ownerOf,
  unitAt,
} from './pieces.ts';
import { arrivalSlots } from './reserve.ts';
import { destinationsOf } from './selectors.ts';

// What a unit may do with its activation (NS-ACT-10): for each action the rules that stand in the way, and what is near.

/** An own unit stands there. */
type From = { readonly from: Slot };
type FromTo = From & { readonly to: Slot };

const actor = (p: Position, c: From): Unit => unitAt(p, c.from);
const target = (p: Position, c: FromTo): Unit => unitAt(p, c.to);

const ownUnit: Rules<From> = [
  given('NS-ACT-03', 'nobodyThere', (p, _f, c) => actor(p, c) === NONE),
  given('NS-ACT-03', 'notOwnUnit', (p, _f, c, seat) => ownerOf(actor(p, c)) !== seat),
];
/** NS-ACT-04: who can be activated at all; NS-ACT-03: at most once a turn. */
export const mayActivate: Rules<From> = [
  ...ownUnit,
  given('NS-ACT-04', 'hasRetreated', (_p, _f, { from }) => zoneOf(from) === 'RET'),
  given('NS-ACT-04', 'isOnTheWay', (p, _f, c) => isOnTheWay(p, actor(p, c))),
  given('NS-ACT-03', 'activatedAlready', (p, _f, c) => has(p, actor(p, c), MARK.activated)),
];

const unengaged: Rules<From> = [bar('NS-ACT-09', 'isEngaged', (p, _f, c) => isEngaged(p, actor(p, c)))];
const notInSquare: Rules<From> = [bar('NS-MOVE-13', 'squareStays', (p, _f, c) => has(p, actor(p, c), MARK.square))];

const enemyThere = (clause: 'NS-FIRE-01' | 'NS-MELEE-01'): Rules<FromTo> => [
  given(clause, 'nobodyThere', (p, _f, c) => target(p, c) === NONE),
  given(clause, 'notEnemy', (p, _f, c, seat) => ownerOf(target(p, c)) === seat),
];
/** NS-BYP-10: whoever came round the flank is safe until it acts. */
const notShielded: Rules<FromTo> = [bar('NS-BYP-10', 'isUnseen', (p, _f, c) => has(p, target(p, c), MARK.unseen))];

const isReserve = (slot: Slot): boolean => zoneOf(slot) === 'R';
/** NS-BYP-12, -13: across the flank: from behind the enemy at his Reserve, and from there back. */
const acrossReserve = (from: Slot, to: Slot, seat: Seat): boolean =>
  boardOf(from) === boardOf(to) &&
  ((zoneOf(from) === 'BYP' && boardOf(from) !== seat && isReserve(to)) ||
    (isReserve(from) && boardOf(from) === seat && zoneOf(to) === 'BYP'));

const rangeOf = (box: Box, p: Position, order: Card): number =>
  order === NONE ? 3 : (designOf(box, p, order).grant?.options.range ?? 3);

/** NS-FIRE-01, NS-ART: the slots that a unit's fire can reach from a slot, Terrain aside. */
function reaches(box: Box, p: Position, unit: Unit, from: Slot, to: Slot, order: Card): boolean {
  const seat = ownerOf(unit);
  if (acrossReserve(from, to, seat)) return true;
  if (zoneOf(from) === 'L1') return inFront(from) === to;
  return isArtillery(box, p, unit) && boardOf(from) === seat && arcOf(from, rangeOf(box, p, order)).has(to);
}

/** NS-ART-06, -07: some way of the shot has no blocking Terrain between. */
export function seesTarget(box: Box, p: Position, from: Slot, to: Slot, order: Card): boolean {
  if (order !== NONE && designOf(box, p, order).grant?.options.ignoreLos) return true;
  const paths = arcOf(from, rangeOf(box, p, order)).get(to);
  if (paths === undefined || landAt(box, p, from)?.overlooks) return true;
  for (let i = 0; i < paths.length; i++) if (isClear(box, p, paths[i] ?? nothingAt(i))) return true;
  return false;
}
function isClear(box: Box, p: Position, path: Path): boolean {
  for (let i = 0; i < path.length; i++) if (landAt(box, p, path[i] ?? nothingAt(i))?.blocks) return false;
  return true;
}

/** For the fire that a card orders, too: its range and its sight are the card's. */
export function fireRules(box: Box, order: Card = NONE): Rules<Of<'fire'>> {
  const made = firesOf(box);
  const known = made.get(order);
  if (known !== undefined) return known;
  const fresh = makeFireRules(box, order);
  made.set(order, fresh);
  return fresh;
}
const firesOf = once(() => new Map<Card, Rules<Of<'fire'>>>());

const makeFireRules = (box: Box, order: Card): Rules<Of<'fire'>> => [
  ...unengaged,
  ...enemyThere('NS-FIRE-01'),
  given('NS-FIRE-06', 'outOfReach', (p, _f, c) => !reaches(box, p, actor(p, c), c.from, c.to, order)),
  bar('NS-ART-06', 'lineOfSight', (p, _f, c) => !seesTarget(box, p, c.from, c.to, order)),
  bar('NS-FIRE-03', 'targetEngaged', (p, _f, c) => isEngaged(p, target(p, c))),
  ...notShielded,
];

/** NS-TERR-13: mounted Cavalry into Woods and Buildings. */
const intoTerrain = (
  box: Box,
  from: (c: FromTo) => Slot,
  to: (c: FromTo) => Slot,
  charging: boolean,
): Rules<FromTo> => {
  const mounted = (p: Position, c: FromTo): boolean => isCavalry(box, p, actor(p, c));
  const light = (p: Position, c: FromTo): boolean => isLightCavalry(box, p, actor(p, c));
  const land = (p: Position, slot: Slot) => landAt(box, p, slot)?.id;
  return [
    bar('NS-TERR-13', 'cavalryIntoBuilding', (p, _f, c) => mounted(p, c) && land(p, to(c)) === 'building'),
    bar(
      'NS-TERR-13',
      'cavalryIntoWood',
      (p, _f, c) => mounted(p, c) && land(p, to(c)) === 'wood' && (charging || !light(p, c)),
    ),
    bar(
      'NS-TERR-13',
      'chargeOutOfWood',
      (p, _f, c) =>
        charging && mounted(p, c) && !light(p, c) && (land(p, from(c)) === 'wood' || land(p, c.from) === 'wood'),
    ),
  ];
};

/** What Terrain forbids to whoever engages from where it stands. */
export const engageGround = once((box) =>
  intoTerrain(
    box,
    (c) => c.from,
    (c) => c.to,
    false,
  ),
);

const mayEngage = (box: Box): Rules<From> => [
  bar('NS-ART-10', 'artilleryEngages', (p, _f, c) => isArtillery(box, p, actor(p, c))),
  ...unengaged,
  bar('NS-FORM-SQ-03', 'squareEngages', (p, _f, c) => has(p, actor(p, c), MARK.square)),
  bar('NS-EVA-06', 'wasEvaded', (p, _f, c) => has(p, actor(p, c), MARK.balked)),
];

export const engageRules = once(
  (box): Rules<Of<'engage'>> => [
    ...mayEngage(box),
    ...enemyThere('NS-MELEE-01'),
    given(
      'NS-MELEE-01',
      'notInFront',
      (_p, _f, c, seat) => inFront(c.from) !== c.to && !acrossReserve(c.from, c.to, seat),
    ),
    bar('NS-MELEE-12', 'targetEngaged', (p, _f, c) => isEngaged(p, target(p, c))),
    ...notShielded,
    ...engageGround(box),
  ],
);

/** What may stand in the way of a step into a slot, or of a change of places with the unit that is there: a bit each. */
const WAY = { partnerEngaged: 1, gunInLine: 2, barred: 4, partnerBarred: 8 } as const;

function inTheWay(box: Box, p: Position, unit: Unit, from: Slot, to: Slot): number {
  const partner = unitAt(p, to);
  let found = 0;
  if (zoneOf(to) === 'L1' && isFootArtillery(box, p, unit)) found |= WAY.gunInLine;
  if (!mayStand(box, p, unit, to)) found |= WAY.barred;
  if (partner === NONE) return found;
  if (isEngaged(p, partner)) found |= WAY.partnerEngaged;
  return mayStand(box, p, partner, from) ? found : found | WAY.partnerBarred;
}

/** By which clause units change places: forward, sideways, or guns within the Reserve. */
const exchangeOf = ({ from, to }: FromTo): ClauseId =>
  zoneOf(from) !== zoneOf(to) ? 'NS-MOVE-02' : zoneOf(from) === 'R' ? 'NS-MOVE-08' : 'NS-MOVE-03';

const blockedIn =
  (box: Box) =>
  (p: Position, c: FromTo, bit: number): boolean =>
    (inTheWay(box, p, actor(p, c), c.from, c.to) & bit) !== 0;
/** NS-TERR-07: neither of those that change places comes to stand where it may not. */
const intoGround = once((box): Rules<FromTo> => {
  const blocked = blockedIn(box);
  return [
    bar('NS-TERR-07', 'barredTerrain', (p, _f, c) => blocked(p, c, WAY.barred)),
    bar('NS-TERR-07', 'partnerBarred', (p, _f, c) => blocked(p, c, WAY.partnerBarred)),
  ];
});
const intoSlot = (box: Box, exchanges: readonly ClauseId[]): Rules<FromTo> => {
  const blocked = blockedIn(box);
  return [
    ...exchanges.map((clause) =>
      bar<unknown, FromTo>(
        clause,
        'partnerEngaged',
        (p, _f, c) => exchangeOf(c) === clause && blocked(p, c, WAY.partnerEngaged),
      ),
    ),
    bar('NS-MOVE-10', 'footArtilleryInLine', (p, _f, c) => blocked(p, c, WAY.gunInLine)),
    ...intoGround(box),
  ];
};

/** NS-CHG-02, and the same on foot by a card: forward from the Second Line, and at the enemy before the new slot. */
const rushRules = (box: Box): Rules<FromTo> => {
  const front = (c: FromTo): Slot => inFront(c.to);
  const foe = (p: Position, c: FromTo): Unit => (front(c) === NONE ? NONE : unitAt(p, front(c)));
  return [
    ...mayEngage(box),
    given('NS-CHG-02', 'notAhead', (_p, _f, c) => !ahead(c.from).includes(c.to)),
    ...intoSlot(box, ['NS-MOVE-02']),
    bar('NS-CHG-02', 'nobodyInFront', (p, _f, c, seat) => foe(p, c) === NONE || ownerOf(foe(p, c)) === seat),
    bar('NS-MELEE-12', 'targetEngaged', (p, _f, c) => isEngaged(p, foe(p, c))),
  ];
};
const throughTerrain = once((box) =>
  intoTerrain(
    box,
    (c) => c.to,
    (c) => inFront(c.to),
    true,
  ),
);
export const chargeRules = once(
  (box): Rules<Of<'charge'>> => [
    bar('NS-CHG-01', 'onlyCavalryCharges', (p, _f, c) => !isCavalry(box, p, actor(p, c))),
    ...rushRules(box),
    bar('NS-CHG-08', 'disorganisedCharge', (p, _f, c) => has(p, actor(p, c), MARK.disorganised)),
    ...throughTerrain(box),
  ],
);
/** What of it Terrain forbids. */
export const chargeGround = once((box): Rules<Of<'charge'>> => [...intoGround(box), ...throughTerrain(box)]);
export const assaultRules = once(
  (box): Rules<Of<'assault'>> => [
    ...rushRules(box),
    ...intoTerrain(
      box,
      (c) => c.to,
      (c) => inFront(c.to),
      false,
    ),
  ],
);

/** NS-CHG-03, -08, NS-TERR-13: may a unit that engages from where it stands make a charge of it? */
export function mayCharge(box: Box, p: Position, attacker: Unit, defender: Unit): boolean {
  if (!isCavalry(box, p, attacker) || has(p, attacker, MARK.disorganised)) return false;
  const land = (unit: Unit) => landAt(box, p, p.where[unit] ?? NONE)?.id;
  if (land(defender) === 'wood' || land(defender) === 'building') return false;
  return land(attacker) !== 'wood' || isLightCavalry(box, p, attacker);
}

export const fightRules: Rules<Of<'fight'>> = [
  given('NS-MELEE-03', 'notEngaged', (p, _f, c) => !isEngaged(p, actor(p, c))),
];
export const disengageRules: Rules<Of<'disengage'>> = [
  given('NS-MOVE-06', 'notEngaged', (p, _f, c) => !isEngaged(p, actor(p, c))),
  ...notInSquare,
];

/** Where a unit may go with a Move, by the slots alone (NS-MOVE-01 to -05, -08, -12). */
export function steps(box: Box, p: Position, unit: Unit, from: Slot): readonly Slot[] {
  const seat = ownerOf(unit);
  if (boardOf(from) === seat) return stepsFrom(from, isArtillery(box, p, unit));
  return zoneOf(from) === 'BYP' ? arrivalSlots(box, p, seat, unit) : NOWHERE;
}
const NOWHERE: readonly Slot[] = [];

/** NS-MOVE-04: back into a free slot only. */
const isBackOnSomebody = (p: Position, from: Slot, to: Slot): boolean =>
  zoneOf(from) === 'L1' && zoneOf(to) === 'L2' && unitAt(p, to) !== NONE;

/** By which clause a slot is out of the way of a Move: where one goes from the one line, and from the other. */
const wayOf = ({ from, to }: FromTo): ClauseId => {
  const [here, there] = [zoneOf(from), zoneOf(to)];
  if (here === 'BYP') return 'NS-BYP-15';
  if (here === 'R') return there === 'R' ? 'NS-MOVE-08' : 'NS-MOVE-05';
  if (here === there) return 'NS-MOVE-03';
  if (here === 'L1') return 'NS-MOVE-04';
  return there === 'L1' ? 'NS-MOVE-01' : 'NS-MOVE-12';
};
const WAYS = [
  'NS-MOVE-01',
  'NS-MOVE-03',
  'NS-MOVE-04',
  'NS-MOVE-05',
  'NS-MOVE-08',
  'NS-MOVE-12',
  'NS-BYP-15',
] as const satisfies readonly ClauseId[];

/** Whoever returns from a bypass is never refused (NS-RES-06). */
export const moveRules = once((box): Rules<Of<'move'>> => {
  const returns = (p: Position, c: Of<'move'>): boolean => isBypassing(p, actor(p, c));
  const unlessReturning = ({ test, ...rest }: Rules<FromTo>[number]): Bar<Position, unknown, Of<'move'>> => ({
    ...rest,
    test: (p, f, c, seat) => test(p, f, c, seat) && !returns(p, c),
  });
  return [
    ...unengaged,
    ...notInSquare,
    ...WAYS.map((clause) =>
      given<unknown, FromTo>(
        clause,
        'tooFar',
        (p, _f, c) => wayOf(c) === clause && !steps(box, p, actor(p, c), c.from).includes(c.to),
      ),
    ),
    bar('NS-MOVE-04', 'onlyFreeBehind', (p, _f, c) => isBackOnSomebody(p, c.from, c.to)),
    ...intoSlot(box, ['NS-MOVE-02', 'NS-MOVE-03', 'NS-MOVE-08']).map(unlessReturning),
  ];
});

/** NS-MOVE-07 */
export const captureRules = (box: Box): Rules<Of<'capture'>> => {
  const front = (c: From): Slot => inFront(c.from);
  return [
    ...unengaged,
    ...notInSquare,
    given('NS-MOVE-07', 'nothingToCapture', (p, _f, c) => (p.terrain[front(c)] ?? NONE) === NONE),
    bar('NS-MOVE-07', 'terrainHeld', (p, _f, c) => unitAt(p, front(c)) !== NONE),
    bar('NS-TERR-07', 'barredTerrain', (p, _f, c) => !mayStand(box, p, actor(p, c), front(c))),
  ];
};

/** NS-BYP-01 to -04 */
export const bypassRules = (box: Box): Rules<Of<'bypass'>> => [
  bar('NS-BYP-01', 'noBypassRule', (p) => !bypassOn(p.options)),
  given('NS-BYP-01', 'onlyFromReserve', (_p, _f, { from }, seat) => zoneOf(from) !== 'R' || boardOf(from) !== seat),
  bar('NS-BYP-02', 'noBypassForUnit', (p, _f, c) => {
    const unit = actor(p, c);
    return isArtillery(box, p, unit) || isHeavyCavalry(box, p, unit) || isGuard(box, p, unit);
  }),
  ...unengaged,
  ...notInSquare,
  given('NS-BYP-05', 'notBypassSlot', (_p, _f, { to }, seat) => zoneOf(to) !== 'BYP' || boardOf(to) !== seat),
  bar('NS-BYP-03', 'oneBypassAtATime', (p, _f, _c, seat) =>
    slotsIn(seat, 'BYP').some((slot) => unitAt(p, slot) !== NONE && ownerOf(unitAt(p, slot)) === seat),
  ),
  bar('NS-BYP-04', 'flankTaken', (p, _f, { to }) => unitAt(p, to) !== NONE || unitAt(p, acrossFlank(to)) !== NONE),
];

/** NS-KW-DISM */
const changes = (box: Box): Rules<From> => [
  given('NS-KW-DISM', 'cannotDismount', (p, _f, c) => !factsOf(box, p, actor(p, c)).has.dismounted),
  ...unengaged,
];
export const dismountRules = (box: Box): Rules<Of<'dismount'>> => [
  ...changes(box),
  bar('NS-KW-DISM', 'isDismounted', (p, _f, c) => has(p, actor(p, c), MARK.dismounted)),
];
/** Neither Woods nor Buildings. */
export const isOpen = (land: TerrainId | undefined): boolean => land !== 'wood' && land !== 'building';
export const mountRules = (box: Box): Rules<Of<'mount'>> => [
  ...changes(box),
  bar('NS-KW-DISM', 'isMounted', (p, _f, c) => !has(p, actor(p, c), MARK.dismounted)),
  bar('NS-KW-DISM', 'mountsInOpen', (p, _f, { from }) => !isOpen(landAt(box, p, from)?.id)),
];

/** The slots that a unit's fire could be aimed at, whoever stands there. */
export function fireReach(box: Box, p: Position, unit: Unit, from: Slot, order: Card = NONE): readonly Slot[] {
  const seat = ownerOf(unit);
  if (zoneOf(from) === 'L1' || boardOf(from) !== seat) return engageReach(seat, from);
  return isArtillery(box, p, unit) ? aimsOf(from, rangeOf(box, p, order)) : engageReach(seat, from);
}

/** The slots that a unit of a seat could engage somebody in from where it stands. */
export function engageReach(seat: Seat, from: Slot): readonly Slot[] {
  const zone = zoneOf(from);
  if (zone === 'L1') return facing(from);
  const board = boardOf(from);
  if (board !== seat) return slotsIn(board, 'R');
  return zone === 'R' ? slotsIn(board, 'BYP') : NOWHERE;
}

/** An enemy of the seat stands there. */
export const isEnemyAt = (p: Position, slot: Slot, seat: Seat): boolean => {
  const unit = unitAt(p, slot);
  return unit !== NONE && ownerOf(unit) !== seat;
};

/** The targets of a unit's fire that are near enough to be worth a look. */
export const fireSlots = (box: Box, p: Position, unit: Unit, from: Slot, order: Card = NONE): Slot[] =>
  fireReach(box, p, unit, from, order).filter((to) => isEnemyAt(p, to, ownerOf(unit)));

/** Slots that a card names for a Move. */
export const orderedSlots = (box: Box, p: Position, unit: Unit, order: Card): Slot[] =>
  destinationsOf(box, p, ownerOf(unit), unit, designOf(box, p, order).grant?.options.destinations ?? []);

/** NS-FM-01, and s35: sideways in the First Line. */
export const isLateral = (from: Slot, to: Slot): boolean => zoneOf(from) === 'L1' && beside(from).includes(to);
