import type { Seat } from '../../../../kernel/flow.ts';
import { isReader } from '../../../../text/scene.ts';
import { TYPESET } from '../../../../text/typeset.ts';
import type { Card, Link, Zone } from '../../data/box.ts';
import { type Block, type Camp, FRENCH, isVedette, NATION_OF, type Nation } from '../../pieces.ts';
import { cardFacts, hasTwin, linkFacts, type Scene, seatOfNation, soleSeat, zoneFacts } from '../scene.ts';
import type { CardWords } from '../words.ts';
import {
  ADJECTIVES,
  blockName,
  CAMPS,
  card as cardWords,
  NATIONS,
  type Noun,
  zoneAt,
  zoneName,
  zoneThe,
} from './names.ts';

/** A verb: with one, with several or with 'you'. */
export type Verb = readonly [one: string, several: string];

/** What acts in a sentence; `you` is the reader. */
export interface Subject extends Noun {
  readonly you: boolean;
}

export function cap(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `5 cards`, `1 card`, `no cards`. */
export function count(n: number, one: string, several = `${one}s`): string {
  return `${n === 0 ? 'no' : n} ${n === 1 ? one : several}`;
}

/** `1 loss`, `3 losses`. */
export const losses = (n: number): string => count(n, 'loss', 'losses');
export const fatigues = (n: number): string => count(n, 'fatigue');

export function list(parts: readonly string[]): string {
  const last = parts.at(-1);
  if (last === undefined) return 'nothing';
  return parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

function subject(noun: Noun | undefined, you: boolean): Subject {
  const { alone, the, plural } = noun ?? { alone: 'player', the: 'the player', plural: false };
  return you ? { alone, the: 'you', plural: true, you } : { alone, the, plural, you };
}

/** The player of a seat: France, the Coalition, or with three players the English and the Prussians. */
export function player(s: Scene, seat: Seat): Subject {
  return subject(s.view.seats === 3 && seat > 0 ? NATIONS[seat] : CAMPS[seat === 0 ? 0 : 1], isReader(s, seat));
}

/** A camp: 'you' only to whoever is all of it. */
export function side(s: Scene, camp: Camp): Subject {
  return subject(CAMPS[camp], isReader(s, soleSeat(s, camp)));
}

/** A nation: `the English`, or 'you' to their player. */
export function people(s: Scene, nation: Nation): Subject {
  return subject(NATIONS[nation], isReader(s, seatOfNation(s, nation)));
}

/** The name of a seat that stands alone. */
export function seatName(s: Scene, seat: Seat): string {
  return player(s, seat).alone;
}

/** `your hand`, `the hand of France`. */
export function whose(who: Subject, what: string): string {
  return who.you ? `your ${what}` : `the ${what} of ${who.the}`;
}

/** `your`, `its`, `their`: of the subject of the sentence. */
export function own(who: Subject): string {
  if (who.you) return 'your';
  return who.plural ? 'their' : 'its';
}

/** A sentence's beginning: `You play`, `France plays`, `The English play`. */
export function does(who: Subject, [one, several]: Verb): string {
  return `${cap(who.the)} ${who.plural ? several : one}`;
}

export const is: Verb = ['is', 'are'];
export const plays: Verb = ['plays', 'play'];
export const has: Verb = ['has', 'have'];

/** `a French vedette`, `an English vedette` */
function a(noun: string): string {
  return `${/^[AEIOU]/i.test(noun) ? 'an' : 'a'} ${noun}`;
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
  return { alone: name(s, block), the: name(s, block), plural: false, you: false };
}

/** `Ney and Napoléon`, `2 French vedettes`, or where fog hides them `3 French blocks`. */
export function group(s: Scene, nation: Nation, size: number, blocks: readonly Block[]): Subject {
  const made = (the: string, plural: boolean): Subject => ({ alone: the, the, plural, you: false });
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

/** `Grouchy: choose`, but `Charge! Choose`: an exclamation mark needs no colon. */
export function headed(title: string, rest: string): string {
  return title.endsWith('!') ? `${title} ${cap(rest)}` : `${title}: ${rest}`;
}

export const typeset = TYPESET.en;
