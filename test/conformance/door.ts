import type { Random } from '../../src/kernel/chance.ts';
import { fastChance } from '../../src/kernel/fast-chance.ts';
import type { GameChoice } from '../../src/kernel/game.ts';
import { hashOf } from '../../src/kernel/hash.ts';
import { type Match, type Refusal, resume, take } from '../../src/kernel/match.ts';
import { equal } from './plain-data.ts';
import { fail } from './positions.ts';
import type { Moment } from './walk.ts';

// Exact at the door: what is listed is taken, and nothing else is.

const MOST_KEPT = 4000;
const FORGERIES = 8;

/** Choices that were listed at other moments: well formed, and seldom right now. */
export class Pool {
  readonly #kept: GameChoice[] = [];

  add(list: readonly GameChoice[], random: Random): void {
    for (const c of list) {
      if (this.#kept.length < MOST_KEPT) this.#kept.push(c);
      else this.#kept[random.below(MOST_KEPT)] = c;
    }
  }

  any(random: Random): GameChoice | undefined {
    return this.#kept[random.below(Math.max(1, this.#kept.length))];
  }
}

/** The choice with one of its fields changed: a neighbour, any number, or a value of another choice. */
function forged(c: GameChoice, pool: Pool, random: Random): GameChoice {
  const fields = Object.keys(c).filter((key) => key !== 'kind');
  const field = fields[random.below(Math.max(1, fields.length))];
  if (field === undefined) return pool.any(random) ?? c;
  const old: unknown = { ...c }[field as keyof GameChoice];
  const other: unknown = { ...pool.any(random) }[field as keyof GameChoice];
  if (typeof old !== 'number') return { ...c, [field]: other ?? old };
  const values = [old + 1, old - 1, random.below(64), other ?? 0, -7, 1e9];
  return { ...c, [field]: values[random.below(values.length)] };
}

/** Values that are no choice of any game. */
function malformed(c: GameChoice): unknown[] {
  const field = Object.keys(c).find((key) => key !== 'kind') ?? 'kind';
  return [
    null,
    undefined,
    7,
    'pass',
    [],
    {},
    [c],
    { kind: 'no such kind' },
    { ...c, kind: 1 },
    { ...c, extra: 1 },
    { ...c, [field]: undefined },
    { ...c, [field]: 0.5 },
    { ...c, [field]: ['1'] },
    JSON.parse(`{"__proto__": ${JSON.stringify(c)}}`),
  ];
}

function code(match: Match, seat: number, value: unknown, at?: number): Refusal['code'] | 'taken' {
  return take(match, seat, value, at)?.code ?? 'taken';
}

export function checkDoor(moment: Moment, pool: Pool): void {
  const { subject, p, made, offered, options, asked, random } = moment;
  const { game } = subject;
  const fresh = () => resume(game, options, fastChance(`door/${moment.run}/${moment.n}`), game.copy(p));
  for (const c of offered) {
    const refusal = take(fresh(), made.seat, JSON.parse(JSON.stringify(c)));
    if (refusal !== null) fail(`the listed choice ${JSON.stringify(c)} is refused: ${refusal.message}`);
  }

  const match = fresh();
  const hash = hashOf(match.position);
  const mark = JSON.stringify(match.chance.mark());
  const says = (value: unknown, expected: Refusal['code'], seat = made.seat, at?: number) => {
    const got = code(match, seat, value, at);
    if (got !== expected) fail(`${JSON.stringify(value)} of seat ${seat} is '${got}' at the door, not '${expected}'`);
  };
  for (let i = 0; i < FORGERIES; i++) {
    const from = i % 2 === 0 ? offered[random.below(offered.length)] : pool.any(random);
    if (from === undefined) continue;
    const value = i % 4 === 1 ? from : forged(from, pool, random);
    if (offered.some((c) => equal(c, value))) continue;
    says(value, game.readChoice(value) === null ? 'malformed' : 'not-offered');
  }
  for (const value of malformed(made.choice)) {
    if (game.readChoice(value) !== null) fail(`${JSON.stringify(value)} is read as a choice`);
    says(value, 'malformed');
  }
  for (const seat of [-1, 0, 1, 2, 3, 0.5, Number.NaN]) if (!asked.includes(seat)) says(made.choice, 'not-asked', seat);
  says(made.choice, 'stale', made.seat, -1);
  says(made.choice, 'stale', made.seat, 1);

  const changed =
    hashOf(match.position) !== hash ||
    JSON.stringify(match.chance.mark()) !== mark ||
    match.entries.length + match.told.length + match.rolls.length + match.undo.length > 0;
  if (changed) fail('a refused choice changed the match');
  pool.add(offered, random);
}
