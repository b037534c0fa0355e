import type { Thing } from '../../kernel/game.ts';
import type { Box } from './data/box.ts';
import { BLOCK_COUNT, CORPS_COUNT } from './pieces.ts';
import { type Choice, UNKNOWN, type View } from './position.ts';

/** Everything that the viewer can point at. */
export function things(b: Box, v: View): Thing[] {
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
  const gone = new Set([...v.discards[camp]!, ...v.lying, ...v.hands.flatMap(({ cards }) => cards)]);
  return (v.seats === 3 ? b.decksOfThree : b.decks)[camp]!.filter((card) => !gone.has(card));
}

/** What a hand would touch to make the choice. */
export function touches(c: Choice): Thing[] {
  switch (c.kind) {
    case 'deploy':
      return [`block:${c.block}`, `zone:${c.zone}`];
    case 'play':
    case 'card':
    case 'give':
      return [`card:${c.card}`];
    case 'stack':
      return [`block:${c.block}`];
    case 'step':
    case 'retreat':
      return [`zone:${c.to}`];
    case 'zone':
      return [`zone:${c.zone}`];
    case 'tire':
    case 'relieve':
    case 'corps':
      return [`block:${c.corps}`];
    case 'lose':
      return [`${c.arm}:${c.corps}`];
    case 'seat':
      return [`seat:${c.seat}`];
    case 'bridge':
      return [`link:${c.link}`];
    case 'recover':
      return [`card:${c.card}`, `block:${c.corps}`];
    default:
      return [];
  }
}

const isInt = (value: unknown, below: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < below;

/** A value from outside as a choice, or null if it has not the shape of one: its fields, and nothing else. */
export function readChoice(b: Box, value: unknown): Choice | null {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return null;
  const read = choiceOf(b, { ...value });
  return read !== null && Object.keys(read).length === Object.keys(value).length ? read : null;
}

function choiceOf(b: Box, c: { readonly [key: string]: unknown }): Choice | null {
  const block = c['block'];
  const zone = c['zone'];
  const to = c['to'];
  const card = c['card'];
  const corps = c['corps'];
  const okZone = isInt(zone, b.zones.length);
  const okCard = isInt(card, b.cards.length) && b.cards[card] !== null;
  const okCorps = isInt(corps, CORPS_COUNT);
  switch (c['kind']) {
    case 'pass':
    case 'go':
    case 'fight':
    case 'rest':
    case 'halt':
    case 'done':
    case 'hold':
      return { kind: c['kind'] };
    case 'deploy':
      return isInt(block, BLOCK_COUNT) && okZone ? { kind: 'deploy', block, zone } : null;
    case 'play':
    case 'card':
    case 'give':
      return okCard ? { kind: c['kind'], card } : null;
    case 'stack':
      return isInt(block, BLOCK_COUNT) ? { kind: 'stack', block } : null;
    case 'step':
    case 'retreat':
      return isInt(to, b.zones.length) ? { kind: c['kind'], to } : null;
    case 'zone':
      return okZone ? { kind: 'zone', zone } : null;
    case 'tire':
    case 'relieve':
    case 'corps':
      return okCorps ? { kind: c['kind'], corps } : null;
    case 'lose': {
      const arm = c['arm'];
      return okCorps && (arm === 'infantry' || arm === 'cavalry') ? { kind: 'lose', corps, arm } : null;
    }
    case 'seat':
      return isInt(c['seat'], 3) ? { kind: 'seat', seat: c['seat'] } : null;
    case 'bridge':
      return isInt(c['link'], b.links.length) ? { kind: 'bridge', link: c['link'] } : null;
    case 'recover':
      return okCard && okCorps ? { kind: 'recover', card, corps } : null;
    default:
      return null;
  }
}
