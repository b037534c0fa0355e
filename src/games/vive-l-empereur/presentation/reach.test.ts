import { describe, expect, it } from 'vitest';
import { quietIo } from '../../../kernel/chance.ts';
import { fastChance } from '../../../kernel/fast-chance.ts';
import { askedSeat, listChoices, play, settle } from '../../../kernel/flow.ts';
import { same } from '../../../kernel/plain.ts';
import { get } from '../../../kernel/there.ts';
import { hexThing } from '../../../table/hexes/cursor.ts';
import { arrangePosition } from '../arrange.ts';
import { copyPosition } from '../copy.ts';
import { standardBox } from '../data/standard.ts';
import { facts, isDisorganised, isOnMap, mark, unitsAt } from '../field.ts';
import { type Choice, MARK, NONE, type Position, type View } from '../position.ts';
import { commands } from '../rules/command.ts';
import type { FirePhase, Move } from '../rules/frames.ts';
import { rulesOf } from '../rules/index.ts';
import { firstPosition } from '../rules/setup.ts';
import { lostSteps } from '../rules/victory.ts';
import { speak } from '../text/tongues.ts';
import type { ViveEvent } from '../told.ts';
import { viewOf } from '../view.ts';
import { about, sceneOf } from './about.ts';
import { aidesOf } from './aides.ts';
import { handlingOf } from './handling.ts';

await speak();
const box = standardBox();
const steps = rulesOf(box);
const aides = aidesOf(box);
const handling = handlingOf(aides);
const seen = (p: Position): View => viewOf(box, steps, p, askedSeat(steps, p));
const listed = (p: Position): Choice[] => listChoices<Position, Choice>(steps, p, askedSeat(steps, p), []);
const isMove = (frame: { readonly step: string } | undefined): frame is Move => frame?.step === 'move.act';
const isFirePhase = (frame: { readonly step: string } | undefined): frame is FirePhase =>
  frame?.step === 'fires.firers';

/** A match by chance, of which every question is looked at. */
function walkBy(scenario: string, seed: number, look: (p: Position, n: number) => void): void {
  const p = firstPosition(box, { scenario });
  const chance = fastChance(seed);
  const io = quietIo(chance);
  settle(steps, p, io);
  for (let n = 0; n < 900 && p.outcome === null; n++) {
    look(p, n);
    const choices = listed(p);
    play(steps, p, askedSeat(steps, p), get(choices, chance.next('walk', choices.length) - 1), io);
  }
}

/** A match by chance; whoever begins a move is looked at before he goes. */
function along(scenario: string, seed: number, look: (p: Position, f: Move) => void): void {
  walkBy(scenario, seed, (p, n) => {
    const frame = p.stack.at(-1);
    if (isMove(frame) && n % 6 === 0) look(p, frame);
  });
}

/** Makes the choices of a way as the hand does: as long as the same is asked. Null where the enemy interrupts. */
function walked(p: Position, choices: readonly Choice[]): Move | null {
  const at = copyPosition(p);
  const io = quietIo(fastChance(3));
  for (const choice of choices) {
    if (!isMove(at.stack.at(-1))) return null;
    expect(
      listed(at).some((one) => same(one, choice)),
      `${JSON.stringify(choice)} on ${JSON.stringify(choices)}`,
    ).toBe(true);
    play(steps, at, askedSeat(steps, at), choice, io);
  }
  const end = at.stack.at(-1);
  return isMove(end) ? end : null;
}

describe.each(['hassenhausen', 'quatre-bras'])('the reach of those who move at %s', (scenario) => {
  it('is walked to by the choices of its way, each offered when it comes to it, for what is told', () => {
    let ways = 0;
    along(scenario, 5, (p, f) => {
      const goals = [...aides.reach(seen(p)).values()];
      for (const goal of goals.filter((_, i) => i % 7 === 0)) {
        const end = walked(p, goal.choices);
        if (end === null || end.units.length !== f.units.length) continue;
        ways++;
        expect([end.hex, Math.max(0, ...end.spent)]).toEqual([goal.hex, goal.cost]);
        expect(goal.hexes.at(-1)).toBe(goal.hex);
      }
    });
    expect(ways).toBeGreaterThan(30);
  });

  it('has every next step in it, and lights the same that it leads to', () => {
    let looked = 0;
    along(scenario, 8, (p) => {
      const view = seen(p);
      const reach = aides.reach(view);
      for (const choice of listed(p)) if (choice.kind === 'step') expect(reach.has(choice.hex)).toBe(true);
      expect(handling.goals?.(view)).toEqual([...reach.keys()].map(hexThing));
      for (const hex of reach.keys()) expect(handling.way(view, hexThing(hex), 'en')?.price).toMatch(/^\d+ MP/);
      looked++;
    });
    expect(looked).toBeGreaterThan(10);
  });

  it('tells who could fire along a way, and nothing of it to whoever is not asked', () => {
    let [shots, others] = [0, 0];
    along(scenario, 11, (p) => {
      const seat = askedSeat(steps, p);
      for (const goal of aides.reach(seen(p)).values()) {
        shots += goal.shots.length;
        for (const { to } of goal.shots) expect(goal.hexes.slice(0, -1)).toContain(to);
      }
      others += aides.reach(viewOf(box, steps, p, 1 - seat)).size;
    });
    expect(shots).toBeGreaterThan(0);
    expect(others).toBe(0);
  });
});

it('a question is decided where those stand who act, and an event speaks of those it names', () => {
  let moves = 0;
  along('hassenhausen', 2, (p, f) => {
    const view = seen(p);
    const [first] = f.units;
    if (first === undefined) return;
    moves++;
    expect(sceneOf(view)).toEqual(f.units.map((unit) => `unit:${unit}`));
    expect(handling.acting(view)?.pieces.slice(0, f.units.length)).toEqual(f.units.map((unit) => `unit:${unit}`));
    const turned: ViveEvent = { kind: 'turned', clause: 'VE-VI.4-a', units: [first], facing: 0 };
    expect(about(view, turned)).toEqual([`unit:${first}`]);
  });
  expect(moves).toBeGreaterThan(5);
});

it('a question of fire is decided where its target stands, whoever has been named to fire at it', () => {
  let asked = 0;
  walkBy('quatre-bras', 7, (p) => {
    const frame = p.stack.at(-1);
    if (!isFirePhase(frame) || frame.hex < 0) return;
    const { hex, firers } = frame;
    const view = seen(p);
    const target = get(view.stacks.find((stack) => stack.hex === hex)?.units ?? [], 0);
    expect(sceneOf(view)).toEqual([...firers, target].map((unit) => `unit:${unit}`));
    asked += firers.length;
  });
  expect(asked).toBeGreaterThan(0);
});

describe('what is told beside the field', () => {
  it('reckons only with units that the viewer sees, and says how many he does not', () => {
    let unseen = 0;
    along('quatre-bras', 5, (p) => {
      const view = viewOf(box, steps, p, askedSeat(steps, p));
      const b = box.battle(p.scenario);
      const isSeen = (unit: number): boolean => view.units[unit] !== null;
      for (const { corps, score, unseen: hidden } of aides.corps(view)) {
        const { units } = get(b.corps, corps);
        const known = (unit: number): boolean => isSeen(unit) && isOnMap(p, unit) && isDisorganised(p, unit);
        const counted = units.map((unit) => lostSteps(b, p, unit) + (known(unit) ? 1 : 0));
        expect([score, hidden]).toEqual([counted.reduce((a, c) => a + c, 0), units.filter((u) => !isSeen(u)).length]);
        unseen += hidden;
      }
      for (const leader of b.leaders.keys())
        for (const hex of aides.command(view, leader)?.commanded ?? [])
          expect(unitsAt(p, hex).some((unit) => isSeen(unit) && commands(b, p, leader, unit))).toBe(true);
    });
    expect(unseen).toBeGreaterThan(0);
  });
});

it('who has fired in this phase is not counted at the hexes that can still be fired at', () => {
  const description = {
    turn: 5,
    phase: 'defensive',
    units: { '1005': ['fr-2le line nne'], '1004': ['al-27j line sse'], '1105': ['al-n1 line w'] },
  };
  const p = arrangePosition(box, description, { scenario: 'quatre-bras' });
  settle(steps, p, quietIo(fastChance(1)));
  const values = (): number[] => [...aides.targets(seen(p)).values()];
  const b = box.battle(p.scenario);
  const [one, other] = ['al-27j', 'al-n1'].map((id) => b.units.findIndex((unit) => unit.id === id));
  const fireOf = (unit: number | undefined): number => facts(b, unit ?? NONE).fire;
  expect(values()).toEqual([fireOf(one) + fireOf(other)]);
  mark(p, other ?? NONE, MARK.fired);
  expect(values()).toEqual([fireOf(one)]);
});

it('nobody fires at a leader on his way, and guns on a Square fire at cavalry with half', () => {
  const description = {
    turn: 5,
    phase: 'movement',
    units: { '1005': ['fr-1ch column n'], '1003': ['al-apic battery sse', 'al-7l square'] },
    leaders: { reille: '1005' },
  };
  const shots = (c: Choice): number[] => {
    const p = arrangePosition(box, description, { scenario: 'quatre-bras' });
    const io = quietIo(fastChance(1));
    settle(steps, p, io);
    play(steps, p, 0, c, io);
    return [...aides.reach(seen(p)).values()].flatMap((goal) => goal.shots.map(({ value }) => value));
  };
  const b = box.battle(1);
  const [horse, guns] = ['fr-1ch', 'al-apic'].map((id) => b.units.findIndex((unit) => unit.id === id));
  const reille = b.leaders.findIndex(({ id }) => id === 'reille');
  // At two hexes half of 6 less 1.
  expect(facts(b, guns ?? NONE).fire).toBe(6);
  expect(shots({ kind: 'move', unit: horse ?? NONE })).toContain(2);
  expect(shots({ kind: 'move', unit: horse ?? NONE })).not.toContain(5);
  expect(shots({ kind: 'lead', leader: reille })).toEqual([]);
});
