import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig, VARIABLES } from './config.ts';

it('without any variable a node serves this machine from a file', () => {
  expect(readConfig({})).toMatchObject({ port: 1815, host: 'localhost', database: null, origin: null, proxies: 0 });
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}));
});

it('every variable is read', () => {
  const config = readConfig({
    ...{ PORT: '0', HOST: '0.0.0.0', DATA: '/var/bivouac', DATABASE_URL: 'postgres://u:p@h/n' },
    ...{ DATABASE_CONNECTIONS: '20', ORIGIN: 'https://play.example', PROXIES: '1', LIMITS: 'off' },
    ...{ LOG: 'info', METRICS_TOKEN: 'sixteen-letters-' },
    ...{ SMTP_URL: 'smtps://u:p@mail.example', MAIL_FROM: 'Bivouac <b@example.org>' },
    ...{ VAPID_KEY: 'x'.repeat(43), LOOPBACK: 'on' },
  });
  expect(config).toMatchObject({
    ...{ port: 0, host: '0.0.0.0', data: '/var/bivouac', origin: 'https://play.example', proxies: 1 },
    database: { url: 'postgres://u:p@h/n', connections: 20 },
    ...{ log: 'info', metricsToken: 'sixteen-letters-' },
    smtp: { url: 'smtps://u:p@mail.example', from: 'Bivouac <b@example.org>' },
    ...{ vapid: 'x'.repeat(43), loopback: true },
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
  ['METRICS_TOKEN', 'hidden among spaces and more'],
])('%s cannot be %s, and the sentence names it without repeating what was given', (name, value) => {
  const config = readConfig({ [name]: value });
  if (!('faults' in config)) throw new Error('it is taken');
  expect(config.faults).toHaveLength(1);
  expect(config.faults[0]).toMatch(new RegExp(`^${name} must be .*\\.$`));
  expect(config.faults[0]).not.toContain('hidden');
});

it('all that is wrong is told at once', () => {
  expect(readConfig({ PORT: 'x', LIMITS: 'y' })).toMatchObject({
    faults: [/^PORT/, /^LIMITS/].map((start) => expect.stringMatching(start)),
  });
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
