/** Why something cannot be done: a sentence each in both languages. */
export type Why = string;
