import type { Flow } from '../../src/kernel/flow.ts';
import { type Said, saidAfter, saidAt } from '../words/spoken.ts';
import { fail } from './positions.ts';
import { type Moment, type Notes, viewersOf } from './walk.ts';

// Every sentence can be said, in every language and to everybody who may read it. Whether it is good language is for the
// tests of each game's words (`test/words`): the toy speaks badly.

/** Signs of a sentence that was not finished: a value that is none, a key instead of a word. */
const BROKEN = /undefined|\bnull\b|NaN|\[object|\{|\}|\s{2,}|^\s|\s$|^$/;

function hear(sentences: Iterable<Said>): void {
  for (const { what, language, text } of sentences)
    if (BROKEN.test(text)) fail(`${language}: ${what} is said as '${text}'`);
}

/** The prompt, the seats, the choices, a thing with the reasons why it can't be used, and the odds. */
export function checkWords(moment: Moment): void {
  const { subject, p, options, made, offered, random } = moment;
  const { game } = subject;
  const { seat, choice } = made;
  const all = game.things(game.view(p, seat));
  const thing = all[random.below(Math.max(1, all.length))];
  hear(
    saidAt(subject, p, viewersOf(subject, options), {
      seat,
      offered: offered.length > 40 ? [choice] : offered,
      things: thing === undefined ? [] : [thing],
      weighed: [choice],
    }),
  );
}

/** Every event, told to each viewer that may hear it, with the view that he has then; and the outcome. */
export function checkTold(moment: Moment, after: Flow, io: Notes): void {
  const { subject, options } = moment;
  hear(saidAfter(subject.game, after, viewersOf(subject, options), io.told));
}
