import { clausesNamed } from '../../../table/study.ts';

/** The clauses of the ledger that hold a reading of ours. */
export const readings = clausesNamed(
  'NW',
  `0.1-a 0.1-b 0.3-c 2.1.1-c 2.4.1-b 2.6-c 2.11-a 4.1.1-a 4.5-b 4.6-d 4.9-h 4.9-i 4.9.2-b 4.9.2-c 4.9.2-d 4.10-d
  4.10-h 4.10-q 4.10-t 4.10-u 4.10-v 4.10-w 4.12-a 4.12-b 4.13-b 4.13-c 4.13-e 4.14-c 5.1-b 5.2-a 6.0-c 6.0-d
  6.1-h 6.2.1-d 6.3-b 6.3-h 7.0-c 7.5-b 8.1-e 8.2-g 8.4-a 8.5-e 8.5-f 8.5-g 9.1.1.1-b 9.1.2-c 9.1.2-d 9.2-b
  9.7.2-c 9.7.3-d 9.7.3-m 9.7.3-n 9.7.3-o 9.8-b 9.8.2-c 9.10-d 9.11.1-b 9.12-b 9.12-c 10.1-e 11.1-c 11.2-a 11.4-b
  11.6-b 12.0-a 16.0-a X11`,
);
