import type { Language } from '../kernel/game.ts';
import type { Chapter, Provenance, Said } from './presentation.ts';

/** Where a part of the components comes from: what it is and a note, in each language. */
export interface Source extends Said {
  readonly source: Provenance['source'];
}

export const provenanceOf =
  (sources: readonly Source[]) =>
  (language: Language): readonly Provenance[] =>
    sources.map(({ source, [language]: [what, note] }) => ({ what, source, note }));

/** A chapter of the rules by the beginning of its clauses' ids, with its title in each language. */
export type Titled = readonly [id: string, en: string, fr: string];

export const chaptersOf =
  (titles: readonly Titled[]) =>
  (language: Language): readonly Chapter[] =>
    titles.map(([id, en, fr]) => ({ id, title: language === 'fr' ? fr : en }));

/** The clauses of a game whose ids all begin alike, by what follows. */
export const clausesNamed = (begin: string, names: string): readonly string[] =>
  names.split(/\s+/).map((name) => `${begin}-${name}`);
