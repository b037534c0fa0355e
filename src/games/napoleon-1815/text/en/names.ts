import { type Noun, noun } from '../../../../text/english.ts';
import type { Box, InvasionFacts, ScenarioFacts, ZoneFacts } from '../../data/box.ts';
import type { EventId } from '../../data/events.ts';
import { type Block, type Camp, CORPS_COUNT, isCorps, isVedette, NATION_OF } from '../../pieces.ts';
import { vedetteNumber } from '../scene.ts';
import type { CardWords } from '../words.ts';
import { VARIANTS } from './card-variants.ts';
import { CARDS } from './cards.ts';

export const CAMPS: readonly Noun[] = [noun('France'), noun('the Coalition')];
export const NATIONS: readonly Noun[] = [
  noun('the French', true),
  noun('the English', true),
  noun('the Prussians', true),
];
export const ADJECTIVES: readonly string[] = ['French', 'English', 'Prussian'];

/** The names that English has for places of the map; all others are the French ones. */
const EXONYMS: Readonly<Record<string, string>> = { Bruxelles: 'Brussels', 'Forêt de Soignes': 'Forest of Soignes' };

export function zoneName(zone: ZoneFacts): string {
  return EXONYMS[zone.name] ?? zone.name;
}

/** `Ligny`, `the Forest of Soignes` */
export function zoneThe(zone: ZoneFacts): string {
  const name = zoneName(zone);
  return name.startsWith('Forest ') ? `the ${name}` : name;
}

/** `at Ligny`, `in the Forest of Soignes` */
export function zoneAt(zone: ZoneFacts): string {
  const the = zoneThe(zone);
  return the.startsWith('the ') ? `in ${the}` : `at ${the}`;
}

export function river(name: string): string {
  return `the ${name}`;
}

export function blockName(box: Box, block: Block): string {
  if (isVedette(block)) return `${ADJECTIVES[NATION_OF[block] ?? 0]} vedette ${vedetteNumber(block)}`;
  return (isCorps(block) ? box.corps[block] : box.commanders[block - CORPS_COUNT])?.name ?? 'block';
}

export function campName(camp: Camp): string {
  return CAMPS[camp]?.alone ?? 'side';
}

export function scenario(facts: ScenarioFacts): string {
  const turns = `${facts.turns.length} ${facts.turns.length === 1 ? 'turn' : 'turns'}`;
  return `${facts.nameEn} (${facts.date.replace('-', '–')}, ${turns}${facts.grognardOnly ? ', Grognard only' : ''})`;
}

export function invasion(facts: InvasionFacts): string {
  return facts.name;
}

export function turnLabel(printed: string): string {
  return printed;
}

export function card(event: EventId, camp: Camp, seats: number): CardWords {
  const [title, gist, when, effect] = CARDS[event];
  return { title, gist, when, effect, ...VARIANTS[event]?.(camp, seats) };
}
