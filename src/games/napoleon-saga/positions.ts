import { namedPositions } from '../../kernel/answers.ts';

/** Positions with names, for perft tables and benchmarks. */
export const positionsOf = namedPositions({
  // Two whole lines before the first activation.
  battle: {
    units: {
      'F.L1.1': 'fr-line',
      'F.L1.2': 'fr-line',
      'F.L1.3': 'fr-light',
      'F.L1.4': 'fr-line',
      'F.L1.5': 'fr-chasseurs',
      'F.L2.1': 'fr-cuirassiers',
      'F.L2.2': 'fr-footart',
      'F.L2.3': 'fr-dragoons',
      'F.L2.4': 'fr-line',
      'F.R.1': 'fr-oguard',
      'F.R.2': 'fr-horseart',
      'F.R.3': 'fr-line',
      'C.L1.1': 'gb-line',
      'C.L1.2': 'gb-line',
      'C.L1.3': 'gb-highlanders',
      'C.L1.4': 'pr-line',
      'C.L1.5': 'gb-rifles',
      'C.L2.1': 'gb-greys',
      'C.L2.2': 'gb-footart',
      'C.L2.3': 'pr-landwehr',
      'C.L2.4': 'pr-hussars',
      'C.R.1': 'gb-guards',
      'C.R.2': 'gb-lifeguards',
      'C.R.3': 'pr-jagers',
    },
    hands: [
      ['s05', 's10', 's12', 's16', 's19'],
      ['s06', 's07', 's11', 's17', 's20'],
    ],
  },
  // A Melee under way, with a charge about to follow.
  melee: {
    units: {
      'F.L1.2': 'fr-line 1',
      'F.L1.3': 'fr-line 2',
      'F.L2.2': 'fr-cuirassiers',
      'F.R.1': 'fr-yguard',
      'C.L1.3': 'gb-line 1',
      'C.L1.4': 'gb-line',
      'C.L2.3': 'pr-landwehr',
      'C.R.1': 'gb-guards',
    },
    melees: [['F.L1.3', 'C.L1.3']],
    hands: [
      ['s09', 's12'],
      ['s06', 's12'],
    ],
  },
  // Advanced rules: one has come round a flank, another is on its way, and light cavalry may evade.
  flank: {
    options: { evasion: 'on', bypass: 'on' },
    units: {
      'F.L1.2': 'fr-line',
      'F.L1.4': 'fr-chasseurs',
      'F.L2.2': 'fr-dragoons',
      'F.R.2': 'fr-footart up',
      'F.R.4': 'fr-light up',
      'F.BYP.R': 'pr-hussars enemy bonus',
      'F.BYP.L': 'fr-lancers',
      'C.L1.2': 'gb-line',
      'C.L1.4': 'pr-uhlans',
      'C.L2.2': 'gb-greys',
      'C.R.1': 'gb-guards',
    },
    hands: [
      ['s06', 's16'],
      ['s10', 's11'],
    ],
  },
  // The ranks are reformed: units to regroup and to rally, and cards for it.
  reform: {
    phase: 'reform',
    units: {
      'F.L1.2': 'fr-line 1',
      'F.L1.3': 'fr-light',
      'F.R.1': 'fr-line 2 up',
      'F.RET.L': 'fr-line 1',
      'F.RET.R': 'fr-cuirassiers 3',
      'C.L1.3': 'gb-line',
      'C.L1.4': 'pr-line 1',
      'C.R.2': 'gb-line 2 up',
      'C.RET.R': 'pr-landwehr 1',
    },
    hands: [
      ['s13', 's01'],
      ['s03', 's13'],
    ],
  },
});
