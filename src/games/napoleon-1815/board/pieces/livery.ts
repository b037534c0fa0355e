import { get } from '../../../../kernel/there.ts';
import type { Nation } from '../../pieces.ts';

/**
 * The colours of a nation's blocks and cubes. Two are dark with light letters, the third is light with dark letters: navy, scarlet
 * and slate of one darkness are one colour to somebody or other (sides.test.tsx).
 */
export interface Livery {
  readonly id: string;
  readonly light: string;
  readonly ground: string;
  readonly dark: string;
  /** What a block that has operated is hatched with: its name is still read through it. */
  readonly hatch: string;
  readonly ink: string;
  /** What is drawn in its colour on paper: the ground, or something darker where that would be lost. */
  readonly trace: string;
  readonly infantry: string;
  readonly cavalry: string;
}

const LIVERIES: readonly Livery[] = [
  {
    id: 'fr',
    light: '#3d68b4',
    ground: '#1f3f7a',
    dark: '#0f2450',
    hatch: '#0f2450',
    ink: '#fbf3dc',
    trace: '#1f3f7a',
    infantry: '#5f8bd0',
    cavalry: '#f0c04a',
  },
  {
    id: 'gb',
    light: '#bc433b',
    ground: '#a02b27',
    dark: '#5f1613',
    hatch: '#5f1613',
    ink: '#fdf1dc',
    trace: '#a8302b',
    infantry: '#cf4f43',
    cavalry: '#ec9440',
  },
  {
    id: 'pr',
    light: '#b9c0c8',
    ground: '#8f98a3',
    dark: '#1f242b',
    hatch: '#66707c',
    ink: '#12161b',
    trace: '#6a7480',
    infantry: '#e9ebe8',
    cavalry: '#8d67a6',
  },
];

export const liveryOf = (nation: Nation): Livery => LIVERIES[nation] ?? get(LIVERIES, 0);
