// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { drawn } from '../../../../test/drawn.ts';
import { get } from '../../../kernel/there.ts';
import { createStates } from '../../../table/states.ts';
import { drawingOf } from '../board/drawing.tsx';
import { sheetFor } from '../board/sheet.ts';
import { standardBox } from '../data/standard.ts';
import type { View } from '../position.ts';
import { rulesOf } from '../rules/index.ts';
import { firstPosition } from '../rules/setup.ts';
import { startCombat } from '../rules/shock.ts';
import { speak } from '../text/tongues.ts';
import type { Cause, ViveEvent } from '../told.ts';
import { viewOf } from '../view.ts';
import { aidesOf } from './aides.ts';

await speak();
const box = standardBox();
const position = firstPosition(box, { scenario: 'quatre-bras' });
const battle = box.battle(position.scenario);
const steps = rulesOf(box);
const view = viewOf(box, steps, position, 0);

const drawing = drawingOf(box, aidesOf(box));

interface Told {
  readonly showing?: ViveEvent;
  readonly rolling?: boolean;
  readonly lately?: readonly ViveEvent[];
}
function pageOf(told: Told, of: View = view): HTMLElement {
  const { Board } = drawing;
  const touching = { states: createStates(), onTouch() {}, onPoint() {} };
  return drawn(<Board view={of} language="en" {...touching} {...{ showing: null, ...told }} />);
}
const texts = (page: Element, of: string): readonly string[] =>
  [...page.querySelectorAll(of)].map(({ textContent }) => textContent ?? '');
const count = (page: Element, of: string): number => page.querySelectorAll(of).length;

const sheet = sheetFor(battle.ground.hexes);
const onTop = (side: number) =>
  view.stacks.flatMap(({ hex, units: [top = -1] }) => (battle.units[top]?.side === side ? [{ unit: top, hex }] : []));
const [mine, another] = [get(onTop(0), 0), get(onTop(0), 1)];
const foe = get(onTop(1), 0);
const beside = get(sheet.hexes.ring(foe.hex, 1), 0);
const further = get(
  sheet.hexes.ring(beside, 1).filter((hex) => sheet.hexes.distance(hex, foe.hex) === 2),
  0,
);
const clause = 'VE-0-a';

const moved = (how: 'regular' | 'retreat', from: number, to: number): ViveEvent => ({
  ...{ kind: 'moved', clause, how, from, to, second: -1 },
  units: [foe.unit],
});
const fireOf = (unit: number, roll = 4): ViveEvent => ({
  ...{ kind: 'fire', clause, how: 'defensive', hex: mine.hex, value: 7, column: 2, roll, modifier: 1, result: '2' },
  firers: [{ unit, parts: [], value: 7 }],
});
const fire = fireOf(foe.unit);
const shock: ViveEvent = {
  ...{ kind: 'shock', clause, counter: false, hexes: [mine.hex], attackers: [], defenders: [] },
  ...{ powers: [20, 10], column: 5 },
};
const shockRoll: ViveEvent = { kind: 'shockRoll', clause, roll: 3, modifier: 0, attacker: '1*', defender: 'D' };
const square = (passed: boolean, unit = mine.unit, cause: Cause = 'square'): ViveEvent => ({
  ...{ kind: 'test', clause, cause, unit, parts: [], morale: 8, passed },
  dice: passed ? [2, 3] : [5, 6],
});
const losses = (unit: number, lost: number): ViveEvent => ({ kind: 'losses', clause, unit, steps: lost, left: 1 });

describe('what happened since the viewer chose last', () => {
  it('nothing leaves no trace', () => {
    const page = pageOf({});
    for (const name of ['traces', 've-shot', 've-stub', 'hex-disc-loss', 've-cross', 've-squared', 've-roll'])
      expect(count(page, `.${name}`), name).toBe(0);
  });

  it('a march in two steps is one way, from where it began', () => {
    const page = pageOf({ lately: [moved('regular', further, beside), moved('regular', beside, foe.hex)] });
    expect(count(page, '.trace-way')).toBe(1);
    expect(count(page, '.ve-flights .trace-way')).toBe(0);
    const [from] = page.querySelectorAll('.trace-from');
    expect([Number(from?.getAttribute('cx')), Number(from?.getAttribute('cy'))]).toEqual([...sheet.middle(further)]);
  });

  it('a flight is told from a march', () => {
    const page = pageOf({ lately: [moved('retreat', beside, foe.hex)] });
    expect(count(page, '.ve-flights .trace-way')).toBe(1);
    expect(count(page, '.trace-way')).toBe(1);
  });

  it('a fire is a line to its target, with its value and its die; it comes from where the firers stood', () => {
    const page = pageOf({ lately: [fire, moved('regular', beside, foe.hex)] });
    const start = sheet.middle(beside).map((each) => Math.round(each * 10) / 10);
    expect(page.querySelector('.ve-shot')?.getAttribute('d')).toMatch(new RegExp(`^M${start.join('[ ,]?')}`));
    expect(texts(page, '.ve-stub-fire .ve-stub-words')).toEqual(['7']);
    expect(texts(page, '.ve-stub-fire .ve-stub-face')).toEqual(['4']);
  });

  it('a shock is a ring about its target, with its odds and its die', () => {
    const page = pageOf({ lately: [shock, shockRoll] });
    expect(count(page, '.trace-ring')).toBe(1);
    expect(texts(page, '.ve-stub-shock .ve-stub-words')).toEqual([(box.odds[5] ?? []).join(':')]);
    expect(texts(page, '.ve-stub-shock .ve-stub-face')).toEqual(['3']);
    expect(texts(pageOf({ lately: [shock] }), '.ve-stub-face')).toEqual([]);
  });

  it('of two fires at a hex the last is told', () => {
    expect(texts(pageOf({ lately: [fire, fireOf(foe.unit, 6)] }), '.ve-stub-face')).toEqual(['6']);
  });

  it('losses in a hex are added up; who is eliminated is crossed out where he stood', () => {
    const gone: ViveEvent = { kind: 'eliminated', clause, units: [another.unit], hex: another.hex };
    const page = pageOf({ lately: [losses(mine.unit, 1), losses(mine.unit, 2), gone] });
    expect(texts(page, '.hex-figure-loss')).toEqual(['−3']);
    expect(count(page, '.ve-cross')).toBe(1);
  });

  it.each([
    [true, 'formed'],
    [false, 'missed'],
  ])('a square: %s is %s', (passed, look) => {
    const page = pageOf({ lately: [square(passed)] });
    expect(count(page, '.ve-squared')).toBe(1);
    expect(count(page, `.ve-squared-${look}`)).toBe(1);
    expect(count(page, '.ve-squared-stroke')).toBe(passed ? 0 : 1);
  });

  it('other tests of morale leave no square', () => {
    expect(count(pageOf({ lately: [square(true, mine.unit, 'fire')] }), '.ve-squared')).toBe(0);
  });

  it('nothing is drawn of a unit that is hidden', () => {
    const hidden = view.units.findIndex((seen, unit) => seen === null && (position.hex[unit] ?? -1) >= 0);
    expect(hidden).toBeGreaterThanOrEqual(0);
    const page = pageOf({ lately: [losses(hidden, 2), square(true, hidden), fireOf(hidden)] });
    for (const name of ['hex-disc-loss', 've-squared', 've-shot']) expect(count(page, `.${name}`), name).toBe(0);
  });
});

describe('dice', () => {
  it('are thrown for fire, shock, morale and leaders, and for nothing else', () => {
    const leaderRoll: ViveEvent = { kind: 'leaderRoll', clause, leader: 0, peril: 'losses', roll: 6, falls: true };
    for (const event of [fire, shockRoll, square(true), leaderRoll]) expect(drawing.isRoll?.(event)).toBe(true);
    for (const event of [shock, losses(0, 1)]) expect(drawing.isRoll?.(event)).toBe(false);
  });

  it('in the air show no face and nothing of what they bring; then they lie with it', () => {
    const air = pageOf({ showing: fire, rolling: true });
    expect([count(air, '.die-falls'), count(air, '.die-face')]).toEqual([1, 0]);
    expect(texts(air, '.ve-roll-words')).toEqual(['F 7 +1', '']);
    const lies = pageOf({ showing: fire });
    expect(texts(lies, '.die-face')).toEqual(['4']);
    expect(texts(lies, '.ve-roll-words')).toEqual(['F 7 +1', '2']);
  });

  it('of morale are two, with their sum; those that fail are told apart', () => {
    const page = pageOf({ showing: square(false) });
    expect(texts(page, '.die-face')).toEqual(['5', '6']);
    expect(texts(page, '.ve-roll-words')).toEqual(['M 8', '= 11']);
    expect(count(page, '.die-bad')).toBe(2);
    expect(count(pageOf({ showing: square(false), rolling: true }), '.die-bad, .die-good, .ve-squared')).toBe(0);
  });

  it('of a shock lie beside its target, with its odds', () => {
    const fought = structuredClone(position);
    startCombat(fought, { counter: false, seat: 1, from: [foe.hex], targets: [mine.hex] });
    const page = pageOf({ showing: shockRoll, rolling: true }, viewOf(box, steps, fought, 0));
    expect(texts(page, '.ve-roll-words')).toEqual([(box.odds[0] ?? []).join(':'), '']);
    const lies = pageOf({ showing: shockRoll }, viewOf(box, steps, fought, 0));
    expect(texts(lies, '.ve-roll-brings')).toEqual(['1* / D']);
    const at = /translate\(([\d.]+) ([\d.]+)\)/.exec(lies.querySelector('.ve-roll')?.getAttribute('transform') ?? '');
    expect(sheet.hexes.distance(sheet.at(Number(at?.[1]), Number(at?.[2])), mine.hex)).toBe(1);
  });

  it('hide no piece where a hex beside is free', () => {
    const page = pageOf({ showing: fire });
    const at = /translate\(([\d.]+) ([\d.]+)\)/.exec(page.querySelector('.ve-roll')?.getAttribute('transform') ?? '');
    const hex = sheet.at(Number(at?.[1]), Number(at?.[2]));
    const taken = new Set([...view.stacks.map((stack) => stack.hex), ...view.leaderAt]);
    expect(sheet.hexes.ring(mine.hex, 1).some((each) => !taken.has(each))).toBe(true);
    expect(taken.has(hex)).toBe(false);
  });
});
