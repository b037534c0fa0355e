import type { ReactNode } from 'preact/compat';
import type { Game, GameView, Viewer } from '../../kernel/game.ts';
import { Icon, type Sign } from '../parts/icons.tsx';
import { Link } from '../parts/link.tsx';
import { Brand, LanguageSwitch } from '../parts/masthead.tsx';
import type { Seated, TableState } from '../play/table.ts';
import { changeSettings, useSettings } from '../settings.ts';
import { useWords } from '../words/words.ts';

/** The head of the table: who plays, how it stands, and what can be asked of the table itself. */
export function TableBar({
  game,
  seated,
  state,
  view,
  children,
}: {
  readonly game: Game;
  readonly seated: Seated;
  readonly state: TableState;
  /** The table that is shown. */
  readonly view: GameView;
  readonly children: ReactNode;
}) {
  const words = useWords();
  const { language } = useSettings();
  const text = game.text[language];
  const names = seated.info.players.map((_, seat) => text.seat(view, seat));
  return (
    <header className="bar table-bar">
      <Brand />
      <h1>
        <span className="game-title">{text.title}</span> <span className="versus">{words.versus(names)}</span>
        <Remarks seated={seated} />
      </h1>
      <div className="status">{children}</div>
      <nav aria-label={words.table.menu}>
        <TableLinks game={game.id} id={seated.coach === undefined ? seated.info.id : null} viewer={state.viewer} />
      </nav>
    </header>
  );
}

/** Where one can go from the table, and what can be set: in the bar, or on a sheet of its own on a phone. */
export function TableLinks({
  game,
  id,
  viewer,
}: {
  readonly game: string;
  /** Null at a table that has no replay. */
  readonly id: string | null;
  readonly viewer: Viewer;
}) {
  const words = useWords();
  const { sound } = useSettings();
  return (
    <>
      {id !== null && (
        <Link to={{ page: 'replay', id, at: null, seat: viewer }} className="plain" title={words.table.replay}>
          <Icon sign="film" /> <span className="label">{words.table.replay}</span>
        </Link>
      )}
      <Link to={{ page: 'rules', game, clause: null }} className="plain" title={words.pages.rules}>
        <Icon sign="book" /> <span className="label">{words.pages.rules}</span>
      </Link>
      <BarButton
        sign={sound ? 'sound' : 'mute'}
        name={words.colon(words.table.sound, sound ? words.on : words.off)}
        onPress={() => changeSettings({ sound: !sound })}
      />
      <Link to={{ page: 'settings' }} className="plain" title={words.pages.settings}>
        <Icon sign="gear" /> <span className="label">{words.pages.settings}</span>
      </Link>
      <LanguageSwitch />
    </>
  );
}

function BarButton({
  sign,
  name,
  onPress,
}: {
  readonly sign: Sign;
  readonly name: string;
  readonly onPress: () => void;
}) {
  return (
    <button type="button" className="plain" onClick={onPress} title={name}>
      <Icon sign={sign} /> <span className="label">{name}</span>
    </button>
  );
}

function Remarks({ seated }: { readonly seated: Seated }) {
  const words = useWords();
  const { standardPack, continued, fork } = seated.info;
  return (
    <>
      {seated.coach !== undefined && (
        <span className="remark" title={words.guide.arrangedHelp}>
          {words.guide.arranged}
        </span>
      )}
      {!standardPack && <span className="remark">{words.table.changedPack}</span>}
      {continued && <span className="remark">{words.table.continued}</span>}
      {fork !== null && <span className="remark">{words.table.fork}</span>}
    </>
  );
}
