import { expect, test } from 'vitest';
import { type Hex, OFF } from '../../../grids/hexes.ts';
import { fastChance } from '../../../kernel/fast-chance.ts';
import { askedSeat, listChoices, play, type Steps, settle, top } from '../../../kernel/flow.ts';
import { there } from '../../../kernel/there.ts';
import { copyPosition } from '../copy.ts';
import type { Box } from '../data/box.ts';
import { standardBox } from '../data/standard.ts';
import type { Choice, Position, Unit } from '../position.ts';
import { startFire } from '../rules/fire.ts';
import { rulesOf } from '../rules/index.ts';
import { firstPosition } from '../rules/setup.ts';
import { startCombat } from '../rules/shock.ts';
import type { ViveEvent } from '../told.ts';
import { type Stack, slowFate, slowShockFate, stackOrder } from './fate-model.ts';
import { slowFire } from './fire-model.ts';
import { slowShock, tableOf } from './shock-model.ts';
import { BOTTOM, END } from './table.ts';
import { scatter, wildBox } from './wild.ts';

// The slow model of what fire and shock do, over random positions with leaders, worn units and shaken corps.

type Chance = ReturnType<typeof fastChance>;

/** Plays what `start` begins: nobody answers what comes on the way, of anything else one is taken by chance. */
function played(box: Box, p: Position, start: (p: Position) => void, chance: Chance): ViveEvent[] {
  const steps: Steps<Position, Choice> = { ...rulesOf(box), [BOTTOM]: END };
  const log: ViveEvent[] = [];
  const io = {
    roll: (stream: string, sides: number) => chance.next(stream, sides),
    reveal() {},
    tell: (e: ViveEvent) => {
      log.push(structuredClone(e));
    },
  };
  p.stack = [{ step: BOTTOM }];
  start(p);
  settle(steps, p, io);
  for (let i = 0; i < 200 && top(p).step !== BOTTOM; i++) {
    const seat = askedSeat(steps, p);
    const list = listChoices<Position, Choice>(steps, p, seat, []);
    const pass = list.find(({ kind }) => kind === 'pass');
    const any = there(list[chance.next('answer', list.length) - 1]);
    play(steps, p, seat, pass !== undefined && !/Bonus$/.test(top(p).step) ? pass : any, io);
  }
  expect(top(p).step).toBe(BOTTOM);
  return log;
}

/** What of it is compared. */
function heard(log: readonly ViveEvent[], cause: 'fire' | 'shock'): string[] {
  return log.flatMap((e) => {
    if (e.kind === 'losses') return [`${e.unit} loses ${e.steps}`];
    if (e.kind === 'test' && e.cause === cause) return [`${e.unit} tests at ${e.morale}`];
    if (e.kind === 'shockRoll') return [`${e.attacker}/${e.defender}`];
    if (e.kind === 'eliminated' && ['VE-VII.8-a', 'VE-IV.5-g', 'VE-VIII.8-d'].includes(e.clause))
      return e.units.map((unit) => `${unit} gone`);
    if (e.kind === 'disorganised' && ['VE-VII.9-a', 'VE-VIII.8-d'].includes(e.clause))
      return [`broken ${e.units.join(' ')}`];
    return [];
  });
}

function shake(box: Box, p: Position, chance: Chance): void {
  const b = box.battle(p.scenario);
  for (let corps = 0; corps < b.corps.length; corps++) {
    p.army[corps] = chance.next('army', 3) - 1;
    p.crossed[corps] = 3;
  }
  p.leaderAt.fill(OFF);
  for (const [i, { side }] of b.leaders.entries()) {
    const at = p.hex.flatMap((hex, unit) => (hex >= 0 && b.units[unit]?.side === side ? [hex] : []));
    const hex = at[chance.next('leader', Math.max(1, at.length)) - 1];
    if (hex !== undefined && !p.leaderAt.includes(hex)) p.leaderAt[i] = hex;
  }
}

/** VE-VIII.8-h: who of a hex that is attacked fights, and who shares what comes. */
function defendersOf(box: Box, p: Position, hex: Hex, zone: number): Stack {
  const { facts, formation } = tableOf(box.battle(p.scenario), p);
  const here = stackOrder(p, hex);
  const hasFoot = here.some((unit) => facts(unit).arm === 'infantry');
  const hasSquare = here.some((unit) => formation(unit) === 'square');
  const fights = (unit: Unit): boolean =>
    !(formation(unit) === 'battery' && zone > 0 && hasFoot) &&
    !(formation(unit) === 'limbered' && hasSquare) &&
    !(formation(unit) === 'disorganised' && facts(unit).arm === 'artillery');
  return { hex, zone, fighters: here.filter(fights), others: here.filter((unit) => !fights(unit)) };
}

const halves = (p: Position, hex: Hex): Hex[] => {
  const [unit = OFF] = stackOrder(p, hex);
  return [hex, p.hex[unit] ?? OFF, p.second[unit] ?? OFF].filter((each, i) => each >= 0 && (i === 0 || each !== hex));
};

const MAPS = [
  ['hassenhausen', standardBox(), 'hassenhausen', 25, 100],
  ['nowhere', wildBox(fastChance(13)), 'quatre-bras', 3, 9],
] as const;

test.each(MAPS)('what fire at %s does agrees with the slow model', (_place, box, scenario, many) => {
  const chance = fastChance(17);
  const p = firstPosition(box, { scenario });
  const b = box.battle(p.scenario);
  p.turn = 5;
  for (let i = 0; i < many; i++) {
    scatter(box, p, chance);
    shake(box, p, chance);
    const slow = slowFire(box, b, p);
    for (let hex = 0; hex < p.top.length; hex++) {
      const units = stackOrder(p, hex);
      const [first] = units;
      if (first === undefined) continue;
      // VE-V.6-b: in opportunity fire who leaves pays, and tests before those who stay; who runs does not test.
      const isOpportunity = chance.next('kind', 2) === 1;
      const from = chance.next('leaves', units.length) - 1;
      const group = isOpportunity ? units.slice(from, from + 1 + (chance.next('leaves', 2) - 1)) : units;
      const tests = !isOpportunity || chance.next('runs', 3) > 1;
      const { firers, value, die, zone } = slow(1 - there(b.units[first]).side, hex, isOpportunity);
      if (firers.length === 0) continue;
      const q = copyPosition(p);
      q.phase = 'defensive';
      const fire = {
        kind: isOpportunity ? 'opportunity' : 'phase',
        target: hex,
        firers: firers.map(([unit]) => unit),
        group,
        tests,
      } as const;
      const log = played(box, q, (t) => startFire(t, fire), chance);
      const shot = there(log.find((e) => e.kind === 'fire'));
      const column = [1, 2, 3, 4, 5, 6, 7, 9, 11, 13].findLastIndex((least) => value >= least);
      const result = there(box.fireTable[Math.max(0, Math.min(7, shot.roll + die))]?.[column]);
      const model = slowFate(b, p, log, 'fire');
      model.fire(hex, units, group, result, zone, tests);
      expect([shot.result, ...heard(log, 'fire')], `${i} at ${hex}`).toEqual([result, ...model.said]);
    }
  }
});

test.each(MAPS)('what shock at %s does agrees with the slow model', (_place, box, scenario, _fires, many) => {
  const chance = fastChance(19);
  const p = firstPosition(box, { scenario });
  const b = box.battle(p.scenario);
  p.turn = 5;
  const seen = { shocks: 0, counters: 0, broken: 0, stacks: 0 };
  for (let i = 0; i < many; i++) {
    scatter(box, p, chance);
    shake(box, p, chance);
    const { near, fight } = slowShock(box, b, p);
    const { facts, formation } = tableOf(b, p);
    for (let hex = 0; hex < p.top.length; hex++) {
      const here = stackOrder(p, hex);
      const [first] = here;
      if (first === undefined) continue;
      const { side } = facts(first);
      const from = near(hex).filter(
        (own) =>
          stackOrder(p, own).some((unit) => facts(unit).side !== side) &&
          // Skirmishers attack from one of their hexes.
          stackOrder(p, own).every((unit) => p.second[unit] === OFF || p.hex[unit] === own) &&
          // Those who reach the other half of skirmishers alone would join in the same shock (VE-IV.6-s).
          fight([own], hex, side) !== null &&
          chance.next('from', 3) > 1,
      );
      // Guns on a Square lose a step before anything is counted (VE-IX.6-i), and broken guns alone are gone (VE-IV.13-d): held elsewhere.
      if (here.some((unit) => formation(unit) === 'square') && formation(first) === 'battery') continue;
      if (here.every((unit) => formation(unit) === 'disorganised' && facts(unit).arm === 'artillery')) continue;
      const model = fight(from, hex, side);
      if (model === null) continue;
      // VE-IX.7-u: of the hex of a countercharge those alone fight and suffer who ride.
      const counter = model.fighters.every((unit) => facts(unit).arm === 'cavalry');
      const q = copyPosition(p);
      q.phase = 'movement';
      q.active = counter ? side : 1 - side;
      const shock = { counter, seat: 1 - side, from, targets: halves(p, hex) };
      const log = played(box, q, (t) => startCombat(t, shock), chance);
      const parties = from.flatMap((own): Stack[] => {
        const units = stackOrder(p, own);
        const fighters = units.filter((unit) => model.fighters.includes(unit));
        const others = counter ? [] : units.filter((unit) => !fighters.includes(unit));
        return fighters.length === 0 ? [] : [{ hex: own, zone: 0, fighters, others }];
      });
      // Who pays was chosen by chance: it is read off.
      const rolled = log.findIndex((e) => e.kind === 'shockRoll');
      const loser = log.slice(rolled).find((e) => e.kind === 'losses')?.unit ?? OFF;
      parties.sort((one, other) => Number(other.fighters.includes(loser)) - Number(one.fighters.includes(loser)));
      const defenders = defendersOf(box, p, hex, model.zone);
      const said = slowShockFate(box, b, p, log, parties, defenders, model.ratio);
      expect(heard(log, 'shock'), `${i} from ${from} at ${hex}`).toEqual(said);
      seen.shocks++;
      if (counter) seen.counters++;
      if (said.some((each) => each.startsWith('broken'))) seen.broken++;
      if (here.length > 1) seen.stacks++;
    }
  }
  expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(0);
  expect(seen.broken).toBeGreaterThan(10);
});
