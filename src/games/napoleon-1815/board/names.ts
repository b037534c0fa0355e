import type { Thing } from '../../../kernel/game.ts';
import { get } from '../../../kernel/there.ts';
import type { Box, Card, Zone } from '../data/box.ts';
import { type Block, CORPS_COUNT, isCommander, isCorps, NATION_OF } from '../pieces.ts';
import { LOST, NONE, type View } from '../position.ts';
import type { BoardWords } from './words.ts';

/** What a name is made from. */
export interface Named {
  readonly box: Box;
  readonly view: View;
  readonly words: BoardWords;
}

/** The name of a thing for those who hear the table instead of seeing it. */
export function nameOf(named: Named, thing: Thing): string {
  const [kind = '', id = ''] = thing.split(':');
  const n = Number(id);
  switch (kind) {
    case 'block':
      return blockName(named, n);
    case 'zone':
      return zoneName(named, n);
    case 'link':
      return linkName(named, n);
    case 'card':
      return cardName(named, n);
    case 'seat':
      return seatName(named, n);
    case 'infantry':
    case 'cavalry':
      return cubesName(named, kind, n);
    default:
      return thing;
  }
}

/** D’Erlon, as he is printed. */
const curved = (name: string): string => name.replace(/'/g, '’');

export function blockTitle({ box, words }: Pick<Named, 'box' | 'words'>, block: Block): string {
  if (isCorps(block)) return curved(box.corps[block]?.name ?? '');
  if (isCommander(block)) return box.commanders[block - CORPS_COUNT]?.name ?? '';
  return words.vedette;
}

function blockName(named: Named, block: Block): string {
  const { view, words, box } = named;
  const where = view.where[block] ?? NONE;
  const parts = [blockTitle(named, block), words.nations[NATION_OF[block] ?? 0] ?? ''];
  if (isCorps(block) && (view.infantry[block] ?? NONE) >= 0) {
    parts.push(
      words.strength(get(view.infantry, block), get(view.cavalry, block)),
      words.fatigue(get(view.fatigue, block)),
    );
  }
  if (where === LOST) parts.push(words.lost);
  else if (where >= 0) {
    parts.push(box.zones[where]?.name ?? '', view.activated[block] === true ? words.activated : words.toActivate);
  }
  return parts.join(', ');
}

/** The place, what it is, and who stands there with his back to the viewer. */
function zoneName({ box, view, words }: Named, zone: Zone): string {
  const facts = box.zones[zone];
  if (facts === undefined) return '';
  const parts = [facts.name, words.types[facts.type]];
  const nation = view.control[zone] ?? NONE;
  if (facts.vp > 0) parts.push(words.value(facts.vp));
  if (nation >= 0) parts.push(words.held(words.nations[nation] ?? ''));
  if (view.fortified.includes(zone)) parts.push(words.fortified);
  for (const group of view.hidden) {
    if (group.zone === zone) parts.push(words.hidden(group.count, words.nations[group.nation] ?? '', group.activated));
  }
  if (view.axes.some((axis) => axis.zone === zone)) parts.push(words.contested);
  return parts.join(', ');
}

function linkName({ box, view, words }: Named, link: number): string {
  const facts = box.links[link];
  if (facts === undefined) return '';
  const [a, b] = [box.zones[facts.a]?.name ?? '', box.zones[facts.b]?.name ?? ''];
  return words.link(a, b, facts.bridge ? facts.river : null, view.destroyed.includes(link));
}

export function cardTitle({ box, words }: Pick<Named, 'box' | 'words'>, card: Card): string {
  const facts = box.cards[card];
  if (facts === null || facts === undefined) return box.invasions.find(({ no }) => no === card)?.name ?? String(card);
  const event = box.events[facts.event];
  return words.french ? event.name : event.nameEn;
}

function cardName(named: Named, card: Card): string {
  const facts = named.box.cards[card];
  const title = cardTitle(named, card);
  if (facts === null || facts === undefined) return title;
  const { words } = named;
  return [`${title} (${words.number(card)})`, words.colours[facts.colour], words.cardValues(facts)].join(', ');
}

export function seatTitle({ view, words }: Pick<Named, 'view' | 'words'>, seat: number): string {
  return seat === 0 ? words.camps[0] : view.seats === 3 ? (words.armies[seat] ?? '') : words.camps[1];
}

const seatName = (named: Named, seat: number): string =>
  `${seatTitle(named, seat)}, ${named.words.cards(named.view.hands[seat]?.count ?? 0)}`;

function cubesName(named: Named, arm: 'infantry' | 'cavalry', corps: number): string {
  const { view, words } = named;
  const count = view[arm][corps] ?? NONE;
  return `${blockTitle(named, corps)}: ${words.arm(arm)}${count >= 0 ? `, ${count}` : ''}`;
}
