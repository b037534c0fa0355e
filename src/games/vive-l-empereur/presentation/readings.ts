import { clausesNamed } from '../../../table/study.ts';

/** The clauses of the ledger that hold a reading of ours. */
export const readings = clausesNamed(
  'VE',
  `0-j III.1-g III.4-a IV.1-a IV.1-c IV.2-a IV.3-f IV.3-i IV.4-k IV.4-l IV.5-d IV.5-g IV.6-e IV.6-f IV.6-n IV.6-o
  IV.6-p IV.6-q IV.6-r IV.6-s IV.6-t IV.6-u IV.7-e IV.9-e IV.9-f IV.9-g IV.12-f V.1-d V.4-e V.5-e V.5-f V.5-g V.6-c
  V.7-f V.7-g V.8-e V.8-f V.9-c VI.1-d VI.1-n VI.1-o VI.2-d VI.3-g VI.3-h VI.3-i VI.4-e VI.4-h VI.5-e VI.5-f VI.6-e
  VI.7-c VI.7-d VI.7-h VI.7-i VI.7-j VI.7-k VI.7-l VI.8-a VI.8-e VI.8-h VI.8-i VI.8-j VI.8-k VI.8-l VII.1-b VII.3-a
  VII.3-b VII.4-b VII.5-h VII.5-i VII.6-a VII.7-i VII.7-j VII.9-b VII.10-b VIII.1-d VIII.1-e VIII.2-d VIII.6-c
  VIII.6-f VIII.6-h VIII.6-i VIII.6-j VIII.8-c VIII.8-g VIII.8-h VIII.8-i VIII.9-e VIII.9-j VIII.9-k VIII.9-l
  VIII.9-m VIII.9-n VIII.10-e VIII.10-f VIII.10-g VIII.10-h IX.1-c IX.2-f IX.2-i IX.2-l IX.2-m IX.2-q IX.2-t IX.2-u
  IX.2-v IX.3-e IX.4-e IX.4-f IX.5-f IX.5-g IX.5-h IX.6-b IX.6-c IX.6-e IX.6-f IX.6-i IX.6-m IX.6-n IX.6-o IX.6-p
  IX.6-q IX.7-d IX.7-i IX.7-n IX.7-p IX.7-r IX.7-s IX.7-t IX.7-u X.4-j XI.2-c XI.4-a XI.5-b XII-b XII-c XII-d XII-e XII.2-e
  XII.2-f XII.2-g XII.2-h XIII-a XIII-e XIII-h XIII-i XIII-j XIV.1-e XIV.1-f XIV.2-d XIV.2-e XIV.3-c XIV.3-h XIV.5-h
  XIV.5-i XIV.6-c XV-c`,
);
