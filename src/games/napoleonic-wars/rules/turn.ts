import { rollAll } from '../../../kernel/chance.ts';
import { call, jump, procedure, type Steps } from '../../../kernel/flow.ts';
import { asks, exactly, only } from '../../../kernel/permission.ts';
import { pull } from '../../../kernel/piles.ts';
import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import {
  AT,
  AUSTRIA_POWER,
  type Choice,
  type Coalition,
  type Diplomat,
  type Intrigue,
  NATION_COUNT,
  NONE,
  type Phase,
  PLACE,
  type Placement,
  type Position,
  PRUSSIA,
  type Turn,
} from '../position.ts';
import type { NapoleonicEvent, Term } from '../told.ts';
import {
  control,
  fallsNext,
  fervourAtEnd,
  leaveMap,
  mayStay,
  recall,
  restore,
  surrenders,
  wins,
} from './abdication.ts';
import { bar, type ClauseId, given, type Of, PASS, POUNDS, UNITS } from './bars.ts';
import { startBattles } from './battle.ts';
import { clampedFund, die, isCoalition, move, pay, rollNation, someIn, type Told } from './board.ts';
import { isPlaced } from './coalition.ts';
import { envoysIn, isMet, startEffects } from './effects.ts';
import { deployArmy } from './grande-armee.ts';

// NW-2.11-a: a turn, phase by phase.

const SEAT = () => 0;

function enter(p: Position, phase: Phase, clause: ClauseId, io: Told): void {
  p.phase = phase;
  io.tell?.({ kind: 'phase', clause, phase });
}

// [4/1]

function incomeTerms(box: Box, p: Position): Term[] {
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

const tellFunds = (p: Position, clause: ClauseId, io: Told): void =>
  io.tell?.({ kind: 'funds', clause, treasury: p.treasury, warFund: p.warFund, admiralty: p.admiralty });

/** Amounts from `least` to `most`. */
const amounts = <K extends 'fund' | 'budget' | 'level'>(
  table: readonly { readonly kind: K; readonly pounds: number }[],
  clause: ClauseId,
  least: (p: Position) => number,
  most: (p: Position) => number,
) =>
  exactly<Position, Turn, { readonly kind: K; readonly pounds: number }>(
    (p, _f, out) => {
      for (let pounds = least(p); pounds <= most(p); pounds++) out.push(get(table, pounds));
    },
    [
      given(clause, 'notEnough', (p, _f, { pounds }) => pounds > most(p)),
      given(clause, 'treasuryFull', (p, _f, { pounds }) => pounds < least(p)),
    ],
  );

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
  for (const [diplomat, { french, value }] of box.diplomats.entries()) {
    if (!french || p.diplomats[diplomat] !== AT.home) continue;
    if (value === 0) {
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

// [12/0]

function accident(box: Box, p: Position, io: Told): void {
  const count = box.napoleon[p.napoleon]?.accidentDice ?? 1;
  const dice = rollAll(io, 'dice', count, 6);
  const total = dice.reduce((sum, each) => sum + each, 0);
  io.tell?.({ kind: 'accidentRoll', clause: 'NW-12.0-a', dice, total });
  const cell = get(get(box.accidentTable, count - 1), total - count);
  const found = cell.find((each) => isMet(box, p, get(box.accidents, each).requires));
  if (found === undefined) {
    io.tell?.({ kind: 'noAccident', clause: 'NW-15.0-a' });
    return;
  }
  io.tell?.({ kind: 'accident', clause: 'NW-15.0-a', accident: found });
  startEffects(box, p, 'accidents', found);
}

export function turns(box: Box): Steps<Position, Choice> {
  const ask = asks<Position, Turn, Choice, NapoleonicEvent>();
  const { trackMax, markerCost, inviteCost, inviteMost, envoys } = box.constants;
  const all = (p: Position): number => p.treasury + p.warFund;
  const sends: readonly Of<'send'>[] = box.diplomats.map((_, diplomat) => Object.freeze({ kind: 'send', diplomat }));
  const invites: readonly Of<'invite'>[] = box.personalities.map((_, personality) =>
    Object.freeze({ kind: 'invite', personality }),
  );
  /** NW-10.2-b */
  const isHeld = (p: Position, personality: number): boolean => {
    const at = p.people[personality] ?? AT.board;
    return at >= 0 && at < NATION_COUNT && someIn(box, p, at, true);
  };
  return procedure<Position, Turn, Choice, NapoleonicEvent>('turn', {
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
        fund: amounts(
          POUNDS.fund,
          'NW-4.2-a',
          () => 0,
          (p) => Math.min(p.treasury, trackMax - p.warFund),
        ),
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
        budget: amounts(
          POUNDS.budget,
          'NW-4.2-a',
          () => 0,
          (p) => Math.min(p.treasury, trackMax - p.admiralty),
        ),
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
    intrigue: {
      run(p, _f, io) {
        enter(p, 'intrigue', 'NW-6.0-a', io);
        call<Intrigue>(p, { step: 'intrigue.act', pairs: [], rolled: false });
      },
    },
    army: {
      run(p, _f, io) {
        enter(p, 'army', 'NW-7.0-a', io);
        deployArmy(box, p, io);
      },
    },
    coalition: {
      run(p, _f, io) {
        enter(p, 'coalition', 'NW-8.0-a', io);
        call<Coalition>(p, { step: 'coalition.build', lots: box.nations.map(() => 0) });
      },
    },
    napoleon: {
      when: isPlaced,
      run(p) {
        call<Placement>(p, { step: 'placement.roll', to: NONE, corps: 0, missing: 0, found: [] });
      },
    },
    battles: {
      run(p, _f, io) {
        enter(p, 'battles', 'NW-9.0-a', io);
        startBattles(p);
      },
    },
    surrenders: {
      run(p, _f, io) {
        enter(p, 'personalities', 'NW-10.0-a', io);
        surrenders(box, p, io);
      },
    },
    invite: ask({
      clause: 'NW-10.2-b',
      who: SEAT,
      when: (p) => p.treasury >= inviteCost && p.people.some((_, personality) => isHeld(p, personality)),
      may: {
        invite: exactly(
          (p, _f, out) => {
            for (const choice of invites) if (isHeld(p, choice.personality)) out.push(choice);
          },
          [
            given('NW-10.2-b', 'notOnMap', (p, _f, { personality }) => (p.people[personality] ?? NONE) < 0),
            bar('NW-10.2-b', 'noFrenchThere', (p, _f, { personality }) => !isHeld(p, personality)),
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
        // NW-11.7-a
        const isThere = p.where.some((at, unit) => at === PLACE.casualties && get(box.nationality, unit) <= 1);
        if (!isThere) return jump(f, 'turn.duchies');
        const roll = die(io);
        const falls = roll <= box.constants.lossMost;
        io.tell?.({ kind: 'lossRoll', clause: 'NW-11.7-a', roll, falls });
        const next = falls ? fallsNext(box, p) : [];
        if (next.length > 1) return;
        if (next[0] !== undefined) move(p, next[0], PLACE.discarded, 'NW-11.7-b', io);
        jump(f, 'turn.duchies');
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
          [bar('NW-11.7-b', 'notNext', (p, _f, { unit }) => !fallsNext(box, p).includes(unit))],
        ),
      },
      take: (p, _f, c, io) => move(p, c.unit, PLACE.discarded, 'NW-11.7-b', io),
    }),
    // NW-11.8-c: those that are not called back stay, from Portugal in Spain.
    duchies: ask({
      clause: 'NW-11.8-c',
      who: SEAT,
      when: (p) => p.where.some((_, unit) => mayStay(box, p, unit)),
      may: {
        recall: exactly(
          (p, _f, out) => {
            for (let unit = 0; unit < p.where.length; unit++)
              if (mayStay(box, p, unit)) out.push(get(UNITS.recall, unit));
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
      when: (p) => all(p) > 0 && p.admiralty < trackMax,
      may: {
        budget: amounts(
          POUNDS.budget,
          'NW-11.9-a',
          () => 0,
          (p) => Math.min(all(p), trackMax - p.admiralty),
        ),
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
      when: (p) => all(p) > 0,
      may: {
        level: amounts(
          POUNDS.level,
          'NW-11.9-a',
          (p) => Math.max(0, all(p) - trackMax),
          (p) => Math.min(all(p), trackMax),
        ),
      },
      take(p, _f, { pounds }, io) {
        const changes = pounds !== p.warFund;
        p.treasury = all(p) - pounds;
        p.warFund = pounds;
        if (changes) tellFunds(p, 'NW-11.9-a', io);
      },
    }),
    accident: {
      run(p, _f, io) {
        enter(p, 'accidents', 'NW-12.0-a', io);
        accident(box, p, io);
      },
    },
    // NW-12.2-a
    next: {
      run(p, f) {
        p.turn++;
        f.done = 0;
        jump(f, 'turn.begin');
      },
    },
  });
}
