import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PackInfo } from '../../src/kernel/game.ts';
import { packInfo } from '../../src/kernel/pack.ts';
import { parsePack, printPack } from '../../src/kernel/pack-text.ts';
import { canonical } from '../../src/kernel/plain.ts';
import { share } from '../share.ts';

// What holds of the components of every game: they are read, printed, built, and refused with a sentence.

type Path = readonly string[];

/** What the `data/` of a game exports. */
export interface Components<P, B> {
  readonly STANDARD_PACK: P;
  readonly STANDARD_HASH: string;
  standardBox(): B;
  boxOf(pack: P): B;
  readPack(value: unknown): { readonly pack: P } | { readonly error: string };
  /** The file of the standard pack. */
  readonly file: URL;
}

/** What is said of a value that is no pack; null when it is one. */
export function errorOf<P, B>({ readPack }: Components<P, B>, value: unknown): string | null {
  const read = readPack(value);
  return 'error' in read ? read.error : null;
}

/** The standard pack after a change. */
export function changed<P, B>({ STANDARD_PACK }: Components<P, B>, change: (pack: P) => void): P {
  const pack = structuredClone(STANDARD_PACK);
  change(pack);
  return pack;
}

export function testPack<P extends { readonly game: string }, B extends { readonly info: PackInfo }>(
  components: Components<P, B>,
): void {
  const { STANDARD_PACK, STANDARD_HASH, standardBox, boxOf, readPack, file } = components;

  describe('the standard pack', () => {
    test('passes its own schema, and has the hash that is written down', () => {
      const id = STANDARD_PACK.game;
      expect(readPack(STANDARD_PACK)).toEqual({ pack: STANDARD_PACK });
      expect(packInfo(id, STANDARD_PACK)).toEqual({ id, hash: STANDARD_HASH, standard: false });
      expect(standardBox().info).toEqual({ id, hash: STANDARD_HASH, standard: true });
      expect(standardBox()).toBe(standardBox());
    });

    test('is the export of itself, and read again it is the standard box', () => {
      expect(printPack(STANDARD_PACK)).toBe(readFileSync(file, 'utf8'));
      const parsed = parsePack(`\uFEFF${printPack(STANDARD_PACK)}`);
      const read = readPack('value' in parsed ? parsed.value : null);
      if ('error' in read) throw new Error(read.error);
      expect(boxOf(read.pack)).toBe(standardBox());
    });
  });

  describe('any change of any place', () => {
    const paths = pathsOf(STANDARD_PACK);
    const wrong = fc.oneof(
      fc.constant(undefined),
      fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 1e300, Number.NaN, '', '2d8', 'fr', 'a1', [], {}, [[]], {
        id: 1,
      }),
      fc.constant('x'.repeat(100_000)),
      fc.constant(Array.from({ length: 1000 }, () => 'x')),
      fc.jsonValue(),
      fc.constantFrom(...paths).map((path) => valueAt(STANDARD_PACK, path)),
    );

    test('gives one sentence or the changed pack itself, and never throws', () =>
      fc.assert(
        fc.property(fc.constantFrom(...paths), wrong, (path, value) => {
          const mutant = withChange(STANDARD_PACK, path, () => value);
          const read = readPack(mutant);
          if ('error' in read) {
            expect(read.error).toMatch(/^[^\n]{10,1200}$/);
            expect(read.error).not.toMatch(/undefined|\[object|Invalid/);
            return;
          }
          expect(canonical(read.pack)).toBe(canonical(mutant));
          const isRemark = path.some((key) => /^(provenance|notes|hash$)/.test(key));
          const isStandard = isRemark || canonical(mutant) === canonical(STANDARD_PACK);
          expect(boxOf(read.pack).info.hash === STANDARD_HASH).toBe(isStandard);
        }),
        { numRuns: share(400, 60) },
      ));

    test('what is no pack at all is refused', () =>
      fc.assert(
        fc.property(fc.anything(), (value) => {
          expect(errorOf(components, value)).toMatch(/^(the pack|\w+) /);
        }),
      ));
  });
}

/** The ways to all the values of a pack, and to what holds them. */
export function pathsOf(value: unknown, path: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return [path];
  const inner = Object.entries(value).flatMap(([key, item]) => pathsOf(item, [...path, key]));
  return path.length === 0 ? inner : [path, ...inner];
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce(
    (inner, key) => (inner !== null && typeof inner === 'object' ? Reflect.get(inner, key) : undefined),
    value,
  );
}

/** A copy of a pack with another value at one place; undefined takes the place away. */
export function withChange(pack: unknown, path: Path, change: (old: unknown) => unknown): unknown {
  const copy: unknown = structuredClone(pack);
  const holder = valueAt(copy, path.slice(0, -1));
  const key = path.at(-1) ?? '';
  if (holder === null || typeof holder !== 'object') return copy;
  const value = change(Reflect.get(holder, key));
  if (value !== undefined) Reflect.set(holder, key, value);
  else if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else Reflect.deleteProperty(holder, key);
  return copy;
}
