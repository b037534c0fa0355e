import { count } from '../../../../text/english.ts';
import { cap } from '../../../../text/typeset.ts';
import type { Scene } from '../scene.ts';
import type { Facts } from '../why.ts';
import type { Words } from '../words.ts';
import { at, cardText, card as cardTitle, name, the } from './grammar.ts';

/** The block that is meant, or the words for it. */
function block(s: Scene, f: Facts, otherwise: string): string {
  return f.block === null ? otherwise : name(s, f.block);
}

function there(s: Scene, f: Facts): string {
  return f.zone === null ? 'there' : at(s, f.zone);
}

/** When the card can be played, as the card says it. */
function moment(s: Scene, f: Facts, otherwise: string): string {
  const words = f.card === null ? null : cardText(s, f.card);
  if (words === null) return otherwise;
  const title = words.title.endsWith('!') ? words.title : `${words.title}:`;
  return `${title} ${words.when}`;
}

export const reasons: Words['reasons'] = {
  matchOver: 'The match is over.',
  notYourDecision: 'It is not for you to decide now.',
  notAsked: 'This is not what is to be decided now.',
  cannotPass: 'Coordination calls for another operation: you cannot pass it.',
  enemyBlock: 'That block is the enemy’s.',
  partnerBlock: (s, f) => `${cap(block(s, f, 'that block'))} belongs to your partner.`,
  blockLost: (s, f) => `${cap(block(s, f, 'that block'))} is eliminated and never returns.`,
  blockNotHere: (s, f) => `${cap(block(s, f, 'that block'))} is not on the map yet.`,
  enemyCard: 'That card is of the enemy’s deck.',
  cardNotInHand: 'Only a card of your own hand can be played.',

  designateFirst: 'First designate a stack: touch a corps that is to activate.',
  orderFirst: 'The stack is designated: first say whether it manoeuvres, fights or stays.',
  activated: (s, f) => `${cap(block(s, f, 'that block'))} has been Activated this turn.`,
  notActivated: (s, f) =>
    `${cap(block(s, f, 'that corps'))} is still to activate: the Last Effort is for those who are Activated.`,
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
  namePlayer: 'First say which of the Coalition players operates.',

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
  eventCondition: (s, f) => moment(s, f, 'The condition of that card is not met.'),
  counterOnly: (s, f) =>
    f.card === null
      ? 'That card only answers an event of the enemy.'
      : `${cardTitle(s, f.card)} only answers an event of the enemy.`,

  notInShare: (s, f) => `${cap(block(s, f, 'that corps'))} has no part in this.`,
  cavalryFirst: 'One of several losses must be cavalry: take it first.',
  equalShare: (s, f) => `${cap(block(s, f, 'that corps'))} has taken its share: the rest is for others.`,
  noSuchStrength: (s, f) => `${cap(block(s, f, 'that corps'))} has no such point left.`,
  nothingToRelieve: (s, f) => `${cap(block(s, f, 'that corps'))} has no fatigue to shed.`,

  retreatOwnAxis: 'The first step of the retreat follows your Retreat Axis.',
  retreatEnemyAxis: 'The winner’s Retreat Axis is closed to your retreat.',
  retreatAway: 'Each step of a retreat must lead farther from the combat.',
  mustRetreat: 'The beaten stack must retreat.',

  notTired: (s, f) => `${cap(block(s, f, 'that corps'))} has no fatigue to shed.`,
  oneRecovery: (s, f) => `A card has already been played for ${block(s, f, 'that corps')} in this phase.`,
  noRecovery: 'Delayed Reinforcements: you play no cards in this Recovery phase.',
  corpsFull: (s, f) => `${cap(block(s, f, 'that corps'))} has no room for another infantry point, or no cube is left.`,

  deploymentZone: (s, f) =>
    f.zone === null
      ? 'The scenario does not allow that zone.'
      : `The scenario does not allow a block ${at(s, f.zone)} now.`,
  vedetteZone: 'A vedette starts in a zone with a corps of its nation.',
};
