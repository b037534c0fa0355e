import { lazy } from 'preact/compat';
import type { GameView } from '../../../kernel/game.ts';
import { openPack } from '../../../kernel/open-pack.ts';
import type { TableDrawing } from '../../../table/drawing.ts';
import type { Presentation } from '../../../table/presentation.ts';
import { drawingOf } from '../board/drawing.tsx';
import { boxOf, STANDARD_PACK, standardBox } from '../data/standard.ts';
import { aimsOf } from '../odds/faces.ts';
import type { View } from '../position.ts';
import { imaginePosition } from '../view.ts';
import { about } from './about.ts';
import { automaton } from './automaton.ts';
import { isTold } from './chronicle.ts';
import { fightingOf } from './fighting.ts';

/** N: The Napoleonic Wars as the pages show it, with the components of the box or of another pack that the rules have accepted. */
export async function presentationOf(value?: unknown): Promise<Presentation> {
  const { box, pack } = await openPack(value, { STANDARD_PACK, standardBox, boxOf }, () => import('../data/pack.ts'));
  const aims = aimsOf(box);
  return {
    // The views that reach a match's drawing come from its own game: they are views of N.
    drawing: drawingOf(box, (view) => aims(imaginePosition(view))) as TableDrawing<GameView>,
    about: (view: View, event) => about(box, view, event),
    automaton,
    fighting: fightingOf,
    chronicle: isTold,
    // NW-1.0-a: the one seat, before the match.
    seats: (_options, language) => [language === 'fr' ? 'La coalition' : 'The coalition'],
    // The lesson speaks of the numbers of the box: another pack has none.
    ...(value === undefined ? { guide: async () => (await import('./guide.ts')).guideOf(box) } : {}),
    lessons: async () => (await import('./lessons.ts')).LESSONS,
    Introduction: lazy(async () => ({ default: (await import('./introduction.tsx')).introductionOf(box) })),
    study: async () => (await import('./study.ts')).study,
    pack: () => pack,
  };
}
