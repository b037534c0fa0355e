import { lazy } from 'preact/compat';
import type { GameView, Language } from '../../../kernel/game.ts';
import { openPack } from '../../../kernel/open-pack.ts';
import type { TableDrawing } from '../../../table/drawing.ts';
import type { Presentation } from '../../../table/presentation.ts';
import { TYPESET } from '../../../text/typeset.ts';
import type { Aides } from '../board/aides.ts';
import { drawingOf } from '../board/drawing.tsx';
import type { Box, Card } from '../data/box.ts';
import { boxOf, STANDARD_PACK, standardBox } from '../data/standard.ts';
import { seatsOf } from '../options.ts';
import { WORDS } from '../text/tongues.ts';
import { aboutOf, sceneOf } from './about.ts';
import { fightingOf } from './fighting.ts';
import { handlingOf } from './handling.ts';
import { reachOf } from './reach.ts';

const SEATS = {
  en: { two: ['France', 'Coalition'], three: ['France', 'English', 'Prussians'] },
  fr: { two: ['France', 'Coalition'], three: ['France', 'Anglais', 'Prussiens'] },
} as const;

/** What the drawing is told by the rules and the words. */
function aidesOf(box: Box): Aides {
  const words = (card: Card, language: Language, seats: number) => {
    const facts = box.cards[card];
    return facts === null || facts === undefined ? undefined : WORDS[language].card(facts.event, facts.camp, seats);
  };
  const finished = (text: string | undefined, language: Language) =>
    text === undefined ? undefined : TYPESET[language](text);
  return {
    reach: (view) => reachOf(box, view),
    title: (card, language, seats) => finished(words(card, language, seats)?.title, language),
    effect: (card, language, seats) => finished(words(card, language, seats)?.gist, language),
    // The panel and the log call a term by one name.
    term: (what, language) => TYPESET[language](WORDS[language].odds[what]),
  };
}

/** Napoléon 1815 as the pages show it, with the components of the box or of another pack that the rules have accepted. */
export async function presentationOf(value?: unknown): Promise<Presentation> {
  const { box, pack } = await openPack(value, { STANDARD_PACK, standardBox, boxOf }, () => import('../data/pack.ts'));
  const aides = aidesOf(box);
  return {
    // The views that reach a match's drawing come from its own game: they are views of Napoléon 1815.
    drawing: drawingOf(box, aides) as TableDrawing<GameView>,
    about: aboutOf(box),
    fighting: fightingOf,
    scene: sceneOf,
    handling: handlingOf(box, (view) => reachOf(box, view)),
    seats: (options, language) => SEATS[language][seatsOf(options) === 3 ? 'three' : 'two'],
    // The introduction and the lesson speak of the numbers of the box: another pack has none.
    ...(value === undefined
      ? {
          Introduction: lazy(async () => ({
            default: (await import('./introduction.tsx')).introductionOf(box, aides),
          })),
          guide: async () => (await import('./guide.ts')).guideOf(),
        }
      : {}),
    lessons: async () => (await import('./lessons.ts')).LESSONS,
    study: async () => (await import('./study.ts')).studyOf(box),
    pack: () => pack,
  };
}
