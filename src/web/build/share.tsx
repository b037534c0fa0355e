import { type ChangeEvent, type FormEvent, useId, useState } from 'preact/compat';
import type { Game } from '../../kernel/game.ts';
import type { Build, Workshop } from '../../table/workshop.ts';
import { saveFile } from '../files.ts';
import { useSettings } from '../settings.ts';
import { entryOf } from '../shelf.ts';
import { useBuildWords } from '../words/build.ts';
import { useWords } from '../words/words.ts';
import { bringIn, fileOf, LARGEST, lineOf } from './exchange.ts';
import { addBuild, type KeptBuild } from './kept.ts';
import { Objections } from './play.tsx';

/** A name of a file in letters that any disk takes. */
const fileName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase() || 'army';

/** As a file, and as a line that can be pasted. */
export function Share({
  game,
  workshop,
  kept: { name, build },
}: {
  readonly game: Game;
  readonly workshop: Workshop;
  readonly kept: KeptBuild;
}) {
  const words = useBuildWords();
  const [line, setLine] = useState<'copied' | 'shown' | null>(null);
  const text = lineOf(game.id, name, workshop, build);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setLine('copied');
    } catch {
      setLine('shown');
    }
  };
  return (
    <>
      <button
        type="button"
        className="small"
        onClick={() => saveFile(`${fileName(name)}.army.json`, fileOf(game.id, workshop, [{ name, build }]))}
      >
        {words.saveFile}
      </button>
      <button type="button" className="small" onClick={() => void copy()}>
        {words.line}
      </button>
      {line !== null && (
        <div className="line-shown">
          <p role="status">{line === 'copied' ? words.lineCopied : words.lineShown}</p>
          <textarea
            aria-label={words.line}
            readOnly
            rows={3}
            value={text}
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
      )}
    </>
  );
}

type Said =
  | { readonly good: string }
  | { readonly bad: string; readonly because?: { readonly clause: string; readonly text: string } };

/** Brings in what somebody has pasted or opened: all of it, or nothing and why. */
export function BringIn({ game, workshop }: { readonly game: Game; readonly workshop: Workshop }) {
  const words = useBuildWords();
  const shell = useWords();
  const { language } = useSettings();
  const [text, setText] = useState('');
  const [said, setSaid] = useState<Said | null>(null);
  const id = useId();

  const isReady = (build: Build) => workshop.objections(build, language).length === 0;
  const bring = (from: string): boolean => {
    const brought = bringIn(from, { game: game.id, workshop, language, unnamed: words.unnamed });
    if ('fault' in brought) {
      setSaid(
        brought.fault === 'other-game'
          ? { bad: words.otherGame(entryOf(brought.game)?.title[language] ?? brought.game) }
          : brought.fault === 'refused'
            ? { bad: words.refused, because: brought.objection }
            : { bad: words.bringFaults[brought.fault] },
      );
      return false;
    }
    const kept = brought.map(({ name, build }) => addBuild(game.id, name, build));
    const names = shell.list(kept.map(({ name }) => name));
    setSaid({ good: kept.every(({ build }) => isReady(build)) ? words.brought(names) : words.broughtUnready(names) });
    return true;
  };
  const pasted = (event: FormEvent) => {
    event.preventDefault();
    if (bring(text)) setText('');
  };
  const opened = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    event.currentTarget.value = '';
    if (file === undefined) return;
    // Nobody waits until a film has been read to be told that it is no army.
    if (file.size > LARGEST * 4) setSaid({ bad: words.bringFaults['too-large'] });
    else bring(await file.text());
  };

  return (
    <section className="bring" aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{words.bring}</h2>
      <p className="help">{words.bringHelp}</p>
      <form className="bring-form" onSubmit={pasted}>
        <label htmlFor={id}>{words.bringLine}</label>
        <textarea id={id} rows={2} value={text} onInput={(event) => setText(event.currentTarget.value)} />
        <span className="bring-ways">
          <button type="submit" className="secondary">
            {words.bringNow}
          </button>
          <label className="file secondary">
            {words.bringFile}
            <input
              type="file"
              accept=".json,.txt,application/json,text/plain"
              onChange={(event) => void opened(event)}
            />
          </label>
        </span>
      </form>
      {said !== null && ('good' in said ? <p role="status">{said.good}</p> : <Refused game={game.id} said={said} />)}
    </section>
  );
}

function Refused({
  game,
  said: { bad, because },
}: {
  readonly game: string;
  readonly said: Exclude<Said, { good: string }>;
}) {
  return (
    <div role="alert">
      <p>{bad}</p>
      {because !== undefined && <Objections game={game} list={[because]} />}
    </div>
  );
}
