import { rollAll } from '../../../kernel/chance.ts';
import { call, end, jump, procedure, type Steps } from '../../../kernel/flow.ts';
import { asks, may, only } from '../../../kernel/permission.ts';
import { get, nothingAt } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import {
  AT,
  type Choice,
  FOUGHT,
  type Invasion,
  type MinorWar,
  type NavalBattle,
  PLACE,
  type Position,
  RUSSIA,
  RUSSIA_WAR,
  SEA,
  SPAIN_POWER,
  STATUS,
  type Unit,
  type War,
} from '../position.ts';
import type { NapoleonicEvent, Term } from '../told.ts';
import { CONCEDE, given, type Of, PASS, POUNDS, UNITS } from './bars.ts';
import { changeAbdication, isCoalition, move, OF, type Told } from './board.ts';

// [4/9]: minor wars; [15/BN]: naval battles.

export function startWar(p: Position, war: War, io: Told): void {
  io.tell?.({ kind: 'war', clause: 'NW-4.9-a', war });
  call<MinorWar>(p, { step: 'war.sea', war, corps: [] });
}

export function startNavalBattle(p: Position, trafalgar: boolean): void {
  call<NavalBattle>(p, { step: 'naval.money', trafalgar, pounds: 0 });
}

const SEAT = () => 0;
export const sum = (terms: readonly Term[]): number => terms.reduce((all, { value }) => all + value, 0);

/** NW-4.9.2: what the sea gives a war in an anchored box. */
const seaOf = (box: Box, p: Position, war: War): number => {
  if (!get(box.wars, war).anchor || p.sea === SEA.none) return 0;
  return p.sea === SEA.royalNavy ? box.constants.seaModifier : -box.constants.seaModifier;
};

export function warTerms(box: Box, p: Position, f: MinorWar, pounds: number): Term[] {
  const terms: Term[] = [{ what: 'money', value: pounds }];
  const sea = seaOf(box, p, f.war);
  if (sea !== 0) terms.push({ what: 'sea', value: sea });
  // NW-4.9-e
  if (p.vizier === f.war) terms.push({ what: 'vizier', value: box.constants.vizierModifier });
  // NW-4.9-f, NW-4.10-h
  if (f.corps.length > 0) terms.push({ what: 'corps', value: f.corps.length });
  // NW-4.10-g
  if (f.war === RUSSIA_WAR) {
    const flags = p.flags.reduce((all, side) => all + (side === FOUGHT.won ? 1 : side === FOUGHT.lost ? -1 : 0), 0);
    terms.push({ what: 'flags', value: flags });
  }
  return terms;
}

/** NW-4.9-b, NW-4.10-i */
function fight(box: Box, p: Position, f: MinorWar, pounds: number, io: Told): void {
  for (const unit of f.corps) move(p, unit, PLACE.delayed, 'NW-12.3-a', io);
  p.warFund -= pounds;
  const [a = 0, b = 0] = rollAll(io, 'dice', 2, 6);
  const terms: Term[] = [{ what: 'dice', value: a + b }, ...warTerms(box, p, f, pounds)];
  const total = sum(terms);
  const won = total >= get(box.wars, f.war).difficulty;
  io.tell?.({
    kind: 'warRoll',
    clause: f.war === RUSSIA_WAR ? 'NW-4.10-i' : 'NW-4.9-b',
    war: f.war,
    dice: [a, b],
    terms,
    total,
    won,
  });
  conclude(box, p, f.war, won, io);
}

/** NW-4.9.1: the result of a war; the box of Russia keeps nothing but the result (NW-4.10-w). */
function conclude(box: Box, p: Position, war: War, won: boolean, io: Told): void {
  end(p);
  p.wars[war] = won ? FOUGHT.won : FOUGHT.lost;
  if (war === RUSSIA_WAR) return;
  const facts = get(box.wars, war);
  if (facts.strategic) changeAbdication(box, p, won ? 1 : -1, won ? 'NW-4.9.1.1-d' : 'NW-4.9.1.2-d', io);
  if (!won && p.trade[war] === 1) {
    p.trade[war] = 0;
    io.tell?.({ kind: 'tradeLost', clause: 'NW-4.9.1.2-c', war });
  }
  if (!facts.russian) return;
  p.flags[war] = won ? FOUGHT.won : FOUGHT.lost;
  io.tell?.({ kind: 'flag', clause: won ? 'NW-4.9.1.1-b' : 'NW-4.9.1.2-b', war, won });
  // NW-4.9.1-b: the fourth flag.
  if (p.invaded || box.wars.some(({ russian }, each) => russian && p.flags[each] === FOUGHT.not)) return;
  p.invaded = true;
  call<Invasion>(p, { step: 'invasion.begin', owed: [0, 0], roll: 0, rerolled: false });
}

function concede(box: Box, p: Position, f: MinorWar, io: Told): void {
  io.tell?.({ kind: 'conceded', clause: 'NW-4.9-g', war: f.war });
  conclude(box, p, f.war, false, io);
}

/** NW-4.9-f: a Russian corps that could be delayed. */
const couldDelay = (box: Box, p: Position, f: MinorWar, unit: Unit): boolean =>
  box.nationality[unit] === OF.russian && p.where[unit] === PLACE.pool && !f.corps.includes(unit);

function mayDelay(box: Box, p: Position, f: MinorWar): boolean {
  if (!isCoalition(p, RUSSIA)) return false;
  if (f.war !== RUSSIA_WAR && (!get(box.wars, f.war).russian || f.corps.length > 0)) return false;
  for (let unit = 0; unit < p.where.length; unit++) if (couldDelay(box, p, f, unit)) return true;
  return false;
}

// [15/BN]

export function navalTerms(box: Box, p: Position, pounds: number): Term[] {
  const { nelson, royalNavy, frenchFleet, frenchSpain } = box.naval;
  const terms: Term[] = [{ what: 'money', value: pounds }];
  if (p.nelson) terms.push({ what: 'nelson', value: nelson });
  if (p.sea === SEA.royalNavy) terms.push({ what: 'royalNavy', value: royalNavy });
  if (p.sea === SEA.french) terms.push({ what: 'frenchFleet', value: frenchFleet });
  if (p.status[SPAIN_POWER] === STATUS.french) terms.push({ what: 'frenchSpain', value: frenchSpain });
  return terms;
}

function control(p: Position, sea: 0 | 1 | 2, io: Told): void {
  p.sea = sea;
  io.tell?.({ kind: 'sea', clause: 'NW-15-BN', control: sea });
}

function nelsonFalls(p: Position, clause: 'NW-15-BN' | 'NW-14-TRAFALGAR', io: Told): void {
  if (!p.nelson) return;
  p.nelson = false;
  io.tell?.({ kind: 'lifted', clause, what: 'nelson' });
}

function navalBattle(box: Box, p: Position, f: NavalBattle, io: Told): void {
  const { win, draw, abdication, nelsonFalls: falls } = box.naval;
  p.admiralty -= f.pounds;
  const [a = 0, b = 0] = rollAll(io, 'dice', 2, 6);
  const terms: Term[] = [{ what: 'dice', value: a + b }, ...navalTerms(box, p, f.pounds)];
  const total = sum(terms);
  const result = total >= win ? 'win' : total >= draw ? 'draw' : 'loss';
  io.tell?.({ kind: 'naval', clause: 'NW-15-BN', dice: [a, b], terms, total, result });
  control(p, result === 'win' ? SEA.royalNavy : result === 'draw' ? SEA.none : SEA.french, io);
  if (result !== 'draw') changeAbdication(box, p, result === 'win' ? abdication : -abdication, 'NW-15-BN', io);
  if (falls.includes(a + b)) nelsonFalls(p, 'NW-15-BN', io);
  if (f.trafalgar) trafalgar(box, p, result, io);
}

/** NW-14-TRAFALGAR */
function trafalgar(box: Box, p: Position, result: 'win' | 'draw' | 'loss', io: Told): void {
  nelsonFalls(p, 'NW-14-TRAFALGAR', io);
  if (result === 'win') {
    p.fleet = false;
    io.tell?.({ kind: 'lifted', clause: 'NW-14-TRAFALGAR', what: 'french-fleet' });
  }
  if (result !== 'loss') return;
  p.treasury = 0;
  p.london4 = false;
  for (const [personality, { home }] of box.personalities.entries())
    if (p.people[personality] === AT.home) p.people[personality] = home;
  io.tell?.({ kind: 'londonInvaded', clause: 'NW-14-TRAFALGAR' });
}

export function wars(box: Box): Steps<Position, Choice> {
  const ask = asks<Position, MinorWar, Choice, NapoleonicEvent>();
  const askNaval = asks<Position, NavalBattle, Choice, NapoleonicEvent>();
  const inFund = (clause: 'NW-4.9-c' | 'NW-15-BN', fund: (p: Position) => number) =>
    may<Position, unknown, Of<'spend'>>(
      (p, _f, out) => {
        const last = fund(p);
        for (let pounds = 0; pounds <= last; pounds++) out.push(POUNDS.spend[pounds] ?? nothingAt(pounds));
      },
      [given(clause, 'notEnough', (p, _f, { pounds }) => pounds > fund(p))],
    );
  return {
    ...procedure<Position, MinorWar, Choice, NapoleonicEvent>('war', {
      // NW-4.9.2-c
      sea: ask({
        clause: 'NW-4.9.2-c',
        who: SEAT,
        when: (p, f) => get(box.wars, f.war).anchor && p.sea === SEA.french && p.fleet,
        may: { sail: only({ kind: 'sail' }), pass: only(PASS), concede: only(CONCEDE) },
        take(p, f, c, io) {
          if (c.kind === 'concede') concede(box, p, f, io);
          else if (c.kind === 'sail') startNavalBattle(p, false);
        },
      }),
      corps: ask({
        clause: 'NW-4.9-f',
        who: SEAT,
        when: (p, f) => mayDelay(box, p, f),
        may: {
          delay: may(
            (p, f, out) => {
              for (let unit = 0; unit < p.where.length; unit++)
                if (couldDelay(box, p, f, unit)) out.push(get(UNITS.delay, unit));
            },
            [
              given('NW-4.9-f', 'notRussian', (_p, _f, { unit }) => box.nationality[unit] !== OF.russian),
              given('NW-4.9-f', 'alreadyDelayed', (_p, f, { unit }) => f.corps.includes(unit)),
              given('NW-4.9-f', 'notInPool', (p, _f, { unit }) => p.where[unit] !== PLACE.pool),
            ],
          ),
          pass: only(PASS),
          concede: only(CONCEDE),
        },
        take(p, f, c, io) {
          if (c.kind === 'concede') concede(box, p, f, io);
          else if (c.kind === 'delay') {
            f.corps.push(c.unit);
            jump(f, 'war.corps');
          }
        },
      }),
      money: ask({
        clause: 'NW-4.9-c',
        who: SEAT,
        may: { spend: inFund('NW-4.9-c', (p) => p.warFund), concede: only(CONCEDE) },
        take(p, f, c, io) {
          if (c.kind === 'concede') concede(box, p, f, io);
          else fight(box, p, f, c.pounds, io);
        },
      }),
    }),
    ...procedure<Position, NavalBattle, Choice, NapoleonicEvent>('naval', {
      money: askNaval({
        clause: 'NW-15-BN',
        who: SEAT,
        when: (p) => p.admiralty > 0,
        may: { spend: inFund('NW-15-BN', (p) => p.admiralty) },
        take(_p, f, c) {
          f.pounds = c.pounds;
        },
      }),
      roll: {
        run(p, f, io) {
          navalBattle(box, p, f, io);
        },
      },
    }),
  };
}
