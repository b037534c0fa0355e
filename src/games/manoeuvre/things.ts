import { SQUARES } from '../../grids/squares.ts';
import { type Steps, top } from '../../kernel/flow.ts';
import type { Thing } from '../../kernel/game.ts';
import type { Grammar } from '../../kernel/grammar.ts';
import type { Explained } from '../../kernel/why-not.ts';
import type { Box } from './data/box.ts';
import { grammar } from './grammar.ts';
import { type Choice, NONE, type Position, type View } from './position.ts';
import { because } from './rules/bars.ts';
import { viewOf } from './view.ts';

const EDGES = ['N', 'E', 'S', 'W'] as const;

const unit = (id: number): Thing => `unit:${id}`;
const card = (id: number): Thing => `card:${id}`;
const square = (id: number): Thing => `square:${id}`;

/** Everything that can be pointed at: what lies on the table at this stage of the match. */
export function thingsOf(box: Box, v: View): Thing[] {
  const out: Thing[] = [];
  if (v.phase === 'setup') {
    if (v.field.length === 0) {
      for (let tile = 0; tile < box.tiles.length; tile++) out.push(`tile:${tile}`);
      for (let turn = 0; turn < 4; turn++) out.push(`turn:${turn}`);
    }
    if (v.sides[0].nation === NONE) for (let n = 0; n < box.nations.length; n++) out.push(`nation:${n}`);
    if (v.step === 'setup.edge') for (const edge of EDGES) out.push(`edge:${edge}`);
  }
  if (v.field.length > 0) for (let at = 0; at < SQUARES; at++) out.push(square(at));
  if (v.sides[0].nation !== NONE) for (let id = 0; id < 16; id++) out.push(unit(id));
  const own = v.viewer === null ? undefined : v.sides[v.viewer as 0 | 1];
  if (own !== undefined) {
    for (const id of own.hand) out.push(card(id));
    for (const id of own.setAside) out.push(card(id));
    if (v.step === 'setup.hand') {
      const picked = new Set(own.hand);
      for (const id of box.nations[own.nation]?.deck ?? []) if (!picked.has(id)) out.push(card(id));
    }
  }
  return out;
}

/** What the kernel asks of the game to say why something cannot be done. */
export function explainedBy(
  box: Box,
  steps: Steps<Position, Choice>,
): Explained<Position, Choice, View> & Grammar<View, Choice> {
  return {
    ...grammar(box),
    steps,
    ending: 'MAN-4-d',
    view: (p, viewer) => viewOf(steps, p, viewer),
    things: (v) => thingsOf(box, v),
    // 3-c: a place of the battlefield that waits for its tile is pointed at in vain while the tile is not chosen.
    whyNotDrawn: (p, thing) =>
      thing.startsWith('slot:') && top(p).step === 'setup.tile' ? because('MAN-3-c', 'tileFirst') : null,
  };
}
