import type { Seat } from '../../kernel/flow.ts';
import type { Id } from '../../kernel/id.ts';
import { get } from '../../kernel/there.ts';

// The blocks of the box. Events and rules name them, so their list belongs to the rules; their numbers are in the pack.

/** A block: 0-18 the corps, 19-21 the commanders, 22-42 the vedettes. */
export type Block = Id<'Block'>;
/** A corps: a block from 0 to 18. */
export type Corps = Block;
/** 0 French, 1 English, 2 Prussian. */
export type Nation = Id<'Nation'>;
/** 0 French, 1 coalition. */
export type Camp = Id<'Camp'>;

export const FRENCH: Nation = 0;
export const ENGLISH: Nation = 1;
export const PRUSSIAN: Nation = 2;
export const FRANCE: Camp = 0;
export const COALITION: Camp = 1;

export const NATION_IDS = ['french', 'english', 'prussian'] as const;
export const CAMP_IDS = ['french', 'coalition'] as const;

export const CORPS_IDS = [
  'ney',
  'grouchy',
  'erlon',
  'reille',
  'vandamme',
  'gerard',
  'lobau',
  'drouot',
  'lamarque',
  'orange',
  'hill',
  'picton',
  'uxbridge',
  'frederick',
  'zieten',
  'pirch',
  'thielmann',
  'bulow',
  'gneisenau',
] as const;
export const COMMANDER_IDS = ['napoleon', 'wellington', 'blucher'] as const;

export type CorpsId = (typeof CORPS_IDS)[number];

const corps = (id: CorpsId): Corps => CORPS_IDS.indexOf(id);

export const NEY = corps('ney');
export const GROUCHY = corps('grouchy');
export const DROUOT = corps('drouot');
export const LAMARQUE = corps('lamarque');
export const ORANGE = corps('orange');
export const HILL = corps('hill');
export const PICTON = corps('picton');
export const UXBRIDGE = corps('uxbridge');
export const FREDERICK = corps('frederick');
export const GNEISENAU = corps('gneisenau');

export const CORPS_COUNT = CORPS_IDS.length;
const commander = (place: number): Block => CORPS_COUNT + place;
export const NAPOLEON = commander(0);
export const WELLINGTON = commander(1);
export const BLUCHER = commander(2);
export const FIRST_VEDETTE: Block = CORPS_COUNT + COMMANDER_IDS.length;

/** CMP-02: how many blocks each nation has. */
export const BLOCKS_OF: readonly number[] = [17, 14, 12];
const CORPS_OF: readonly number[] = [9, 5, 5];
/** The blocks that the corps and the commander leave for vedettes. */
export const VEDETTES_OF: readonly number[] = BLOCKS_OF.map((count, n) => count - get(CORPS_OF, n) - 1);

/** The first corps of each nation, and the one after its last. */
export const CORPS_FROM: readonly Corps[] = [0, 9, 14];
export const CORPS_TO: readonly Corps[] = [9, 14, 19];
export const VEDETTE_FROM: readonly Block[] = [22, 29, 37];
export const VEDETTE_TO: readonly Block[] = [29, 37, 43];
export const BLOCK_COUNT = 43;

/** The corps of a camp stand together. */
export const CAMP_CORPS_FROM: readonly Corps[] = [0, 9];
export const CAMP_CORPS_TO: readonly Corps[] = [9, 19];
export const CAMP_VEDETTE_FROM: readonly Block[] = [22, 29];
export const CAMP_VEDETTE_TO: readonly Block[] = [29, 43];
export const CAMP_COMMANDERS: readonly (readonly Block[])[] = [[NAPOLEON], [WELLINGTON, BLUCHER]];

export const NATION_OF: readonly Nation[] = Array.from({ length: BLOCK_COUNT }, (_, block) => {
  if (block >= CORPS_COUNT && block < FIRST_VEDETTE) return block - CORPS_COUNT;
  const to = block < CORPS_COUNT ? CORPS_TO : VEDETTE_TO;
  return to.findIndex((end) => block < end);
});
export const CAMP_OF: readonly Camp[] = NATION_OF.map((nation) => (nation === FRENCH ? FRANCE : COALITION));

export const isCorps = (block: Block): boolean => block < CORPS_COUNT;
export const isCommander = (block: Block): boolean => block >= CORPS_COUNT && block < FIRST_VEDETTE;
export const isVedette = (block: Block): boolean => block >= FIRST_VEDETTE;
export const campOfNation = (nation: Nation): Camp => (nation === FRENCH ? FRANCE : COALITION);
/** The seat that commands a nation: one of two, or with three players one for each army (TRI-01). */
export const seatCommanding = (seats: number, nation: Nation): Seat =>
  nation === FRENCH ? 0 : seats === 3 && nation === PRUSSIAN ? 2 : 1;
export const commanderOf = (nation: Nation): Block => CORPS_COUNT + nation;
export const otherCamp = (camp: Camp): Camp => 1 - camp;
