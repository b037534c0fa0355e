import { type ChangeEvent, type FormEvent, Fragment, useMemo, useState } from 'preact/compat';
import type { Language } from '../../kernel/game.ts';
import { type OptionField, type Options, standardOptions } from '../../kernel/options.ts';
import type { Workshop } from '../../table/workshop.ts';
import { LEVELS, USUAL_LEVEL } from '../bots/levels.ts';
import { type KeptBuild, useBuilds } from '../build/kept.ts';
import { isProblem, type Player, type Problem } from '../keeper/contract.ts';
import { Fault, FaultWords, Loading } from '../parts/fault.tsx';
import { Check, Choose } from '../parts/fields.tsx';
import { Link } from '../parts/link.tsx';
import { Masthead } from '../parts/masthead.tsx';
import { NotLasting } from '../parts/not-lasting.tsx';
import { useKeeper } from '../play/keeper.ts';
import { type Opened, useGame } from '../play/opened.ts';
import { useWorkshop } from '../play/workshop.ts';
import { go } from '../router.ts';
import { useSettings } from '../settings.ts';
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
function playerNames({ newMatch, alone }: Words, isAlone: boolean): Readonly<Record<string, string>> {
  const bot = isAlone ? alone.bot : newMatch.bot;
  const bots = LEVELS.map((level) => [`bot/${level}`, bot(newMatch.levels[level] ?? level)]);
  const friends = isAlone ? [] : [['friend', newMatch.friend]];
  return Object.fromEntries([['me', newMatch.me], ...friends, ...bots]);
}

interface OwnPack {
  readonly name: string;
  readonly value: unknown;
}

/** The form is drawn from the game's options; as it stands, it is a match that can begin. */
function Form({ game, presentation }: Opened) {
  const words = useWords();
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
  const workshop = useWorkshop(game.id);
  const { list } = useBuilds(game.id);
  const own = useMemo(() => ownValues(workshop, list, language), [workshop, list, language]);
  const ownNamed = Object.fromEntries([...own.names].map(([value, name]) => [value, words.newMatch.own(name)]));
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
        <h1>{words.newMatch.title(text.title)}</h1>
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
                values={playerNames(words, players.length === 1)}
                onChange={(value) => setSitting(players.map((now, i) => (i === seat ? asSitter(value) : now)))}
              />
            ))}
            {people > 1 && (
              <Check
                name={words.newMatch.curtain}
                help={words.newMatch.curtainHelp}
                value={curtain}
                onChange={setCurtain}
              />
            )}
            {people > 0 && (
              <Check
                name={words.newMatch.guided}
                help={words.newMatch.guidedHelp}
                value={guided}
                onChange={setGuided}
              />
            )}
          </fieldset>
          {game.options.length > 0 && (
            <fieldset>
              <legend>{words.newMatch.options}</legend>
              {game.options
                .filter((field) => isOffered(field, options))
                .map((field) => (
                  <Fragment key={field.id}>
                    <Choose
                      name={text.options[field.id]?.name ?? field.id}
                      help={text.options[field.id]?.help ?? ''}
                      value={options[field.id] ?? field.standard}
                      values={{
                        ...Object.fromEntries(
                          offered(field, options).map((value) => [
                            value,
                            text.options[field.id]?.values[value] ?? value,
                          ]),
                        ),
                        ...(workshop?.options.includes(field.id) === true ? ownNamed : {}),
                      }}
                      onChange={(value) => setOptions({ ...options, [field.id]: value })}
                    />
                    {workshop?.options.at(-1) === field.id && (
                      <div className="field">
                        <p className="help">
                          {own.unfinished > 0 && words.newMatch.unfinished(own.unfinished)}{' '}
                          <Link to={{ page: 'build', game: game.id, build: null }}>{words.home.build}</Link>
                        </p>
                      </div>
                    )}
                  </Fragment>
                ))}
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
              {words.newMatch.start}
            </button>
          </div>
        </form>
      </main>
    </>
  );
}

/** What was built and may be played with, by its name; and how many of it may not yet. */
function ownValues(workshop: Workshop | null, list: readonly KeptBuild[], language: Language) {
  const names = new Map<string, string>();
  let unfinished = 0;
  if (workshop === null) return { names, unfinished };
  for (const { name, build } of list) {
    if (workshop.objections(build, language).length > 0) {
      unfinished += 1;
      continue;
    }
    // Two that are the same in all but their names are one choice.
    const text = workshop.print(build);
    const other = names.get(text);
    names.set(text, other === undefined ? name : `${other}, ${name}`);
  }
  return { names, unfinished };
}

function isOffered({ only }: OptionField, options: Options): boolean {
  return only === undefined || only.values.includes(options[only.option] ?? '');
}

/** The values that do not clash with those of another option. */
function offered({ values, differs }: OptionField, options: Options): readonly string[] {
  if (differs === undefined) return values;
  const other = options[differs.from] ?? '';
  return differs.except.includes(other) ? values : values.filter((value) => value !== other);
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
  const words = useWords();
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
      <legend>{words.newMatch.pack}</legend>
      <p>{pack === null ? words.newMatch.packStandard : words.newMatch.packChosen(pack.name)}</p>
      <div className="row">
        <label className="file small">
          {words.newMatch.packOwn}
          <input type="file" accept=".json,application/json" onChange={(event) => void read(event)} />
        </label>
        {pack !== null && (
          <button type="button" className="small" onClick={() => onPack(null)}>
            {words.newMatch.packStandard}
          </button>
        )}
      </div>
      <p className="help">{words.newMatch.packHelp}</p>
    </fieldset>
  );
}
