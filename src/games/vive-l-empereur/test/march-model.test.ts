import { expect, test } from 'vitest';
import { OFF } from '../../../grids/hexes.ts';
import { quietIo } from '../../../kernel/chance.ts';
import { fastChance } from '../../../kernel/fast-chance.ts';
import { askedSeat, listChoices, play, settle, top } from '../../../kernel/flow.ts';
import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { armOf, hexOf, lift, sideOf } from '../field.ts';
import { AWAY, type Choice, type Position, type Unit } from '../position.ts';
import type { Move } from '../rules/frames.ts';
import { rulesOf } from '../rules/index.ts';
import { startMovement } from '../rules/movement.ts';
import { firstPosition } from '../rules/setup.ts';
import { complies, withinLimit } from '../rules/stacking.ts';
import { type Deed, type March, slowMarch } from './march-model.ts';
import { scatter, wildBox } from './wild.ts';

// The slow model of movement over random marches on ground of chance: after every choice what a unit may do next, and what it has spent.

type Chance = ReturnType<typeof fastChance>;
const isMove = (frame: { readonly step: string }): frame is Move => frame.step === 'move.act';

/** What both call a deed; null for what the model leaves out. */
function nameOf(c: Choice): string | null {
  switch (c.kind) {
    case 'step':
    case 'back':
      return `${c.kind} ${c.hex}`;
    case 'turn':
      return `turn ${c.facing}`;
    case 'change':
      return c.formation === 'skirmish' ? null : `${c.formation} ${c.facing}`;
    case 'pass':
    case 'exit':
      return c.kind;
    default:
      return null;
  }
}
const deedName = ({ kind, hex, formation, facing }: Deed): string =>
  kind === 'turn' ? `turn ${facing}` : kind === 'change' ? `${formation} ${facing}` : `${kind} ${hex}`;

/** A movement phase with everybody where he may stand, and nobody else to come. */
function muster(box: Box, p: Position, chance: Chance, seat: number): Unit[] {
  const b = box.battle(0);
  scatter(box, p, chance, 3);
  for (const unit of p.hex.keys()) {
    const hex = hexOf(p, unit);
    const rides = p.formation[unit] === 'line' && armOf(b, unit) === 'cavalry';
    if (hex < 0 || rides || !complies(box, b, p, hex) || !withinLimit(box, b, p, [], hex))
      lift(p, unit, AWAY.eliminated);
  }
  p.marks.fill(0);
  p.leaderAt.fill(AWAY.eliminated);
  p.phase = 'movement';
  p.active = seat;
  p.stack = [{ step: 'turn.end' }];
  startMovement(p);
  return [...p.hex.keys()].filter((unit) => hexOf(p, unit) >= 0 && sideOf(b, unit) === seat);
}

function marcher(box: Box, p: Position, chance: Chance) {
  const steps = rulesOf(box);
  const b = box.battle(0);
  const slow = slowMarch(box, b, p);
  const io = quietIo(chance);
  const seen = { questions: 0, crowded: 0, byRoad: 0, backwards: 0, changes: 0 };
  const list = () => listChoices<Position, Choice>(steps, p, askedSeat(steps, p), []);
  const take = (c: Choice): void => play(steps, p, askedSeat(steps, p), c, io);
  /** Whoever is asked in between lets things pass. */
  function wait(until: () => boolean): void {
    while (!until()) take(list().find(({ kind }) => kind === 'pass') ?? get(list(), 0));
  }

  function compare(m: March, what: string): ReadonlyMap<string, Deed> {
    const offered = new Set(list().flatMap((c) => nameOf(c) ?? []));
    const isWell = slow.canStop(m);
    const known = new Map(slow.deeds(m).map((deed) => [deedName(deed), deed]));
    const allowed = new Set<string>();
    if (slow.mayExit(m)) allowed.add('exit');
    if (slow.mayStop(m) || !isWell) allowed.add('pass');
    for (const [name, deed] of known) {
      const isCrowded = slow.others(m.unit, deed.then.hex).length > 0;
      // Comrades may follow into a Square, or make off: the model does not look so far.
      const isOpen = isCrowded && deed.kind === 'change' && [m.formation, deed.formation].includes('square');
      const stays = deed.kind === 'turn' || deed.kind === 'change';
      if (isOpen ? offered.has(name) : !isCrowded || slow.canStop(deed.then) || (stays && !isWell)) allowed.add(name);
      if (isCrowded) seen.crowded++;
    }
    expect([...offered].sort(), what).toEqual([...allowed].sort());
    seen.questions++;
    return known;
  }

  /** One unit, until it stops or is stopped. */
  function march(unit: Unit, where: string): void {
    const hex = hexOf(p, unit);
    const [formation, facing] = [p.formation[unit] ?? '', p.facing[unit] ?? 0];
    const road = b.ground.roadHex[hex] === 1;
    const none = { spent: 0, turned: false, steps: 0, came: OFF, fresh: true };
    let m: March = { unit, hex, formation, facing, road, ...none };
    let path = `${where}: ${b.units[unit]?.id} ${formation} ${facing} at ${hex}`;
    take({ kind: 'move', unit });
    for (let frame = top(p); isMove(frame) && frame.units.includes(unit); frame = top(p)) {
      const stands = [hexOf(p, unit), p.formation[unit], p.facing[unit], frame.spent[0]];
      expect(stands, path).toEqual([m.hex, m.formation, m.facing, m.spent]);
      const known = compare(m, path);
      const able = list().filter(
        (c) => known.has(nameOf(c) ?? '') && (c.kind !== 'turn' || chance.next('march', 3) === 1),
      );
      const c = able[chance.next('march', able.length + 1) - 1];
      const deed = known.get(c === undefined ? '' : (nameOf(c) ?? ''));
      if (c === undefined || deed === undefined) return;
      m = deed.then;
      path += `, ${deedName(deed)}`;
      if (c.kind === 'back') seen.backwards++;
      if (c.kind === 'change') seen.changes++;
      if (c.kind === 'step' && m.came !== OFF) seen.byRoad++;
      take(c);
      wait(() => isMove(top(p)) || top(p).step === 'movement.choose');
    }
  }

  return {
    seen,
    all(units: readonly Unit[], where: string): void {
      settle(steps, p, io);
      for (const unit of units) {
        if (p.formation[unit] === 'skirmish' || !list().some((c) => c.kind === 'move' && c.unit === unit)) continue;
        march(unit, where);
        wait(() => top(p).step === 'movement.choose');
      }
    },
  };
}

test('movement on ground of chance agrees with the slow model', () => {
  const chance = fastChance(17);
  const box = wildBox(chance);
  const p = firstPosition(box, { scenario: 'quatre-bras' });
  const { seen, all } = marcher(box, p, chance);
  for (let i = 0; i < 25; i++) all(muster(box, p, chance, i % 2), `${i}`);
  expect(seen.questions, JSON.stringify(seen)).toBeGreaterThan(500);
  expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(10);
}, 120_000);
