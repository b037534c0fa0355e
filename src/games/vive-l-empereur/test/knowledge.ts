import type { Knowledge, NamedMatch } from '../../../../test/conformance/knowledge.ts';
import type { Seat } from '../../../kernel/flow.ts';
import type { Options } from '../../../kernel/options.ts';
import { standardBox } from '../data/standard.ts';
import type { Choice, Position } from '../position.ts';
import { rulesOf } from '../rules/index.ts';
import { viewOf } from '../view.ts';
import { censusOf } from './census.ts';
import { fateOf } from './fate.ts';
import { redraw } from './redraw.ts';
import { pilesOf, secretsOf } from './secrets.ts';

const box = standardBox();
const steps = rulesOf(box);

/**
 * Of eight matches that are only played through seven are the small battle, which is short; of the others, which look for what is hidden
 * under many stacks, every second one, by either way to choose. The first is a small one: it is all that is played every day.
 */
const optionsOfRun = (run: number): Options => {
  const isLarge = run < 10_000 ? Math.floor(run / 2) % 8 === 7 : run % 4 === 1 || run % 4 === 2;
  return { scenario: isLarge ? 'quatre-bras' : 'hassenhausen' };
};

/** A player who wants things to happen: he marches, charges, fires and attacks, and seldom lets anything pass. */
function eager(_p: Position, _seat: Seat, c: Choice): number {
  switch (c.kind) {
    case 'pass':
      return 0.3;
    case 'charge':
    case 'go':
    case 'assault':
    case 'resolve':
    case 'exploit':
    case 'countercharge':
    case 'square':
      return 20;
    case 'target':
    case 'fire':
    case 'advance':
      return 8;
    case 'move':
    case 'step':
      return 3;
    case 'back':
    case 'exit':
    case 'disorder':
      return 0.2;
    default:
      return 1;
  }
}

const MATCHES: readonly NamedMatch[] = [
  { name: 'hassenhausen', options: { scenario: 'hassenhausen' } },
  { name: 'quatre-bras', options: { scenario: 'quatre-bras' } },
];

/** Nobody remembers anything that does not lie on the table. */
type Nothing = null;

export const knowledge: Knowledge<Position, Choice, Nothing> = {
  // 75 matches of Quatre-Bras and 525 of Hassenhausen. One of Quatre-Bras has thousands of decisions, each with many choices: of what
  // looks at every one of them a few matches of each battle are as much as other games have in many.
  amounts: { matches: 300, listed: 4, kept: 2, pairs: 400, imagined: 500 },
  options: optionsOfRun,
  golden: MATCHES,
  records: MATCHES,
  longest: 20_000,
  // Whoever comes in could wish for half a million places, orders and facings.
  lawSeldom: 40,
  eager,
  census: (p) => censusOf(box, p),
  memory: () => null,
  remember() {},
  claims: () => [],
  redraw: (p, viewer, random, _m, intent) => redraw(box, steps, p, viewer, random, intent),
  secrets: (p, viewer) => secretsOf(box, p, viewer),
  piles: (p, viewer) => pilesOf(p, viewOf(box, steps, p, viewer)),
  fate: (p, made, io) => fateOf(box, steps, p, made, io),
  // Nothing is chosen in secret: whatever is done is seen by all.
  guise: (_p, { choice }) => JSON.stringify(choice),
};
