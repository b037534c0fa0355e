import { squareName } from '../../../../grids/squares.ts';
import { does, is } from '../../../../text/english.ts';
import type { Scene } from '../scene.ts';
import type { Words } from '../words.ts';
import { player, the, troops } from './grammar.ts';
import { terrain } from './names.ts';
import { labels } from './table.ts';

/** `on e4`, or nothing where the square is not told. */
function on(square: number | null): string {
  return square === null ? '' : ` on ${squareName(square)}`;
}

/** The name of a terrain after a sign, or nothing where it is not told. */
function ground(s: Scene, id: number | null, sign: string): string {
  const facts = id === null ? undefined : s.box.terrain[id];
  return facts === undefined ? '' : `${sign}${terrain(facts.id)}`;
}

export const reasons: Words['reasons'] = {
  matchOver: 'The match is over.',
  notYourDecision: (s, f) =>
    f.seat === null ? 'The decision is not yours now.' : `The decision now lies with ${player(s, f.seat).the}.`,
  enemyUnit: 'This is an enemy unit: you command only your own army.',
  enemyCard: 'This card belongs to the other army: decks are never mixed.',
  unitEliminated: (s, f) => `${f.unit === null ? 'This unit is' : does(troops(s, f.unit), is)} eliminated, for good.`,
  unitNotOnField: 'This unit does not stand on the field.',
  cardNotInHand: 'This card is not in your hand.',
  cardOfLostUnit: (s, f) =>
    `${f.unit === null ? 'The unit on this card is' : does(troops(s, f.unit), is)} eliminated: the card can only be discarded.`,
  wrongPhase: (_s, f) => (f.phase === null ? 'Not in this phase.' : `Not now, but in the ${labels.phases[f.phase]}.`),
  unitNotAsked: 'What is asked now is not about this unit.',
  cardNotAsked: 'What is asked now is not about this card.',
  squareNotAsked: 'What is asked now is not about this square.',
  notOffered: 'The rules do not offer this now.',
  cannotPass: 'You must decide before the game goes on.',

  setupOver: 'The set-up is over.',
  sideNotOffered: 'The introductory set-up is for two given armies only.',
  tileUsed: 'This tile already lies on the field: each exists once.',
  tileTurn: 'Tiles are turned by quarter turns.',
  tileFirst: 'First choose the tile that is to lie here, then how it is turned.',
  tilesComplete: 'The battlefield is complete: four tiles, no more.',
  nationNamed: 'This nation is already named: the two must be different.',
  nationNotNamed: 'This nation was not named: choose one of the two that were.',
  nationsSettled: 'The nations of this match are settled.',
  edgeSettled: 'The starting edges are settled.',
  cardPicked: 'This card is already in your first hand.',
  handFull: (s) => `Your first hand is complete: ${s.box.handSize} cards.`,
  unitPlaced: 'This unit is already placed.',
  squareTaken: 'One unit to a square: this one is taken.',
  outsideTwoRows: 'Units are placed in the two rows nearest your own edge.',
  lakePlacement: 'No unit can stand in a lake.',
  firstPlayerPlacesFirst: 'The First Player places the whole army first.',

  cardSetAside: 'This card is already set aside.',
  discardOver: 'Cards are discarded in the Discard Phase only.',
  drawnScoutOnly: 'Between drawing and moving only a Scout or Spy can be played.',

  moveOnlyInMovement: 'Units are moved in the Movement Phase only.',
  mustMove: (s, f) => `You must move ${f.unit === null ? 'one of your units' : the(s, f.unit)}.`,
  tooFar: (_s, f) => `Too far${f.max === null ? '' : `: this unit moves ${f.max} at most`}.`,
  diagonal: 'Nothing happens on a diagonal.',
  blockedByUnit: (s, f) =>
    `${f.by === null ? 'Another unit stands' : `${does(troops(s, f.by), ['stands', 'stand'])}`} there.`,
  wayBlocked: (s, f) => `${f.by === null ? 'Other units bar' : does(troops(s, f.by), ['bars', 'bar'])} the way.`,
  wayStops: (s, f) => `The way crosses ground where every move ends${ground(s, f.terrain, ': ')}.`,
  lake: 'No unit can enter a lake.',
  sameSquare: 'A move must end on another square than it began.',
  hemmedIn: 'This unit is hemmed in: there is no square it could move to.',
  alreadyMoved: 'This unit has moved: the second move is for another.',
  onlyUnitJustMoved: (s, f) =>
    f.unit === null ? 'Only the unit that has just moved can march on.' : `Only ${the(s, f.unit)} can march on now.`,
  marchFromTerrain: 'No Forced March for a unit that began its move in a field or marsh.',
  marchEndedInTerrain: 'No Forced March for a unit that stopped in a field or marsh.',
  marchNoSquare: 'The unit has no free square beside it to march on to.',
  oneMarch: 'One Forced March for a unit in a phase, even if it was cancelled.',
  marchTooFar: 'A Forced March is one square.',
  oneSupply: 'One Supply in a Movement Phase, even if it was cancelled.',
  supplyNoUnit: 'No other unit of yours can move.',
  supplyNotBeforeMove: 'Supply moves a second unit: move the first one before.',
  regroupNoMove: 'Regroup restores a unit; it does not move one.',

  ambushNotNow: 'An Ambush is played in your Combat Phase, as the combat of the turn.',
  committedNotNow: 'A Committed Attack is played with your cards for an Assault.',
  marchNotNow: 'A Forced March is played when a unit of yours has just moved.',
  guerrillaNotNow: 'A Guerrilla is played at once when the opponent plays a card that it can cancel.',
  guerrillaOwnTurn: "A Guerrilla is played in the opponent's turn, never in your own.",
  guerrillaNotInCombat: 'A Guerrilla cancels nothing in a combat.',
  guerrillaAnswersOnly: 'Only a Guerrilla can answer this card.',
  redoubtNotNow: 'A Redoubt is played in your Restoration Phase, after any restoration.',
  regroupNotNow: 'Regroup is played in your Restoration Phase.',
  sappersNotNow: 'Sappers and Engineers are played with your cards for an Assault or Ambush.',
  skirmishNotNow: 'A Skirmish is played with your cards for an Assault.',
  scoutNotNow: 'A Scout or Spy is played in your own turn.',
  supplyNotNow: 'Supply is played in your Movement or Restoration Phase.',
  withdrawNotNow: 'Withdraw is played when an Assault or Ambush is declared against you.',
  leaderNotNow: 'A Leader is played in a combat, or in your Restoration Phase to rally.',
  unitCardNotNow: 'A unit card is played to attack, to defend, or to restore its unit.',

  combatOnlyInCombat: 'Combats are started in the Combat Phase only.',
  oneCombat: 'One combat a turn, and it is under way.',
  cardNamesAnother: (s, f) => `This card names ${f.unit === null ? 'another unit' : the(s, f.unit)}.`,
  noCardForUnit: 'You hold no card with which this unit could fight now.',
  artilleryNoAttack: 'An artillery card has no Attack value: it neither starts nor strengthens an Assault.',
  noAttackValue: 'This card has no Attack value.',
  noBombardValue: 'This card has no Bombard value.',
  noVolleyValue: 'This card has no Volley value.',
  marshAssault: 'No Assault can be started from a marsh.',
  targetNotAdjacent: 'An Assault is made on an adjacent enemy.',
  targetNotEnemy: 'The target must be an enemy unit.',
  noTargetAdjacent: 'No enemy stands beside this unit.',
  volleyNotAdjacent: 'A Volley is fired at an adjacent enemy.',
  outOfRange: (_s, f) => `Out of range${f.max === null ? '' : `: the card reaches ${f.max}`}.`,
  lineBlocked: (s, f) =>
    f.by === null
      ? `The line of fire is blocked${on(f.square)}${ground(s, f.terrain, ', ')}.`
      : `The line of fire is blocked by ${the(s, f.by)}.`,
  noTargetInRange: 'No enemy is within range and in the line of fire.',
  enemyOutOfReach: 'With the cards in your hand none of your units can attack this one.',
  leaderStartsNothing: 'A Leader does not start a combat: he joins one.',
  noGrandBattery: 'Only a Leader with a Grand Battery can start a Bombardment.',

  noFreeSquare: 'There is no free square beside the unit to withdraw to.',
  notWithdrawCard: 'This card does not let a unit withdraw.',
  noWithdrawEntry: 'There is no Withdraw entry on this card.',
  withdrawNotOnlyCard: "Withdraw is the defender's only card in a combat, played before any other.",
  notTargetsCard: (s, f) => `Only cards of ${f.unit === null ? 'the unit under attack' : the(s, f.unit)} defend it.`,
  notDefenceCard: 'This card adds nothing to a defence.',
  oneLeaderDefends: 'One Leader at most joins the defence.',
  defenceOver: 'The defender has played all defence cards.',

  notAttackCard: 'This card adds nothing to an attack.',
  notTakingPart: (s, f) =>
    `${f.unit === null ? 'The unit on this card takes' : does(troops(s, f.unit), ['takes', 'take'])} no part in the attack.`,
  ambushCards: 'An Ambush takes no other card than a Leader for Combat, and Sappers or Engineers.',
  committedLimit: 'No more Committed Attacks than units that take part.',
  sappersOnce: 'The redoubt already counts for nothing.',
  sappersNoRedoubt: 'The target stands in no redoubt.',
  leaderExcludesSkirmish: 'Leader and Skirmish exclude each other in one combat.',
  skirmishFirst: 'A Skirmish is declared before any other card for the attack.',
  oneLeaderAttacks: 'One Leader at most joins the attack.',
  commandOrCombat: 'A Leader serves for Command or for Combat, never for both.',
  commandTooLow: 'Command 1 leads the attacking unit alone.',
  commandNeedsSupporter: 'No unit can support: use the Leader for Combat.',
  supportersFull: (_s, f) => `The Leader commands no more units${f.max === null ? '' : ` than ${f.max}`}.`,
  alreadyTakesPart: 'This unit already takes part in the attack.',
  supporterNotAdjacent: 'A supporting unit must stand beside the target.',
  supporterInMarsh: 'A unit in a marsh cannot support an Assault.',
  ambushNoSupport: 'Nobody supports an Ambush.',
  skirmishTooFar: (s) => `A Skirmish moves the unit ${s.box.skirmishMove} squares at most.`,
  skirmisherOnly: 'Only the attacking unit moves with a Skirmish.',

  resultNotOpen: 'The result leaves no such choice.',
  onlyTargetRetreats: 'Only the unit under attack leaves its square now.',
  retreatOneSquare: 'A retreat is exactly one square.',
  retreatBlocked: (s, f) =>
    f.by === null
      ? 'This square is closed to a retreat.'
      : `${does(troops(s, f.by), ['bars', 'bar'])} this way of retreat.`,
  retreatPriority: 'A better way of retreat is open: first toward the own edge, then to a flank, then forward.',
  mustRetreat: 'The unit must leave its square.',
  mustAdvance: 'One of the units that took part must advance.',
  advanceTookPart: 'Only a unit that took part in the Assault can advance.',
  noAdvance: 'Nobody advances after an Ambush, a Bombardment or a Volley.',
  sufferTookPart: 'The Hit falls on a unit that took part and still stands.',
  alreadySuffered: 'This unit has taken its Hit: the next falls on another.',
  mustSuffer: 'Each Committed Attack costs a Hit, whatever the result.',

  notReduced: 'This unit is at full strength.',
  noneReduced: 'None of your units is reduced.',
  gone: 'An eliminated unit never returns.',
  restoreOnlyInPhase: 'Units are restored in your Restoration Phase only.',
  noRestoringCard: 'You hold no card that restores this unit.',
  restoresNamedUnit: (s, f) => `This card restores ${f.unit === null ? 'the unit it names' : the(s, f.unit)} alone.`,
  oneAttempt: 'One attempt at restoration a turn, and it has been made.',
  restorationOver: 'The moment for restoration has passed: only a Redoubt can still be played.',
  redoubtOwnUnit: 'A redoubt is built where one of your own units stands.',
  redoubtStands: (_s, f) => `A redoubt already stands${f.square === null ? ' here' : on(f.square)}.`,
  noRedoubtCard: 'You hold no Redoubt card.',

  setupLater: 'This comes later in the set-up.',
  marchNeedsCard: 'A unit that has moved goes on only with a Forced March.',
  secondNeedsSupply: 'A second unit moves only with a Supply card.',
  supplyAfterMarch: 'Supply comes next: first decide whether the unit that has moved marches on.',
  supportNeedsLeader: "A unit supports an Assault only under a Leader's Command.",
  supportersNamed: 'Supporting units are named together with the Leader: that is done.',
  supportersFirst: 'First name all supporting units; other cards come after.',
  targetWithdrew: 'The target has withdrawn: no further card is played in this combat.',
  diceRolled: 'The dice are cast: no card changes this combat any more.',
  combatOff: 'The Skirmish has called the combat off: no other card is played in it.',
};
