// @vitest-environment happy-dom

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'preact/compat';
import { describe, expect, it } from 'vitest';
import { drawn } from '../../../../test/drawn.ts';
import { colourless, contrast, testSides } from '../../../../test/support/sight.ts';
import { there } from '../../../kernel/there.ts';
import { liveryOf } from '../../../table/liveries.tsx';
import { standardBox } from '../data/standard.ts';
import { CardBack } from './cards/face.tsx';
import { Counter } from './counter.tsx';
import { NationShield } from './marks.tsx';

const NATIONS = standardBox().nations.map(({ id }) => id);

const counter = (nation: string, reduced = false): ReactNode => (
  <svg aria-hidden="true">
    <Counter livery={liveryOf(nation)} name="I Corps" cavalry={false} strength={6} reduced={reduced} />
  </svg>
);

/** Everything that says whose it is, and where its ground is painted. */
const DRAWN: readonly (readonly [string, (nation: string) => ReactNode, string])[] = [
  ['a counter', counter, '.man-counter-shadow + rect'],
  ['a reduced counter', (nation) => counter(nation, true), '.man-counter-shadow + rect'],
  ['the back of a card', (nation) => <CardBack nation={nation} />, 'rect'],
  ['a shield', (nation) => <NationShield nation={nation} size={28} />, 'path'],
];

/** A colour of each nation. */
const each = (colour: (nation: string) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(NATIONS.map((nation) => [nation, colour(nation)]));

// Any two of the eight nations can meet.
describe.each(DRAWN)('%s', (what, draw, painted) => {
  it('differs from that of every other nation by more than its colours', () => {
    expect(new Set(NATIONS.map((nation) => colourless(drawn(draw(nation)).innerHTML))).size).toBe(8);
  });

  testSides(what, {
    colours: each((nation) => there(drawn(draw(nation)).querySelector(painted)?.getAttribute('fill') ?? undefined)),
  });
});

describe('what is drawn on paper in the colour of a nation', () => {
  // The hatching of held squares leans to the other side for the second seat, and the lines and bars of charts have other strokes.
  const css = readFileSync(join(import.meta.dirname, 'board.css'), 'utf8');
  const byCandle = Number(/\.man-held \{\s*filter: var\(--by-candle\) brightness\(([\d.]+)\);/.exec(css)?.[1]);
  testSides('hatchings and charts', { colours: each((nation) => liveryOf(nation).trace), byCandle, signed: true });

  it.each(NATIONS)('%s is seen on paper', (nation) => {
    // Graphics want 3 to 1 (WCAG 2.2, 1.4.11).
    const paper = there(/--man-ground: light-dark\((#[\da-f]{6})/.exec(theme())?.[1]);
    expect(contrast(liveryOf(nation).trace, paper)).toBeGreaterThanOrEqual(3);
  });
});

const theme = (): string => readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8');

it.each(NATIONS)('what is written on the ground of %s can be read', (nation) => {
  const { ground, ink, stripe, onStripe } = liveryOf(nation);
  expect(contrast(ground, ink)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(stripe, onStripe)).toBeGreaterThanOrEqual(4.5);
});
