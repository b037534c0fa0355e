import { clausesNamed } from '../../../table/study.ts';

/** The clauses of the ledger that hold a reading of ours. */
export const readings = clausesNamed(
  'MAN',
  `1.1-d 1.4-g 1.4-h 2.1-c 2.3-c 3-c 3-e 3-f 3-g 3-h 5-a 5-e 5-j 6.1.3-a 6.1.3-d 6.1.4-a 6.2.2-f 6.2.3-b TEC-h
  6.4-e 6.5-b 6.5.3-f 6.5.3-g 6.5.5-d 6.6-f 7-f 8.7-d 9.1.5-c 9.2.1-e 9.2.1-f 9.2.2-d 9.2.3-c 9.2.4-d 9.2.5-f
  9.2.7-a 9.2.8-f 9.2.9-a`,
);
