import { aNumber, aWord, type Told } from '../../../text/game-text.ts';
import { EVENT_IDS } from '../data/events.ts';

/**
 * Every reason why something cannot be done now, with the clause that says so unless a reason names a more exact one.
 *
 * A `Reason` may carry facts, all of them optional; the sentences use these names and no others:
 * `block` (what is meant), `by` (what is in the way), `card`, `zone`, `link`, `seat` (whose it is), `cost`, `left` (movement
 * points), `event` (the event's id).
 */
export const WHY = {
  // Whose decision, whose thing
  matchOver: 'N15-VIC-07',
  notYourDecision: 'N15-OPS-01',
  notAsked: 'N15-SEQ-02',
  cannotPass: 'N15-EVT-COO-01',
  enemyBlock: 'N15-GEN-01',
  partnerBlock: 'N15-TRI-41',
  blockLost: 'N15-ELI-03',
  blockNotHere: 'N15-SEQ-03',
  enemyCard: 'N15-CRD-03',
  cardNotInHand: 'N15-CRD-03',

  // Designating a stack
  designateFirst: 'N15-OPS-06',
  orderFirst: 'N15-OPS-13',
  activated: 'N15-DEF-01',
  notActivated: 'N15-EVT-ULT-02',
  commanderAlone: 'N15-DEF-03',
  otherZone: 'N15-DEF-20',
  mixedNations: 'N15-OPS-07',
  commanderNation: 'N15-DEF-05',
  vedetteWithCorps: 'N15-VED-02',
  alreadyInStack: 'N15-OPS-06',
  leavesCommander: 'N15-DEF-05',
  approachContested: 'N15-EVT-MAP-03',
  notContested: 'N15-CBT-01',
  vedettesDoNotFight: 'N15-VED-15',
  noPointsNoFight: 'N15-MAN-07',
  namePlayer: 'N15-TRI-40',

  // The displacement
  alreadyThere: 'N15-MAN-10',
  notAdjacent: 'N15-MAN-10',
  noPointsLeft: 'N15-MAN-13',
  noPoints: 'N15-MAN-07',
  brokenBridge: 'N15-MAN-11',
  ownAxis: 'N15-AXE-08',
  enemyAxis: 'N15-AXE-09',
  friendsStop: 'N15-MAN-14',
  fortressStop: 'N15-MAN-15',
  approachEnemy: 'N15-EVT-MAP-03',
  vedetteFortress: 'N15-VED-12',
  notFree: 'N15-DEF-23',

  // Cards
  oneCard: 'N15-OPS-10',
  redCard: 'N15-DRW-02',
  blueCard: 'N15-INI-01',
  greenCard: 'N15-INI-07',
  wrongMoment: 'N15-CRD-06',
  eventCondition: 'N15-CRD-06',
  counterOnly: 'N15-EVT-CTO-01',

  // Sharing
  notInShare: 'N15-MAN-30',
  cavalryFirst: 'N15-CBT-41',
  equalShare: 'N15-CBT-40',
  noSuchStrength: 'N15-DEF-11',
  nothingToRelieve: 'N15-DEF-13',

  // Retreat
  retreatOwnAxis: 'N15-RET-05',
  retreatEnemyAxis: 'N15-RET-06',
  retreatAway: 'N15-RET-07',
  mustRetreat: 'N15-RET-01',

  // Recovery and reinforcement
  notTired: 'N15-REC-02',
  oneRecovery: 'N15-REC-02',
  noRecovery: 'N15-EVT-RRT-02',
  corpsFull: 'N15-CMP-13',

  // Set-up
  deploymentZone: 'N15-SET-01',
  vedetteZone: 'N15-SET-08',
} as const;

export type Why = keyof typeof WHY;

/** The facts of a reason, read. */
export const factsOf = (told: Told) => ({
  block: aNumber(told['block']),
  by: aNumber(told['by']),
  card: aNumber(told['card']),
  zone: aNumber(told['zone']),
  link: aNumber(told['link']),
  seat: aNumber(told['seat']),
  cost: aNumber(told['cost']),
  left: aNumber(told['left']),
  event: aWord(EVENT_IDS, told['event']),
});
export type Facts = ReturnType<typeof factsOf>;
