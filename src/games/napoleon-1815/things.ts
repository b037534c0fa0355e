import type { Steps } from '../../kernel/flow.ts';
import type { Thing, Viewer } from '../../kernel/game.ts';
import { get } from '../../kernel/there.ts';
import type { Box } from './data/box.ts';
import { grammar } from './grammar.ts';
import { CORPS_COUNT } from './pieces.ts';
import { type Choice, type Position, UNKNOWN, type View } from './position.ts';
import { viewOf } from './view.ts';

/** Everything that the viewer can point at. */
export function thingsOf(b: Box, v: View): Thing[] {
  const list: Thing[] = b.zones.map((_zone, i): Thing => `zone:${i}`);
  b.links.forEach((_link, i) => {
    list.push(`link:${i}`);
  });
  v.where.forEach((zone, block) => {
    if (zone !== UNKNOWN) list.push(`block:${block}`);
    if (zone === UNKNOWN || block >= CORPS_COUNT || v.infantry[block] === UNKNOWN) return;
    list.push(`infantry:${block}`, `cavalry:${block}`);
  });
  for (const { cards } of v.hands) for (const card of cards) list.push(`card:${card}`);
  for (const card of openDeck(b, v)) list.push(`card:${card}`);
  for (let seat = 0; seat < v.seats; seat++) list.push(`seat:${seat}`);
  return list;
}

/** ANTICIPATION: whoever searches his deck has its cards before him. */
function openDeck(b: Box, v: View): readonly number[] {
  if (v.step !== 'anticipation.choose' || v.viewer === null || !v.asked.includes(v.viewer)) return [];
  const camp = v.viewer === 0 ? 0 : 1;
  const gone = new Set([...get(v.discards, camp), ...v.lying, ...v.hands.flatMap(({ cards }) => cards)]);
  return get(v.seats === 3 ? b.decksOfThree : b.decks, camp).filter((card) => !gone.has(card));
}

/** What the reasons are drawn from. */
export const explainedBy = (b: Box, steps: Steps<Position, Choice>) => ({
  ...grammar(b),
  steps,
  ending: 'N15-VIC-07',
  view: (p: Position, viewer: Viewer) => viewOf(b, steps, p, viewer),
  things: (v: View) => thingsOf(b, v),
});
