import type { Game } from '../../kernel/game.ts';
import { readOptions } from '../../kernel/options.ts';
import type { Plain } from '../../kernel/plain.ts';
import type { Positions } from '../shelf.ts';

interface Described {
  readonly options?: Readonly<Record<string, string>>;
  readonly position: Plain;
}

/** The armies between Ligny and Quatre-Bras. */
const AT_LIGNY = {
  napoleon: 'ligny',
  drouot: { zone: 'ligny', fatigue: 2 },
  vandamme: { zone: 'ligny', fatigue: 3, infantry: 3 },
  ney: { zone: 'frasnes', activated: true },
  reille: { zone: 'frasnes', activated: true },
  zieten: { zone: 'ligny', fatigue: 4, infantry: 4 },
  blucher: 'sombreffe',
  pirch: 'sombreffe',
  orange: { zone: 'quatre-bras', activated: true },
  wellington: 'quatre-bras',
};

/** Positions for perft tables: each stresses another chapter. */
const DESCRIPTIONS: { readonly [name: string]: Described } = {
  march: {
    position: {
      turn: 1,
      pieces: {
        napoleon: 'charleroi',
        drouot: 'charleroi',
        lobau: 'charleroi',
        zieten: { zone: 'fleurus', activated: true },
        pirch: { zone: 'sombreffe', activated: true },
        blucher: 'sombreffe',
      },
      hands: { french: [12, 22], coalition: [40] },
      destroyed: ['chatelet--auvelais'],
    },
  },
  combat: {
    position: {
      turn: 2,
      vp: 9,
      pieces: AT_LIGNY,
      axes: [{ zone: 'ligny', towards: 'fleurus', camp: 'french' }],
      hands: { french: [2, 19, 28], coalition: [45, 50, 55] },
    },
  },
  recovery: {
    position: {
      turn: 2,
      phase: 'recovery',
      pieces: AT_LIGNY,
      axes: [{ zone: 'ligny', towards: 'fleurus', camp: 'french' }],
      hands: { french: [1, 2, 3], coalition: [40, 41, 43] },
    },
  },
  fog: {
    options: { level: 'grognard' },
    position: {
      turn: 2,
      pieces: {
        drouot: 'fleurus',
        napoleon: 'fleurus',
        zieten: { zone: 'ligny', activated: true },
        pirch: { zone: 'sombreffe', activated: true },
      },
      vedettes: { french: { fleurus: 1 }, prussian: { ligny: 1, gembloux: 1 } },
      hands: { french: [12], coalition: [40] },
    },
  },
  three: {
    options: { players: '3', combat: 'dice' },
    position: {
      turn: 2,
      act: 'coalition',
      leader: 'prussian',
      pieces: {
        ...AT_LIGNY,
        picton: 'quatre-bras',
        gneisenau: 'sombreffe',
      },
      axes: [{ zone: 'ligny', towards: 'fleurus', camp: 'french' }],
      hands: { french: [2, 19], english: [45, 50], prussian: [55, 51] },
    },
  },
};

export async function positionsOf(game: Pick<Game, 'arranger' | 'options'>): Promise<Positions> {
  const arrange = await game.arranger();
  return Object.fromEntries(
    Object.entries(DESCRIPTIONS).map(([name, { options = {}, position }]) => {
      const read = readOptions(game.options, options);
      if ('error' in read) throw new Error(read.error);
      return [name, () => arrange(position, read.options)];
    }),
  );
}
