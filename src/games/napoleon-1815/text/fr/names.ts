import { de, type Noun, noun } from '../../../../text/french.ts';
import type { Box, InvasionFacts, ScenarioFacts, ZoneFacts } from '../../data/box.ts';
import type { EventId } from '../../data/events.ts';
import { type Block, type Camp, CORPS_COUNT, isCorps, isVedette, NATION_OF } from '../../pieces.ts';
import { vedetteNumber } from '../scene.ts';
import type { CardWords } from '../words.ts';
import { VARIANTS } from './card-variants.ts';
import { CARDS } from './cards.ts';

export const CAMPS: readonly Noun[] = [noun('la', 'France', 'f'), noun('la', 'Coalition', 'f')];
export const NATIONS: readonly Noun[] = [
  noun('les', 'Français', 'm'),
  noun('les', 'Anglais', 'm'),
  noun('les', 'Prussiens', 'm'),
];

const MASCULINE = ['français', 'anglais', 'prussien'];
const FEMININE = ['française', 'anglaise', 'prussienne'];

/** `français`, `prussiens`, `anglaises` */
export function adjective(nation: number, feminine: boolean, plural: boolean): string {
  const word = (feminine ? FEMININE : MASCULINE)[nation] ?? '';
  return plural && !word.endsWith('s') ? `${word}s` : word;
}

/** A place: `à Ligny`, `au Rœulx`, `à La Haye Sainte`, `en forêt de Soignes`. */
export interface Place {
  readonly alone: string;
  readonly le: string;
  readonly a: string;
  readonly de: string;
}

export function place(zone: ZoneFacts): Place {
  const { name } = zone;
  if (name.startsWith('Forêt ')) {
    const forest = name.replace('Forêt', 'forêt');
    return { alone: name, le: `la ${forest}`, a: `en ${forest}`, de: `de la ${forest}` };
  }
  if (name.startsWith('Le ')) {
    const rest = name.slice(3);
    return { alone: name, le: name, a: `au ${rest}`, de: `du ${rest}` };
  }
  return { alone: name, le: name, a: `à ${name}`, de: de(name) };
}

export function zoneName(zone: ZoneFacts): string {
  return zone.name;
}

const RIVERS: readonly string[] = ['Sambre', 'Meuse', 'Dyle', 'Dendre', 'Senne', 'Sennette'];

export function river(name: string): string {
  return RIVERS.includes(name) ? `la ${name}` : `la rivière ${name}`;
}

export function blockName(box: Box, block: Block): string {
  if (isVedette(block)) return `vedette ${adjective(NATION_OF[block] ?? 0, true, false)} ${vedetteNumber(block)}`;
  return (isCorps(block) ? box.corps[block] : box.commanders[block - CORPS_COUNT])?.name ?? 'pavé';
}

export function campName(camp: Camp): string {
  return CAMPS[camp]?.alone ?? 'camp';
}

/** Dates of the pack: `16-17 June 1815`. */
function date(printed: string): string {
  return printed.replace('-', '–').replace('June', 'juin');
}

export function scenario(facts: ScenarioFacts): string {
  const turns = `${facts.turns.length} ${facts.turns.length === 1 ? 'tour' : 'tours'}`;
  return `${facts.name} (${date(facts.date)}, ${turns}${facts.grognardOnly ? ', Grognard seulement' : ''})`;
}

/** By the name in the pack: a pack that changes it gets no translation. */
const INVASIONS: Readonly<Record<string, string>> = {
  'Surprise on the Sambre': 'Surprise sur la Sambre',
  'The central position': 'La position centrale',
  'Two battles in one day': 'Deux batailles en un jour',
  'Pursuit and rain': 'La poursuite sous l’orage',
  'Before Brussels': 'Devant Bruxelles',
};

export function invasion(facts: InvasionFacts): string {
  return INVASIONS[facts.name] ?? facts.name;
}

const HOURS: Readonly<Record<string, string>> = { morning: 'matin', afternoon: 'après-midi', evening: 'soir' };

export function turnLabel(printed: string): string {
  const [, day, hour = ''] = /^(\d+) June, (\w+)$/.exec(printed) ?? [];
  return day === undefined ? printed : `${day} juin, ${HOURS[hour] ?? hour}`;
}

export function card(event: EventId, camp: Camp, seats: number): CardWords {
  const [title, gist, when, effect] = CARDS[event];
  return { title, gist, when, effect, ...VARIANTS[event]?.(camp, seats) };
}
