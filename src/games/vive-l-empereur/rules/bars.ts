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
  // rallies and armies
  | 'notDisorganised'
  | 'triedAlready'
  | 'tooSoonToRally'
  | 'notItsTurn'
  | 'cannotFormHere'
  | 'noRefuge'
  | 'mustFallBack'
  | 'notDueToTest'
  | 'doesNotHelp'
  | 'notOfHisCommand'
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
  // retreat
  | 'notAdjacent'
  | 'notThatWay'
  | 'leaderNotThere'
  | 'enemyThere'
  | 'tooFar'
  // shock
  | 'attacksAlready'
  | 'attackedAlready'
  | 'letGo'
  | 'cannotAttackThere'
  | 'chargeMustStrike'
  | 'notDeclared'
  | 'disorganisedAlready'
  | 'oneLeader'
  | 'leadsNot'
  | 'tookNoPart'
  | 'shiftsBoth'
  | 'noShift'
  | 'otherGroup'
  | 'closedGround'
  | 'stackFull'
  | 'noExploit'
  | 'nobodyNamed'
  | 'groupNamed'
  // reform
  | 'notReforming'
  | 'facingTooFar';

/** What forbids, each with its clause and its sentence. */
export const { about, gate, given, bar } = barsOf<Position, ClauseId, Why>();

export type Of<K extends Choice['kind']> = OfKind<Choice, K>;

export const PASS: Of<'pass'> = Object.freeze({ kind: 'pass' });
export const FIRE: Of<'fire'> = Object.freeze({ kind: 'fire' });
