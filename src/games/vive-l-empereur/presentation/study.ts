import type { Study } from '../../../table/presentation.ts';
import { coloursOf } from '../board/colours.ts';
import type { Box } from '../data/box.ts';
import type { View } from '../position.ts';
import type { ViveEvent } from '../told.ts';
import { chapters } from './chapters.ts';
import { chartsOf } from './charts.ts';
import { provenance } from './provenance.ts';
import { readings } from './readings.ts';

export function studyOf(box: Box): Study {
  return {
    chapters,
    provenance,
    readings,
    charts: (told: readonly { readonly event: ViveEvent }[], names, language, views: readonly View[]) =>
      chartsOf(box, told, names, language, views),
    colours: ({ scenario }: View) => coloursOf(box, scenario),
  };
}
