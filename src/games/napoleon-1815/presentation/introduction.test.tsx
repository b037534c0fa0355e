import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../kernel/game.ts';
import { TYPESET } from '../../../text/typeset.ts';
import { BOARD_WORDS } from '../board/words.ts';
import { box, game, table } from '../test/table.ts';
import { INTRODUCED } from './introduced.ts';
import { introductionOf } from './introduction.tsx';
import { presentationOf } from './presentation.ts';
import { reachOf } from './reach.ts';

const ledger = readFileSync(new URL('../ledger.md', import.meta.url), 'utf8');
const ids = new Set([...ledger.matchAll(/^\s*- \*\*(N15-[A-Z0-9-]+)/gm)].map((found) => found[1] ?? ''));

const Introduction = introductionOf(box, {});
const drawn = (language: Language): string => renderToStaticMarkup(<Introduction language={language} />);

describe.each(INTRODUCED)('$panel', ({ clauses, en, fr }) => {
  it('stands on clauses of the ledger', () => {
    expect(clauses.length).toBeGreaterThan(0);
    expect(new Set(clauses).size).toBe(clauses.length);
    expect(clauses.filter((clause) => !ids.has(clause))).toEqual([]);
  });

  it('is told in both languages, with the same figures', () => {
    const figures = (text: string) => (text.match(/\d+/g) ?? []).sort();
    expect(figures(fr[1])).toEqual(figures(en[1]));
    for (const text of [...en, ...fr]) expect(text).not.toMatch(/'|\s\s|undefined/);
    for (const [, text] of [en, fr]) expect(text).toMatch(/^\p{Lu}.*\.$/u);
    expect(fr[0]).not.toBe(en[0]);
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  const page = drawn(language);

  it('shows every step with its words, its picture and links to its clauses', () => {
    expect(page.split('class="introduced-frame n15-introduced"').length - 1).toBe(INTRODUCED.length);
    for (const { clauses, [language]: words } of INTRODUCED) {
      for (const text of words) expect(page).toContain(TYPESET[language](text));
      for (const clause of clauses) expect(page).toContain(`href="#${clause}"`);
    }
    expect(page).not.toMatch(/undefined|NaN/);
  });

  it('shows the prices of a march as the rules have them', () => {
    const t = table(
      {
        turn: 3,
        phase: 'operations',
        act: 'french',
        pieces: { reille: 'gosselies', orange: 'quatre-bras' },
        decks: { french: [2] },
      },
      { scenario: 'campaign' },
    );
    t.play('+ Reille', 'march').skip();
    const reach = reachOf(box, game.view(t.p, 0));
    expect(t.p.op?.mp).toBe(4);
    const priced = [...page.matchAll(/<title>(\d[^<]*)<\/title><rect class="n15-reach-plate"/g)].map(
      (found) => found[1] ?? '',
    );
    const real = reach.map(({ points, fatigue }) => BOARD_WORDS[language].reach(points, fatigue));
    expect(priced.length).toBeGreaterThan(5);
    expect(priced.filter((price) => !real.includes(price))).toEqual([]);
    // Into the zone of the enemy, and beyond three points.
    for (const [points, fatigue] of [
      [2, 1],
      [4, 1],
    ] as const)
      expect(priced).toContain(BOARD_WORDS[language].reach(points, fatigue));
  });

  it('shows what the cards of a combat inflict', () => {
    const { inflicts } = BOARD_WORDS[language];
    expect(page).toContain(inflicts(2, 2));
    expect(page).toContain(inflicts(1, 1));
  });
});

it('is offered with the box, and not with another pack, for it speaks of numbers', async () => {
  const presentation = await presentationOf();
  expect(presentation.Introduction).toBeDefined();
  expect((await presentationOf(structuredClone(presentation.pack?.()))).Introduction).toBeUndefined();
});
