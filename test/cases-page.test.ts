import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { shelf } from '../src/games/index.ts';
import { onShelf } from '../src/games/shelf.ts';
import { fastChance } from '../src/kernel/fast-chance.ts';
import type { Game } from '../src/kernel/game.ts';
import { choices, open, take } from '../src/kernel/match.ts';
import { standardOptions } from '../src/kernel/options.ts';
import { playCase } from '../src/kernel/play-case.ts';
import { parseCase } from '../src/kernel/read-case.ts';
import { casesPage } from './cases-page/page.ts';

const page = readFileSync(new URL('../docs/cases.md', import.meta.url), 'utf8');
const examples = [...page.matchAll(/^```json\n([\s\S]*?)^```/gm)].map(([, text]) => parseCase(text ?? ''));

/** What a notation of the page fits: names stand in capitals. */
function fitting(notation: string): RegExp {
  const ways = notation
    .split(' | ')
    .map((way) => way.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\b[A-Z]{2,}\b/g, '.+'));
  return new RegExp(`^(${ways.join('|')})$`);
}

async function games(): Promise<Game[]> {
  return Promise.all(shelf.map(({ load }) => load()));
}

describe('the page on cases', () => {
  test('has examples', () => expect(examples.length).toBeGreaterThan(1));

  test.each(examples.map((written) => [written.title ?? '', written] as const))('%s', async (_title, written) => {
    const game = await onShelf(shelf, written.game)?.load();
    if (game === undefined) throw new Error(`there is no game '${written.game}'`);
    expect(await playCase(game, written)).toEqual([]);
  });

  test('lists what the code has', async () => {
    const { kept, now } = await casesPage();
    expect(kept === now, 'docs/cases.md is out of date: `npm run cases-page` writes its lists anew').toBe(true);
  });

  test('tells the notation in which choices are printed, and the fields that events have', async () => {
    for (const game of await games()) {
      const words = await game.words();
      const match = open(game, standardOptions(game.options), fastChance('page'));
      const pick = fastChance('choices');
      for (let n = 0; n < 400 && match.position.outcome === null; n++) {
        const [seat = 0] = game.view(match.position, null).asked;
        const offered = choices(match, seat);
        const view = game.view(match.position, seat);
        for (const choice of offered.slice(0, 20))
          expect(game.print(view, choice)).toMatch(
            fitting({ ...game.notation, ...words.choices }[choice.kind] ?? 'NONE AT ALL'),
          );
        take(match, seat, offered[pick.next('choice', offered.length) - 1]);
      }
      for (const { event } of match.told) {
        const { kind, ...fields } = event;
        expect(Object.keys(words.events)).toContain(kind);
        expect(Object.keys(words.events[kind] ?? {})).toEqual(expect.arrayContaining(Object.keys(fields)));
      }
      const view = game.view(match.position, null);
      expect(Object.keys(words.view).sort()).toEqual(Object.keys(view).sort());
    }
  });
});
