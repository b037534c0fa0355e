import { type ChangeEvent, type FormEvent, useState } from 'preact/compat';
import type { Game, Language } from '../../kernel/game.ts';
import { type Options, standardOptions } from '../../kernel/options.ts';
import { PackError } from '../../kernel/pack.ts';
import { LEVELS, USUAL_LEVEL } from '../bots/levels.ts';
import { NotLasting } from '../home/not-lasting.tsx';
import { isProblem, type Player, type Problem } from '../keeper/contract.ts';
import { Fault, FaultWords, Loading } from '../parts/fault.tsx';
import { Check, Choose } from '../parts/fields.tsx';
import { Masthead } from '../parts/masthead.tsx';
import { OptionFields } from '../parts/option-fields.tsx';
import { useKeeper } from '../play/keeper.ts';
import { type Opened, openGame, useGame } from '../play/opened.ts';
import { go } from '../router.ts';
import { useSettings } from '../settings.ts';
import { useAskedWords } from '../words/asked.ts';
import type { AskedWords } from '../words/asked-en.ts';
import type { Words } from '../words/en.ts';
import { useWords } from '../words/words.ts';

export function NewMatchPage({ id }: { readonly id: string }) {
  const opened = useGame(id);
  if (opened === 'loading') return <Loading />;
  if (opened === null) return <Fault problem={{ fault: 'unknown-game', detail: id }} />;
  return <Form {...opened} />;
}

const asText = (player: Player): string => (player.kind === 'bot' ? `bot/${player.level}` : player.kind);

function asSitter(text: string): Player {
  if (text === 'me' || text === 'friend') return { kind: text };
  return { kind: 'bot', level: text.slice('bot/'.length) };
}

/** Who may sit at a seat: where there is only one, nobody shares the screen, and a bot is somebody to watch. */
function playerNames(
  { newMatch, alone }: Words,
  asked: AskedWords,
  isAlone: boolean,
): Readonly<Record<string, string>> {
  const bot = isAlone ? alone.bot : newMatch.bot;
  const bots = LEVELS.map((level) => [`bot/${level}`, bot(newMatch.levels[level] ?? level)]);
  const friends = isAlone ? [] : [['friend', asked.newMatch.friend]];
  return Object.fromEntries([['me', asked.newMatch.me], ...friends, ...bots]);
}

interface OwnPack {
  readonly name: string;
  readonly value: unknown;
}

/** What was agreed on, as far as the game has it with other components. */
function agreedOn(options: Options, before: Game, game: Game): Options {
  const listed = (of: Game, id: string) => of.options.find((field) => field.id === id)?.values;
  const kept = Object.entries(options).filter(([id, value]) => {
    const now = listed(game, id);
    // What no list has is somebody's own.
    return now?.includes(value) === true || (now !== undefined && listed(before, id)?.includes(value) === false);
  });
  return { ...standardOptions(game.options), ...Object.fromEntries(kept) };
}

/** The form is drawn from the game's options, with the components that are chosen; as it stands, it is a match that can begin. */
function Form(standard: Opened) {
  const [{ game, presentation }, setOpened] = useState(standard);
  const words = useWords();
  const asked = useAskedWords();
  const { language } = useSettings();
  const keeper = useKeeper();
  const text = game.text[language];
  const [options, setOptions] = useState<Options>(standardOptions(game.options));
  const [sitting, setSitting] = useState<readonly Player[]>([]);
  const [curtain, setCurtain] = useState(true);
  const [guided, setGuided] = useState(false);
  const [pack, setPack] = useState<OwnPack | null>(null);
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const strongest: Player = { kind: 'bot', level: USUAL_LEVEL };
  const players = Array.from({ length: game.seats(options) }, (_, seat): Player => {
    return sitting[seat] ?? (seat === 0 ? { kind: 'me' } : strongest);
  });
  const commands = presentation.seats?.(options, language);
  const seatName = (seat: number): string => {
    const army = commands?.[seat];
    if (players.length === 1) return army ?? words.alone.seat;
    const name = words.newMatch.seat(seat);
    return army === undefined ? name : words.colon(name, army);
  };
  const people = players.filter(({ kind }) => kind !== 'bot').length;

  const takePack = async (file: File | null) => {
    setReading(true);
    const { pack: chosen, opened, problem: found } = file === null ? NO_PACK : await readPack(game.id, file, language);
    setReading(false);
    setProblem(found);
    // What is no data at all changes nothing; what is no set of components stays chosen, so that nothing begins with others.
    if (chosen === null && found !== null) return;
    setPack(chosen);
    const next = opened ?? standard;
    setOpened(next);
    setOptions(agreedOn(options, game, next.game));
  };

  const start = async (event: FormEvent) => {
    event.preventDefault();
    const started = await keeper.start({
      game: game.id,
      options,
      players,
      curtain,
      guided,
      ...(pack === null ? {} : { pack: pack.value }),
    });
    setProblem(isProblem(started) ? started : null);
    if (!isProblem(started)) go({ page: 'match', id: started.id });
  };

  return (
    <>
      <Masthead />
      <main id="main" className="page narrow">
        <h1>{asked.newMatch.title(text.title)}</h1>
        <p className="blurb">{text.blurb}</p>
        <form onSubmit={(event) => void start(event)}>
          <fieldset>
            <legend>{words.newMatch.seats}</legend>
            {players.map((player, seat) => (
              <Choose
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
                key={seat}
                name={seatName(seat)}
                value={asText(player)}
                values={playerNames(words, asked, players.length === 1)}
                onChange={(value) => setSitting(players.map((now, i) => (i === seat ? asSitter(value) : now)))}
              />
            ))}
            {people > 1 && (
              <Check
                name={asked.newMatch.curtain}
                help={asked.newMatch.curtainHelp}
                value={curtain}
                onChange={setCurtain}
              />
            )}
            {people > 0 && (
              <Check
                name={asked.newMatch.guided}
                help={asked.newMatch.guidedHelp}
                value={guided}
                onChange={setGuided}
              />
            )}
          </fieldset>
          {game.options.length > 0 && (
            <fieldset>
              <legend>{words.newMatch.options}</legend>
              <OptionFields game={game} options={options} onOptions={setOptions} />
            </fieldset>
          )}
          <PackField pack={pack} onFile={(file) => void takePack(file)} />
          {problem !== null && (
            <p role="alert">
              <FaultWords problem={problem} />
            </p>
          )}
          <NotLasting />
          <div className="row">
            <button type="submit" className="primary large" disabled={reading}>
              {asked.newMatch.start}
            </button>
          </div>
        </form>
      </main>
    </>
  );
}

interface ReadPack {
  readonly pack: OwnPack | null;
  /** The game with these components; null: with those of the box. */
  readonly opened: Opened | null;
  readonly problem: Problem | null;
}

const NO_PACK: ReadPack = { pack: null, opened: null, problem: null };

/** A file with components, and the game with them. */
async function readPack(id: string, file: File, language: Language): Promise<ReadPack> {
  let pack: OwnPack | null = null;
  try {
    pack = { name: file.name, value: JSON.parse(await file.text()) };
    return { pack, opened: await openGame(id, pack.value), problem: null };
  } catch (error) {
    const detail = error instanceof PackError ? error.said[language] : file.name;
    return { pack, opened: null, problem: { fault: 'bad-pack', detail } };
  }
}

function PackField({ pack, onFile }: { readonly pack: OwnPack | null; readonly onFile: (file: File | null) => void }) {
  const asked = useAskedWords();
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    event.currentTarget.value = '';
    if (file !== undefined) onFile(file);
  };
  return (
    <fieldset>
      <legend>{asked.newMatch.pack}</legend>
      <p>{pack === null ? asked.newMatch.packStandard : asked.newMatch.packChosen(pack.name)}</p>
      <div className="row">
        <label className="file small">
          {asked.newMatch.packOwn}
          <input type="file" accept=".json,application/json" onChange={take} />
        </label>
        {pack !== null && (
          <button type="button" className="small" onClick={() => onFile(null)}>
            {asked.newMatch.packStandard}
          </button>
        )}
      </div>
      <p className="help">{asked.newMatch.packHelp}</p>
    </fieldset>
  );
}
