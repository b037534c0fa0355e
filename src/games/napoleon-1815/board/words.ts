import type { Language } from '../../../kernel/game.ts';
import { byLanguage } from '../../../text/tongues.ts';
import { finished, TYPESET } from '../../../text/typeset.ts';
import type { CardFacts, ZoneType } from '../data/box.ts';
import type { EventColour } from '../data/events.ts';
import type { FatigueWhy, Phase, ShareView } from '../position.ts';
import { WORDS } from '../text/tongues.ts';

/** Words that only the drawing needs. */
export interface BoardWords {
  /** Are names of events to be in French? */
  readonly french: boolean;
  readonly map: string;
  readonly title: string;
  readonly subtitle: string;
  readonly scale: string;
  readonly north: string;
  readonly france: string;
  readonly netherlands: string;
  /** Paved road, road, path, woods, fortress, fortified farm. */
  readonly key: readonly [string, string, string, string, string, string];
  /** Of a block: French, English, Prussian. */
  readonly nations: readonly string[];
  readonly armies: readonly string[];
  readonly camps: readonly [string, string];
  readonly vedette: string;
  readonly types: Readonly<Record<ZoneType, string>>;
  readonly strength: (infantry: number, cavalry: number) => string;
  readonly fatigue: (count: number) => string;
  readonly activated: string;
  readonly toActivate: string;
  readonly lost: string;
  readonly value: (points: number) => string;
  readonly held: (nation: string) => string;
  readonly fortified: string;
  readonly contested: string;
  readonly hidden: (count: number, nation: string, activated: boolean) => string;
  readonly link: (a: string, b: string, river: string | null, destroyed: boolean) => string;
  readonly number: (card: number) => string;
  readonly colours: Readonly<Record<EventColour, string>>;
  readonly cardValues: (card: CardFacts) => string;
  readonly cards: (count: number) => string;
  readonly arm: (arm: 'infantry' | 'cavalry') => string;
  readonly reach: (points: number, fatigue: number) => string;
  /** What lies beside the map, as a heading for those who hear it. */
  readonly beside: string;
  readonly ownHand: string;
  readonly emptyHand: string;
  readonly inForce: string;
  readonly deck: (count: number) => string;
  readonly orders: (army: string) => string;
  readonly behindScreen: string;
  readonly arrives: (turn: number, zone: string) => string;
  readonly notHere: string;
  readonly tray: string;
  readonly boxed: (count: number) => string;
  readonly place: (share: ShareView) => string;
  readonly cavalryDue: string;
  readonly why: Readonly<Record<FatigueWhy, string>>;
  readonly combatAt: (zone: string) => string;
  readonly attacker: string;
  readonly defender: string;
  readonly cardsToReveal: (count: number, dice: boolean) => string;
  readonly inflicts: (losses: number, fatigues: number) => string;
  readonly wins: string;
  readonly nobodyWins: string;
  /** Before fatigues that a town or a position takes off. */
  readonly spared: string;
  readonly march: string;
  readonly marchFatigue: string;
  readonly turn: (turn: number, of: number) => string;
  readonly turnLabel: (label: string) => string;
  readonly turnShort: (label: string) => string;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly victory: (points: number) => string;
  readonly bounds: readonly [string, string];
  readonly toAct: (camp: string) => string;
  readonly leader: string;
  readonly talk: string;
  readonly noTalk: string;
  readonly passed: string;
  readonly turnTrack: string;
}

/** Fetched with the other words of a language. */
export const BOARD_WORDS: Readonly<Record<Language, BoardWords>> = byLanguage((language) =>
  finished(WORDS[language].board, TYPESET[language]),
);
