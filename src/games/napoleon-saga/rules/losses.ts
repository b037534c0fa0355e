import type { Io } from '../../../kernel/chance.ts';
import { procedure } from '../../../kernel/flow.ts';
import { among, asks, may } from '../../../kernel/permission.ts';
import { get } from '../../../kernel/there.ts';
import type { Box, Formation } from '../data/box.ts';
import { retreatFrom, zoneOf } from '../field.ts';
import {
  type Choice,
  FORMED,
  MARK,
  NONE,
  type Position,
  type Retreat,
  type Slot,
  type Toll,
  type Unit,
} from '../position.ts';
import type { SagaEvent, WoundWhy } from '../told.ts';
import { bar, mayNotPass } from './bars.ts';
import { cardOfToken, discardCard } from './cards.ts';
import { tollUnderWay } from './frames.ts';
import { scoreEliminated, scoreState, scoreTrophy } from './objectives.ts';
import {
  designOf,
  enemyOf,
  factsOf,
  formationOf,
  has,
  isOnBoard,
  isOnTheWay,
  landAt,
  mark,
  meleeOf,
  ownerOf,
  putUnit,
  sideOf,
  slotOfUnit,
  unmark,
  woundsOf,
} from './pieces.ts';

// NS-ELIM, NS-MOR-08 to -16: Wounds, eliminations, retreats, and the markers that go with them.

/** NS-SETUP-12, NS-INFO-03: a unit is turned up for good. */
export function turnUp(p: Position, unit: Unit, io: Io<SagaEvent>): void {
  if (has(p, unit, MARK.faceUp)) return;
  mark(p, unit, MARK.faceUp);
  io.reveal();
  io.tell?.({ kind: 'turnedUp', unit, slot: p.where[unit] ?? NONE });
}

/** NS-FORM-00, NS-CARD-08: a new Formation takes the place of the old. */
export function form(p: Position, unit: Unit, formation: Formation, io: Io<SagaEvent>): void {
  unmark(p, unit, FORMED);
  mark(p, unit, MARK[formation]);
  io.tell?.({ kind: 'formed', unit, formation });
}

export function unform(
  p: Position,
  unit: Unit,
  why: Extract<SagaEvent, { kind: 'unformed' }>['why'],
  io: Io<SagaEvent>,
): void {
  const formation = formationOf(p, unit);
  if (formation === null) return;
  unmark(p, unit, FORMED);
  io.tell?.({ kind: 'unformed', unit, formation, why });
}

/** NS-TERR-08: whoever comes to stand in such Terrain loses its Formation. */
export function feelGround(box: Box, p: Position, unit: Unit, io: Io<SagaEvent>): void {
  const slot = slotOfUnit(p, unit);
  if (slot !== NONE && landAt(box, p, slot)?.strips) unform(p, unit, 'terrain', io);
}

/** NS-CHG-07, NS-DIS-03: the Charge marker of a unit that is no longer engaged is turned over. */
function turnCharge(p: Position, unit: Unit, io: Io<SagaEvent>): void {
  if (!has(p, unit, MARK.charge)) return;
  unmark(p, unit, MARK.charge);
  mark(p, unit, MARK.disorganised);
  io.tell?.({ kind: 'disorganised', unit });
  if (has(p, unit, MARK.echelon)) unform(p, unit, 'disorganised', io);
}

/** The Melee of a unit is over. */
export function endMelee(p: Position, unit: Unit, io: Io<SagaEvent>): void {
  const melee = meleeOf(p, unit);
  if (melee === null) return;
  p.melees.splice(p.melees.indexOf(melee), 1);
  for (const fighter of [melee.a, melee.b]) if (isOnBoard(p, fighter)) turnCharge(p, fighter, io);
}

/** NS-CARD-12: what lies under a unit that leaves the board. Of an eliminated one the enemy takes what is worth points. */
function detach(box: Box, p: Position, unit: Unit, eliminated: boolean, io: Io<SagaEvent>): void {
  if (p.attached.length === 0) return;
  const gone = p.attached.filter((each) => each.unit === unit);
  p.attached = p.attached.filter((each) => each.unit !== unit);
  const enemy = enemyOf(ownerOf(unit));
  for (const { card } of gone) {
    const points = designOf(box, p, card).attach?.vpToEnemyIfEliminated ?? 0;
    if (!eliminated || points === 0) {
      discardCard(box, p, card);
      continue;
    }
    sideOf(p, enemy).trophies.push(card);
    io.tell?.({ kind: 'trophy', seat: enemy, card, points });
    scoreTrophy(box, p, enemy, io);
  }
}

/** A unit leaves the board with nothing on it; NS-CARD-16: a card that had become a unit is a card again. */
export function takeAway(box: Box, p: Position, unit: Unit, eliminated: boolean, io: Io<SagaEvent>): void {
  // NS-BYP-18: the failures are those of the unit that is on its way, which may be another one.
  if (isOnTheWay(p, unit)) sideOf(p, ownerOf(unit)).bypassFailures = 0;
  putUnit(p, unit, NONE);
  endMelee(p, unit, io);
  detach(box, p, unit, eliminated, io);
  p.wounds[unit] = 0;
  p.marks[unit] = 0;
  p.boons = p.boons.filter((boon) => boon.unit !== unit);
  if (factsOf(box, p, unit).token) discardCard(box, p, cardOfToken(box, p, unit));
}

/** NS-ELIM-02: the enemy takes it. */
export function eliminate(box: Box, p: Position, unit: Unit, io: Io<SagaEvent>): void {
  const seat = ownerOf(unit);
  const { vp } = factsOf(box, p, unit);
  io.tell?.({ kind: 'eliminated', unit, slot: slotOfUnit(p, unit), points: vp });
  sideOf(p, seat).fallen.push(unit);
  takeAway(box, p, unit, true, io);
  scoreEliminated(box, p, enemyOf(seat), io);
}

/** NS-ELIM-01: places Wounds; true if the unit is eliminated by them. */
export function wound(box: Box, p: Position, unit: Unit, count: number, why: WoundWhy, io: Io<SagaEvent>): boolean {
  const wounds = woundsOf(p, unit) + count;
  p.wounds[unit] = wounds;
  io.tell?.({ kind: 'wounded', unit, count, wounds, why });
  return wounds >= factsOf(box, p, unit).cohesion;
}

/** NS-MOR-14: a unit that leaves a round of Melee has lost it. */
function lose(p: Position, unit: Unit, how: Toll['how']): void {
  const toll = tollUnderWay(p);
  if (toll === null || !toll.melee || toll.how !== 'none' || (toll.one !== unit && toll.two !== unit)) return;
  toll.loser = unit;
  toll.winner = toll.one === unit ? toll.two : toll.one;
  toll.ground = slotOfUnit(p, unit);
  toll.how = how;
}

/** NS-MOR-09, -11, -12: to its Retreat slot; where that is taken a Wound instead, and it stays. */
function goBack(box: Box, p: Position, unit: Unit, to: Slot, io: Io<SagaEvent>): void {
  if (p.at[to] !== NONE) {
    io.tell?.({ kind: 'blocked', unit, to });
    if (!wound(box, p, unit, 1, 'blocked', io)) return;
    lose(p, unit, 'eliminated');
    eliminate(box, p, unit, io);
    return;
  }
  const from = slotOfUnit(p, unit);
  lose(p, unit, 'retreated');
  io.tell?.({ kind: 'retreated', unit, from, to });
  // NS-BYP-18: whoever leaves a flank keeps nothing of the bypass.
  if (zoneOf(from) === 'BYP') unmark(p, unit, MARK.bonus | MARK.unseen);
  putUnit(p, unit, to);
  endMelee(p, unit, io);
  scoreState(box, p, 'ANY_TIME', io);
}

/** NS-MOR-13: the one who may choose may also choose a slot that is taken. */
export const retreatSlots = (p: Position, unit: Unit): readonly Slot[] =>
  retreatFrom(slotOfUnit(p, unit), ownerOf(unit));

const ask = asks<Position, Retreat, Choice, SagaEvent>();

export const retreat = (box: Box) =>
  procedure<Position, Retreat, Choice, SagaEvent>('retreat', {
    // NS-DP-26
    side: ask({
      clause: 'NS-MOR-10',
      open: () => true,
      who: (_p, f) => ownerOf(f.unit),
      when: (p, f) => retreatSlots(p, f.unit).length > 1,
      may: {
        retreat: may(
          among((p, f: Retreat) => retreatSlots(p, f.unit).map((to) => ({ kind: 'retreat' as const, to }))),
          [bar('NS-MOR-10', 'wrongRetreat', (p, f, { to }) => !retreatSlots(p, f.unit).includes(to))],
        ),
        pass: mayNotPass('NS-MOR-09'),
      },
      take(_p, f, c) {
        if (c.kind === 'retreat') f.to = c.to;
      },
    }),
    go: {
      run(p, f, io) {
        goBack(box, p, f.unit, f.to === NONE ? get(retreatSlots(p, f.unit), 0) : f.to, io);
      },
    },
  });
