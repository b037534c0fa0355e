import { squareName } from '../../../../grids/squares.ts';
import { does, is } from '../../../../text/english.ts';
import { cap } from '../../../../text/typeset.ts';
import type { Scene } from '../scene.ts';
import type { ReasonWords } from '../why.ts';
import { card, player, the, troops } from './grammar.ts';
import { moments } from './moments.ts';
import { terrain } from './names.ts';

/** `on e4`, or nothing where the square is not told. */
function on(square: number | null): string {
  return square === null ? '' : ` on ${squareName(square)}`;
}

/** The name of a terrain after a sign, or nothing where it is not told. */
function ground(s: Scene, id: number | null, sign: string): string {
  const facts = id === null ? undefined : s.box.terrain[id];
  return facts === undefined ? '' : `${sign}${terrain(facts.id)}`;
}

export const reasons = {
  matchOver: 'The match is over.',
  notYourDecision: (s, f) => {
    const whose =
      f.seat === null ? 'It is not your decision now' : `The decision now lies with ${player(s, f.seat).the}`;
    return f.step === null ? `${whose}.` : `${whose}: ${moments[f.step]}.`;
  },
  moment: (_s, f) => (f.step === null ? 'That is for another moment.' : `That is for ${moments[f.step]}.`),
  now: (_s, f) =>
    f.step === null ? 'Something else is being asked now.' : `This is the moment for ${moments[f.step]}.`,
  noPart: 'That plays no part in any decision.',
  enemyUnit: 'This is an enemy unit: you command only your own army.',
  enemyCard: 'This card belongs to the other army: decks are never mixed.',
  unitEliminated: (s, f) => `${f.unit === null ? 'This unit is' : does(troops(s, f.unit), is)} eliminated for good.`,
  cardNotInHand: 'This card is not in your hand.',
  cardOfLostUnit: (s, f) =>
    `${f.unit === null ? 'The unit on this card is' : does(troops(s, f.unit), is)} eliminated: the card can only be discarded.`,
  notScout: 'Apart from what is asked, only a Scout or Spy can be played now.',
  cannotPass: 'You must decide before play goes on.',

  setupOver: 'The set-up is over.',
  sideNotOffered: 'The introductory set-up is for two fixed armies only.',
  tileUsed: 'This tile is already on the field: there is only one of each.',
  tileFirst: 'First choose the tile to lay here, then how to turn it.',
  tilesComplete: 'The battlefield is complete: four tiles, no more.',
  nationNamed: 'This nation has already been named: the two must be different.',
  nationNotNamed: 'This nation was not named: choose one of the two that were.',
  nationsSettled: 'The nations of this match are settled.',
  edgeSettled: 'The starting edges are settled.',
  cardPicked: 'This card is already in your first hand.',
  handFull: (s) => `Your first hand is complete: ${s.box.handSize} cards.`,
  unitPlaced: 'This unit is already placed.',
  squareTaken: 'One unit to a square: this one is taken.',
  outsideTwoRows: 'Units are placed in the two rows nearest your own edge.',
  lakePlacement: 'No unit can stand in a lake.',

  cardSetAside: 'This card is already set aside.',

  mustMove: (s, f) => `You must move ${f.unit === null ? 'one of your units' : the(s, f.unit)}.`,
  tooFar: (_s, f) => `Too far${f.max === null ? '' : `: this unit moves ${f.max} at most`}.`,
  diagonal: 'Nothing happens diagonally.',
  blockedByUnit: (s, f) =>
    `${f.by === null ? 'Another unit stands' : `${does(troops(s, f.by), ['stands', 'stand'])}`} there.`,
  wayBlocked: (s, f) => `${f.by === null ? 'Other units bar' : does(troops(s, f.by), ['bars', 'bar'])} the way.`,
  wayStops: (s, f) => `The way leads through ground where every move must stop${ground(s, f.terrain, ': ')}.`,
  lake: 'No unit can enter a lake.',
  sameSquare: 'A move must end on a different square from the one it began on.',
  hemmedIn: (s, f) =>
    `${f.unit === null ? 'This unit is' : does(troops(s, f.unit), is)} hemmed in: there is no square to move to.`,
  alreadyMoved: (s, f) =>
    `${f.unit === null ? 'This unit has' : does(troops(s, f.unit), ['has', 'have'])} already moved: the second move is for another unit.`,
  onlyUnitJustMoved: (s, f) =>
    f.unit === null ? 'Only the unit that has just moved can march on.' : `Only ${the(s, f.unit)} can march on now.`,
  marchFromTerrain: 'No Forced March for a unit that began its move in a field or marsh.',
  marchEndedInTerrain: 'No Forced March for a unit that stopped in a field or marsh.',
  oneMarch: 'Only one Forced March for each unit in a phase, even if it was cancelled.',
  marchTooFar: 'A Forced March is one square only.',
  marchOnly: 'Only a Forced March can be played for a unit that has just moved.',
  supplyOnly: 'Only Supply can move a second unit.',
  oneSupply: 'Only one Supply in a Movement Phase, even if it was cancelled.',
  supplyNoUnit: 'None of your other units can move.',

  guerrillaNotNow: 'A Guerrilla is played the moment your opponent plays a card that it can cancel.',
  guerrillaOwnTurn: "A Guerrilla is played in the opponent's turn, never in your own.",
  guerrillaNotInCombat: 'A Guerrilla cancels nothing in a combat.',
  guerrillaAnswersOnly: 'Only a Guerrilla can answer this card.',
  scoutNotNow: 'A Scout or Spy is played in your own turn.',

  cardNamesAnother: (s, f) => (f.unit === null ? 'Your cards name other units.' : `The card names ${the(s, f.unit)}.`),
  noCardForUnit: 'You hold no card that lets this unit fight now.',
  noAttackValue: (s, f) =>
    f.card !== null && s.box.cards[f.card]?.bombard
      ? 'An artillery card has no Attack value: it neither starts nor strengthens an Assault.'
      : 'This card has no Attack value.',
  noBombardValue: 'This card has no Bombard value.',
  noVolleyValue: 'This card has no Volley value.',
  marshAssault: (s, f) =>
    f.unit === null
      ? 'No Assault can be started from a marsh.'
      : `${does(troops(s, f.unit), ['stands', 'stand'])} in a marsh: no Assault can be started from there.`,
  targetNotAdjacent: (s, f) => {
    if (f.unit === null)
      return `No unit you hold a card for is adjacent to ${f.target === null ? 'an enemy' : the(s, f.target)}.`;
    if (f.target === null) return `No enemy is adjacent to ${the(s, f.unit)}.`;
    return `${does(troops(s, f.unit), is)} not adjacent to ${the(s, f.target)}.`;
  },
  targetNotEnemy: 'The target must be an enemy unit.',
  outOfRange: (_s, f) => `Out of range${f.max === null ? '' : `: the card reaches ${f.max}`}.`,
  lineBlocked: (s, f) =>
    f.by === null
      ? `The line of fire is blocked${on(f.square)}${ground(s, f.terrain, ', ')}.`
      : `The line of fire is blocked by ${the(s, f.by)}.`,
  leaderStartsNothing: 'A Leader does not start a combat: he joins one.',
  startsNoCombat: (s, f) =>
    f.card === null ? 'None of your cards starts a combat.' : `${cap(card(s, f.card))} starts no combat.`,
  notAmbush: 'Only an Ambush card starts an Ambush.',
  noGrandBattery: 'Only a Leader with a Grand Battery can start a Bombardment.',

  noFreeSquare: 'There is no free square beside the unit to withdraw to.',
  notWithdrawCard: 'This card does not allow a withdrawal.',
  noWithdrawEntry: 'There is no Withdraw entry on this card.',
  withdrawNotOnlyCard: "Withdraw is the defender's only card in a combat, played before any other.",
  notTargetsCard: (s, f) =>
    `Only cards of ${f.unit === null ? 'the unit under attack' : the(s, f.unit)} can defend it.`,
  notDefenceCard: 'This card adds nothing to a defence.',
  oneLeaderDefends: 'Only one Leader can join the defence.',

  notAttackCard: 'This card adds nothing to an attack.',
  notTakingPart: (s, f) =>
    `${f.unit === null ? 'The unit on this card takes' : does(troops(s, f.unit), ['takes', 'take'])} no part in the attack.`,
  ambushCards: 'The only other cards in an Ambush are a Leader, for Combat, and Sappers or Engineers.',
  committedLimit: 'There can be no more Committed Attacks than units taking part.',
  sappersOnce: 'The redoubt already counts for nothing.',
  sappersNoRedoubt: 'The target is not in a redoubt.',
  leaderExcludesSkirmish: 'A Leader and a Skirmish cannot be played in the same combat.',
  skirmishFirst: 'A Skirmish is declared before any other card for the attack.',
  oneLeaderAttacks: 'Only one Leader can join the attack.',
  commandOrCombat: 'A Leader is used for Command or for Combat, never for both.',
  commandTooLow: 'Command 1 covers the attacking unit alone.',
  supportersFull: (_s, f) => `The Leader can command no more${f.max === null ? '' : ` than ${f.max}`} units.`,
  alreadyTakesPart: 'This unit already takes part in the attack.',
  supporterNotAdjacent: 'A supporting unit must be adjacent to the target.',
  supporterInMarsh: 'A unit in a marsh cannot support an Assault.',
  ambushNoSupport: 'No unit can support an Ambush.',
  skirmishTooFar: (s) => `A Skirmish moves the unit ${s.box.skirmishMove} squares at most.`,
  skirmisherOnly: 'Only the attacking unit moves with a Skirmish.',

  retreatOneSquare: 'A retreat is exactly one square.',
  retreatBlocked: (s, f) =>
    f.by === null
      ? 'This square is closed to a retreat.'
      : `${does(troops(s, f.by), ['bars', 'bar'])} this way of retreat.`,
  retreatPriority: 'A retreat of higher priority is open: first towards its own edge, then to a flank, then forward.',
  mustRetreat: 'The unit must leave its square.',
  mustAdvance: 'One of the units that took part must advance.',
  advanceTookPart: 'Only a unit that took part in the Assault can advance.',
  sufferTookPart: 'The Hit must fall on a unit that took part and survives.',
  alreadySuffered: 'This unit has taken its Hit: the next falls on another.',
  mustSuffer: 'Each Committed Attack costs a Hit, whatever the result.',

  notReduced: 'This unit is at full strength.',
  noneReduced: 'None of your units is reduced.',
  notRestoring: (s, f) =>
    f.card === null ? 'None of your cards restores a unit.' : `${cap(card(s, f.card))} restores no unit.`,
  restoresNamedUnit: (s, f) =>
    f.unit === null ? 'You hold no card that restores this unit.' : `The card restores ${the(s, f.unit)} alone.`,
  oneAttempt: 'You get one attempt at restoration a turn, and it has been made.',
  restorationOver: 'The moment for restoration has passed: only a Redoubt can still be played.',
  redoubtOwnUnit: 'A redoubt is built where one of your own units stands.',
  notRedoubt: 'Only a Redoubt card builds a redoubt.',
  redoubtStands: (_s, f) => `A redoubt already stands${f.square === null ? ' here' : on(f.square)}.`,

  marchNeedsCard: 'A unit that has moved can go on only with a Forced March.',
  secondNeedsSupply: 'A second unit can move only with a Supply card.',
  supportNeedsLeader: "A unit can support an Assault only under a Leader's Command.",
  supportersNamed: 'Supporting units are named together with the Leader: that is done.',
  supportersFirst: 'First name all the supporting units; other cards come after.',
  targetWithdrew: 'The target has withdrawn: no further cards can be played in this combat.',
  diceRolled: 'The dice are cast: no card can change this combat now.',
  combatOff: 'The Skirmish has called the combat off: no other card can be played in it.',
} as const satisfies ReasonWords;
