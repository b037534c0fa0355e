import type { Io } from '../../../kernel/chance.ts';
import { type Frame, procedure, type Seat, type Steps } from '../../../kernel/flow.ts';
import { may, never, only } from '../../../kernel/permission.ts';
import { get, there } from '../../../kernel/there.ts';
import type { Box, CardType } from '../data/box.ts';
import { type Card, type Choice, type ManEvent, NONE, type Position, type Purpose, type Unit } from '../position.ts';
import { about, bar, type Of, ownUnit, standing } from './bars.ts';
import { cardFacts, namesOther, owns, sideOf, spend, unitOn, usableCard } from './cards.ts';
import { PASS } from './choices.ts';
import { ownerOf, standingOf } from './field.ts';
import { mayBeCancelled } from './guerrilla.ts';
import { ownDecision } from './own-turn.ts';

// Chapter 7: one attempt to restore a unit, then one redoubt (9.2.5).

export interface Restoration extends Frame<`restoration.${'restore' | 'attempt' | 'redoubt'}`> {
  cancelled: boolean;
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

/** 7-a: there is nothing to restore. */
function noneReduced(p: Position): boolean {
  for (let unit = p.active * 8; unit < p.active * 8 + 8; unit++) if (canBeRestored(p, unit)) return false;
  return true;
}

/** 9.2.5: a redoubt for any unit that has none. */
function offerRedoubts(p: Position, seat: Seat, card: Card, out: Choice[]): void {
  for (const unit of standingOf(p, seat))
    if (!p.redoubts.includes(get(p.where, unit))) out.push({ kind: 'redoubt', card, unit });
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

const whereItIs = (p: Position, _f: unknown, c: Of<'redoubt'>) => ({ square: get(p.where, c.unit) });

const RESTORING: ReadonlySet<CardType> = new Set<CardType>(['unit', 'supply', 'regroup', 'leader']);

export function restoration(box: Box): Steps<Position, Choice> {
  const own = ownDecision<Restoration>(box);
  const typeOf = ({ card }: { readonly card: Card }): CardType => cardFacts(box, card).type;

  /** 7-b: a card that restores, for an own unit. */
  const restoring = [
    ...ownUnit,
    ...usableCard(box),
    about<Of<'restore'>>('MAN-7-b', 'notRestoring', (_p, c) => !RESTORING.has(typeOf(c))),
  ];

  return procedure<Position, Restoration, Choice, ManEvent>('restoration', {
    restore: own('restoration.restore', {
      clause: 'MAN-7-b',
      when: (p) => sideOf(p, p.active).hand.length > 0,
      closed: [bar('MAN-7-a', 'noneReduced', noneReduced)],
      may: {
        restore: may<Position, Restoration, Of<'restore'>>(
          (p, _f, out, seat) => {
            for (const card of sideOf(p, seat).hand)
              if (RESTORING.has(typeOf({ card })))
                for (const unit of standingOf(p, seat))
                  if (canBeRestored(p, unit)) out.push({ kind: 'restore', card, unit });
          },
          [
            ...restoring,
            bar(
              'MAN-7-d',
              'restoresNamedUnit',
              (_p, _f, c: Of<'restore'>, seat) => namesOther(box, c, seat, c.unit),
              unitOn(box),
            ),
            bar('MAN-7-a', 'notReduced', (p, _f, c) => !canBeRestored(p, c.unit)),
          ],
          // A unit at full strength is not what its owner means to restore.
          (p, c) => (p.reduced[c.unit] || typeOf(c) === 'regroup' ? ['restoration.restore'] : []),
        ),
        pass: only(PASS),
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
    redoubt: own('restoration.redoubt', {
      clause: 'MAN-9.2.5-a',
      when: (p) => owns(box, p, p.active, 'redoubt'),
      may: {
        redoubt: may<Position, Restoration, Of<'redoubt'>>(null, [
          about<Of<'redoubt'>>('MAN-9.2.5-c', 'redoubtOwnUnit', (_p, c, seat) => ownerOf(c.unit) !== seat),
          standing,
          ...usableCard(box),
          about('MAN-9.2.5-a', 'notRedoubt', (_p, c) => typeOf(c) !== 'redoubt'),
          bar('MAN-9.2.5-f', 'redoubtStands', (p, _f, c) => p.redoubts.includes(get(p.where, c.unit)), whereItIs),
        ]),
        pass: only(PASS),
        // 7-f, 7-g: nothing is restored any more.
        restore: never<Position, Restoration, Of<'restore'>>([
          ...restoring,
          bar('MAN-7-f', 'oneAttempt', (_p, f) => f.card !== NONE),
          bar('MAN-7-a', 'noneReduced', (p, f) => f.card === NONE && noneReduced(p)),
          bar('MAN-7-g', 'restorationOver', (p, f) => f.card === NONE && !noneReduced(p)),
        ]),
      },
      // Written out, for it is asked in most turns.
      choices(p, _f, out, seat) {
        for (const card of sideOf(p, seat).hand)
          if (get(box.cards, card).type === 'redoubt') offerRedoubts(p, seat, card, out);
        out.push(PASS);
      },
      take(p, _f, c, io, seat) {
        if (c.kind !== 'redoubt') return;
        const square = get(p.where, c.unit);
        spend(p, seat, c.card, io);
        io.tell?.({ kind: 'played', seat, card: c.card, purpose: 'redoubt', unit: c.unit });
        p.redoubts = [...p.redoubts, square];
        io.tell?.({ kind: 'redoubtBuilt', unit: c.unit, square, card: c.card });
      },
    }),
  });
}
