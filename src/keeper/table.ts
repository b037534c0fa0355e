import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Conduct, readConduct, wayBack } from '../kernel/acts.ts';
import type { Chance } from '../kernel/chance.ts';
import type { Flow } from '../kernel/flow.ts';
import type { Game, GameChoice } from '../kernel/game.ts';
import { commit, type Entry, type Match, type Next, open, type Rolled, resume } from '../kernel/match.ts';
import type { Options } from '../kernel/options.ts';
import { canonical, isObject, type Plain } from '../kernel/plain.ts';
import { type ChanceKey, provableChance } from '../kernel/provable-chance.ts';
import { type Chronicle, itemAt, chronicle as writeDown } from './chronicle.ts';
import { type Item, type Noticed, notice, viewersOf } from './feed.ts';
import { FormError, isNumber, isText, readFlow, readMark } from './read-flow.ts';
import type { Line, Standing } from './store.ts';

/** A match as the keeper has it before him, and what everybody has noticed of it. */
export interface Table {
  readonly match: Match;
  readonly log: Chronicle;
  /** For each viewer, the spectator last. */
  noticed: readonly Noticed[];
  /** For each seat its number of the moment at which its question was put. */
  asks: readonly (number | null)[];
  chain: string;
  readonly epoch: number;
}

/** What a table is made of beside its lines. */
export interface Setting {
  readonly game: Game;
  readonly options: Options;
  readonly key: ChanceKey;
}

/** What a table needs to go on from here. Holds all that a refusal depends on, so that every keeper refuses the same. */
export interface Body {
  readonly version: number;
  readonly pack: string;
  readonly position: Flow;
  readonly mark: { readonly [stream: string]: number };
  readonly questions: readonly (number | null)[];
  readonly asks: readonly (number | null)[];
  readonly chain: string;
  readonly conduct: Conduct;
}

/** No line may be written that another keeper would play otherwise: its dice and the line before are sealed with it. */
function chained(key: ChanceKey, before: string, entry: Entry<GameChoice> | null, rolls: readonly Rolled[]): string {
  const begun = sealers.get(key) ?? hmac.create(sha256, hexToBytes(key.secret));
  sealers.set(key, begun);
  return bytesToHex(
    begun
      .clone()
      .update(utf8ToBytes(before + canonical([entry, rolls])))
      .digest(),
  );
}

/** What seals the lines of a match, as far as it is the same for all of them. */
const sealers = new WeakMap<ChanceKey, ReturnType<typeof hmac.create>>();

/**
 * Lays a table for a match that begins with its set-up, or at a position, and gives its first line. Its dice follow from the key,
 * unless a lesson has written them down.
 */
export function lay(
  setting: Setting,
  log: Chronicle,
  from: Flow | null,
  chance: Chance = provableChance(setting.key),
): { readonly table: Table; readonly line: Line } {
  const { game, options, key } = setting;
  const match = from === null ? open(game, options, chance) : resume(game, options, chance, game.copy(from));
  const chain = chained(key, '', null, match.rolls);
  const all = viewersOf(match.seats);
  const noticed = all.map((viewer) => ({ n: 0, view: game.view(match.position, viewer) }));
  const line: Line = {
    ...{ seq: 0, key: 'set-up', at: 0, entry: null, kept: 0, undone: [], chain },
    rolls: [...match.rolls],
    told: [...match.told],
    noticed: 2 ** all.length - 1,
  };
  writeDown(log, line);
  const asks = match.questions.map((question) => (question === null ? null : 0));
  return { table: { match, log, noticed, asks, chain, epoch: 0 }, line };
}

/** Takes the match up from a table that was kept. `told` is how many events had been told by then. */
export function takeUp({ game, options, key }: Setting, log: Chronicle, { seq, epoch, body }: Standing): Table {
  const { position, mark, questions, asks, chain, conduct } = readBody(body, game.seats(options));
  const match = resume(game, options, provableChance(key, mark), game.copy(position), seq, conduct);
  match.questions = questions;
  const counts = log.counts[seq] ?? [];
  const noticed = viewersOf(match.seats).map((viewer, place) => ({
    n: counts[place] ?? 0,
    view: game.view(match.position, viewer),
  }));
  return { match, log, noticed, asks, chain, epoch };
}

/** The table of a match that begins, as it is kept. */
export function firstStanding({ match, asks, chain, epoch }: Table): Standing {
  return standing(match, match, asks, chain, epoch, 0);
}

/** The table after a line, as it is kept; null while something can be taken back. */
export function standingAfter({ match, epoch }: Table, { next, asks, line }: Written): Standing | null {
  return next.undo.length > 0 ? null : standing(match, next, asks, line.chain, epoch, next.line);
}

function standing(
  { game }: Match,
  { position, chance, questions, conduct }: Pick<Next, 'position' | 'chance' | 'questions' | 'conduct'>,
  asks: Table['asks'],
  chain: string,
  epoch: number,
  seq: number,
): Standing {
  const body: Body = {
    version: game.version,
    pack: game.pack.hash,
    position: game.copy(position),
    mark: readMark(chance.mark()),
    questions,
    asks,
    chain,
    conduct,
  };
  return { seq, epoch, body: asPlain(body) };
}

/** What is made of plain parts is plain: a copy says so to the compiler, and shares nothing. */
function asPlain(value: unknown): Plain {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return value.map(asPlain);
  if (!isObject(value)) throw new FormError('this is no plain data');
  const out: Record<string, Plain> = {};
  for (const [name, part] of Object.entries(value)) if (part !== undefined) out[name] = asPlain(part);
  return out;
}

const readNumbers = (value: unknown): readonly (number | null)[] => {
  if (!Array.isArray(value)) throw new FormError('it does not say who is asked');
  return value.map((one: unknown) => (isNumber(one) ? one : null));
};

export function readBody(value: unknown, seats: number): Body {
  if (!isObject(value)) throw new FormError('the table is none');
  const { version, pack, chain } = value;
  const conduct = readConduct(value['conduct'], seats);
  if (conduct === null) throw new FormError('the table does not say what is offered');
  if (!isNumber(version) || !isText(pack) || !isText(chain)) throw new FormError('the table names no rules');
  return {
    version,
    pack,
    chain,
    position: readFlow(value['position']),
    mark: readMark(value['mark']),
    questions: readNumbers(value['questions']),
    asks: readNumbers(value['asks']),
    conduct,
  };
}

/** Was the table made by these rules, with these components? */
export function isOf(
  { version, pack }: Pick<Game, 'version'> & { readonly pack: Game['pack'] },
  { body }: Standing,
): boolean {
  return isObject(body) && body['version'] === version && body['pack'] === pack.hash;
}

/** Is the match over at this table? Then it needs no rules but those that show it. */
export function isOver({ body }: Standing): boolean {
  const position = isObject(body) ? body['position'] : null;
  return isObject(position) && isObject(position['outcome']);
}

/** A line that may be written: what it makes of the match, how it is kept, and what everybody notices of it. */
export interface Written {
  readonly next: Next;
  readonly line: Line;
  readonly items: readonly (Item | null)[];
  readonly noticed: readonly Noticed[];
  readonly asks: readonly (number | null)[];
}

/** The choices that a line takes back: all after the table that it returns to, but for those that were made again. */
function undoneBy({ match, log }: Table, { entry, undo }: Next): readonly number[] {
  const from = returnedTo(match, entry);
  if (from === null) return [];
  return log.choices.flatMap(({ seq }) => (seq >= from && !undo.some(({ line }) => line === seq) ? [seq] : []));
}

/** The first line that a line takes back, if it takes anything back. */
function returnedTo(match: Match, entry: Entry<GameChoice>): number | null {
  if ('choice' in entry) return null;
  if ('undo' in entry) return match.undo.findLast(({ seat }) => seat === entry.seat)?.line ?? null;
  const to = wayBack(match, entry.act);
  return to === null ? null : to + 1;
}

/** Draws up a line from what was proposed. Nothing moves. */
export function drawUp(table: Table, key: ChanceKey, next: Next, name: string, at: number): Written {
  const { match, log, chain } = table;
  const undone = undoneBy(table, next);
  const seen = viewersOf(match.seats).map((viewer, place) => {
    const before = table.noticed[place];
    if (before === undefined) throw new Error('a viewer is missing');
    const gone = undone.flatMap((seq) => itemAt(log, seq, viewer) ?? []);
    return { before, found: notice(match, next, viewer, before, gone) };
  });
  const noticed = seen.map(({ before, found }) => found?.after ?? before);
  const line: Line = {
    ...{ seq: next.line, key: name, at, entry: next.entry, rolls: next.rolls, told: next.told, undone },
    kept: log.told.length - (match.told.length - next.kept),
    noticed: seen.reduce((bits, { found }, place) => (found === null ? bits : bits + 2 ** place), 0),
    chain: chained(key, chain, next.entry, next.rolls),
  };
  const items = seen.map(({ found }) => found?.item ?? null);
  return { next, line, items, noticed, asks: asksAfter(table, next, noticed) };
}

/** A new question has the number of what its seat has noticed by then; one that stays keeps its own. */
function asksAfter({ match, asks }: Table, { questions }: Next, noticed: readonly Noticed[]): Table['asks'] {
  return questions.map((question, seat) => {
    if (question === null) return null;
    return question === match.questions[seat] ? (asks[seat] ?? 0) : (noticed[seat]?.n ?? 0);
  });
}

/** The only place at which a table moves: the line is kept, now it is made. */
export function advance(table: Table, written: Written): void {
  const { next, line, noticed, asks } = written;
  commit(table.match, next);
  writeDown(table.log, line);
  table.noticed = noticed;
  table.asks = asks;
  table.chain = line.chain;
}
