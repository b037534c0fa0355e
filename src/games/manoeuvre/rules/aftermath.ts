import type { Io } from '../../../kernel/chance.ts';
import { jump, type RunStep } from '../../../kernel/flow.ts';
import { among, exactly, only } from '../../../kernel/permission.ts';
import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import {
  type AssaultStep,
  type Card,
  type Combat,
  type ManEvent,
  NONE,
  type Position,
  type Unit,
} from '../position.ts';
import { aside, bar, mayNotPass, type Of, ownUnit } from './bars.ts';
import { discard } from './cards.ts';
import { PASS } from './choices.ts';
import { committedIn, maySuffer } from './committed.ts';
import { enemyOf, putUnit, unitFacts } from './field.ts';
import { tellRedoubtLeft } from './movement.ts';
import { ownDecision } from './own-turn.ts';
import { attrition, hit } from './results.ts';
import { skirmishStep } from './skirmish.ts';
import { leaderCard, participants } from './totals.ts';

// 6.1.7-h: after the result come advance (6.5.5), pursuit (6.6), Committed Attack hits (9.2.2-c), attrition, discards.

type Fight = Combat<AssaultStep>;
type Run = RunStep<Position, Fight, ManEvent>;

/** The unit cards that were played for a unit of the attack. */
function cardsFor(f: Combat, unit: Unit): Card[] {
  const added = f.attack.filter((played) => played.unit === unit).map(({ card }) => card);
  return unit === f.attacker ? [f.card, ...added] : added;
}

/** 6.5.5-d: nobody has to advance only if each participant has a card that frees it. */
export function mayStay(box: Box, f: Combat): boolean {
  return participants(f).every((unit) => cardsFor(f, unit).some((card) => get(box.cards, card).notRequiredToAdvance));
}

function vacatedInAssault(f: Combat): boolean {
  return f.type === 'assault' && f.vacated !== 'no';
}

function advance(p: Position, f: Combat, unit: Unit, io: Io<ManEvent>): void {
  const from = get(p.where, unit);
  tellRedoubtLeft(p, from, io);
  putUnit(p, unit, f.square);
  f.advanced = unit;
  io.tell?.({ kind: 'moved', unit, from, to: f.square, how: 'advance' });
}

/** 6.6: a roll for each unit card of the cavalry that advanced after a unit that fled. */
function pursue(box: Box, p: Position, f: Combat, io: Io<ManEvent>): void {
  const leader = leaderCard(box, f);
  const modifier = leader === NONE ? 0 : get(box.cards, leader).pursuitModifier;
  for (const card of cardsFor(f, f.advanced)) {
    const max = get(box.cards, card).pursuitMax;
    if (max === 0 || p.where[f.target] === NONE) continue;
    const roll = io.roll('dice', 6);
    const success = roll + modifier <= max;
    io.tell?.({ kind: 'pursuitRoll', unit: f.advanced, target: f.target, card, roll, modifier, max, hit: success });
    if (success) hit(box, p, f, f.target, 'pursuit', io);
  }
}

function suffer(box: Box, p: Position, f: Combat, unit: Unit, io: Io<ManEvent>): void {
  f.suffered.push(unit);
  hit(box, p, f, unit, 'committed', io);
}

/** How many Committed Attack hits are still to be taken. */
function hitsLeft(box: Box, f: Combat): number {
  return committedIn(box, f) - f.suffered.length;
}

export function aftermath(box: Box) {
  const own = ownDecision<Fight>(box);
  return {
    // One participant without a card that frees it: there is nothing to decide.
    follow: {
      when: (_p, f) => vacatedInAssault(f) && f.supporters.length === 0 && !mayStay(box, f),
      run: (p, f, io) => advance(p, f, f.attacker, io),
    } satisfies Run,
    advance: own('assault.advance', {
      clause: 'MAN-6.5.5-a',
      when: (_p, f) => vacatedInAssault(f) && f.advanced === NONE,
      may: {
        advance: exactly<Position, Fight, Of<'advance'>>(
          among((_p, f) => participants(f).map((unit) => ({ kind: 'advance', unit }))),
          [...ownUnit, bar('MAN-6.5.5-a', 'advanceTookPart', (_p, f, c) => !participants(f).includes(c.unit))],
          aside,
        ),
        pass: only(PASS, [bar('MAN-6.5.5-d', 'mustAdvance', (_p, f) => !mayStay(box, f))]),
      },
      take(p, f, c, io) {
        if (c.kind === 'advance') advance(p, f, c.unit, io);
      },
    }),
    pursuit: {
      when: (p, f) => f.vacated === 'fled' && f.advanced !== NONE && unitFacts(box, p, f.advanced).cavalry,
      run: (p, f, io) => pursue(box, p, f, io),
    } satisfies Run,
    // I-34: surplus hits are lost; while there are more participants than hits, the active player says who takes them.
    committed: {
      when: (_p, f) => hitsLeft(box, f) > 0,
      run(p, f, io) {
        const able = maySuffer(p, f);
        if (able.length <= hitsLeft(box, f)) for (const unit of able) suffer(box, p, f, unit, io);
      },
    } satisfies Run,
    suffer: own('assault.suffer', {
      clause: 'MAN-9.2.2-c',
      when: (p, f) => hitsLeft(box, f) > 0 && maySuffer(p, f).length > 0,
      may: {
        suffer: exactly<Position, Fight, Of<'suffer'>>(
          among((p, f) => maySuffer(p, f).map((unit) => ({ kind: 'suffer', unit }))),
          [
            ...ownUnit,
            bar('MAN-9.2.2-c', 'sufferTookPart', (_p, f, c) => !participants(f).includes(c.unit)),
            bar('MAN-9.2.2-d', 'alreadySuffered', (_p, f, c) => f.suffered.includes(c.unit)),
          ],
          aside,
        ),
        pass: mayNotPass('MAN-9.2.2-c', 'mustSuffer'),
      },
      take(p, f, c, io) {
        if (c.kind === 'suffer') suffer(box, p, f, c.unit, io);
        jump(f, 'assault.committed');
      },
    }),
    skirmish: skirmishStep(box),
    finish: {
      run(p, f, io) {
        if (f.card !== NONE) discard(p, p.active, f.card);
        for (const { card } of f.attack) discard(p, p.active, card);
        for (const card of f.defence) discard(p, enemyOf(p.active), card);
        attrition(box, p, io);
      },
    } satisfies Run,
  };
}
