import { rollAll } from '../../../kernel/chance.ts';
import { call, jump, procedure, type Steps } from '../../../kernel/flow.ts';
import { asks, exactly, only } from '../../../kernel/permission.ts';
import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import {
  AUSTRIA,
  AUSTRIA_POWER,
  type Choice,
  FOUGHT,
  FRANCE,
  GERMANY,
  type Invasion,
  type MinorWar,
  NAPOLEON,
  type Nation,
  NONE,
  PLACE,
  type Position,
  type Power,
  PRUSSIA,
  RUSSIA,
  RUSSIA_WAR,
  SPAIN_POWER,
  STATUS,
  TREATY,
  type Unit,
} from '../position.ts';
import type { NapoleonicEvent } from '../told.ts';
import { bar, PASS, UNITS } from './bars.ts';
import {
  changeAbdication,
  changeFervour,
  die,
  drawOne,
  isHomeCorps,
  move,
  powerOf,
  type Told,
  unitsAt,
} from './board.ts';
import { addToBowl, envoysIn, replaceNapoleon } from './effects.ts';
import { joinCoalition, leaveCoalition, liftMarriage, liftTreaty, treatiesOf, turnBavaria } from './powers.ts';

// [4/10]: Napoleon invades Russia.

/** NW-4.10-l, NW-4.10-r: whose fervour follows the outcome, in this order. */
const SHAKEN: readonly Nation[] = [FRANCE, GERMANY, AUSTRIA];
const FRENCH_GAIN = 5;
/** NW-4.10-e: the powers that may lose corps, and where French diplomats take them. */
const HELD: readonly (readonly [Power, Nation])[] = [
  [PRUSSIA, GERMANY],
  [AUSTRIA_POWER, AUSTRIA],
];

function begin(box: Box, p: Position, f: Invasion, io: Told): void {
  io.tell?.({ kind: 'invasion', clause: 'NW-4.10-a' });
  if (p.continentalSystem) {
    p.continentalSystem = false;
    io.tell?.({ kind: 'lifted', clause: 'NW-4.10-b', what: 'continental-system' });
  }
  liftTreaty(p, TREATY.tilsitPrussia | TREATY.tilsitRussia, 'NW-4.10-b', io);
  if (p.vizier !== NONE) {
    p.vizier = NONE;
    io.tell?.({ kind: 'lifted', clause: 'NW-4.10-b', what: 'grand-vizier' });
  }
  if (!p.paris) {
    p.paris = true;
    io.tell?.({ kind: 'laid', clause: 'NW-4.10-c', what: 'paris' });
  }
  joinCoalition(box, p, RUSSIA, 'NW-4.10-d', io);
  for (const [place, [power, nation]] of HELD.entries()) {
    const there = neutralsOf(box, p, power).length;
    f.owed[place === 0 ? 0 : 1] = Math.min(there, envoysIn(box, p, nation));
  }
}

const neutralsOf = (box: Box, p: Position, power: Power): Unit[] =>
  unitsAt(p, PLACE.neutral).filter((unit) => powerOf(box, unit) === power);

/** Which of the two powers a corps is owed by: 0, 1, or NONE. */
const owedBy = (box: Box, p: Position, f: Invasion, unit: Unit): number => {
  if (p.where[unit] !== PLACE.neutral) return NONE;
  const place = HELD.findIndex(([power]) => power === powerOf(box, unit));
  return place >= 0 && (f.owed[place] ?? 0) > 0 ? place : NONE;
};

function frenchVictory(box: Box, p: Position, f: Invasion, io: Told): void {
  // NW-4.10-j, NW-4.10-v
  if (p.napoleon !== NAPOLEON.V && !p.bowl.includes(box.named.ageing))
    addToBowl(box, p, box.named.ageing, 1, 'NW-4.10-j', io);
  leaveCoalition(box, p, RUSSIA, STATUS.surrendered, 'NW-4.10-k', io);
  changeAbdication(box, p, -1, 'NW-4.10-l', io);
  for (const nation of SHAKEN) changeFervour(box, p, nation, FRENCH_GAIN, 'NW-4.10-l', io);
  f.roll = die(io);
  io.tell?.({ kind: 'discardRoll', clause: 'NW-4.10-m', dice: [f.roll], roll: f.roll, again: false });
}

function coalitionVictory(box: Box, p: Position, io: Told): void {
  replaceNapoleon(box, p, NAPOLEON.V, 'NW-4.10-n', io);
  for (const power of [RUSSIA, PRUSSIA, AUSTRIA_POWER]) {
    liftTreaty(p, treatiesOf(power), 'NW-4.10-o', io);
    joinCoalition(box, p, power, 'NW-4.10-o', io);
  }
  if (p.marriage !== SPAIN_POWER) liftMarriage(p, 'NW-4.10-o', io);
  changeAbdication(box, p, 1, 'NW-4.10-p', io);
  turnBavaria(box, p, 'NW-4.10-q', io);
  for (const nation of SHAKEN) {
    const roll = die(io);
    changeFervour(box, p, nation, -roll, 'NW-4.10-r', io, roll);
  }
}

function rollDiscard(f: Invasion, again: boolean, io: Told): void {
  const dice = rollAll(io, 'dice', 2, 6);
  f.roll = dice.reduce((all, each) => all + each, 0);
  io.tell?.({ kind: 'discardRoll', clause: again ? 'NW-4.10-t' : 'NW-4.10-s', dice, roll: f.roll, again });
}

export function russia(box: Box): Steps<Position, Choice> {
  const ask = asks<Position, Invasion, Choice, NapoleonicEvent>();
  const won = (p: Position): boolean => p.wars[RUSSIA_WAR] === FOUGHT.won;
  return procedure<Position, Invasion, Choice, NapoleonicEvent>('invasion', {
    begin: { run: (p, f, io) => begin(box, p, f, io) },
    delay: ask({
      clause: 'NW-4.10-e',
      who: () => 0,
      when: (_p, f) => f.owed[0] + f.owed[1] > 0,
      may: {
        delay: exactly(
          (p, f, out) => {
            for (let unit = 0; unit < p.where.length; unit++)
              if (owedBy(box, p, f, unit) !== NONE) out.push(get(UNITS.delay, unit));
          },
          [bar('NW-4.10-e', 'notOwed', (p, f, { unit }) => owedBy(box, p, f, unit) === NONE)],
        ),
      },
      take(p, f, c, io) {
        const place = owedBy(box, p, f, c.unit) === 0 ? 0 : 1;
        f.owed[place]--;
        move(p, c.unit, PLACE.delayed, 'NW-4.10-e', io);
        jump(f, 'invasion.delay');
      },
    }),
    fight: {
      run(p) {
        call<MinorWar>(p, { step: 'war.sea', war: RUSSIA_WAR, corps: [] });
      },
    },
    after: {
      run(p, f, io) {
        if (won(p)) coalitionVictory(box, p, io);
        else frenchVictory(box, p, f, io);
      },
    },
    discard: { when: won, run: (_p, f, io) => rollDiscard(f, false, io) },
    // NW-4.10-t
    again: ask({
      clause: 'NW-4.10-t',
      who: () => 0,
      when: (p, f) => won(p) && !f.rerolled,
      may: { reroll: only({ kind: 'reroll' }), pass: only(PASS) },
      take(p, f, c, io) {
        f.rerolled = true;
        if (c.kind === 'pass') return;
        changeAbdication(box, p, -1, 'NW-4.10-t', io);
        rollDiscard(f, true, io);
      },
    }),
    toll: {
      run(p, f, io) {
        // NW-4.10-u: white dots are never taken.
        const mortals = unitsAt(p, PLACE.army).filter(
          (unit) => isHomeCorps(box, unit) && get(box.units, unit).dot !== 'white',
        );
        for (let n = 0; n < f.roll; n++) {
          const unit = drawOne(mortals, io);
          if (unit === NONE) break;
          move(p, unit, PLACE.discarded, won(p) ? 'NW-4.10-s' : 'NW-4.10-m', io);
        }
      },
    },
  });
}
