import type { Io } from '../../../kernel/chance.ts';
import { procedure, type Seat } from '../../../kernel/flow.ts';
import { get, there } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { type Card, type Choice, type ManEvent, NONE, type Position, type Purpose, type Unit } from '../position.ts';
import { namedUnit, owns, sideOf, spend } from './cards.ts';
import { PASS } from './choices.ts';
import { type Cancellable, mayBeCancelled } from './guerrilla.ts';
import { ownDecision } from './own-turn.ts';

// Chapter 7: one attempt to restore a unit, then one redoubt (9.2.5).

export interface Restoration extends Cancellable {
  card: Card;
  unit: Unit;
}

export function startRestoration(): Restoration {
  return { step: 'restoration.restore', card: NONE, unit: NONE, cancelled: false };
}

/** A unit that stands on the field with its reduced side up. */
export function canBeRestored(p: Position, unit: Unit): boolean {
  return p.where[unit] !== NONE && get(p.reduced, unit);
}

/** What a card of the seat can restore: its own unit, any unit, or nothing. */
function offerRestoring(box: Box, p: Position, seat: Seat, card: Card, out: Choice[]): void {
  const facts = get(box.cards, card);
  if (facts.type === 'unit') {
    const unit = namedUnit(seat, facts);
    if (canBeRestored(p, unit)) out.push({ kind: 'restore', card, unit });
  } else if (facts.type === 'supply' || facts.type === 'regroup' || facts.type === 'leader') {
    for (let unit = seat * 8; unit < seat * 8 + 8; unit++)
      if (canBeRestored(p, unit)) out.push({ kind: 'restore', card, unit });
  }
}

/** 9.2.5: a redoubt for any unit that has none. */
function offerRedoubts(p: Position, seat: Seat, card: Card, out: Choice[]): void {
  for (let unit = seat * 8; unit < seat * 8 + 8; unit++) {
    const square = get(p.where, unit);
    if (square !== NONE && !p.redoubts.includes(square)) out.push({ kind: 'redoubt', card, unit });
  }
}

const PURPOSE: { readonly [type: string]: Purpose } = {
  unit: 'reinforcement',
  supply: 'supplyRestore',
  regroup: 'regroup',
  leader: 'rally',
};

/** 7-e: a Leader rallies on a roll within his range; some need no roll (9.1.3-a). */
function rally(box: Box, p: Position, card: Card, unit: Unit, io: Io<ManEvent>): void {
  const { rallyMax: max, rallyAutomatic } = get(box.cards, card);
  if (!rallyAutomatic) {
    const roll = io.roll('dice', 6);
    io.tell?.({ kind: 'rallyRoll', unit, card, roll, max, success: roll <= max });
    if (roll > max) return;
  }
  restore(p, card, unit, io);
}

function restore(p: Position, card: Card, unit: Unit, io: Io<ManEvent>): void {
  p.reduced[unit] = false;
  io.tell?.({ kind: 'restored', unit, card });
}

export const restoration = (box: Box) =>
  procedure<Position, Restoration, Choice, ManEvent>('restoration', {
    restore: ownDecision<Restoration>(box, 'restoration.restore', {
      when: (p) => {
        const base = p.active * 8;
        if (sideOf(p, p.active).hand.length === 0) return false;
        for (let unit = base; unit < base + 8; unit++) if (canBeRestored(p, unit)) return true;
        return false;
      },
      choices(p, _f, out, seat) {
        for (const card of sideOf(p, seat).hand) offerRestoring(box, p, seat, card, out);
        out.push(PASS);
      },
      take(p, f, c, io, seat) {
        if (c.kind !== 'restore') return;
        f.card = c.card;
        f.unit = c.unit;
        const { type } = get(box.cards, c.card);
        spend(p, seat, c.card, io);
        io.tell?.({ kind: 'played', seat, card: c.card, purpose: there(PURPOSE[type]), unit: c.unit });
        // 7-e: a Guerrilla can't stop a Leader.
        if (type !== 'leader') mayBeCancelled(p, f, c.card);
      },
    }),
    attempt: {
      when: (_p, f) => f.card !== NONE && !f.cancelled,
      run(p, f, io) {
        if (get(box.cards, f.card).type === 'leader') rally(box, p, f.card, f.unit, io);
        else restore(p, f.card, f.unit, io);
      },
    },
    redoubt: ownDecision<Restoration>(box, 'restoration.redoubt', {
      when: (p) => owns(box, p, p.active, 'redoubt'),
      choices(p, _f, out, seat) {
        for (const card of sideOf(p, seat).hand)
          if (get(box.cards, card).type === 'redoubt') offerRedoubts(p, seat, card, out);
        out.push(PASS);
      },
      take(p, _f, c, io, seat) {
        if (c.kind !== 'redoubt') return;
        const square = get(p.where, c.unit);
        spend(p, seat, c.card, io);
        p.redoubts = [...p.redoubts, square];
        io.tell?.({ kind: 'played', seat, card: c.card, purpose: 'redoubt', unit: c.unit });
        io.tell?.({ kind: 'redoubtBuilt', unit: c.unit, square, card: c.card });
      },
    }),
  });
