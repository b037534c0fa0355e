import { fastChance, fastRandom } from '../../src/kernel/fast-chance.ts';
import { top } from '../../src/kernel/flow.ts';
import type { GameChoice } from '../../src/kernel/game.ts';
import { hashOf } from '../../src/kernel/hash.ts';
import { asking, choices, type Match, open, type Told, take } from '../../src/kernel/match.ts';
import { type Options, readOptions } from '../../src/kernel/options.ts';
import { canonical } from '../../src/kernel/plain.ts';
import { whyNot } from '../../src/kernel/why-not.ts';
import type { Subject } from '../conformance/knowledge.ts';
import { fingerprint } from '../conformance/plain-data.ts';
import { pick, viewersOf } from '../conformance/walk.ts';

/** The columns of a line, for the sentence that says where two lines differ. */
const COLUMNS = [
  'step',
  'seat that chooses, of those asked',
  'number of choices',
  'choices in notation',
  'reasons for a part of the things',
  'odds of the choices',
  'events',
  'views of each seat and the spectator afterwards',
  'choice',
] as const;

const LEGEND = `# ${COLUMNS.join(' | ')}`;

/** Three letters for any value: enough to see that it has changed. */
const mark = (value: unknown): string => fingerprint(canonical(value)).slice(-3);

/** Things whose reasons are asked for at a decision: one in so many, others each time. */
const REASONS = 12;

/** What stands in the column of the reasons where they were not asked for. */
const UNASKED = '?';

/** A choice with its text. */
interface Written {
  readonly choice: GameChoice;
  readonly text: string;
}

function reasonsAt({ game }: Subject, { position }: Match, seat: number, n: number): string {
  const things = game.things(game.view(position, seat)).filter((_, i) => i % REASONS === n % REASONS);
  return mark(things.map((thing) => [thing, whyNot(game, position, seat, { thing })]));
}

function answers(
  { game }: Subject,
  match: Match,
  seat: number,
  offered: readonly Written[],
  reasons: string,
): string[] {
  const odds = offered.map(({ choice, text }) => [text, game.odds(match.position, seat, choice)]);
  return [
    String(offered.length),
    mark(offered.map(({ text }) => text)),
    reasons,
    odds.every(([, each]) => each === null) ? '-' : mark(odds),
  ];
}

function happened(told: readonly Told<unknown>[], views: readonly unknown[]): string[] {
  const events = told.map(({ event, only }) => [event, only]);
  return [told.length === 0 ? '-' : `${told.length}:${mark(events)}`, views.map(mark).join('.')];
}

/**
 * Every answer of the contract at every step of one match, a line a decision: who is asked, what is offered, why not, with
 * which odds, what was chosen, what was told and what everybody sees then. The choice depends on the notation alone, so
 * that another order of the list changes nothing. Reasons take longer than all the rest: they may be left out.
 */
export function playthrough(subject: Subject, name: string, wanted: Options, withReasons = true): string[] {
  const { game } = subject;
  const read = readOptions(game.options, wanted);
  if ('error' in read) throw new Error(`${name}: ${read.error}`);
  const { options } = read;
  const viewers = viewersOf(subject, options);
  const match = open(game, options, fastChance(`golden/${name}`));
  const random = fastRandom(`golden/${name}`);
  const views = () => viewers.map((viewer) => game.view(match.position, viewer));
  const out = [
    `# ${game.id}, ${name}: rules version ${game.version}, pack ${game.pack.hash}`,
    `# ${JSON.stringify(options)}`,
    LEGEND,
    happened(match.told, views()).join(' '),
  ];
  for (let n = 1; match.position.outcome === null; n++) {
    const asked = asking(match);
    const seat = asked[random.below(asked.length)] ?? 0;
    const view = game.view(match.position, seat);
    const written = choices(match, seat)
      .map((choice): Written => ({ choice, text: game.print(view, choice) }))
      .sort((a, b) => (a.text < b.text ? -1 : 1));
    const { step } = top(match.position);
    const reasons = withReasons ? reasonsAt(subject, match, seat, n) : UNASKED;
    const before = answers(subject, match, seat, written, reasons);
    const list = written.map(({ choice }) => choice);
    const choice = pick(subject, 1, match.position, seat, list, random);
    const told = match.told.length;
    const refusal = take(match, seat, choice);
    if (refusal !== null) throw new Error(`${name}, decision ${n}: ${refusal.message}`);
    const text = written[list.indexOf(choice)]?.text ?? '';
    const after = happened(match.told.slice(told), views());
    const who = asked.length === 1 ? seat : `${seat}/${asked.join('+')}`;
    out.push([step, who, ...before, ...after, text].join(' '));
  }
  out.push(`${JSON.stringify(match.position.outcome)} ${hashOf(match.position)}`);
  return out;
}

/** The parts of a line; the last one, the choice, may have spaces. */
function columns(line: string): string[] {
  const parts = line.split(' ');
  const last = COLUMNS.length - 1;
  return parts.length > last ? [...parts.slice(0, last), parts.slice(last).join(' ')] : parts;
}

const WHY = COLUMNS.indexOf('reasons for a part of the things');

/** Whether a line says the same as the one that is kept, as far as it was asked for. */
function isSame(kept: string | undefined, now: string): boolean {
  if (kept === now) return true;
  const [a, b] = [columns(kept ?? ''), columns(now)];
  return b[WHY] === UNASKED && a.length === b.length && b.every((part, i) => i === WHY || part === a[i]);
}

/** Where a play-through has changed, as a person wants to read it; null when it has not. */
export function firstChange(kept: readonly string[], now: readonly string[]): string | null {
  const at = now.findIndex((line, i) => !isSame(kept[i], line));
  if (at < 0 && kept.length === now.length) return null;
  const line = at < 0 ? now.length : at;
  const [old, young] = [kept[line] ?? 'the end', now[line] ?? 'the end'];
  const [a, b] = [columns(old), columns(young)];
  const changed =
    a.length === COLUMNS.length && b.length === a.length
      ? COLUMNS.filter((_, i) => a[i] !== b[i] && b[i] !== UNASKED)
      : [];
  return [
    `line ${line + 1} is another one${changed.length > 0 ? `: ${changed.join(', ')}` : ''}`,
    `  before  ${now[line - 1] ?? ''}`,
    `  kept    ${old}`,
    `  now     ${young}`,
  ].join('\n');
}
