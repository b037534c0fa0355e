import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { fastChance } from '../../../kernel/fast-chance.ts';
import { type Frame, listChoices, play, type Steps, settle } from '../../../kernel/flow.ts';
import { copyPlain } from '../../../kernel/plain.ts';
import { there } from '../../../kernel/there.ts';
import { NATIONS, POWERS, RESULTS } from '../data/names.ts';
import { STANDARD_PACK } from '../data/standard.ts';
import {
  type Battle,
  type Choice,
  GUARD,
  type MinorWar,
  type NavalBattle,
  NONE,
  type Placement,
  type Position,
  STATUS,
} from '../position.ts';
import { firstPosition } from '../rules/setup.ts';
import {
  afterInvasion,
  afterNavalBattle,
  afterWar,
  alliedRefuges,
  alliesIn,
  type Board,
  boardOf,
  byDie,
  fervourAfter,
  fervourBy,
  frenchIn,
  frenchRefuges,
  graveOf,
  harassments,
  lastOnes,
  levelBy,
  named,
  nameOf,
  rearguards,
  resultOf,
  spared,
  surrenders,
  treasuryAfterIncome,
  whereOf,
} from './model.ts';
import { box, steps } from './table.ts';

// The rules and the second model, side by side over campaigns by chance: each step of the hard parts is judged by both.

/** A step before and after, and the dice that fell in it. */
interface Moment {
  readonly p: Position;
  readonly f: Frame;
  readonly after: Position;
  readonly dice: readonly number[];
}
type Judge = (moment: Moment, b: Board) => void;

const idOf = (unit: number): string => String(STANDARD_PACK.units[unit]?.id);
const isBattle = (f: Frame): f is Battle => f.step.startsWith('battle.');
const isPlacement = (f: Frame): f is Placement => f.step.startsWith('placement.');
const isWar = (f: Frame): f is MinorWar => f.step.startsWith('war.');
const isNaval = (f: Frame): f is NavalBattle => f.step.startsWith('naval.');
const battleOf = (f: Frame): Battle => {
  if (!isBattle(f)) throw new Error(`${f.step} is no battle`);
  return f;
};
const followable = (f: Battle): boolean => f.white <= 2 && /-pursuit$/.test(RESULTS[f.result] ?? '');
const frenchWin = (f: Battle): boolean => f.result < RESULTS.indexOf('cavalry-harassment');

function movedBy(p: Position, after: Position): string[] {
  return after.where.flatMap((at, unit) => (at === p.where[unit] ? [] : `${idOf(unit)}>${whereOf(at)}`)).sort();
}

const JUDGES: { [step: string]: Judge } = {
  // [9/4] to [9/6]
  'battle.roll': ({ p, f, after, dice }, b) => {
    const { nation, dice: count } = battleOf(f);
    const now = after.stack.find(isBattle);
    const thrown = dice.slice(0, count);
    const result = resultOf(b, nameOf(nation), p.guard === GUARD.battle, thrown);
    if (now !== undefined) expect(RESULTS[now.result]).toBe(result);
    // What follows at once, without a question: a side that is wiped out.
    if (result === 'french-victorious' || result === 'coalition-victorious') {
      const fallen = result === 'french-victorious' ? alliesIn(b, nameOf(nation)) : frenchIn(b, nameOf(nation));
      expect(movedBy(p, after)).toEqual(fallen.map((each) => `${each.id}>${graveOf(each)}`).sort());
    } else expect(movedBy(p, after)).toEqual([]);
  },
  // [9/7/3]
  'battle.harassed': ({ p, f, after }, b) => {
    const { nation, chosen } = battleOf(f);
    const struck = b.corps.filter((_, unit) => chosen.includes(unit));
    expect(harassments(b, nameOf(nation))).toContain(named(struck));
    expect(movedBy(p, after)).toEqual(struck.map((each) => `${each.id}>${graveOf(each)}`).sort());
    const left = (side: ReturnType<typeof frenchIn>): boolean =>
      side.some(({ id }) => !struck.some((each) => each.id === id));
    const bothStand =
      (left(frenchIn(b, nameOf(nation))) || p.guard === GUARD.battle) && left(alliesIn(b, nameOf(nation)));
    expect(after.stack.some(isBattle)).toBe(bothStand);
  },
  'battle.exchange': ({ p, f, after }, b) => {
    const { nation } = battleOf(f);
    const here = b.corps.filter(({ at }) => at === nameOf(nation));
    const survivors = lastOnes(b, nameOf(nation), frenchWin(battleOf(f)));
    const still = here.filter((each) => whereOf(after.where[b.corps.indexOf(each)] ?? NONE) === nameOf(nation));
    if (survivors.length === 0) expect(still).toEqual([]);
    else expect(survivors).toContain(named(still));
    const fallen = here.filter((each) => !still.includes(each));
    expect(movedBy(p, after)).toEqual(fallen.map((each) => `${each.id}>${graveOf(each)}`).sort());
  },
  // [9/8]
  'battle.fled': ({ p, f, after, dice }, b) => {
    const battle = battleOf(f);
    const from = nameOf(battle.nation);
    const french = !frenchWin(battle);
    const fleeing = french ? frenchIn(b, from) : alliesIn(b, from);
    const again = (battle.fled & (1 << (french ? battle.nation : battle.nation + 5))) !== 0;
    const moves = movedBy(p, after);
    const led = p.napoleonAt === battle.nation ? (['none', 'B', 'N', 'V'] as const)[p.napoleon] : 'none';
    const fervour = (p.fervour[battle.nation] ?? 0) + fervourBy(!french, led);
    expect(after.fervour[battle.nation]).toBe(Math.max(0, Math.min(16, fervour)));
    if (again || fleeing.length === 0) {
      expect(moves).toEqual(fleeing.map((each) => `${each.id}>${graveOf(each)}`).sort());
      return;
    }
    let to: string;
    if (french) {
      const refuges = frenchRefuges(b, from, followable(battle));
      expect(dice).toHaveLength(refuges.length > 1 ? 1 : 0);
      const refuge = there(refuges.length > 1 ? byDie(refuges, there(dice[0])) : refuges[0]);
      to = refuge;
      const napoleon = p.napoleon !== 0 && nameOf(p.napoleonAt) === from && p.napoleonAt < 5;
      expect(after.napoleonAt).toBe(napoleon ? NATIONS.indexOf(refuge) : p.napoleonAt);
    } else {
      const refuges = alliedRefuges(b, from);
      to = battle.refuge === NONE ? there(refuges[0]) : whereOf(battle.refuge);
      expect(refuges).toContain(to);
    }
    expect(moves).toEqual(fleeing.map(({ id }) => `${id}>${to}`).sort());
  },
  // [9/11], [9/12]
  'battle.pursued': ({ p, f, after }, b) => {
    const battle = battleOf(f);
    const from = nameOf(battle.nation);
    const refuge = battle.refuge === NONE ? null : whereOf(battle.refuge);
    const moves = movedBy(p, after);
    if (refuge === null || !followable(battle)) expect(moves).toEqual([]);
    else if (frenchWin(battle)) {
      const rear = rearguards(b, from, refuge);
      const victors = frenchIn(b, from);
      if (rear.length === 0) expect(moves).toEqual([]);
      else {
        const stayed = victors.filter(({ id }) => !moves.includes(`${id}>${refuge}`));
        expect(moves).toHaveLength(victors.length - 1);
        expect(rear).toContain(named(stayed));
      }
    } else {
      const victors = alliesIn(b, from).map(({ id }) => `${id}>${refuge}`);
      expect(moves.filter((each) => !victors.includes(each))).toEqual([]);
    }
    const then = boardOf(after);
    const met = refuge !== null && refuge !== 'portugal' && frenchIn(then, refuge).length > 0;
    expect(after.stack.some(isBattle)).toBe(met && alliesIn(then, refuge ?? from).length > 0);
  },
  // [8/5]
  'placement.go': ({ p, f, after }, b) => {
    if (!isPlacement(f)) return;
    const inBowl = frenchIn(b, 'army').length;
    const drawn = Math.min(inBowl, f.corps);
    const moves = movedBy(p, after);
    expect(moves).toHaveLength(drawn + f.found.length);
    const to = nameOf(f.to);
    // Too few: it must be the But nation, and nobody can be spared for it.
    if (drawn + f.found.length < f.corps) {
      expect(to).toBe(b.but);
      expect(spared(b, to, f.found.map(idOf))).toEqual([]);
    }
    // Each of them was the right one when he was taken.
    const taken: string[] = [];
    for (const unit of f.found) {
      expect(spared(b, to, taken)).toContain(idOf(unit));
      taken.push(idOf(unit));
    }
    expect(nameOf(after.napoleonAt)).toBe(to);
  },
  // [10/1]
  'turn.surrenders': ({ p, after }, b) => {
    const coalition = POWERS.filter((_, power) => p.status[power] === STATUS.coalition);
    const now = POWERS.filter((_, power) => after.status[power] !== p.status[power]);
    expect([...now].sort()).toEqual(surrenders(b, coalition).sort());
  },
  // [11/1], [11/4]
  'turn.control': ({ p, after }, b) => {
    expect(after.abdication).toBe(Math.max(0, Math.min(16, p.abdication + levelBy(b))));
  },
  'turn.fervour': ({ p, after }, b) => {
    const form = (['none', 'B', 'N', 'V'] as const)[p.napoleon];
    const expected = NATIONS.map((nation, n) =>
      fervourAfter(b, nation, p.fervour[n] ?? 0, p.napoleonAt === n ? form : 'none'),
    );
    expect(after.fervour).toEqual(expected);
  },
};

Object.assign(JUDGES, {
  // [4/1], [4/9], [4/10], [15/BN]
  'turn.income': ({ p, after, dice }) => expect(after.treasury).toBe(treasuryAfterIncome(p, dice)),
  'naval.roll': ({ p, f, after, dice }) => {
    if (!isNaval(f)) return;
    expect(after).toMatchObject(afterNavalBattle(p, f.pounds, f.trafalgar, dice));
  },
  'invasion.after': ({ p, after, dice }) => expect(after).toMatchObject(afterInvasion(p, dice)),
} satisfies { readonly [step: string]: Judge });

/** Choices that are judged by what they make of the table. */
const TAKES: { readonly [step: string]: (moment: Moment, c: Choice) => void } = {
  'war.money': ({ p, f, after, dice }, c) => {
    if (!isWar(f)) return;
    const pounds = c.kind === 'spend' ? c.pounds : 0;
    // Who concedes has lost as if he had thrown nothing at all, and spends nothing.
    const corps = c.kind === 'spend' ? f.corps.length : 0;
    expect(after).toMatchObject(afterWar(p, f.war, pounds, corps, c.kind === 'spend' ? dice : [-99]));
  },
  'turn.fund': ({ p, after }) => expect(purses(after)).toBe(purses(p)),
  'turn.budget': ({ p, after }) => expect(purses(after)).toBe(purses(p)),
  'turn.transferNavy': ({ p, after }) => {
    expect(purses(after)).toBe(purses(p));
    expect(after.admiralty).toBeGreaterThanOrEqual(p.admiralty);
  },
  'turn.transferWar': ({ p, after }) => {
    expect(purses(after)).toBe(purses(p));
    expect(after.admiralty).toBe(p.admiralty);
  },
};
/** All money; nothing may be above sixteen, nor below nothing. */
function purses({ treasury, warFund, admiralty }: Position): number {
  for (const purse of [treasury, warFund, admiralty]) {
    expect(purse).toBeGreaterThanOrEqual(0);
    expect(purse).toBeLessThanOrEqual(16);
  }
  return treasury + warFund + admiralty;
}

const CHOICES: { readonly [step: string]: (p: Position, f: Frame, b: Board) => readonly string[] } = {
  'placement.take': (_p, f, b) => (isPlacement(f) ? spared(b, nameOf(f.to), f.found.map(idOf)) : []),
  'battle.spare': (_p, f, b) => lastOnes(b, nameOf(battleOf(f).nation), frenchWin(battleOf(f))),
  'battle.refuge': (_p, f, b) => alliedRefuges(b, nameOf(battleOf(f).nation)),
  'battle.left': (_p, f, b) => rearguards(b, nameOf(battleOf(f).nation), whereOf(battleOf(f).refuge)),
};
const chosen = (c: Choice): string => ('unit' in c ? idOf(c.unit) : 'nation' in c ? whereOf(c.nation) : c.kind);

function judged(n: number, counts: Map<string, number>): void {
  const chance = fastChance(`judged ${n}`);
  let dice: number[] = [];
  const io = {
    roll(stream: string, sides: number): number {
      const value = chance.next(stream, sides);
      if (stream === 'dice') dice.push(value);
      return value;
    },
    reveal() {},
    tell: null,
  };
  const watched: Steps<Position, Choice> = Object.fromEntries(
    Object.entries(steps).map(([name, step]) => {
      const judge = JUDGES[name];
      const verdict = TAKES[name];
      const { run, take } = step;
      if (verdict !== undefined && take !== null) {
        const taking = (p: Position, f: Frame, c: Choice, world: typeof io, seat: number): void => {
          const before = copyPlain(p);
          const frame = { ...copyPlain(f), step: name };
          dice = [];
          take(p, f, c, world, seat);
          counts.set(name, (counts.get(name) ?? 0) + 1);
          verdict({ p: before, f: frame, after: p, dice }, c);
        };
        return [name, { ...step, take: taking }];
      }
      if (judge === undefined || run === null) return [name, step];
      const judging = (p: Position, f: Frame, world: typeof io): void => {
        const before = copyPlain(p);
        const frame = { ...copyPlain(f), step: name };
        dice = [];
        run(p, f, world);
        counts.set(name, (counts.get(name) ?? 0) + 1);
        judge({ p: before, f: frame, after: p, dice }, boardOf(before));
      };
      return [name, { ...step, run: judging }];
    }),
  );
  const scenario = there(box.scenarios[n % 3]).id;
  const options = { scenario, cavalry: n % 2 === 0 ? 'on' : 'off', veteran: n % 4 < 2 ? 'on' : 'off' };
  const p = firstPosition(box, options);
  settle(watched, p, io);
  while (p.outcome === null) {
    const choices = listChoices(watched, p, 0, [] as Choice[]);
    const f = there(p.stack.at(-1));
    const wanted = CHOICES[f.step]?.(p, f, boardOf(p));
    if (wanted !== undefined) {
      counts.set(f.step, (counts.get(f.step) ?? 0) + 1);
      expect(choices.map(chosen).sort(), f.step).toEqual([...wanted].sort());
    }
    // Builds far more often than chance alone would, so that large armies meet.
    const builds = choices.filter(({ kind }) => kind === 'build');
    const from = builds.length > 0 && chance.next('pick', 12) > 1 ? builds : choices;
    play(watched, p, 0, there(from[chance.next('pick', from.length) - 1]), io);
  }
}

rule(
  [
    'NW-4.2-b',
    'NW-4.9-b',
    'NW-4.10-l',
    'NW-8.5-d',
    'NW-9.6-a',
    'NW-9.7.3-b',
    'NW-9.7.3-i',
    'NW-9.8.2-a',
    'NW-9.11.2-b',
    'NW-10.1-e',
    'NW-11.1-c',
    'NW-15-BN',
  ],
  'the rules and a second model of the text agree over whole campaigns',
  () => {
    const counts = new Map<string, number>();
    for (let n = 0; n < 40; n++) judged(n, counts);
    for (const step of [...Object.keys(JUDGES), ...Object.keys(TAKES), ...Object.keys(CHOICES)])
      expect(counts.get(step) ?? 0, step).toBeGreaterThan(0);
  },
);
