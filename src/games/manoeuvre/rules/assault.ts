import { NEIGHBOURS } from '../../../grids/squares.ts';
import type { Io } from '../../../kernel/chance.ts';
import { jump, procedure, type Seat } from '../../../kernel/flow.ts';
import { get, there } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import {
  type Card,
  type Choice,
  type Combat,
  type ManEvent,
  NONE,
  type Position,
  type Purpose,
  type Unit,
} from '../position.ts';
import { aftermath } from './aftermath.ts';
import { lay, namedUnit, scout, sideOf } from './cards.ts';
import { PASS, playOf } from './choices.ts';
import { mayCommit } from './committed.ts';
import { enemyOf, isOpen } from './field.ts';
import { offerScouts, ownDecision } from './own-turn.ts';
import { attrition, eliminate, hit, retreats, retreatTo } from './results.ts';
import { resolve } from './roll.ts';
import { takeSkirmish } from './skirmish.ts';
import { eligibleSupporters, mayLead } from './support.ts';
import { leaderCard, participants, sapped } from './totals.ts';

// Chapter 6.1: Ambush and Assault, from step 3 on (steps 1 and 2 are the declaration).

const defender = (p: Position): Seat => enemyOf(p.active);

/** Lays a card of this combat on the table. */
function playFor(p: Position, seat: Seat, card: Card, purpose: Purpose, unit: Unit, io: Io<ManEvent>): void {
  lay(p, seat, card, io);
  io.tell?.({ kind: 'played', seat, card, purpose, unit });
}

/** 6.1.3-a: the target can withdraw only if some square beside it is free. */
export function canWithdraw(box: Box, p: Position, unit: Unit): boolean {
  return get(NEIGHBOURS, get(p.where, unit)).some((square) => isOpen(box, p, square));
}

/** 8.7: a unit card with a Withdraw entry makes its unit withdraw on a good roll; otherwise it counts for the defence. */
function tryWithdrawal(box: Box, f: Combat, card: Card, io: Io<ManEvent>): void {
  const max = get(box.cards, card).withdrawMax;
  const roll = io.roll('dice', 6);
  const success = roll <= max;
  io.tell?.({ kind: 'withdrawRoll', unit: f.target, card, roll, max, success });
  if (success) withdraw(f);
  else {
    f.failedWithdrawals++;
    jump(f, 'assault.withdraw');
  }
}

function withdraw(f: Combat): void {
  f.withdrew = true;
  jump(f, 'assault.flee');
}

/** Step 5: what the active player may add to his attack. */
function offerAttackCard(box: Box, p: Position, f: Combat, seat: Seat, card: Card, out: Choice[]): void {
  const facts = get(box.cards, card);
  const assault = f.type === 'assault';
  switch (facts.type) {
    case 'unit':
      if (facts.attack !== null && participants(f).includes(namedUnit(seat, facts))) out.push(playOf(card));
      return;
    case 'committedAttack':
      if (mayCommit(box, f)) out.push(playOf(card));
      return;
    case 'sappers':
      // 9.2.7-a: against a redoubt that counts; without one there is nothing to play them for.
      if (p.redoubts.includes(f.square) && !sapped(box, f)) out.push(playOf(card));
      return;
    case 'skirmish':
      // 9.2.8-b, I-38: declared before any other card of step 5.
      if (assault && f.attack.length === 0) out.push(playOf(card));
      return;
    case 'leader':
      if (f.leader !== 'none') return;
      out.push(playOf(card));
      if (assault && mayLead(facts)) {
        for (const unit of eligibleSupporters(box, p, f)) out.push({ kind: 'command', card, unit });
      }
      return;
    default:
      return;
  }
}

const ATTACK_PURPOSE: { readonly [type: string]: Purpose } = {
  unit: 'attack',
  committedAttack: 'committed',
  sappers: 'sappers',
  leader: 'leaderCombat',
};

function takeAttackCard(box: Box, p: Position, f: Combat, card: Card, seat: Seat, io: Io<ManEvent>): void {
  const facts = get(box.cards, card);
  if (facts.type === 'skirmish') {
    takeSkirmish(p, f, card, seat, io);
    return;
  }
  const unit = facts.type === 'unit' ? namedUnit(seat, facts) : NONE;
  playFor(p, seat, card, there(ATTACK_PURPOSE[facts.type]), unit, io);
  f.attack.push({ card, unit });
  if (facts.type === 'leader') f.leader = 'combat';
  jump(f, 'assault.attack');
}

export const assault = (box: Box) =>
  procedure<Position, Combat, Choice, ManEvent>('assault', {
    // Step 3.
    withdraw: {
      when: (p, f) => sideOf(p, defender(p)).hand.length > 0 && canWithdraw(box, p, f.target),
      who: defender,
      choices(p, f, out, seat) {
        for (const card of sideOf(p, seat).hand) {
          const facts = get(box.cards, card);
          // 9.2.11-b: a Withdraw card is the only one its player plays, so none after a failed attempt (I-31).
          if (facts.type === 'withdraw' && f.failedWithdrawals === 0) out.push(playOf(card));
          else if (facts.withdrawMax > 0 && namedUnit(seat, facts) === f.target) out.push(playOf(card));
        }
        out.push(PASS);
      },
      take(p, f, c, io, seat) {
        if (c.kind !== 'play') return;
        playFor(p, seat, c.card, 'withdraw', f.target, io);
        f.defence.push(c.card);
        if (get(box.cards, c.card).type === 'unit') tryWithdrawal(box, f, c.card, io);
        else withdraw(f);
      },
    },
    // Step 4.
    defend: {
      when: (p) => sideOf(p, defender(p)).hand.length > 0,
      who: defender,
      choices(p, f, out, seat) {
        const led = f.defence.some((card) => get(box.cards, card).type === 'leader');
        for (const card of sideOf(p, seat).hand) {
          const facts = get(box.cards, card);
          if (facts.type === 'leader' ? !led : facts.type === 'unit' && namedUnit(seat, facts) === f.target) {
            out.push(playOf(card));
          }
        }
        out.push(PASS);
      },
      take(p, f, c, io, seat) {
        if (c.kind !== 'play') return;
        playFor(p, seat, c.card, get(box.cards, c.card).type === 'leader' ? 'leaderDefence' : 'defence', f.target, io);
        f.defence.push(c.card);
        jump(f, 'assault.defend');
      },
    },
    // Step 5: supporting units are named together with the Leader who commands them (I-24) ...
    support: ownDecision<Combat>(box, 'assault.support', {
      when: (p, f) =>
        f.leader === 'command' &&
        f.supporters.length + 1 < get(box.cards, leaderCard(box, f)).command &&
        eligibleSupporters(box, p, f).length > 0,
      choices(p, f, out) {
        for (const unit of eligibleSupporters(box, p, f)) out.push({ kind: 'support', unit });
        out.push(PASS);
      },
      take(_p, f, c, io) {
        if (c.kind !== 'support') return;
        f.supporters.push(c.unit);
        io.tell?.({ kind: 'supports', unit: c.unit });
        jump(f, 'assault.support');
      },
    }),
    // ... and any number of cards are added, one by one.
    attack: ownDecision<Combat>(box, 'assault.attack', {
      when: (p) => sideOf(p, p.active).hand.length > 0,
      choices(p, f, out, seat) {
        for (const card of sideOf(p, seat).hand) offerAttackCard(box, p, f, seat, card, out);
        out.push(PASS);
      },
      take(p, f, c, io, seat) {
        if (c.kind === 'play') takeAttackCard(box, p, f, c.card, seat, io);
        else if (c.kind === 'command') {
          playFor(p, seat, c.card, 'leaderCommand', NONE, io);
          f.attack.push({ card: c.card, unit: NONE });
          f.leader = 'command';
          f.supporters.push(c.unit);
          io.tell?.({ kind: 'supports', unit: c.unit });
          jump(f, 'assault.support');
        }
      },
    }),
    // Steps 6 and 7.
    roll: {
      run(p, f, io) {
        f.result = resolve(box, p, f, io);
      },
    },
    choose: {
      when: (_p, f) => f.result === 'defenderChooses' || f.result === 'attackerChooses',
      who: (p, f) => (f.result === 'defenderChooses' ? defender(p) : p.active),
      choices(p, _f, out, seat) {
        out.push({ kind: 'hit' }, { kind: 'flee' });
        if (seat === p.active) offerScouts(box, p, seat, out);
      },
      take(p, f, c, io, seat) {
        if (c.kind === 'scout') {
          scout(p, seat, c.card, io);
          jump(f, 'assault.choose');
        } else if (c.kind === 'hit') {
          io.tell?.({ kind: 'choseHit', seat, unit: f.target });
          f.result = 'hit';
        } else {
          io.tell?.({ kind: 'choseRetreat', seat, unit: f.target });
          jump(f, 'assault.flee');
        }
      },
    },
    apply: {
      run(p, f, io) {
        switch (f.result) {
          case 'attackerHit':
            // 2.1-c: the elimination that decides the match is the last thing that happens in it.
            for (const unit of participants(f)) if (p.outcome === null) hit(box, p, f, unit, 'result', io);
            // I-04: no defending unit can be lost on this result, so that the winner is known at once.
            attrition(box, p, io);
            jump(f, 'assault.committed');
            return;
          case 'hit':
          case 'hitAndRetreat':
            hit(box, p, f, f.target, 'result', io);
            break;
          case 'eliminated':
            eliminate(box, p, f, f.target, 'result', io);
            break;
          default:
            jump(f, 'assault.committed');
            return;
        }
        if (p.where[f.target] === NONE) f.vacated = 'eliminated';
        // I-27: the Hit comes first; only a survivor retreats.
        jump(f, f.vacated === 'no' && f.result === 'hitAndRetreat' ? 'assault.flee' : 'assault.follow');
      },
    },
    // 6.5.3, 6.5.4: retreat and withdrawal follow the same priorities.
    flee: {
      run(p, f, io) {
        const squares = retreats(box, p, f.target);
        if (squares.length === 2) return;
        jump(f, 'assault.follow');
        const only = squares[0];
        if (only !== undefined) retreatTo(p, f, only, f.withdrew, io);
        else {
          f.vacated = 'eliminated';
          eliminate(box, p, f, f.target, 'noRetreat', io);
        }
      },
    },
    retreat: {
      who: defender,
      choices(p, f, out) {
        for (const to of retreats(box, p, f.target)) out.push({ kind: 'retreat', to });
      },
      take(p, f, c, io) {
        if (c.kind === 'retreat') retreatTo(p, f, c.to, f.withdrew, io);
      },
    },
    ...aftermath(box),
  });
