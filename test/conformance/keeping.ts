import type { Chance } from '../../src/kernel/chance.ts';
import { fastChance, fastRandom } from '../../src/kernel/fast-chance.ts';
import { hashOf } from '../../src/kernel/hash.ts';
import { journalOf, playFrom, readJournal, replay, type Snapshot, snapshotOf } from '../../src/kernel/journal.ts';
import { asking, choices, lines, type Match, open, take, undo, undoable } from '../../src/kernel/match.ts';
import { provableChance } from '../../src/kernel/provable-chance.ts';
import type { Subject } from './knowledge.ts';
import { expectEqual, fail } from './positions.ts';
import { optionsOf, pick } from './walk.ts';

// A match that is kept: serialised and restored, written down and played again, gone on with from a snapshot.

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** One more line: a choice by chance, or now and then a choice taken back. */
function oneLine(
  subject: Subject,
  run: number,
  match: Match,
  random: { below(n: number): number },
  undos: boolean,
): void {
  const seats = asking(match);
  const seat = seats[random.below(seats.length)] ?? fail('nobody is asked');
  const refusal =
    undos && undoable(match, seat) > 0 && random.below(4) === 0
      ? undo(match, seat)
      : take(match, seat, pick(subject, run, match.position, seat, choices(match, seat), random));
  if (refusal !== null) fail(`line ${lines(match) + 1} is refused: ${refusal.message}`);
}

/**
 * Two runs of one match with the same choices and the same chance: one straight on, the other written to JSON and read
 * again at every decision, position and chance alike. Returns how many decisions had the same hash.
 */
export function dualRun(subject: Subject, run: number): number {
  const { game } = subject;
  const options = optionsOf(subject, run);
  const seed = `dual/${run}`;
  const straight = open(game, options, fastChance(seed));
  const random = fastRandom(`${seed}/choices`);
  let kept: Snapshot = throughJson(snapshotOf(open(game, options, fastChance(seed))));
  while (straight.position.outcome === null) {
    oneLine(subject, run, straight, random, false);
    const mark = kept.mark as { readonly [stream: string]: readonly number[] };
    const restored = playFrom(game, options, kept, straight.entries.slice(kept.at), fastChance(seed, mark));
    kept = throughJson(snapshotOf(restored));
    if (kept.at !== lines(straight)) fail(`the restored match has ${kept.at} lines, not ${lines(straight)}`);
    if (kept.hash !== hashOf(straight.position)) {
      const at = `match ${run}, after line ${lines(straight)}, ${JSON.stringify(straight.entries.at(-1))}`;
      expectEqual(restored.position, straight.position, `${subject.name}, ${at}: the restored match went another way`);
      fail(`${at}: equal positions have different hashes`);
    }
  }
  return lines(straight);
}

/** A match with choices taken back, replayed from its journal and from snapshots in its course: the same in all. */
export function replayed(subject: Subject, run: number): number {
  const { game } = subject;
  const options = optionsOf(subject, run);
  const secret = { secret: run.toString(16).padStart(64, '5'), contributions: ['left', 'right'] };
  const chanceOf = (counters?: { readonly [stream: string]: number }): Chance => provableChance(secret, counters);
  const match = open(game, options, chanceOf());
  const random = fastRandom(`replayed/${run}`);
  const snapshots: Snapshot[] = [];
  const hashes: string[] = [hashOf(match.position)];
  while (match.position.outcome === null) {
    oneLine(subject, run, match, random, true);
    hashes.push(hashOf(match.position));
    // What was chosen before a snapshot can't be taken back, hence one where nothing can be.
    if (match.undo.length === 0 && random.below(40) === 0) snapshots.push(throughJson(snapshotOf(match)));
  }
  const place = `${subject.name}, match ${run}`;
  const again = replay(game, readJournal(throughJson(journalOf(match))), chanceOf(), (playing, line) => {
    if (hashOf(playing.position) !== hashes[line]) fail(`${place}: line ${line} of the journal has another hash`);
  });
  expectEqual(again.told, match.told, `${place}: the replay tells other events`);
  expectEqual(again.rolls, match.rolls, `${place}: the replay rolls other dice`);
  expectEqual(again.entries, match.entries, `${place}: the replay has other lines`);
  for (const snapshot of snapshots) {
    const mark = snapshot.mark as { readonly [stream: string]: number };
    const resumed = playFrom(game, options, snapshot, match.entries.slice(snapshot.at), chanceOf(mark));
    const from = `${place}: what goes on from the snapshot at line ${snapshot.at}`;
    if (hashOf(resumed.position) !== hashes.at(-1)) fail(`${from} ends in another position`);
    const later = ({ at }: { readonly at: number }) => at > snapshot.at;
    expectEqual(resumed.told, match.told.filter(later), `${from} tells other events`);
    expectEqual(resumed.rolls, match.rolls.filter(later), `${from} rolls other dice`);
  }
  return lines(match);
}
