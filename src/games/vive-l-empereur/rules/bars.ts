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
  | 'facingTooFar'
  // charges
  | 'disorganised'
  | 'chargedAlready'
  | 'heldBack'
  | 'inMarsh'
  | 'facingOfComrades'
  | 'notWithCharge'
  | 'leaderCharged'
  | 'leaderAlong'
  | 'notLastNamed'
  | 'onTopAlready'
  | 'notItsMoment'
  | 'notInFront'
  | 'closedToCharges'
  | 'tooFewMp'
  | 'noRidingThrough'
  | 'tooManySteps'
  | 'notCharging'
  | 'turnedTwice'
  | 'turnedHere'
  | 'onDisorganised'
  | 'boundElsewhere'
  | 'noContact'
  // what answers them
  | 'noCavalryThere'
  | 'answeredAlready'
  | 'noOccasion'
  | 'chargingItself'
  | 'engaged'
  | 'notInItsFront'
  | 'noShockThere'
  | 'nearAlready'
  | 'isTheTarget'
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

/** What forbids, each with its clause and its sentence. */
export const { about, gate, given, bar } = barsOf<Position, ClauseId, Why>();

export type Of<K extends Choice['kind']> = OfKind<Choice, K>;

export const PASS: Of<'pass'> = Object.freeze({ kind: 'pass' });
export const FIRE: Of<'fire'> = Object.freeze({ kind: 'fire' });
