import { readFile } from 'node:fs/promises';
import { works } from '../games/in-the-works.ts';
import { shelf } from '../games/index.ts';
import { onShelf, type ShelfEntry } from '../games/shelf.ts';
import type { Game } from '../kernel/game.ts';
import { type Options, readOptions } from '../kernel/options.ts';
import { PackError } from '../kernel/pack.ts';
import { parsePack } from '../kernel/pack-text.ts';
import { Unusable } from './unusable.ts';

/** A game of the shelf; one in the works is found by its name too, though nobody is told of it. */
export function entryNamed(id: string | undefined): ShelfEntry {
  const entry = id === undefined ? undefined : (onShelf(shelf, id) ?? onShelf(works, id));
  if (entry !== undefined) return entry;
  const known = shelf.map((game) => game.id).join(', ');
  throw new Unusable(id === undefined ? `Name a game: ${known}.` : `There is no game '${id}'. There are: ${known}.`);
}

/** The game of that name, with the components of a pack file if one is given. */
export async function gameNamed(id: string | undefined, packFile?: string): Promise<Game> {
  const entry = entryNamed(id);
  if (packFile === undefined) return entry.load();
  let text: string;
  try {
    text = await readFile(packFile, 'utf8');
  } catch (error) {
    throw new Unusable(`The pack '${packFile}' can't be read.`, { cause: error });
  }
  const parsed = parsePack(text);
  if ('error' in parsed) throw new Unusable(`The pack '${packFile}' can't be used: ${parsed.error}`);
  try {
    return await entry.load(parsed.value);
  } catch (error) {
    if (error instanceof PackError)
      throw new Unusable(`The pack '${packFile}' can't be used: ${error.message}`, { cause: error });
    throw error;
  }
}

/** Options given as `--set name=value`, the rest standard. */
export function optionsFrom(game: Game, settings: readonly string[]): Options {
  const wanted: Record<string, string> = {};
  for (const setting of settings) {
    const [name = '', value] = setting.split('=');
    if (value === undefined) throw new Unusable(`'${setting}' is not of the form name=value.`);
    wanted[name] = value;
  }
  const read = readOptions(game.options, wanted);
  if ('error' in read) throw new Unusable(`These options can't be used: ${read.error}.`);
  return read.options;
}

export function wholeNumber(text: string, name: string, least: number, most: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new Unusable(`${name} must be a whole number from ${least} to ${most}, not '${text}'.`);
  }
  return value;
}
