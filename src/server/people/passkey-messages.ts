import * as z from 'zod';

// What browsers say of passkeys.

const TEXT = z.string().max(16_000);
const CREDENTIAL = z.string().regex(/^[\w-]{1,1400}$/);
const EXTENSIONS = z.record(z.string().max(100), z.unknown()).default({});
const KIND = z.literal('public-key');
const ATTACHMENT = z.enum(['cross-platform', 'platform']).optional().catch(undefined);
export const PROOF = z.strictObject({ password: z.string().min(1).max(1000).nullable() });

/** What an authenticator made. */
const MADE = z.object({
  ...{ id: CREDENTIAL, rawId: CREDENTIAL, type: KIND },
  ...{ clientExtensionResults: EXTENSIONS, authenticatorAttachment: ATTACHMENT },
  response: z.object({
    ...{ clientDataJSON: TEXT, attestationObject: TEXT },
    transports: z
      .array(z.string().regex(/^[\w-]{1,20}$/))
      .max(8)
      .default([]),
  }),
});
/** What an authenticator signed. */
export const SIGNED = z.object({
  ...{ id: CREDENTIAL, rawId: CREDENTIAL, type: KIND },
  ...{ clientExtensionResults: EXTENSIONS, authenticatorAttachment: ATTACHMENT },
  response: z.object({
    ...{ clientDataJSON: TEXT, authenticatorData: TEXT, signature: TEXT },
    userHandle: TEXT.optional(),
  }),
});
export const ADDED = z.strictObject({ made: MADE, label: z.string().trim().max(60) });
export const ENTERED = z.strictObject({ signed: SIGNED });
/** What was to be signed, as the browser wrote it down. */
export const CLIENT = z.object({ challenge: z.string().regex(/^[\w-]{43}$/) });

/** An address with the name of a passkey in it. */
export const OF_PASSKEY = z.object({ id: CREDENTIAL });
