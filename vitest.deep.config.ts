import { defineConfig } from 'vitest/config';
import { HOUSE, PAGES } from './vitest.config.ts';

/** What plays long: the tests of which `npm test` plays a share (those that ask test/share.ts), and those it leaves out. */
export const DEEP = [
  '{src,test}/**/*.deep.test.{ts,tsx}',
  'src/games/*/{data,test}/components.test.ts',
  'src/games/*/test/random.test.ts',
  'src/games/napoleon-saga/test/model.test.ts',
  'src/games/napoleon-1815/{test/odds,text/text}.test.ts',
  'src/games/vive-l-empereur/test/dead-ends.test.ts',
  'test/{bots,forgeries,perft}.test.ts',
  'test/conformance/!(suite).test.ts',
  'test/golden/golden.test.ts',
  'test/keeper/{faults,order,room,upgrade}.test.ts',
  'test/seen/seen.test.tsx',
  'test/server/worlds.test.ts',
  'test/server/fuzz.test.ts',
  'test/windows.test.ts',
  'test/e2e/{europe,first,kept,keyboard,mouse,napoleon-1815,touch,toy}.test.ts',
];

/** What plays long may take long on a slow machine: only what stands still is ended. */
const PATIENCE = 600_000;

export default defineConfig({
  test: {
    ...{ ...HOUSE, testTimeout: PATIENCE, hookTimeout: PATIENCE },
    ...{ globalSetup: PAGES, include: DEEP, exclude: ['**/node_modules/**'] },
  },
});
