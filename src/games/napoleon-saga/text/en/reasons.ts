import { does, has, is, type Verb } from '../../../../text/english.ts';
import { cap } from '../../../../text/typeset.ts';
import type { Unit } from '../../position.ts';
import { cardDesign, type Scene } from '../scene.ts';
import { acting, type Facts, meant, type ReasonWords } from '../why.ts';
import { card, player, theOne, troops } from './grammar.ts';
import { moments } from './moments.ts';
import { names } from './names.ts';
import { printed } from './things.ts';

/** `Your Cuirassiers are`, or `This unit is` where it is not told. */
const who = (s: Scene, unit: Unit, verb: Verb, otherwise = 'This unit'): string =>
  unit < 0 ? `${otherwise} ${verb[0]}` : does({ ...troops(s, unit), the: theOne(s, unit) }, verb);
const its = (s: Scene, f: Facts, verb: Verb): string => who(s, acting(s, f), verb);
const theirs = (s: Scene, f: Facts, verb: Verb): string => who(s, meant(s, f), verb, 'That unit');
const title = (s: Scene, { card: id }: Facts): string => (id === null ? 'This card' : cap(card(s, id)));
/** What a card does, to be read again. */
function effect(s: Scene, { card: id }: Facts): string {
  const words = id === null ? null : printed(cardDesign(s, id)?.id ?? '');
  return words === null ? '' : ` ${words[1]}`;
}
/** `while you deploy or when Terrain is played` */
function whenPlayed(s: Scene, { card: id }: Facts): string {
  const windows = id === null ? [] : [...(cardDesign(s, id)?.windows ?? [])].map((window) => names.windows[window][1]);
  return windows.length === 0 ? 'at another moment' : windows.join(', or ');
}

export const reasons: ReasonWords = {
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
  cannotPass: 'You must decide before play goes on.',
  nobodyThere: 'No unit stands there.',
  notOwnUnit: 'You command only your own units.',
  enemyUnit: 'This unit belongs to the enemy.',
  enemyCard: 'This card belongs to the enemy.',
  notInHand: 'This card is not in your hand.',

  notYourObjective: 'This Objective is not yours.',
  notMustered: 'This unit is not waiting to be placed.',
  notOwnLines: 'Units start in your own two Lines or your Reserve.',
  slotTaken: 'A unit already stands there.',
  guardInReserve: (s, f) => `${its(s, f, ['belongs', 'belong'])} to the Guard, which starts in Reserve.`,
  artilleryNotInFirst: 'Artillery never starts in the First Line.',
  reserveFull: 'Your Reserve is full: the other units fill the Lines.',
  secondLineFull: 'Your Second Line is full: the Guard takes up the rest of your Reserve.',
  neededInFirst: (s, f) => `${its(s, f, is)} needed in the First Line, which must be full.`,
  unitsFirst: 'Place your units first, then lay Terrain.',
  terrainThere: 'Terrain already lies there.',
  unitsLeft: 'Place all your units first.',

  bluffIsForInitiative: 'The Bluff card is only for the Initiative.',
  bluffStays: 'The Bluff card stays in your hand.',
  playedOtherwise: (s, f) => `${title(s, f)} is played in another way.${effect(s, f)}`,
  cardNotNow: (s, f) => `${title(s, f)} is played ${whenPlayed(s, f)}.`,
  noMarkerForCard: (s, f) => `${title(s, f)} costs an Activation marker, and you have none left.`,
  cardUnfit: (s, f) => `${title(s, f)} does not fit what is happening.${effect(s, f)}`,
  unitUnfit: (s, f) => `${title(s, f)} is not for this unit now.${effect(s, f)}`,
  noEffect: (s, f) => `${title(s, f)} would have no effect now.`,
  attachedAlready: (s, f) => `${its(s, f, has)} such a card already.`,
  formsInMelee: (s, f) => `${its(s, f, is)} in Melee, and cannot take up a formation.`,
  formsCaught: (s, f) => `${its(s, f, has)} failed to evade, and cannot form Echelon for this Melee.`,
  notFreeForUnit: 'That is not a free slot in your Lines.',
  notLookedAt: 'This is not one of the cards you are looking at.',
  notLoose: 'This card cannot be discarded.',

  notOwnBoard: 'You lay Terrain on your own board only.',
  noTerrainOnFlank: 'No Terrain lies on the flanks.',
  engagedThere: 'No Terrain can be laid under a unit in Melee.',
  barredTerrain: (s, f) => `The Terrain there is closed to ${f.from === null ? 'that unit' : theOne(s, acting(s, f))}.`,
  partnerBarred: (s, f) =>
    `${theirs(s, f, ['could', 'could'])} not stand on the Terrain at the other end of the exchange.`,

  notForThisStep: (s, f) => `${its(s, f, has)} nothing to test now.`,
  onlyInReserve: 'That slot is not in your Reserve.',
  notThere: 'The unit cannot go there.',
  onlyForArtillery: 'The Reserve is rearranged only when artillery arrives.',
  settledOrder:
    'Buildings and Woods are settled first, then the rest from left to right; settled slots stay as they are.',
  staysInReserve: 'Units that are activated or in Melee stay where they are.',

  hasRetreated: (s, f) => `${its(s, f, has)} retreated and must rally first.`,
  isOnTheWay: (s, f) => `${its(s, f, is)} on the way round the flank.`,
  activatedAlready: (s, f) => `${its(s, f, has)} already been activated this turn.`,
  markersMustBeUsed: 'Use your Activation markers while a unit can take one, even if it then does nothing.',
  anotherUnit: 'Another unit is acting now.',
  isEngaged: (s, f) => `${its(s, f, is)} in Melee, and can only fight on or disengage.`,
  notEngaged: (s, f) => `${its(s, f, is)} not in Melee.`,
  notOrdered: 'That is not what the card orders.',
  notSecond: 'That cannot follow in the same activation.',
  bothParts: 'The card orders both: neither part can be left out.',

  notEnemy: 'The target must be an enemy.',
  isUnseen: (s, f) =>
    `${theirs(s, f, has)} only just come round the flank, and cannot be attacked before acting there.`,
  targetEngaged: (s, f) => `${theirs(s, f, is)} already in Melee.`,
  outOfReach: (s, f) =>
    `${theirs(s, f, is)} out of reach: only artillery can fire at anyone but the enemy directly in front.`,
  lineOfSight: 'Terrain hides the target from these guns.',
  notInFront: 'A unit engages only the enemy directly in front.',
  nobodyInFront: 'There is no enemy to attack in front of that slot.',
  artilleryEngages: 'Artillery never starts a Melee.',
  squareEngages: 'A Square cannot start a Melee.',
  wasEvaded: 'The enemy slipped away: this unit can engage nobody else this turn.',
  onlyCavalryCharges: 'Only cavalry charges.',
  disorganisedCharge: (s, f) => `${its(s, f, is)} in Disarray and cannot charge.`,
  cavalryIntoBuilding: 'Mounted cavalry cannot attack a Building.',
  cavalryIntoWood: 'Only light cavalry can attack into a Wood, and never with a charge.',
  chargeOutOfWood: 'Only light cavalry charges out of a Wood.',

  squareStays: 'A Square cannot move.',
  tooFar:
    'Too far: from the First Line a unit goes sideways or back, from the Second sideways or forward, from the Reserve to the Second Line.',
  notAhead: 'The way forward leads to one of the two slots just in front.',
  onlyFreeBehind: 'From the First Line a unit falls back only to a free slot.',
  partnerEngaged: (s, f) => `${theirs(s, f, is)} in Melee and cannot change places.`,
  footArtilleryInLine: 'Foot artillery never enters the First Line.',
  nothingToCapture: 'There is no Terrain directly in front to capture.',
  terrainHeld: 'A unit stands on that Terrain.',
  noBypassRule: 'This match is played without outflanking.',
  onlyFromReserve: 'Only a unit of your Reserve can set out to outflank.',
  noBypassForUnit: 'Heavy cavalry, the Guard and artillery never outflank.',
  notBypassSlot: 'To outflank, a unit goes to one of your Outflank slots.',
  oneBypassAtATime: 'One of your units is already on the way round a flank.',
  flankTaken: 'That flank is taken.',
  cannotDismount: 'This unit cannot dismount.',
  isDismounted: (s, f) => `${its(s, f, has)} already dismounted.`,
  isMounted: (s, f) => `${its(s, f, is)} mounted.`,
  mountsInOpen: 'A unit cannot mount in a Wood or a Building.',
  oneChange: 'A unit dismounts or mounts once in an activation.',
  noLongerFits: 'After that, the card would not be for this unit.',

  cannotSupport: 'Only a unit with Support directly behind can take the casualty.',
  mustTest: 'Only a Steadfast unit, or the winner of the Melee, may ignore the test.',
  steadfastStays: 'A Steadfast unit does not fail on purpose: ignore the test, or roll.',
  wrongRetreat: 'A unit retreats to its own side of the field.',
};
