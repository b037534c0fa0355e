import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reasonsIn } from '../../../../test/words/reasons.ts';
import { testWords } from '../../../../test/words/suite.ts';
import { COMMON_REASONS } from '../../../kernel/why-not.ts';
import { type Coalition, type MinorWar, NONE, PLACE } from '../position.ts';
import type { NapoleonicEvent } from '../told.ts';
import { CHOICES, EVENTS, FACTS, game, MATCHES, OUTCOMES, THINGS, table, text, unit, views, war } from './samples.ts';
import { WORDS } from './tongues.ts';

const REASONS = {
  ...reasonsIn(game.steps),
  ...Object.fromEntries(COMMON_REASONS.map((why) => [why, 'NW-2.11-a'])),
};

test('every reason with words is given somewhere, and every one that is given has words', async () => {
  expect(Object.keys(await WORDS.en.reasons()).sort()).toEqual(Object.keys(REASONS).sort());
});

await testWords({
  game,
  words: WORDS,
  why: REASONS,
  views,
  events: EVENTS,
  choices: CHOICES,
  silent: [],
  facts: FACTS,
  things: THINGS,
  outcomes: OUTCOMES,
  matches: MATCHES,
  ledger: readFileSync(new URL('../ledger.md', import.meta.url), 'utf8'),
});

/** What the log says of an event, in both languages. */
const told = (e: NapoleonicEvent): string[] => [text.en, text.fr].map((one) => one.event(table(0), e) ?? '');

test('a sum is told with its terms, those of nothing left out, and with the minus of print', () => {
  const terms = [
    { what: 'dice', value: 7 },
    { what: 'money', value: 0 },
    { what: 'sea', value: -2 },
  ] as const;
  expect(
    told({ kind: 'warRoll', clause: 'NW-4.9-b', war: war('cape'), dice: [3, 4], terms, total: 5, won: false }),
  ).toEqual([
    'War at the Cape: dice 3 + 4 − 2 (control of the sea) = 5 against 9, lost.',
    'Conflit au Cap\u00a0: dés 3 + 4 − 2 (maîtrise de la mer) = 5 contre 9, perdu.',
  ]);
  const combat = { kind: 'combat', clause: 'NW-9.6-a', nation: 1, french: 20, coalition: 4, dice: [2, 5] } as const;
  expect(told({ ...combat, total: -9, result: 'french-pursuit' })).toEqual([
    'Dice 2 + 5 + 4 (coalition) − 20 (France) = −9: French Pursuit (white die 2).',
    'Dés 2 + 5 + 4 (coalition) − 20 (France) = −9\u00a0: Français Poursuite (dé blanc 2).',
  ]);
});

test('a modified die for light infantry is told as it counts', () => {
  const light = {
    kind: 'light',
    clause: 'NW-9.2-a',
    fervour: 4,
    terms: [{ what: 'pope', value: 2 }],
    dice: 3,
  } as const;
  expect(told({ ...light, roll: 3, column: 5 })[0]).toBe(
    'Light infantry at fervour 4, die 3 + 2 (Pope) = 5: no advantage, 3 dice.',
  );
  expect(told({ ...light, roll: 5, column: 6 })[1]).toBe(
    'Infanterie légère, ferveur 4, dé 5 + 2 (Pape) = 7, compté 6\u00a0: avantage nul, 3 dés.',
  );
});

test('the log tells why a corps comes, and of what a Nation is missed', () => {
  const deployed = { kind: 'deployed', unit: unit('oudinot'), nation: 3, lost: false } as const;
  expect(['NW-7.1-a', 'NW-7.2-a', 'NW-7.3-a', 'NW-8.5-c'].map((clause) => told({ ...deployed, clause })[1])).toEqual([
    'Oudinot (5) envahit l’Italie.',
    'Oudinot (5) gagne la Nation cible, l’Italie.',
    'Oudinot (5) suit un envoyé français en Italie.',
    'Oudinot (5) rejoint Napoléon en Italie.',
  ]);
  expect(told({ kind: 'control', clause: 'NW-11.1-b', nations: [1, 2, 3], but: 4, met: false })[0]).toBe(
    'The coalition controls Germany, Austria and Italy but not the target Nation, Spain: the aim of the turn is missed.',
  );
});

test('verbs and participles agree with corps of every number and gender', () => {
  const gone = (id: string) => told({ kind: 'eliminated', clause: 'NW-9.7-a', unit: unit(id), to: PLACE.casualties });
  expect(gone('chouans')).toEqual(['The Chouans (3) are eliminated.', 'Les Chouans (3) sont éliminés.']);
  expect(gone('duchy-militia-2')).toEqual(['The 2nd Militia (1) are eliminated.', 'La 2e Milice (1) est éliminée.']);
  expect(gone('karl')).toEqual(['Archduke Charles (5) is eliminated.', 'L’Archiduc Charles (5) est éliminé.']);
});

test('the log never looks at the table, which is another one when it is read again', () => {
  const now = table(0);
  const later = {
    ...now,
    turn: 9,
    but: 0,
    napoleon: 0,
    marriage: NONE,
    vizier: NONE,
    wars: now.wars.map(() => 0),
  } as const;
  for (const event of Object.values<readonly NapoleonicEvent[]>(EVENTS).flat())
    for (const one of [text.en, text.fr]) expect(one.event(later, event)).toBe(one.event(now, event));
});

test('a question tells what counts: the bonus of a war, the forces of battles, the price of a lot', () => {
  const frame: MinorWar = { step: 'war.money', war: war('balkans'), corps: [unit('barclay')] };
  expect(text.en.prompt(table(0, { step: 'war.money', stack: [frame] }))).toBe(
    'War in the Balkans, difficulty 10, 2 dice −1, £0 in the Minor War Fund: how much do you spend?',
  );
  expect(text.fr.prompt(table(0, { step: 'battles.choose' }))).toBe(
    'Batailles en Allemagne (12 contre 17) et en Italie (3 contre 10)\u00a0: laquelle d’abord\u202f?',
  );
  const militia = { kind: 'build', unit: unit('duchy-militia-2'), nation: 1 } as const;
  const lots = (n: number) => {
    const frame: Coalition = { step: 'coalition.build', lots: [0, n, 0, 0, 0] };
    return table(0, { stack: [frame] });
  };
  expect([0, 2].map((n) => text.fr.choice(lots(n), militia))).toEqual([
    '2e Milice (1) en Allemagne, 1\u00a0£',
    '2e Milice (1) en Allemagne',
  ]);
});
