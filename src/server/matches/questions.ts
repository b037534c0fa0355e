import { historyOf } from '../../keeper/history.ts';
import type { WireAnswer, WireQuestion } from '../../keeper/wire.ts';
import type { Viewer } from '../../kernel/game.ts';
import { choices } from '../../kernel/match.ts';
import { weighedOdds } from '../../kernel/odds.ts';
import { same } from '../../kernel/plain.ts';
import { whyNot } from '../../kernel/why-not.ts';
import type { Visit } from './hall.ts';

/** So many items are told at once; whoever wants more asks again, from the last. */
const MOST_HISTORY = 200;

/** What somebody asks about a match, answered by what he may know; null for what only a seat may ask. */
export async function answerTo(
  { room, door }: Visit,
  viewer: Viewer,
  question: WireQuestion,
): Promise<WireAnswer | null> {
  if ('history' in question) return { history: await historyOf(door, viewer, question.history, MOST_HISTORY) };
  if (viewer === null) return null;
  const { game, position } = room.match;
  if ('odds' in question) {
    const offered = choices(room.match, viewer).find((known) => same(known, question.odds));
    return { odds: offered === undefined ? null : weighedOdds(game, position, viewer, offered) };
  }
  if ('thing' in question.whyNot) {
    // Only of what he sees.
    const { thing: named } = question.whyNot;
    const thing = game.things(game.view(position, viewer)).find((one) => one === named);
    return { whyNot: thing === undefined ? [] : whyNot(game, position, viewer, { thing }) };
  }
  const choice = game.readChoice(question.whyNot.choice);
  return { whyNot: choice === null ? [] : whyNot(game, position, viewer, { choice }) };
}
