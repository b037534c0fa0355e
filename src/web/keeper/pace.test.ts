import { describe, expect, it } from 'vitest';
import { arrangePosition } from '../../../test/toy/arrange.ts';
import { picket } from '../../../test/toy/game.ts';
import type { Choice } from '../../../test/toy/position.ts';
import { sideOf } from '../../../test/toy/rules/cards.ts';
import { steps } from '../../../test/toy/rules/index.ts';
import { type Pace, paceOf } from '../../bots/pace.ts';
import { briskly, onBeat } from '../../bots/patience.ts';
import { LEVELS } from '../bots/levels.ts';
import type { Player } from './contract.ts';
import { begun, good, idle, keeping, look, ME } from './test-world.ts';

/** A clock that stands still until everybody waits for it, and then goes at once to whoever is woken first. */
function fakeClock() {
  let now = 0;
  const sleepers: { readonly at: number; readonly wake: () => void }[] = [];
  return {
    now: () => now,
    sleep: (milliseconds: number) =>
      new Promise<void>((wake) => void sleepers.push({ at: now + milliseconds, wake: () => wake() })),
    /** Lets time pass until nobody sleeps any more. */
    async run(): Promise<void> {
      for (;;) {
        for (let n = 0; n < 5; n++) await new Promise((idle) => setImmediate(idle));
        const [first] = sleepers.sort((a, b) => a.at - b.at);
        if (first === undefined) return;
        sleepers.shift();
        now = first.at;
        first.wake();
      }
    },
  };
}

/** Picket, in which only a card above 3 parries: how many choices the attacked has hangs on what nobody else sees. */
function guarded(hand: number) {
  const parry = steps['fight.parry'];
  if (parry === undefined || !('choices' in parry)) throw new Error('Picket has no parry');
  const game = picket(1);
  return {
    ...game,
    setup: (options: Parameters<typeof game.setup>[0]) =>
      arrangePosition({ step: 'round.act', places: [0, 0], hands: [[2], [hand]] }, options),
    steps: {
      ...steps,
      'fight.parry': {
        ...parry,
        choices: ((p, _f, out, seat) => {
          for (const card of sideOf(p, seat).hand) if (card > 3) out.push({ kind: 'parry', card });
          out.push({ kind: 'pass' });
        }) satisfies typeof parry.choices,
      },
    },
  };
}

interface Watched {
  /** When the person was told of an item, in milliseconds from the attack, and of which. */
  readonly told: readonly string[];
  /** For how long the bot was held back, in order. */
  readonly pauses: readonly number[];
  /** How long the bot was allowed to think, question by question. */
  readonly thinking: readonly (number | null)[];
}

/** The person attacks, the bot passes, whatever it holds; it thinks for so long where it has to. */
async function attack(hand: number, takes: number, pace: Pace | null, other: Player): Promise<Watched> {
  const clock = fakeClock();
  const [told, pauses, thinking]: [string[], number[], (number | null)[]] = [[], [], []];
  const home = keeping({
    game: guarded(hand),
    thinker: {
      async decide(question) {
        thinking.push(question.thinking);
        await clock.sleep(takes);
        return question.choices.length - 1;
      },
    },
    pace: () => pace,
    pause(milliseconds) {
      pauses.push(milliseconds);
      return clock.sleep(milliseconds);
    },
  });
  const id = await begun(home, [ME, other]);
  const { q } = await look(home.keeper, id, 0);
  await home.keeper.watch(id, 0, (sent) => {
    if ('news' in sent) for (const { n } of sent.news.items) told.push(`item ${n} at ${clock.now()}`);
  });
  good(await home.keeper.choose(id, 0, ATTACK, q ?? -1));
  await clock.run();
  return { told, pauses, thinking };
}

const ATTACK: Choice = { kind: 'attack', on: 1 };
const BOT: Player = { kind: 'bot', level: 'search' };
const PACE: Pace = { beat: 300, thinking: 250 };

describe('the pace of a bot', () => {
  it('does not tell whether it held a card: one choice takes as long as several', async () => {
    const bare = await attack(1, 120, PACE, BOT);
    const armed = await attack(6, 120, PACE, BOT);
    expect(bare.thinking.length).toBeLessThan(armed.thinking.length);
    expect(armed.told[1]).toBe('item 2 at 300');
    expect(armed.told.slice(0, 2)).toEqual(bare.told.slice(0, 2));
    expect(armed.told).toEqual(bare.told);
    expect(armed.pauses).toEqual(bare.pauses);
  });

  it('is what hides it: without one a bot answers as soon as it has thought', async () => {
    expect((await attack(6, 120, null, BOT)).told[1]).toBe('item 2 at 120');
    expect((await attack(1, 120, null, BOT)).told[1]).toBe('item 2 at 0');
  });

  it('leaves less time to think than a beat has', async () => {
    expect((await attack(6, 120, PACE, BOT)).thinking[0]).toBe(250);
    expect((await attack(6, 120, null, BOT)).thinking[0]).toBeNull();
    for (const level of [...LEVELS, 'of old']) expect(paceOf(level).thinking, level).toBeLessThan(paceOf(level).beat);
  });

  it('is known for every level, and the quick ones are quick', () => {
    expect(LEVELS.map((level) => paceOf(level).beat)).toEqual([40, 40, 300, 700]);
    expect(paceOf('of old')).toEqual(paceOf('search'));
  });

  it('is kept in whole beats where a bot thinks for longer', async () => {
    expect((await attack(6, 301, PACE, BOT)).told[1]).toBe('item 2 at 600');
    expect((await attack(6, 599, PACE, BOT)).told[1]).toBe('item 2 at 600');
  });

  it('is kept where a bot fails, too', async () => {
    const clock = fakeClock();
    const failing = onBeat(Promise.reject(new Error('it fell off its horse')), () => clock.sleep(40));
    const seen = failing.then(
      () => 'answered',
      (error: unknown) => `${error} at ${clock.now()}`,
    );
    await clock.run();
    expect(await seen).toBe('Error: it fell off its horse at 40');
  });
});

describe('a machine that is too slow', () => {
  /** When each of the answers came that took so long to find. */
  async function given(...takes: readonly number[]): Promise<number[]> {
    const clock = fakeClock();
    const tempo = briskly();
    const at: number[] = [];
    const playing = (async () => {
      for (const time of takes) {
        const begun = clock.now();
        const answer = time === 0 ? Promise.resolve() : clock.sleep(time);
        await onBeat(answer, (beats) => clock.sleep(40 * beats), tempo);
        at.push(clock.now() - begun);
      }
    })();
    await clock.run();
    await playing;
    return at;
  }

  it('shows once that something was thought about, and then no more', async () => {
    expect(await given(0, 55, 0, 60, 0)).toEqual([40, 80, 80, 80, 80]);
    expect(await given(0, 55, 60, 0, 0)).toEqual(await given(0, 55, 0, 60, 0));
  });

  it('does not show how long it took, and slows down no further than four beats', async () => {
    expect(await given(81, 0)).toEqual(await given(159, 0));
    expect(await given(1000, 0, 100)).toEqual([1280, 160, 160]);
  });

  it('quickens again by itself, after so many answers whatever they took', async () => {
    const idle = Array.from({ length: 50 }, () => 0);
    const busy = Array.from({ length: 50 }, (_, n) => (n % 3) * 12);
    const at = await given(100, ...idle);
    expect(at).toEqual(await given(100, ...busy));
    expect(at.slice(0, 25).every((time) => time === 160)).toBe(true);
    expect([at[25], at[48], at[49]]).toEqual([80, 80, 40]);
  });

  it('knows the game before the first question', async () => {
    const done: string[] = [];
    const home = keeping({
      thinker: {
        prepare: async (game) => void done.push(`prepared ${game}`),
        async decide() {
          done.push('asked');
          return 0;
        },
      },
    });
    await begun(home, [BOT, BOT]);
    await idle();
    expect(done.slice(0, 2)).toEqual(['prepared picket', 'asked']);
    expect(done.filter((word) => word !== 'asked')).toHaveLength(1);
  });
});

describe('among bots', () => {
  it('nobody is kept waiting', async () => {
    const pauses: number[] = [];
    const home = keeping({ pace: paceOf, pause: async (milliseconds) => void pauses.push(milliseconds) });
    const id = await begun(home, [BOT, BOT]);
    await idle();
    expect((await look(home.keeper, id, null)).n).toBeGreaterThan(3);
    expect(pauses).toEqual([]);
  });
});
