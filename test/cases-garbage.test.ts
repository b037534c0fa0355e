import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shelf } from '../src/games/index.ts';
import { standardBox as boxOfManoeuvre } from '../src/games/manoeuvre/data/standard.ts';
import { censusOf as censusOfManoeuvre } from '../src/games/manoeuvre/test/census.ts';
import { standardBox as boxOfNapoleon } from '../src/games/napoleon-1815/data/standard.ts';
import { censusOf as censusOfNapoleon } from '../src/games/napoleon-1815/test/census.ts';
import { standardBox as boxOfSaga } from '../src/games/napoleon-saga/data/standard.ts';
import { censusOf as censusOfSaga } from '../src/games/napoleon-saga/test/census.ts';
import { standardBox as boxOfWars } from '../src/games/napoleonic-wars/data/standard.ts';
import { censusOf as censusOfWars } from '../src/games/napoleonic-wars/test/census.ts';
import { standardBox as boxOfVive } from '../src/games/vive-l-empereur/data/standard.ts';
import { censusOf as censusOfVive } from '../src/games/vive-l-empereur/test/census.ts';
import { CaseError } from '../src/kernel/case.ts';
import { settle } from '../src/kernel/flow.ts';
import type { Game } from '../src/kernel/game.ts';
import { JsonError } from '../src/kernel/json.ts';
import { standardOptions } from '../src/kernel/options.ts';
import { playCase } from '../src/kernel/play-case.ts';
import { parseCase, readCase } from '../src/kernel/read-case.ts';

// Whatever a case file or a position holds: it is played, or refused with one sentence; never a stack trace.

const folder = (game: string) => join('cases', game);
const textsOf = (game: string): string[] =>
  readdirSync(folder(game)).map((name) => readFileSync(join(folder(game), name), 'utf8'));

const boxes = {
  manoeuvre: boxOfManoeuvre(),
  napoleon: boxOfNapoleon(),
  saga: boxOfSaga(),
  wars: boxOfWars(),
  vive: boxOfVive(),
};

/** What is conserved in each game. A case need not place all units, nor keep to five cards, nor lay tiles. */
const CENSUS: { readonly [game: string]: (p: never) => string[] } = {
  manoeuvre: (p) =>
    censusOfManoeuvre(boxes.manoeuvre, p).filter(
      (fault) => !/units on the field and|holds \d+ cards|the field has/.test(fault),
    ),
  'napoleon-1815': (p) => censusOfNapoleon(boxes.napoleon, p),
  'napoleon-saga': (p) => censusOfSaga(boxes.saga, p),
  'napoleonic-wars': (p) => censusOfWars(boxes.wars, p),
  'vive-l-empereur': (p) => censusOfVive(boxes.vive, p),
};

/** Positions of the cases, and some that use the keys these leave out. */
const POSITIONS: { readonly [game: string]: readonly unknown[] } = {
  manoeuvre: [
    {
      nations: ['fr', 'gb'],
      edges: ['S', 'N'],
      tiles: [1, [2, 3], 3, 4],
      units: { 'fr-imperial-guard': 'd4 reduced', 'gb-32nd-foot': 'd5' },
      hands: [['fr-45th-1'], []],
      discards: [['fr-45th-2'], []],
      decks: [3, 60],
      lost: [1, 2],
      exhausted: [true, false],
      redoubts: ['d4'],
      turn: 3,
      first: 1,
      active: 0,
      phase: 'combat',
    },
  ],
  'napoleon-1815': [
    {
      turn: 2,
      vp: 9,
      phase: 'operations',
      act: 'french',
      pieces: { ney: 'ligny', zieten: { zone: 'ligny', fatigue: 3, infantry: 2, cavalry: 1, activated: true } },
      vedettes: {},
      hands: { french: [2], coalition: [40] },
      decks: { french: [3], coalition: [41] },
      discards: { coalition: [37] },
      control: { namur: 'prussian' },
      fortified: ['hougoumont'],
      destroyed: ['chatelet--auvelais'],
      axes: [{ zone: 'ligny', towards: 'fleurus', camp: 'french', struck: false }],
      passed: ['coalition'],
      arrivals: [{ turn: 3, corps: 'bulow', zone: 'namur' }],
      seen: { french: [40] },
    },
  ],
  'napoleonic-wars': [
    {
      options: { scenario: 'napoleon-1805', cavalry: 'on', veteran: 'on' },
      turn: 11,
      phase: 'placement',
      abdication: 7,
      admiralty: 2,
      fervour: { spain: 0 },
      status: { spain: 'coalition', sweden: 'neutral' },
      treaties: ['peace-of-basel'],
      marriage: 'austria',
      but: 'spain',
      units: {
        spain: ['ney', 'soult', 'blake', 'duchy-guards'],
        portugal: ['wellington'],
        casualties: ['lannes', 'moore'],
        delayed: ['bagration'],
        army: ['poniatowski', 'murat-naples'],
        discarded: ['kleber'],
      },
      butStack: ['ney', 'soult'],
      diplomats: { talleyrand: 'gone', maret: 'spain' },
      disgraced: ['metternich'],
      people: { goya: 'home', volta: 'london' },
      napoleon: { form: 'N', at: 'bed', busy: true },
      josephine: 'gone',
      guard: 'gone',
      bowl: ['no-war', 'client-state', 'war-tyrol'],
      clients: { germany: 'rhine', italy: 'italy' },
      wars: { caucasus: 'lost', malta: 'lost', serbia: 'won' },
      flags: { caucasus: 'won' },
      trade: ['ireland', 'cape'],
      vizier: 'balkans',
      sea: 'french',
      religion: 'concordat',
      ulcer: true,
      fraDiavolo: true,
    },
    { turn: 3, phase: 'accidents', happens: 'accident gui', napoleon: { form: 'B' }, josephine: 'italy', guard: 'box' },
  ],
  'vive-l-empereur': [
    {
      options: { scenario: 'quatre-bras', rye: 'on' },
      turn: 7,
      active: 1,
      phase: 'movement',
      units: {
        '1005': ['fr-2le line nne 6', 'fr-61l line nne'],
        '1007': ['fr-a59 battery nne'],
        '1010': ['fr-72l disorganised t6'],
        '1008': ['fr-1ch column n charged'],
        '0903': ['al-95 skirmish ssw +0802'],
        '1002': ['al-apic battery sse 1'],
      },
      leaders: { reille: '1005', picton: '1002' },
      away: { eliminated: ['fr-108l'] },
      points: [2, 3],
      released: true,
      armies: { res: 'demoralised' },
    },
  ],
};

const NAMES = ['fr-45th', 'd4', 'ney', 'ligny', 'constructor', '__proto__', 'toString', 'movement', 'french', 'at'];
const evil = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(...NAMES, '', -1, 0, 1, 2, 12, 40, 99, 0.5, 1e308, null, true, [], {}, undefined),
  fc.constantFrom<unknown>(Number.NaN, Number.POSITIVE_INFINITY, { toString: 1 }, { valueOf: null, length: 2 }),
  fc.constant(JSON.parse('{"__proto__":{"zone":"ligny"},"constructor":1}')),
);

type Path = readonly string[];

function placesOf(value: unknown, path: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return [path];
  return [path, ...Object.entries(value).flatMap(([key, part]) => placesOf(part, [...path, key]))];
}

/** The value with another one at a place, or under a new key there. */
function put(value: unknown, [key, ...rest]: Path, other: unknown, added: string | null): unknown {
  if (key === undefined) {
    if (added === null || value === null || typeof value !== 'object') return other;
    return Array.isArray(value) ? [...value, other] : Object.fromEntries([...Object.entries(value), [added, other]]);
  }
  if (Array.isArray(value)) return value.map((part, i) => (String(i) === key ? put(part, rest, other, added) : part));
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([k, part]) => [k, k === key ? put(part, rest, other, added) : part]);
  return Object.fromEntries(entries);
}

const leavesOf = (value: unknown): unknown[] =>
  value === null || typeof value !== 'object' ? [value] : Object.values(value).flatMap(leavesOf);

/** A few changes: something wild, or something that stands elsewhere in the same file. */
const spoiled = (values: readonly unknown[]): fc.Arbitrary<unknown> =>
  fc.constantFrom(...values).chain((value) => {
    const change = fc.tuple(
      fc.constantFrom(...placesOf(value)),
      fc.oneof(evil, fc.constantFrom(...leavesOf(value)), fc.integer({ min: 0, max: 6 })),
      fc.oneof(
        { weight: 5, arbitrary: fc.constant(null) },
        { weight: 1, arbitrary: fc.constantFrom(...NAMES, 'units', 'pieces', 'combat', 'operation') },
      ),
    );
    return fc
      .array(change, { minLength: 1, maxLength: 2 })
      .map((changes) => changes.reduce((now, [place, other, added]) => put(now, place, other, added), value));
  });

interface Laid {
  readonly position: unknown;
  readonly options?: { readonly [key: string]: never };
}

function tries(act: () => void): boolean {
  try {
    act();
    return true;
  } catch (error) {
    if (!(error instanceof CaseError) && !(error instanceof JsonError)) throw error;
    expect(error.message).toMatch(/^[^\n]{5,600}$/);
    return false;
  }
}

describe.each(shelf.map(({ id }) => id))('garbage in the cases of %s', (id) => {
  const load = async (): Promise<Game> => {
    const game = await shelf.find((entry) => entry.id === id)?.load();
    if (game === undefined) throw new Error(`there is no game '${id}'`);
    return game;
  };
  const written = textsOf(id).map((text): unknown => JSON.parse(text));
  /** A position stands in a case under the options of its case. */
  const laid = [
    ...(POSITIONS[id] ?? []).map((position): Laid => ({ position })),
    ...written.flatMap((value): Laid[] =>
      value !== null && typeof value === 'object' && 'position' in value ? [value] : [],
    ),
  ];

  test('a position is arranged and can be gone on from, or refused', async () => {
    const game = await load();
    const standard = standardOptions(game.options);
    const arrange = await game.arranger();
    const io = { roll: () => 1, reveal() {}, tell: null };
    let good = 0;
    const under = ({ options }: Laid) => ({ ...standard, ...options });
    for (const each of laid) arrange(each.position as never, under(each));
    const tried = fc
      .constantFrom(...laid)
      .chain((each) => spoiled([each.position]).map((description) => ({ description, options: under(each) })));
    fc.assert(
      fc.property(tried, ({ description, options }) => {
        const isGood = tries(() => {
          const p = arrange(description as never, options);
          settle(game.steps, p, io);
          game.view(p, null);
          expect(CENSUS[id]?.(p as never)).toEqual([]);
        });
        if (isGood) good++;
      }),
      { numRuns: 600, seed: 1815 },
    );
    expect(good).toBeGreaterThan(10);
    expect(good).toBeLessThan(400);
  });

  test('a case is played, or refused', async () => {
    const game = await load();
    await fc.assert(
      fc.asyncProperty(spoiled(written), async (value) => {
        try {
          await playCase(game, readCase(value));
        } catch (error) {
          if (!(error instanceof CaseError)) throw error;
          expect(error.message).toMatch(/^[^\n]{5,600}$/);
        }
      }),
      { numRuns: 200, seed: 1815 },
    );
  });

  test('a text that was cut or stirred is read, or refused', () => {
    const texts = textsOf(id);
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.nat(), fc.nat(9), fc.string(), (text, at, cut, other) => {
        const place = at % text.length;
        tries(() => parseCase(text.slice(0, place) + other + text.slice(place + cut)));
      }),
      { numRuns: 400, seed: 1815 },
    );
  });
});
