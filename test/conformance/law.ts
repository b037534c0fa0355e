import type { Random } from '../../src/kernel/chance.ts';
import { type Flow, type Seat, top } from '../../src/kernel/flow.ts';
import type { GameChoice } from '../../src/kernel/game.ts';
import { isForbidden, type Permission } from '../../src/kernel/permission.ts';
import { canonical } from '../../src/kernel/plain.ts';
import { there } from '../../src/kernel/there.ts';
import type { Subject } from './knowledge.ts';
import { equal } from './plain-data.ts';
import { fail } from './positions.ts';
import type { Moment } from './walk.ts';

// The law: what is listed is every wish of the grammar that no rule of the step forbids, and nothing else. So neither a hasty
// `near` nor a list written by hand can be wrong without being noticed.

const print = (c: GameChoice): string => canonical(c);

/** Everything of a kind that the seat could wish for. */
export const wishesOf = ({ game }: Subject, p: Flow, seat: Seat, kind: string): readonly GameChoice[] =>
  game.wishes(kind, game.things(game.view(p, seat)));

/** So many wishes more, out of all that the grammar can write, on the table or not. */
const STRANGE = 40;

function strangeWishes({ game }: Subject, kind: string, random: Random): readonly GameChoice[] {
  const fields = [...game.valuesOf(kind)];
  if (fields.length === 0) return [];
  return Array.from({ length: STRANGE }, () => {
    const drawn = fields.map(([field, values]) => [field, values[random.below(values.length)]]);
    return (
      game.readChoice({ kind, ...Object.fromEntries(drawn) }) ?? fail(`the grammar does not read its own '${kind}'`)
    );
  });
}

export function checkLaw({ subject, p, made, offered, random }: Moment): void {
  const { game } = subject;
  const frame = top(p);
  const asking = game.steps[frame.step]?.asking;
  if (!asking) fail('the step does not say what it permits');
  const listed = new Set(offered.map(print));
  for (const c of offered) {
    const permission = asking.may.get(c.kind);
    if (permission === undefined) fail(`'${c.kind}' is listed, but the step does not know it`);
    if (isForbidden(permission, p, frame, c, made.seat)) fail(`${print(c)} is listed, but forbidden`);
  }
  const wished = new Set<string>();
  const strange: GameChoice[] = [];
  for (const [kind, permission] of asking.may) {
    const wishes = wishesOf(subject, p, made.seat, kind);
    // Nearly all that can be wished for is forbidden: only what is not is written out.
    const permitted = (c: GameChoice): boolean => !isForbidden(permission, p, frame, c, made.seat);
    for (const c of wishes) if (permitted(c)) wished.add(print(c));
    for (const c of strangeWishes(subject, kind, random)) if (permitted(c)) strange.push(c);
  }
  for (const text of [...wished, ...strange.map(print)])
    if (!listed.has(text)) fail(`${text} is not listed, but nothing forbids it`);
  for (const c of offered) {
    checkSummary(there(asking.may.get(c.kind)), p, c, made.seat);
    if (wished.has(print(c))) continue;
    const like = asWished(subject, c);
    if (equal(like, c) || !wishesOf(subject, p, made.seat, c.kind).some((wish) => equal(wish, like)))
      fail(`${print(c)} is listed, but nobody could wish for it with what is on the table`);
  }
}

/** A value that the grammar reads but never proposes, as the first that it does. */
function asWished({ game }: Subject, c: GameChoice): GameChoice {
  const proposed = [...game.valuesOf(c.kind)].flatMap(([field, values]) => {
    const value: unknown = Reflect.get(c, field);
    return values.some((each) => each === value) ? [] : [[field, values[0]]];
  });
  return { ...c, ...Object.fromEntries(proposed) };
}

/** A rule that sums others up forbids nothing by itself. */
function checkSummary({ rules }: Permission, p: Flow, c: GameChoice, seat: Seat): void {
  const wrong = rules.find(({ sort, test }) => sort === 'follows' && test(p, top(p), c, seat));
  if (wrong !== undefined) fail(`${print(c)} is legal, but '${wrong.why}' sums up why it is not`);
}
