import { COMMON_WORDS } from './common-words.ts';

/** Why a password is not taken. */
export type Weakness = 'short' | 'long' | 'repeated' | 'sequence' | 'named' | 'common';

/** As many signs as somebody sees, not as a machine counts them. */
const LEAST = 8;
const MOST = 200;
/** Fewer different signs than these are guessed soon, however many there are. */
const LEAST_DIFFERENT = 4;

const ROWS = [
  ...['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'yxcvbnm'],
  ...[
    'azertyuiop',
    'qsdfghjklm',
    'wxcvbn',
    '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
    '1qa2zs3ed4rf5tg6yh7uj8ik9ol',
    'qazwsxedcrfvtgbyhnujm',
  ],
  ...['!"£$%^&*()', '!@#$%^&*()', '&é"\'(-è_çà)'],
];

const reversed = (text: string): string => [...text].reverse().join('');
const LINES = ROWS.flatMap((row) => [row, reversed(row)]);

/** What is typed by habit instead of letters. */
const MASKS: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b' },
  ...{ '@': 'a', $: 's', '!': 'i', '€': 'e', '|': 'l', '+': 't' },
};

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/** One part again and again. */
function isRepeated(signs: readonly string[]): boolean {
  if (new Set(signs).size < LEAST_DIFFERENT) return true;
  for (let part = 1; part <= signs.length / 2; part++)
    if (signs.every((sign, at) => sign === signs[at % part])) return true;
  return false;
}

/** Made of stretches along the alphabet, the figures or the rows of a keyboard, each of three signs and more. */
function isSequence(text: string): boolean {
  let rest = text;
  while (rest !== '') {
    let length = Math.min(rest.length, 28);
    while (length >= 3 && !LINES.some((line) => line.includes(rest.slice(0, length)))) length--;
    if (length < 3) return false;
    rest = rest.slice(length);
  }
  return true;
}

/** Whether nothing is left of a text but words that everybody tries. */
function isOfWords(text: string): boolean {
  const reached = new Set([0]);
  for (let at = 0; at < text.length; at++) {
    if (!reached.has(at)) continue;
    for (let end = at + 1; end <= Math.min(text.length, at + 16); end++)
      if (COMMON_WORDS.has(text.slice(at, end))) reached.add(end);
  }
  return reached.has(text.length);
}

/** Whether so few words make it that they are tried soon: one, or two short ones, with what is put before or behind. */
function isCommon(text: string): boolean {
  const unmasked = (letters: string) => [...letters].map((sign) => MASKS[sign] ?? sign).join('');
  const trimmed = text.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '');
  for (const stem of [trimmed, unmasked(text), unmasked(trimmed), text.replaceAll(/\P{L}/gu, '')]) {
    const around = text.length - stem.length;
    if (stem.length < 3 || around > Math.max(6, stem.length)) continue;
    if (COMMON_WORDS.has(stem)) return true;
    if (stem.length <= 14 && isOfWords(stem)) return true;
  }
  // Nothing but figures: a date, a number that is known to others.
  return /^[\d\s./-]+$/.test(text) && text.replaceAll(/\D/g, '').length <= 10;
}

/** Whether it is hardly more than one of these names. */
function isNamed(text: string, names: readonly string[]): boolean {
  const parts = names.flatMap((name) => [plain(name), ...plain(name).split(/[^\p{L}\p{N}]+/u)]);
  return parts
    .filter((part) => part.length >= 3)
    .some((part) =>
      [part, reversed(part)].some((name) => text.includes(name) && text.replaceAll(name, '').length < LEAST),
    );
}

/** What makes a password too easy to guess for somebody of these names; null: nothing that is known here. */
export function weaknessOf(password: string, names: readonly string[]): Weakness | null {
  const signs = [...password.normalize('NFKC')];
  if (signs.length < LEAST) return 'short';
  if (signs.length > MOST) return 'long';
  const text = plain(password);
  if (isRepeated([...text])) return 'repeated';
  if (isSequence(text)) return 'sequence';
  if (isNamed(text, names)) return 'named';
  return isCommon(text) ? 'common' : null;
}
