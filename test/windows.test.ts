import { expect, it } from 'vitest';
import { shelf } from '../src/games/index.ts';
import { fastChance, fastRandom } from '../src/kernel/fast-chance.ts';
import { askedSeats, type Flow, listChoices, play, type Seat, top } from '../src/kernel/flow.ts';
import type { Game, GameChoice, Viewer } from '../src/kernel/game.ts';
import { asking, choices, type Match, open as openMatch, resume, take } from '../src/kernel/match.ts';
import { standardOptions } from '../src/kernel/options.ts';
import { there } from '../src/kernel/there.ts';
import { begun, goingBy, passesOn, trial } from '../src/web/play/reactions.ts';
import type { Subject } from './conformance/knowledge.ts';
import { subjects } from './conformance/subjects.ts';
import { pick } from './conformance/walk.ts';
import { share } from './share.ts';
import { picketEntry } from './toy/entry.ts';

// What every game with reaction windows promises the pages: how a window is let go by, and when a turn or an operation begins.

const GAMES = [picketEntry, ...shelf];

/** Plays by chance from the beginning, or from a position eagerly, and shows every moment before its choice is made. */
function walk(
  subject: Subject,
  seed: number,
  look: (match: Match, seat: Seat, choice: GameChoice) => void,
  from: Flow | null = null,
): void {
  const { game } = subject;
  const options = { ...standardOptions(game.options), ...GAMES.find(({ id }) => id === game.id)?.quick };
  const chance = fastChance(seed);
  const match = from === null ? openMatch(game, options, chance) : resume(game, options, chance, from);
  const random = fastRandom(seed);
  for (let line = 0; line < (from === null ? 600 : NEAR) && match.position.outcome === null; line++) {
    const [seat] = asking(match);
    if (seat === undefined) throw new Error('nobody is asked');
    const choice = pick(subject, from === null ? 0 : 1, match.position, seat, choices(match, seat), random);
    look(match, seat, choice);
    expect(take(match, seat, choice)).toBeNull();
  }
}

/** How far a rare window is from a named position, and how often it is gone to from there. */
const NEAR = 25;
const OFTEN = 16;

const seeds = () => Array.from({ length: share(20, 2) }, (_, seed) => seed);

/** How much has begun, as that viewer was told. */
function spansSeen(game: Game, { position, told }: Match, viewer: Viewer): readonly number[] {
  const look = {
    view: game.view(position, viewer),
    told: told.flatMap(({ event, only }) => (only === null || only === viewer ? [{ at: 0, event }] : [])),
  };
  return (game.reactions?.spans ?? []).map((span) => begun(game, look, span));
}

function isOpen({ steps }: Game, { position }: Match): boolean {
  const frame = top(position);
  return steps[frame.step]?.open?.(position, frame) === true;
}

/** Whether it is over with the turn of the seat once windows were let go by, as it really goes on. */
function isHandedOver(game: Game, match: Match, seat: Seat, choice: GameChoice): boolean {
  const p = game.copy(match.position);
  const { io, diceFell } = trial(match.chance.fork());
  const isWindow = goingBy(game, game.view(p, seat)) !== null;
  play(game.steps, p, seat, choice, io);
  for (let windows = 0; windows < 100; windows++) {
    if (isWindow && diceFell()) return false;
    const asked = askedSeats(game.steps, p);
    const [first] = asked;
    if (first === undefined) return true;
    const view = game.view(p, seat);
    if (game.reactions?.whose(view) === seat) return false;
    const goBy = goingBy(game, view);
    if (goBy === null) return !asked.includes(seat);
    play(game.steps, p, first, goBy, io);
  }
  throw new Error('windows without end');
}

const played = await subjects();

it.each(GAMES.map((entry) => [entry.id, entry] as const))('the windows of %s', async (id, entry) => {
  const subject = there(played.find(({ name }) => name === id));
  const { game } = subject;
  const windows = Object.entries(game.steps).flatMap(([name, { window }]) => (window === null ? [] : [name]));
  expect(windows.length > 0).toBe(game.reactions !== undefined);
  const met = new Set<string>();
  let [begins, ends, open] = [0, 0, 0];
  const look = (match: Match, seat: Seat, choice: GameChoice): void => {
    const view = game.view(match.position, seat);
    const list = choices(match, seat);
    const goBy = goingBy(game, view);
    if (goBy !== null) {
      met.add(view.step);
      // Always the same choice, whatever is held, and nothing is touched by it.
      expect(list.filter(({ kind }) => kind === goBy.kind)).toEqual([goBy]);
      expect(game.touches(goBy)).toEqual([]);
    }
    // Where nothing secret is decided, everybody can tell what may be chosen.
    if (isOpen(game, match)) {
      open++;
      const imagined = game.imagine(game.view(match.position, null), fastRandom(match.entries.length));
      expect(listChoices(game.steps, imagined, seat, []), view.step).toEqual(list);
    }
    // Whoever looks has counted the same.
    if (match.entries.length % 5 === 0) {
      const counted = spansSeen(game, match, null);
      begins += counted.at(-1) ?? 0;
      for (let other = 0; other < match.seats; other++) expect(spansSeen(game, match, other)).toEqual(counted);
    }
    // No single answer that would be given by itself ends a turn unnoticed.
    if (list.length > 1 || game.touches(choice).length > 0 || !isHandedOver(game, match, seat, choice)) return;
    ends++;
    expect(passesOn(game, view, seat, choice), `${view.step} ends the turn`).toBe(true);
  };
  for (const seed of seeds()) walk(subject, seed, look);
  // What is rare is looked for near the positions that have names.
  for (const position of Object.values((await entry.positions?.(game)) ?? {}))
    for (let seed = 0; seed < OFTEN && met.size < windows.length; seed++) walk(subject, seed, look, position());
  expect([...met].sort()).toEqual(windows.sort());
  expect(begins > 0).toBe(game.reactions !== undefined);
  expect(open > 0).toBe(Object.values(game.steps).some((step) => step.open !== null));
  // The toy has no such question, and whoever plays alone has nobody to hand a turn over to.
  expect(ends > 0).toBe(entry !== picketEntry && entry.seats !== '1');
});
