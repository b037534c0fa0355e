import { end, jump, procedure, type Steps } from '../../../kernel/flow.ts';
import { asks, exactly, only } from '../../../kernel/permission.ts';
import { get, nothingAt } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import {
  type Choice,
  type Coalition,
  FRANCE,
  NATION_COUNT,
  type Nation,
  NONE,
  PLACE,
  type Placement,
  type Position,
  type Unit,
} from '../position.ts';
import type { NapoleonicEvent } from '../told.ts';
import { bar, type ClauseId, given, type Of, PASS, UNITS } from './bars.ts';
import {
  corpsOf,
  countAt,
  die,
  drawOne,
  isFranceOpen,
  isFrench,
  nationOf,
  OF,
  strengthOf,
  type Told,
  unitsAt,
  unitsIn,
} from './board.ts';
import { canDeploy } from './cavalry.ts';
import { deploy } from './grande-armee.ts';

// [8/0]: the coalition builds; then Napoleon is placed.

/** NW-8.1-b: what a Duchy force costs there now; every other corps is free. */
function costOf(box: Box, f: Coalition, unit: Unit, nation: Nation): number {
  return get(box.nationality, unit) === OF.duchy && (f.lots[nation] ?? 0) === 0 ? box.constants.lotCost : 0;
}

function build(box: Box, p: Position, f: Coalition, { unit, nation }: Of<'build'>, io: Told): void {
  const pounds = costOf(box, f, unit, nation);
  if (get(box.nationality, unit) === OF.duchy) {
    const left = get(f.lots, nation);
    f.lots[nation] = (left === 0 ? box.constants.lotSize : left) - 1;
  }
  p.treasury -= pounds;
  p.where[unit] = nation;
  io.tell?.({ kind: 'built', clause: 'NW-8.1-a', unit, nation, pounds });
}

/** [8/2]: by which clause a corps has its places; Duchy forces are kept out of a closed France alone (NW-8.4-a). */
const PLACED: readonly (readonly [ClauseId, readonly number[]])[] = [
  ['NW-8.2-b', [OF.austrian, OF.bavarian]],
  ['NW-8.2-c', [OF.british]],
  ['NW-8.2-d', [OF.prussian]],
  ['NW-8.2-e', [OF.russian, OF.swedish]],
  ['NW-8.2-f', [OF.spanish]],
  ['NW-8.2-g', [OF.emigre]],
];

export function coalition(box: Box): Steps<Position, Choice> {
  const ask = asks<Position, Coalition, Choice, NapoleonicEvent>();
  const { allies } = box;
  // Made once, with France shut and open: this is the longest list of the game.
  const closed: readonly (readonly Of<'build'>[])[] = box.units.map(({ nationality }, unit) =>
    box.nations.flatMap((_, nation) =>
      nation !== FRANCE && box.deploy[nationality]?.[nation] ? Object.freeze({ kind: 'build', unit, nation }) : [],
    ),
  );
  const open = closed.map((row, unit) => [Object.freeze({ kind: 'build', unit, nation: FRANCE } as const), ...row]);
  return procedure<Position, Coalition, Choice, NapoleonicEvent>('coalition', {
    build: ask({
      clause: 'NW-8.1-a',
      who: () => 0,
      when: (p) => allies.some((unit) => p.where[unit] === PLACE.pool),
      may: {
        build: exactly(
          (p, f, out) => {
            const rows = isFranceOpen(p) ? open : closed;
            const { where } = p;
            const isRich = p.treasury >= box.constants.lotCost;
            for (let n = 0; n < allies.length; n++) {
              const unit = allies[n] ?? NONE;
              if (where[unit] !== PLACE.pool) continue;
              const row = rows[unit] ?? nothingAt(unit);
              if (isRich || box.nationality[unit] !== OF.duchy) {
                for (const choice of row) out.push(choice);
              } else {
                for (const choice of row) if ((f.lots[choice.nation] ?? 0) > 0) out.push(choice);
              }
            }
          },
          [
            given('NW-8.1-a', 'frenchSide', (p, _f, { unit }) => isFrench(box, p, unit)),
            given('NW-8.1-e', 'powerNotCoalition', (p, _f, { unit }) => p.where[unit] === PLACE.neutral),
            given('NW-8.1-a', 'notInPool', (p, _f, { unit }) => p.where[unit] !== PLACE.pool),
            given(
              'NW-8.4-a',
              'franceClosed',
              (p, _f, { unit, nation }) => nation === FRANCE && !canDeploy(box, p, unit, nation),
            ),
            ...PLACED.map(([clause, nationalities]) =>
              given<Coalition, Of<'build'>>(
                clause,
                'cannotDeploy',
                (p, _f, { unit, nation }) =>
                  nationalities.includes(get(box.nationality, unit)) && !canDeploy(box, p, unit, nation),
              ),
            ),
            given('NW-8.1-b', 'notEnough', (p, f, { unit, nation }) => costOf(box, f, unit, nation) > p.treasury),
          ],
        ),
        pass: only(PASS),
      },
      take(p, f, c, io) {
        if (c.kind === 'pass') return;
        build(box, p, f, c, io);
        jump(f, 'coalition.build');
      },
    }),
  });
}

// [8/5]

const leftIn = (box: Box, p: Position, f: Placement, nation: Nation): Unit[] =>
  unitsIn(box, p, nation, true).filter((unit) => !f.found.includes(unit));

// By Nation, without those who were found already: one pass over the corps fills them, and nothing is kept from one question to the next.
const corps = new Int32Array(NATION_COUNT);
const force = new Int32Array(NATION_COUNT);
const enemy = new Int32Array(NATION_COUNT);
const weakest = new Int32Array(NATION_COUNT);

function survey(box: Box, p: Position, f: Placement): void {
  const { where } = p;
  for (let nation = 0; nation < NATION_COUNT; nation++) {
    corps[nation] = 0;
    force[nation] = 0;
    enemy[nation] = 0;
    weakest[nation] = 0x7fffffff;
  }
  for (const unit of corpsOf(box, p, false)) {
    const at = where[unit] ?? PLACE.board;
    if (at < NATION_COUNT) enemy[at] = (enemy[at] ?? 0) + strengthOf(box, unit);
  }
  for (const unit of corpsOf(box, p, true)) {
    const at = where[unit] ?? PLACE.board;
    if (at >= NATION_COUNT || f.found.includes(unit)) continue;
    const strength = strengthOf(box, unit);
    corps[at] = (corps[at] ?? 0) + 1;
    force[at] = (force[at] ?? 0) + strength;
    if (strength < (weakest[at] ?? 0)) weakest[at] = strength;
  }
}

/** NW-8.5-d: can the Nation give a corps now? France, the But nation and the goal never do; one corps stays; a contested one holds. */
function gives(p: Position, f: Placement, nation: Nation): boolean {
  if (nation === FRANCE || nation === p.but || nation === f.to || (corps[nation] ?? 0) < 2) return false;
  return enemy[nation] === 0 || (force[nation] ?? 0) - (weakest[nation] ?? 0) > (enemy[nation] ?? 0);
}

/** NW-8.5-d: a French corps of those that France and the But nation never give. */
function keeps(box: Box, p: Position, f: Placement, unit: Unit): boolean {
  const at = get(p.where, unit);
  return (at === FRANCE || at === p.but) && leftIn(box, p, f, at).includes(unit);
}

interface Donors {
  /** The Nations, a bit each. */
  readonly nations: number;
  readonly force: number;
  readonly isFree: boolean;
}

/** NW-8.5-g: uncontested donors before contested ones, in each class the largest force. */
function donorsOf(box: Box, p: Position, f: Placement): Donors {
  survey(box, p, f);
  let nations = 0;
  let best = 0;
  let isFree = false;
  for (let nation = 0; nation < NATION_COUNT; nation++) {
    if (!gives(p, f, nation)) continue;
    const free = enemy[nation] === 0;
    const here = force[nation] ?? 0;
    if ((isFree && !free) || (isFree === free && here < best)) continue;
    if (free !== isFree || here > best) nations = 0;
    best = here;
    isFree = free;
    nations |= 1 << nation;
  }
  return { nations, force: best, isFree };
}

/** The corps that the donors can give: each of them has at least one. */
export function donations(box: Box, p: Position, f: Placement): Unit[] {
  const donors = donorsOf(box, p, f);
  const out: Unit[] = [];
  for (let nation = 0; nation < NATION_COUNT; nation++) {
    if ((donors.nations & (1 << nation)) === 0) continue;
    // What a contested Nation can spare: it stays the stronger.
    const spare = donors.isFree ? Number.MAX_SAFE_INTEGER : donors.force - (enemy[nation] ?? 0);
    for (const unit of corpsOf(box, p, true))
      if (p.where[unit] === nation && strengthOf(box, unit) < spare && !f.found.includes(unit)) out.push(unit);
  }
  return out;
}

/** NW-8.5.1 */
function grandStrategy(p: Position, io: Told): void {
  const roll = die(io);
  const nation = nationOf(p, roll);
  const from = p.but;
  const moved = nation === from ? [] : p.butStack.filter((unit) => p.where[unit] === from);
  for (const unit of moved) p.where[unit] = nation;
  p.but = nation;
  p.napoleonAt = nation;
  io.tell?.({ kind: 'grandStrategy', clause: 'NW-8.5.1-a', roll, nation, moved });
}

function rollPlacement(box: Box, p: Position, f: Placement, io: Told): void {
  const roll = die(io);
  const row = roll + p.turn;
  const { napoleon } = get(box.invasions, row - 2);
  io.tell?.({
    kind: 'napoleonRow',
    clause: 'NW-8.5-b',
    roll,
    row,
    nation: napoleon?.nation ?? NONE,
    corps: napoleon?.corps ?? 0,
  });
  if (napoleon === null) {
    grandStrategy(p, io);
    end(p);
    return;
  }
  f.to = napoleon.nation;
  f.corps = napoleon.corps;
  f.missing = Math.max(0, napoleon.corps - countAt(p, PLACE.army));
}

function go(p: Position, f: Placement, io: Told): void {
  const bowl = unitsAt(p, PLACE.army);
  const fromBowl = Math.min(f.corps, bowl.length);
  for (let n = 0; n < fromBowl; n++) deploy(p, drawOne(bowl, io), f.to, 'NW-8.5-c', io);
  for (const unit of f.found) {
    const from = get(p.where, unit);
    p.where[unit] = f.to;
    io.tell?.({ kind: 'moved', clause: 'NW-8.5-d', unit, from, to: f.to });
  }
  p.napoleonAt = f.to;
  io.tell?.({ kind: 'napoleon', clause: 'NW-8.5-c', form: p.napoleon, at: f.to });
}

export function placement(box: Box): Steps<Position, Choice> {
  const ask = asks<Position, Placement, Choice, NapoleonicEvent>();
  return procedure<Position, Placement, Choice, NapoleonicEvent>('placement', {
    roll: { run: (p, f, io) => rollPlacement(box, p, f, io) },
    search: {
      run(p, f, io) {
        if (f.found.length >= f.missing) {
          jump(f, 'placement.go');
          return;
        }
        if (donorsOf(box, p, f).nations !== 0) return;
        if (f.to === p.but) {
          jump(f, 'placement.go');
          return;
        }
        // NW-8.5-d, 7: to the But nation, with everything that can be moved.
        io.tell?.({ kind: 'thwarted', clause: 'NW-8.5-d', nation: f.to });
        f.to = p.but;
        f.found = [];
        jump(f, 'placement.search');
      },
    },
    take: ask({
      clause: 'NW-8.5-g',
      who: () => 0,
      may: {
        take: exactly(
          (p, f, out) => {
            for (const unit of donations(box, p, f)) out.push(get(UNITS.take, unit));
          },
          [
            given('NW-8.5-g', 'notADonor', (p, f, { unit }) => {
              const at = get(p.where, unit);
              return at >= NATION_COUNT || !leftIn(box, p, f, at).includes(unit);
            }),
            bar('NW-8.5-d', 'neverGives', (p, f, { unit }) => keeps(box, p, f, unit)),
            bar(
              'NW-8.5-g',
              'wouldLoseGround',
              (p, f, { unit }) => !keeps(box, p, f, unit) && !donations(box, p, f).includes(unit),
            ),
          ],
        ),
      },
      take(_p, f, c) {
        f.found.push(c.unit);
        jump(f, 'placement.search');
      },
    }),
    go: { run: (p, f, io) => go(p, f, io) },
  });
}

/** NW-8.5-a */
export const isPlaced = (p: Position): boolean => p.turn > 1 && p.napoleon !== 0 && !p.busy;
