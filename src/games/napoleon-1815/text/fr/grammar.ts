import type { Seat } from '../../../../kernel/flow.ts';
import { count, list, noun, proper, type Subject, subject } from '../../../../text/french.ts';
import { isReader } from '../../../../text/scene.ts';
import type { Card, Link, Zone } from '../../data/box.ts';
import { type Block, type Camp, FRENCH, isVedette, NATION_OF, type Nation } from '../../pieces.ts';
import { cardFacts, hasTwin, linkFacts, type Scene, seatOfNation, soleSeat, zoneFacts } from '../scene.ts';
import type { CardWords } from '../words.ts';
import { adjective, blockName, CAMPS, card as cardWords, NATIONS, type Place, place, river } from './names.ts';

export const pertes = (n: number): string => count(n, 'perte');
export const fatigues = (n: number): string => count(n, 'fatigue');

const SOMEBODY = noun('le', 'joueur', 'm');

/** The player of a seat: la France, la Coalition, or with three players les Anglais and les Prussiens. */
export function joueur(s: Scene, seat: Seat): Subject {
  return subject(
    (s.view.seats === 3 && seat > 0 ? NATIONS[seat] : CAMPS[seat === 0 ? 0 : 1]) ?? SOMEBODY,
    isReader(s, seat),
  );
}

/** A camp: `vous` only to whoever is all of it. */
export function camp(s: Scene, id: Camp): Subject {
  return subject(CAMPS[id] ?? SOMEBODY, isReader(s, soleSeat(s, id)));
}

/** A nation: `les Anglais`, or `vous` to their player. */
export function peuple(s: Scene, nation: Nation): Subject {
  return subject(NATIONS[nation] ?? SOMEBODY, isReader(s, seatOfNation(s, nation)));
}

/** The name of a seat that stands alone. */
export function seatName(s: Scene, seat: Seat): string {
  return joueur(s, seat).alone;
}

/** A block: `Ney`, `une vedette française`. */
export function bloc(s: Pick<Scene, 'box'>, block: Block): Subject {
  const nation = NATION_OF[block] ?? FRENCH;
  if (!isVedette(block)) return subject(proper(blockName(s.box, block)));
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
