import type { Seat } from '../../../../kernel/flow.ts';
import { isReader } from '../../../../text/scene.ts';
import { TYPESET } from '../../../../text/typeset.ts';
import type { Card, Link, Zone } from '../../data/box.ts';
import { type Block, type Camp, FRENCH, isVedette, NATION_OF, type Nation } from '../../pieces.ts';
import { cardFacts, hasTwin, linkFacts, type Scene, seatOfNation, soleSeat, zoneFacts } from '../scene.ts';
import type { CardWords } from '../words.ts';
import {
  adjective,
  blockName,
  CAMPS,
  card as cardWords,
  NATIONS,
  type Noun,
  noun,
  type Place,
  place,
  proper,
  river,
} from './names.ts';

/** A verb in the present: with one, with several, with `vous`. */
export type Verb = readonly [one: string, several: string, vous: string];

/** What acts in a sentence; `vous` is the reader. */
export interface Subject extends Noun {
  readonly vous: boolean;
}

export function cap(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `5 cartes`, `1 carte`, `aucune carte`. */
export function count(n: number, one: string, none = 'aucune', several = `${one}s`): string {
  return n === 0 ? `${none} ${one}` : `${n} ${n === 1 ? one : several}`;
}

export const pertes = (n: number): string => count(n, 'perte');
export const fatigues = (n: number): string => count(n, 'fatigue');

export function list(parts: readonly string[]): string {
  const last = parts.at(-1);
  if (last === undefined) return 'rien';
  return parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} et ${last}`;
}

const SOMEBODY = noun('le', 'joueur', 'm');

function subject(found: Noun | undefined, vous: boolean): Subject {
  const base = found ?? SOMEBODY;
  return vous ? { ...base, le: 'vous', de: 'de vous', a: 'à vous', plural: true, vous } : { ...base, vous };
}

/** The player of a seat: la France, la Coalition, or with three players les Anglais and les Prussiens. */
export function joueur(s: Scene, seat: Seat): Subject {
  return subject(s.view.seats === 3 && seat > 0 ? NATIONS[seat] : CAMPS[seat === 0 ? 0 : 1], isReader(s, seat));
}

/** A camp: `vous` only to whoever is all of it. */
export function camp(s: Scene, id: Camp): Subject {
  return subject(CAMPS[id], isReader(s, soleSeat(s, id)));
}

/** A nation: `les Anglais`, or `vous` to their player. */
export function peuple(s: Scene, nation: Nation): Subject {
  return subject(NATIONS[nation], isReader(s, seatOfNation(s, nation)));
}

/** The name of a seat that stands alone. */
export function seatName(s: Scene, seat: Seat): string {
  return joueur(s, seat).alone;
}

/** `votre main`, `la main de la France`: a noun in the singular with its article. */
export function sien(who: Subject, article: 'le' | 'la' | 'l’', what: string): string {
  return who.vous ? `votre ${what}` : `${noun(article, what, 'f').le} ${who.de}`;
}

/** `vos corps`, `les corps de la France` */
export function siens(who: Subject, what: string): string {
  return who.vous ? `vos ${what}` : `les ${what} ${who.de}`;
}

/** `sa`, `leur`, `votre`: of the subject of the sentence, before a feminine noun. */
export function sa(who: Subject): string {
  if (who.vous) return 'votre';
  return who.plural ? 'leur' : 'sa';
}

export function agrees(who: Subject, [one, several, vous]: Verb): string {
  if (who.vous) return vous;
  return who.plural ? several : one;
}

/** A sentence's beginning: `Vous jouez`, `La France joue`, `Les Anglais jouent`. */
export function fait(who: Subject, verb: Verb): string {
  return `${cap(who.le)} ${agrees(who, verb)}`;
}

export const joue: Verb = ['joue', 'jouent', 'jouez'];
export const est: Verb = ['est', 'sont', 'êtes'];

/** A verb that no reader ever is the subject of. */
export function verbe(one: string, several: string): Verb {
  return [one, several, several];
}

/** A participle that agrees: `éliminé`, `éliminée`, `éliminés`, `éliminées`. */
export function accord(who: Noun, participle: string): string {
  return `${participle}${who.feminine ? 'e' : ''}${who.plural ? 's' : ''}`;
}

/** A block: `Ney`, `une vedette française`. */
export function bloc(s: Pick<Scene, 'box'>, block: Block): Subject {
  const nation = NATION_OF[block] ?? FRENCH;
  if (!isVedette(block)) return { ...proper(blockName(s.box, block)), vous: false };
  const name = `vedette ${adjective(nation, true, false)}`;
  return {
    alone: name,
    le: `une ${name}`,
    de: `d’une ${name}`,
    a: `à une ${name}`,
    plural: false,
    feminine: true,
    vous: false,
  };
}

/** A block on a button: vedettes have numbers there. */
export function etiquette(s: Scene, block: Block): string {
  return blockName(s.box, block);
}

/** `Ney et Napoléon`, `2 vedettes françaises`, or where fog hides them `3 pavés français`. */
export function groupe(s: Scene, nation: Nation, size: number, blocks: readonly Block[]): Subject {
  const made = (le: string, plural: boolean, feminine: boolean): Subject => ({
    alone: le,
    le,
    de: `de ${le}`,
    a: `à ${le}`,
    plural,
    feminine,
    vous: false,
  });
  const first = blocks[0];
  if (first === undefined)
    return made(
      `${size === 1 ? 'un pavé' : `${size} pavés`} ${adjective(nation, false, size !== 1)}`,
      size !== 1,
      false,
    );
  if (blocks.length === 1) return bloc(s, first);
  if (isVedette(first)) return made(`${blocks.length} vedettes ${adjective(nation, true, true)}`, true, true);
  return made(noms(s, blocks), true, false);
}

/** All the blocks of a list by name. */
export function noms(s: Scene, blocks: readonly Block[]): string {
  return list(blocks.map((block) => bloc(s, block).le));
}

const SOMEWHERE: Place = { alone: 'zone', le: 'la zone', a: 'dans la zone', de: 'de la zone' };

export function lieu(s: Scene, id: Zone): Place {
  const facts = zoneFacts(s, id);
  return facts === undefined ? SOMEWHERE : place(facts);
}

/** `Ligny–Marbais` */
export function route(s: Scene, link: Link): string {
  const facts = linkFacts(s, link);
  return facts === undefined ? 'connexion' : `${lieu(s, facts.a).alone}–${lieu(s, facts.b).alone}`;
}

/** `le pont sur la Sambre entre Charleroi et Walcourt` */
export function pont(s: Scene, link: Link): string {
  const facts = linkFacts(s, link);
  if (facts === undefined) return 'le pont';
  const over = facts.river === null ? '' : ` sur ${river(facts.river)}`;
  return `le pont${over} entre ${lieu(s, facts.a).le} et ${lieu(s, facts.b).le}`;
}

export function cardText(s: Scene, id: Card): CardWords | null {
  const facts = cardFacts(s, id);
  return facts === undefined ? null : cardWords(facts.event, facts.camp, s.view.seats);
}

/** A card by its title. */
export function carte(s: Scene, id: Card): string {
  return cardText(s, id)?.title ?? 'une carte';
}

/** A card for a button: with its number where the hand holds another of its kind. */
export function cardName(s: Scene, id: Card): string {
  return hasTwin(s, id) ? `${carte(s, id)} (n° ${id})` : carte(s, id);
}

export function cartes(s: Scene, ids: readonly Card[]): string {
  return ids.length === 0 ? 'aucune carte' : ids.map((id) => carte(s, id)).join(', ');
}

/** `Grouchy : choose`, but `Charge! Choose`: an exclamation mark needs no colon. */
export function headed(title: string, rest: string): string {
  return title.endsWith('!') ? `${title} ${cap(rest)}` : `${title} : ${rest}`;
}

export const typeset = TYPESET.fr;
