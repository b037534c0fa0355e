import { expect, test } from 'vitest';
import { LANGUAGES } from './game.ts';

test('everything is said in English and in French', () => expect(LANGUAGES).toEqual(['en', 'fr']));
