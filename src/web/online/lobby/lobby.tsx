import { type FormEvent, useCallback, useEffect, useState } from 'preact/compat';
import { type Clock, isLive } from '../../../kernel/clock.ts';
import { type Options, standardOptions } from '../../../kernel/options.ts';
import { Check, Choose } from '../../parts/fields.tsx';
import { Link } from '../../parts/link.tsx';
import { Masthead } from '../../parts/masthead.tsx';
import { OptionFields } from '../../parts/option-fields.tsx';
import { type Opened, useGame } from '../../play/opened.ts';
import { go } from '../../router.ts';
import { useSettings } from '../../settings.ts';
import { entryOf, shelf } from '../../shelf.ts';
import { useCompanyWords } from '../../words/company.ts';
import { useOnlineWords } from '../../words/online.ts';
import { useTermsWords } from '../../words/terms.ts';
import { useTypeset, useWords } from '../../words/words.ts';
import { tendOwn } from '../line/dice.ts';
import { beNobody, type FarMatch, makeMatch, mine, type Person } from '../requests.ts';
import { BotSeats } from './bot-seats.tsx';
import { ClockFields } from './clock-fields.tsx';
import { Known } from './known.tsx';
import { MyMatch } from './my-match.tsx';
import { Openings } from './openings.tsx';
import { seatNames } from './seat-names.ts';

/** How often the list is looked at again while somebody has it before him, in milliseconds. */
const LOOK = 10_000;

/** Matches with people far away: one's own, and a new one. */
export function OnlinePage() {
  return <Known>{(person, forget) => <Lobby person={person} forget={forget} />}</Known>;
}

function Lobby({ person, forget }: { readonly person: Person; readonly forget: () => void }) {
  const words = useOnlineWords();
  const [matches, setMatches] = useState<readonly FarMatch[] | null>(null);
  const [isAway, setAway] = useState(false);
  const look = useCallback(async () => {
    const answer = await mine();
    setAway(!('value' in answer));
    if ('value' in answer) setMatches(answer.value.matches);
    else if (answer.status === 401) forget();
  }, [forget]);
  useEffect(() => {
    void look();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void look();
    }, LOOK);
    return () => clearInterval(timer);
  }, [look]);
  // Whoever opens his list has done his part for the dice of all matches that wait.
  useEffect(() => {
    for (const match of matches ?? []) if (match.state === 'gathering') void tendOwn(match);
  }, [matches]);
  return (
    <>
      <Masthead />
      <main id="main" className="page online">
        <h1>{words.title}</h1>
        <Me person={person} forget={forget} />
        {isAway && <p role="alert">{words.noServer}</p>}
        <section className="kept" aria-labelledby="far-mine">
          <h2 id="far-mine">{words.mine.title}</h2>
          {matches?.length === 0 && <p className="help">{words.mine.none}</p>}
          {matches !== null && matches.length > 0 && (
            <ul className="matches">
              {matches.map((match) => (
                <li key={match.id}>
                  <MyMatch
                    match={match}
                    isCalled={match.rematch !== null && !matches.some(({ id }) => id === match.rematch)}
                  />
                </li>
              ))}
            </ul>
          )}
        </section>
        <Openings />
        <NewFar />
      </main>
    </>
  );
}

function Me({ person, forget }: { readonly person: Person; readonly forget: () => void }) {
  const { who } = useOnlineWords();
  const { player } = useCompanyWords();
  const [asked, setAsked] = useState(false);
  const leave = async () => {
    if ('value' in (await beNobody())) forget();
  };
  return (
    <p className="me">
      {who.you(person.name)}{' '}
      <Link to={{ page: 'player', id: person.id }} className="small">
        {player.yours}
      </Link>{' '}
      <Link to={{ page: 'account' }} className="small">
        {who.account}
      </Link>{' '}
      {asked ? (
        <span className="sure">
          {who.leaveSure}{' '}
          <button type="button" className="small danger" onClick={() => void leave()}>
            {who.leave}
          </button>{' '}
          <button type="button" className="small" onClick={() => setAsked(false)}>
            {who.stay}
          </button>
        </span>
      ) : (
        <button type="button" className="small" onClick={() => setAsked(true)}>
          {who.leave}
        </button>
      )}
    </p>
  );
}

/** The games that more than one can play. */
const games = () => shelf.filter(({ seats }) => seats !== '1');

function NewFar() {
  const words = useOnlineWords();
  const { leaders } = useCompanyWords();
  const { language } = useSettings();
  const typeset = useTypeset();
  const [id, setId] = useState(games()[0]?.id ?? '');
  const opened = useGame(id);
  return (
    <section aria-labelledby="far-new">
      <h2 id="far-new">{words.make.title}</h2>
      <Choose
        name={words.make.game}
        value={id}
        values={Object.fromEntries(games().map((entry) => [entry.id, typeset(entry.title[language])]))}
        onChange={setId}
      />
      <p>
        <Link to={{ page: 'leaders', game: id }} className="small">
          {leaders.link(typeset(entryOf(id)?.title[language] ?? id))}
        </Link>
      </p>
      {opened !== 'loading' && opened !== null && <Form key={opened.game.id} {...opened} />}
    </section>
  );
}

function Form({ game, presentation }: Opened) {
  const words = useWords();
  const { make, noServer, who } = useOnlineWords();
  const company = useCompanyWords();
  const terms = useTermsWords();
  const { language } = useSettings();
  const [options, setOptions] = useState<Options>(standardOptions(game.options));
  const [seat, setSeat] = useState(0);
  const [watch, setWatch] = useState(true);
  const [bots, setBots] = useState<readonly (string | null)[]>([]);
  const [clock, setClock] = useState<Clock | null | undefined>(null);
  const [open, setOpen] = useState(false);
  const [rated, setRated] = useState(false);
  const [hints, setHints] = useState(false);
  const [vacation, setVacation] = useState(true);
  const [delay, setDelay] = useState('0');
  const [fault, setFault] = useState('');
  const seats = seatNames(game, presentation, options, words, language);
  const own = Math.min(seat, seats.length - 1);
  const start = async (event: FormEvent) => {
    event.preventDefault();
    if (clock === undefined) return;
    const levels = seats.map((_, at) => (at === own ? null : (bots[at] ?? null)));
    const isSlow = clock === null || !isLive(clock);
    const withBots = levels.some((level) => level !== null);
    const made = await makeMatch({
      ...{ game: game.id, options, seat: own, watch, clock, bots: levels, open },
      rated: rated && !withBots,
      hints: hints && !rated,
      vacation: vacation && isSlow,
      delay: watch ? Number(delay) : 0,
    });
    if ('value' in made) go({ page: 'match', id: made.value.id });
    else if (made.status === 400) setFault(make.refused);
    else setFault(made.status === 429 ? who.tooOften : noServer);
  };
  return (
    <form onSubmit={(event) => void start(event)}>
      {game.options.length > 0 && (
        <fieldset>
          <legend>{words.newMatch.options}</legend>
          <OptionFields game={game} options={options} onOptions={setOptions} />
        </fieldset>
      )}
      <fieldset>
        <legend>{words.newMatch.seats}</legend>
        <Choose
          name={make.seat}
          value={String(own)}
          values={Object.fromEntries(seats.map((name, at) => [String(at), name]))}
          onChange={(value) => setSeat(Number(value))}
        />
        <BotSeats own={own} seats={seats} bots={bots} onBots={setBots} />
        <ClockFields onClock={setClock} />
        {(clock == null || !isLive(clock)) && (
          <Check name={terms.vacation.make} help={terms.vacation.makeHelp} value={vacation} onChange={setVacation} />
        )}
        <Check name={company.make.open} help={company.make.openHelp} value={open} onChange={setOpen} />
        <Check name={company.make.rated} help={company.make.ratedHelp} value={rated} onChange={setRated} />
        {!rated && <Check name={terms.hints.make} help={terms.hints.help} value={hints} onChange={setHints} />}
        <Check name={make.watch} help={make.watchHelp} value={watch} onChange={setWatch} />
        {watch && <Choose name={company.make.delay} value={delay} values={company.make.delays} onChange={setDelay} />}
      </fieldset>
      {fault !== '' && <p role="alert">{fault}</p>}
      <div className="row">
        <button type="submit" className="primary large">
          {make.go}
        </button>
      </div>
    </form>
  );
}
