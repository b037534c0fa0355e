import type { PackInfo } from '../../../kernel/game.ts';
import type { Id } from '../../../kernel/id.ts';
import type { Block, Camp, Corps, Nation } from '../pieces.ts';
import type { EventColour, EventId } from './events.ts';

/** A zone: its place in the pack. */
export type Zone = Id<'Zone'>;
/** A connection: its place in the pack. */
export type Link = Id<'Link'>;
/** A card: its printed number, 1-82. */
export type Card = Id<'Card'>;

export type ZoneType = 'plain' | 'wooded' | 'town' | 'fortified-town' | 'fortified-farm';

export interface ZoneFacts {
  readonly id: string;
  readonly name: string;
  readonly type: ZoneType;
  readonly country: 'FR' | 'BE';
  /** Victory points for its control; 0 for a zone that carries no control marker. */
  readonly vp: number;
  readonly x: number;
  readonly y: number;
  /** The zones next to it, and by which connection each is reached. */
  readonly near: readonly Zone[];
  readonly by: readonly Link[];
}

export interface LinkFacts {
  readonly id: string;
  readonly a: Zone;
  readonly b: Zone;
  readonly bridge: boolean;
  readonly river: string | null;
}

export interface TerrainFacts {
  readonly defenderCards: number;
  readonly defenderFatigueReduction: number;
  readonly pursuitAllowed: boolean;
}

export interface CorpsFacts {
  readonly id: string;
  readonly name: string;
  readonly infantry: number;
  readonly cavalry: number;
  readonly movement: boolean;
  readonly combatBonus: number;
  readonly pursuit: boolean;
}

export interface CommanderFacts {
  readonly id: string;
  readonly name: string;
  readonly movementBonus: number;
  readonly fatigueReduction: number;
  readonly combatBonus: number;
}

export interface CardFacts {
  readonly no: Card;
  readonly camp: Camp;
  readonly event: EventId;
  readonly colour: EventColour;
  /** Movement points, also the value for the initiative. */
  readonly movement: number;
  readonly initiative: number;
  readonly losses: number;
  readonly fatigues: number;
  readonly recovery: number;
}

export interface EventFacts {
  readonly id: EventId;
  readonly name: string;
  readonly nameEn: string;
  readonly colour: EventColour;
  /** The prefix of its clauses in the ledger. */
  readonly ledger: string;
}

export interface Face {
  readonly losses: number;
  readonly fatigues: number;
}

export interface Deployment {
  readonly blocks: readonly Block[];
  readonly zones: readonly Zone[];
  readonly maxCorps: number;
}

export interface ScenarioFacts {
  readonly id: string;
  readonly name: string;
  readonly nameEn: string;
  readonly date: string;
  readonly grognardOnly: boolean;
  readonly startVp: number;
  /** Of each turn, from the first: its name and how many cards are drawn. */
  readonly turns: readonly { readonly label: string; readonly invasion: number }[];
  /** The zone of each block, or NONE. */
  readonly where: readonly Zone[];
  readonly activated: readonly Block[];
  readonly infantry: readonly number[];
  readonly cavalry: readonly number[];
  readonly fatigue: readonly number[];
  /** The nation that controls each zone, or NONE. */
  readonly control: readonly Nation[];
  readonly fortified: readonly Zone[];
  readonly destroyed: readonly Link[];
  readonly arrivals: readonly { readonly turn: number; readonly corps: Corps; readonly zone: Zone }[];
  /** Free deployment by nation, or null for the printed set-up. */
  readonly deployments: readonly Deployment[] | null;
  readonly vedettes: readonly number[];
  readonly hands: { readonly camps: readonly number[]; readonly eachOfThree: number };
}

export interface InvasionFacts {
  readonly no: Card;
  readonly name: string;
  readonly camps: readonly number[];
  readonly eachOfThree: number;
}

/** What is in the box: the pack, checked and laid out in tables. Rules take every number of a component from here. */
export interface Box {
  readonly info: PackInfo;
  readonly width: number;
  readonly height: number;
  /** The end of the victory track. */
  readonly track: number;
  readonly zones: readonly ZoneFacts[];
  readonly links: readonly LinkFacts[];
  /** The connection between two zones, or NONE: `linkOf[a * zones.length + b]`. */
  readonly linkOf: readonly Link[];
  /** How many connections lie between two zones: `distance[a * zones.length + b]`. */
  readonly distance: readonly number[];
  readonly terrain: Readonly<Record<ZoneType, TerrainFacts>>;
  readonly brussels: Zone;
  readonly alost: Zone;
  readonly lamarqueZones: readonly Zone[];
  readonly corps: readonly CorpsFacts[];
  readonly commanders: readonly CommanderFacts[];
  /** Strength cubes by nation. */
  readonly infantryCubes: readonly number[];
  readonly cavalryCubes: readonly number[];
  readonly maxStrength: number;
  readonly maxFatigue: number;
  readonly bridgeMarkers: number;
  /** The faces of a die of each nation. */
  readonly dice: readonly (readonly Face[])[];
  readonly events: Readonly<Record<EventId, EventFacts>>;
  /** By printed number; null where the number is no playing card. */
  readonly cards: readonly (CardFacts | null)[];
  /** The deck of each camp for two players, and for three. */
  readonly decks: readonly (readonly Card[])[];
  readonly decksOfThree: readonly (readonly Card[])[];
  readonly invasions: readonly InvasionFacts[];
  readonly scenarios: readonly ScenarioFacts[];
}
