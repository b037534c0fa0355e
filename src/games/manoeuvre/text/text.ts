import type { GameText, Language, Reason } from '../../../kernel/game.ts';
import { typesetText } from '../../../text/typeset.ts';
import type { Box } from '../data/box.ts';
import type { Choice, ManEvent, View } from '../position.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { tellOutcome } from './outcome.ts';
import type { Scene } from './scene.ts';
import { WHY, type Why, type WhyFact } from './why.ts';
import {
  type ChoiceKind,
  type ChoiceOf,
  type EventKind,
  type EventOf,
  type Facts,
  STEPS,
  type Words,
} from './words.ts';

/** The words of both languages, for the drawing of the table. */
export const WORDS: Readonly<Record<Language, Words>> = { en, fr };

const PHASES = ['setup', 'discard', 'draw', 'movement', 'combat', 'restoration'] as const;

function isWhy(why: string): why is Why {
  return Object.hasOwn(WHY, why);
}

function hasKey<K extends string>(table: Readonly<Record<K, unknown>>, key: string): key is K {
  return Object.hasOwn(table, key);
}

function factsOf(reason: Reason): Facts {
  const number = (name: WhyFact): number | null => {
    const value = reason.facts?.[name];
    return typeof value === 'number' && value >= 0 ? value : null;
  };
  return {
    unit: number('unit'),
    by: number('by'),
    card: number('card'),
    square: number('square'),
    seat: number('seat'),
    terrain: number('terrain'),
    phase: PHASES.find((phase) => phase === reason.facts?.['phase']) ?? null,
    max: number('max'),
  };
}

function tellChoice<K extends ChoiceKind>(words: Words, s: Scene, c: ChoiceOf<K>): string {
  return words.choices[c.kind](s, c);
}

function tellEvent<K extends EventKind>(words: Words, s: Scene, e: EventOf<K>): string | null {
  return words.events[e.kind](s, e);
}

function prompt(words: Words, s: Scene): string {
  const { view } = s;
  if (view.outcome !== null) return tellOutcome(words.outcomes, s, view.outcome);
  const step = STEPS.find((known) => known === view.step);
  if (step === undefined) throw new Error(`no prompt for the step '${view.step}'`);
  const { ask, wait } = words.prompts[step];
  return view.viewer !== null && view.asked.includes(view.viewer) ? ask(s) : words.waiting(s, view.asked, wait(s));
}

function reason(words: Words, s: Scene, r: Reason): string {
  if (!isWhy(r.why)) throw new Error(`no words for the reason '${r.why}'`);
  const sentence = words.reasons[r.why];
  return typeof sentence === 'string' ? sentence : sentence(s, factsOf(r));
}

function thing(words: Words, s: Scene, name: string): string {
  const [kind = '', id = ''] = name.split(':');
  return hasKey(words.things, kind) ? words.things[kind](s, id) : name;
}

function textOf(words: Words, box: Box): GameText<View, Choice, ManEvent> {
  const scene = (view: View): Scene => ({ box, view });
  const { odds } = words;
  const text: GameText<View, Choice, ManEvent> = {
    title: words.title,
    blurb: words.blurb,
    seat: (v, seat) => words.seat(scene(v), seat),
    prompt: (v) => prompt(words, scene(v)),
    choice: (v, c) => tellChoice(words, scene(v), c),
    event: (v, e) => tellEvent(words, scene(v), e),
    thing: (v, t) => thing(words, scene(v), t),
    reason: (v, r) => reason(words, scene(v), r),
    outcome: (v) => (v.outcome === null ? '' : tellOutcome(words.outcomes, scene(v), v.outcome)),
    options: words.options,
    result: (key) => (hasKey(odds, key) ? odds[key] : key),
    clauses: async () => new Map(Object.entries(await words.clauses())),
  };
  return typesetText(text, words.typeset);
}

export function manoeuvreText(box: Box): Record<Language, GameText<View, Choice, ManEvent>> {
  return { en: textOf(en, box), fr: textOf(fr, box) };
}
