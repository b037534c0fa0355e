// What a line costs in a room at its beginning and late in a long match, what opening it costs, and playing its history again:
// `node scripts/room-figures.mjs`. CPU time of this process, store in memory, everybody looking on.
import { viewersOf } from '../src/keeper/feed.ts';
import { historyOf } from '../src/keeper/history.ts';
import { createMemory, memoryStore } from '../src/keeper/memory-store.ts';
import { fastRandom } from '../src/kernel/fast-chance.ts';
import { end } from '../src/kernel/flow.ts';
import { lines } from '../src/kernel/match.ts';
import { subjects } from '../test/conformance/subjects.ts';
import { begin, doorOf, nextMove, reopen } from '../test/keeper/rooms.ts';

const LONG = 3000;
const WINDOW = 20;
const REPEATS = 5;

const cpu = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** The middle one of several measurements, in milliseconds. */
async function measured(work) {
  const all = [];
  for (let i = 0; i < REPEATS; i++) {
    const before = cpu();
    await work();
    all.push((cpu() - before) / 1000);
  }
  return all.sort((a, b) => a - b)[Math.floor(REPEATS / 2)];
}

const middle = (costs) => [...costs].sort((a, b) => a - b)[Math.floor(costs.length / 2)] ?? Number.NaN;

/** Somebody who looks on and keeps nothing of it but what he can do: what a page makes of items is no cost of the room. */
async function onlooker(room, viewer) {
  const one = { viewer, now: null };
  const { whole } = await room.sit(viewer, (news) => {
    JSON.stringify(news);
    one.now = news.now;
  });
  one.now ??= whole;
  return one;
}

/** Plays at random to the end, or to so many lines; the cost of each line in microseconds, by its number. */
async function playLong(room, most) {
  const looking = await Promise.all(viewersOf(room.match.seats).map((viewer) => onlooker(room, viewer)));
  const random = fastRandom('long');
  const costs = [];
  while (lines(room.match) < most) {
    const sight =
      looking ?? Array.from({ length: room.match.seats }, (_, viewer) => ({ viewer, now: room.look(viewer) }));
    const move = nextMove(sight, random);
    if (move === null) break;
    const before = cpu();
    const refusal = await room.submit(move.seat, `line ${costs.length}`, move.wish);
    costs.push(cpu() - before);
    if (refusal !== null) throw new Error(refusal.message);
  }
  return costs;
}

/** The toy without an end: cards come back, and nobody is beaten. */
function endless(subject) {
  const { game } = subject;
  const close = game.steps['round.close'];
  const broken = game.steps['fight.broken'];
  const steps = {
    ...game.steps,
    'round.close': {
      ...close,
      run(p, f) {
        p.round = (p.round % 1_000_000) + 1;
        f.marched = 0;
        f.step = 'round.lay';
        for (const side of p.sides) if (side.deck.length === 0) side.deck = side.discard.splice(0);
      },
    },
    'fight.broken': {
      ...broken,
      run(p) {
        for (const side of p.sides) side.losses = 0;
        end(p);
      },
    },
  };
  return { ...subject, name: `${subject.name} without end`, game: { ...game, steps } };
}

async function longest(subject) {
  let best = { run: 0, length: 0 };
  for (let run = 0; run < 8; run++) {
    const room = await begin(doorOf(subject, memoryStore(), run));
    const length = (await playLong(room, LONG)).length;
    if (length > best.length) best = { run, length };
    if (length >= LONG) break;
  }
  return best.run;
}

async function figuresOf(subject) {
  const run = await longest(subject);
  const memory = createMemory();
  const door = doorOf(subject, memoryStore(memory), run);
  const costs = await playLong(await begin(door), LONG);
  const last = costs.length;
  const opening = await measured(() => reopen(doorOf(subject, memoryStore(memory), run)));
  const history = await measured(() => historyOf(door, 0, 0));
  const whole = await reopen(door);
  const look = await measured(async () => whole.look(0));
  const at = (n) => middle(costs.slice(Math.max(0, n - WINDOW), n + WINDOW)).toFixed(0);
  const ended = last < LONG ? `, where it ended` : '';
  console.log(
    `${subject.name}, match ${run}, ${last} lines${ended}: a line ${at(30)} µs near line 10-50, ${at(last - WINDOW)} µs near line ${last}; ` +
      `opening ${opening.toFixed(1)} ms; a whole look ${look.toFixed(2)} ms; history of all lines ${history.toFixed(0)} ms`,
  );
}

const all = await subjects();
for (const subject of [...all.slice(0, 1).map(endless), ...all.slice(1)]) await figuresOf(subject);
