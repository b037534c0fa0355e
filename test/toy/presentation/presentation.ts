import type { GameView } from '../../../src/kernel/game.ts';
import type { TableDrawing } from '../../../src/table/drawing.ts';
import type { Presentation } from '../../../src/table/presentation.ts';
import { drawing } from '../board/drawing.tsx';
import { WORDS } from '../text/text.ts';

export const presentation: Presentation = {
  // The views that reach a match's drawing come from its own game: they are views of Picket.
  drawing: drawing as TableDrawing<GameView>,
  seats: (options, language) => WORDS[language].seats.slice(0, Number(options['seats'])),
  guide: async () => (await import('./guide.ts')).guide,
  lessons: async () => (await import('./lessons.ts')).LESSONS,
  study: async () => (await import('./study.ts')).study,
};
