import type { Flow, Seat } from '../../kernel/flow.ts';
import type { Game, Language, Viewer } from '../../kernel/game.ts';
import { hashOf } from '../../kernel/hash.ts';
import { JournalError, journalOf, playFrom, playOn, replay, type Snapshot, snapshotOf } from '../../kernel/journal.ts';
import { lines, type Match, open, resume } from '../../kernel/match.ts';
import type { Options } from '../../kernel/options.ts';
import { type ChanceKey, commitment, provableChance } from '../../kernel/provable-chance.ts';
import type { Finished, ForkOf, MatchInfo, Player, Summary } from './contract.ts';
import { type Save, SaveError, undone } from './save.ts';
import { isDice, type StandingLine, stand } from './standing.ts';

/** A match in the hands of its keeper. */
export interface KeptMatch {
  readonly id: string;
  readonly made: number;
  readonly game: Game;
  readonly match: Match;
  readonly key: ChanceKey;
  readonly players: readonly Player[];
  readonly curtain: boolean;
  readonly guided: boolean;
  readonly base: Snapshot | null;
  readonly continued: boolean;
  readonly fork: ForkOf | null;
  readonly pack: unknown;
  /** The lines that stand, the set-up first. */
  readonly standing: StandingLine[];
}

/** What a match has besides its playing. */
export type Circumstances = Pick<KeptMatch, 'id' | 'made' | 'key' | 'players' | 'curtain' | 'guided' | 'fork' | 'pack'>;

export function openKept(game: Game, options: Options, about: Circumstances): KeptMatch {
  const match = open(game, options, provableChance(about.key));
  const standing: StandingLine[] = [];
  stand(standing, match);
  return { ...about, game, match, base: null, continued: false, standing };
}

/** A match that begins at a position. */
export function openFrom(game: Game, options: Options, position: Flow, about: Circumstances): KeptMatch {
  const base: Snapshot = { at: 0, position: game.copy(position), mark: {}, hash: hashOf(position) };
  const match = resume(game, options, provableChance(about.key), game.copy(position));
  const standing: StandingLine[] = [];
  stand(standing, match);
  return { ...about, game, match, base, continued: false, standing };
}

function countersOf(snapshot: Snapshot): { readonly [stream: string]: number } {
  const out: Record<string, number> = {};
  if (snapshot.mark !== null && typeof snapshot.mark === 'object' && !Array.isArray(snapshot.mark)) {
    for (const [stream, count] of Object.entries(snapshot.mark)) if (typeof count === 'number') out[stream] = count;
  }
  return out;
}

/** Takes a save up again: plays its journal, or goes on from its last position where the rules have changed since. */
export function openSave(game: Game, save: Save): KeptMatch {
  const key: ChanceKey = { secret: save.secret, contributions: save.contributions };
  const about: Circumstances = {
    id: save.id,
    made: save.made,
    key,
    players: save.players,
    curtain: save.curtain,
    guided: save.guided,
    fork: save.fork,
    pack: save.pack,
  };
  if (save.journal.version !== game.version) return continueSave(game, save, about);
  try {
    return replaySave(game, save, about);
  } catch (error) {
    if (error instanceof JournalError)
      throw new SaveError({ fault: 'refused', detail: error.message }, { cause: error });
    throw error;
  }
}

function replaySave(game: Game, save: Save, about: Circumstances): KeptMatch {
  const standing: StandingLine[] = [];
  if (save.base === null) {
    const match = replay(game, save.journal, provableChance(about.key), (now) => stand(standing, now));
    return { ...about, game, match, base: null, continued: false, standing };
  }
  const chance = provableChance(about.key, countersOf(save.base));
  const match = playFrom(game, save.journal.options, save.base, [], chance);
  stand(standing, match);
  playOn(match, save.journal.entries, { seen: (now) => stand(standing, now) });
  return { ...about, game, match, base: save.base, continued: save.continued, standing };
}

/** The rules are newer than the match: its journal may play differently now, its last position goes on. */
function continueSave(game: Game, save: Save, about: Circumstances): KeptMatch {
  const chance = provableChance(about.key, countersOf(save.snapshot));
  const match = playFrom(game, save.journal.options, save.snapshot, [], chance);
  const standing: StandingLine[] = [];
  stand(standing, match);
  return { ...about, game, match, base: save.snapshot, continued: true, standing };
}

export function infoOf(kept: KeptMatch): MatchInfo {
  const { id, game, match, players, curtain, guided, made, key, pack, fork, continued } = kept;
  return {
    id,
    game: game.id,
    options: match.options,
    players,
    curtain,
    guided,
    made,
    commitment: commitment(key.secret),
    standardPack: game.pack.standard,
    pack,
    fork,
    continued,
  };
}

/** A match as the list tells it, in a language that its game speaks. */
export function toldIn(
  language: Language,
  game: Game,
  position: Flow,
  { players }: Pick<Summary, 'players'>,
): Pick<Summary, 'names' | 'now'> {
  const view = game.view(position, null);
  const text = game.text[language];
  return {
    names: { [language]: players.map((_, seat) => text.seat(view, seat)) },
    now: { [language]: view.outcome === null ? text.prompt(view) : text.outcome(view) },
  };
}

function summaryOf(kept: KeptMatch, changed: number, language: Language): Summary {
  const { id, game, match, made, players } = kept;
  return {
    id,
    game: game.id,
    made,
    changed,
    players,
    ...toldIn(language, game, match.position, kept),
    over: match.position.outcome !== null,
    lines: lines(match),
  };
}

export function saveOf(kept: KeptMatch, changed: number, language: Language): Save {
  return {
    format: 'bivouac/save/1',
    id: kept.id,
    made: kept.made,
    changed,
    players: kept.players,
    curtain: kept.curtain,
    guided: kept.guided,
    secret: kept.key.secret,
    contributions: kept.key.contributions,
    journal: journalOf(kept.match),
    base: kept.base,
    continued: kept.continued,
    fork: kept.fork,
    snapshot: snapshotOf(kept.match),
    pack: kept.pack,
    summary: summaryOf(kept, changed, language),
  };
}

/** May the viewer look? Nobody sees through the eyes of a bot that still plays. */
export function mayLook(kept: KeptMatch, viewer: Viewer): boolean {
  if (viewer === null || kept.match.position.outcome !== null) return true;
  const player = kept.players[viewer];
  return player !== undefined && player.kind !== 'bot';
}

export function finishedOf(kept: KeptMatch): Finished | null {
  const { match, key } = kept;
  const { outcome } = match.position;
  if (outcome === null) return null;
  const faces = new Map<string, { seat: Seat | null; sides: number; faces: number[] }>();
  for (const { at, stream, sides, value } of match.rolls) {
    if (!isDice(stream)) continue;
    const seat = match.entries[at - 1 - match.before]?.seat ?? null;
    const name = `${String(seat)}/${sides}`;
    const found = faces.get(name) ?? { seat, sides, faces: new Array<number>(sides).fill(0) };
    found.faces[value - 1] = (found.faces[value - 1] ?? 0) + 1;
    faces.set(name, found);
  }
  return {
    outcome,
    lines: lines(match),
    undone: undone(match.entries),
    dice: [...faces.values()],
    record: {
      commitment: commitment(key.secret),
      secret: key.secret,
      contributions: key.contributions,
      hash: hashOf(match.position),
    },
  };
}
