import * as z from 'zod';
import { LONGEST } from './vacation.ts';

/** Somebody goes on vacation from now on. */
export const GO_AWAY = z.strictObject({ days: z.int().min(1).max(LONGEST) });
