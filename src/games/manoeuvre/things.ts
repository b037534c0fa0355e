import { SQUARES } from '../../grids/squares.ts';
import type { Thing } from '../../kernel/game.ts';
import type { Box } from './data/box.ts';
import { type Choice, NONE, type View } from './position.ts';

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

/** What a hand touches to make a choice, in this order. */
export function touchesOf(c: Choice): Thing[] {
  switch (c.kind) {
    case 'side':
    case 'nation':
      return [`nation:${c.nation}`];
    case 'tile':
      return [`tile:${c.tile}`, `turn:${c.turn}`];
    case 'edge':
      return [`edge:${c.edge}`];
    case 'pick':
    case 'scout':
    case 'discard':
    case 'play':
      return [card(c.card)];
    case 'place':
    case 'move':
      return [unit(c.unit), square(c.to)];
    case 'assault':
    case 'bombard':
    case 'volley':
      return [card(c.card), unit(c.unit), unit(c.target)];
    case 'ambush':
      return [card(c.card), unit(c.target)];
    case 'retreat':
      return [square(c.to)];
    case 'command':
    case 'restore':
    case 'redoubt':
      return [card(c.card), unit(c.unit)];
    case 'support':
    case 'advance':
    case 'suffer':
      return [unit(c.unit)];
    case 'pass':
    case 'hit':
    case 'flee':
      return [];
  }
}
