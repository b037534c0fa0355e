import { LANGUAGES } from '../../kernel/game.ts';
import { useKeeper } from '../play/keeper.ts';
import { readIn } from '../play/opened.ts';
import { usePlace } from '../router.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/words.ts';
import { Icon } from './icons.tsx';
import { Link } from './link.tsx';

/** The other language, by its own name: one click, and every word changes. */
export function LanguageSwitch() {
  const words = useWords();
  const { language } = useSettings();
  const keeper = useKeeper();
  const other = LANGUAGES.find((known) => known !== language) ?? 'en';
  return (
    <button type="button" className="plain language" lang={other} onClick={() => void readIn(keeper, other)}>
      {words.languages[other]}
    </button>
  );
}

/** With what every head begins: past it to what the page is for, and home. */
export function Brand() {
  const words = useWords();
  return (
    <>
      <a className="skip" href="#main">
        {words.skipToMain}
      </a>
      <Link to={{ page: 'home' }} className="brand">
        {words.brand}
      </Link>
    </>
  );
}

/** The head of every page but the table, with the way back in words. */
export function Masthead() {
  const words = useWords();
  const { page } = usePlace();
  return (
    <header className="bar">
      <Brand />
      {page !== 'home' && (
        <Link to={{ page: 'home' }} className="plain to-shelf">
          <Icon sign="home" /> {words.table.toShelf}
        </Link>
      )}
      <span className="grow" />
      <nav aria-label={words.brand}>
        <Link to={{ page: 'settings' }} className="plain">
          <Icon sign="gear" /> <span className="label">{words.pages.settings}</span>
        </Link>
        <LanguageSwitch />
      </nav>
    </header>
  );
}
