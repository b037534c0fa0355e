import { describe, expect, it } from 'vitest';
import type { Heard } from '../../keeper/feed.ts';
import { newlyHeard } from './herald.ts';

const log = (...kinds: readonly string[]): readonly Heard[] => kinds.map((kind, at) => ({ at, event: { kind } }));
const kinds = (heard: readonly Heard[]) => heard.map(({ event }) => event.kind);

describe('what is said of a log that was heard before', () => {
  it('is what is new, in order, and once', () => {
    expect(kinds(newlyHeard(1, log('turn', 'moved', 'won'), false))).toEqual(['moved', 'won']);
    expect(newlyHeard(3, log('turn', 'moved', 'won'), false)).toEqual([]);
  });
  it('is nothing when something was taken back', () => {
    expect(newlyHeard(3, log('turn'), false)).toEqual([]);
  });
  it('is what is shown again, when it is shown from an earlier line on', () => {
    expect(kinds(newlyHeard(3, log('turn', 'moved'), true))).toEqual(['moved']);
  });
});
