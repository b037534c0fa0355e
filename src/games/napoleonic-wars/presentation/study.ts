import type { Study } from '../../../table/presentation.ts';
import { chapters } from './chapters.ts';
import { charts } from './charts.ts';
import { provenance } from './provenance.ts';

export const study: Study = { chapters, provenance, charts };
