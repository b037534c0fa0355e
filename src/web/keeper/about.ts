import { isNumber, isText } from '../../keeper/read-flow.ts';
import type { Head } from '../../keeper/store.ts';
import { LANGUAGES, type Language } from '../../kernel/game.ts';
import type { Options } from '../../kernel/options.ts';
import { isObject, type Plain } from '../../kernel/plain.ts';
import { areContributions, type ChanceKey, contributionFault, isSecret } from '../../kernel/provable-chance.ts';
import type { Agreed, ForkOf, MatchInfo, Player, Problem, Summary } from './contract.ts';

/** What is kept of it: never changes. */
export interface About extends Agreed {
  /** It began with its set-up, by the rules of its first line: only then can all of it be published and checked. */
  readonly whole: boolean;
  readonly pack: Plain;
}

/** A match that can't be used, and why. */
export class SaveError extends Error {
  override readonly name = 'SaveError';
  readonly problem: Problem;
  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem.detail, options);
    this.problem = problem;
  }
}

export const problem = (fault: Problem['fault'], detail = ''): Problem => ({ fault, detail });

export function refuse(fault: Problem['fault'], detail: string): never {
  throw new SaveError(problem(fault, detail));
}

export function readPlayer(value: unknown): Player {
  if (isObject(value)) {
    if (value['kind'] === 'me' || value['kind'] === 'friend') return { kind: value['kind'] };
    if (value['kind'] === 'bot' && isText(value['level'])) return { kind: 'bot', level: value['level'] };
  }
  return refuse('not-ours', 'a seat is taken by nobody we know');
}

export function readPlayers(value: unknown): readonly Player[] {
  return Array.isArray(value) ? value.map(readPlayer) : refuse('not-ours', 'no seats are named');
}

export function readFork(value: unknown): ForkOf | null {
  if (value === null) return null;
  if (!isObject(value) || !isText(value['id']) || !isNumber(value['at']))
    return refuse('not-ours', 'it is not said where the match branches off');
  return { id: value['id'], at: value['at'] };
}

function readOptionValues(value: unknown): Options {
  if (!isObject(value)) return refuse('not-ours', 'the options are missing');
  return Object.fromEntries(
    Object.entries(value).map(([name, chosen]) => [name, isText(chosen) ? chosen : refuse('not-ours', name)] as const),
  );
}

/** What a store or a file says of a match, checked for its form. */
export function readAbout(value: Plain): About {
  if (!isObject(value)) return refuse('not-ours', 'nothing is said of the match');
  const { game, made, commitment: promised, pack } = value;
  if (!isText(game) || !isNumber(made) || !isText(promised)) return refuse('not-ours', 'the match has no name');
  return {
    game,
    options: readOptionValues(value['options']),
    players: readPlayers(value['players']),
    curtain: value['curtain'] === true,
    guided: value['guided'] === true,
    made,
    commitment: promised,
    whole: value['whole'] === true,
    continued: value['continued'] === true,
    fork: readFork(value['fork'] ?? null),
    pack: pack ?? null,
  };
}

/** What a match is told of as plain data. */
export function aboutPlain(about: About): Plain {
  const { fork, players, ...rest } = about;
  return {
    ...rest,
    players: players.map((player): Plain => (player.kind === 'bot' ? { ...player } : { kind: player.kind })),
    fork: fork === null ? null : { id: fork.id, at: fork.at },
  };
}

const isNumbers = (value: unknown): value is readonly number[] => Array.isArray(value) && value.every(isNumber);

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);

export function readKey(value: unknown): ChanceKey {
  if (!isObject(value) || !isSecret(value['secret'])) return refuse('not-ours', 'the dice are lost');
  const { secret, contributions } = value;
  if (isTexts(contributions) && !contributions.some((text) => text.includes('\n'))) return { secret, contributions };
  if (!isTexts(contributions) && areContributions(contributions) && contributionFault(contributions) === null)
    return { secret, contributions };
  return refuse('not-ours', 'the dice are lost');
}

export const keyPlain = ({ secret, contributions }: ChanceKey): Plain => ({
  secret,
  contributions: contributions.map((one): Plain => (isText(one) ? one : { ...one })),
});

/** What is told in one language or in both: at least in one. */
export function readTold<T>(
  value: unknown,
  fits: (told: unknown) => told is T,
): Readonly<Partial<Record<Language, T>>> {
  const told: Partial<Record<Language, T>> = {};
  for (const language of LANGUAGES) {
    const words = isObject(value) ? value[language] : undefined;
    if (words === undefined) continue;
    told[language] = fits(words) ? words : refuse('not-ours', 'the match is told of in no language');
  }
  return told;
}

export function summaryOf({ id, seq, over, changed, summary }: Head, { game, made, players }: About): Summary {
  const told = isObject(summary) ? summary : {};
  return {
    ...{ id, game, made, changed, players, over, lines: seq },
    names: readTold(told['names'], isTexts),
    now: readTold(told['now'], isText),
    asked: isNumbers(told['asked']) ? told['asked'] : null,
  };
}

export function infoOf(
  id: string,
  { whole: _whole, ...agreed }: About,
  { standardPack, continued }: Pick<MatchInfo, 'standardPack' | 'continued'>,
): MatchInfo {
  return { ...agreed, id, standardPack, continued };
}
