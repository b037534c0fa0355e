import { describe, expect, it } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { steps, table } from './table.ts';

describe('the questions', () => {
  it('each is decided by its own clause', () => {
    const asking = Object.entries(steps).filter(([, step]) => step.asking !== null);
    expect(asking.map(([name, { asking: by, window }]) => [name, by?.clause, window ?? ''].join(' ').trim())).toEqual([
      'setup.show NS-ALT-01',
      'setup.deploy NS-SETUP-11',
      'turn.bid NS-INIT-02',
      'turn.rallyCards NS-CARD-03',
      'turn.regroup NS-REF-01',
      'turn.rally NS-REF-06',
      'turn.terrain NS-REF-11',
      'turn.reorganise NS-REIN-01',
      'turn.reform NS-REIN-02',
      'turn.discard NS-REIN-04',
      'turn.reinforce NS-REIN-07',
      'actions.choose NS-ACT-01',
      'act.choose NS-ACT-07',
      'act.second NS-FM-02',
      'engage.evade NS-EVA-01',
      'engage.recover NS-EVA-05',
      'engage.charge NS-CHG-04',
      'engage.countercharge NS-CC-01',
      'engage.repel NS-BYP-14',
      'test.spend NS-BYP-11',
      'test.ask NS-TEST-02 pass',
      'toll.support NS-KW-SUP',
      'toll.decide NS-MOR-08',
      'toll.recoup NS-MELEE-07',
      'toll.seize NS-TERR-15',
      'retreat.side NS-MOR-10',
      'arrive.slot NS-REF-08',
      'arrive.shift NS-RES-01',
      'window.ask NS-CARD-11 pass',
      'card.keep NS-CARD-02',
      'card.tuck NS-CARD-02',
      'card.enter NS-CARD-02',
      'card.discard NS-CARD-02',
    ]);
  });

  rule('NS-INFO-01', 'nothing secret is decided by what follows from markers that everybody sees', () => {
    const { position } = table({ units: { 'F.L1.1': 'fr-line', 'C.L1.5': 'gb-line' } });
    const frame = position.stack[0] ?? { step: '' };
    const open = Object.entries(steps).filter(([, step]) => step.open?.(position, frame) === true);
    expect(open.map(([name]) => name)).toEqual([
      'engage.evade',
      'engage.countercharge',
      'engage.repel',
      'toll.support',
      'toll.decide',
      'toll.recoup',
      'toll.seize',
      'retreat.side',
    ]);
  });
});
