import { onShelf, type ShelfEntry } from '../../games/shelf.ts';
import type { Language } from '../../kernel/game.ts';
import type { MatchInfo } from '../matches/lobby.ts';
import type { Occasion } from '../store/channel-store.ts';
import { WORDS } from './words.ts';

/** What somebody is told, in his language: the game, with whom, and where. Nothing of how it stands there. */
export interface Message {
  readonly kind: Occasion | 'test';
  readonly title: string;
  readonly text: string;
  /** The name of the game; '' where it is about none. */
  readonly game: string;
  readonly others: readonly string[];
  /** Where it leads to, within this server, and from anywhere. */
  readonly path: string;
  readonly link: string;
  /** What is told of the same replaces one another. */
  readonly topic: string;
  readonly at: number;
}

/** Of a match only what was agreed on and who sits there. */
export type Told = Pick<MatchInfo, 'id' | 'game' | 'names' | 'bots' | 'seat'>;

export interface Teller {
  readonly shelf: readonly ShelfEntry[];
  /** Where people find this server. */
  readonly origin: string;
}

/** `by`: who calls, where somebody is called by name. */
export function messageOf(
  { shelf, origin }: Teller,
  kind: Occasion,
  match: Told,
  by: string | null,
  language: Language,
  at: number,
): Message {
  const words = WORDS[language];
  const game = words.typeset(onShelf(shelf, match.game)?.title[language] ?? match.game);
  const others = match.names.flatMap((name, seat) => {
    if (seat === match.seat) return [];
    if (match.bots[seat] != null) return [words.bot];
    return name === null ? [] : [name === '' ? words.left : name];
  });
  const { title, text } = words[kind](game, kind === 'call' ? (by ?? words.left) : words.list(others));
  const path = kind === 'call' ? '/online' : `/match/${match.id}`;
  return { kind, title, text, game, others, path, link: origin + path, topic: match.id, at };
}

/** What is sent when somebody tries whether it reaches him. */
export function testMessage({ origin }: Teller, language: Language, at: number): Message {
  const { title, text } = WORDS[language].test;
  const path = '/account';
  return { kind: 'test', title, text, game: '', others: [], path, link: origin + path, topic: 'test', at };
}
