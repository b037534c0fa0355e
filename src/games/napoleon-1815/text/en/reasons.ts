import { count } from '../../../../text/english.ts';
import { cap } from '../../../../text/typeset.ts';
import { type Scene, windowNow } from '../scene.ts';
import { type Facts, MOMENTS as MOMENTS_OF, type ReasonWords } from '../why.ts';
import { at, cardText, card as cardTitle, name, player, road, the } from './grammar.ts';
import { MOMENTS } from './moments.ts';

/** The block that is meant, or the words for it. */
function block(s: Scene, f: Facts, otherwise: string): string {
  return f.block === null ? otherwise : name(s, f.block);
}

function there(s: Scene, f: Facts): string {
  return f.zone === null ? 'there' : at(s, f.zone);
}

/** The moment that a reason names; a window by what it is about. */
function when(s: Scene, f: Facts): string {
  const window = f.step === 'window.ask' ? windowNow(s) : null;
  const own = MOMENTS_OF.find((moment) => moment === `window.${window}`) ?? f.step;
  return own === null ? 'another moment' : MOMENTS[own];
}

const title = (s: Scene, f: Facts): string => (f.card === null ? 'That card' : cardTitle(s, f.card));

/** When the card can be played, as the card says it. */
function moment(s: Scene, f: Facts, otherwise: string): string {
  const words = f.card === null ? null : cardText(s, f.card);
  if (words === null) return otherwise;
  const title = words.title.endsWith('!') ? words.title : `${words.title}:`;
  return `${title} ${words.when}`;
}

export const reasons = {
  matchOver: 'The match is over.',
  notYourDecision: (s, f) =>
    `It is up to ${f.seat === null ? 'another player' : player(s, f.seat).the} to decide now: ${when(s, f)}.`,
  moment: (s, f) => `That is for ${when(s, f)}.`,
  now: (s, f) => `This is the moment for ${when(s, f)}.`,
  noPart: 'That plays no part in any decision.',
  cannotPass: 'Coordination calls for another operation: you cannot pass it.',
  enemyBlock: 'That block belongs to the enemy.',
  partnerBlock: (s, f) => `${cap(block(s, f, 'that block'))} belongs to your partner.`,
  blockLost: (s, f) => `${cap(block(s, f, 'that block'))} is eliminated and never returns.`,
  blockNotHere: (s, f) => `${cap(block(s, f, 'that block'))} is not on the map yet.`,
  enemyCard: 'That card belongs to the enemy’s deck.',
  cardNotInHand: 'You can only play a card from your own hand.',
  coalitionPlayer: 'A player is named only in a match for three, and then one of the two Coalition players.',

  setUpAlready: (s, f) => `${cap(block(s, f, 'that block'))} is already set up, or comes later in the match.`,
  otherBlockFirst: (s, f) => `Blocks are set up one by one: next comes ${block(s, f, 'another one')}.`,

  designateFirst: 'First designate a stack: touch a corps that is Ready.',
  orderFirst: 'The stack is designated: first say whether it manoeuvres, fights or does nothing.',
  activated: (s, f) => `${cap(block(s, f, 'that block'))} has already been Activated this turn.`,
  commanderAlone: (s, f) => `${cap(block(s, f, 'a commander'))} never moves alone: start with a corps.`,
  otherZone: (s, f) => `A stack is made up of blocks in one zone: yours is ${there(s, f)}.`,
  mixedNations: 'English and Prussians do not act in the same stack.',
  commanderNation: (s, f) => `${cap(block(s, f, 'a commander'))} goes only with corps of his own nation.`,
  vedetteWithCorps: 'Vedettes and corps do not move together.',
  alreadyInStack: (s, f) => `${cap(block(s, f, 'that block'))} is already in the stack.`,
  leavesCommander: (s, f) =>
    `A commander would stay ${there(s, f)} without a corps: take him along if he can go, or leave a corps with him.`,
  approachContested: 'The Approach March may not start from a contested zone.',
  notContested: (s, f) => `There is no enemy corps to fight ${there(s, f)}.`,
  vedettesDoNotFight: 'Vedettes never fight.',
  noPointsNoFight: 'A stack without movement points has ended its operation: it cannot attack.',

  alreadyThere: (s, f) => `The stack is already ${there(s, f)}.`,
  notAdjacent: (s, f) =>
    f.zone === null || f.by === null
      ? 'No connection leads there from here.'
      : `No connection leads from ${the(s, f.by)} to ${the(s, f.zone)}.`,
  noPointsLeft: 'The movement points are spent.',
  noPoints: 'The stack has no movement points: it cannot move.',
  brokenBridge: (_s, f) => {
    const cost = f.cost ?? 3;
    const left = f.left === null ? '' : `, and there ${f.left === 1 ? 'is' : 'are'} ${f.left} left`;
    return `The bridge is destroyed: crossing costs ${count(cost, 'movement point')}${left}.`;
  },
  ownAxis: 'The first step out of this contested zone must follow your Retreat Axis.',
  enemyAxis: 'Nobody may leave a contested zone through the enemy’s Retreat Axis.',
  friendsStop: (s, f) => `The stack must stop ${there(s, f)}: a friendly stack is there.`,
  fortressStop: (s, f) => `The stack must stop ${there(s, f)}: it is taking the fortified town.`,
  approachEnemy: 'The Approach March may not enter a zone with an enemy block.',
  vedetteFortress: (s, f) =>
    `Vedettes do not enter a fortified town under enemy control${f.zone === null ? '' : `: ${the(s, f.zone)} is one`}.`,
  notFree: (s, f) => `The enemy is ${there(s, f)}: this stack cannot go there.`,

  oneCard: 'Your side has already played its one card for this operation.',
  redCard: 'A red card is never played from hand.',
  blueCard: 'Blue cards are played in the Initiative phase only.',
  greenCard: 'Green cards are played in the Operations phase only.',
  wrongMoment: (s, f) => moment(s, f, 'This is not the moment for that card.'),
  counterOnly: (s, f) =>
    f.card === null
      ? 'That card can only answer an enemy event.'
      : `${cardTitle(s, f.card)} can only answer an enemy event.`,
  notTalking: 'You may not talk with your partner now: no card changes hands.',

  fatigueNow: 'Fatigue is being placed: choose a corps to take it.',
  lossesNow: 'Losses are being taken: choose a corps’ infantry or cavalry.',
  reliefNow: 'Fatigue is being taken off: choose a corps to shed it.',
  nobodyNamed: 'The leader names a player only when what is left over could fall on either player’s corps.',
  leaderNames: 'First the leader must say whose corps is next.',
  somethingToPlace: 'There is still something to place.',
  notInShare: (s, f) => `${cap(block(s, f, 'that corps'))} has no part in this.`,
  cavalryFirst: 'One of several losses must be cavalry: take it first.',
  equalShare: (s, f) => `${cap(block(s, f, 'that corps'))} has taken its share: the rest is for other corps.`,
  noSuchStrength: (s, f) => `${cap(block(s, f, 'that corps'))} has no such point left.`,
  nothingToRelieve: (s, f) => `${cap(block(s, f, 'that corps'))} has no fatigue to shed.`,

  retreatOwnAxis: 'The first step of the retreat must follow your Retreat Axis.',
  retreatEnemyAxis: 'The winner’s Retreat Axis is closed to your retreat.',
  retreatAway: 'Each step of a retreat must lead further from the combat.',
  mustRetreat: 'The beaten stack must retreat.',
  retreatBegun: 'The retreat has begun: staying is decided before its first step.',

  notTired: (s, f) => `${cap(block(s, f, 'that corps'))} has no fatigue to shed.`,
  oneRecovery: (s, f) => `A card has already been played for ${block(s, f, 'that corps')} in this phase.`,
  corpsFull: (s, f) =>
    `${cap(block(s, f, 'none of your corps'))} has ${f.block === null ? '' : 'no '}room for another infantry point, or no cube is left.`,

  deploymentZone: (s, f) =>
    f.zone === null
      ? 'The scenario does not allow that zone.'
      : `The scenario does not allow a block ${at(s, f.zone)} now.`,
  vedetteZone: 'A vedette must start in a zone with a corps of its nation.',

  notAttacking: (s, f) => `${title(s, f)} is for a combat in which the French attack.`,
  notDefending: (s, f) => `${title(s, f)} is for a combat in which the Coalition defends.`,
  notOnTheMarch: (s, f) => `${title(s, f)} is for an attack on the march: this one is not.`,
  notBeaten: (s, f) => `${title(s, f)} does not apply to the stack that has to retreat here.`,
  noCavalry: 'The retreating stack has no cavalry left.',
  oneCorpsDefends: 'Exactly one Coalition corps must be defending.',
  threeCorps: 'At least three French corps must take part.',
  thinRedLine: 'Neither Picton, Orange nor Hill defends here.',
  noCharger: (s, f) =>
    f.block === null
      ? 'There is nobody in your stack who can charge.'
      : `${cap(name(s, f.block))} does not lead a charge.`,
  noOwnCorps: 'None of your own corps is in that stack: with three players you need one there.',
  corpsMissing: (s, f) => `${cap(block(s, f, 'that corps'))} is not in the stack.`,
  notNextToCombat: (s, f) =>
    f.block === null
      ? 'None of your blocks is next to the combat.'
      : `${cap(name(s, f.block))} is not next to the combat.`,
  corpsOnly: (s, f) =>
    f.block === null ? 'None of your corps can do it.' : `Only a corps can do that: ${name(s, f.block)} is not one.`,
  oneCorpsComes: 'Only one corps comes, with nobody but its commander.',
  zoneNotFree: (s, f) =>
    f.block === null ? 'That needs a zone without enemy corps.' : `Enemy corps stand where ${name(s, f.block)} is.`,
  nationAttacks: (s, f) =>
    `${cap(block(s, f, 'none of your corps there'))} is ${f.block === null ? '' : 'not '}of the nation that attacks.`,
  noFreeWay: (s, f) => `${cap(block(s, f, 'none of them'))} has ${f.block === null ? 'a' : 'no'} zone to go to.`,
  notActivated: (s, f) =>
    f.block === null
      ? 'Last Effort is for Activated blocks: none of yours is.'
      : `${cap(name(s, f.block))} is still Ready: Last Effort is for Activated blocks.`,
  noManoeuvre: 'The French stack is not going to manoeuvre: it must have been designated for that.',
  nobodyLeft: 'You have no block on the map for it.',
  noCrossroads: 'Fewer than three connections meet there.',
  ownCorpsThere: 'One of your corps is there: the zone is contested.',
  hadToStop: 'The stack has had to stop: no movement point can help it now.',
  notStopped: 'No friendly stack stops it here.',
  emptyHand: 'That hand is empty.',
  englishOnly: 'With three players, only the English may play this event.',
  placeTaken: (s, f) => `The enemy alone stands ${f.zone === null ? 'where the corps would come' : at(s, f.zone)}.`,
  lamarqueZone: 'Lamarque comes to a town in France or to Maubeuge.',
  drouotStays: 'This event does not apply to Drouot and the Guard.',
  noCorpsThere: (s, f) => `You have no corps ${there(s, f)}.`,
  notOneFrench: (s, f) =>
    f.zone === null ? 'No French corps stands alone.' : `There must be exactly one French block ${at(s, f.zone)}.`,
  stackBegun: 'You have started your stack: this card must be played before its first corps.',
  noMixedZone: 'There is no zone with both English and Prussian corps that are Ready.',
  noBridge: (s, f) =>
    f.link === null
      ? 'There is no bridge next to the stack.'
      : `There is no bridge on the connection ${road(s, f.link)}.`,
  coalitionCuts: 'Only the Coalition can destroy bridges.',
  bridgeGone: 'That bridge has already been destroyed.',
  bridgeElsewhere: (s, f) => `That bridge is not next to the stack ${there(s, f)}.`,
  bridgeMarkers: 'All the destroyed bridge markers are in use.',
  vedettesCut: 'Vedettes cannot destroy bridges.',
  noPointForBridge: 'An unspent movement point must pay for the bridge.',
  notInDeck: 'That card is not in your deck.',
  cardToTake: 'There is a card you can take: choose one.',
  notPrussian: (s, f) => `${cap(block(s, f, 'that corps'))} is not Prussian.`,
  notToCome: (s, f) => `${cap(block(s, f, 'that corps'))} is not among those still to come.`,
} satisfies ReasonWords;
