import { parentPort } from 'node:worker_threads';
import { agreesOnDraw } from '../../bots/agrees.ts';
import { type Known, knownToBots } from '../../bots/bot.ts';
import { botNamed } from '../../bots/index.ts';
import { shelf } from '../../games/index.ts';
import { onShelf } from '../../games/shelf.ts';
import { fastRandom } from '../../kernel/fast-chance.ts';
import type { Answer, Question } from './questions.ts';

// A thread in which bots think: it has the rules, and of a match no more than the view that is asked about.

const games = new Map<string, Promise<Known>>();

function gameOf(id: string): Promise<Known> {
  const known = games.get(id);
  if (known !== undefined) return known;
  const entry = onShelf(shelf, id);
  if (entry === undefined) throw new Error(`no game on the shelf is called '${id}'`);
  const loaded = entry.load(undefined, []).then(knownToBots);
  games.set(id, loaded);
  return loaded;
}

async function answerTo(question: Question): Promise<number> {
  const { view, seat, seed } = question;
  const known = await gameOf(question.game);
  if (question.kind === 'draw') return agreesOnDraw(known, view, seat, seed) ? 1 : 0;
  const { choices, level, thinking } = question;
  const bot = botNamed(level);
  if (bot === undefined) throw new Error(`no bot is called '${level}'`);
  const end = performance.now() + thinking;
  const late = () => performance.now() >= end;
  return choices.indexOf(bot.decide({ ...known, view, seat, choices, random: fastRandom(seed), late }));
}

parentPort?.on('message', (question: Question) => {
  const say = (answer: Answer) => parentPort?.postMessage(answer);
  answerTo(question).then(
    (answer) => say({ answer }),
    (error: unknown) => say({ failed: error instanceof Error ? error.message : String(error) }),
  );
});
