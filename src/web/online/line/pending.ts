import type { WireWish } from '../../../keeper/wire.ts';
import { isObject } from '../../../kernel/plain.ts';

/** A choice that was sent, until it is answered. */
export interface Pending {
  readonly key: string;
  readonly wish: Extract<WireWish, { readonly choice: unknown }>;
}

/** Choices that are under way outlast the page. What names no question is not kept: sent later, it could do something else. */
export interface Pendings {
  of(match: string): readonly Pending[];
  add(match: string, pending: Pending): void;
  remove(match: string, key: string): void;
}

const nameOf = (match: string): string => `bivouac/pending/${match}`;

function isPending(value: unknown): value is Pending {
  if (!isObject(value) || typeof value['key'] !== 'string') return false;
  const { wish } = value;
  return isObject(wish) && 'choice' in wish && typeof wish['q'] === 'number';
}

export function pendingsIn(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): Pendings {
  const of = (match: string): readonly Pending[] => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(nameOf(match)) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isPending) : [];
    } catch {
      return [];
    }
  };
  const write = (match: string, all: readonly Pending[]): void => {
    try {
      if (all.length === 0) storage.removeItem(nameOf(match));
      else storage.setItem(nameOf(match), JSON.stringify(all));
    } catch {
      // A browser that keeps nothing: the choice is sent again as long as the page is there.
    }
  };
  return {
    of,
    add: (match, pending) => write(match, [...of(match).filter(({ key }) => key !== pending.key), pending]),
    remove: (match, key) =>
      write(
        match,
        of(match).filter((one) => one.key !== key),
      ),
  };
}
