import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('without any variable a node serves this machine from a file', () => {
  expect(readConfig({})).toMatchObject({ port: 1815, host: 'localhost', database: null, origin: null, proxies: 0 });
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}));
});

it('every variable is read', () => {
  const config = readConfig({
    ...{ PORT: '0', HOST: '0.0.0.0', DATA: '/var/bivouac', DATABASE_URL: 'postgres://u:p@h/n' },
    ...{ DATABASE_CONNECTIONS: '20', ORIGIN: 'https://play.example', PROXIES: '1', LIMITS: 'off' },
  });
  expect(config).toMatchObject({
    ...{ port: 0, host: '0.0.0.0', data: '/var/bivouac', origin: 'https://play.example', proxies: 1 },
    database: { url: 'postgres://u:p@h/n', connections: 20 },
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
