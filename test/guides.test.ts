import { describe, expect, it } from 'vitest';
import { works } from '../src/games/in-the-works.ts';
import { shelf } from '../src/games/index.ts';
import { onShelf } from '../src/games/shelf.ts';
import type { Seat } from '../src/kernel/flow.ts';
import { type Game, LANGUAGES } from '../src/kernel/game.ts';
import { asking, choices, type Match, resume, take } from '../src/kernel/match.ts';
import { standardOptions } from '../src/kernel/options.ts';
import { same } from '../src/kernel/plain.ts';
import { scriptedChance } from '../src/kernel/scripted-chance.ts';
import type { Guide } from '../src/table/presentation.ts';

/** A text that fits on a phone beside what is to be done. */
const LONGEST = 340;

/** A game in the works is taught as soon as it has a lesson. */
const taught = [...shelf, ...works];

interface Lesson {
  readonly game: Game;
  readonly guide: Guide;
}

async function lessonOf(id: string): Promise<Lesson> {
  const entry = onShelf(taught, id);
  const presentation = await entry?.present?.();
  const guide = await presentation?.guide?.();
  if (entry === undefined || guide === undefined) throw new Error(`${id} has no lesson`);
  return { game: await entry.load(), guide };
}

async function opened({ game, guide }: Lesson): Promise<{ readonly match: Match; unused(): string }> {
  const options = { ...standardOptions(game.options), ...guide.options };
  const chance = scriptedChance(guide.chance);
  const match = resume(game, options, chance, (await game.arranger())(guide.position, options));
  return { match, unused: () => chance.unused(match.chance) };
}

/** Makes a choice for the person, or for whoever is asked. */
function choose({ game }: Lesson, match: Match, text: string, seat: Seat | undefined = asking(match)[0]): void {
  if (seat === undefined) throw new Error(`nobody is asked for '${text}'`);
  const choice = game.parse(game.view(match.position, seat), text);
  expect(take(match, seat, choice), text).toBeNull();
}

describe.each(taught.map(({ id }) => id))('the lesson of %s', (id) => {
  it('can be played to its end with the chance that is written, and with no other', async () => {
    const lesson = await lessonOf(id);
    const { game, guide } = lesson;
    const { match, unused } = await opened(lesson);
    for (const step of guide.steps) {
      const view = game.view(match.position, guide.seat);
      for (const thing of step.things ?? []) expect(game.things(view), thing).toContain(thing);
      if (step.do !== undefined) {
        expect(asking(match), step.do).toContain(guide.seat);
        const choice = game.parse(view, step.do);
        const offered = choices(match, guide.seat);
        expect(
          offered.some((known) => same(known, choice)),
          step.do,
        ).toBe(true);
        choose(lesson, match, step.do, guide.seat);
      }
      for (const text of step.after ?? []) choose(lesson, match, text);
    }
    expect(unused()).toBe('');
    const last = guide.steps.at(-1);
    expect(last?.do).toBeUndefined();
    expect(last?.after).toBeUndefined();
  });

  it('asks the person between the answers of the others, never in their midst', async () => {
    const lesson = await lessonOf(id);
    const { match } = await opened(lesson);
    for (const [i, step] of lesson.guide.steps.entries()) {
      const over = match.position.outcome !== null;
      if (i + 1 < lesson.guide.steps.length) expect(over, `step ${i + 1}`).toBe(false);
      // In secret, others may be asked at the same time.
      if (!over) expect(asking(match), `step ${i + 1}`).toContain(lesson.guide.seat);
      if (step.do !== undefined) choose(lesson, match, step.do, lesson.guide.seat);
      for (const text of step.after ?? []) choose(lesson, match, text);
    }
  });

  it.each(LANGUAGES)(
    'says every step in words of %s, short enough for a phone, with clauses of the ledger',
    async (language) => {
      const { game, guide } = await lessonOf(id);
      const clauses = await game.text[language].clauses();
      const titles = guide.steps.map(({ words }) => words[language].title);
      expect(new Set(titles).size).toBe(titles.length);
      for (const { words, clause } of guide.steps) {
        const { title, text, instead = 'x' } = words[language];
        for (const part of [title, text, instead]) expect(part.trim()).toBe(part);
        expect(title.length).toBeLessThanOrEqual(40);
        expect(text.length, text).toBeLessThanOrEqual(LONGEST);
        expect(text).toMatch(/[.!?]$/);
        if (clause !== undefined) expect([...clauses.keys()]).toContain(clause);
      }
    },
  );
});
