import { get } from '../../../../kernel/there.ts';
import type { Nation } from '../../pieces.ts';

/** The colours of a nation's blocks and cubes. */
export interface Livery {
  readonly id: string;
  readonly light: string;
  readonly ground: string;
  readonly dark: string;
  readonly ink: string;
  readonly infantry: string;
  readonly cavalry: string;
}

const LIVERIES: readonly Livery[] = [
  {
    id: 'fr',
    light: '#3d68b4',
    ground: '#1f3f7a',
    dark: '#0f2450',
    ink: '#fbf3dc',
    infantry: '#5f8bd0',
    cavalry: '#f0c04a',
  },
  {
    id: 'gb',
    light: '#c64a41',
    ground: '#a02b27',
    dark: '#5f1613',
    ink: '#fdf1dc',
    infantry: '#cf4f43',
    cavalry: '#ec9440',
  },
  {
    id: 'pr',
    light: '#6b717c',
    ground: '#3b4049',
    dark: '#1a1d23',
    ink: '#f6f0e0',
    infantry: '#a3a9b0',
    cavalry: '#8d67a6',
  },
];

export const liveryOf = (nation: Nation): Livery => LIVERIES[nation] ?? get(LIVERIES, 0);
