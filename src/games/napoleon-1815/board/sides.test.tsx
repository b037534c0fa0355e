// @vitest-environment happy-dom

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'preact/compat';
import { describe, expect, it } from 'vitest';
import { drawn } from '../../../../test/drawn.ts';
import { colourless, contrast, testSides } from '../../../../test/support/sight.ts';
import { there } from '../../../kernel/there.ts';
import { ARMY_COLOURS } from '../presentation/charts.ts';
import { BlockPaints, CommanderBlock, CorpsBlock, StandingBlock, VedetteBlock } from './pieces/blocks.tsx';
import { Flag } from './pieces/flags.tsx';
import { type Livery, liveryOf } from './pieces/livery.ts';

const NATIONS = [0, 1, 2] as const;

const each = (colour: (livery: Livery) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(NATIONS.map((nation) => [liveryOf(nation).id, colour(liveryOf(nation))]));

/** What is left of a drawing without its colours: the paints that a nation calls its own are colours, too. */
const shapesOf = (drawing: ReactNode): string => colourless(drawn(<svg aria-hidden="true">{drawing}</svg>).innerHTML);

// One name and one portrait for all, so that nothing but the nation differs.
const named = { id: 'ney', name: 'Ney' };
const BLOCKS: readonly (readonly [string, (nation: number, done: boolean) => ReactNode])[] = [
  ['a corps', (nation, done) => <CorpsBlock nation={nation} {...named} done={done} strength={[3, 1, 2]} />],
  [
    'a corps behind its screen',
    (nation, done) => <CorpsBlock nation={nation} {...named} done={done} strength={null} />,
  ],
  ['a commander', (nation, done) => <CommanderBlock nation={nation} {...named} done={done} />],
  ['a vedette', (nation, done) => <VedetteBlock nation={nation} done={done} />],
  ['a block that stands', (nation, done) => <StandingBlock nation={nation} done={done} />],
];

describe('a sign that is no colour', () => {
  it('the three flags have three designs', () => {
    const flags = NATIONS.map((nation) => shapesOf(<Flag nation={nation} x={0} y={0} w={28} h={18} />));
    expect(new Set(flags).size).toBe(3);
  });

  it.each(BLOCKS)('%s shows it, before and after it has operated', (_what, draw) => {
    for (const done of [false, true])
      expect(new Set(NATIONS.map((nation) => shapesOf(draw(nation, done)))).size).toBe(3);
  });
});

// A block is painted from one colour to the other; each end of it is told from the same end of the others.
describe('blocks', () => {
  const paints = drawn(
    <svg aria-hidden="true">
      <BlockPaints />
    </svg>,
  );
  const painted = (id: string, end: number): string =>
    there(paints.querySelectorAll(`#n15-${id} stop`)[end]?.getAttribute('stop-color') ?? undefined);
  testSides('where they are lightest', { colours: each(({ id }) => painted(id, 0)) });
  testSides('where they are darkest', { colours: each(({ id }) => painted(id, 1)) });

  it.each(NATIONS)('what is written on those of nation %i can be read, also once they have operated', (nation) => {
    const { light, ground, hatch, ink } = liveryOf(nation);
    for (const under of [light, ground]) expect(contrast(under, ink)).toBeGreaterThanOrEqual(4.5);
    // The letter of a block that has operated is large, and the hatching lies but half upon it.
    expect(contrast(hatch, ink)).toBeGreaterThanOrEqual(3);
  });
});

testSides('cubes of infantry', { colours: each(({ infantry }) => infantry) });
testSides('orders of battle', { colours: each(({ trace }) => trace) });
testSides('charts', { colours: Object.fromEntries(ARMY_COLOURS.entries()) });

// The backs of cards take theirs from the palette of the house.
const palette = readFileSync(join(import.meta.dirname, '../../../table/style/palette.css'), 'utf8');
testSides('coats of the palette', {
  colours: Object.fromEntries(
    ['france', 'britain', 'prussia'].map((name) => [
      name,
      there(new RegExp(`--${name}: (#[\\da-f]{6});`).exec(palette)?.[1]),
    ]),
  ),
});
