import type { Study } from '../../../table/presentation.ts';
import type { Box } from '../data/box.ts';
import { chapters } from './chapters.ts';
import { chartsOf, coloursOf } from './charts.ts';
import { provenance } from './provenance.ts';
import { readings } from './readings.ts';

export function studyOf(box: Box): Study {
  return { chapters, provenance, readings, charts: chartsOf(box), colours: coloursOf(box) };
}
