import { type AskStep, call, end, jump, procedure, type RunStep, type Steps } from '../../../kernel/flow.ts';
import { asks, exactly, only } from '../../../kernel/permission.ts';
import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { cavalryOn } from '../options.ts';
import {
  AUSTRIA,
  type Battle,
  type Battles,
  type Choice,
  FRANCE,
  GERMANY,
  type Nation,
  NONE,
  PLACE,
  type Position,
  type Unit,
} from '../position.ts';
import type { NapoleonicEvent } from '../told.ts';
import { bar, type ClauseId, given, type Of, PASS, UNITS } from './bars.ts';
import { contested, isContested, isFrench, unitsIn } from './board.ts';
import { mayRide, ride, ridersLeft, stayers, tiedStayers } from './cavalry.ts';
import {
  afterHarassment,
  closeBattle,
  eliminateAll,
  fight,
  flee,
  frenchRear,
  frenchWon,
  isExchange,
  lightInfantry,
  mayPursue,
  preyOf,
  pursue,
  resolve,
  rollGuard,
  strike,
  strongest,
  survivors,
  yields,
} from './combat.ts';
import { coalitionFlees, coalitionRefuges } from './retreat.ts';

// [9/0]: battles. A chain is one frame: a battle that follows by retreat or pursuit is the same frame in another Nation.

type BattleStep = RunStep<Position, Battle, NapoleonicEvent> | AskStep<Position, Battle, Choice, NapoleonicEvent>;

const SEAT = () => 0;
const ask = asks<Position, Battle, Choice, NapoleonicEvent>();

export function startBattles(p: Position): void {
  call<Battles>(p, { step: 'battles.next' });
}

function startBattle(p: Position, nation: Nation): void {
  call<Battle>(p, {
    step: 'battle.begin',
    nation,
    fled: 0,
    tried: [],
    dice: 0,
    white: 0,
    result: NONE,
    led: false,
    hunters: [],
    chosen: [],
    refuge: NONE,
  });
}

/** One of the units of a list. */
const oneOf = <K extends 'stay' | 'strike'>(
  table: readonly { readonly kind: K; readonly unit: Unit }[],
  clause: ClauseId,
  why: 'notWeakest' | 'notAPrey',
  list: (p: Position, f: Battle) => readonly Unit[],
) =>
  exactly<Position, Battle, { readonly kind: K; readonly unit: Unit }>(
    (p, f, out) => {
      for (const unit of list(p, f)) out.push(get(table, unit));
    },
    [bar(clause, why, (p, f, { unit }) => !list(p, f).includes(unit))],
  );
/** [9/1] */
function riding(box: Box) {
  const riders = (french: boolean) =>
    exactly<Position, Battle, Of<'ride'>>(
      (p, f, out) => {
        for (const unit of box.horse) if (mayRide(box, p, f, unit, french)) out.push(get(UNITS.ride, unit));
      },
      [
        given('NW-9.1.1-a', 'notCavalry', (_p, _f, { unit }) => box.cavalry[unit] !== true),
        given('NW-9.1.2-d', 'hasTried', (_p, f, { unit }) => f.tried.includes(unit)),
        bar('NW-9.1.2-b', 'cannotRide', (p, f, { unit }) => !mayRide(box, p, f, unit, french)),
      ],
    );
  return {
    begin: {
      run(p, f, io) {
        io.tell?.({ kind: 'battle', clause: 'NW-9.0-a', nation: f.nation, chained: f.fled !== 0 });
        f.result = NONE;
        f.chosen = [];
        f.refuge = NONE;
        if (cavalryOn(p.options)) f.tried = stayers(box, p, f.nation);
        else jump(f, 'battle.light');
      },
    },
    stay: ask({
      clause: 'NW-9.1.1-b',
      who: SEAT,
      when: (p, f) => tiedStayers(box, p, f).length > 0,
      may: { stay: oneOf(UNITS.stay, 'NW-9.1.1-b', 'notWeakest', (p, f) => tiedStayers(box, p, f)) },
      take(_p, f, c) {
        f.tried.push(c.unit);
        jump(f, 'battle.stay');
      },
    }),
    french: ask({
      clause: 'NW-9.1.2-c',
      who: SEAT,
      when: (p, f) => ridersLeft(box, p, f, true) > 1,
      may: { ride: riders(true) },
      take(p, f, c, io) {
        ride(box, p, f, c.unit, io);
        jump(f, 'battle.french');
      },
    }),
    last: {
      run(p, f, io) {
        for (const unit of box.horse) if (mayRide(box, p, f, unit, true)) ride(box, p, f, unit, io);
      },
    },
    coalition: ask({
      clause: 'NW-9.1.2-a',
      who: SEAT,
      when: (p, f) => ridersLeft(box, p, f, false) > 0,
      may: { ride: riders(false), pass: only(PASS) },
      take(p, f, c, io) {
        if (c.kind === 'pass') return;
        ride(box, p, f, c.unit, io);
        jump(f, 'battle.coalition');
      },
    }),
  } satisfies { readonly [step: string]: BattleStep };
}

/** [9/2] to [9/7] */
function fighting(box: Box) {
  return {
    light: {
      run(p, f, io) {
        lightInfantry(box, p, f, io);
        rollGuard(box, p, f, io);
      },
    },
    roll: {
      run(p, f, io) {
        fight(box, p, f, io);
        resolve(box, p, f, io);
      },
    },
    harass: {
      run(p, f, io) {
        while (f.hunters.length > 0) {
          const prey = preyOf(box, p, f);
          if (prey.length > 1) return;
          if (prey.length === 1) strike(f, get(prey, 0), io);
          else f.hunters.shift();
        }
        jump(f, 'battle.harassed');
      },
    },
    strike: ask({
      clause: 'NW-9.7.3-b',
      who: SEAT,
      may: { strike: oneOf(UNITS.strike, 'NW-9.7.3-b', 'notAPrey', (p, f) => preyOf(box, p, f)) },
      take(_p, f, c, io) {
        strike(f, c.unit, io);
        jump(f, 'battle.harass');
      },
    }),
    harassed: { run: (p, f, io) => afterHarassment(box, p, f, io) },
    spare: ask({
      clause: 'NW-9.7.3-i',
      who: SEAT,
      when: (p, f) => isExchange(f) && survivors(box, p, f).length > 1,
      may: {
        spare: exactly<Position, Battle, Of<'spare'>>(
          (p, f, out) => {
            for (const unit of survivors(box, p, f)) out.push(get(UNITS.spare, unit));
          },
          [
            bar('NW-9.7.3-i', 'cavalryFirst', (p, f, { unit }) => frenchWon(f) && yields(box, p, f, unit)),
            bar('NW-9.7.3-i', 'notStrongest', (p, f, { unit }) => frenchWon(f) && !strongest(box, p, f).includes(unit)),
            bar(
              'NW-9.7.3-e',
              'notStrongest',
              (p, f, { unit }) => !frenchWon(f) && !strongest(box, p, f).includes(unit),
            ),
          ],
        ),
      },
      take(_p, f, c) {
        f.chosen = [c.unit];
      },
    }),
    exchange: {
      run(p, f, io) {
        const survivor = f.chosen[0] ?? survivors(box, p, f)[0] ?? NONE;
        const clause = frenchWon(f) ? 'NW-9.7.3-i' : 'NW-9.7.3-e';
        for (const french of [true, false]) eliminateAll(box, p, f.nation, french, survivor, clause, io);
        if (survivor !== NONE) io.tell?.({ kind: 'survives', clause, unit: survivor });
        closeBattle(box, p, f, frenchWon(f), io);
      },
    },
  } satisfies { readonly [step: string]: BattleStep };
}

/** NW-9.8.1: by which clause a path is shut, from where there is more than one. */
const PATHS: readonly (readonly [ClauseId, Nation])[] = [
  ['NW-9.8.1-a', FRANCE],
  ['NW-9.8.1-b', GERMANY],
  ['NW-9.8.1-c', AUSTRIA],
];

/** [9/8] to [9/12] */
function fleeing(box: Box) {
  const refuges: readonly Of<'retreat'>[] = Array.from({ length: PLACE.portugal + 1 }, (_, nation) =>
    Object.freeze({ kind: 'retreat', nation }),
  );
  return {
    refuge: ask({
      clause: 'NW-9.8.1-d',
      who: SEAT,
      when: (p, f) => coalitionFlees(f, frenchWon(f)) && coalitionRefuges(box, p, f.nation).length > 1,
      may: {
        retreat: exactly(
          (p, f, out) => {
            for (const to of coalitionRefuges(box, p, f.nation)) out.push(get(refuges, to));
          },
          PATHS.map(([clause, from]) =>
            bar<Battle, Of<'retreat'>>(
              clause,
              'noRefuge',
              (p, f, { nation }) => f.nation === from && !coalitionRefuges(box, p, from).includes(nation),
            ),
          ),
        ),
      },
      take(_p, f, c) {
        f.refuge = c.nation;
      },
    }),
    fled: { run: (p, f, io) => flee(box, p, f, io) },
    pursue: ask({
      clause: 'NW-9.11.1-a',
      who: SEAT,
      when: (p, f) => mayPursue(box, f) && !frenchWon(f) && unitsIn(box, p, f.nation, false).length > f.chosen.length,
      may: {
        pursue: exactly(
          (p, f, out) => {
            for (const unit of unitsIn(box, p, f.nation, false))
              if (!f.chosen.includes(unit)) out.push(get(UNITS.pursue, unit));
          },
          [
            bar(
              'NW-9.11.1-a',
              'notVictor',
              (p, f, { unit }) => p.where[unit] !== f.nation || isFrench(box, p, unit) || f.chosen.includes(unit),
            ),
          ],
        ),
        pass: only(PASS),
      },
      take(_p, f, c) {
        if (c.kind === 'pass') return;
        f.chosen.push(c.unit);
        jump(f, 'battle.pursue');
      },
    }),
    left: ask({
      clause: 'NW-9.11.2-a',
      who: SEAT,
      when: (p, f) => frenchRear(box, p, f).length > 1,
      may: { stay: oneOf(UNITS.stay, 'NW-9.11.2-a', 'notWeakest', (p, f) => frenchRear(box, p, f)) },
      take(_p, f, c) {
        f.chosen = [c.unit];
      },
    }),
    pursued: { run: (p, f, io) => pursue(box, p, f, io) },
  } satisfies { readonly [step: string]: BattleStep };
}

export function battles(box: Box): Steps<Position, Choice> {
  const askWhich = asks<Position, Battles, Choice, NapoleonicEvent>();
  const fields: readonly Of<'fight'>[] = box.nations.map((_, nation) => Object.freeze({ kind: 'fight', nation }));
  return {
    ...procedure<Position, Battles, Choice, NapoleonicEvent>('battles', {
      next: {
        run(p, f) {
          const bits = contested(box, p);
          if (bits === 0) {
            end(p);
            return;
          }
          // More than one: the player chooses.
          if ((bits & (bits - 1)) !== 0) return;
          jump(f, 'battles.next');
          startBattle(p, 31 - Math.clz32(bits));
        },
      },
      choose: askWhich({
        clause: 'NW-9.0-b',
        who: SEAT,
        may: {
          fight: exactly(
            (p, _f, out) => {
              const bits = contested(box, p);
              for (const choice of fields) if (bits & (1 << choice.nation)) out.push(choice);
            },
            [bar('NW-9.0-a', 'noBattle', (p, _f, { nation }) => !isContested(box, p, nation))],
          ),
        },
        take(p, f, c) {
          jump(f, 'battles.next');
          startBattle(p, c.nation);
        },
      }),
    }),
    ...procedure<Position, Battle, Choice, NapoleonicEvent>('battle', {
      ...riding(box),
      ...fighting(box),
      ...fleeing(box),
    }),
  };
}
