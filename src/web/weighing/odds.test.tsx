// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest';
import { drawn } from '../../../test/drawn.ts';
import { picket } from '../../../test/toy/game.ts';
import { dealt } from '../../../test/toy/test/table.ts';
import type { Game, GameView, Thing } from '../../kernel/game.ts';
import type { Odds, OddsTerm, WhatIf } from '../../kernel/odds.ts';
import type { Fighting } from '../../table/presentation.ts';
import { askedBook } from '../words/asked.ts';
import { shellBook } from '../words/words.ts';
import { OddsPicture, vainOf } from './odds.tsx';
import { Sum } from './sum.tsx';

beforeAll(() => Promise.all([shellBook.open(), askedBook.open()]));

const game = picket() as Game;
const view = (viewer: number): GameView => game.view(dealt().position, viewer);

const fighting: Fighting = {
  attacker: { seats: [0], colour: '#123456' },
  defender: { seats: [1], colour: '#654321' },
  favours: (result) => (result === 'loss' ? 'attacker' : result === 'nothing' ? 'defender' : null),
};

/** The worst for the attacker first, as odds come. */
const ODDS: Odds = {
  of: 1000,
  results: [
    { key: 'nothing', ways: 400 },
    { key: 'parry', ways: 125 },
    { key: 'loss', ways: 475 },
  ],
  terms: [],
};

const picture = (viewer: number, odds: Odds = ODDS, sides: Fighting | null = fighting) =>
  drawn(<OddsPicture game={game} view={view(viewer)} odds={odds} fighting={sides} />);
const said = (page: HTMLElement, where: string) =>
  [...page.querySelectorAll(where)].map(({ textContent }) => textContent);
const sidesOf = (page: HTMLElement, where: string) =>
  [...page.querySelectorAll<HTMLElement>(where)].map(({ className, style }) => [
    /side-\w+/.exec(className)?.[0],
    style.getPropertyValue('--side'),
  ]);

it('the shares of what can happen make a hundred, in the bar, in the key and for those who hear it', () => {
  // Rounded one by one they would be 13 and 88.
  const results = [
    { key: 'nothing', ways: 125 },
    { key: 'loss', ways: 875 },
  ];
  const page = picture(0, { of: 1000, results, terms: [] }, null);
  expect(said(page, '.odds-key strong')).toEqual(['12%', '88%']);
  expect(said(page, '.odds-bar > span')).toEqual(['12%', '88%']);
  expect(page.querySelector('.odds-bar')?.getAttribute('aria-label')).toMatch(/12%.*88%/);
});

describe('the odds of a fight by side', () => {
  it('begin with what is good for the one who looks, in the colours of the sides and told apart by more than these', () => {
    const [mine, theirs] = [
      ['side-mine', '#123456'],
      ['side-theirs', '#654321'],
    ];
    expect(sidesOf(picture(0), '.odds-bar > span')).toEqual([mine, ['side-neither', ''], theirs]);
    expect(sidesOf(picture(0), '.odds-key .swatch')).toEqual([mine, ['side-neither', ''], theirs]);
    expect(sidesOf(picture(1), '.odds-bar > span')).toEqual([
      ['side-mine', '#654321'],
      ['side-neither', ''],
      ['side-theirs', '#123456'],
    ]);
  });

  it('say in one line how good it is for each side, and all of it makes a hundred', () => {
    expect(said(picture(0), '.odds-sides > span')[0]).toMatch(/^You 4[78]%$/);
    for (const viewer of [0, 1]) {
      const points = (where: string) => said(picture(viewer), where).map((text) => Number.parseInt(text ?? '', 10));
      const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);
      expect(points('.odds-sides strong')).toEqual(points('.odds-key strong'));
      expect(sum(points('.odds-sides strong'))).toBe(100);
    }
  });

  it('leave out of the bar what cannot happen, and keep it in the key', () => {
    const never: Odds = {
      ...ODDS,
      of: 600,
      results: ODDS.results.map((r) => (r.key === 'parry' ? { ...r, ways: 0 } : r)),
    };
    const page = picture(0, { ...never, of: 875 });
    expect(page.querySelectorAll('.odds-bar > span').length).toBe(2);
    expect(said(page, '.odds-key strong')).toContain('0%');
  });

  it('leave out of a long key what cannot happen, but not what a card would bring about', () => {
    const results = ['nothing', 'parry', 'loss', 'a', 'b', 'c'].map((key, i) => ({ key, ways: i < 3 ? 2 : 0 }));
    const choice = { kind: 'attack', on: 0 } as WhatIf['choice'];
    const ifs = [{ by: 0, choice, of: 1, results: results.map(({ key }) => ({ key, ways: key === 'a' ? 1 : 0 })) }];
    const told = (odds: Odds) => said(picture(0, odds), '.odds-key li').length;
    const plain: Odds = { of: 6, results, terms: [] };
    expect(told(plain)).toBe(3);
    expect(told({ ...plain, weighed: { by: 0, dice: [], worth: [], ifs } })).toBe(4);
  });
});

describe('an attack from which nothing good can come', () => {
  const only = (...keys: readonly string[]): Odds => ({
    of: keys.length,
    results: ODDS.results.map(({ key }) => ({ key, ways: keys.includes(key) ? 1 : 0 })),
    terms: [],
  });
  it.each([
    ['certain to fail', only('nothing'), 0, 'certain'],
    ['certain to change nothing', only('parry'), 0, 'certain'],
    ['vain in one way or another', only('nothing', 'parry'), 0, 'vain'],
    ['that can win', only('nothing', 'loss'), 0, null],
    ['of the other side', only('nothing'), 1, null],
  ] as const)('%s', (_what, odds, viewer, warning) => {
    expect(vainOf(odds, fighting, view(viewer))).toBe(warning);
  });
  it('is none where it must be fought', () => {
    expect(vainOf(only('nothing'), { ...fighting, forced: true }, view(0))).toBeNull();
  });
  it('is none where nobody attacks', () => {
    expect(vainOf(only('nothing'), null, view(0))).toBeNull();
  });
});

describe('the terms of a sum', () => {
  const terms: readonly OddsTerm[] = [
    { side: 'attacker', what: 'parry', clause: 'P-1', value: 3 },
    { side: 'attacker', what: 'parry', clause: 'P-1', value: -1 },
  ];
  const sum = (all: readonly OddsTerm[]) => drawn(<Sum game={game} view={view(0)} terms={all} />);
  it('are added up', () => {
    expect(sum(terms).textContent).toMatch(/= 2$/);
  });
  it('are not where the game says what they come to, and that is no term among them', () => {
    const page = sum([...terms, { side: 'attacker', what: 'loss', clause: 'P-1', value: 2, total: true }]);
    expect(page.textContent).not.toContain('=');
    expect([...page.querySelectorAll('.total')].map((each) => each.querySelector('b')?.textContent)).toEqual(['2']);
  });
  it('stand under the name of the piece that brings them', () => {
    const { text } = game;
    const named = {
      ...game,
      text: { ...text, en: { ...text.en, name: (_view: unknown, thing: string) => `<${thing}>` } },
    };
    const brought = (of: Thing) => terms.map((term): OddsTerm => ({ ...term, of }));
    const both = [...brought('unit:1'), ...brought('unit:2'), ...terms];
    const page = drawn(<Sum game={named} view={view(0)} terms={both} />);
    const pieces = [...page.querySelectorAll('.brought')];
    expect(pieces.map((each) => each.querySelector('i')?.textContent)).toEqual(['<unit:1>', '<unit:2>']);
    expect(pieces.map((each) => each.querySelectorAll('.term').length)).toEqual([2, 2]);
    expect(page.querySelectorAll('.term').length).toBe(6);
    // A game that has no such names shows the terms all the same.
    const plain = drawn(<Sum game={game} view={view(0)} terms={both} />);
    expect([plain.querySelectorAll('.brought').length, plain.querySelectorAll('.term').length]).toEqual([0, 6]);
  });
});
