import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireQuestion } from '../../src/keeper/wire.ts';
import { fastRandom } from '../../src/kernel/fast-chance.ts';
import { askedSeats, listChoices } from '../../src/kernel/flow.ts';
import type { Viewer } from '../../src/kernel/game.ts';
import { hashOf } from '../../src/kernel/hash.ts';
import { provableChance } from '../../src/kernel/provable-chance.ts';
import type { Subject } from '../conformance/knowledge.ts';
import { equal } from '../conformance/plain-data.ts';
import { LONG, subjects } from '../conformance/subjects.ts';
import { type Moment, viewersOf, walk } from '../conformance/walk.ts';
import { isWhole, share } from '../share.ts';
import { keyOf, openWorlds, type World, type Worlds } from './worlds.ts';

// No leaks over the wire: two worlds that differ only in what somebody may not know send him the same to the last letter, on his socket
// and for whatever he asks over HTTP, refusals and all; only names and times that are drawn anew are left out.

const all = (await subjects()).filter(({ name }) => name !== 'picket');
/** So many pairs of a game. */
const PAIRS = share(30);
/** So many decisions are played before, at most. */
const BEFORE = isWhole ? 240 : 20;

/** At so many decisions, one after the other, it is looked whether something is hidden from somebody. */
const LOOKS = 100;

/** What a viewer can ask and may not do, drawn from what he sees. */
function tries({ subject, p, random }: Moment, viewer: Viewer): Pick<World, 'questions' | 'forbidden'> {
  const { game } = subject;
  const things = game.things(game.view(p, viewer));
  const drawn = <T>(list: readonly T[]): T | undefined => list[random.below(Math.max(1, list.length))];
  const offered =
    viewer !== null && askedSeats(game.steps, p).includes(viewer) ? listChoices(game.steps, p, viewer, []) : [];
  const [thing, odds] = [drawn(things), drawn(offered)];
  const wish = drawn(game.wishes(drawn(game.kinds) ?? '', things)) ?? null;
  const questions: WireQuestion[] = [
    ...(thing === undefined ? [] : [{ whyNot: { thing } }]),
    ...(wish === null ? [] : [{ whyNot: { choice: wish } }]),
    ...(odds === undefined ? [] : [{ odds }]),
  ];
  return { questions, forbidden: offered.some((one) => equal(one, wish)) ? null : wish };
}

/**
 * Two worlds that are one to the viewer; null where nothing at this moment is hidden from him. In a game in which nothing ever is they are
 * one to everybody, and only what the node itself knows may not be told.
 */
function pairAt(moment: Moment, viewer: Viewer): readonly [World, World] | null {
  const { subject, options, p, made, random, memory } = moment;
  const { game, knowledge } = subject;
  const dice = () => provableChance(keyOf(game.seats(options)));
  const q = knowledge.redraw(p, viewer, random, memory, { ...made, dice });
  if (knowledge.amounts.pairs > 0 && equal(p, q)) return null;
  const world = { game, options, viewer, made, ...tries(moment, viewer) };
  return [
    { ...world, start: game.copy(p) },
    { ...world, start: q },
  ];
}

/** A pair of worlds of each random match, for a viewer and from a decision on that are drawn. */
function* pairsOf(subject: Subject): Generator<readonly [World, World]> {
  for (let run = 60_000; ; run++) {
    const random = fastRandom(`worlds/${subject.name}/${run}`);
    const at = random.below(BEFORE);
    const found: (readonly [World, World])[] = [];
    const decision = (moment: Moment) => {
      if (moment.n < at || found.length > 0) return;
      const viewers = viewersOf(subject, moment.options);
      const pair = pairAt(moment, viewers[random.below(viewers.length)] ?? null);
      if (pair !== null) found.push(pair);
    };
    walk(subject, run, { decision }, at + LOOKS);
    yield* found;
  }
}

describe.each(all)('$name', (subject) => {
  let worlds: Worlds;
  beforeAll(async () => {
    worlds = await openWorlds([subject.game]);
  });
  afterAll(() => worlds.stop());

  it(`sends the same from two worlds that are one to whoever looks: ${PAIRS}`, LONG, async () => {
    let compared = 0;
    for (const [one, other] of pairsOf(subject)) {
      const [here, there] = [await worlds.sent(one), await worlds.sent(other)];
      expect(there, `to ${one.viewer ?? 'somebody who looks on'}`).toEqual(here);
      if (++compared === PAIRS) break;
    }
    expect(compared).toBe(PAIRS);
  });
});

it('a view that holds a trace of what is hidden is found out', LONG, async () => {
  const subject = all.find(({ name }) => name === 'manoeuvre');
  if (subject === undefined) return;
  const { game } = subject;
  const view: typeof game.view = (p, viewer) => Object.assign({}, game.view(p, viewer), { trace: hashOf(p) });
  const worlds = await openWorlds([{ ...game, view }]);
  const [pair] = pairsOf(subject);
  if (pair === undefined) throw new Error('nothing is hidden');
  const [one, other] = pair;
  const here = await worlds.sent(one);
  expect(await worlds.sent(other)).not.toEqual(here);
  await worlds.stop();
});
