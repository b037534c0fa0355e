import { namedPositions } from '../../kernel/answers.ts';
import type { Plain } from '../../kernel/plain.ts';

const PRINTED = {
  'fr-45th': 'b8',
  'fr-8th': 'e8',
  'fr-2nd': 'b7',
  'fr-19th': 'c7',
  'fr-4th-suisse': 'd7',
  'fr-imperial-guard': 'e7',
  'fr-guard-cavalry': 'f7',
  'fr-1st-cuirassiers': 'g7',
  'gb-42nd-foot': 'b2',
  'gb-32nd-foot': 'c2',
  'gb-9th-lancers': 'd2',
  'gb-kings-dragoon-guards': 'e2',
  'gb-1st-foot-guards': 'f2',
  'gb-4th-foot': 'g2',
  'gb-52nd-foot': 'c1',
  'gb-dutch-belgians': 'f1',
};

/** Lines at grips with each other, so that combats of every kind are at hand. */
const AT_GRIPS = {
  'fr-imperial-guard': 'd5',
  'fr-guard-cavalry': 'e5',
  'fr-19th': 'c4',
  'fr-45th': 'f4 reduced',
  'gb-1st-foot-guards': 'd4',
  'gb-kings-dragoon-guards': 'e4',
  'gb-32nd-foot': 'f3 reduced',
  'gb-4th-foot': 'c3',
};

/** Positions for perft tables: each stresses another chapter. */
const DESCRIPTIONS: { readonly [name: string]: Plain } = {
  printed: {
    units: PRINTED,
    phase: 'movement',
    hands: [
      ['fr-hq-forced-march-1', 'fr-hq-supply-1', 'fr-imperial-guard-1', 'fr-ld-ney', 'fr-hq-withdraw-1'],
      ['gb-hq-supply-1', 'gb-hq-scout-1', 'gb-1st-foot-guards-1', 'gb-hq-withdraw-1', 'gb-4th-foot-1'],
    ],
  },
  assault: {
    units: AT_GRIPS,
    phase: 'combat',
    hands: [
      ['fr-imperial-guard-1', 'fr-imperial-guard-5', 'fr-ld-napoleon', 'fr-guard-cavalry-1', 'fr-hq-skirmish-1'],
      ['gb-1st-foot-guards-1', 'gb-ld-wellington', 'gb-hq-withdraw-1', 'gb-1st-foot-guards-5', 'gb-32nd-foot-1'],
    ],
  },
  committed: {
    nations: ['ot', 'us'],
    units: {
      'ot-1st-janissaries': 'd5 reduced',
      'ot-ali-pasha-cavalry': 'c4',
      'ot-arab-cavalry': 'e4',
      'us-1st': 'd4',
      'us-4th-militia': 'f4',
    },
    lost: [4, 4],
    phase: 'combat',
    hands: [
      [
        'ot-hq-committed-attack-1',
        'ot-hq-committed-attack-2',
        'ot-1st-janissaries-1',
        'ot-ld-khan',
        'ot-arab-cavalry-1',
      ],
      ['us-1st-1', 'us-1st-2', 'us-hq-withdraw-1', 'us-ld-scott', 'us-hq-ambush-1'],
    ],
  },
  restoration: {
    nations: ['pr', 'es'],
    units: {
      'pr-guard-grenadiers': 'c7 reduced',
      'pr-royal-escort': 'd7 reduced',
      'pr-1st': 'e7',
      'es-walloon-guards': 'd2',
      'es-1st-line': 'e2 reduced',
    },
    phase: 'restoration',
    hands: [
      ['pr-hq-supply-1', 'pr-ld-blucher', 'pr-guard-grenadiers-1', 'pr-hq-redoubt-1', 'pr-hq-redoubt-2'],
      ['es-hq-guerrillas-1', 'es-ld-palafox', 'es-hq-redoubt-1', 'es-walloon-guards-1', 'es-hq-guerrillas-2'],
    ],
  },
  dusk: {
    units: { 'fr-imperial-guard': 'd4', 'fr-45th': 'f3', 'gb-32nd-foot': 'c5', 'gb-4th-foot': 'e6' },
    phase: 'discard',
    active: 1,
    exhausted: [true, true],
    hands: [['fr-45th-1'], ['gb-4th-foot-1', 'gb-hq-scout-1']],
  },
};

export const positionsOf = namedPositions(DESCRIPTIONS);
