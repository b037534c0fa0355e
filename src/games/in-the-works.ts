/**
 * Games whose folders are not whole yet: tests hold what is there, and no page leads to them. A game that is whole leaves this list
 * and stands on the shelf.
 */
export const inTheWorks: readonly string[] = [];

/** Games of the shelf whose lesson (`presentation/guide.ts`) is still to come: their pages offer none. */
export const withoutLesson: readonly string[] = ['napoleon-saga'];
