import { askedSeats, listChoices, type Seat, type Steps, top } from '../../kernel/flow.ts';
import type { Reason, Thing, Wish } from '../../kernel/game.ts';
import { same } from '../../kernel/plain.ts';
import { get, there } from '../../kernel/there.ts';
import type { Box, Card, Zone } from './data/box.ts';
import { grammarFor } from './grammar.ts';
import { type Block, CAMP_OF, isCommander, isVedette, NATION_OF } from './pieces.ts';
import { type Choice, LOST, type Position, type Share } from './position.ts';
import {
  axisAt,
  campOfSeat,
  contested,
  distance,
  leavesCommanderAlone,
  linkBetween,
  ownerOf,
  strandsCommander,
} from './rules/board.ts';
import { campOfSide } from './rules/combat.ts';
import { EVENTS } from './rules/events/index.ts';
import type { Window } from './rules/events/rule.ts';
import { approachAllows, axisAllows, costOf, nearerBonus } from './rules/manoeuvre.ts';
import { mayGo } from './rules/operations.ts';
import { mayRideInto, stoppedByFriends } from './rules/stack.ts';
import { mayPlay } from './rules/windows.ts';
import { WHY, type Why } from './text/why.ts';

// Why something cannot be done now. Everything here is said to a seat about its own things, from what it can see.

function because(why: Why, facts?: Reason['facts'], clause: string = WHY[why]): Reason[] {
  return [facts === undefined ? { clause, why } : { clause, why, facts }];
}

/** The rules that stand in the way of a wish; empty exactly when some choice now fulfils it. */
export function whyNot(
  b: Box,
  steps: Steps<Position, Choice>,
  p: Position,
  seat: Seat,
  wish: Wish<Choice>,
): readonly Reason[] {
  if (p.outcome !== null) return because('matchOver');
  if (!askedSeats(steps, p).includes(seat)) return because('notYourDecision');
  const offered = listChoices(steps, p, seat, []);
  if ('thing' in wish) {
    if (offered.some((c) => grammarFor(b).touches(c).includes(wish.thing))) return [];
    return aboutThing(b, p, seat, wish.thing);
  }
  if (offered.some((c) => same(c, wish.choice))) return [];
  return aboutChoice(b, p, seat, wish.choice);
}

function aboutThing(b: Box, p: Position, seat: Seat, thing: Thing): Reason[] {
  const [kind, id] = thing.split(':');
  const n = Number(id);
  switch (kind) {
    case 'block':
      return aboutBlock(p, seat, n);
    case 'zone':
      return aboutZone(b, p, seat, n);
    case 'card':
      return aboutCard(b, p, seat, n);
    case 'infantry':
    case 'cavalry':
      return aboutStrength(p, n, kind);
    default:
      return because('notAsked');
  }
}

function aboutChoice(b: Box, p: Position, seat: Seat, c: Choice): Reason[] {
  switch (c.kind) {
    case 'stack':
      return aboutBlock(p, seat, c.block);
    case 'play':
    case 'give':
    case 'card':
      return aboutCard(b, p, seat, c.card);
    case 'step':
    case 'retreat':
      return aboutZone(b, p, seat, c.to);
    case 'zone':
      return aboutZone(b, p, seat, c.zone);
    case 'deploy':
      return because(isVedette(c.block) ? 'vedetteZone' : 'deploymentZone', { block: c.block, zone: c.zone });
    case 'go':
    case 'fight':
      return aboutIntent(b, p, c.kind);
    case 'rest':
      return stepNow(p) === 'operation.designate' ? aboutDesignation(p) : because('notAsked');
    case 'pass':
      if (p.op?.must) return because('cannotPass');
      return stepNow(p) === 'operation.designate' ? aboutDesignation(p) : because('notAsked');
    case 'hold':
      return because(p.combat === null ? 'notAsked' : 'mustRetreat');
    case 'tire':
    case 'relieve':
      return aboutShare(p, c.corps);
    case 'lose':
      return aboutStrength(p, c.corps, c.arm);
    case 'recover':
      return aboutRecovery(b, p, seat, c.card, c.corps);
    case 'corps':
      return because(stepNow(p).startsWith('renforts.') ? 'corpsFull' : 'notAsked', { block: c.corps });
    default:
      return because('notAsked');
  }
}

const stepNow = (p: Position): string => top(p).step;

/** Is a stack being put together? */
function designating(p: Position): { readonly group: readonly Block[]; readonly zone: Zone } | null {
  if (p.column !== null) return p.column;
  return stepNow(p) === 'operation.designate' ? p.op : null;
}

/** OPS-06, 13: what comes first, the stack or its order. */
function aboutDesignation(p: Position): Reason[] {
  return because(there(p.op).group.length === 0 ? 'designateFirst' : 'orderFirst');
}

function aboutBlock(p: Position, seat: Seat, block: Block): Reason[] {
  const facts = { block };
  if (CAMP_OF[block] !== campOfSeat(seat)) return because('enemyBlock', facts);
  if (p.where[block] === LOST) return because('blockLost', facts);
  if (get(p.where, block) < 0) return because('blockNotHere', facts);
  if (ownerOf(p, block) !== seat) return because('partnerBlock', facts);
  const share = p.shares.at(-1);
  if (share !== undefined) return aboutShare(p, block);
  if (stepNow(p) === 'recovery.card') return because(p.recovered.includes(block) ? 'oneRecovery' : 'notTired', facts);
  const stack = designating(p);
  if (stack === null) return because('notAsked', facts);
  if (stack.group.includes(block)) return because('alreadyInStack', facts);
  if (p.column === null && p.activated[block]) return because('activated', facts);
  if (stack.group.length === 0) return because(isCommander(block) ? 'commanderAlone' : 'notAsked', facts);
  const first = get(stack.group, 0);
  if (p.where[block] !== stack.zone) return because('otherZone', { block, zone: stack.zone });
  if (isVedette(block) !== isVedette(first)) return because('vedetteWithCorps', facts);
  if (NATION_OF[block] !== NATION_OF[first])
    return because(isCommander(block) ? 'commanderNation' : 'mixedNations', facts);
  if (stepNow(p) === 'ultime-effort.pick' && !p.activated[block]) return because('notActivated', facts);
  if (p.column !== null && strandsCommander(p, [...stack.group, block]))
    return because('leavesCommander', { block, zone: stack.zone });
  return because('notAsked', facts);
}

function aboutShare(p: Position, block: Block): Reason[] {
  const share = p.shares.at(-1);
  if (share === undefined) return because('notAsked', { block });
  if (!share.corps.includes(block)) return because('notInShare', { block });
  return because(share.kind === 'relief' ? 'nothingToRelieve' : 'equalShare', { block });
}

function aboutStrength(p: Position, corps: Block, arm: 'infantry' | 'cavalry'): Reason[] {
  const share: Share | undefined = p.shares.at(-1);
  const facts = { block: corps };
  if (share === undefined || share.kind !== 'loss') return because('notAsked', facts);
  if (!share.corps.includes(corps)) return because('notInShare', facts);
  if ((arm === 'infantry' ? p.infantry : p.cavalry)[corps] === 0) return because('noSuchStrength', facts);
  if (share.cavalryDue && arm === 'infantry') return because('cavalryFirst', facts);
  return because('equalShare', facts);
}

function aboutIntent(b: Box, p: Position, kind: 'go' | 'fight'): Reason[] {
  const op = p.op;
  if (op !== null && stepNow(p) === 'operation.designate' && op.group.length === 0) return aboutDesignation(p);
  if (op === null || op.group.length === 0) return because('notAsked');
  if (kind === 'go') {
    if (mayGo(b, p, op)) return because('notAsked');
    const left = leavesCommanderAlone(p, op.camp, op.zone, op.group);
    return because(left ? 'leavesCommander' : 'approachContested', { zone: op.zone });
  }
  if (isVedette(get(op.group, 0))) return because('vedettesDoNotFight');
  if (!contested(p, op.zone)) return because('notContested', { zone: op.zone });
  return because('noPointsNoFight', { zone: op.zone });
}

function aboutZone(b: Box, p: Position, seat: Seat, zone: Zone): Reason[] {
  const step = stepNow(p);
  if (step === 'retreat.step') return aboutRetreat(b, p, zone);
  if (step === 'manoeuvre.displace') return aboutStep(b, p, zone);
  if (step === 'setup.deploy') return because('deploymentZone', { zone });
  if (step === 'setup.vedette') return because('vedetteZone', { zone });
  if (step === 'operation.designate') {
    const own = p.where.flatMap((at, block) => (at === zone && ownerOf(p, block) === seat ? [block] : []));
    const barred = own.map((block) => aboutBlock(p, seat, block)).filter(([reason]) => reason?.why !== 'notAsked');
    // A zone with somebody to designate is not what is in the way.
    return own.length > 0 && barred.length === own.length ? get(barred, 0) : aboutDesignation(p);
  }
  if (p.column !== null && p.column.group.length > 0) return aboutColumn(b, p, zone);
  return because('notAsked', { zone });
}

/** Where a stack that an event moves may go. */
function aboutColumn(b: Box, p: Position, to: Zone): Reason[] {
  const { seat, group, zone } = there(p.column);
  if (stepNow(p) === 'au-son-du-canon.pick') return because('notAsked', { zone: to });
  if (linkBetween(b, zone, to) < 0) return because('notAdjacent', { zone: to, by: zone });
  if (leavesCommanderAlone(p, campOfSeat(seat), zone, group)) return because('leavesCommander', { zone });
  return because(mayRideInto(b, p, get(group, 0), to) ? 'notFree' : 'vedetteFortress', { zone: to });
}

function aboutStep(b: Box, p: Position, zone: Zone): Reason[] {
  const op = there(p.op);
  const link = linkBetween(b, op.zone, zone);
  if (zone === op.zone) return because('alreadyThere', { zone });
  if (link < 0) return because('notAdjacent', { zone, by: op.zone });
  if (op.over) return because('fortressStop', { zone: op.zone });
  if (stoppedByFriends(p)) return because('friendsStop', { zone: op.zone });
  if (!axisAllows(p, op, link))
    return because(axisAt(p, op.zone)?.camp === op.camp ? 'ownAxis' : 'enemyAxis', { zone, link });
  if (!mayRideInto(b, p, get(op.group, 0), zone)) return because('vedetteFortress', { zone });
  if (!approachAllows(b, p, op, zone)) return because('approachEnemy', { zone });
  const cost = costOf(p, link);
  const left = op.mp + nearerBonus(b, p, op, zone) - op.spent;
  if (op.steps === 0 && op.mp <= 0) return because('noPoints', { zone });
  return because(cost > 1 ? 'brokenBridge' : 'noPointsLeft', { zone, cost, left });
}

function aboutRetreat(b: Box, p: Position, zone: Zone): Reason[] {
  const c = there(p.combat);
  if (zone === c.at) return because('alreadyThere', { zone }, 'N15-RET-01');
  if (linkBetween(b, c.at, zone) < 0) return because('notAdjacent', { zone, by: c.at }, 'N15-RET-01');
  if (c.moved && distance(b, zone, c.zone) <= distance(b, c.at, c.zone)) return because('retreatAway', { zone });
  const own = axisAt(p, c.zone)?.camp === campOfSide(c, c.loser);
  return because(own ? 'retreatOwnAxis' : 'retreatEnemyAxis', { zone });
}

/** The window that is open now for the seat. */
function windowNow(p: Position): Window | null {
  const frame = top(p);
  if (frame.step === 'window.ask' && 'window' in frame) return frame.window as Window;
  if (frame.step === 'answer.ask') return 'answer';
  if (frame.step === 'initiative.card') return 'initiative';
  if (frame.step === 'manoeuvre.displace') return 'displacement';
  return frame.step === 'operation.designate' ? 'designation' : null;
}

function aboutCard(b: Box, p: Position, seat: Seat, card: Card): Reason[] {
  const facts = { card };
  const printed = b.cards[card];
  if (!printed) return because('notAsked', facts);
  if (printed.camp !== campOfSeat(seat)) return because('enemyCard', facts);
  if (!get(p.hands, seat).includes(card)) return because('cardNotInHand', facts);
  if (p.noRecovery === seat && p.phase === 'recovery') return because('noRecovery', facts);
  if (printed.colour === 'red') return because('redCard', facts);
  const window = windowNow(p);
  if (window === 'initiative' && printed.colour === 'green') return because('greenCard', facts);
  if (p.phase === 'operations' && printed.colour === 'blue') return because('blueCard', facts);
  if (p.op !== null && !mayPlay(p, campOfSeat(seat))) return because('oneCard', facts);
  const rule = EVENTS[printed.event];
  if (rule.windows.includes('answer')) return because('counterOnly', facts);
  if (window === null || !rule.windows.includes(window)) return because('wrongMoment', facts);
  return because('eventCondition', { card, event: printed.event }, `${b.events[printed.event].ledger}-01`);
}

function aboutRecovery(b: Box, p: Position, seat: Seat, card: Card, corps: Block): Reason[] {
  if (stepNow(p) !== 'recovery.card') return because('notAsked', { card, block: corps });
  if (!get(p.hands, seat).includes(card)) return aboutCard(b, p, seat, card);
  return aboutBlock(p, seat, corps);
}
