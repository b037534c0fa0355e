import type { Frame } from '../../kernel/flow.ts';
import type { Combat, Operation, Position, Share } from './position.ts';

const copyFrame = (frame: Frame): Frame => ({ ...frame });

const copyOperation = (op: Operation): Operation => ({ ...op, group: op.group.slice(), played: [...op.played] });

function copyCombat(c: Combat): Combat {
  return {
    ...c,
    stacks: [c.stacks[0].slice(), c.stacks[1].slice()],
    extra: [...c.extra],
    cards: [...c.cards],
    losses: [...c.losses],
    fatigues: [...c.fatigues],
    received: c.received.slice(),
    followers: c.followers.slice(),
  };
}

const copyShare = (s: Share): Share => ({ ...s, corps: s.corps.slice(), quota: s.quota.slice() });

/** A position of its own: no part that can change is shared. Options, outcome and arrivals' facts never change in place. */
export function copyPosition(p: Position): Position {
  return {
    stack: p.stack.map(copyFrame),
    outcome: p.outcome,
    options: p.options,
    scenario: p.scenario,
    seats: p.seats,
    fog: p.fog,
    screens: p.screens,
    dice: p.dice,
    turn: p.turn,
    phase: p.phase,
    vp: p.vp,
    netting: p.netting,
    net: p.net,
    where: p.where.slice(),
    activated: p.activated.slice(),
    infantry: p.infantry.slice(),
    cavalry: p.cavalry.slice(),
    fatigue: p.fatigue.slice(),
    control: p.control.slice(),
    fortified: p.fortified.slice(),
    destroyed: p.destroyed.slice(),
    axes: p.axes.map((axis) => ({ ...axis })),
    arrivals: p.arrivals.map((arrival) => ({ ...arrival })),
    hands: p.hands.map((hand) => hand.slice()),
    seen: p.seen.map((cards) => cards.slice()),
    decks: p.decks.map((deck) => deck.slice()),
    discards: p.discards.map((pile) => pile.slice()),
    lying: p.lying.slice(),
    sightedAt: p.sightedAt.slice(),
    sightedTurn: p.sightedTurn.slice(),
    lostStrength: p.lostStrength.slice(),
    addedStrength: p.addedStrength.slice(),
    aide: p.aide,
    hastened: p.hastened,
    noRecovery: p.noRecovery,
    intuition: [...p.intuition],
    toAct: p.toAct,
    leader: p.leader,
    passed: p.passed.slice(),
    recovered: p.recovered.slice(),
    op: p.op === null ? null : copyOperation(p.op),
    column: p.column === null ? null : { ...p.column, group: p.column.group.slice() },
    combat: p.combat === null ? null : copyCombat(p.combat),
    shares: p.shares.map(copyShare),
  };
}
