import { expect } from 'vitest';
import { squareName, squareNamed } from '../../../grids/squares.ts';
import type { Seat } from '../../../kernel/flow.ts';
import type { Reason, Wish } from '../../../kernel/game.ts';
import { whyNot } from '../../../kernel/why-not.ts';
import { grammar } from '../grammar.ts';
import type { Choice } from '../position.ts';
import { unitFacts } from '../rules/field.ts';
import { viewOf } from '../view.ts';
import { box, cardId, game, steps, type Table, unitNumber } from './table.ts';

// For tests: what a player is told who points in vain, in words.

function card(id: string): number {
  const found = box.cards.findIndex((facts) => facts.id === id);
  if (found < 0) throw new Error(`there is no card ${id}`);
  return found;
}

/** A wish in words: `unit fr-45th`, `card fr-45th-1`, `square e4`, or a choice in our notation. */
export function wished(t: Table, text: string): Wish<Choice> {
  const [kind, name = ''] = text.split(' ');
  switch (kind) {
    case 'unit':
      return { thing: `unit:${unitNumber(t.position, name)}` };
    case 'card':
      return { thing: `card:${card(name)}` };
    case 'square':
      return { thing: `square:${squareNamed(name)}` };
    case 'thing':
      return { thing: `${name.split(':')[0]}:${name.split(':')[1]}` };
    default: {
      const choice = grammar(box).parse(viewOf(steps, t.position, null), text);
      if (choice === null) throw new Error(`'${text}' is no wish`);
      return { choice };
    }
  }
}

function printed(t: Table, { why, clause, facts = {} }: Reason): string {
  const shown = Object.entries(facts).map(([name, value]) => {
    const id = Number(value);
    if (name === 'unit' || name === 'by' || name === 'target') return `${name} ${unitFacts(box, t.position, id).id}`;
    if (name === 'card') return `card ${cardId(id)}`;
    if (name === 'square') return `square ${squareName(id)}`;
    return name === 'terrain' ? `terrain ${box.terrain[id]?.id}` : `${name} ${value}`;
  });
  return [`${why} (${clause})`, ...shown].join(', ');
}

export const told = (t: Table, seat: Seat, wish: string): string[] =>
  whyNot(game, t.position, seat, wished(t, wish)).map((reason) => printed(t, reason));

/** The reasons that a seat is told first, by what it points at. */
export function tells(t: Table, seat: Seat, expected: { readonly [wish: string]: string }): void {
  for (const [wish, first] of Object.entries(expected)) expect(told(t, seat, wish)[0], wish).toBe(first);
}
