import { count, does, has, is, list, own, plays, possessive, whose } from '../../../../text/english.ts';
import { tellOutcome } from '../../../../text/game-text.ts';
import { cap } from '../../../../text/typeset.ts';
import type { Zone } from '../../data/box.ts';
import type { Intent } from '../../position.ts';
import type { RevealUse } from '../../told.ts';
import { campOfSeat, cardFacts, isOwnCamp, linkFacts, type Scene } from '../scene.ts';
import type { EventOf, Words } from '../words.ts';
import { battle, reckoned } from './battle.ts';
import {
  at,
  bridge,
  card,
  cards,
  cardText,
  fatigues,
  group,
  losses,
  name,
  one,
  people,
  player,
  side,
  the,
} from './grammar.ts';
import { invasion, scenario, turnLabel } from './names.ts';
import { outcomes } from './outcomes.ts';
import { labels } from './table.ts';

const draws = ['draws', 'draw'] as const;

/** A sentence that may end with the title of a card: `Charge!` needs no full stop. */
function stop(text: string): string {
  return text.endsWith('!') ? text : `${text}.`;
}

function turn(s: Scene, e: EventOf<'turn'>): string {
  const label = s.box.scenarios[s.view.scenario]?.turns[e.turn - 1]?.label;
  const stage = s.box.invasions.find(({ no }) => no === e.invasion);
  const when = label === undefined ? '' : `, ${turnLabel(label)}`;
  return `Turn ${e.turn}${when}${stage === undefined ? '' : `: ${invasion(stage)}`}.`;
}

const REVEALED: Readonly<Record<RevealUse, (s: Scene, e: EventOf<'revealed'>) => string>> = {
  initiative: (s, e) => `${cardFacts(s, e.card)?.initiative ?? 0} for the initiative`,
  march: (s, e) => count(cardFacts(s, e.card)?.movement ?? 0, 'movement point'),
  combat: (s, e) => `${losses(cardFacts(s, e.card)?.losses ?? 0)}, ${fatigues(cardFacts(s, e.card)?.fatigues ?? 0)}`,
  pursuit: (s, e) => fatigues(cardFacts(s, e.card)?.fatigues ?? 0),
  rougeaud: (s, e) => `a value of ${cardFacts(s, e.card)?.movement ?? 0}`,
};

function revealed(s: Scene, e: EventOf<'revealed'>): string {
  // In a combat the common deck of the coalition serves all of it.
  const together = e.use === 'combat' || e.use === 'pursuit';
  const who = together ? side(s, campOfSeat(e.seat)) : player(s, e.seat);
  return `${does(who, ['reveals', 'reveal'])} ${card(s, e.card)} (${REVEALED[e.use](s, e)}).`;
}

const INITIATIVE: Readonly<Record<EventOf<'initiative'>['how'], string>> = {
  intuition: 'by Intuition',
  higher: 'with the higher card',
  tie: 'as ties go to the French',
};

const INTENTS: Readonly<Record<Intent, string>> = {
  none: '',
  go: ' to manoeuvre',
  fight: ' to fight on the spot',
  rest: ' to rest',
};

function designated(s: Scene, e: EventOf<'designated'>): string | null {
  // In fog the own camp is told again, with names.
  if (s.view.fog && e.blocks.length === 0 && isOwnCamp(s, campOfSeat(e.seat))) return null;
  const stack = group(s, e.nation, e.count, e.blocks).the;
  return `${does(player(s, e.seat), ['designates', 'designate'])} ${stack} ${at(s, e.zone)}${INTENTS[e.intent]}.`;
}

const MOVES = {
  manoeuvre: ['marches', 'march'],
  retreat: ['retreats', 'retreat'],
  event: ['moves', 'move'],
} as const;

const HALTS: Readonly<Record<EventOf<'halted'>['why'], (s: Scene, zone: Zone) => string>> = {
  choice: (s, zone) => `The stack stops ${at(s, zone)}.`,
  noPoints: (s, zone) => `The stack stops ${at(s, zone)}: its movement points are spent.`,
  enemy: (s, zone) => `The stack meets the enemy ${at(s, zone)} and stops.`,
  fortress: (s, zone) => `The stack stops to take the fortified town of ${the(s, zone)}.`,
  confusion: (s, zone) => `Confusion ${at(s, zone)}: the stack stops.`,
  lost: () => 'Nothing is left of the stack.',
};

function axis(s: Scene, e: EventOf<'axis'>): string {
  const facts = linkFacts(s, e.link);
  const back = facts === undefined ? e.zone : facts.a === e.zone ? facts.b : facts.a;
  return `${cap(whose(side(s, e.camp), 'Retreat Axis'))} ${at(s, e.zone)} points to ${the(s, back)}.`;
}

export const events: Words['events'] = {
  ...battle,
  setup: (s, e) => {
    const facts = s.box.scenarios[e.scenario];
    return facts === undefined ? null : `${scenario(facts)}: the track starts at ${facts.startVp}.`;
  },
  deployed: (s, e) => `${does(one(s, e.block), ['takes', 'take'])} position ${at(s, e.zone)}.`,
  deploymentDone: (s, e) => {
    const who = player(s, e.seat);
    return `${does(who, has)} finished ${own(who)} deployment.`;
  },
  turn,
  phase: (_s, e) => `${labels.phases[e.phase]}.`,
  drew: (s, e) => `${does(player(s, e.seat), draws)} ${count(e.count, 'card')}; ${e.left} left in the deck.`,
  drewCards: (s, e) => stop(`${does(player(s, e.seat), draws)}: ${cards(s, e.cards)}`),
  reshuffled: (s, e) =>
    `${cap(whose(side(s, e.camp), 'discard pile'))} becomes a new deck of ${count(e.count, 'card')}.`,
  redDrawn: (s, e) => stop(`${does(player(s, e.seat), draws)} a red card: ${card(s, e.card)}`),
  redsCancelled: (s, e) =>
    `Several red cards cancel each other out: ${list(e.cards.map((id) => card(s, id)))} have no effect.`,
  arrived: (s, e) => `${does(one(s, e.block), ['arrives', 'arrive'])} ${at(s, e.zone)}.`,
  arrivalBlocked: (s, e) => `${cap(name(s, e.corps))} cannot arrive ${at(s, e.zone)}: the enemy holds it.`,
  delayed: (s, e) => `${does(one(s, e.corps), is)} delayed until turn ${e.turn}.`,
  noRecovery: (s, e) => `${does(player(s, e.seat), ['plays', 'play'])} no cards in this Recovery phase.`,
  played: (s, e) => {
    const gist = cardText(s, e.card)?.gist;
    const said = `${does(player(s, e.seat), plays)} ${card(s, e.card)}`;
    return gist === undefined ? stop(said) : `${said} (${gist}).`;
  },
  countered: (s, e) => `${does(player(s, e.seat), ['cancels', 'cancel'])} ${card(s, e.card)} with ${card(s, e.by)}.`,
  noEffect: (s, e) => `${card(s, e.card)} has no effect.`,
  discarded: (s, e) => stop(`${does(player(s, e.seat), ['discards', 'discard'])} ${card(s, e.card)}`),
  sawHand: (s, e) =>
    stop(`${does(player(s, e.seat), ['sees', 'see'])} ${whose(player(s, e.of), 'hand')}: ${cards(s, e.cards)}`),
  tookCard: (s, e) => `${does(player(s, e.seat), ['takes', 'take'])} ${card(s, e.card)} from the deck.`,
  gave: (s, e) => {
    const [from, to] = [player(s, e.seat), player(s, e.to)];
    const gives = does(from, ['gives', 'give']);
    return to.you ? stop(`${gives} you ${card(s, e.card)}`) : `${gives} ${card(s, e.card)} to ${to.the}.`;
  },
  exchanged: (s, e) => {
    const [from, to] = [player(s, e.seat), player(s, e.to)];
    return from.you || to.you ? null : `${does(from, ['gives', 'give'])} ${count(e.count, 'card')} to ${to.the}.`;
  },
  revealed,
  initiative: (s, e) => `${does(side(s, e.camp), has)} the initiative, ${INITIATIVE[e.how]}.`,
  leader: (s, e) => `${does(player(s, e.seat), ['leads', 'lead'])} the Coalition this turn.`,
  named: (s, e) =>
    e.to === 'operate'
      ? `${does(player(s, e.seat), ['operates', 'operate'])} next.`
      : `Inactivity falls on ${player(s, e.seat).the}.`,
  passed: (s, e) => {
    const who = player(s, e.seat);
    return e.forced
      ? `${does(who, has)} nothing left to activate and must pass.`
      : `${does(who, ['passes', 'pass'])} for the rest of the turn.`;
  },
  designated,
  marchPoints: (s, e) => `Movement points: ${reckoned(s, e.total, e.terms)}.`,
  moved: (s, e) =>
    `${does(group(s, e.nation, e.count, e.blocks), MOVES[e.how])} from ${the(s, e.from)} to ${the(s, e.to)}.`,
  halted: (s, e) => HALTS[e.why](s, e.zone),
  marchFatigue: (s, e) =>
    e.terms.length === 0
      ? 'The manoeuvre costs no fatigue.'
      : `Fatigue for the manoeuvre: ${reckoned(s, e.total, e.terms)}.`,
  reinforced: (s, e) => `${does(one(s, e.corps), ['gets', 'get'])} 1 infantry point.`,
  reinforcedSomebody: (s, e) => {
    const who = side(s, e.camp);
    return who.you ? null : `One of ${possessive(who)} corps gets 1 infantry point.`;
  },
  unmasked: (s, e) => `${does(one(s, e.block), is)} seen ${at(s, e.zone)}.`,
  activated: (s, e) => `${does(group(s, e.nation, e.count, []), is)} Activated ${at(s, e.zone)}.`,
  axis,
  axisGone: (s, e) => `The Retreat Axis ${at(s, e.zone)} is removed.`,
  axisStruck: (s, e) => `The enemy strikes ${whose(side(s, e.camp), 'corps')} ${at(s, e.zone)} from behind: 2 fatigue.`,
  control: (s, e) => `${does(people(s, e.nation), ['takes', 'take'])} control of ${the(s, e.zone)}.`,
  fortifiedGone: (s, e) => `The Fortified Position ${at(s, e.zone)} is removed.`,
  bridge: (s, e) => `${cap(bridge(s, e.link))} is destroyed.`,
  recovery: (s, e) =>
    `${does(player(s, e.seat), plays)} ${card(s, e.card)} for recovery (${cardFacts(s, e.card)?.recovery ?? 0}).`,
  recoveredAll: (s, e) =>
    e.corps.length === 0 ? null : `Fully rested: ${list(e.corps.map((corps) => name(s, corps)))}.`,
  over: (s, e) => tellOutcome(outcomes, s, e.outcome),
};
