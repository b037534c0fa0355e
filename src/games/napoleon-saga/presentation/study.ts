import type { Study } from '../../../table/presentation.ts';
import { chapters } from './chapters.ts';
import { charts, coloursOf } from './charts.ts';
import { provenance } from './provenance.ts';
import { readings } from './readings.ts';

export const study: Study = { chapters, provenance, readings, charts, colours: coloursOf };
