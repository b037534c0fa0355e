import { plainNotation } from '../../src/kernel/choice-shape.ts';
import { SHAPES } from './read-choice.ts';

/** `march 3`, `attack 1`, `halt`. */
export const { print, parse } = plainNotation(SHAPES);
