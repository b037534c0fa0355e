import type { Seat } from '../../../../kernel/flow.ts';
import { count, headed, list, whose } from '../../../../text/english.ts';
import { localOf } from '../../../../text/scene.ts';
import { cap } from '../../../../text/typeset.ts';
import { type ShareView, UNKNOWN } from '../../position.ts';
import type { Window } from '../../rules/events/rule.ts';
import { isPretence, type Scene, shareLeft, shareNow, windowNow } from '../scene.ts';
import type { PromptWords, StepName } from '../words.ts';
import { WHENCE } from './battle.ts';
import { at, card, cardText, fatigues, losses, names, player, the } from './grammar.ts';

/** The player who operates, with what is his; and where his stack is. */
function mover(s: Scene, what: string): string {
  const seat = s.view.op?.seat;
  return seat === undefined ? `the enemy ${what}` : whose(player(s, seat), what);
}

function here(s: Scene): string {
  const zone = s.view.op?.zone ?? -1;
  return zone < 0 ? '' : ` ${at(s, zone)}`;
}

function fight(s: Scene): string {
  const zone = s.view.combat?.zone ?? -1;
  return zone < 0 ? '' : ` ${at(s, zone)}`;
}

function marchCard(s: Scene): string {
  const { op } = s.view;
  return op === null ? 'The movement card is revealed' : `The movement card shows ${op.base}`;
}

const OPEN: Readonly<Partial<Record<Window, (s: Scene) => string>>> = {
  start: (s) => `${cap(mover(s, 'operation'))} begins${here(s)}: play a card against it, or go on.`,
  reveal: (s) => `${marchCard(s)}: play Grouchy to reveal another, or go on.`,
  card: (s) => `${marchCard(s)} for ${mover(s, 'stack')}: play a card against it, or go on.`,
  entry: (s) => `${cap(mover(s, 'stack'))} has come to ${the(s, s.view.op?.zone ?? -1)}: play a card, or let it go on.`,
  end: (s) => `${cap(mover(s, 'stack'))} has ended its march${here(s)}: play a card, or go on.`,
  combat: (s) => `Combat${fight(s)}: play a card for it, or go on.`,
  beaten: (s) => `The combat${fight(s)} is decided: play a card before the retreat, or go on.`,
  pursuit: () => 'A pursuit is about to begin: play a card, or go on.',
  operationEnd: () => 'Your operation is over: play Coordination to operate again, or go on.',
};

const WAIT: Readonly<Partial<Record<Window, string>>> = {
  combat: 'to decide whether to play a combat card',
  beaten: 'to decide whether to play a card before the retreat',
  pursuit: 'to decide whether to play a card before the pursuit',
};

function place(share: ShareView): string {
  const left = shareLeft(share);
  if (share.naming) return `Say whose corps takes the next ${share.kind === 'loss' ? 'loss' : 'fatigue'}.`;
  if (isPretence(share)) return 'There is nothing for you to place: go on, and nobody will know.';
  switch (share.kind) {
    case 'fatigue':
      return `Place ${fatigues(left)} (${WHENCE[share.why]}).`;
    case 'relief':
      return `Take off ${fatigues(left)}, from whichever corps you like.`;
    case 'loss': {
      const horse = share.cavalryDue ? ' One of them must be cavalry, if possible.' : '';
      return `Take ${losses(left)} (${WHENCE[share.why]}): choose infantry or cavalry.${horse}`;
    }
  }
}

function placing(share: ShareView | null): string {
  if (share?.naming === true) return 'to say whose corps is next';
  return share?.kind === 'loss' ? 'to take losses' : 'to place fatigue';
}

function answered(s: Scene): string {
  const played = localOf(s, 'card');
  return played === null ? 'An event has been played' : `${card(s, played)} has been played`;
}

function retreats(s: Scene): string {
  const c = s.view.combat;
  const left = c === null ? '' : `: ${count(c.retreat, 'connection')} to go`;
  const stay = c !== null && !c.moved && s.view.fortified.includes(c.zone) && c.attacker === 0 && !c.rearguard;
  const hold = stay || (c?.mayHold === true && !c.moved) ? ', or stay where it is' : '';
  return `Choose where the beaten stack retreats${left}${hold}.`;
}

function designate(s: Scene): string {
  const { op } = s.view;
  if (op === null || op.group.length === 0) {
    return op?.must === true
      ? 'Coordination: designate another stack.'
      : 'Designate a stack for an operation, block by block, or pass.';
  }
  return `Your stack${here(s)}: ${names(s, op.group)}. Add to it, or say what it does.`;
}

function displace(s: Scene): string {
  const { op } = s.view;
  if (op === null || op.mp === UNKNOWN) return 'Move the stack, or stop.';
  if (op.over) return `The stack must stop${here(s)}: play a card first, or stop.`;
  const left = Math.max(0, op.mp - op.spent);
  if (left === 0) return `The stack is${here(s)}, with no movement points left: stop, or play a card.`;
  return `The stack is${here(s)}, with ${count(left, 'movement point')} left: march on, or stop.`;
}

function column(s: Scene, empty: string, begun: string): string {
  const group = s.view.column?.group ?? [];
  return group.length === 0 ? empty : `${cap(names(s, group))}. ${cap(begun)}`;
}

const placeBlock = (what: string): PromptWords => ({
  ask: () => `Place ${what} in one of the scenario’s zones.`,
  wait: () => `to place ${what}`,
});

function event(s: Scene, id: string): string {
  const found = s.box.cards.findIndex((facts) => facts?.event === id);
  return cardText(s, found)?.title ?? 'The event';
}

const titled = (id: string, ask: string, wait: string): PromptWords => ({
  ask: (s) => headed(event(s, id), ask),
  wait: () => wait,
});

export const prompts: Readonly<Record<StepName, PromptWords>> = {
  'setup.deploy': placeBlock('your next block'),
  'setup.vedette': {
    ask: () => 'Place your next vedette in a zone where you have a corps.',
    wait: () => 'to place vedettes',
  },
  'initiative.card': {
    ask: () => 'Initiative: play a blue card for its event, or none.',
    wait: () => 'to decide whether to play a blue card',
  },
  'operations.name': {
    ask: () => 'You lead the Coalition: say who carries out the next operation.',
    wait: () => 'to say who operates',
  },
  'exchange.give': {
    ask: (s) =>
      s.view.talk
        ? 'You may talk with your partner: give cards, or go on.'
        : 'You may not talk with your partner now: go on.',
    wait: () => 'to decide whether to exchange cards',
  },
  'operation.designate': { ask: designate, wait: () => 'to designate a stack or to pass' },
  'operation.attack': {
    ask: (s) => `The stack stands before the enemy${here(s)}: attack on the march, or end the operation.`,
    wait: () => 'to decide whether to attack on the march',
  },
  'manoeuvre.displace': { ask: displace, wait: () => 'to move a stack' },
  'window.ask': {
    ask: (s) => {
      const window = windowNow(s);
      return (window === null ? undefined : OPEN[window])?.(s) ?? 'Play a card for its event, or go on.';
    },
    wait: (s) => WAIT[windowNow(s) ?? 'start'] ?? 'to decide whether to play a card',
  },
  'answer.ask': {
    ask: (s) => `${answered(s)}: play Counter-order to cancel it, or let it take effect.`,
    wait: () => 'to decide whether to play Counter-order',
  },
  'share.place': {
    ask: (s) => {
      const share = shareNow(s);
      return share === null ? 'Place the fatigue.' : place(share);
    },
    wait: (s) => placing(shareNow(s)),
  },
  'retreat.step': { ask: retreats, wait: () => 'to retreat' },
  'recovery.card': {
    ask: () => 'Recovery: play a card to take fatigue off a corps, one card for each corps, or go on.',
    wait: () => 'to decide whether to play recovery cards',
  },
  'anticipation.choose': titled('anticipation', 'choose a card from your deck.', 'to choose a card'),
  'au-son-du-canon.pick': {
    ask: (s) =>
      `${event(s, 'au-son-du-canon')}: ${column(s, 'choose the corps that comes.', 'take the commander along, or go on.')}`,
    wait: () => 'to bring a corps into the combat',
  },
  'chargez.pick': titled('chargez', 'choose the corps that charges and takes the fatigue.', 'to choose who charges'),
  'eclaireurs.whom': titled('eclaireurs', 'choose whose hand to look at.', 'to choose an opponent'),
  'hussards.whom': titled('hussards', 'choose who loses a card.', 'to choose an opponent'),
  'inactivite.whom': titled('inactivite', 'choose which Coalition player suffers it.', 'to choose an opponent'),
  'inactivite.where': titled('inactivite', 'name a zone; all your blocks there are Activated.', 'to name a zone'),
  'lamarque.where': titled('lamarque-event', 'choose where his corps is set up.', 'to set up a corps'),
  'lamarque.whom': titled('lamarque-event', 'choose the corps that gets 1 infantry.', 'to reinforce a corps'),
  'pont-detruit.which': titled('pont-detruit', 'choose the bridge.', 'to choose a bridge'),
  'ravitaillement.where': titled('ravitaillement', 'choose the zone whose corps shed fatigue.', 'to choose a zone'),
  'reaction.pick': {
    ask: (s) =>
      `${event(s, 'reaction')}: ${column(s, 'choose the stack that moves, block by block.', 'add to the stack, or choose where it goes.')}`,
    wait: () => 'to move a stack by an event',
  },
  'renforts.whom': titled('renforts', 'choose the corps that gets 1 infantry.', 'to reinforce a corps'),
  'renforts-retardes.whom': titled('renforts-retardes', 'choose the corps that is late.', 'to choose a corps'),
  'trahison.where': titled('trahison', 'choose the zone with a single French block.', 'to choose a zone'),
  'ultime-effort.pick': {
    ask: (s) =>
      `${event(s, 'ultime-effort')}: ${column(s, 'choose the Activated stack that moves, block by block.', 'add to the stack, or choose where it goes.')}`,
    wait: () => 'to move a stack by an event',
  },
};

export function waiting(s: Scene, seats: readonly Seat[], what: string): string {
  return `Waiting for ${list(seats.map((seat) => player(s, seat).the))} ${what}.`;
}
