import { describe, expect, it } from 'vitest';
import type { GameChoice, Thing } from '../../kernel/game.ts';
import { buttonsOf, groupsOf, selectionOf, touch } from './selection.ts';

interface Order extends GameChoice {
  readonly on: readonly Thing[];
}

const game = {
  touches(choice: GameChoice): readonly Thing[] {
    return 'on' in choice && Array.isArray(choice.on) ? choice.on : [];
  },
};

const order = (kind: string, ...on: Thing[]): Order => ({ kind, on });
const pass = order('pass');
const march = order('move', 'unit:1', 'square:9');
const wheel = order('move', 'unit:1', 'square:10');
const other = order('move', 'unit:2', 'square:9');
const assault = order('assault', 'unit:1', 'card:5', 'unit:7');
const choices = [pass, march, wheel, other, assault];

describe('what is lit', () => {
  it('is the first thing of every choice before anything was touched', () => {
    const { lit, open, complete } = selectionOf(game, choices, []);
    expect([...lit]).toEqual(['unit:1', 'unit:2']);
    expect(open).toEqual(choices);
    expect(complete).toBeNull();
  });

  it('is the next thing of every choice that is still open', () => {
    const { lit, open } = selectionOf(game, choices, ['unit:1']);
    expect([...lit]).toEqual(['square:9', 'square:10', 'card:5']);
    expect(open).toEqual([march, wheel, assault]);
  });
});

describe('a touch', () => {
  const begun = selectionOf(game, choices, ['unit:1']);

  it('completes the only choice that is left', () => {
    expect(touch(game, choices, begun, 'square:10')?.complete).toBe(wheel);
  });

  it('takes things in any order', () => {
    const card = touch(game, choices, selectionOf(game, choices, []), 'card:5');
    expect(card?.open).toEqual([assault]);
    expect([...(card?.lit ?? [])]).toEqual(['unit:1']);
  });

  it('on something chosen takes the step back', () => {
    expect(touch(game, choices, begun, 'unit:1')?.touched).toEqual([]);
  });

  it('on the beginning of another choice begins anew', () => {
    expect(touch(game, choices, begun, 'unit:2')?.touched).toEqual(['unit:2']);
  });

  it('is in vain where no choice goes', () => {
    expect(touch(game, choices, begun, 'unit:9')).toBeNull();
  });

  it('never completes a choice while another has the same beginning', () => {
    const both = [order('move', 'unit:1'), order('move', 'unit:1', 'square:9')];
    expect(selectionOf(game, both, ['unit:1']).complete).toBeNull();
  });
});

it('choices that touch nothing are buttons, the others are grouped by what is touched first', () => {
  expect(buttonsOf(game, choices)).toEqual([pass]);
  expect(groupsOf(game, choices).map(({ thing, choices: list }) => [thing, list.length])).toEqual([
    ['unit:1', 3],
    ['unit:2', 1],
  ]);
});
