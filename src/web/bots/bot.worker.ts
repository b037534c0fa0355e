import { type Known, knownToBots } from '../../bots/bot.ts';
import { botNamed, bots } from '../../bots/index.ts';
import { shelf } from '../../games/index.ts';
import { onShelf } from '../../games/shelf.ts';
import { fastRandom } from '../../kernel/fast-chance.ts';
import { answerOn } from '../keeper/ports.ts';
import { USUAL_LEVEL } from './levels.ts';
import type { Thinker } from './thinker.ts';

let last: (Known & { readonly id: string; readonly pack: string }) | null = null;

async function gameOf(id: string, pack: unknown): Promise<Known> {
  const text = JSON.stringify(pack ?? null);
  if (last !== null && last.id === id && last.pack === text) return last;
  const entry = onShelf(shelf, id);
  if (entry === undefined) throw new Error(`no game on the shelf is called '${id}'`);
  last = { id, pack: text, ...(await knownToBots(await entry.load(pack ?? undefined, []))) };
  return last;
}

const thinker: Thinker = {
  async prepare(id, pack) {
    await gameOf(id, pack);
  },
  async decide({ game: id, pack, view, seat, choices, level, seed, thinking }) {
    const { game, hints } = await gameOf(id, pack);
    const bot = botNamed(level) ?? botNamed(USUAL_LEVEL) ?? bots[0];
    if (bot === undefined) return 0;
    const end = thinking === null ? Infinity : performance.now() + thinking;
    const late = () => performance.now() >= end;
    return choices.indexOf(bot.decide({ game, hints, view, seat, choices, random: fastRandom(seed), late }));
  },
};

// The keeper speaks to the bots through a port of its own: the page never sees what a bot sees.
self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (data instanceof MessagePort) answerOn(data, thinker);
});
