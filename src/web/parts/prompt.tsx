import type { Game, GameView } from '../../kernel/game.ts';
import type { Player } from '../keeper/contract.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/words.ts';

/** Who is to do what, or whom we wait for. */
export function Prompt({
  game,
  view,
  players,
  here,
}: {
  readonly game: Game;
  readonly view: GameView;
  readonly players: readonly Player[];
  /** Whether the match is played at this page. */
  readonly here: boolean;
}) {
  const words = useWords();
  const { language } = useSettings();
  const text = game.text[language];
  const mine = here && view.viewer !== null && view.asked.includes(view.viewer);
  const waited = view.asked.filter((seat) => !mine || seat !== view.viewer);
  const thinking = waited.every((seat) => players[seat]?.kind === 'bot');
  const names = words.list(waited.map((seat) => text.seat(view, seat)));
  let who = words.table.yours;
  if (!mine && waited.length === 0) who = words.loading;
  else if (!mine) who = thinking ? words.table.thinking(names, waited.length) : words.table.waiting(names);
  return (
    <div className="prompt" data-mine={mine}>
      <p className="who">{who}</p>
      <p className="what">{text.prompt(view)}</p>
    </div>
  );
}
