import { describe, expect, it } from 'vitest';
import type { GameChoice, GameView, Thing } from '../../kernel/game.ts';
import type { Handling } from '../../table/handling.ts';
import { selectionOf } from '../play/selection.ts';
import { type Lying, openStacks, stackOn, takenUp, wishAt } from './carry.ts';

interface Order extends GameChoice {
  readonly on: readonly Thing[];
}

const order = (kind: string, ...on: Thing[]): Order => ({ kind, on });
const touches = (choice: GameChoice): readonly Thing[] => ('on' in choice && Array.isArray(choice.on) ? choice.on : []);

const THINGS: readonly Thing[] = ['unit:1', 'unit:2', 'unit:7', 'card:5', 'square:9', 'square:10', 'square:11'];
const view: GameView = { viewer: 0, asked: [0], step: 'turn.act', outcome: null };

function lying(choices: readonly GameChoice[], handling?: Handling): Lying {
  return {
    game: {
      touches,
      things: () => THINGS,
      // Every unit could be wished anywhere.
      wishes: (kind, _things, thing) =>
        thing === undefined ? [] : ['unit:1' as const, 'unit:2' as const].map((unit) => order(kind, unit, thing)),
    },
    view,
    choices,
    handling,
    language: 'en',
  };
}

const march = order('move', 'unit:1', 'square:9');
const wheel = order('move', 'unit:1', 'square:10');
const other = order('move', 'unit:2', 'square:9');
const assault = order('assault', 'card:5', 'unit:1', 'unit:7');
const choices = [order('pass'), march, wheel, other, assault];
const untouched = selectionOf({ touches }, choices, []);

describe('what a hand takes up', () => {
  it('is a piece with somewhere to go, and its goals are what its choices touch after it', () => {
    const carry = takenUp(lying(choices), untouched, 'unit:1');
    expect(carry?.things).toEqual(['unit:1']);
    expect([...(carry?.goals ?? [])]).toEqual(['square:9', 'square:10', 'unit:7']);
    expect(carry?.how).toEqual({ by: 'touch', touched: ['unit:1'] });
  });

  it('keeps to what was touched before, as far as the piece goes with it', () => {
    const begun = selectionOf({ touches }, choices, ['card:5']);
    expect([...(takenUp(lying(choices), begun, 'unit:1')?.goals ?? [])]).toEqual(['unit:7']);
    // The other unit has no part in what the card does: it is taken up for itself.
    expect(takenUp(lying(choices), begun, 'unit:2')?.how).toEqual({ by: 'touch', touched: ['unit:2'] });
  });

  it('is never a goal, nor what cannot be chosen', () => {
    for (const thing of ['square:9', 'unit:7', 'unit:3'] as const)
      expect(takenUp(lying(choices), untouched, thing)).toBeNull();
  });

  it('is not a piece that is only named, where nobody says that it can be led', () => {
    const naming = [order('name', 'unit:1'), order('name', 'unit:2')];
    expect(takenUp(lying(naming), selectionOf({ touches }, naming, []), 'unit:1')).toBeNull();
  });
});

/** Two pieces that march together from one ground. */
function handling(acting: readonly Thing[]): Handling {
  return {
    stacks: () => [
      { ground: 'square:9', pieces: ['unit:1', 'unit:2', 'unit:3'] },
      { ground: 'square:9', pieces: ['unit:7', 'unit:8'] },
      { ground: 'square:10', pieces: ['unit:4'] },
    ],
    acting: () => (acting.length === 0 ? null : { pieces: acting, goal: 'square', forming: true }),
    way: (_view, to) => (to === 'square:11' ? { steps: ['square:10', 'square:11'], price: '2' } : null),
    bounds: () => ['square:10'],
    isOrder: ({ kind }) => kind === 'go',
  };
}

describe('pieces that act together', () => {
  const steps = [order('step', 'square:10'), order('play', 'card:5'), order('halt')];

  it('are carried together, to every step and as far as there is a way', () => {
    const carry = takenUp(lying(steps, handling(['unit:1', 'unit:2'])), selectionOf({ touches }, steps, []), 'unit:2');
    expect(carry).toEqual({
      things: ['unit:2', 'unit:1'],
      goals: new Set(['square:10', 'square:11']),
      how: { by: 'way' },
    });
  });

  it('are led off with an order where they have none yet', () => {
    const naming = [order('name', 'unit:2'), order('go')];
    const now = selectionOf({ touches }, naming, []);
    const table = lying(naming, handling(['unit:1']));
    expect(takenUp(table, now, 'unit:1')).toEqual({
      things: ['unit:1'],
      goals: new Set(['square:10']),
      how: { by: 'order' },
    });
    expect(takenUp(table, now, 'unit:2')?.things).toEqual(['unit:2', 'unit:1']);
    expect(takenUp(table, now, 'unit:3')).toBeNull();
  });

  it('are a whole while two of them are left and one can be named', () => {
    const naming = [order('name', 'unit:2'), order('name', 'unit:7')];
    const of = (acting: readonly Thing[], offered: readonly GameChoice[] = naming) =>
      openStacks(lying(offered, handling(acting))).map(({ pieces }) => pieces.length);
    expect(of([])).toEqual([3, 2]);
    expect(of(['unit:1'])).toEqual([3, 2]);
    expect(of(['unit:1', 'unit:2'])).toEqual([2]);
    expect(of([], [order('go')])).toEqual([]);
    expect(stackOn(openStacks(lying(naming, handling([]))), 'square:9')?.pieces.length).toBe(3);
    expect(stackOn([], 'square:9')).toBeNull();
  });
});

describe('laid down where it cannot go', () => {
  it('it is asked why this piece cannot go there, where only that can be meant', () => {
    const carry = takenUp(lying(choices), untouched, 'unit:2');
    if (carry === null) throw new Error('unit 2 can move');
    expect(wishAt(lying(choices), carry, 'square:11')).toEqual({ choice: order('move', 'unit:2', 'square:11') });
  });

  it('and otherwise as if the place had been touched', () => {
    const carry = takenUp(lying(choices), untouched, 'unit:1');
    if (carry === null) throw new Error('unit 1 can move');
    // It could move or assault: neither is meant more than the other.
    expect(wishAt(lying(choices), carry, 'square:11')).toEqual({ thing: 'square:11' });
  });
});
