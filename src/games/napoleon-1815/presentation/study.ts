import type { Study } from '../../../table/presentation.ts';
import type { Box } from '../data/box.ts';
import { WORDS } from '../text/tongues.ts';
import { allChapters } from './chapters.ts';
import { ARMY_COLOURS, chartsOf } from './charts.ts';
import { provenance } from './provenance.ts';
import { readings } from './readings.ts';

export function studyOf(box: Box): Study {
  return {
    chapters: allChapters(box, (event, language) => WORDS[language].cards[event][0]),
    provenance,
    readings,
    charts: chartsOf(box),
    colours: () => ARMY_COLOURS,
  };
}
