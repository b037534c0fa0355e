import { lazy } from 'preact/compat';
import type { GameView } from '../../../kernel/game.ts';
import { openPack } from '../../../kernel/open-pack.ts';
import type { TableDrawing } from '../../../table/drawing.ts';
import type { Presentation } from '../../../table/presentation.ts';
import { drawingOf } from '../board/drawing.tsx';
import { boxOf, STANDARD_PACK, standardBox } from '../data/standard.ts';
import { about } from './about.ts';
import { fightingOf } from './fighting.ts';
import { scene } from './scene.ts';

/** Napoleon Saga as the pages show it, with the components of the box or of another pack that the rules have accepted. */
export async function presentationOf(value?: unknown): Promise<Presentation> {
  const { box, pack } = await openPack(value, { STANDARD_PACK, standardBox, boxOf }, () => import('../data/pack.ts'));
  return {
    // The views that reach a match's drawing come from its own game: they are views of Napoleon Saga.
    drawing: drawingOf(box) as TableDrawing<GameView>,
    about,
    scene,
    // The lesson speaks of the numbers of the box: another pack has none.
    ...(value === undefined ? { guide: async () => (await import('./guide.ts')).guideOf(box) } : {}),
    lessons: async () => (await import('./lessons.ts')).LESSONS,
    fighting: fightingOf,
    Introduction: lazy(async () => ({ default: (await import('./introduction.tsx')).introductionOf(box) })),
    study: async () => (await import('./study.ts')).study,
    pack: () => pack,
  };
}
