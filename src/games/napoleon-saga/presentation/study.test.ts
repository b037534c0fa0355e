import { expect, test } from 'vitest';
import { faultOf, sound } from '../../../../test/words/sound.ts';
import { LANGUAGES } from '../../../kernel/game.ts';
import { TYPESET } from '../../../text/typeset.ts';
import { samplesOf } from '../board/samples.ts';
import { standardBox } from '../data/standard.ts';
import type { SagaEvent } from '../told.ts';
import { study } from './study.ts';

const { charts = () => [], colours = () => [], provenance = () => [], chapters = () => [] } = study;

const FRENCH = 3;
const BRITISH = 35;
const told: readonly SagaEvent[] = [
  { kind: 'turn', turn: 1 },
  { kind: 'wounded', unit: FRENCH, count: 2, wounds: 2, why: 'fire' },
  { kind: 'counted', points: [0, 1], empty: [1, 0] },
  { kind: 'turn', turn: 2 },
  { kind: 'wounded', unit: BRITISH, count: 1, wounds: 4, why: 'melee' },
  { kind: 'eliminated', unit: BRITISH, slot: 20, points: 2 },
  { kind: 'counted', points: [2, 1], empty: [1, 1] },
  { kind: 'turn', turn: 3 },
];

test('charts tell how the battle stood after each turn, and what each side suffered in it', () => {
  const drawn = charts(
    told.map((event) => ({ event })),
    ['France', 'Coalition'],
    'en',
    [],
  );
  expect(drawn.map(({ labels, series }) => [labels.join(), ...series.map(({ values }) => values.join())])).toEqual([
    ['1,2,3', '0,2,2', '1,1,1'],
    ['1,2,3', '1,1,1', '0,1,1'],
    ['1,2,3', '2,0,0', '0,1,0'],
    ['1,2,3', '0,0,0', '0,1,0'],
  ]);
});

test('charts are drawn in the colours of the two armies, also where both are of one nation', () => {
  const { turn, mirror } = samplesOf(standardBox());
  for (const { view } of [turn, mirror]) {
    const [one, other] = colours(view);
    expect(one).not.toBe(other);
    for (const { series } of charts([], ['a', 'b'], 'en', [view]))
      expect(series.map(({ colour }) => colour)).toEqual([one, other]);
  }
});

test('charts have titles in both languages, also before anything has happened, and the components their sources', () => {
  for (const language of LANGUAGES) {
    for (const { title } of charts([], ['a', 'b'], language, []))
      expect(faultOf(TYPESET[language](title), language)).toBeNull();
    for (const { title } of chapters(language)) expect(faultOf(TYPESET[language](title), language)).toBeNull();
    expect(provenance(language).length).toBeGreaterThan(2);
    for (const { note } of provenance(language)) sound(TYPESET[language](note), language);
  }
});
