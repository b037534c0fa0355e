import { useEffect, useState } from 'preact/compat';
import type { Game, Language } from '../../kernel/game.ts';
import type { Presentation } from '../../table/presentation.ts';
import { isProblem, type Keeper, type MatchInfo, type Problem } from '../keeper/contract.ts';
import { useFailure } from '../parts/failure.ts';
import { changeSettings, getSettings } from '../settings.ts';
import { entryOf } from '../shelf.ts';
import { speakEverywhere } from '../words/books.ts';

/** A game with everything the pages need of it. */
export interface Opened {
  readonly game: Game;
  readonly presentation: Presentation;
}

const opened = new Map<string, Promise<Opened | null>>();

/** The games of which anything was opened, and the languages in which they are read. */
const games = new Set<string>();
const languages = new Set<Language>();

/** Takes a game from the shelf: its rules, its words, its drawing. Loaded once. */
export function openGame(id: string, pack: unknown = null): Promise<Opened | null> {
  const name = `${id}/${pack === null ? '' : JSON.stringify(pack)}`;
  const known = opened.get(name);
  if (known !== undefined) return known;
  const opening = load(id, pack);
  opened.set(name, opening);
  opening.catch(() => opened.delete(name));
  return opening;
}

async function load(id: string, pack: unknown): Promise<Opened | null> {
  const entry = entryOf(id);
  if (entry === undefined) return null;
  const own = pack ?? undefined;
  games.add(id);
  languages.add(getSettings().language);
  const [game, presentation] = await Promise.all([entry.load(own, [...languages]), entry.present?.(own)]);
  if (presentation !== undefined) return { game, presentation };
  const { plainDrawing } = await import('../parts/plain-drawing.tsx');
  return { game, presentation: { drawing: plainDrawing(game) } };
}

/** Every word changes at once, when those of the games that are open have come. */
export async function readIn(keeper: Keeper, language: Language): Promise<void> {
  languages.add(language);
  const ofGames = [...games].map((id) => entryOf(id)?.speak?.([language]));
  await Promise.all([keeper.speak(language), speakEverywhere(language), ...ofGames]);
  changeSettings({ language });
}

export function useGame(id: string): Opened | null | 'loading' {
  const [game, setGame] = useState<Opened | null | 'loading'>('loading');
  const fail = useFailure();
  useEffect(() => {
    let current = true;
    setGame('loading');
    openGame(id)
      .then((found) => {
        if (current) setGame(found);
      })
      .catch((error: unknown) => {
        if (current) fail(error);
      });
    return () => {
      current = false;
    };
  }, [id, fail]);
  return game;
}

export type Entered = (Opened & { readonly info: MatchInfo }) | Problem;

/** Enters a match and opens its game. */
export async function enterMatch(keeper: Keeper, id: string): Promise<Entered> {
  const info = await keeper.enter(id);
  if (isProblem(info)) return info;
  const game = await openGame(info.game, info.pack);
  return game === null ? { fault: 'unknown-game', detail: info.game } : { ...game, info };
}
