declare const kind: unique symbol;

/**
 * A number that names one kind of thing: a square is no unit, and a list of squares holds no cards. Any plain number may become
 * one (a loop over all squares needs no cast); what has become one is never taken for another.
 */
export type Id<Kind extends string> = number & { readonly [kind]?: Kind };
