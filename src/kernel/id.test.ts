import { expectTypeOf, test } from 'vitest';
import type { Id } from './id.ts';

type Square = Id<'Square'>;
type Unit = Id<'Unit'>;

// The compiler is the judge: `tsc` fails where one of these does not hold.
test('an id is never taken for one of another kind', () => {
  expectTypeOf<Square>().not.toExtend<Unit>();
  expectTypeOf<readonly Square[]>().not.toExtend<readonly Unit[]>();
});

test('a plain number may become an id, and an id is a number', () => {
  expectTypeOf<number>().toExtend<Square>();
  expectTypeOf<Square>().toExtend<number>();
});
