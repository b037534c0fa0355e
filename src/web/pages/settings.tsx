import { LANGUAGES } from '../../kernel/game.ts';
import { Check, Segments } from '../parts/fields.tsx';
import { Link } from '../parts/link.tsx';
import { Masthead } from '../parts/masthead.tsx';
import { useKeeper } from '../play/keeper.ts';
import { readIn } from '../play/opened.ts';
import { changeSettings, useSettings } from '../settings.ts';
import { useAskedWords } from '../words/asked.ts';
import { useWords } from '../words/words.ts';

export function SettingsPage() {
  const words = useWords();
  return (
    <>
      <Masthead />
      <main id="main" className="page narrow">
        <h1>{words.pages.settings}</h1>
        <SettingsForm />
      </main>
    </>
  );
}

/** What can be set, on a page of its own or over the table. */
export function SettingsForm() {
  const words = useWords();
  const asked = useAskedWords();
  const settings = useSettings();
  const keeper = useKeeper();
  const { language, theme, motion, speed, pace, sound, confirm, auto, ends, react, keys } = settings;
  const w = asked.settings;
  return (
    <>
      <form>
        <Segments
          name={w.language}
          value={language}
          values={words.languages}
          onChange={(value) => void readIn(keeper, LANGUAGES.find((known) => known === value) ?? 'en')}
        />
        <Segments
          name={w.theme}
          value={theme}
          values={w.themes}
          onChange={(value) => changeSettings({ theme: value })}
        />
        <Segments
          name={w.motion}
          value={motion}
          values={w.motions}
          onChange={(value) => changeSettings({ motion: value })}
        />
        <Segments
          name={w.speed}
          value={speed}
          values={w.speeds}
          onChange={(value) => changeSettings({ speed: value })}
        />
        <Segments
          name={words.alone.walk.settings}
          value={pace}
          values={words.alone.walk.paces}
          onChange={(value) => changeSettings({ pace: value })}
        />
        <Segments
          name={w.react}
          help={w.reactHelp}
          value={react}
          values={w.reacts}
          onChange={(value) => changeSettings({ react: value })}
        />
        <fieldset>
          <legend>{w.atTable}</legend>
          <Check name={words.table.sound} value={sound} onChange={(value) => changeSettings({ sound: value })} />
          <Check
            name={w.confirm}
            help={w.confirmHelp}
            value={confirm}
            onChange={(value) => changeSettings({ confirm: value })}
          />
          <Check name={w.auto} help={w.autoHelp} value={auto} onChange={(value) => changeSettings({ auto: value })} />
          {auto && (
            <Check name={w.ends} help={w.endsHelp} value={ends} onChange={(value) => changeSettings({ ends: value })} />
          )}
          <Check name={w.keys} value={keys} onChange={(value) => changeSettings({ keys: value })} />
        </fieldset>
      </form>
      <p>
        <Link to={{ page: 'keys' }}>{asked.keys.show}</Link>
      </p>
      <p className="help">{w.saved}</p>
      <p className="help">{w.fonts}</p>
    </>
  );
}
