import { describe, expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { squareName } from '../../../../grids/squares.ts';
import { type Arrangement, table } from '../table.ts';

// 9.2.7: Sappers and Engineers.

const ASSAULT = 'assault fr-8th x gb-32nd-foot with fr-8th-2';
const fort: Arrangement = {
  ground: { t: 'd4' },
  units: { 'fr-8th': 'd5', 'gb-32nd-foot': 'd4' },
  redoubts: ['d4'],
  hands: [['fr-8th-2', 'fr-hq-sappers-1', 'fr-hq-redoubt-1'], []],
  phase: 'combat',
};

describe('9.2.7 Sappers', () => {
  rule('MAN-9.2.7-a', 'in step 5 of an Assault: the redoubt adds nothing in this combat', () => {
    const t = table(fort, { dice: [3, 4] }).take(0, ASSAULT);
    expect([t.step, t.choices()]).toEqual(['assault.attack', ['play fr-hq-sappers-1', 'pass']]);
    t.take(0, 'play fr-hq-sappers-1', 'pass');
    expect(t.totals()).toMatchObject({ attack: 13, defence: 9 });
    expect([t.told('played')[0]?.purpose, t.discard(0)]).toEqual(['sappers', []]);
    t.take(1, 'hit');
    expect(t.discard(0)).toEqual(['fr-8th-2', 'fr-hq-sappers-1']);
    const without = table(fort, { dice: [3, 4] }).take(0, ASSAULT, 'pass');
    expect(without.totals()).toMatchObject({ attack: 13, defence: 12 });
  });

  rule('MAN-9.2.7-a', 'and of an Ambush; never with fire, and not by the defender', () => {
    const ambush = table(
      {
        ...fort,
        nations: ['us', 'gb'],
        units: { 'us-1st': 'a8', 'gb-32nd-foot': 'd4' },
        hands: [['us-hq-ambush-1', 'us-hq-sappers-1'], []],
      },
      { dice: [9] },
    ).take(0, 'ambush gb-32nd-foot with us-hq-ambush-1', 'play us-hq-sappers-1');
    expect(ambush.totals()).toMatchObject({ attack: 9, defence: 9 });
    const fire = table({ ...fort, hands: [['fr-8th-5', 'fr-hq-sappers-1'], []] }, { dice: [10] });
    fire.take(0, 'bombard fr-8th x gb-32nd-foot with fr-8th-5');
    expect(fire.totals()).toMatchObject({ defence: 12 });
    const defender = table({ ...fort, hands: [['fr-8th-2'], ['gb-hq-sappers-1']] }).take(0, ASSAULT);
    expect(defender.choices()).toEqual(['pass']);
    expect(defender.take(1, 'pass').choices()).toEqual(['pass']);
  });

  rule('MAN-9.2.7-b', 'the redoubt stays, and the terrain counts', () => {
    const t = table(fort, { dice: [3, 4] })
      .take(0, ASSAULT, 'play fr-hq-sappers-1', 'pass')
      .take(1, 'hit');
    expect([t.position.redoubts.map(squareName), t.told('redoubtGone')]).toEqual([['d4'], []]);
    expect(t.totals().terms.defence.map(({ what, value }) => [what, value])).toEqual([
      ['strength', 6],
      ['terrain', 3],
    ]);
  });

  rule('MAN-9.2.7-a', 'only against a redoubt that counts: not without one, and not twice', () => {
    const open = table({ ...fort, redoubts: [] }).take(0, ASSAULT);
    expect(open.choices()).toEqual(['pass']);
    const pack = table({ ...fort, hands: [['fr-8th-2', 'fr-hq-sappers-1', 'fr-8th-1'], []] }).take(
      0,
      ASSAULT,
      'play fr-hq-sappers-1',
    );
    expect(pack.choices()).toEqual(['play fr-8th-1', 'pass']);
  });
});
