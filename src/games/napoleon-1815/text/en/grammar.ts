import type { Seat } from '../../../../kernel/flow.ts';
import { a, count, list, noun, type Subject, subject } from '../../../../text/english.ts';
import { isReader } from '../../../../text/scene.ts';
import type { Card, Link, Zone } from '../../data/box.ts';
import { type Block, type Camp, FRENCH, isVedette, NATION_OF, type Nation } from '../../pieces.ts';
import { cardFacts, hasTwin, linkFacts, type Scene, seatOfNation, soleSeat, zoneFacts } from '../scene.ts';
import type { CardWords } from '../words.ts';
import { ADJECTIVES, blockName, CAMPS, card as cardWords, NATIONS, zoneAt, zoneName, zoneThe } from './names.ts';

/** `1 loss`, `3 losses`. */
export const losses = (n: number): string => count(n, 'loss', 'losses');
export const fatigues = (n: number): string => count(n, 'fatigue', 'fatigue');

const SOMEBODY = noun('the player');

/** The player of a seat: France, the Coalition, or with three players the English and the Prussians. */
export function player(s: Scene, seat: Seat): Subject {
  return subject(
    (s.view.seats === 3 && seat > 0 ? NATIONS[seat] : CAMPS[seat === 0 ? 0 : 1]) ?? SOMEBODY,
    isReader(s, seat),
  );
}

/** A camp: 'you' only to whoever is all of it. */
export function side(s: Scene, camp: Camp): Subject {
  return subject(CAMPS[camp] ?? SOMEBODY, isReader(s, soleSeat(s, camp)));
}

/** A nation: `the English`, or 'you' to their player. */
export function people(s: Scene, nation: Nation): Subject {
  return subject(NATIONS[nation] ?? SOMEBODY, isReader(s, seatOfNation(s, nation)));
}

/** The name of a seat that stands alone. */
export function seatName(s: Scene, seat: Seat): string {
  return player(s, seat).alone;
}

/** A block by its name: `Ney`, `a French vedette`. */
export function name(s: Pick<Scene, 'box'>, block: Block): string {
  return isVedette(block) ? a(`${ADJECTIVES[NATION_OF[block] ?? FRENCH]} vedette`) : blockName(s.box, block);
}

/** A block on a button: vedettes have numbers there. */
export function label(s: Scene, block: Block): string {
  return blockName(s.box, block);
}

/** A block as a subject. */
export function one(s: Scene, block: Block): Subject {
  return subject(noun(name(s, block)));
}

/** `Ney and Napoléon`, `2 French vedettes`, or where fog hides them `3 French blocks`. */
export function group(s: Scene, nation: Nation, size: number, blocks: readonly Block[]): Subject {
  const made = (the: string, plural: boolean): Subject => subject(noun(the, plural));
  const first = blocks[0];
  const adjective = ADJECTIVES[nation] ?? '';
  if (first === undefined)
    return made(size === 1 ? a(`${adjective} block`) : `${size} ${adjective} blocks`, size !== 1);
  if (isVedette(first) && blocks.length > 1) return made(`${blocks.length} ${adjective} vedettes`, true);
  return made(list(blocks.map((block) => name(s, block))), blocks.length > 1);
}

/** All the blocks of a list by name. */
export function names(s: Scene, blocks: readonly Block[]): string {
  return list(blocks.map((block) => name(s, block)));
}

export function zone(s: Scene, id: Zone): string {
  const facts = zoneFacts(s, id);
  return facts === undefined ? 'zone' : zoneName(facts);
}

export function the(s: Scene, id: Zone): string {
  const facts = zoneFacts(s, id);
  return facts === undefined ? 'the zone' : zoneThe(facts);
}

export function at(s: Scene, id: Zone): string {
  const facts = zoneFacts(s, id);
  return facts === undefined ? 'in the zone' : zoneAt(facts);
}

/** `Ligny–Marbais` */
export function road(s: Scene, link: Link): string {
  const facts = linkFacts(s, link);
  return facts === undefined ? 'connection' : `${zone(s, facts.a)}–${zone(s, facts.b)}`;
}

/** `the bridge over the Sambre between Charleroi and Walcourt` */
export function bridge(s: Scene, link: Link): string {
  const facts = linkFacts(s, link);
  if (facts === undefined) return 'the bridge';
  const over = facts.river === null ? '' : ` over the ${facts.river}`;
  return `the bridge${over} between ${the(s, facts.a)} and ${the(s, facts.b)}`;
}

export function cardText(s: Scene, id: Card): CardWords | null {
  const facts = cardFacts(s, id);
  return facts === undefined ? null : cardWords(facts.event, facts.camp, s.view.seats);
}

/** A card by its title. */
export function card(s: Scene, id: Card): string {
  return cardText(s, id)?.title ?? 'a card';
}

/** A card for a button: with its number where the hand holds another of its kind. */
export function cardName(s: Scene, id: Card): string {
  return hasTwin(s, id) ? `${card(s, id)} (no. ${id})` : card(s, id);
}

export function cards(s: Scene, ids: readonly Card[]): string {
  return ids.length === 0 ? 'no cards' : ids.map((id) => card(s, id)).join(', ');
}
