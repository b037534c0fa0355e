import type { Study } from '../../../table/presentation.ts';
import { coloursOf } from '../board/colours.ts';
import type { Box } from '../data/box.ts';
import type { View } from '../position.ts';
import { chapters } from './chapters.ts';
import { chartsOf } from './charts.ts';
import { provenance } from './provenance.ts';
import { readings } from './readings.ts';

export function studyOf(box: Box): Study {
  return {
    chapters,
    provenance,
    readings,
    charts: (told, names, language, views) => chartsOf(box, told, names, language, views),
    // Views that come from a match of this game are its own.
    colours: (view) => coloursOf(box, (view as View).scenario),
  };
}
