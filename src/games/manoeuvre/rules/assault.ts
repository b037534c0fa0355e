import { NEIGHBOURS } from '../../../grids/squares.ts';
import type { Io } from '../../../kernel/chance.ts';
import { jump, procedure, type Seat, type Steps } from '../../../kernel/flow.ts';
import { among, asks, exactly, may, never, only } from '../../../kernel/permission.ts';
import { get, there } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import {
  type AssaultStep,
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
import { aside, bar, mayNotPass, type Of, ownUnit } from './bars.ts';
import { lay, namedUnit, scout, sideOf } from './cards.ts';
import { PASS, playOf } from './choices.ts';
import { attackCards, defenceCards, isAttackCard, withdrawCards } from './combat-cards.ts';
import { enemyOf, isOpen } from './field.ts';
import { ownDecision, scouts } from './own-turn.ts';
import { attrition, eliminate, hit, retreating, retreats, retreatTo } from './results.ts';
import { resolve } from './roll.ts';
import { skirmished, takeSkirmish } from './skirmish.ts';
import { calledUp, commands, eligibleSupporters, supporting } from './support.ts';
import { leaderCard, participants, theTarget } from './totals.ts';

// Chapter 6.1: Ambush and Assault, from step 3 on (steps 1 and 2 are the declaration).

type Fight = Combat<AssaultStep>;

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

/** Neither dice nor a withdrawal have decided the combat. */
const isOpenStill = (f: Fight): boolean => f.result === 'none' && !f.withdrew;

/** 6.1.6-d: no card is played any more. */
const diceRolled = bar('MAN-6.1.6-d', 'diceRolled', (_p, f: Fight, _c: null) => f.result !== 'none');

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

const attackOver = (box: Box) => [
  bar('MAN-6.1.3-e', 'targetWithdrew', (_p, f: Fight, _c: null) => f.withdrew),
  diceRolled,
  bar('MAN-9.2.8-a', 'combatOff', (_p, f: Fight, _c: null) => skirmished(box, f)),
];

/** 9.2.11-b: a Withdraw card is played before any other. */
const notFirst = bar(
  'MAN-9.2.11-b',
  'withdrawNotOnlyCard',
  (_p, f: Fight, _c: null) => f.defence.length > f.failedWithdrawals,
);

/** 6.1.3-a, told to the defender alone: for the other side it is no withdrawal that is asked for. */
const noRoom = (box: Box) =>
  bar(
    'MAN-6.1.3-a',
    'noFreeSquare',
    (p, f: Fight, _c: null, seat) => seat !== p.active && isOpenStill(f) && !canWithdraw(box, p, f.target),
    theTarget,
  );

const partakes = (f: Fight, unit: Unit): boolean => unit === f.attacker || f.supporters.includes(unit);

/** 6.5.3-c: where the beaten unit may go. */
const retreatsOf = (box: Box) =>
  exactly<Position, Fight, Of<'retreat'>>(
    among((p, f) => retreats(box, p, f.target).map((to) => ({ kind: 'retreat', to }))),
    retreating(box),
    aside,
  );

const ask = asks<Position, Fight, Choice, ManEvent>();

export function assault(box: Box): Steps<Position, Choice> {
  const own = ownDecision<Fight>(box);
  return procedure<Position, Fight, Choice, ManEvent>('assault', {
    // Step 3.
    withdraw: ask({
      clause: 'MAN-6.1.3-a',
      when: (p) => sideOf(p, defender(p)).hand.length > 0,
      closed: [noRoom(box), notFirst],
      who: defender,
      may: { play: withdrawCards(box), pass: only(PASS) },
      window: 'pass',
      take(p, f, c, io, seat) {
        if (c.kind !== 'play') return;
        playFor(p, seat, c.card, 'withdraw', f.target, io);
        f.defence.push(c.card);
        if (get(box.cards, c.card).type === 'unit') tryWithdrawal(box, f, c.card, io);
        else withdraw(f);
      },
    }),
    // Step 4.
    defend: ask({
      clause: 'MAN-6.1.4-a',
      when: (p) => sideOf(p, defender(p)).hand.length > 0,
      // 9.2.11-b: nor after a withdrawal; each side is told its own rule.
      closed: [
        bar('MAN-9.2.11-b', 'withdrawNotOnlyCard', (p, f, _c, seat) => seat !== p.active && f.withdrew),
        diceRolled,
      ],
      who: defender,
      may: { play: defenceCards(box), pass: only(PASS) },
      window: 'pass',
      take(p, f, c, io, seat) {
        if (c.kind !== 'play') return;
        playFor(p, seat, c.card, get(box.cards, c.card).type === 'leader' ? 'leaderDefence' : 'defence', f.target, io);
        f.defence.push(c.card);
        jump(f, 'assault.defend');
      },
    }),
    // Step 5: supporting units are named together with the Leader who commands them (I-24) ...
    support: own('assault.support', {
      clause: 'MAN-6.4-c',
      when: (p, f) =>
        f.leader === 'command' &&
        f.supporters.length + 1 < get(box.cards, leaderCard(box, f)).command &&
        eligibleSupporters(box, p, f).length > 0,
      may: {
        support: exactly<Position, Fight, Of<'support'>>(
          among((p, f) => eligibleSupporters(box, p, f).map((unit) => ({ kind: 'support', unit }))),
          [...ownUnit, ...supporting(box)],
          aside,
        ),
        pass: only(PASS),
        play: never([...attackCards(box), bar('MAN-6.4-e', 'supportersFirst', () => true)]),
      },
      take(_p, f, c, io) {
        if (c.kind !== 'support') return;
        f.supporters.push(c.unit);
        io.tell?.({ kind: 'supports', unit: c.unit });
        jump(f, 'assault.support');
      },
    }),
    // ... and any number of cards are added, one by one.
    attack: own('assault.attack', {
      clause: 'MAN-6.1.5-a',
      when: (p) => sideOf(p, p.active).hand.length > 0,
      closed: attackOver(box),
      near(p, f, out, seat) {
        for (const card of sideOf(p, seat).hand) {
          const { type, unit } = get(box.cards, card);
          // Most cards of a hand are of units that look on.
          if (type === 'unit' ? partakes(f, seat * 8 + unit) : isAttackCard(type)) out.push(playOf(card));
          if (type !== 'leader' || f.type !== 'assault' || f.leader !== 'none') continue;
          for (const led of eligibleSupporters(box, p, f)) out.push({ kind: 'command', card, unit: led });
        }
        out.push(PASS);
      },
      may: {
        play: may(null, attackCards(box)),
        command: may(null, commands(box), aside),
        pass: only(PASS),
        support: never(calledUp(box)),
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
    choose: ask({
      clause: 'MAN-6.5-a',
      when: (_p, f) => f.result === 'defenderChooses' || f.result === 'attackerChooses',
      who: (p, f) => (f.result === 'defenderChooses' ? defender(p) : p.active),
      // 9.2.9-a: the active player may hold a Scout, and nobody is to know.
      open: (_p, f) => f.result === 'defenderChooses',
      may: {
        hit: only({ kind: 'hit' }),
        flee: only({ kind: 'flee' }),
        pass: mayNotPass('MAN-6.5-a'),
        scout: scouts(box),
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
    }),
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
    retreat: ask({
      clause: 'MAN-6.5.3-c',
      who: defender,
      open: () => true,
      may: {
        retreat: retreatsOf(box),
        pass: mayNotPass('MAN-6.5.3-a', 'mustRetreat'),
      },
      take(p, f, c, io) {
        if (c.kind === 'retreat') retreatTo(p, f, c.to, f.withdrew, io);
      },
    }),
    ...aftermath(box),
  });
}
