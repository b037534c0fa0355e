import { type ReactNode, useId, useRef, useState } from 'react';
import type { Game } from '../../kernel/game.ts';
import { Icon, type Sign } from '../parts/icons.tsx';
import { Link } from '../parts/link.tsx';
import { LanguageSwitch } from '../parts/masthead.tsx';
import type { Look } from '../keeper/contract.ts';
import type { Seated, TableState } from '../play/table.ts';
import { changeSettings, useSettings } from '../settings.ts';
import type { Words } from '../words/en.ts';
import { useWords } from '../words/words.ts';

/** The head of the table: who plays, how it stands, and what can be asked of the table itself. */
export function TableBar({
  game,
  seated,
  state,
  look,
  children,
}: {
  readonly game: Game;
  readonly seated: Seated;
  readonly state: TableState;
  readonly look: Look;
  readonly children: ReactNode;
}) {
  const words = useWords();
  const { language, sound } = useSettings();
  const text = game.text[language];
  const names = seated.info.sitters.map((_, seat) => text.seat(look.view, seat));
  return (
    <header className="bar table-bar">
      <a className="skip" href="#main">
        {words.skipToMain}
      </a>
      <Link to={{ page: 'home' }} className="brand">
        {words.brand}
      </Link>
      <h1>
        <span className="game-title">{text.title}</span> <span className="versus">{words.versus(names)}</span>
        <Remarks seated={seated} />
      </h1>
      <div className="status">{children}</div>
      <nav aria-label={words.table.menu}>
        <UndoButton seated={seated} state={state} look={look} />
        <BarButton sign="again" name={words.table.happened} onPress={() => void seated.again()} />
        <Link to={{ page: 'replay', id: seated.info.id, at: null, seat: state.viewer }} className="plain">
          <Icon sign="film" /> <span className="label">{words.table.replay}</span>
        </Link>
        <Link to={{ page: 'rules', game: game.id, clause: null }} className="plain">
          <Icon sign="book" /> <span className="label">{words.pages.rules}</span>
        </Link>
        <BarButton
          sign={sound ? 'sound' : 'mute'}
          name={words.colon(words.settings.sound, sound ? words.on : words.off)}
          onPress={() => changeSettings({ sound: !sound })}
          bare
        />
        <Link to={{ page: 'settings' }} className="plain">
          <Icon sign="gear" /> <span className="unseen">{words.pages.settings}</span>
        </Link>
        <LanguageSwitch />
      </nav>
    </header>
  );
}

function BarButton({
  sign,
  name,
  onPress,
  bare = false,
}: {
  readonly sign: Sign;
  readonly name: string;
  readonly onPress: () => void;
  readonly bare?: boolean;
}) {
  return (
    <button type="button" className="plain" onClick={onPress} title={name}>
      <Icon sign={sign} /> <span className={bare ? 'unseen' : 'label'}>{name}</span>
    </button>
  );
}

function Remarks({ seated }: { readonly seated: Seated }) {
  const words = useWords();
  const { standardPack, continued, fork } = seated.info;
  return (
    <>
      {!standardPack && <span className="remark">{words.table.changedPack}</span>}
      {continued && <span className="remark">{words.table.continued}</span>}
      {fork !== null && <span className="remark">{words.table.fork}</span>}
    </>
  );
}

/** Why the last choice stands; empty if it can be taken back. */
function whyNoUndo(words: Words, state: TableState, look: Look): string {
  if (look.undoable > 0) return '';
  const acted = look.line > 0 && state.viewer !== null;
  return acted ? words.table.noUndo.stands : words.table.noUndo.nothing;
}

function UndoButton({
  seated,
  state,
  look,
}: {
  readonly seated: Seated;
  readonly state: TableState;
  readonly look: Look;
}) {
  const words = useWords();
  const [asked, setAsked] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const reasonId = useId();
  const reason = whyNoUndo(words, state, look);
  const press = () => {
    if (reason === '') {
      setAsked(false);
      void seated.undo();
      return;
    }
    setAsked(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAsked(false), 6000);
  };
  return (
    <span className="undo">
      <button
        type="button"
        className="plain"
        aria-disabled={reason !== ''}
        aria-describedby={reason === '' ? undefined : reasonId}
        title={reason === '' ? words.table.undo : reason}
        onClick={press}
      >
        <Icon sign="undo" /> <span className="label">{words.table.undo}</span>
      </button>
      <span id={reasonId} role="status" className={asked && reason !== '' ? 'bubble' : 'unseen'}>
        {reason}
      </span>
    </span>
  );
}
