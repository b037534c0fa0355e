import { describe, expect, test } from 'vitest';
import { AGREE, back, clock, DECLINE, DRAW, EVENING, fingerprint } from '../../test/support/acts.ts';
import { picket } from '../../test/toy/game.ts';
import { openPicket, type PicketMatch, step } from '../../test/toy/test/table.ts';
import { type Act, wayBack } from './acts.ts';
import { fastRandom } from './fast-chance.ts';
import { hashOf } from './hash.ts';
import { journalOf, playFrom, readJournal, replay, snapshotOf } from './journal.ts';
import { act, lines, undo } from './match.ts';
import { provableChance } from './provable-chance.ts';
import { readRecord, recordOf, verifyRecord } from './record.ts';

// Matches with acts strewn into them by chance play again to the same end.

describe('acts strewn into matches at random', () => {
  const KEY = { secret: 'ac'.repeat(32), contributions: ['one', 'two', 'three'] };

  /** One act or undo by chance, refused or not. */
  function strew(match: PicketMatch, random: { below(n: number): number }, tables: ReturnType<typeof gather>): void {
    const seat = random.below(match.seats);
    const done = [
      ...[DRAW, DRAW, back(random.below(lines(match) + 2)), AGREE, AGREE, AGREE, DECLINE, HAND, BACK, RULES],
      ...[clock(EVENING), clock(null)],
    ][random.below(12)];
    if (done === undefined) return;
    const to = wayBack(match, done);
    act(match, done === RULES ? null : seat, done, to === null ? undefined : tables.at(to));
    tables.note();
    if (random.below(2) === 0) undo(match, seat);
    tables.note();
  }
  const HAND: Act = { kind: 'hand', level: 'greedy' };
  const BACK: Act = { kind: 'hand', level: null };
  const RULES: Act = { kind: 'rules', version: 1, pack: picket().pack.hash };

  function gather(match: PicketMatch) {
    const tables = [match.position];
    return { at: (line: number) => tables[line], note: () => (tables[lines(match)] = match.position), tables };
  }

  test('play again to the same match, line by line, and their records are good', () => {
    const met = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const match = openPicket(provableChance(KEY), { seats: seed % 2 === 0 ? '2' : '3', length: 'long' });
      const random = fastRandom(`acts/${seed}`);
      const tables = gather(match);
      while (match.position.outcome === null && lines(match) < 200) {
        if (random.below(3) === 0) strew(match, random, tables);
        else {
          step(match, random);
          tables.note();
        }
      }
      for (const entry of match.entries) met.add('act' in entry ? entry.act.kind : 'undo' in entry ? 'undo' : 'choice');
      const journal = readJournal(JSON.parse(JSON.stringify(journalOf(match))));
      const again = replay(picket(), journal, provableChance(KEY), (playing, line) => {
        expect(hashOf(playing.position)).toBe(hashOf(tables.at(line)));
      });
      expect(fingerprint(again)).toBe(fingerprint(match));
      const record = readRecord(JSON.parse(JSON.stringify(recordOf(match, KEY))));
      expect(verifyRecord(picket(), record)).toMatchObject({ fits: true, outcome: match.position.outcome });
      if (match.conduct.clock !== undefined) met.add('clock');
      if (match.position.outcome?.how === 'agreed') met.add('agreed');
      if (tables.tables.some((one, line) => one.round < (tables.at(line - 1)?.round ?? 0))) met.add('back');
    }
    expect([...met].sort()).toEqual(
      ['agree', 'agreed', 'back', 'choice', 'clock', 'decline', 'hand', 'offer', 'rules', 'undo'].sort(),
    );
  });

  test('a snapshot where nothing can be taken back goes on to the same end', () => {
    for (let seed = 0; seed < 20; seed++) {
      const match = openPicket(provableChance(KEY), { length: 'long' });
      const random = fastRandom(`kept/${seed}`);
      const tables = gather(match);
      const kept: string[] = [];
      while (match.position.outcome === null && lines(match) < 120) {
        if (random.below(3) === 0) strew(match, random, tables);
        else {
          step(match, random);
          tables.note();
        }
        if (match.undo.length === 0) kept.push(JSON.stringify(snapshotOf(match)));
      }
      expect(kept.length).toBeGreaterThan(3);
      for (const text of kept) {
        const snapshot = JSON.parse(text);
        const chance = provableChance(KEY, snapshot.mark);
        const rest = match.entries.slice(snapshot.at);
        const later = playFrom(picket(), match.options, snapshot, rest, chance, tables.at);
        expect(hashOf([later.position, later.conduct])).toBe(hashOf([match.position, match.conduct]));
      }
    }
  });
});
