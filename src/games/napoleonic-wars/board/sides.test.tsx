// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest';
import { drawn } from '../../../../test/drawn.ts';
import { colourless, contrast, testSides } from '../../../../test/support/sight.ts';
import type { Colours, Corps } from './nouns.ts';
import { coatOf, Plate } from './pieces.tsx';

const POWERS = ['french', 'british', 'prussian', 'austrian', 'russian', 'spanish'] as const;
/** Those who fight for the Coalition in the coat of another power. */
const GUESTS = ['swedish', 'emigre', 'bavarian'] as const;

const corps = (colours: Colours): Corps => ({
  id: 'one',
  name: 'One',
  colours,
  side: colours === 'french' ? 'french' : 'coalition',
  strength: 4,
  cavalry: false,
});
const coat = (colours: Colours) => coatOf(corps(colours));

// A plate is told by its ground and by the emblem on it.
testSides('plates', { colours: Object.fromEntries(POWERS.map((power) => [power, coat(power).ground])), signed: true });

describe('a sign that is no colour', () => {
  it('every power and every guest has an emblem of its own', () => {
    const shapes = [...POWERS, ...GUESTS].map((colours) =>
      colourless(drawn(<Plate at={[0, 0]} corps={corps(colours)} />).querySelector('path[transform]')?.outerHTML ?? ''),
    );
    expect(new Set(shapes).size).toBe(POWERS.length + GUESTS.length);
  });
});

it.each([...POWERS, ...GUESTS])('what is written on the plate of the %s can be read', (colours) => {
  expect(contrast(coat(colours).ground, coat(colours).ink)).toBeGreaterThanOrEqual(4.5);
});

it('the Bavarians turn their coat with their side', () => {
  const [before, after] = (['french', 'coalition'] as const).map((side) => coatOf({ colours: 'bavarian', side }));
  expect(before?.ground).toBe(coat('french').ground);
  expect(after?.ground).toBe(coat('austrian').ground);
  expect(after?.emblem).toBe(before?.emblem);
});
