import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig, VARIABLES } from './config.ts';

it('without any variable a node serves this machine from a file', () => {
  expect(readConfig({})).toMatchObject({ port: 1815, host: 'localhost', database: null, origin: null, proxies: 0 });
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}));
});

const SECURE = 'postgres://u:p@h/n?sslmode=verify-full';

it('every variable is read', () => {
  const config = readConfig({
    ...{ PORT: '0', HOST: '0.0.0.0', DATA: '/var/bivouac', DATABASE_URL: SECURE },
    ...{ DATABASE_CONNECTIONS: '20', ORIGIN: 'https://play.example', PROXIES: '1', LIMITS: 'off' },
    PLAIN_HOSTS: '0.0.0.0',
    ...{ LOG: 'info', METRICS_TOKEN: 'sixteen-letters-' },
    ...{ SMTP_URL: 'smtps://u:p@mail.example', MAIL_FROM: 'Bivouac <b@example.org>' },
    ...{ MIGRATIONS: 'off', OUTGOING: 'hooks.example, *.Push.example', SIGN_IN: 'passkeys' },
    ...{ VAPID_KEY: 'x'.repeat(43), LOOPBACK: 'on', VACATION: '0' },
  });
  expect(config).toMatchObject({
    ...{ port: 0, host: '0.0.0.0', data: '/var/bivouac', origin: 'https://play.example', proxies: 1 },
    database: { url: SECURE, connections: 20, migrates: false },
    ...{ outgoing: ['hooks.example', '*.push.example'], passkeysOnly: true },
    ...{ log: 'info', metricsToken: 'sixteen-letters-' },
    smtp: { url: 'smtps://u:p@mail.example', from: 'Bivouac <b@example.org>' },
    ...{ vapid: 'x'.repeat(43), loopback: true, vacation: 0 },
  });
  if ('faults' in config) throw new Error('it is refused');
  expect(config.limits.messages).toBeGreaterThan(1000);
});

it.each([
  ['PORT', 'x'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '1e3'],
  ['DATABASE_URL', 'mysql://u:hidden@h/n'],
  ['DATABASE_URL', 'hidden'],
  ['DATABASE_CONNECTIONS', '1'],
  ['ORIGIN', 'play.example'],
  ['ORIGIN', 'https://play.example/'],
  ['ORIGIN', 'https://play.example/path'],
  ['ORIGIN', 'ftp://play.example'],
  ['PROXIES', 'all'],
  ['LIMITS', 'some'],
  ['LOG', 'debug'],
  ['METRICS_TOKEN', 'hidden'],
  ['SMTP_URL', 'https://u:hidden@mail.example'],
  ['SMTP_URL', 'hidden'],
  ['SMTP_URL', 'smtp://u:hidden@mail.example'],
  ['MAIL_FROM', 'hidden'],
  ['VAPID_KEY', 'hidden'],
  ['LOOPBACK', 'localhost'],
  ['MIGRATIONS', 'never'],
  ['SIGN_IN', 'hidden'],
  ['OUTGOING', 'https://hidden.example/'],
  ['OUTGOING', 'one.example,,other.example'],
  ['PLAIN_HOSTS', '*'],
  // Over a network only by a certificate that is checked.
  ['DATABASE_URL', 'postgres://u:hidden@db.example/n'],
  ['DATABASE_URL', 'postgres://u:hidden@10.0.0.7/n'],
  ['DATABASE_URL', 'postgres://u:hidden@db.example/n?sslmode=disable'],
  ['DATABASE_URL', 'postgres://u:hidden@db.example/n?sslmode=require'],
  ['DATABASE_URL', 'postgres://u:hidden@db.example/n?sslmode=no-verify'],
  ['DATABASE_URL', 'postgres://u:hidden@localhost/n?sslmode=no-verify'],
  ['DATABASE_URL', 'postgres://u:hidden@localhost/n?host=db.example'],
  ['DATABASE_URL', 'postgres://u:hidden@db.example/n?sslmode=verify-full&uselibpqcompat=true'],
  ['DATABASE_URL_FILE', '/nowhere/hidden'],
  ['VACATION', '367'],
  ['VACATION', 'all'],
  ['METRICS_TOKEN', 'hidden among spaces and more'],
])('%s cannot be %s, and the sentence names it without repeating what was given', (name, value) => {
  const config = readConfig({ [name]: value });
  if (!('faults' in config)) throw new Error('it is taken');
  expect(config.faults).toHaveLength(1);
  expect(config.faults[0]).toMatch(new RegExp(`^${name} must .*\\.$`));
  expect(config.faults[0]).not.toContain('hidden');
});

const MAIL = { MAIL_FROM: 'b@example.org', ORIGIN: 'https://play.example' };
const smtpOf = (url: string, more: Record<string, string> = {}) => {
  const config = readConfig({ ...MAIL, SMTP_URL: url, ...more });
  return 'faults' in config ? config.faults : config.smtp?.url;
};

it('this machine, and hosts for which the operator says so, are asked without TLS; no other', () => {
  for (const url of ['postgres://u@localhost/n', 'postgres://u@127.0.0.1:5/n', 'postgres://u@[::1]/n', 'postgres:///n'])
    expect(readConfig({ DATABASE_URL: url })).toMatchObject({ database: { url } });
  const url = 'postgres://u:p@db/n';
  expect(readConfig({ DATABASE_URL: url, PLAIN_HOSTS: 'other' })).toMatchObject({
    faults: [
      'DATABASE_URL must say sslmode=verify-full, for its host is another machine; or PLAIN_HOSTS must name it.',
    ],
  });
  expect(readConfig({ DATABASE_URL: url, PLAIN_HOSTS: 'other, DB' })).toMatchObject({ database: { url } });
});

it('a mail server over a network goes on by TLS or not at all', () => {
  expect(smtpOf('smtps://u:p@mail.example')).toBe('smtps://u:p@mail.example');
  expect(smtpOf('smtp://u:p@mail.example:587')).toBe('smtp://u:p@mail.example:587?requireTLS=true');
  expect(smtpOf('smtp://mail.example', { PLAIN_HOSTS: 'mail.example' })).toBe('smtp://mail.example');
  expect(smtpOf('smtp://127.0.0.1:25')).toBe('smtp://127.0.0.1:25');
  for (const more of [
    'tls.rejectUnauthorized=false',
    'requireTLS=false',
    'ignoreTLS=true',
    'host=other',
    'secure=false',
  ])
    expect(smtpOf(`smtps://u:hidden@mail.example?${more}`)).toEqual([expect.stringMatching(/^SMTP_URL must not say /)]);
});

it('what only the server may know may stand in a file that another gives it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-secrets-'));
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const key = 'x'.repeat(43);
  const given = {
    ...{
      DATABASE_URL_FILE: file('database', `${SECURE}\n`),
      SMTP_URL_FILE: file('smtp', 'smtps://u:p@mail.example\n'),
    },
    ...{ VAPID_KEY_FILE: file('vapid', key), METRICS_TOKEN_FILE: file('metrics', 'sixteen-letters-\n') },
  };
  expect(readConfig({ ...MAIL, ...given })).toMatchObject({
    ...{ database: { url: SECURE }, smtp: { url: 'smtps://u:p@mail.example' }, vapid: key },
    metricsToken: 'sixteen-letters-',
  });
  const faultsOf = (env: Record<string, string>) => {
    const config = readConfig(env);
    return 'faults' in config ? config.faults : [];
  };
  expect(faultsOf({ VAPID_KEY_FILE: file('bad', 'hidden') })).toEqual([expect.stringMatching(/^VAPID_KEY must be/)]);
  expect(faultsOf({ VAPID_KEY_FILE: given.VAPID_KEY_FILE, VAPID_KEY: key })).toEqual([
    'VAPID_KEY_FILE must not be given with VAPID_KEY.',
  ]);
  expect(faultsOf({ METRICS_TOKEN_FILE: file('empty', '\n') })).toEqual(['METRICS_TOKEN_FILE must not be empty.']);
  rmSync(folder, { recursive: true });
});

it('all that is wrong is told at once', () => {
  expect(readConfig({ PORT: 'x', LIMITS: 'y' })).toMatchObject({
    faults: [/^PORT/, /^LIMITS/].map((start) => expect.stringMatching(start)),
  });
});

it('every secret that may stand in a file has its row among the keys of docs/security.md', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/security.md'), 'utf8');
  const [, keys = ''] = page.split(/^## /m);
  const rows = keys.split('\n').filter((line) => line.startsWith('| '));
  for (const name of Object.keys(VARIABLES.shape).filter((one) => one.endsWith('_FILE')))
    expect(rows.map((line) => line.split('|')[1]).join()).toContain(name.replace('_FILE', ''));
  // What, made by, lies in, good for, exchanged by: none is left open.
  for (const line of rows)
    expect(
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().length > 1),
    ).toEqual(Array(5).fill(true));
});

it('every variable that is read stands in the table of docs/server.md, with its standard, and no other', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/server.md'), 'utf8');
  const rows = [...page.matchAll(/^\| `([A-Z_]+)` \| (?:`([^`]*)`)?/gm)].map(([, name, standard]) => [name, standard]);
  expect(rows.map(([name]) => name).toSorted()).toEqual(Object.keys(VARIABLES.shape).toSorted());
  const standards = VARIABLES.parse({});
  for (const [name, standard] of rows)
    if (standard !== undefined && name !== 'DATA')
      expect(`${name}=${Object.entries(standards).find(([one]) => one === name)?.[1]}`).toBe(`${name}=${standard}`);
});
