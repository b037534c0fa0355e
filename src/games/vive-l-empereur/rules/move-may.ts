import { type Hex, OFF } from '../../../grids/hexes.ts';
import { may, only } from '../../../kernel/permission.ts';
import type { Battle, Box } from '../data/box.ts';
import { facts, formationOf, has, isAdjacent, lie, sideOf, stands, unitsAt, wayTo } from '../field.ts';
import { type Facing, LEADER, type Leader, MARK, NONE, type Position, type Unit } from '../position.ts';
import { about, bar, given, type Of, PASS, sifted } from './bars.ts';
import {
  canAfford,
  changesAlone,
  indexOf,
  isChange,
  isFacingRight,
  isHalfFree,
  isSecondRight,
  mayFormThere,
} from './changes.ts';
import { leaderFacts } from './command.ts';
import type { Move } from './frames.ts';
import {
  canPayExit,
  courseOf,
  isFreshIn,
  isHeldBack,
  isPlantedIn,
  mayTraverse,
  pointsOf,
  stanceOf,
  stancesOf,
  stepOf,
} from './march.ts';
import {
  areHomewards,
  armsMixIn,
  canPay,
  costOfTurn,
  fitsIn,
  isAhead,
  isEnemyIn,
  isWayOpen,
  waysOff,
} from './paths.ts';
import { isLeaderDue, leaderEntries } from './reinforcements.ts';
import { couldAgree, isBound, isWorthwhile, mayChangeHere, mayDrop, mayTurnHere } from './stops.ts';

// What a group on its move may do, and what forbids the rest.

const EXIT: Of<'exit'> = Object.freeze({ kind: 'exit' });
const outside = (f: Move, unit: Unit): boolean => !f.units.includes(unit);
/** Has it been left behind already? Nobody joins and leaves for ever. */
const wasDropped = (f: Move, unit: Unit): boolean => f.dropped?.includes(unit) ?? false;
/** VE-XIV.2-b: a leader moves, and nobody with him. */
export const alone = (f: Move): boolean => f.units.length === 0;

/** Before its first step; of one that has just come in, in its entry hex (VE-XIV.2-e). */
const isAtStart = (f: Move): boolean => f.steps === 0 || (f.steps === 1 && f.entry === f.hex);

/** Is the leader where the group is, or waiting where it has come in? */
function isReady(box: Box, b: Battle, p: Position, f: Move, leader: Leader): boolean {
  if (leaderFacts(b, leader).side !== p.active) return false;
  const at = p.leaderAt[leader] ?? OFF;
  if (at !== OFF && (at === f.hex || f.units.some((unit) => stands(p, unit, at)))) return true;
  return f.entry !== OFF && isLeaderDue(b, p, leader) && leaderEntries(box, b, p, leader).includes(f.entry);
}

/** Has the unit done nothing yet in this move? */
export const isFresh = (p: Position, f: Move, unit: Unit): boolean => isFreshIn(f, stanceOf(p, f, indexOf(f, unit)));
const isPlanted = (p: Position, f: Move, unit: Unit): boolean => isPlantedIn(f, stanceOf(p, f, indexOf(f, unit)));

/** VE-IV.6-n */
const isAbout = (p: Position, unit: Unit, facing: Facing): boolean => facing === ((p.facing[unit] ?? 0) + 6) % 12;

/** VE-IV.6-o: skirmishers who do not lie across the same two hexes move apart. */
const straddles = (p: Position, { units: [first = NONE] }: Move, unit: Unit): boolean =>
  formationOf(p, first) === 'skirmish' &&
  formationOf(p, unit) === 'skirmish' &&
  (p.hex[first] !== p.hex[unit] || p.second[first] !== p.second[unit]);

const hasMark = (p: Position, leader: Leader, bit: number): boolean => ((p.leaderMarks[leader] ?? 0) & bit) !== 0;

/** VE-VI.1-o: would the group be where it may neither stop nor go on? */
function leadsNowhere(box: Box, b: Battle, p: Position, f: Move, to: Hex, back: boolean): boolean {
  const gone = stepOf(box, b, p, f.units, courseOf(p, f), stancesOf(p, f), wayTo(b, f.hex, to), back);
  return gone !== null && !alone(f) && !isWorthwhile(box, b, p, f.units, gone);
}

/** VE-VI.2, VE-VI.4-e: a step ahead, or back. */
export function stepping(box: Box) {
  const battle = (p: Position) => box.battle(p.scenario);
  /** What stands in the way of a step, ahead or back. */
  const stepRules = <K extends 'step' | 'back'>(back: boolean) => {
    type Go = Of<K> & { readonly hex: Hex };
    return [
      given<Move, Go>('VE-VI.2-a', 'notAdjacent', (p, f, { hex }) => !isAdjacent(battle(p), f.hex, hex)),
      back
        ? sifted<Move, Go>('VE-VI.4-e', 'notBehind', (p, f, { hex }) => !isAhead(box, battle(p), p, f, hex, true))
        : sifted<Move, Go>('VE-VI.2-a', 'notInFront', (p, f, { hex }) => !isAhead(box, battle(p), p, f, hex, false)),
      // VE-0-j: what else would hold of an enemy stack is not told.
      given<Move, Go>('VE-VI.1-m', 'enemyThere', (p, f, { hex }) => isEnemyIn(battle(p), p, f, hex)),
      sifted<Move, Go>('VE-VI.2-b', 'closedGround', (p, f, { hex }) => !isWayOpen(box, battle(p), p, f, hex, back)),
      sifted<Move, Go>('VE-V.2-a', 'armsDoNotMix', (p, f, { hex }) => !armsMixIn(battle(p), p, f, hex)),
      sifted<Move, Go>('VE-V.1-a', 'stackFull', (p, f, { hex }) => !fitsIn(box, battle(p), p, f, hex)),
      sifted<Move, Go>('VE-IV.5-d', 'notHomewards', (p, f, { hex }) => !areHomewards(battle(p), p, f, hex)),
      sifted<Move, Go>('VE-I-b', 'heldBack', (p, f, { hex }) => isHeldBack(battle(p), p, f.units, hex)),
      sifted<Move, Go>('VE-VI.1-g', 'tooFewPoints', (p, f, { hex }) => !canPay(box, battle(p), p, f, hex, back)),
      sifted<Move, Go>('VE-VI.1-o', 'cannotGoOn', (p, f, { hex }) => leadsNowhere(box, battle(p), p, f, hex, back)),
    ];
  };
  return {
    step: may<Position, Move, Of<'step'>>(null, stepRules<'step'>(false)),
    back: may<Position, Move, Of<'back'>>(null, stepRules<'back'>(true)),
  };
}

/** VE-VI.4 */
export function turning(box: Box) {
  const battle = (p: Position) => box.battle(p.scenario);
  return {
    turn: may<Position, Move, Of<'turn'>>(null, [
      given('VE-VI.1-c', 'notInGroup', (_p, f, { unit }) => outside(f, unit)),
      given('VE-VI.4-f', 'wrongFacing', (p, _f, { unit, facing }) => {
        const how = lie(box, battle(p), p, unit).facing;
        return how === 'none' || facing % 2 !== (how === 'vertex' ? 1 : 0);
      }),
      given('VE-VI.4-a', 'facesThere', (p, _f, { unit, facing }) => facing === p.facing[unit]),
      sifted(
        'VE-VI.4-b',
        'batteryTurn',
        (p, f, { unit, facing }) =>
          formationOf(p, unit) === 'battery' && !mayTraverse(f, stanceOf(p, f, indexOf(f, unit)), facing),
      ),
      sifted(
        'VE-IV.6-n',
        'wrongHalf',
        (p, _f, { unit, facing }) => formationOf(p, unit) === 'skirmish' && !isAbout(p, unit, facing),
      ),
      sifted('VE-VI.1-h', 'tooFewPoints', (p, f, { unit, facing }) => {
        const [i, at] = [indexOf(f, unit), courseOf(p, f)];
        const price = costOfTurn(box, battle(p), p, f, i, facing);
        return price > 0 && price > pointsOf(box, battle(p), unit, at, stanceOf(p, f, i));
      }),
      bar('VE-VI.1-o', 'mayNotStop', (p, f, c) => !mayTurnHere(box, battle(p), p, f, c)),
    ]),
  };
}

/** VE-VI.3, VE-IV.6 */
export function changing(box: Box) {
  const battle = (p: Position) => box.battle(p.scenario);
  return {
    change: may<Position, Move, Of<'change'>>(null, [
      given('VE-VI.1-c', 'notInGroup', (_p, f, { unit }) => outside(f, unit)),
      given('VE-IV.0-b', 'noSuchChange', (p, _f, { unit, formation }) => !isChange(battle(p), p, unit, formation)),
      given(
        'VE-IV.6-a',
        'notLight',
        (p, _f, { unit, formation }) => formation === 'skirmish' && !facts(battle(p), unit).light,
      ),
      sifted(
        'VE-I-b',
        'noSkirmishers',
        (p, _f, { formation }) => formation === 'skirmish' && !battle(p).scenario.special.skirmish,
      ),
      sifted('VE-IV.6-o', 'oneAtATime', (p, f, { unit, formation }) => changesAlone(p, f, unit, formation)),
      sifted('VE-IV.4-a', 'groundForbids', (p, _f, c) => !mayFormThere(box, battle(p), p, c)),
      given('VE-VI.3-d', 'wrongFacing', (p, _f, c) => !isFacingRight(battle(p), p, c)),
      given('VE-IV.6-f', 'wrongHalf', (p, _f, c) => !isSecondRight(battle(p), p, c)),
      sifted('VE-IV.6-q', 'noHalfThere', (p, _f, c) => !isHalfFree(box, battle(p), p, c)),
      sifted('VE-VI.3-i', 'unlimberedNow', (p, f, { unit }) => isPlanted(p, f, unit)),
      sifted('VE-VI.1-j', 'tooFewPoints', (p, f, c) => !canAfford(box, battle(p), p, f, c)),
      bar('VE-V.7-d', 'comradesCannotFollow', (p, f, c) => !mayChangeHere(box, battle(p), p, f, c)),
    ]),
  };
}

/** VE-VI.1-d, VE-XIV.2: who goes along and who stays. */
export function joining(box: Box) {
  const battle = (p: Position) => box.battle(p.scenario);
  return {
    move: may<Position, Move, Of<'move'>>(
      (p, f, out) => {
        if (!alone(f) && f.steps === 0)
          for (const unit of unitsAt(p, f.hex))
            if (outside(f, unit) && !wasDropped(f, unit)) out.push({ kind: 'move', unit });
      },
      [
        about('VE-VI.1-c', 'notYours', (p, { unit }, seat) => sideOf(battle(p), unit) !== seat),
        given(
          'VE-VI.1-d',
          'notStackedHere',
          (p, f, { unit }) => alone(f) || !outside(f, unit) || !stands(p, unit, f.hex) || straddles(p, f, unit),
        ),
        given('VE-VI.1-d', 'onlyAtStart', (_p, f) => f.steps > 0),
        given('VE-VI.1-d', 'namedAlready', (_p, f, { unit }) => wasDropped(f, unit)),
        bar('VE-VI.1-b', 'chargedAlready', (p, _f, { unit }) => has(p, unit, MARK.charged)),
        bar('VE-IX.7-m', 'stoppedAlready', (p, _f, { unit }) => has(p, unit, MARK.stopped)),
        bar('VE-VI.1-c', 'movedAlready', (p, _f, { unit }) => has(p, unit, MARK.moved)),
      ],
    ),
    drop: may<Position, Move, Of<'drop'>>(
      (_p, f, out) => {
        for (const unit of f.units) out.push({ kind: 'drop', unit });
      },
      [
        given('VE-VI.1-c', 'notInGroup', (_p, f, { unit }) => outside(f, unit)),
        bar('VE-VI.1-d', 'lastOfGroup', (_p, f) => f.units.length < 2),
        bar('VE-V.8-d', 'mayNotStop', (p, f, { unit }) => !isFresh(p, f, unit) && !mayDrop(box, battle(p), p, f, unit)),
      ],
    ),
    along: may<Position, Move, Of<'along'>>(
      (p, f, out) => {
        const b = battle(p);
        if (alone(f) || !isAtStart(f)) return;
        for (let leader = 0; leader < p.leaderAt.length; leader++)
          if (isReady(box, b, p, f, leader) && !f.leaders.includes(leader)) out.push({ kind: 'along', leader });
      },
      [
        about('VE-XIV.2-a', 'notYours', (p, { leader }, seat) => leaderFacts(battle(p), leader).side !== seat),
        given('VE-XIV.2-a', 'leaderNotThere', (p, f, { leader }) => alone(f) || !isReady(box, battle(p), p, f, leader)),
        given('VE-XIV.2-a', 'namedAlready', (_p, f, { leader }) => f.leaders.includes(leader)),
        given('VE-XIV.2-a', 'onlyAtStart', (_p, f) => !isAtStart(f)),
        bar('VE-XIV.2-c', 'leaderCharged', (p, _f, { leader }) => hasMark(p, leader, LEADER.charged)),
        bar('VE-XIV.2-a', 'leaderMoved', (p, _f, { leader }) => hasMark(p, leader, LEADER.moved)),
      ],
    ),
  };
}

/** VE-XV-c: off the map. */
export function leaving(box: Box) {
  const battle = (p: Position) => box.battle(p.scenario);
  return {
    exit: only<Position, Move, Of<'exit'>>(EXIT, [
      bar(
        'VE-XV-c',
        'noWayOff',
        (p, f) => alone(f) || battle(p).loc[p.active]?.[f.hex] !== 1 || !waysOff(box, battle(p), p, f),
      ),
      bar('VE-XV-c', 'tooFewPoints', (p, f) => !canPayExit(box, battle(p), f.units, courseOf(p, f), stancesOf(p, f))),
    ]),
  };
}

/** VE-VI.1-a: here. VE-VI.1-o: not where it may only pass, as long as it can go on. */
export function stopping(box: Box) {
  const battle = (p: Position) => box.battle(p.scenario);
  return {
    pass: only<Position, Move, Of<'pass'>>(PASS, [
      bar('VE-V.8-d', 'mayNotStop', (p, f) => !alone(f) && isBound(box, battle(p), p, f)),
      bar('VE-V.7-a', 'stackDisagrees', (p, f) => !alone(f) && couldAgree(box, battle(p), p, f)),
    ]),
  };
}
