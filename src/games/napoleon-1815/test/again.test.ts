import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { get } from '../../../kernel/there.ts';
import { blockNamed, plays, table } from './table.ts';

// Opérations, le combat: who has been activated defends all the same.

describe('an activated defender', () => {
  rule('N15-OPS-11', 'is attacked at once and on the march, any number of times, and fights as ever', () => {
    const t = table({
      pieces: {
        reille: 'ligny',
        erlon: 'ligny',
        vandamme: 'fleurus',
        picton: { zone: 'ligny', activated: true },
        zieten: 'hannut',
        bulow: 'hannut',
      },
      decks: { french: [2, 8, 12, 18, 9, 13], coalition: [44, 59, 61, 67, 71, 72] },
    });
    t.play('+ Reille', 'fight').skip().play('+ Zieten', 'rest', "+ D'Erlon", 'fight').skip();
    t.play('+ Bülow', 'rest', '+ Vandamme', 'march', '> Ligny', 'fight').skip();
    const told = t.events('combat');
    expect(told.map(({ stacks, marched }) => [stacks[1], marched])).toEqual([
      [[blockNamed('picton')], false],
      [[blockNamed('picton')], false],
      [[blockNamed('picton')], true],
    ]);
    // Two cards each time, until he is too tired: his face does not count.
    const defence = t.events('combatCards').filter(({ side }) => side === 1);
    expect(defence.map(({ terms }) => get(terms, 0).value)).toEqual([2, 2, 2]);
  });

  rule('N15-OPS-11', 'suffers, plays its card and retreats like one that is still to activate', () => {
    const beaten = (activated: boolean) => {
      const decks = { french: [1, 2], coalition: [44, 59, 61] };
      const pieces = {
        reille: 'sombreffe',
        picton: { zone: 'sombreffe', infantry: 5, cavalry: 1, activated },
        lobau: 'avesnes',
        bulow: 'hannut',
      };
      const t = table({ pieces, decks, hands: { coalition: [55, 47] } });
      t.play('+ Reille', 'fight');
      const asked = [t.step(), t.seat(), plays(t)];
      t.skip();
      while (t.step() === 'share.place') t.play(get(t.offered(), 0));
      t.skip();
      return [asked, t.step(), t.strength('picton'), t.fatigue('picton'), t.offered()];
    };
    expect(beaten(true)).toEqual(beaten(false));
    expect(beaten(true).slice(1, 4)).toEqual(['retreat.step', [4, 1], 1]);
  });
});
