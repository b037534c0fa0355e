import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';

/** No line of such a file is longer: forty figures, and how often it was seen. */
const LINE = 64;
const HASH = /^[\dA-F]{40}(?::\d+)?$/;

/** Passwords that became known elsewhere. */
export interface Breached {
  has(password: string): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Reads a file of SHA-1 hashes, a line each and in order, as Have I Been Pwned gives them out; nothing of it is held in memory, for the
 * whole is tens of gigabytes. Throws if it is no such file.
 */
export async function openBreached(path: string): Promise<Breached> {
  const file = await open(path, 'r');
  const { size } = await file.stat();
  const first = await lineAt(file, 0);
  if (!HASH.test(first)) {
    await file.close();
    throw new Error('it is no file of SHA-1 hashes, a line each and in order');
  }
  return {
    async has(password) {
      const wanted = createHash('sha1').update(password.normalize('NFKC')).digest('hex').toUpperCase();
      // The line that we look for begins after `low`, or is the first, and not after `high`.
      let [low, high] = [0, size];
      if (first.startsWith(wanted)) return true;
      while (low < high) {
        const middle = Math.floor((low + high) / 2);
        const line = await lineAfter(file, middle);
        if (line.startsWith(wanted)) return true;
        if (line === '' || line > wanted) high = middle;
        else low = middle + 1;
      }
      return false;
    },
    close: () => file.close(),
  };
}

async function read(file: FileHandle, at: number, length: number): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  return buffer.toString('latin1', 0, bytesRead);
}

const lineAt = async (file: FileHandle, at: number): Promise<string> =>
  ((await read(file, at, LINE)).split('\n', 1)[0] ?? '').trim().toUpperCase();

/** The first line that begins after a place. */
async function lineAfter(file: FileHandle, at: number): Promise<string> {
  const [, line = ''] = (await read(file, at, 2 * LINE)).split('\n', 2);
  return line.trim().toUpperCase();
}
