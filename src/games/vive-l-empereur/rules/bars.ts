import { barsOf, type OfKind } from '../../../kernel/permission.ts';
import type { Choice, Position } from '../position.ts';

/** The clauses of the ledger. */
export type ClauseId = `VE-${string}`;

/** Why something cannot be done: `text/` has a sentence for each. Each procedure adds its own. */
export type Why =
  // whose and where
  | 'notYours'
  | 'notEnemy'
  | 'notOnMap'
  | 'noUnitThere'
  | 'notCavalry'
  | 'notInfantry'
  // movement
  | 'movedAlready'
  | 'chargedAlready'
  | 'stoppedAlready'
  | 'notInGroup'
  | 'notStackedHere'
  | 'onlyAtStart'
  | 'notAdjacent'
  | 'notInFront'
  | 'notBehind'
  | 'enemyThere'
  | 'closedGround'
  | 'armsDoNotMix'
  | 'stackFull'
  | 'notHomewards'
  | 'heldBack'
  | 'tooFewPoints'
  | 'cannotGoOn'
  | 'mayNotStop'
  | 'facesThere'
  | 'wrongFacing'
  | 'batteryTurn'
  | 'noSuchChange'
  | 'groundForbids'
  | 'notLight'
  | 'noSkirmishers'
  | 'wrongHalf'
  | 'noHalfThere'
  | 'unlimberedNow'
  | 'oneAtATime'
  | 'lastOfGroup'
  | 'noWayOff'
  | 'onTopAlready'
  | 'stackDisagrees'
  | 'leaderNotThere'
  | 'leaderMoved'
  | 'leaderCharged'
  | 'notDue'
  | 'notEntryHex'
  | 'notInwards'
  // reactions
  | 'madeThemRun'
  | 'engaged'
  | 'oneOrTwo'
  | 'disorganisedAlready'
  | 'otherTarget'
  | 'nextToThem'
  | 'noRecoilThere'
  | 'mustRecoil'
  // fire
  | 'firedAlready'
  | 'firedAtAlready'
  | 'cannotFireThere'
  | 'nobodyCanFire'
  | 'namedAlready'
  // charges
  | 'chargesOnce'
  | 'mayNotCharge'
  // retreat
  | 'notThatWay'
  | 'tooFar'
  // shock
  | 'attacksAlready'
  | 'attackedAlready'
  | 'letGo'
  | 'cannotAttackThere'
  | 'chargeMustStrike'
  | 'notDeclared'
  | 'oneLeader'
  | 'leadsNot'
  | 'tookNoPart'
  | 'shiftsBoth'
  | 'noShift'
  | 'otherGroup'
  | 'noExploit'
  | 'nobodyNamed'
  | 'groupNamed'
  // reform
  | 'notReforming'
  | 'facingTooFar'
  // charges
  | 'disorganised'
  | 'inMarsh'
  | 'facingOfComrades'
  | 'notWithCharge'
  | 'leaderAlong'
  | 'notLastNamed'
  | 'notItsMoment'
  | 'closedToCharges'
  | 'noRidingThrough'
  | 'notCharging'
  | 'turnedTwice'
  | 'turnedHere'
  | 'boundElsewhere'
  | 'noContact'
  // what answers them
  | 'noCavalryThere'
  | 'answeredAlready'
  | 'noOccasion'
  | 'chargingItself'
  | 'pinned'
  | 'notInItsFront'
  | 'noShockThere'
  | 'nearAlready'
  | 'isTheTarget'
  | 'noWayBack'
  | 'stackAnswers'
  | 'notNear'
  | 'notCountercharging'
  | 'inSquareAlready'
  | 'noSquareThere'
  | 'cavalryUponThem'
  | 'notThreatened'
  | 'notTrying'
  | 'notItsPlace'
  | 'notExploiting';
// retreat
// shock
// reform;;;
// reform;;;

/** What forbids, each with its clause and its sentence. */
export const { about, gate, given, bar } = barsOf<Position, ClauseId, Why>();

export type Of<K extends Choice['kind']> = OfKind<Choice, K>;

export const PASS: Of<'pass'> = Object.freeze({ kind: 'pass' });
export const FIRE: Of<'fire'> = Object.freeze({ kind: 'fire' });
