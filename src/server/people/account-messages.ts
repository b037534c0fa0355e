import * as z from 'zod';
import { NAME } from '../messages.ts';

/** Nothing that is longer is hashed; what may be chosen is for `weak.ts` to say. */
const PASSWORD = z.string().min(1).max(1000);

/** What one signs in by: seen by nobody else. */
const LOGIN = z
  .string()
  .trim()
  .transform((text) => text.normalize('NFKC'))
  .pipe(z.string().regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]{2,31}$/u));

export const NEW_ACCOUNT = z.strictObject({ login: LOGIN, password: PASSWORD });
/** Whatever was typed as a name: one that nobody can have is answered like one that nobody has. */
export const ENTRY = z.strictObject({ login: z.string().max(200), password: PASSWORD });
export const RENAMING = z.strictObject({ name: NAME });
export const NEW_PASSWORD = z.strictObject({ old: PASSWORD, password: PASSWORD });
/** The password; or, where there is none, the name as it is shown. */
export const FAREWELL = z.strictObject({ word: z.string().min(1).max(1000) });
export const SESSION = z.object({ id: z.string().regex(/^[\w-]{22}$/) });

/** The name as it is compared: case makes no other. */
export const foldedLogin = (login: string): string =>
  login.trim().normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');
