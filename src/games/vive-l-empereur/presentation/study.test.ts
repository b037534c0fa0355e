import { expect, test } from 'vitest';
import { faultOf, sound } from '../../../../test/words/sound.ts';
import { LANGUAGES } from '../../../kernel/game.ts';
import { standardOptions } from '../../../kernel/options.ts';
import { TYPESET } from '../../../text/typeset.ts';
import { standardBox } from '../data/standard.ts';
import { optionsOf } from '../options.ts';
import type { View } from '../position.ts';
import { rulesOf } from '../rules/index.ts';
import { firstPosition } from '../rules/setup.ts';
import { clausesEn as clauses } from '../text/clauses.en.ts';
import type { ViveEvent } from '../told.ts';
import { viewOf } from '../view.ts';
import { INTRODUCED } from './introduced.ts';
import { LESSONS } from './lessons.ts';
import { studyOf } from './study.ts';

const box = standardBox();
const { chapters = () => [], provenance = () => [], charts = () => [] } = studyOf(box);
const options = { ...standardOptions(optionsOf(box)), scenario: 'hassenhausen' };
const battle = box.battle(0);
const unit = (id: string): number => battle.units.findIndex((each) => each.id === id);
const [MALSCHITZKY, FRENCH] = [unit('ha-mal'), unit('ha-25')];

/** The battle as it begins, in a turn, with these steps lost. */
function view(turn: number, lost: Readonly<Record<number, number>> = {}): View {
  const p = firstPosition(box, options);
  p.turn = turn;
  for (const [id, steps] of Object.entries(lost)) p.steps[Number(id)] = (p.steps[Number(id)] ?? 0) - steps;
  return viewOf(box, rulesOf(box), p, null);
}

const test9 = { cause: 'fire', parts: [], morale: 9, clause: 'VE-X.1-a' } as const;
const told: readonly ViveEvent[] = [
  { kind: 'turn', turn: 1, clause: 'VE-II-a' },
  {
    ...{ kind: 'fire', how: 'defensive', hex: 3, value: 3, column: 2, roll: 6, modifier: 0, result: '1' },
    firers: [{ unit: FRENCH, parts: [], value: 3 }],
    clause: 'VE-VII.1-d',
  },
  { kind: 'test', unit: MALSCHITZKY, dice: [5, 6], passed: false, ...test9 },
  { kind: 'disorganised', units: [MALSCHITZKY], marker: 1, willing: false, clause: 'VE-X.1-a' },
  { kind: 'turn', turn: 2, clause: 'VE-II-a' },
  { kind: 'test', unit: FRENCH, dice: [1, 1], passed: true, ...test9 },
  {
    ...{ kind: 'shock', counter: false, hexes: [3], defenders: [], powers: [2, 1], column: 5 },
    attackers: [{ unit: MALSCHITZKY, parts: [], value: 2, steps: 1 }],
    clause: 'VE-VIII.8-a',
  },
  { kind: 'shockRoll', roll: 5, modifier: 0, attacker: '0', defender: 'D', clause: 'VE-VIII.8-c' },
  { kind: 'disorganised', units: [FRENCH], marker: 2, willing: true, clause: 'VE-VI.5-a' },
];

test('charts tell how the battle stood after each turn, who broke in it, and whom its dice favoured', () => {
  const drawn = charts(
    told.map((event) => ({ event })),
    ['Prussia', 'France'],
    'en',
    [view(1), view(1, { [MALSCHITZKY]: 2 }), view(2, { [MALSCHITZKY]: 3, [FRENCH]: 1 })],
  );
  const [points, ...rest] = drawn.map(({ labels, series }) => [
    labels.join(),
    ...series.map(({ values }) => values.join()),
  ]);
  // A step is worth a point to the enemy; the other points are those of what is held.
  expect(points?.[0]).toBe('1,2');
  const [prussia = [], france = []] = (points ?? []).slice(1).map((row) => row.split(',').map(Number));
  expect([Number(prussia[1]) - Number(prussia[0]), Number(france[1]) - Number(france[0])]).toEqual([1, 1]);
  expect(rest).toEqual([
    ['1,2', '2,3', '0,1'],
    ['1,2', '1,0', '0,0'],
    ['1,2', '0,1.5', '2.5,5'],
  ]);
});

test('titles, sources, lessons and the introduction are said in both languages, and lead to clauses', () => {
  for (const language of LANGUAGES) {
    const titles = [
      ...charts([], ['a', 'b'], language, []).map(({ title }) => title),
      ...chapters(language).map(({ title }) => title),
      ...INTRODUCED.map(({ [language]: [title] }) => title),
    ];
    for (const title of titles) expect(faultOf(TYPESET[language](title), language)).toBeNull();
    expect(new Set(provenance(language).map(({ source }) => source))).toEqual(
      new Set(['book', 'found', 'reconstructed']),
    );
    for (const { note } of provenance(language)) sound(TYPESET[language](note), language);
    for (const { [language]: words } of [...LESSONS, ...INTRODUCED]) sound(TYPESET[language](words[1]), language);
  }
  expect(LESSONS.filter(({ clause = '' }) => !(clause in clauses))).toEqual([]);
});

test('every clause stands under a chapter, and no chapter is empty', () => {
  const ids = Object.keys(clauses);
  const chapterIds = chapters('en').map(({ id }) => id);
  expect(ids.filter((id) => !chapterIds.some((chapter) => id.startsWith(chapter)))).toEqual([]);
  expect(chapterIds.filter((chapter) => !ids.some((id) => id.startsWith(chapter)))).toEqual([]);
});
