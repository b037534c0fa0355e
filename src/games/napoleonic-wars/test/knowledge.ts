import type { Knowledge, NamedMatch } from '../../../../test/conformance/knowledge.ts';
import { fastRandom } from '../../../kernel/fast-chance.ts';
import type { Seat } from '../../../kernel/flow.ts';
import type { Options } from '../../../kernel/options.ts';
import { get } from '../../../kernel/there.ts';
import { copyPosition } from '../copy.ts';
import { standardBox } from '../data/standard.ts';
import type { Choice, Position } from '../position.ts';
import { isFrench } from '../rules/board.ts';
import { rulesOf } from '../rules/index.ts';
import { censusOf } from './census.ts';
import { fateOf } from './fate.ts';
import { secretsOf } from './secrets.ts';

const box = standardBox();
const steps = rulesOf(box);

/** The three scenarios with and without each of the two options: all twelve come up over the runs. */
function optionsOfRun(run: number): Options {
  const random = fastRandom(`options ${run}`);
  return {
    scenario: get(box.scenarios, random.below(box.scenarios.length)).id,
    cavalry: random.below(2) === 0 ? 'off' : 'on',
    veteran: random.below(2) === 0 ? 'off' : 'on',
  };
}

/** A player who wants things to happen: he pays for what he fights, aligns whom he can, and raises all, most in the But nation. */
function eager(p: Position, _seat: Seat, c: Choice): number {
  switch (c.kind) {
    case 'pass':
      return p.phase === 'coalition' || p.phase === 'intrigue' ? 0.1 : 1;
    case 'concede':
    case 'recall':
      return 0.1;
    case 'align':
      return 40;
    case 'negotiate':
    case 'charm':
    case 'sail':
      return 4;
    case 'spend':
      return 1 + c.pounds;
    case 'build':
      return c.nation === p.but ? 12 : holds(p, c.nation) ? 4 : 1;
    default:
      return 1;
  }
}

/** Does some corps of the coalition stand there? */
const holds = (p: Position, nation: number): boolean =>
  p.where.some((at, unit) => at === nation && !isFrench(box, p, unit));

const BOTH = { cavalry: 'on', veteran: 'on' };

const GOLDEN: readonly NamedMatch[] = [
  { name: 'campaign', options: {} },
  { name: 'campaign-veteran', options: BOTH },
  { name: 'napoleon-1805', options: { scenario: 'napoleon-1805' } },
  { name: 'napoleon-1805-cavalry', options: { scenario: 'napoleon-1805', cavalry: 'on' } },
  { name: 'the-end-1813', options: { scenario: 'the-end-1813', ...BOTH } },
];

const RECORDS: readonly NamedMatch[] = [
  { name: 'campaign', options: { cavalry: 'on' } },
  { name: 'napoleon-1805', options: { scenario: 'napoleon-1805' } },
  { name: 'the-end-1813', options: { scenario: 'the-end-1813', ...BOTH } },
];

/** Nobody remembers anything that does not lie on the table. */
type Nothing = null;

export const knowledge: Knowledge<Position, Choice, Nothing> = {
  // No two positions differ in what somebody may not know: nothing is hidden.
  amounts: { matches: 1250, listed: 30, kept: 30, pairs: 0, imagined: 3000 },
  options: optionsOfRun,
  golden: GOLDEN,
  records: RECORDS,
  longest: 2000,
  eager,
  census: (p) => censusOf(box, p),
  memory: () => null,
  remember() {},
  claims: () => [],
  redraw: copyPosition,
  secrets: secretsOf,
  piles: () => ({}),
  fate: (p, made, io) => fateOf(box, steps, p, made, io),
  // There is no other seat that could notice anything.
  guise: (_p, { choice }) => JSON.stringify(choice),
};
