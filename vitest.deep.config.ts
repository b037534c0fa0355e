import { mergeConfig } from 'vitest/config';
import everyday from './vitest.config.ts';

/** What plays long: the tests of which `npm test` plays a share (those that ask test/share.ts), and those it leaves out. */
export const DEEP = [
  '{src,test}/**/*.deep.test.{ts,tsx}',
  'src/games/*/{test,why}/random.test.ts',
  'src/games/napoleon-1815/text/text.test.ts',
  'test/bots.test.ts',
  'test/conformance/!(suite).test.ts',
  'test/e2e/{guided,keyboard,mouse,napoleon-1815,screens}.test.ts',
];

const { test, ...rest } = everyday;

export default mergeConfig(rest, { test: { ...test, include: DEEP, exclude: ['**/node_modules/**'] } });
