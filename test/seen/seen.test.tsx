// @vitest-environment happy-dom

import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { shelf } from '../../src/games/index.ts';
import { onShelf } from '../../src/games/shelf.ts';
import { reflect } from '../../src/keeper/mirror.ts';
import { there } from '../../src/kernel/there.ts';
import { changeSettings } from '../../src/web/settings.ts';
import { shellBook } from '../../src/web/words/words.ts';
import type { Subject } from '../conformance/knowledge.ts';
import { LONG } from '../conformance/subjects.ts';
import type { Moment } from '../conformance/walk.ts';
import { share } from '../share.ts';
import { presentation as toyPresentation } from '../toy/presentation/presentation.ts';
import { type Cinema, openCinema, type Picture, type Script, type Staged } from './film.tsx';
import { cutAfter, eventsOf, moments, players, scriptOf } from './scripts.ts';

beforeAll(() => shellBook.open());

// Nothing is known before it is seen. Two pages of the same match that differ only in what is still to come must be the same, to the
// last letter, until it has come.

// The land under the pieces is drawn from the box alone, and by far the most of every page.
vi.mock('../../src/games/manoeuvre/board/terrain/landscape.tsx', () => ({ Landscape: () => null }));
vi.mock('../../src/games/napoleon-1815/board/land/landscape.tsx', () => ({ Landscape: () => null }));
vi.mock('../../src/games/napoleonic-wars/board/land/landscape.tsx', async (original) => ({
  ...(await original<typeof import('../../src/games/napoleonic-wars/board/land/landscape.tsx')>()),
  Landscape: () => null,
  Lines: () => null,
}));

/** The kinds of events that dice tell, by the games' own words, and the matches in which they are met. */
const DICE: Readonly<Record<string, readonly string[]>> = {
  picket: ['fought'],
  manoeuvre: ['totals', 'withdrawRoll', 'pursuitRoll', 'rallyRoll'],
  'napoleon-1815': ['dice'],
  'napoleon-saga': ['test'],
  'napoleonic-wars': ['combat', 'warRoll', 'negotiation'],
  'vive-l-empereur': ['fire', 'test'],
};
const RUNS: Readonly<Record<string, readonly number[]>> = {
  picket: [9, 0, 35],
  manoeuvre: [1, 43],
  // Dice in the first, cards in the other.
  'napoleon-1815': [33, 1],
  'napoleon-saga': [1, 5],
  'napoleonic-wars': [1, 3],
  // A small battle, a large one.
  'vive-l-empereur': [7, 15],
};

/** What dice and cards turned up bring is told after them: these parts of a view stay as they were when they are told. */
const STILL: Readonly<Record<string, { readonly kinds: readonly string[]; readonly parts: readonly string[] }>> = {
  manoeuvre: { kinds: there(DICE['manoeuvre']), parts: ['where', 'reduced', 'redoubts', 'control', 'outcome'] },
  'napoleon-1815': {
    kinds: ['dice', 'revealed', 'combatCards'],
    parts: ['where', 'infantry', 'cavalry', 'fatigue', 'vp', 'lostStrength', 'losses', 'outcome'],
  },
  'napoleon-saga': { kinds: ['test', 'bids'], parts: ['where', 'wounds', 'attached', 'outcome'] },
  'napoleonic-wars': {
    kinds: ['combat', 'warRoll', 'naval', 'light', 'lossRoll', 'accidentRoll'],
    parts: ['where', 'fervour', 'abdication', 'status', 'outcome'],
  },
  'vive-l-empereur': {
    kinds: ['fire', 'test', 'shockRoll', 'leaderRoll'],
    parts: [
      ...['stacks', 'units.hex', 'units.formation', 'units.marker', 'steps'],
      ...['leaderAt', 'army', 'control', 'outcome'],
    ],
  },
};

/** Matches that go on otherwise are looked for with so many other secrets. */
const SECRETS = [2, 3, 4, 5, 6, 7, 8];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  changeSettings({ language: 'en', speed: 'normal', auto: false, sound: false });
});
afterEach(() => {
  vi.useRealTimers();
});

async function staged({ name, game }: Subject): Promise<Staged> {
  const presentation = name === 'picket' ? toyPresentation : await onShelf(shelf, name)?.present?.();
  return { game, presentation: there(presentation) };
}

/** Where two lists first differ. */
function parting(a: readonly unknown[], b: readonly unknown[]): number {
  const at = a.findIndex((one, i) => JSON.stringify(one) !== JSON.stringify(b[i]));
  return at < 0 ? Math.min(a.length, b.length) : at;
}

/** The same choice with other dice, so that the first thing told otherwise is this kind of roll. */
function twins(moment: Moment, kind: string): readonly [Script, Script] | null {
  const one = scriptOf(moment, 1);
  if (one === null || !eventsOf(one.item).some((event) => event.kind === kind)) return null;
  const others = SECRETS.flatMap((secret) => {
    const two = scriptOf(moment, secret);
    if (two === null) return [];
    const [a, b] = [eventsOf(one.item), eventsOf(two.item)];
    return a[parting(a, b)]?.kind === kind ? [two] : [];
  });
  // Best where the roll leaves another table, too.
  const tables = ({ item }: Script) => item.parts.map(({ view }) => view);
  const best = others.find((two) => JSON.stringify(tables(two)) !== JSON.stringify(tables(one))) ?? others[0];
  return best === undefined ? null : [one, best];
}

/** What two pages know alike: as long as this is the same, so must be the pages. */
const known = ({ told, rolling }: Picture): string => JSON.stringify([told, rolling]);

/** Where pages differ, with a little of what stands around. */
function difference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return a === b
    ? ''
    : `…${a.slice(Math.max(0, at - 120), at)}>>${a.slice(at, at + 80)}<< and >>${b.slice(at, at + 80)}<<`;
}

/** A fight that begins on the way has no losses before. */
const isBegun = (before: object, after: object): boolean =>
  ('combat' in before && before.combat === null) !== ('combat' in after && after.combat === null);

/** The named parts of a view; those of a fight as the fight has them, and `units.formation` of all in a list. */
function partsOf(view: object, names: readonly string[]): unknown {
  const all: Readonly<Record<string, unknown>> = { ...view };
  const { combat } = all;
  const partOf = (name: string): unknown => all[name] ?? (combat === null ? undefined : { ...Object(combat) }[name]);
  return names.map((name) => {
    const [list = '', field] = name.split('.');
    const part = partOf(list);
    return [name, field === undefined || !Array.isArray(part) ? part : part.map((one) => ({ ...one })[field])];
  });
}

describe.each(await players())('$name', (subject) => {
  const { name } = subject;
  let here: Cinema;
  let elsewhere: Cinema;
  beforeEach(async () => {
    const stage = await staged(subject);
    [here, elsewhere] = [openCinema(stage), openCinema(stage)];
  });
  afterEach(async () => {
    await here.close();
    await elsewhere.close();
  });
  const met = moments(subject, RUNS[name] ?? [], 400);

  test.each(DICE[name] ?? [])('nobody knows what the dice bring before they lie: %s', LONG, async (kind) => {
    let seen = 0;
    for (const moment of met) {
      const pair = twins(moment, kind);
      if (pair === null) continue;
      const [one, two] = [await here.film(pair[0]), await elsewhere.film(pair[1])];
      const rolls = one.filter(({ rolling }) => rolling === kind);
      expect(rolls.length, 'the dice are seen in the air').toBeGreaterThan(0);
      expect(rolls.every(({ page }) => page.includes('die-falls'))).toBe(true);
      one.forEach((picture, i) => {
        const other = two[i];
        if (other === undefined || known(picture) !== known(other)) return;
        expect(difference(picture.page, other.page), `after ${JSON.stringify(picture.told.at(-1))}`).toBe('');
      });
      seen++;
      if (seen >= share(4)) break;
    }
    expect(seen, 'such a roll is met').toBeGreaterThan(0);
  });

  test.skipIf(STILL[name] === undefined)('the rules tell of a roll before anything comes of it', () => {
    const { kinds, parts } = there(STILL[name]);
    let rolls = 0;
    for (const moment of met) {
      const script = scriptOf(moment, 1);
      if (script === null) continue;
      let { view } = script.whole;
      for (const scene of reflect(script.whole, script.item).scenes) {
        const [event] = scene.told;
        if (event !== undefined && kinds.includes(event.event.kind) && !isBegun(view, scene.view)) {
          rolls++;
          expect(partsOf(scene.view, parts), JSON.stringify(event)).toEqual(partsOf(view, parts));
        }
        ({ view } = scene);
      }
    }
    expect(rolls).toBeGreaterThan(20);
  });

  test('whatever happens, the page knows no more of it than has been shown', LONG, async () => {
    const text = subject.game.text.en;
    const kinds = new Map<string, number>();
    let left = share(20, 6);
    for (const moment of met) {
      const script = scriptOf(moment, 1);
      if (script === null || left <= 0) continue;
      const told = eventsOf(script.item);
      const { view } = script.whole;
      const fresh = told.filter((event) => (kinds.get(event.kind) ?? 0) < share(2) && text.event(view, event) !== null);
      const isShown = script.item.seat !== 0 || script.item.dice;
      if (fresh.length === 0 || told.length < 2 || !isShown) continue;
      for (const { kind } of told) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      const whole = await here.film(script);
      for (const picture of whole.slice(1, -1)) {
        if (picture.rolling !== null) continue;
        const { length } = picture.told;
        left--;
        const cut = (await elsewhere.film(cutAfter(script, length), length)).at(-1);
        const last = JSON.stringify(picture.told.at(-1));
        expect(cut?.told, `${last} is shown`).toEqual(picture.told);
        expect(difference(picture.page, cut?.page ?? ''), `with ${last}`).toBe('');
      }
    }
    expect(kinds.size).toBeGreaterThan(3);
  });
});
