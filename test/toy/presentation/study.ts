import type { Study } from '../../../src/table/presentation.ts';

export const study: Study = {
  chapters: (language) => [{ id: 'PIC', title: language === 'en' ? 'The rules' : 'Les règles' }],
};
