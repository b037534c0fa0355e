import { expect, it, vi } from 'vitest';
import { byLanguage, tongues } from './tongues.ts';

it('words are there once their language was fetched, and no other is', async () => {
  const fr = vi.fn(async () => 'bonjour');
  const en = vi.fn(async () => 'good day');
  const { words, speak } = tongues({ en, fr });
  expect(() => words.fr).toThrow("the words of 'fr' were not fetched");
  await speak(['fr']);
  await speak(['fr']);
  expect(words.fr).toBe('bonjour');
  expect(fr).toHaveBeenCalledTimes(1);
  expect(en).not.toHaveBeenCalled();
  expect(() => words.en).toThrow("the words of 'en' were not fetched");
  await speak();
  expect(words.en).toBe('good day');
});

it('words that could not be fetched are asked for again', async () => {
  const fr = vi.fn(async () => 'bonjour').mockRejectedValueOnce(new Error('no network'));
  const { words, speak } = tongues({ en: async () => 'good day', fr });
  await expect(speak(['fr'])).rejects.toThrow('no network');
  await speak(['fr']);
  expect(words.fr).toBe('bonjour');
});

it('what is made for a language is made once, when it is asked for', () => {
  const make = vi.fn((language: string) => ({ language }));
  const made = byLanguage(make);
  expect(make).not.toHaveBeenCalled();
  expect(made.fr).toBe(made.fr);
  expect(make.mock.calls).toEqual([['fr']]);
});
