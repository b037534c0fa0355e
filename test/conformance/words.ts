import type { GameEvent } from '../../src/kernel/chance.ts';
import type { Flow } from '../../src/kernel/flow.ts';
import { type GameView, LANGUAGES, type Viewer } from '../../src/kernel/game.ts';
import { fail } from './positions.ts';
import { eventsFor, type Moment, type Notes, viewersOf } from './walk.ts';

// Every sentence can be said, in every language and to everybody who may read it.

/** Signs of a sentence that was not finished: a value that is none, a key instead of a word. */
const BROKEN = /undefined|null|NaN|\[object|\{|\}|\s{2,}|^\s|\s$|^$/;

function said(text: string, what: string): void {
  const sign = BROKEN.exec(text);
  if (sign !== null) fail(`${what} is said as '${text}'`);
}

/** The prompt, the seats, the choices, some things with the reasons why they can't be used, and the odds. */
export function checkWords(moment: Moment): void {
  const { subject, p, options, made, offered, random } = moment;
  const { game } = subject;
  for (const viewer of viewersOf(subject, options)) {
    const view = game.view(p, viewer);
    for (const language of LANGUAGES) {
      const text = game.text[language];
      said(text.prompt(view), `${language}: the prompt for ${viewer} at ${view.step}`);
      for (let seat = 0; seat < game.seats(options); seat++) said(text.seat(view, seat), `${language}: seat ${seat}`);
    }
  }
  const view = game.view(p, made.seat);
  const things = game.things(view);
  const thing = things[random.below(Math.max(1, things.length))];
  for (const language of LANGUAGES) {
    const text = game.text[language];
    for (const c of offered.length > 40 ? [made.choice] : offered)
      said(text.choice(view, c), `${language}: the choice ${JSON.stringify(c)}`);
    if (thing !== undefined) said(text.thing(view, thing), `${language}: the thing ${thing}`);
    const reasons = thing === undefined ? [] : game.whyNot(p, made.seat, { thing });
    for (const reason of reasons) said(text.reason(view, reason), `${language}: the reason ${JSON.stringify(reason)}`);
    for (const result of game.odds(p, made.seat, made.choice)?.results ?? [])
      said(text.result(result.key), `${language}: the result ${result.key}`);
  }
}

/** Every event, told to each viewer that may hear it, with the view that he has then; and the outcome. */
export function checkTold(moment: Moment, after: Flow, io: Notes): void {
  const { subject, options } = moment;
  const { game } = subject;
  for (const viewer of viewersOf(subject, options)) {
    const events = eventsFor(io, viewer);
    if (events.length === 0 && after.outcome === null) continue;
    const view = game.view(after, viewer);
    for (const language of LANGUAGES) for (const event of events) saidEvent(moment, view, event, language, viewer);
    if (after.outcome !== null)
      for (const language of LANGUAGES) said(game.text[language].outcome(view), `${language}: the outcome`);
  }
}

function saidEvent(
  { subject }: Moment,
  view: GameView,
  event: GameEvent,
  language: (typeof LANGUAGES)[number],
  viewer: Viewer,
): void {
  const text = subject.game.text[language].event(view, event);
  if (text !== null) said(text, `${language}: the event ${JSON.stringify(event)} to ${viewer}`);
}
