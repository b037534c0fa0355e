import { lazy } from 'preact/compat';
import type { GameView } from '../../../kernel/game.ts';
import { openPack } from '../../../kernel/open-pack.ts';
import type { TableDrawing } from '../../../table/drawing.ts';
import type { Presentation } from '../../../table/presentation.ts';
import { cap } from '../../../text/typeset.ts';
import { drawingOf } from '../board/drawing.tsx';
import { boxOf, STANDARD_PACK, standardBox } from '../data/standard.ts';
import { scenarioOf } from '../options.ts';
import type { View } from '../position.ts';
import { named } from '../text/scene.ts';
import { WORDS } from '../text/tongues.ts';
import { about, sceneOf } from './about.ts';
import { aidesOf } from './aides.ts';
import { fightingOf } from './fighting.ts';
import { handlingOf } from './handling.ts';

/** Vive l'Empereur ! as the pages show it, with the components of the box or of another pack that the rules have accepted. */
export async function presentationOf(value?: unknown): Promise<Presentation> {
  const { box, pack } = await openPack(value, { STANDARD_PACK, standardBox, boxOf }, () => import('../data/pack.ts'));
  const aides = aidesOf(box);
  return {
    // The views that reach a match's drawing come from its own game: they are views of Vive l'Empereur !
    drawing: drawingOf(box, aides) as TableDrawing<GameView>,
    about,
    scene: sceneOf,
    fighting: (view: View, odds) => fightingOf(box, view, odds),
    handling: handlingOf(aides),
    seats: (options, language) =>
      (box.scenarios[scenarioOf(box, options)]?.sides ?? []).map(({ id }) =>
        cap(named<string>(WORDS[language].names.armies, id) ?? id),
      ),
    // The introduction and the lesson speak of the numbers of the box: another pack has none.
    ...(value === undefined
      ? {
          Introduction: lazy(async () => ({
            default: (await import('./introduction.tsx')).introductionOf(box, aides),
          })),
          guide: async () => (await import('./guide.ts')).guideOf(box),
        }
      : {}),
    lessons: async () => (await import('./lessons.ts')).LESSONS,
    study: async () => (await import('./study.ts')).studyOf(box),
    pack: () => pack,
  };
}
