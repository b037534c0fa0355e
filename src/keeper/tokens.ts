// The tokens by which programs ask in the name of somebody, as he himself sees and makes them.

/** What a token may do: look, or also sit down and play. */
export const SCOPES = ['read', 'play'] as const;
export type Scope = (typeof SCOPES)[number];

/** A token as its person sees it: never again what it is known by. */
export interface ShownToken {
  readonly id: string;
  readonly label: string;
  readonly scope: Scope;
  readonly made: number;
  readonly until: number;
  /** The day on which it last came; null: it never did. */
  readonly used: number | null;
}

/** A new token, with what it is known by: that is told when it is made, and never again. */
export interface MadeToken extends ShownToken {
  readonly token: string;
}

export interface NewToken {
  readonly label: string;
  readonly scope: Scope;
  readonly days: number;
}
