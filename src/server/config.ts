import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { databaseFault, listeningFault, mailWay } from './links.ts';
import { LEVELS, type Level } from './log.ts';
import { LONGEST } from './people/vacation.ts';
import { type Certificate, readCertificate } from './secure.ts';

/** How often somebody may ask, in a minute; null for tests and measurements: as often as he can. */
export interface Limits {
  /** Requests of one address. */
  readonly requests: number;
  /** New guests of one address. */
  readonly guests: number;
  /** New matches of one address. */
  readonly matches: number;
  /** Tries of one address at a password or a passkey. */
  readonly logins: number;
  /** Tries at one name, or at the password of one person, within a quarter of an hour. */
  readonly tries: number;
  /** How often an address takes its data home. */
  readonly exports: number;
  /** How often one person asks for the link that confirms an e-mail address, and how often one is sent it, within a quarter of an hour. */
  readonly letters: number;
  /** Records of finished matches that one address asks for: each is a whole match. */
  readonly records: number;
  /** Requests of one personal token. */
  readonly tokens: number;
  /** Messages of one socket in a second, on average and at once. */
  readonly messages: number;
  readonly burst: number;
  /** Sockets of one person. */
  readonly sockets: number;
  /** Sockets of one address, or of one network of IPv6 (64 bits). */
  readonly house: number;
  /** Matches at which one socket sits. */
  readonly tables: number;
  /** Matches of one person that wait or run. */
  readonly running: number;
  /** Lines of one match. */
  readonly lines: number;
  /** What one person says at the tables, in a minute. */
  readonly remarks: number;
  /** Complaints of one address, in a minute. */
  readonly reports: number;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Where the file of the embedded database lies. */
  readonly data: string;
  readonly database: {
    readonly url: string;
    readonly connections: number;
    /** Whether a node that starts brings its tables up to date: not where its role may not change them. */
    readonly migrates: boolean;
  } | null;
  /** The address at which people find this server; null: whatever they ask for. */
  readonly origin: string | null;
  /** The certificate by which the node speaks TLS itself; null: it does not. */
  readonly certificate: Certificate | null;
  /** Whether people come by HTTPS alone. */
  readonly isSecure: boolean;
  /** How many proxies stand before this server, and tell by whom it is asked. */
  readonly proxies: number;
  /** In how many threads bots think. */
  readonly bots: number;
  /** A file of passwords that became known elsewhere, as hashes in order; null: there is none. */
  readonly breached: string | null;
  readonly limits: Limits;
  /** How e-mail goes out; null: none does. */
  readonly smtp: { readonly url: string; readonly from: string } | null;
  /** The key by which services that pass messages on to browsers know this server; null: one of its own, kept in the database. */
  readonly vapid: string | null;
  /** The hosts to which notices may go; null: any public one. */
  readonly outgoing: readonly string[] | null;
  /** Whether one signs in by a passkey alone. */
  readonly passkeysOnly: boolean;
  /** For how many days of a calendar year somebody may be on vacation; 0: nobody is. */
  readonly vacation: number;
  /** Whether notices may go to this machine itself: for tests. */
  readonly loopback: boolean;
  /** What is written for the operator. */
  readonly log: Level;
  /** What opens the metrics; null: they are for this machine alone. */
  readonly metricsToken: string | null;
}

const LIMITS: Limits = {
  ...{ requests: 300, guests: 20, matches: 30 },
  ...{ logins: 20, tries: 10, exports: 5, letters: 3, records: 60, tokens: 120 },
  ...{ messages: 20, burst: 60, sockets: 20, house: 200, tables: 20 },
  ...{ running: 100, lines: 20_000, remarks: 12, reports: 5 },
};

const unlimited = (): Limits => ({
  ...{ requests: 1e9, guests: 1e9, matches: 1e9 },
  ...{ logins: 1e9, tries: 1e9, exports: 1e9, letters: 1e9, records: 1e9, tokens: 1e9 },
  ...{ messages: 1e9, burst: 1e9, sockets: 1e9, house: 1e9, tables: 1e9 },
  ...{ running: 1e9, lines: 1e9, remarks: 1e9, reports: 1e9 },
});

const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be a whole number from ${least} to ${most}`);

const address = z.string().refine((text) => {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text;
}, 'must be an address without a path, as in https://play.example.org');

const database = z.string().refine((text) => {
  const url = URL.parse(text);
  return url !== null && /^postgres(ql)?:$/.test(url.protocol);
}, 'must be an address of PostgreSQL, as in postgres://user:password@host/name');

const mailServer = z.string().refine((text) => {
  const url = URL.parse(text);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
}, 'must be an address of a mail server, as in smtps://user:password@mail.example.org');

const HOST = /^(?:\*\.)?[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$|^[0-9a-f:]+$/i;
/** Names of hosts, with commas between them. */
const hosts = z
  .string()
  .transform((text) => text.split(',').map((host) => host.trim().toLowerCase()))
  .refine((all) => all.every((host) => HOST.test(host)), 'must be names of hosts with commas between them');

const file = z.string().min(1).optional();

/** What only the server may know: each may also be given as the name of a file in which it stands. */
const SECRETS = ['DATABASE_URL', 'SMTP_URL', 'VAPID_KEY', 'METRICS_TOKEN'] as const;

/** Every variable of the environment that is read, and what it may be. */
export const VARIABLES = z.object({
  PORT: whole(0, 65_535).default(1815),
  HOST: z.string().min(1).default('localhost'),
  DATA: z
    .string()
    .min(1)
    .default(join(import.meta.dirname, '../../data')),
  DATABASE_URL: database.optional(),
  DATABASE_URL_FILE: file,
  DATABASE_CONNECTIONS: whole(2, 200).default(8),
  MIGRATIONS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  PLAIN_HOSTS: hosts.optional(),
  TLS_CERT: file,
  TLS_KEY: file,
  ORIGIN: address.optional(),
  PROXIES: whole(0, 10).default(0),
  BOTS: whole(1, 64).default(Math.max(1, Math.min(4, availableParallelism() - 1))),
  BREACHED: z.string().min(1).optional(),
  LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  LOG: z.enum(LEVELS, `must be ${LEVELS.join(', ')}`).default('security'),
  SMTP_URL: mailServer.optional(),
  SMTP_URL_FILE: file,
  SIGN_IN: z.enum(['all', 'passkeys'], 'must be all or passkeys').default('all'),
  OUTGOING: hosts.optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>@\p{Cc}]* <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u,
      'must be as in Bivouac <bivouac@example.org>',
    )
    .optional(),
  VAPID_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be a key of 32 bytes in base64url, 43 letters')
    .optional(),
  VAPID_KEY_FILE: file,
  VACATION: whole(0, LONGEST).default(30),
  LOOPBACK: z.enum(['on', 'off'], 'must be on or off').default('off'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, 'must be 16 to 200 letters, digits and signs without spaces')
    .optional(),
  METRICS_TOKEN_FILE: file,
});

/** The configuration that the environment asks for, or one sentence for each variable that cannot be used. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config | { readonly faults: string[] } {
  // An empty variable is none.
  const named = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { given, faults } = withFiles(named);
  if (faults.length > 0) return { faults };
  const read = VARIABLES.safeParse(given);
  // What was given is not repeated: it may hold a password.
  if (!read.success) return { faults: read.error.issues.map(({ path, message }) => `${path.join()} ${message}.`) };
  const { SMTP_URL, MAIL_FROM, VAPID_KEY, LOOPBACK, OUTGOING, PLAIN_HOSTS = [] } = read.data;
  // Links lead nowhere without one's own address, and a letter comes from somebody.
  if (SMTP_URL !== undefined && (MAIL_FROM === undefined || read.data.ORIGIN === undefined))
    return { faults: ['SMTP_URL must be given with MAIL_FROM and ORIGIN.'] };
  const { PORT, HOST, DATA, DATABASE_URL, DATABASE_CONNECTIONS, ORIGIN, PROXIES, BOTS, BREACHED } = read.data;
  const fault = DATABASE_URL === undefined ? null : databaseFault(DATABASE_URL, PLAIN_HOSTS);
  if (fault !== null) return { faults: [`DATABASE_URL ${fault}.`] };
  const way = wayIn(read.data);
  if ('fault' in way) return { faults: [`${way.fault}.`] };
  const mail = SMTP_URL === undefined ? null : mailWay(SMTP_URL, PLAIN_HOSTS);
  if (mail !== null && 'fault' in mail) return { faults: [`SMTP_URL ${mail.fault}.`] };
  return {
    ...{ port: PORT, host: HOST, data: DATA, ...way },
    ...{ origin: ORIGIN ?? null, proxies: PROXIES, bots: BOTS },
    breached: BREACHED ?? null,
    database:
      DATABASE_URL === undefined
        ? null
        : { url: DATABASE_URL, connections: DATABASE_CONNECTIONS, migrates: read.data.MIGRATIONS === 'on' },
    limits: read.data.LIMITS === 'on' ? LIMITS : unlimited(),
    smtp: mail === null || MAIL_FROM === undefined ? null : { url: mail.url, from: MAIL_FROM },
    ...{ outgoing: OUTGOING ?? null, passkeysOnly: read.data.SIGN_IN === 'passkeys' },
    vacation: read.data.VACATION,
    ...{ vapid: VAPID_KEY ?? null, loopback: LOOPBACK === 'on' },
    ...{ log: read.data.LOG, metricsToken: read.data.METRICS_TOKEN ?? null },
  };
}

type Read = z.output<typeof VARIABLES>;
type WayIn = Pick<Config, 'certificate' | 'isSecure'>;

/** How people come: by TLS of the node itself, by that of a proxy before it, or in the clear; or what is wrong with that. */
function wayIn(read: Read): WayIn | { readonly fault: string } {
  const { HOST, ORIGIN = null, TLS_CERT: cert, TLS_KEY: key, PLAIN_HOSTS = [] } = read;
  const isOriginSecure = ORIGIN?.startsWith('https:') === true;
  if (cert === undefined && key === undefined) {
    const fault = isOriginSecure ? listeningFault(HOST, PLAIN_HOSTS) : null;
    return fault === null ? { certificate: null, isSecure: isOriginSecure } : { fault: `HOST ${fault}` };
  }
  if (cert === undefined || key === undefined) return { fault: 'TLS_CERT must be given with TLS_KEY' };
  if (ORIGIN !== null && !isOriginSecure)
    return { fault: 'ORIGIN must begin with https:, for by TLS_CERT nobody comes otherwise' };
  try {
    readCertificate({ cert, key });
  } catch {
    return { fault: 'TLS_CERT must be the file of a certificate, and TLS_KEY that of its key' };
  }
  return { certificate: { cert, key }, isSecure: true };
}

type Given = Readonly<Record<string, string | undefined>>;

/** What stands in files that are named, in the place of the variables that name them. */
function withFiles(named: Given): { readonly given: Given; readonly faults: string[] } {
  const given: Record<string, string | undefined> = { ...named };
  const faults: string[] = [];
  for (const name of SECRETS) {
    const path = named[`${name}_FILE`];
    if (path === undefined) continue;
    if (named[name] !== undefined) faults.push(`${name}_FILE must not be given with ${name}.`);
    try {
      given[name] = readFileSync(path, 'utf8').trim();
    } catch {
      faults.push(`${name}_FILE must be a file that can be read.`);
      continue;
    }
    if (given[name] === '') faults.push(`${name}_FILE must not be empty.`);
  }
  return { given, faults };
}
