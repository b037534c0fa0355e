import type { Page } from 'playwright-core';
import { knownToBots } from '../../../src/bots/bot.ts';
import { botNamed } from '../../../src/bots/index.ts';
import { shelf } from '../../../src/games/index.ts';
import { onShelf } from '../../../src/games/shelf.ts';
import { memoryStore } from '../../../src/keeper/memory-store.ts';
import { type Mirror, reflect } from '../../../src/keeper/mirror.ts';
import type { Whole } from '../../../src/keeper/room.ts';
import { fastRandom } from '../../../src/kernel/fast-chance.ts';
import type { Game, GameChoice, GameView } from '../../../src/kernel/game.ts';
import type { Odds } from '../../../src/kernel/odds.ts';
import { claimAlone } from '../../../src/web/keeper/claim.ts';
import { isProblem, type Problem, type Sent } from '../../../src/web/keeper/contract.ts';
import { createKeeper } from '../../../src/web/keeper/keeper.ts';
import { clickIf, until } from './player.ts';

/** A match as a file to be opened, and what the person is about to choose in it. */
export interface Staged {
  readonly save: string;
  readonly game: Game;
  readonly view: GameView;
  readonly choice: GameChoice | null;
}

interface Scene {
  readonly view: GameView;
  readonly choices: readonly GameChoice[];
  odds(choice: GameChoice): Promise<Odds | null>;
}

/** No battle of bots that is worth a look takes longer. */
const LONGEST = 1500;

/** Which game is staged, and how it is set up. */
export interface Play {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seats?: number;
}

const MANOEUVRE: Play = {
  game: 'manoeuvre',
  options: { nationA: 'fr', nationB: 'gb', map: 'random', deployment: 'automatic' },
};

function good<T>(value: T | Problem): T {
  if (isProblem(value)) throw new Error(`${value.fault}: ${value.detail}`);
  return value;
}

/**
 * Plays a match, of Manœuvre unless another is named, between bots with dice that come from the seed, until the one in the first seat is asked
 * where `wanted` finds a choice, or to the end; whoever opens the save sits in the first seat.
 */
export async function stage(
  seed: number,
  wanted: (scene: Scene) => Promise<GameChoice | null>,
  { game: name, options, seats = 2 }: Play = MANOEUVRE,
): Promise<Staged> {
  const entry = onShelf(shelf, name);
  const bot = botNamed('greedy');
  if (entry === undefined || bot === undefined) throw new Error(`${name} or its bot is not there`);
  const game = await entry.load();
  const known = await knownToBots(game);
  let drawn = seed * 1000;
  const keeper = createKeeper({
    store: memoryStore(),
    thinker: {
      decide: async ({ view, seat, choices, seed: own }) =>
        choices.indexOf(bot.decide({ ...known, view, seat, choices, random: fastRandom(own) })),
    },
    load: async () => game,
    claim: claimAlone,
    randomHex: (bytes) => (++drawn).toString(16).padStart(bytes * 2, '0'),
    now: () => Date.UTC(2026, 5, 18, 11, 30),
    patience: 60_000,
    pace: () => null,
    pause: async () => {},
  });
  const { id } = good(
    await keeper.start({
      game: name,
      options,
      players: [
        { kind: 'me' },
        ...Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level: 'greedy' }) as const),
      ],
      curtain: true,
      guided: false,
    }),
  );
  good(await keeper.enter(id));
  const seen: { look: Whole | null } = { look: null };
  await keeper.watch(id, 0, (sent) => {
    seen.look = lookAfter(seen.look, sent);
  });
  for (;;) {
    if (seen.look === null) throw new Error('nothing is seen of the battle');
    const { n, q, view, choices } = seen.look;
    const found =
      choices.length === 0 ? null : await wanted({ view, choices, odds: (choice) => keeper.odds(id, 0, choice) });
    if (found !== null || view.outcome !== null)
      return { save: good(await keeper.exportSave(id)).text, game, view, choice: found };
    if (n > LONGEST) throw new Error(`the battle of seed ${seed} has no end: take another`);
    const choice =
      choices.length < 2 ? choices[0] : bot.decide({ ...known, view, seat: 0, choices, random: fastRandom(`${n}`) });
    if (choice === undefined || q === null) await new Promise((wake) => setTimeout(wake, 0));
    else await keeper.choose(id, 0, choice, q);
  }
}

/** What is known after what was sent. */
function lookAfter(look: Whole | null, sent: Sent): Whole | null {
  if ('whole' in sent) return sent.whole;
  if (look === null || !('news' in sent)) return look;
  const { items, now } = sent.news;
  const mirror = items.reduce<Mirror>((before, item) => reflect(before, item).mirror, look);
  return { ...mirror, ...now };
}

/** The same match shortly before its end: the person is asked that many times more, if he plays as a bot would. */
export async function late(seed: number, asks: number, play?: Play): Promise<Staged> {
  let asked = 0;
  const count = async () => {
    asked++;
    return null;
  };
  await stage(seed, count, play);
  let left = asked - asks;
  return stage(seed, async ({ choices }) => (left-- > 0 ? null : (choices[0] ?? null)), play);
}

/** Opens a save at the page of all games. */
export async function openSaved(page: Page, save: string): Promise<void> {
  await page
    .locator('.kept input[type=file]')
    .setInputFiles({ name: 'battle.json', mimeType: 'application/json', buffer: Buffer.from(save) });
  await page.waitForSelector('.table');
}

/** Takes the choice that reads so, also where the list is folded. */
export async function pressNamed(page: Page, sentence: string): Promise<void> {
  await until(() => clickIf(page, '.orders .choice', sentence));
}
