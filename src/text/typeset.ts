import type { GameText, Language, OptionTexts, Thing } from '../kernel/game.ts';

/** With a capital first. */
export function cap(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The curved apostrophe. */
function english(text: string): string {
  return text.replace(/'/g, '’');
}

/** Spaces that do not break before `: ; ! ? % £` and inside guillemets, and the curved apostrophe. */
function french(text: string): string {
  return text
    .replace(/'/g, '’')
    .replace(/ ([:»%£])/g, '\u00a0$1')
    .replace(/ ([;!?])/g, '\u202f$1')
    .replace(/« /g, '«\u00a0')
    .replace(/n° /g, 'n°\u00a0');
}

/** The finish of each language's typography, for the words of every game. */
export const TYPESET: Readonly<Record<Language, (text: string) => string>> = { en: english, fr: french };

type Typeset = (text: string) => string;

/** The same words with the finish of their typography; functions give theirs to what they say. */
export function finished<T>(words: T, typeset: Typeset): T;
export function finished(words: unknown, typeset: Typeset): unknown {
  if (typeof words === 'string') return typeset(words);
  if (typeof words === 'function') return (...args: unknown[]) => finished(words(...args), typeset);
  if (Array.isArray(words)) return words.map((word) => finished(word, typeset));
  if (words === null || typeof words !== 'object') return words;
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, finished(word, typeset)]));
}

function valuesOf<T>(object: { readonly [key: string]: T }, each: (value: T) => T): { readonly [key: string]: T } {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, each(value)]));
}

function typesetOptions(options: OptionTexts, typeset: Typeset): OptionTexts {
  return valuesOf(options, ({ name, help, values }) => ({
    name: typeset(name),
    help: typeset(help),
    values: valuesOf(values, typeset),
  }));
}

/** All that a game says, with the finish of its language. */
export function typesetText<V, C, E>(text: GameText<V, C, E>, typeset: Typeset): GameText<V, C, E> {
  const { name } = text;
  return {
    ...(name === undefined ? {} : { name: (v: V, t: Thing) => orNull(name(v, t), typeset) }),
    title: text.title,
    blurb: typeset(text.blurb),
    seat: (v, seat) => typeset(text.seat(v, seat)),
    prompt: (v) => typeset(text.prompt(v)),
    choice: (v, c) => typeset(text.choice(v, c)),
    event: (v, e) => orNull(text.event(v, e), typeset),
    thing: (v, t) => typeset(text.thing(v, t)),
    outcome: (v) => typeset(text.outcome(v)),
    options: typesetOptions(text.options, typeset),
    result: (key) => typeset(text.result(key)),
    async reasons() {
      const tell = await text.reasons();
      return (v, r) => typeset(tell(v, r));
    },
    clauses: async () => new Map([...(await text.clauses())].map(([id, said]) => [id, typeset(said)])),
  };
}

const orNull = (told: string | null, typeset: Typeset): string | null => (told === null ? null : typeset(told));
