import { count } from '../../../../text/english.ts';
import { cap } from '../../../../text/typeset.ts';
import { type Scene, windowNow } from '../scene.ts';
import { type Facts, MOMENTS as MOMENTS_OF } from '../why.ts';
import type { Words } from '../words.ts';
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

export const reasons: Words['reasons'] = {
  matchOver: 'The match is over.',
  notYourDecision: (s, f) =>
    `It is for ${f.seat === null ? 'another player' : player(s, f.seat).the} to decide now: ${when(s, f)}.`,
  moment: (s, f) => `That is for ${when(s, f)}.`,
  now: (s, f) => `Now it is about ${when(s, f)}.`,
  noPart: 'Nothing is decided with that.',
  cannotPass: 'Coordination calls for another operation: you cannot pass it.',
  enemyBlock: 'That block is the enemy’s.',
  partnerBlock: (s, f) => `${cap(block(s, f, 'that block'))} belongs to your partner.`,
  blockLost: (s, f) => `${cap(block(s, f, 'that block'))} is eliminated and never returns.`,
  blockNotHere: (s, f) => `${cap(block(s, f, 'that block'))} is not on the map yet.`,
  enemyCard: 'That card is of the enemy’s deck.',
  cardNotInHand: 'Only a card of your own hand can be played.',
  coalitionPlayer: 'Only with three players is somebody named, and then one of the two Coalition players.',

  setUpAlready: (s, f) => `${cap(block(s, f, 'that block'))} is set up already, or comes later in the match.`,
  otherBlockFirst: (s, f) => `Blocks are set up one by one: now it is the turn of ${block(s, f, 'another one')}.`,

  designateFirst: 'First designate a stack: touch a corps that is to activate.',
  orderFirst: 'The stack is designated: first say whether it manoeuvres, fights or stays.',
  activated: (s, f) => `${cap(block(s, f, 'that block'))} has been Activated this turn.`,
  commanderAlone: (s, f) => `${cap(block(s, f, 'a commander'))} never moves alone: begin with a corps.`,
  otherZone: (s, f) => `A stack is made of blocks of one zone: yours is ${there(s, f)}.`,
  mixedNations: 'English and Prussians do not act in one stack.',
  commanderNation: (s, f) => `${cap(block(s, f, 'a commander'))} goes only with corps of his own nation.`,
  vedetteWithCorps: 'Vedettes and corps do not move together.',
  alreadyInStack: (s, f) => `${cap(block(s, f, 'that block'))} is in the stack already.`,
  leavesCommander: (s, f) =>
    `A commander would stay ${there(s, f)} without a corps: take him along if he can go, or leave a corps with him.`,
  approachContested: 'The Approach March forbids a start from a contested zone.',
  notContested: (s, f) => `There is no enemy corps to fight ${there(s, f)}.`,
  vedettesDoNotFight: 'Vedettes never fight.',
  noPointsNoFight: 'A stack without movement points has ended its operation: it does not attack.',

  alreadyThere: (s, f) => `The stack is ${there(s, f)} already.`,
  notAdjacent: (s, f) =>
    f.zone === null || f.by === null
      ? 'No connection leads there from here.'
      : `No connection leads from ${the(s, f.by)} to ${the(s, f.zone)}.`,
  noPointsLeft: 'The movement points are spent.',
  noPoints: 'The stack has no movement point: it cannot move.',
  brokenBridge: (_s, f) => {
    const cost = f.cost ?? 3;
    const left = f.left === null ? '' : `, and there ${f.left === 1 ? 'is' : 'are'} ${f.left} left`;
    return `The bridge is destroyed: crossing costs ${count(cost, 'movement point')}${left}.`;
  },
  ownAxis: 'Out of this contested zone the first step follows your Retreat Axis.',
  enemyAxis: 'Nobody leaves a contested zone through the enemy’s Retreat Axis.',
  friendsStop: (s, f) => `The stack must stop ${there(s, f)}: a friendly stack is there.`,
  fortressStop: (s, f) => `The stack must stop ${there(s, f)}: it is taking the fortified town.`,
  approachEnemy: 'The Approach March keeps clear of every enemy block.',
  vedetteFortress: (s, f) =>
    `Vedettes do not enter a fortified town under enemy control${f.zone === null ? '' : `: ${the(s, f.zone)} is one`}.`,
  notFree: (s, f) => `The enemy is ${there(s, f)}: this stack cannot go to him.`,

  oneCard: 'Your camp has already played its one card of this operation.',
  redCard: 'A red card is never played from the hand.',
  blueCard: 'A blue card is played in the Initiative phase only.',
  greenCard: 'A green card is played in the Operations phase only.',
  wrongMoment: (s, f) => moment(s, f, 'This is not the moment for that card.'),
  counterOnly: (s, f) =>
    f.card === null
      ? 'That card only answers an event of the enemy.'
      : `${cardTitle(s, f.card)} only answers an event of the enemy.`,
  notTalking: 'You may not talk with your partner now: no card changes hands.',

  fatigueNow: 'Fatigue is being placed: choose a corps that takes it.',
  lossesNow: 'Losses are being taken: choose infantry or cavalry of a corps.',
  reliefNow: 'Fatigue is being taken off: choose a corps that sheds it.',
  nobodyNamed: 'The leader names a player only when what is left over may fall on the corps of either.',
  leaderNames: 'First the leader says whose corps is next.',
  somethingToPlace: 'There is still something to place.',
  notInShare: (s, f) => `${cap(block(s, f, 'that corps'))} has no part in this.`,
  cavalryFirst: 'One of several losses must be cavalry: take it first.',
  equalShare: (s, f) => `${cap(block(s, f, 'that corps'))} has taken its share: the rest is for others.`,
  noSuchStrength: (s, f) => `${cap(block(s, f, 'that corps'))} has no such point left.`,
  nothingToRelieve: (s, f) => `${cap(block(s, f, 'that corps'))} has no fatigue to shed.`,

  retreatOwnAxis: 'The first step of the retreat follows your Retreat Axis.',
  retreatEnemyAxis: 'The winner’s Retreat Axis is closed to your retreat.',
  retreatAway: 'Each step of a retreat must lead farther from the combat.',
  mustRetreat: 'The beaten stack must retreat.',
  retreatBegun: 'The retreat has begun: to stay is decided before its first step.',

  notTired: (s, f) => `${cap(block(s, f, 'that corps'))} has no fatigue to shed.`,
  oneRecovery: (s, f) => `A card has already been played for ${block(s, f, 'that corps')} in this phase.`,
  corpsFull: (s, f) =>
    `${cap(block(s, f, 'none of your corps'))} has ${f.block === null ? '' : 'no '}room for another infantry point, or no cube is left.`,

  deploymentZone: (s, f) =>
    f.zone === null
      ? 'The scenario does not allow that zone.'
      : `The scenario does not allow a block ${at(s, f.zone)} now.`,
  vedetteZone: 'A vedette starts in a zone with a corps of its nation.',

  notAttacking: (s, f) => `${title(s, f)} is for a combat in which the French attack.`,
  notDefending: (s, f) => `${title(s, f)} is for a combat in which the Coalition defends.`,
  notOnTheMarch: (s, f) => `${title(s, f)} is for an attack on the march: this one is not.`,
  notBeaten: (s, f) => `${title(s, f)} is not for the stack that has to retreat here.`,
  noCavalry: 'The retreating stack has no cavalry left.',
  oneCorpsDefends: 'Exactly one Coalition corps must be defending.',
  threeCorps: 'At least three French corps must take part.',
  thinRedLine: 'Neither Picton, Orange nor Hill defends here.',
  noCharger: (s, f) =>
    f.block === null ? 'Nobody who can charge is in your stack.' : `${cap(name(s, f.block))} does not lead a charge.`,
  noOwnCorps: 'None of your own corps is in that stack: with three players it needs one.',
  corpsMissing: (s, f) => `${cap(block(s, f, 'that corps'))} is not in the stack.`,
  notNextToCombat: (s, f) =>
    f.block === null
      ? 'None of your blocks is next to the combat.'
      : `${cap(name(s, f.block))} is not next to the combat.`,
  corpsOnly: (s, f) =>
    f.block === null ? 'None of your corps could do it.' : `Only a corps can do that: ${name(s, f.block)} is none.`,
  oneCorpsComes: 'One corps comes, and nobody else but its commander.',
  zoneNotFree: (s, f) =>
    f.block === null ? 'It needs a zone without enemy corps.' : `Enemy corps stand where ${name(s, f.block)} is.`,
  nationAttacks: (s, f) =>
    `${cap(block(s, f, 'none of your corps there'))} is ${f.block === null ? '' : 'not '}of the nation that attacks.`,
  noFreeWay: (s, f) => `${cap(block(s, f, 'none of them'))} has ${f.block === null ? 'a' : 'no'} zone to go to.`,
  notActivated: (s, f) =>
    f.block === null
      ? 'The Last Effort is for those who are Activated: nobody of yours is.'
      : `${cap(name(s, f.block))} is still to activate: the Last Effort is for those who are Activated.`,
  noManoeuvre: 'The French stack will not manoeuvre: it must have been designated for that.',
  nobodyLeft: 'You have nobody on the map for it.',
  noCrossroads: 'Less than three connections meet there.',
  ownCorpsThere: 'A corps of yours is there: the zone is contested.',
  hadToStop: 'The stack had to stop: no movement point helps it now.',
  notStopped: 'No friendly stack stops it here.',
  emptyHand: 'That hand is empty.',
  englishOnly: 'With three players only the English play this event.',
  placeTaken: (s, f) => `The enemy alone stands ${f.zone === null ? 'where the corps would come' : at(s, f.zone)}.`,
  lamarqueZone: 'Lamarque comes to a town in France or to Maubeuge.',
  drouotStays: 'Drouot and the Guard are not meant by this event.',
  noCorpsThere: (s, f) => `No corps of yours is ${there(s, f)}.`,
  notOneFrench: (s, f) =>
    f.zone === null ? 'No French corps stands alone.' : `There must be exactly one French block ${at(s, f.zone)}.`,
  stackBegun: 'The stack has been begun: the card comes before its first corps.',
  noMixedZone: 'In no zone are there English and Prussian corps to activate together.',
  noBridge: (s, f) =>
    f.link === null
      ? 'There is no bridge next to the stack.'
      : `There is no bridge on the connection ${road(s, f.link)}.`,
  coalitionCuts: 'Only the Coalition destroys bridges.',
  bridgeGone: 'That bridge is destroyed already.',
  bridgeElsewhere: (s, f) => `That bridge is not next to the stack ${there(s, f)}.`,
  bridgeMarkers: 'Every marker for a destroyed bridge is in use.',
  vedettesCut: 'Vedettes destroy no bridges.',
  noPointForBridge: 'An unspent movement point must pay for the bridge.',
  notInDeck: 'That card is not in your deck.',
  cardToTake: 'There is a card to take: choose one.',
  notPrussian: (s, f) => `${cap(block(s, f, 'that corps'))} is not Prussian.`,
  notToCome: (s, f) => `${cap(block(s, f, 'that corps'))} is not among those still to come.`,
};
