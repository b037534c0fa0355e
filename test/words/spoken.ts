import type { GameEvent } from '../../src/kernel/chance.ts';
import { fastChance, fastRandom } from '../../src/kernel/fast-chance.ts';
import type { Flow, Seat } from '../../src/kernel/flow.ts';
import {
  type Game,
  type GameChoice,
  type GameView,
  LANGUAGES,
  type Language,
  type TellReason,
  type Thing,
  type Viewer,
} from '../../src/kernel/game.ts';
import { asking, choices, open, take } from '../../src/kernel/match.ts';
import { type Options, standardOptions } from '../../src/kernel/options.ts';
import { whyNot } from '../../src/kernel/why-not.ts';

// Everything that a game says at a position and after a choice, in both languages and to everybody who may read it.

export interface Said {
  /** What it is about, for whoever looks for the fault. */
  readonly what: string;
  readonly language: Language;
  readonly text: string;
  /** Is it a sentence, or a few words for a button, a label, a list? */
  readonly whole: boolean;
  /** The clauses that it names. */
  readonly clauses?: readonly string[];
  /** What the odds call it. */
  readonly key?: string;
}

/** How reasons are told, in each language. */
export type Tell = Readonly<Record<Language, TellReason<GameView>>>;

export async function reasonsOf({ text }: Pick<Game, 'text'>): Promise<Tell> {
  return { en: await text.en.reasons(), fr: await text.fr.reasons() };
}

/** A game that says all that it has words for. */
interface Speaker {
  readonly game: Game;
  readonly tell: Tell;
}

interface Asked {
  readonly seat: Seat;
  readonly offered: readonly GameChoice[];
  /** The things that are named, and asked why they can't be used. */
  readonly things: readonly Thing[];
  /** The choices whose odds are told. */
  readonly weighed: readonly GameChoice[];
}

/** The prompt, the seats, the choices, things with the reasons why they can't be used, and the odds. */
export function* saidAt({ game, tell }: Speaker, p: Flow, viewers: readonly Viewer[], asked: Asked): Generator<Said> {
  const { seat, offered, things, weighed } = asked;
  const view = game.view(p, seat);
  const reasons = things.flatMap((thing) => whyNot(game, p, seat, { thing }));
  const keys = weighed.flatMap((choice) => {
    const odds = game.odds(p, seat, choice);
    return [...(odds?.results ?? []).map(({ key }) => key), ...(odds?.terms ?? []).map(({ what }) => what)];
  });
  for (const language of LANGUAGES) {
    const text = game.text[language];
    for (const viewer of viewers) {
      const seen = game.view(p, viewer);
      const what = `the prompt for ${viewer} at ${seen.step}`;
      yield { what, language, text: text.prompt(seen), whole: true };
      for (const other of viewers)
        if (other !== null) yield { what: `seat ${other}`, language, text: text.seat(seen, other), whole: false };
    }
    for (const c of offered)
      yield { what: `the choice ${JSON.stringify(c)}`, language, text: text.choice(view, c), whole: false };
    for (const thing of things)
      yield { what: `the thing ${thing}`, language, text: text.thing(view, thing), whole: false };
    for (const reason of reasons) {
      const what = `the reason ${JSON.stringify(reason)}`;
      yield { what, language, text: tell[language](view, reason), whole: true, clauses: [reason.clause] };
    }
    for (const key of keys) yield { what: `the result ${key}`, language, text: text.result(key), whole: false, key };
  }
}

interface Told {
  readonly event: GameEvent;
  readonly only: Seat | null;
}

/** Every event, told to each viewer that may hear it, with the view that he has then; and the outcome. */
export function* saidAfter(game: Game, p: Flow, viewers: readonly Viewer[], told: readonly Told[]): Generator<Said> {
  for (const viewer of viewers) {
    const heard = told.filter(({ only }) => only === null || only === viewer);
    if (heard.length === 0 && p.outcome === null) continue;
    const view = game.view(p, viewer);
    for (const language of LANGUAGES) {
      const text = game.text[language];
      for (const { event } of heard) {
        const said = text.event(view, event);
        const what = `the event ${JSON.stringify(event)} to ${viewer}`;
        if (said !== null) yield { what, language, text: said, whole: true, clauses: clausesOf(event) };
      }
      if (p.outcome !== null) yield { what: 'the outcome', language, text: text.outcome(view), whole: true };
    }
  }
}

/** The clauses that an event names anywhere, such as in the terms of its sums. */
function clausesOf(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'clause' && typeof inner === 'string' ? [inner] : clausesOf(inner),
  );
}

/** Everybody at the table, and the spectator. */
function viewersOf(game: Game, options: Options): Viewer[] {
  return [...Array.from({ length: game.seats(options) }, (_, seat) => seat), null];
}

/** How seldom all things are named and all odds are told: they are many. */
const SELDOM = 20;

/** What is said in a match that is played at random to its end. */
export function* spokenMatch(speaker: Speaker, chosen: Options): Generator<Said> {
  const { game } = speaker;
  const options = { ...standardOptions(game.options), ...chosen };
  const viewers = viewersOf(game, options);
  const seed = JSON.stringify(chosen);
  const match = open(game, options, fastChance(seed));
  const random = fastRandom(seed);
  let heard = 0;
  while (match.position.outcome === null) {
    const seat = asking(match)[0] ?? 0;
    const offered = choices(match, seat);
    const curious = random.below(SELDOM) === 0;
    const things = curious ? game.things(game.view(match.position, seat)) : [];
    yield* saidAt(speaker, match.position, viewers, { seat, offered, things, weighed: curious ? offered : [] });
    take(match, seat, offered[random.below(offered.length)]);
    yield* saidAfter(game, match.position, viewers, match.told.slice(heard));
    heard = match.told.length;
  }
}
