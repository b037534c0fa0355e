import { jump } from '../../../kernel/flow.ts';
import { asks, exactly, only } from '../../../kernel/permission.ts';
import { pull } from '../../../kernel/piles.ts';
import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { AT, AUSTRIA_POWER, type Choice, type Diplomat, NONE, type Position, PRUSSIA, type Turn } from '../position.ts';
import type { NapoleonicEvent, Term } from '../told.ts';
import { bar, type ClauseId, type Of, PASS, POUNDS } from './bars.ts';
import { clampedFund, die, isCoalition, pay, rollNation, type Told } from './board.ts';
import { envoysIn, startEffects } from './effects.ts';
import { amounts, enter, SEAT, type TurnStep, tellFunds } from './steps.ts';

// [4/0]: the Political Phase; [5/0]: Diplomacy.

// [4/1]

export function incomeTerms(box: Box, p: Position): Term[] {
  const c = box.constants;
  const inLondon = p.people.filter((at) => at === AT.home).length;
  const trade = p.trade.reduce((sum, here) => sum + here, 0);
  const terms: Term[] = [
    { what: 'london', value: p.london4 ? c.londonIncomeWithMarker : c.londonIncome },
    { what: 'prussia', value: isCoalition(p, PRUSSIA) ? c.powerIncome : 0 },
    { what: 'austria', value: isCoalition(p, AUSTRIA_POWER) ? c.powerIncome : 0 },
    { what: 'personalities', value: inLondon * c.personalityIncome },
    { what: 'trade', value: trade * c.tradeIncome },
  ];
  return terms.filter(({ value }) => value !== 0);
}

function income(box: Box, p: Position, io: Told): void {
  const terms = incomeTerms(box, p);
  // NW-4.1.1-a: taken from this turn's income before it is added.
  if (p.continentalSystem) terms.push({ what: 'blockade', value: -die(io) });
  p.treasury = clampedFund(box, p.treasury + terms.reduce((sum, { value }) => sum + value, 0));
  io.tell?.({ kind: 'income', clause: p.continentalSystem ? 'NW-4.1.1-a' : 'NW-4.1-e', terms, treasury: p.treasury });
}

// [4/4], [4/5]

function draw(box: Box, p: Position, clause: ClauseId, io: Told): void {
  const marker = pull(p.bowl, io, 'bowl');
  io.tell?.({ kind: 'drawn', clause, marker, left: p.bowl.length });
  startEffects(box, p, 'markers', marker);
}

// [5/1]

/** NW-5.1-b: who may be sent next; of those that are worth nothing the first one stands for all. */
function inHotel(box: Box, p: Position): Diplomat[] {
  const out: Diplomat[] = [];
  let plain = false;
  for (const diplomat of box.frenchDiplomats) {
    if (p.diplomats[diplomat] !== AT.home) continue;
    if (box.diplomats[diplomat]?.value === 0) {
      if (plain) continue;
      plain = true;
    }
    out.push(diplomat);
  }
  return out;
}

/** Out of the Hôtel, on the way. */
function dispatch(p: Position, f: Turn, diplomat: Diplomat): void {
  f.envoys.push(diplomat);
  p.diplomats[diplomat] = NONE;
}

function arrive(box: Box, p: Position, f: Turn, io: Told): void {
  for (const diplomat of f.envoys) {
    const nation = rollNation(p, 'NW-5.1-c', io);
    // NW-5.2-a
    const turnedAway = envoysIn(box, p, nation) >= box.constants.envoysPerBox;
    p.diplomats[diplomat] = turnedAway ? AT.home : nation;
    io.tell?.({ kind: 'envoy', clause: turnedAway ? 'NW-5.2-a' : 'NW-5.1-c', diplomat, nation, turnedAway });
  }
  f.envoys = [];
}

/** The first steps of a turn. */
export function politics(box: Box) {
  const ask = asks<Position, Turn, Choice, NapoleonicEvent>();
  const { trackMax, markerCost, envoys } = box.constants;
  const sends: readonly Of<'send'>[] = box.diplomats.map((_, diplomat) => Object.freeze({ kind: 'send', diplomat }));
  return {
    begin: {
      run(p, _f, io) {
        io.tell?.({ kind: 'turn', clause: 'NW-2.10-a', turn: p.turn });
        enter(p, 'political', 'NW-4.0-a', io);
      },
    },
    income: { run: (p, _f, io) => income(box, p, io) },
    fund: ask({
      clause: 'NW-4.2-a',
      who: SEAT,
      when: (p) => p.treasury > 0 && p.warFund < trackMax,
      may: {
        fund: amounts(POUNDS.fund, 'NW-4.2-a', (p) => Math.min(p.treasury, trackMax - p.warFund)),
      },
      take(p, _f, { pounds }, io) {
        p.treasury -= pounds;
        p.warFund += pounds;
        if (pounds > 0) tellFunds(p, 'NW-4.2-a', io);
      },
    }),
    budget: ask({
      clause: 'NW-4.2-a',
      who: SEAT,
      when: (p) => p.treasury > 0 && p.admiralty < trackMax,
      may: {
        budget: amounts(POUNDS.budget, 'NW-4.2-a', (p) => Math.min(p.treasury, trackMax - p.admiralty)),
      },
      take(p, _f, { pounds }, io) {
        p.treasury -= pounds;
        p.admiralty += pounds;
        if (pounds > 0) tellFunds(p, 'NW-4.2-a', io);
      },
    }),
    events: {
      run(p, f, io) {
        const { but, events } = get(box.turns, p.turn - 1);
        if (f.done === 0) {
          p.but = but;
          io.tell?.({ kind: 'but', clause: 'NW-4.3-a', nation: but });
        }
        const event = events[f.done++];
        if (event === undefined) {
          f.done = 0;
          return;
        }
        jump(f, 'turn.events');
        io.tell?.({ kind: 'event', clause: 'NW-4.4-a', event });
        startEffects(box, p, 'events', event);
      },
    },
    draws: {
      run(p, f, io) {
        if (f.done++ >= get(box.turns, p.turn - 1).draws) return;
        if (p.bowl.length === 0) {
          io.tell?.({ kind: 'bowlEmpty', clause: 'NW-4.5-b' });
          return;
        }
        jump(f, 'turn.draws');
        draw(box, p, 'NW-4.5-a', io);
      },
    },
    buy: ask({
      clause: 'NW-4.12-a',
      who: SEAT,
      closed: [bar('NW-4.12-b', 'notEnough', (p) => p.treasury < markerCost || p.bowl.length === 0)],
      may: { buy: only({ kind: 'buy' }), pass: only(PASS) },
      take(p, _f, c, io) {
        if (c.kind === 'pass') return;
        pay(p, markerCost, 'NW-4.12-a', io);
        draw(box, p, 'NW-4.12-a', io);
      },
    }),
    envoys: {
      run(p, f, io) {
        enter(p, 'diplomacy', 'NW-5.1-a', io);
        const { talleyrand, reinhard } = box.named;
        const there = inHotel(box, p);
        const first = there.includes(talleyrand) ? talleyrand : there.includes(reinhard) ? reinhard : there[0];
        if (first !== undefined) dispatch(p, f, first);
      },
    },
    second: ask({
      clause: 'NW-5.1-b',
      who: SEAT,
      when: (p, f) => f.envoys.length > 0 && f.envoys.length < envoys && inHotel(box, p).length > 1,
      may: {
        send: exactly(
          (p, _f, out) => {
            for (const diplomat of inHotel(box, p)) out.push(get(sends, diplomat));
          },
          [bar('NW-5.1-b', 'notInHotel', (p, _f, { diplomat }) => !inHotel(box, p).includes(diplomat))],
        ),
      },
      take(p, f, c) {
        dispatch(p, f, c.diplomat);
        jump(f, 'turn.second');
      },
    }),
    sent: {
      run(p, f, io) {
        while (f.envoys.length > 0 && f.envoys.length < envoys) {
          const next = inHotel(box, p)[0];
          if (next === undefined) break;
          dispatch(p, f, next);
        }
        arrive(box, p, f, io);
      },
    },
  } satisfies { readonly [step: string]: TurnStep };
}
