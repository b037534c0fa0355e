import { expect, it } from 'vitest';
import { finished, TYPESET } from '../../text/typeset.ts';
import { accountEn } from './account-en.ts';
import { accountFr } from './account-fr.ts';
import { askedEn } from './asked-en.ts';
import { askedFr } from './asked-fr.ts';
import { buildEn } from './build-en.ts';
import { buildFr } from './build-fr.ts';
import { CHRONICLE } from './chronicle.ts';
import { companyEn } from './company-en.ts';
import { companyFr } from './company-fr.ts';
import { diceEn } from './dice-en.ts';
import { diceFr } from './dice-fr.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { noticesEn } from './notices-en.ts';
import { noticesFr } from './notices-fr.ts';
import { onlineEn } from './online-en.ts';
import { onlineFr } from './online-fr.ts';
import { termsEn } from './terms-en.ts';
import { termsFr } from './terms-fr.ts';
import { tokensEn } from './tokens-en.ts';
import { tokensFr } from './tokens-fr.ts';

/** Every text of the words, those of functions with plain arguments. */
function texts(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') return texts(words('2', '2'));
  if (words === null || typeof words !== 'object') return [];
  return Object.values(words).flatMap(texts);
}

it('no line breaks before a colon, a semicolon, a question or an exclamation mark in French', () => {
  const all = texts(
    finished(
      {
        ...fr,
        asked: askedFr,
        build: buildFr,
        online: onlineFr,
        notices: noticesFr,
        account: { ...accountFr, day: null },
        company: companyFr,
        dice: diceFr,
        terms: termsFr,
        tokens: tokensFr,
        chronicle: CHRONICLE.fr,
        list: null,
        date: null,
        versus: null,
      },
      TYPESET.fr,
    ),
  );
  expect(all.length).toBeGreaterThan(150);
  expect(all.filter((text) => / [:;!?»]/.test(text))).toEqual([]);
});

it('says the same things in both languages', () => {
  const names = (words: unknown, path = ''): string[] =>
    words === null || typeof words !== 'object'
      ? [path]
      : Object.entries(words).flatMap(([name, word]) => names(word, `${path}/${name}`));
  expect(names(fr).sort()).toEqual(names(en).sort());
  expect(names(askedFr).sort()).toEqual(names(askedEn).sort());
  expect(names(buildFr).sort()).toEqual(names(buildEn).sort());
  expect(names(accountFr).sort()).toEqual(names(accountEn).sort());
  expect(names(diceFr).sort()).toEqual(names(diceEn).sort());
  expect(names(companyFr).sort()).toEqual(names(companyEn).sort());
  expect(names(termsFr).sort()).toEqual(names(termsEn).sort());
  expect(names(noticesFr).sort()).toEqual(names(noticesEn).sort());
  expect(names(tokensFr).sort()).toEqual(names(tokensEn).sort());
  expect(names(onlineFr).sort()).toEqual(names(onlineEn).sort());
});

it('puts names one after another as the language does', () => {
  for (const items of [[], ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']]) {
    expect(en.list(items)).toBe(new Intl.ListFormat('en-GB').format(items));
    expect(fr.list(items)).toBe(new Intl.ListFormat('fr').format(items));
  }
});

it('writes shares and spans of numbers as the language does', () => {
  for (const points of [56, 0, 100]) {
    expect(askedEn.odds.percent(points)).toBe(`${points}%`);
    expect(TYPESET.fr(askedFr.odds.percent(points))).toMatch(new RegExp(`^${points}[\\u00a0\\u202f]%$`));
  }
  expect([askedEn.odds.percent(null), en.home.players('2-3'), fr.home.players('2-3')]).toEqual([
    'under 1%',
    '2–3 players',
    '2 à 3 joueurs',
  ]);
});

it('writes large and broken numbers as the language does', () => {
  expect([999, 1000, 46_656, 3.5, -2, 0.25].map(askedEn.result.number)).toEqual([
    '999',
    '1,000',
    '46,656',
    '3.5',
    '-2',
    '0.3',
  ]);
  expect([999, 46_656, 3.5].map(askedFr.result.number)).toEqual(['999', '46\u202f656', '3,5']);
  expect(askedEn.odds.exact(1, 1296)).toBe('1 of 1,296 cases');
  expect([askedFr.odds.exact(1, 1296), askedFr.odds.exact(2, 36)]).toEqual(['1 cas sur 1\u202f296', '2 cas sur 36']);
});

it('writes dates as they are written in Britain and in France', () => {
  const noon = new Date(2026, 5, 18, 13, 5).getTime();
  expect(en.date(noon)).toBe('18 Jun 2026, 13:05');
  expect(fr.date(noon)).toMatch(/^18 juin 2026.*13:05$/);
});
