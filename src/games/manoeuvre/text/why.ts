import { aNumber, aWord, type Told } from '../../../text/game-text.ts';
import type { ClauseId } from './clauses.en.ts';

/**
 * Every reason why something cannot be done now, with the clause that says so unless a reason names a more exact one.
 *
 * A `Reason` may carry facts, all of them optional; the sentences use these names and no others:
 * `unit` (the unit that a card names, or that is meant), `by` (the unit in the way), `card`, `square` (where it is),
 * `seat` (whose it is), `terrain` (place in the chart), `phase` (the phase in which it would be possible), `max` (a limit).
 */
export const WHY = {
  // Whose decision, whose thing
  matchOver: 'MAN-4-d',
  notYourDecision: 'MAN-4-a',
  enemyUnit: 'MAN-1.3-a',
  enemyCard: 'MAN-1.4-a',
  unitEliminated: 'MAN-6.5.1-a',
  unitNotOnField: 'MAN-1.3-a',
  cardNotInHand: 'MAN-4.2-a',
  cardOfLostUnit: 'MAN-1.4-h',
  wrongPhase: 'MAN-4-c',
  unitNotAsked: 'MAN-4-c',
  cardNotAsked: 'MAN-4-c',
  squareNotAsked: 'MAN-4-c',
  notOffered: 'MAN-4-c',
  cannotPass: 'MAN-3-h',

  // Set-up
  setupOver: 'MAN-3-h',
  sideNotOffered: 'MAN-3-b',
  tileUsed: 'MAN-3-c',
  tileTurn: 'MAN-3-c',
  tileFirst: 'MAN-3-c',
  tilesComplete: 'MAN-1.1-b',
  nationNamed: 'MAN-3-d',
  nationNotNamed: 'MAN-3-d',
  nationsSettled: 'MAN-3-d',
  edgeSettled: 'MAN-3-e',
  cardPicked: 'MAN-3-g',
  handFull: 'MAN-3-g',
  unitPlaced: 'MAN-3-h',
  squareTaken: 'MAN-3-h',
  outsideTwoRows: 'MAN-3-h',
  lakePlacement: 'MAN-3-h',
  firstPlayerPlacesFirst: 'MAN-3-i',

  // Discard and draw
  cardSetAside: 'MAN-4.1-a',
  discardOver: 'MAN-4-c',
  drawnScoutOnly: 'MAN-9.2.9-a',

  // Movement
  moveOnlyInMovement: 'MAN-4.3-a',
  mustMove: 'MAN-5-a',
  tooFar: 'MAN-5-a',
  diagonal: 'MAN-1.1-c',
  blockedByUnit: 'MAN-5-d',
  wayBlocked: 'MAN-5-d',
  wayStops: 'MAN-5-b',
  lake: 'MAN-TEC-g',
  sameSquare: 'MAN-5-e',
  hemmedIn: 'MAN-5-d',
  alreadyMoved: 'MAN-5-g',
  onlyUnitJustMoved: 'MAN-5-h',
  marchFromTerrain: 'MAN-9.2.3-b',
  marchEndedInTerrain: 'MAN-9.2.3-c',
  marchNoSquare: 'MAN-9.2.3-a',
  oneMarch: 'MAN-5-h',
  marchTooFar: 'MAN-9.2.3-a',
  oneSupply: 'MAN-5-g',
  supplyNoUnit: 'MAN-5-g',
  supplyNotBeforeMove: 'MAN-5-g',
  regroupNoMove: 'MAN-9.2.6-a',

  // A card at the wrong time: when it can be played
  ambushNotNow: 'MAN-9.2.1-a',
  committedNotNow: 'MAN-9.2.2-a',
  marchNotNow: 'MAN-9.2.3-a',
  guerrillaNotNow: 'MAN-9.2.4-b',
  guerrillaOwnTurn: 'MAN-9.2.4-c',
  guerrillaNotInCombat: 'MAN-9.2.4-d',
  guerrillaAnswersOnly: 'MAN-9.2.4-a',
  redoubtNotNow: 'MAN-9.2.5-a',
  regroupNotNow: 'MAN-9.2.6-a',
  sappersNotNow: 'MAN-9.2.7-a',
  skirmishNotNow: 'MAN-9.2.8-a',
  scoutNotNow: 'MAN-9.2.9-a',
  supplyNotNow: 'MAN-9.2.10-a',
  withdrawNotNow: 'MAN-9.2.11-a',
  leaderNotNow: 'MAN-9.1-a',
  unitCardNotNow: 'MAN-1.4-e',

  // Starting a combat
  combatOnlyInCombat: 'MAN-4.4-a',
  oneCombat: 'MAN-4.4-a',
  cardNamesAnother: 'MAN-1.3-d',
  noCardForUnit: 'MAN-1.3-d',
  artilleryNoAttack: 'MAN-6.1.1-c',
  noAttackValue: 'MAN-6.1.1-a',
  noBombardValue: 'MAN-6.2.1-a',
  noVolleyValue: 'MAN-6.2.1-a',
  marshAssault: 'MAN-6.1.1-b',
  targetNotAdjacent: 'MAN-6.1.2-a',
  targetNotEnemy: 'MAN-6.1.2-a',
  noTargetAdjacent: 'MAN-6.1.2-a',
  volleyNotAdjacent: 'MAN-6.2.2-a',
  outOfRange: 'MAN-6.2.2-b',
  lineBlocked: 'MAN-6.2.2-c',
  noTargetInRange: 'MAN-6.2.2-b',
  enemyOutOfReach: 'MAN-6.1.2-a',
  leaderStartsNothing: 'MAN-9.1-a',
  noGrandBattery: 'MAN-9.1.5-a',

  // Withdrawal and defence
  noFreeSquare: 'MAN-6.1.3-a',
  notWithdrawCard: 'MAN-6.1.3-b',
  noWithdrawEntry: 'MAN-8.7-a',
  withdrawNotOnlyCard: 'MAN-9.2.11-b',
  notTargetsCard: 'MAN-6.1.4-a',
  notDefenceCard: 'MAN-6.1.4-a',
  oneLeaderDefends: 'MAN-6.1.4-b',
  defenceOver: 'MAN-6.1.4-c',

  // The attacker's cards
  notAttackCard: 'MAN-6.1.5-a',
  notTakingPart: 'MAN-6.1.5-a',
  ambushCards: 'MAN-9.2.1-b',
  committedLimit: 'MAN-9.2.2-b',
  sappersOnce: 'MAN-9.2.7-a',
  sappersNoRedoubt: 'MAN-9.2.7-a',
  leaderExcludesSkirmish: 'MAN-9.2.8-b',
  skirmishFirst: 'MAN-9.2.8-f',
  oneLeaderAttacks: 'MAN-6.1.5-a',
  commandOrCombat: 'MAN-9.1-a',
  commandTooLow: 'MAN-6.4-b',
  commandNeedsSupporter: 'MAN-6.4-e',
  supportersFull: 'MAN-6.4-b',
  alreadyTakesPart: 'MAN-6.4-c',
  supporterNotAdjacent: 'MAN-6.4-c',
  supporterInMarsh: 'MAN-6.4-c',
  ambushNoSupport: 'MAN-9.2.1-b',
  skirmishTooFar: 'MAN-9.2.8-e',
  skirmisherOnly: 'MAN-9.2.8-e',

  // Results, retreat, advance
  resultNotOpen: 'MAN-6.5-a',
  onlyTargetRetreats: 'MAN-6.5.3-a',
  retreatOneSquare: 'MAN-6.5.3-a',
  retreatBlocked: 'MAN-6.5.3-f',
  retreatPriority: 'MAN-6.5.3-g',
  mustRetreat: 'MAN-6.5.3-a',
  mustAdvance: 'MAN-6.5.5-a',
  advanceTookPart: 'MAN-6.5.5-a',
  noAdvance: 'MAN-6.5.5-e',
  sufferTookPart: 'MAN-9.2.2-c',
  alreadySuffered: 'MAN-9.2.2-d',
  mustSuffer: 'MAN-9.2.2-c',

  // Restoration and redoubts
  notReduced: 'MAN-7-a',
  noneReduced: 'MAN-7-a',
  gone: 'MAN-7-a',
  restoreOnlyInPhase: 'MAN-7-b',
  noRestoringCard: 'MAN-7-b',
  restoresNamedUnit: 'MAN-7-d',
  oneAttempt: 'MAN-7-f',
  restorationOver: 'MAN-7-g',
  redoubtOwnUnit: 'MAN-9.2.5-c',
  redoubtStands: 'MAN-9.2.5-f',
  noRedoubtCard: 'MAN-9.2.5-a',

  // What comes first, and what is needed for it
  setupLater: 'MAN-3-d',
  marchNeedsCard: 'MAN-5-h',
  secondNeedsSupply: 'MAN-5-g',
  supplyAfterMarch: 'MAN-5-j',
  supportNeedsLeader: 'MAN-6.4-a',
  supportersNamed: 'MAN-6.4-e',
  supportersFirst: 'MAN-6.4-e',
  diceRolled: 'MAN-6.1.6-d',
  targetWithdrew: 'MAN-6.1.3-e',
  combatOff: 'MAN-9.2.8-a',
} as const satisfies Readonly<Record<string, ClauseId>>;

export type Why = keyof typeof WHY;

const PHASES = ['setup', 'discard', 'draw', 'movement', 'combat', 'restoration'] as const;

/** The facts of a reason, read. */
export const factsOf = (told: Told) => ({
  unit: aNumber(told['unit']),
  by: aNumber(told['by']),
  card: aNumber(told['card']),
  square: aNumber(told['square']),
  seat: aNumber(told['seat']),
  terrain: aNumber(told['terrain']),
  phase: aWord(PHASES, told['phase']),
  max: aNumber(told['max']),
});
export type Facts = ReturnType<typeof factsOf>;
export type WhyFact = keyof Facts;
