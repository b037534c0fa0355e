import { readFile, stat } from 'node:fs/promises';
import { JsonError, parseJson } from '../kernel/json.ts';
import { Unusable } from './unusable.ts';

/** The text of a file that the caller has named; one that is too large is not even opened. */
export async function readText(path: string, what: string, most: number): Promise<string> {
  let size: number;
  try {
    const found = await stat(path);
    if (!found.isFile()) throw new Unusable(`'${path}' is not a file.`);
    size = found.size;
  } catch (error) {
    if (error instanceof Unusable) throw error;
    throw new Unusable(`There is no file '${path}'.`, { cause: error });
  }
  if (size > most) throw new Unusable(`'${path}' has ${size} bytes; no ${what} has more than ${most}.`);
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new Unusable(`'${path}' can't be read.`, { cause: error });
  }
}

/** The JSON in a file that the caller has named. */
export async function readJson(path: string, what: string, most: number): Promise<unknown> {
  const text = await readText(path, what, most);
  try {
    return parseJson(text, what, most);
  } catch (error) {
    if (error instanceof JsonError) throw new Unusable(`'${path}' can't be used: ${error.message}.`, { cause: error });
    throw error;
  }
}
