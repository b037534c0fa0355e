import { type ChangeEvent, type FormEvent, useState } from 'preact/compat';
import { type Options, standardOptions } from '../../kernel/options.ts';
import { LEVELS, USUAL_LEVEL } from '../bots/levels.ts';
import { NotLasting } from '../home/not-lasting.tsx';
import { isProblem, type Player, type Problem } from '../keeper/contract.ts';
import { Fault, FaultWords, Loading } from '../parts/fault.tsx';
import { Check, Choose } from '../parts/fields.tsx';
import { Masthead } from '../parts/masthead.tsx';
import { OptionFields } from '../parts/option-fields.tsx';
import { useKeeper } from '../play/keeper.ts';
import { type Opened, useGame } from '../play/opened.ts';
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

/** The form is drawn from the game's options; as it stands, it is a match that can begin. */
function Form({ game, presentation }: Opened) {
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
          <PackField pack={pack} onPack={setPack} onProblem={setProblem} />
          {problem !== null && (
            <p role="alert">
              <FaultWords problem={problem} />
            </p>
          )}
          <NotLasting />
          <div className="row">
            <button type="submit" className="primary large">
              {asked.newMatch.start}
            </button>
          </div>
        </form>
      </main>
    </>
  );
}

function PackField({
  pack,
  onPack,
  onProblem,
}: {
  readonly pack: OwnPack | null;
  readonly onPack: (pack: OwnPack | null) => void;
  readonly onProblem: (problem: Problem | null) => void;
}) {
  const asked = useAskedWords();
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    event.currentTarget.value = '';
    if (file === undefined) return;
    try {
      onPack({ name: file.name, value: JSON.parse(await file.text()) });
      onProblem(null);
    } catch {
      onProblem({ fault: 'bad-pack', detail: file.name });
    }
  };
  return (
    <fieldset>
      <legend>{asked.newMatch.pack}</legend>
      <p>{pack === null ? asked.newMatch.packStandard : asked.newMatch.packChosen(pack.name)}</p>
      <div className="row">
        <label className="file small">
          {asked.newMatch.packOwn}
          <input type="file" accept=".json,application/json" onChange={(event) => void read(event)} />
        </label>
        {pack !== null && (
          <button type="button" className="small" onClick={() => onPack(null)}>
            {asked.newMatch.packStandard}
          </button>
        )}
      </div>
      <p className="help">{asked.newMatch.packHelp}</p>
    </fieldset>
  );
}
