import { jump } from '../../../kernel/flow.ts';
import { asks, exactly, only } from '../../../kernel/permission.ts';
import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { AT, type Choice, NATION_COUNT, NONE, PLACE, type Position, type Turn } from '../position.ts';
import type { NapoleonicEvent } from '../told.ts';
import {
  control,
  fallsNext,
  fervourAtEnd,
  isImmortal,
  leaveMap,
  mayStay,
  recall,
  restore,
  surrenders,
  wins,
} from './abdication.ts';
import { bar, given, type Of, PASS, POUNDS, UNITS } from './bars.ts';
import { die, isHomeCorps, move, pay, someIn, type Told, unitsAt } from './board.ts';
import { amounts, enter, SEAT, type TurnStep, tellFunds } from './steps.ts';

// [10/0], [11/0]: from the surrenders to the transfers.

/** NW-10.2-b */
function isHeld(box: Box, p: Position, personality: number): boolean {
  const at = p.people[personality] ?? AT.board;
  return at >= 0 && at < NATION_COUNT && someIn(box, p, at, true);
}

/** NW-11.7-a; true where the player has to say which of several falls. */
function rollLosses(box: Box, p: Position, io: Told): boolean {
  if (!unitsAt(p, PLACE.casualties).some((unit) => isHomeCorps(box, unit))) return false;
  const roll = die(io);
  // NW-11.7-c: where only white dots lie in Casualties, no roll takes a corps.
  const next = roll <= box.constants.lossMost ? fallsNext(box, p) : [];
  io.tell?.({ kind: 'lossRoll', clause: 'NW-11.7-a', roll, falls: next.length > 0 });
  if (next.length > 1) return true;
  if (next[0] !== undefined) move(p, next[0], PLACE.discarded, 'NW-11.7-b', io);
  return false;
}

const both = (p: Position): number => p.treasury + p.warFund;

/** [10/0] and the losses of [11/0]. */
function judgement(box: Box) {
  const ask = asks<Position, Turn, Choice, NapoleonicEvent>();
  const { inviteCost, inviteMost } = box.constants;
  const invites: readonly Of<'invite'>[] = box.personalities.map((_, personality) =>
    Object.freeze({ kind: 'invite', personality }),
  );
  return {
    surrenders: {
      run(p, _f, io) {
        enter(p, 'personalities', 'NW-10.0-a', io);
        surrenders(box, p, io);
      },
    },
    invite: ask({
      clause: 'NW-10.2-b',
      who: SEAT,
      when: (p) => p.treasury >= inviteCost && p.people.some((_, personality) => isHeld(box, p, personality)),
      may: {
        invite: exactly(
          (p, _f, out) => {
            for (const choice of invites) if (isHeld(box, p, choice.personality)) out.push(choice);
          },
          [
            given('NW-10.2-b', 'notOnMap', (p, _f, { personality }) => (p.people[personality] ?? NONE) < 0),
            bar('NW-10.2-b', 'noFrenchThere', (p, _f, { personality }) => !isHeld(box, p, personality)),
          ],
        ),
        pass: only(PASS),
      },
      take(p, f, c, io) {
        if (c.kind === 'pass') return;
        jump(f, 'turn.invite');
        pay(p, inviteCost, 'NW-10.2-b', io);
        const roll = die(io);
        const success = roll <= inviteMost;
        if (success) p.people[c.personality] = AT.home;
        io.tell?.({ kind: 'invited', clause: 'NW-10.2-b', personality: c.personality, roll, success });
      },
    }),
    control: {
      run(p, _f, io) {
        enter(p, 'abdication', 'NW-11.0-a', io);
        control(box, p, io);
        wins(box, p, io);
      },
    },
    fervour: {
      run(p, _f, io) {
        fervourAtEnd(box, p, io);
        recall(box, p, io);
        restore(box, p, io);
      },
    },
    losses: {
      run(p, f, io) {
        if (!rollLosses(box, p, io)) jump(f, 'turn.duchies');
      },
    },
    lose: ask({
      clause: 'NW-11.7-b',
      who: SEAT,
      may: {
        lose: exactly(
          (p, _f, out) => {
            for (const unit of fallsNext(box, p)) out.push(get(UNITS.lose, unit));
          },
          [
            bar('NW-11.7-c', 'immortal', (p, _f, { unit }) => isImmortal(box, p, unit)),
            bar(
              'NW-11.7-b',
              'notNext',
              (p, _f, { unit }) => !isImmortal(box, p, unit) && !fallsNext(box, p).includes(unit),
            ),
          ],
        ),
      },
      take: (p, _f, c, io) => move(p, c.unit, PLACE.discarded, 'NW-11.7-b', io),
    }),
  } satisfies { readonly [step: string]: TurnStep };
}

/** The clean-up and the transfers of [11/0]. */
function cleanUp(box: Box) {
  const ask = asks<Position, Turn, Choice, NapoleonicEvent>();
  const { trackMax } = box.constants;
  return {
    // NW-11.8-c: those that are not called back stay, from Portugal in Spain.
    duchies: ask({
      clause: 'NW-11.8-c',
      who: SEAT,
      when: (p) => box.duchies.some((unit) => mayStay(box, p, unit)),
      may: {
        recall: exactly(
          (p, _f, out) => {
            for (const unit of box.duchies) if (mayStay(box, p, unit)) out.push(get(UNITS.recall, unit));
          },
          [bar('NW-11.8-c', 'notDuchy', (p, _f, { unit }) => !mayStay(box, p, unit))],
        ),
        pass: only(PASS),
      },
      take(p, f, c, io) {
        if (c.kind === 'pass') return;
        jump(f, 'turn.duchies');
        move(p, c.unit, PLACE.pool, 'NW-11.8-c', io);
      },
    }),
    leave: { run: (p, _f, io) => leaveMap(box, p, io) },
    transferNavy: ask({
      clause: 'NW-11.9-a',
      who: SEAT,
      when: (p) => both(p) > 0 && p.admiralty < trackMax,
      may: {
        budget: amounts(POUNDS.budget, 'NW-11.9-a', (p) => Math.min(both(p), trackMax - p.admiralty)),
      },
      take(p, _f, { pounds }, io) {
        // Where the rest lies is settled next.
        const fromTreasury = Math.min(pounds, p.treasury);
        p.treasury -= fromTreasury;
        p.warFund -= pounds - fromTreasury;
        p.admiralty += pounds;
        if (pounds > 0) tellFunds(p, 'NW-11.9-a', io);
      },
    }),
    transferWar: ask({
      clause: 'NW-11.9-a',
      who: SEAT,
      when: (p) => both(p) > 0,
      may: {
        level: amounts(
          POUNDS.level,
          'NW-11.9-a',
          (p) => Math.min(both(p), trackMax),
          (p) => Math.max(0, both(p) - trackMax),
        ),
      },
      take(p, _f, { pounds }, io) {
        const changes = pounds !== p.warFund;
        p.treasury = both(p) - pounds;
        p.warFund = pounds;
        if (changes) tellFunds(p, 'NW-11.9-a', io);
      },
    }),
  } satisfies { readonly [step: string]: TurnStep };
}

export const endOfTurn = (box: Box) => ({ ...judgement(box), ...cleanUp(box) });
