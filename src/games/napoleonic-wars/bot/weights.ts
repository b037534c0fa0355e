import type { Position } from '../position.ts';

/** What the ratings count with, in points of abdication unless it says otherwise. */
export interface Weights {
  /** What a pound of each fund is worth while it is kept. */
  readonly pound: { readonly treasury: number; readonly warFund: number; readonly admiralty: number };
  /** What a pound counts that is spent on a negotiation, on an alliance, on a marker: with money to spare, or without. */
  readonly price: {
    readonly mission: number;
    readonly alliance: number;
    readonly marker: number;
    readonly tight: number;
  };
  /** What a power is worth to the coalition this turn and later. */
  readonly ally: number;
  /** So much more are Prussia and Russia worth on the eve of Tilsit (NW-13-TILSIT), which binds whoever is not in the coalition. */
  readonly tilsit: number;
  /** What it is worth that a French diplomat leaves France, the But nation, another Nation. */
  readonly envoy: { readonly france: number; readonly but: number; readonly other: number };
  /** What minor wars are worth: any, a strategic one for each point that it moves, a Russian one, the Invasion. */
  readonly war: {
    readonly any: number;
    readonly strategic: number;
    readonly russian: number;
    readonly invasion: number;
  };
  /** Pounds for each war ahead; the part of the Treasury that may go to wars in any case; what it keeps for other needs at most. */
  readonly fund: { readonly war: number; readonly part: number; readonly needs: number };
  /** Pounds that the Admiralty should have, also for Trafalgar. */
  readonly navy: { readonly fleet: number; readonly trafalgar: number };
  /** From how many pounds on lost wars are mended by charm. */
  readonly charm: number;
  /** Of a deployment: each Nation held, a power that does not surrender, Russia in the field, a lot of Duchy forces, French losses. */
  readonly plan: {
    readonly held: number;
    readonly power: number;
    readonly russia: number;
    readonly lot: number;
    readonly fallen: number;
    /** By how much strength more than the French no Duchy force is raised for a Nation. */
    readonly enough: number;
  };
}

/** At first sight: guesses by the rulebook, with this turn's points in mind. */
export const FIRST: Weights = {
  pound: { treasury: 0.1, warFund: 0.07, admiralty: 0.06 },
  price: { mission: 0.06, alliance: 0.1, marker: 0.1, tight: 0.2 },
  ally: 0.9,
  tilsit: 1,
  envoy: { france: 0.06, but: 0.35, other: 0.28 },
  war: { any: 0.12, strategic: 1, russian: 0.5, invasion: 4 },
  fund: { war: 3.2, part: 1 / 3, needs: 10 },
  navy: { fleet: 3, trafalgar: 4 },
  charm: 8,
  plan: { held: 0.08, power: 0.45, russia: 0.5, lot: 0.06, fallen: 0.05, enough: 13 },
};

/**
 * On a closer look: what wins campaigns. Found by playing 10,000 campaigns of Bonaparte 1792, each with weights of its own drawn about a
 * middle (up to 1.8 or 2.2 times as much or as little), by a regression of what became of them on the logarithms of the weights, and by
 * comparing what it proposed over 300 campaigns with the same chance. Two things count most: allies are worth far more than this
 * turn shows, and a French diplomat who bars no alliance is worth a negotiation only with good odds or in the But nation.
 */
export const CLOSER: Weights = {
  pound: { treasury: 0.1, warFund: 0.08, admiralty: 0.06 },
  price: { mission: 0.15, alliance: 0.1, marker: 0.1, tight: 0.2 },
  ally: 2.4,
  tilsit: 1.7,
  envoy: { france: 0.06, but: 0.35, other: 0.24 },
  war: { any: 0.12, strategic: 1.5, russian: 0.15, invasion: 6 },
  fund: { war: 4.5, part: 1 / 3, needs: 10 },
  navy: { fleet: 3, trafalgar: 4 },
  charm: 4,
  plan: { held: 0.08, power: 1.2, russia: 1.2, lot: 0.06, fallen: 0.05, enough: 18 },
};

/** The last turns before Tilsit (NW-13-TILSIT). */
const EVE: readonly number[] = [6, 7];

/** How much more Prussia and Russia count now that Tilsit would bind them. */
export const eveOfTilsit = (weights: Weights, p: Position): number => (EVE.includes(p.turn) ? weights.tilsit : 1);
