import { expect, it } from 'vitest';
import { quietIo } from '../../../kernel/chance.ts';
import { fastChance } from '../../../kernel/fast-chance.ts';
import { listChoices, play, settle } from '../../../kernel/flow.ts';
import { standardBox } from '../data/standard.ts';
import type { Choice, Position } from '../position.ts';
import { rulesOf } from '../rules/index.ts';
import { firstPosition } from '../rules/setup.ts';
import { viewOf } from '../view.ts';
import { aidesOf } from './aides.ts';
import { handlingOf } from './handling.ts';

const box = standardBox();
const steps = rulesOf(box);
const handling = handlingOf(aidesOf(box));

it('whoever ends his movement is told which units have not moved, and whoever moves one is not', () => {
  const p = firstPosition(box, { scenario: 'quatre-bras' });
  const io = quietIo(fastChance(1));
  settle(steps, p, io);
  const listed = () => listChoices<Position, Choice>(steps, p, 0, []);
  const leaves = (choice: Choice) => handling.leaves?.(viewOf(box, steps, p, 0), choice, listed());
  expect(leaves({ kind: 'pass' })?.length).toBe(3);
  play<Position, Choice>(steps, p, 0, { kind: 'pass' }, io);
  const movers = new Set(listed().flatMap((choice) => (choice.kind === 'move' ? [`unit:${choice.unit}`] : [])));
  expect(movers.size).toBeGreaterThan(10);
  expect(new Set(leaves({ kind: 'pass' }))).toEqual(movers);
  const [first] = listed().filter(({ kind }) => kind === 'move');
  expect(first === undefined ? null : leaves(first)).toEqual([]);
});

it('a march is interrupted by fire and by cavalry that answers, not by what it tells of itself', () => {
  const interrupts = (kind: string) => handling.interrupts?.({ kind });
  expect(['fire', 'recoil', 'countercharge', 'losses'].map(interrupts)).toEqual([true, true, true, true]);
  expect(['moved', 'turned', 'leaderMoved'].map(interrupts)).toEqual([false, false, false]);
});
