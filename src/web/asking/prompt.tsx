import type { Seat } from '../../kernel/flow.ts';
import type { Game, GameView, Viewer } from '../../kernel/game.ts';
import type { Player } from '../keeper/contract.ts';
import { goingBy } from '../play/reactions.ts';
import { useSettings } from '../settings.ts';
import type { Words } from '../words/en.ts';
import { useWords } from '../words/words.ts';
import { called } from './called.ts';

/** Who is to do what, or whom we wait for. */
export function Prompt({
  game,
  view,
  players,
  handed,
  here,
  openly = null,
  single = false,
}: {
  readonly game: Game;
  readonly view: GameView;
  readonly players: readonly Player[];
  /** For each seat the level of the bot that plays on for its person, or null. */
  readonly handed: readonly (string | null)[];
  /** Whether the match is played at this page. */
  readonly here: boolean;
  /** The seat that decides before everybody at this screen. */
  readonly openly?: Viewer;
  /** There is a single answer: in a window, that nothing is played. */
  readonly single?: boolean;
}) {
  const words = useWords();
  const { language } = useSettings();
  const text = game.text[language];
  const isBot = (seat: Seat) => players[seat]?.kind === 'bot' || handed[seat] != null;
  const mine = here && view.viewer !== null && view.asked.includes(view.viewer) && !isBot(view.viewer);
  const waited = view.asked.filter((seat) => !mine || seat !== view.viewer);
  const thinking = waited.every(isBot);
  const names = words.list(waited.map((seat) => called(text.seat(view, seat), players, seat)));
  if (openly !== null)
    return (
      <div className="prompt" data-mine="true">
        <p className="who">{words.table.openly(text.seat(view, openly))}</p>
        <p className="what">{text.prompt(view)}</p>
      </div>
    );
  let who = mine ? asking(words, game, view, single, (seat) => text.seat(view, seat)) : '';
  if (!mine && waited.length === 0) who = words.loading;
  else if (!mine) who = thinking ? words.table.thinking(names, waited.length) : words.table.waiting(names);
  return (
    <div className="prompt" data-mine={mine}>
      <p className="who">{who}</p>
      {/* At a table on the way nobody is asked anything, and so there is no question to read. */}
      {(view.asked.length > 0 || view.outcome !== null) && <p className="what">{text.prompt(view)}</p>}
    </div>
  );
}

/** That it is the viewer's turn; in a reaction window, whose doing it is that he may answer. */
function asking(words: Words, game: Game, view: GameView, single: boolean, name: (seat: Seat) => string): string {
  const whose = goingBy(game, view) === null ? null : (game.reactions?.whose(view) ?? null);
  const span = game.reactions?.spans[0];
  if (whose === null || span === undefined) return words.table.yours;
  if (whose === view.viewer) return single ? words.reactions.nothing : words.reactions.own[span];
  return words.reactions.to[span](name(whose));
}
