import type { Io } from '../../../../kernel/chance.ts';
import type { Seat, Steps } from '../../../../kernel/flow.ts';
import type { Facts } from '../../../../kernel/permission.ts';
import type { Box, Card } from '../../data/box.ts';
import type { Block } from '../../pieces.ts';
import type { Choice, Position } from '../../position.ts';
import type { ClauseId } from '../../text/clauses.en.ts';
import type { Why } from '../../text/why.ts';
import type { N15Event } from '../../told.ts';
import { bar, type Rule } from '../bars.ts';
import { blocksOf } from '../board.ts';
import type { Of } from '../choices.ts';

/**
 * When a card can be played for its event (WIN).
 *
 * `draw`: red, at once. `initiative`: blue. `designation`: with the designation of a stack. `start`: W1. `reveal`: W2 of the
 * acting player. `card`: W2 of the opponent. `entry`: W3 of the opponent. `displacement`: W2 and W3 of the acting player.
 * `end`: W4. `combat`: W5. `beaten`: W6. `pursuit`: W6 once more. `operationEnd`: W7. `answer`: CONTRE ORDRE.
 */
export type Window = 'draw' | 'initiative' | 'designation' | Opened | 'displacement' | 'answer';

/** Those that are opened one by one; the others belong to steps that ask for more than a card. */
export const OPENED = [
  'start',
  'reveal',
  'card',
  'entry',
  'end',
  'combat',
  'beaten',
  'pursuit',
  'operationEnd',
] as const;
type Opened = (typeof OPENED)[number];

export interface EventRule {
  readonly windows: readonly Window[];
  /** Under which conditions the seat can play it then. Only what the seat knows may decide. */
  readonly needs?: readonly Condition[];
  /** The event takes effect. The card is on the discard pile. */
  play(b: Box, p: Position, io: Io<N15Event>, seat: Seat, card: Card): void;
  /** The questions that it asks, as a procedure named after the event. */
  readonly steps?: (b: Box) => Steps<Position, Choice>;
}

/** What hides from the others whether a rule stands in the way: a window opens on what everybody can see. */
type Secret = 'fog' | 'screens' | null;

interface Said {
  readonly clause: ClauseId;
  readonly why: Why;
  readonly facts: Facts | null;
}

/** A condition of an event: rules of which one at most is told. */
export interface Condition {
  readonly secret: Secret;
  readonly rules: readonly Said[];
  /** The place of the rule that forbids it; -1 if none does. */
  failing(b: Box, p: Position, seat: Seat): number;
}

export const FULFILLED = -1;

/** A condition that is not met while `forbids` is true. */
export const unless = (
  clause: ClauseId,
  why: Why,
  forbids: (b: Box, p: Position, seat: Seat) => boolean,
  { secret = null, facts = null }: Partial<Pick<Said, 'facts'> & Pick<Condition, 'secret'>> = {},
): Condition => ({
  secret,
  rules: [{ clause, why, facts }],
  failing: (b, p, seat) => (forbids(b, p, seat) ? 0 : FULFILLED),
});

/** A condition that opens the only window of its card: whoever could be told is not asked. */
export const quietly = (forbids: (b: Box, p: Position, seat: Seat) => boolean): Condition => ({
  secret: null,
  rules: [],
  failing: (b, p, seat) => (forbids(b, p, seat) ? 0 : FULFILLED),
});

/** What a block must be like for an event to choose it. */
export interface Need {
  readonly clause: ClauseId;
  readonly why: Why;
  fails(b: Box, p: Position, seat: Seat, block: Block): boolean;
}

export const need = (clause: ClauseId, why: Why, fails: Need['fails']): Need => ({ clause, why, fails });

/**
 * Among the candidates of the seat somebody must meet every need: told is the one at which the last of them falls out. Where
 * there may be no candidates at all, another condition says so, unless `nobody` names the need that tells it.
 */
export const somebody = (
  isCandidate: (b: Box, p: Position, seat: Seat, block: Block) => boolean,
  needs: readonly Need[],
  secret: Secret,
  nobody = FULFILLED,
): Condition => ({
  secret,
  rules: needs.map(({ clause, why }) => ({ clause, why, facts: null })),
  failing(b, p, seat) {
    let far = nobody;
    for (const block of blocksOf(p, seat)) {
      if (!isCandidate(b, p, seat, block)) continue;
      let at = 0;
      for (const need of needs) {
        if (need.fails(b, p, seat, block)) break;
        at++;
      }
      if (at === needs.length) return FULFILLED;
      if (at > far) far = at;
    }
    return far;
  },
});

/** The same needs where the block is chosen. */
export const meeting = <C>(
  b: Box,
  needs: readonly Need[],
  of: (c: C) => Block,
  when: (p: Position) => boolean = () => true,
): Rule<C>[] =>
  needs.map(({ clause, why, fails }) =>
    bar<unknown, C>(clause, why, (p, _f, c, seat) => when(p) && fails(b, p, seat, of(c))),
  );

/** ... of an event that moves a stack: what its first block must be like. */
export const beginning = (b: Box, needs: readonly Need[]): Rule<Of<'stack'>>[] =>
  meeting(
    b,
    needs,
    (c) => c.block,
    (p) => p.column?.group.length === 0,
  );

/** Can the seat play it now? */
export function isPossible({ needs }: EventRule, b: Box, p: Position, seat: Seat): boolean {
  if (needs !== undefined) for (const need of needs) if (need.failing(b, p, seat) >= 0) return false;
  return true;
}

/** Could it be possible, as far as everybody can see? */
export function looksPossible({ needs }: EventRule, b: Box, p: Position, seat: Seat): boolean {
  if (needs === undefined) return true;
  for (const need of needs)
    if ((need.secret === null || !p[need.secret]) && need.failing(b, p, seat) >= 0) return false;
  return true;
}
