import type { Language } from '../../kernel/game.ts';
import { parseJson } from '../../kernel/json.ts';
import { isObject } from '../../kernel/plain.ts';
import type { Build, Objection, Workshop } from '../../table/workshop.ts';

// How something that was built goes from one browser to another: as a line that can be pasted anywhere, or as a file.

export interface Brought {
  readonly name: string;
  readonly build: Build;
}

/** Why nothing was brought in. */
export type BringFault =
  | { readonly fault: 'empty' | 'too-large' | 'unreadable' | 'match' }
  | { readonly fault: 'other-game'; readonly game: string }
  | { readonly fault: 'refused'; readonly objection: Objection };

/** Longer than hundreds of armies, and short enough to be read at once. */
export const LARGEST = 200_000;

/** As the file says what it is. */
const FORMAT = 'bivouac/builds/1';

/** `game | name | what the game writes`: the bar stands in no name. */
export const lineOf = (game: string, name: string, workshop: Pick<Workshop, 'print'>, build: Build): string =>
  `${game} | ${name} | ${workshop.print(build)}`;

export function fileOf(game: string, workshop: Pick<Workshop, 'print'>, builds: readonly Brought[]): string {
  const lines = builds.map(({ name, build }) => ({ name, text: workshop.print(build) }));
  return `${JSON.stringify({ format: FORMAT, game, builds: lines }, null, 2)}\n`;
}

interface Reading {
  readonly game: string;
  readonly workshop: Pick<Workshop, 'print' | 'read'>;
  readonly language: Language;
  /** The name of one that comes without. */
  readonly unnamed: string;
}

/** Reads a line or a file; everything that is in it, or nothing and why. */
export function bringIn(text: string, reading: Reading): readonly Brought[] | BringFault {
  if (text.length > LARGEST) return { fault: 'too-large' };
  const bare = text.trim();
  if (bare === '') return { fault: 'empty' };
  if (bare.startsWith('{') || bare.startsWith('[')) return bringFile(bare, reading);
  return bringAll(bare.split(/\r?\n/).flatMap(lineParts), reading);
}

interface Written {
  readonly game: string | null;
  readonly name: string | null;
  readonly text: string;
}

function lineParts(line: string): readonly Written[] {
  const bare = line.trim().replaceAll(/\s+/g, ' ');
  if (bare === '') return [];
  const [game = '', name = '', ...rest] = bare.split('|').map((part) => part.trim());
  return rest.length === 0 ? [{ game: null, name: null, text: bare }] : [{ game, name, text: rest.join(' | ') }];
}

function bringFile(text: string, reading: Reading): readonly Brought[] | BringFault {
  let value: unknown;
  try {
    value = parseJson(text, 'army', LARGEST);
  } catch {
    return { fault: 'unreadable' };
  }
  if (!isObject(value)) return { fault: 'unreadable' };
  const { format, game, builds } = value;
  // A save or a record of a match has other doors.
  if (format !== FORMAT) return { fault: isMatch(value) ? 'match' : 'unreadable' };
  if (typeof game !== 'string' || !Array.isArray(builds) || builds.length === 0) return { fault: 'unreadable' };
  const written: Written[] = [];
  for (const each of builds) {
    if (!isObject(each) || typeof each['name'] !== 'string' || typeof each['text'] !== 'string')
      return { fault: 'unreadable' };
    written.push({ game, name: each['name'], text: each['text'].trim() });
  }
  return bringAll(written, reading);
}

const isMatch = ({ format, save }: { readonly [name: string]: unknown }): boolean =>
  isObject(save) || (typeof format === 'string' && format.startsWith('bivouac/'));

function bringAll(written: readonly Written[], reading: Reading): readonly Brought[] | BringFault {
  const brought: Brought[] = [];
  for (const { game, name, text } of written) {
    if (game !== null && game !== reading.game) return { fault: 'other-game', game };
    const build = reading.workshop.read(text, reading.language);
    if (build === null) return { fault: 'unreadable' };
    if ('clause' in build) return { fault: 'refused', objection: build };
    brought.push({ name: name === null || name === '' ? reading.unnamed : name, build });
  }
  return brought;
}
