import { describe, expect, it } from 'vitest';
import { COMMON_WORDS } from './common-words.ts';
import { weaknessOf } from './weak.ts';

const NAMES = ['Michel Ney', 'le-brave'];

describe('a password is refused that is', () => {
  it.each([
    ['short', 'Xk4!qzp'],
    ['short', '🎲🎲🏇🏇🎯🎯🃏'],
    ['long', `${'tY7?'.repeat(50)}x`],
    ['repeated', 'aaaaaaaaaaaa'],
    ['repeated', 'Kz4Kz4Kz4'],
    ['repeated', 'xyxxyyxyxxyy'],
    ['repeated', 'R7?mR7?mR7?m'],
    ['sequence', '1234567890'],
    ['sequence', '987654321'],
    ['sequence', 'qwertyuiop123'],
    ['sequence', 'AZERTYuiop'],
    ['sequence', '1qaz2wsx3edc'],
    ['named', 'MichelNey'],
    ['named', 'michel-1815'],
    ['named', 'yen lehcim'],
    ['named', 'Le-Brave99'],
    ['common', 'password'],
    ['common', 'P@ssw0rd!'],
    ['common', 'Pa$$w0rd2024'],
    ['common', 'iloveyou1'],
    ['common', 'motdepasse'],
    ['common', 'Napoléon1815'],
    ['common', 'napoleon!!'],
    ['common', 'sunshine!!!'],
    ['common', 'letmein123'],
    ['common', 'trustno1!'],
    ['common', 'waterloo 1815'],
    ['common', '18.06.1815'],
    ['common', '0612345678'],
    ['common', 'dragondragon1'],
    ['common', 'superman12345'],
  ] as const)('%s: %s', (weakness, password) => {
    expect(weaknessOf(password, NAMES)).toBe(weakness);
  });
});

describe('a password is taken that is', () => {
  it.each([
    'Kf7!pQz2',
    'the old guard dies but never eats soup',
    'correct horse battery staple',
    'Michel rides a very grey horse',
    '七転び八起きの将軍たち',
    'zv9m2k7q',
    'œuf-brouillé-à-Ligny',
    'xxxQp!7zQp!7zö',
    'quatre hussards jaunes',
  ])('%s', (password) => {
    expect(weaknessOf(password, NAMES)).toBeNull();
  });
});

it('the list is made of words as they look without case and accents', () => {
  expect(COMMON_WORDS.size).toBeGreaterThan(900);
  expect([...COMMON_WORDS].filter((word) => !/^[a-z]+$/.test(word))).toEqual([]);
});
