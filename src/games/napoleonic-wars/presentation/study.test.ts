import { expect, test } from 'vitest';
import { faultOf, sound } from '../../../../test/words/sound.ts';
import { LANGUAGES } from '../../../kernel/game.ts';
import { TYPESET } from '../../../text/typeset.ts';
import { standardBox } from '../data/standard.ts';
import { PLACE, type View } from '../position.ts';
import { clausesEn as clauses } from '../text/clauses.en.ts';
import type { NapoleonicEvent } from '../told.ts';
import { about } from './about.ts';
import { automaton } from './automaton.ts';
import { charts } from './charts.ts';
import { fightingOf } from './fighting.ts';
import { LESSONS } from './lessons.ts';
import { study } from './study.ts';

const box = standardBox();

const view = (turn: number, more: Partial<View>): View =>
  ({ turn, abdication: 0, treasury: 0, warFund: 0, admiralty: 0, fervour: [0, 0, 0, 0, 0], ...more }) as View;

const told: readonly NapoleonicEvent[] = [
  { kind: 'turn', turn: 3, clause: 'NW-12.2-a' },
  { kind: 'battleWon', nation: 1, french: true, clause: 'NW-9.7.3-a' },
  {
    kind: 'combat',
    nation: 1,
    french: 9,
    coalition: 9,
    dice: [6, 6],
    total: 12,
    result: 'french-exchange',
    clause: 'NW-9.6-a',
  },
  { kind: 'turn', turn: 4, clause: 'NW-12.2-a' },
  { kind: 'battleWon', nation: 1, french: false, clause: 'NW-9.7.3-a' },
  { kind: 'negotiation', diplomat: 6, against: 0, roll: 6, total: 8, success: false, clause: 'NW-6.1-d' },
];

test('charts show how it stood at the end of each turn, what was won in it, and whom its dice favoured', () => {
  const views = [
    view(3, { abdication: 1 }),
    view(3, { abdication: 2, fervour: [9, 8, 7, 6, 5], treasury: 4 }),
    view(4, { abdication: 3, warFund: 2 }),
  ];
  const drawn = charts(
    told.map((event) => ({ event })),
    ['The coalition'],
    'en',
    views,
  );
  expect(drawn.map(({ labels, series }) => [labels.join(), ...series.map(({ values }) => values.join())])).toEqual([
    ['3,4', '2,3'],
    ['3,4', '9,0', '8,0', '7,0', '6,0', '5,0'],
    ['3,4', '4,0', '0,2', '0,0'],
    ['3,4', '0,1', '1,0'],
    ['3,4', '5,0', '0,2.5'],
  ]);
});

test('an event lights what it names of all that lies on the table, and nothing that is only a number', () => {
  const there = view(3, {
    status: [0, 0, 0, 0, 0],
    where: box.units.map(() => PLACE.army),
    diplomats: box.diplomats.map(() => 5),
    people: [],
  });
  const lit = (event: NapoleonicEvent) => about(box, there, event);
  const clause = 'NW-8.5-c';
  expect(lit({ kind: 'deployed', unit: 2, nation: 1, lost: false, clause })).toEqual(['unit:2', 'nation:1']);
  expect(lit({ kind: 'moved', unit: 2, from: PLACE.army, to: 3, clause })).toEqual(['unit:2', 'nation:3']);
  expect(lit({ kind: 'fervour', nation: 4, by: 2, to: 3, roll: 0, clause })).toEqual(['nation:4']);
  expect(lit({ kind: 'napoleon', form: 1, at: 16 + 4, clause })).toEqual(['war:4']);
  expect(lit({ kind: 'abdication', by: 1, to: 2, clause })).toEqual([]);
});

test('every step of France has its clause, and the dice that fell for it', () => {
  const step = (event: NapoleonicEvent) => automaton.step(event);
  expect(step({ kind: 'napoleonRow', roll: 4, row: 8, nation: 2, corps: 4, clause: 'NW-8.5-b' })).toEqual({
    clause: 'NW-8.5-b',
    dice: [4],
  });
  expect(step({ kind: 'accidentRoll', dice: [2, 5], total: 7, clause: 'NW-12.0-a' }).dice).toEqual([2, 5]);
  expect(step({ kind: 'fervour', nation: 4, by: 1, to: 3, roll: 0, clause: 'NW-11.4-a' }).dice).toEqual([]);
});

test('titles, sources and lessons are said in both languages, and every lesson leads to a clause', () => {
  const { chapters = () => [], provenance = () => [] } = study;
  for (const language of LANGUAGES) {
    const said = [
      ...charts([], ['a'], language, [view(1, {}), view(2, {})]).map(({ title }) => title),
      ...chapters(language).map(({ title }) => title),
      automaton.title[language],
    ];
    for (const title of said) expect(faultOf(TYPESET[language](title), language)).toBeNull();
    for (const { note } of provenance(language)) sound(TYPESET[language](note), language);
    for (const { [language]: words } of LESSONS) sound(TYPESET[language](words[1]), language);
  }
  expect(LESSONS.filter(({ clause = '' }) => !(clause in clauses))).toEqual([]);
  const ids = Object.keys(clauses);
  // Every clause stands under a chapter, and no chapter is empty.
  const chapterIds = chapters('en').map(({ id }) => id);
  expect(ids.filter((id) => !chapterIds.some((chapter) => id.startsWith(chapter)))).toEqual([]);
  expect(chapterIds.filter((chapter) => !ids.some((id) => id.startsWith(chapter)))).toEqual([]);
});

test('a naval battle is weighed in the colours of both sides, a landing in none', () => {
  const odds = (...keys: readonly string[]) => ({ of: 36, results: keys.map((key) => ({ key, ways: 12 })), terms: [] });
  const sea = fightingOf({ step: 'naval.money' }, odds('loss', 'draw', 'win'));
  expect(['loss', 'draw', 'win'].map((key) => sea?.favours(key))).toEqual(['defender', null, 'attacker']);
  expect(fightingOf({ step: 'coalition.build' }, odds('napoleon-austria', 'napoleon-spain'))).toBeNull();
  // NW-9.0-a: a battle must be fought, a retreat into one need not be.
  const isForced = (step: string) => fightingOf({ step }, odds('french-victorious'))?.forced;
  expect(['battles.choose', 'battle.strike', 'battle.left', 'battle.refuge'].map(isForced)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
