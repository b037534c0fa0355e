import { barsOf, type OfKind } from '../../../kernel/permission.ts';
import type { Choice, Position } from '../position.ts';

/** The clauses of the ledger. */
export type ClauseId = `NW-${string}`;

/** Why something cannot be done: `text/` has a sentence for each. */
export type Why =
  | 'notEnough'
  | 'treasuryFull'
  | 'notRussian'
  | 'notInPool'
  | 'alreadyDelayed'
  | 'notOwed'
  | 'notFrenchDiplomat'
  | 'notOurDiplomat'
  | 'notInHotel'
  | 'alreadyUsed'
  | 'disgraced'
  | 'notAbroad'
  | 'batchOver'
  | 'batchOpen'
  | 'nothingDeclared'
  | 'warNotLost'
  | 'notForAlignment'
  | 'alreadyCoalition'
  | 'treaty'
  | 'frenchEnvoys'
  | 'notInGreenBox'
  | 'frenchSide'
  | 'powerNotCoalition'
  | 'cannotDeploy'
  | 'franceClosed'
  | 'notADonor'
  | 'neverGives'
  | 'wouldLoseGround'
  | 'noBattle'
  | 'notWeakest'
  | 'notCavalry'
  | 'hasTried'
  | 'cannotRide'
  | 'notAPrey'
  | 'notStrongest'
  | 'cavalryFirst'
  | 'noRefuge'
  | 'notVictor'
  | 'noFrenchThere'
  | 'notOnMap'
  | 'immortal'
  | 'notNext'
  | 'notDuchy';

/** What forbids, each with its clause and its sentence. */
export const { about, gate, given, bar } = barsOf<Position, ClauseId, Why>();

export type Of<K extends Choice['kind']> = OfKind<Choice, K>;

export const PASS: Of<'pass'> = Object.freeze({ kind: 'pass' });
export const CONCEDE: Of<'concede'> = Object.freeze({ kind: 'concede' });

/** Every amount that one could name, made once: lists of choices are written in the middle of search. */
const amounts = <K extends 'fund' | 'budget' | 'level' | 'spend'>(
  kind: K,
): readonly { readonly kind: K; readonly pounds: number }[] =>
  Array.from({ length: 49 }, (_, pounds) => Object.freeze({ kind, pounds }));

export const POUNDS = {
  fund: amounts('fund'),
  budget: amounts('budget'),
  level: amounts('level'),
  spend: amounts('spend'),
} as const;

type UnitKind = 'delay' | 'take' | 'stay' | 'ride' | 'strike' | 'spare' | 'pursue' | 'lose' | 'recall';

/** More units than any pack has. */
const MOST_UNITS = 90;
const units = <K extends UnitKind>(kind: K): readonly { readonly kind: K; readonly unit: number }[] =>
  Array.from({ length: MOST_UNITS }, (_, unit) => Object.freeze({ kind, unit }));

export const UNITS = {
  delay: units('delay'),
  take: units('take'),
  stay: units('stay'),
  ride: units('ride'),
  strike: units('strike'),
  spare: units('spare'),
  pursue: units('pursue'),
  lose: units('lose'),
  recall: units('recall'),
} as const;
