import { createHash, randomBytes } from 'node:crypto';

/** A name of which nobody guesses another: 128 bits. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** What a browser or a link is known by: 256 bits, of which only the hash is kept. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The secret of the dice of a match. */
export const newSecret = (): string => randomBytes(32).toString('hex');
