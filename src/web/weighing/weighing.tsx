import type { Game, GameChoice, GameView } from '../../kernel/game.ts';
import type { Odds, WeighedDie, Weighing, WhatIf, Worth } from '../../kernel/odds.ts';
import type { Fighting } from '../../table/presentation.ts';
import { ClauseLink } from '../parts/clause.tsx';
import { useSettings } from '../settings.ts';
import { useAskedWords } from '../words/asked.ts';
import { useWords } from '../words/words.ts';
import { type Camp, lookOf, mineOf, partOf } from './camps.ts';
import { Sum } from './sum.tsx';

// What stands behind the bar of a fight: each die by its faces, what a result is worth, what cards would make of it.

interface WeighedProps {
  readonly game: Game;
  readonly view: GameView;
  readonly fighting: Fighting;
  readonly odds: Odds;
  readonly weighed: Weighing;
  readonly what: WhatIf | null;
  /** The name of a side as it is told to the one who looks. */
  readonly side: (camp: Camp) => string;
  readonly colours: Readonly<Record<Camp, string>>;
  readonly onWhat: (what: WhatIf | null) => void;
}

export function Weighed(props: WeighedProps) {
  const { game, view, fighting, weighed, colours } = props;
  const mine = fighting[partOf(fighting, view)].seats;
  return (
    <>
      {weighed.ladder === undefined ? <Ifs {...props} /> : <Ladder {...props} rungs={weighed.ladder} />}
      {weighed.worth.length > 0 && (
        <ul className="worth">
          {weighed.worth.map((worth) => (
            <li key={worth.result}>
              <WorthLine {...props} worth={worth} />
            </li>
          ))}
        </ul>
      )}
      <div className="weighed-dice">
        {weighed.dice.map((die) => (
          <DieStrip key={`${die.side} ${die.target}`} game={game} view={view} die={die} mine={mine} colours={colours} />
        ))}
      </div>
    </>
  );
}

function WorthLine({ game, fighting, view, side, worth }: WeighedProps & { readonly worth: Worth }) {
  const words = useWords();
  const asked = useAskedWords();
  const { language } = useSettings();
  const { seat, points, total, goal } = worth;
  const isMine = fighting[partOf(fighting, view)].seats.includes(seat);
  const said = isMine ? asked.odds.worth(points, total, goal) : asked.odds.worthTo(side('theirs'), points, total, goal);
  return (
    <>
      {words.colon(game.text[language].result(worth.result), said)} <ClauseLink game={game.id} id={worth.clause} />
    </>
  );
}

/** So many chips are read at a glance. */
const MOST = 4;

interface Chip {
  readonly name: string;
  readonly what: WhatIf;
  readonly points: number | null;
}

/** One chip for each card or deed, by its best way; what changes most first. */
function chipsOf(
  ifs: readonly WhatIf[],
  nameOf: (choice: GameChoice) => string,
  pointsOf: (what: WhatIf) => number | null,
  better: 1 | -1,
): readonly Chip[] {
  const rank = ({ points }: Chip) => (points ?? 0) * better;
  const best = new Map<string, Chip>();
  for (const what of ifs) {
    const chip = { name: nameOf(what.choice), what, points: pointsOf(what) };
    const before = best.get(chip.name);
    if (before === undefined || rank(chip) > rank(before)) best.set(chip.name, chip);
  }
  return [...best.values()].sort((a, b) => rank(b) - rank(a));
}

/** What each amount that one could pay would make of it, from the least to the most. */
function Ladder({
  game,
  view,
  fighting,
  rungs,
  what: shown,
  onWhat,
}: WeighedProps & { readonly rungs: readonly WhatIf[] }) {
  const asked = useAskedWords();
  const { language } = useSettings();
  if (rungs.length < 2) return null;
  return (
    <fieldset className="what-ifs ladder">
      <legend>{asked.odds.ladder}</legend>
      {rungs.map((rung) => {
        const name = game.text[language].choice(view, rung.choice);
        return (
          <button
            key={name}
            type="button"
            className="what-if"
            aria-pressed={shown === rung}
            onClick={() => onWhat(shown === rung ? null : rung)}
          >
            <span>{name}</span> <b>{asked.odds.percent(mineOf(rung, fighting, view))}</b>
          </button>
        );
      })}
    </fieldset>
  );
}

/** What the cards of one's own would make of it, and what the other side may answer by all that is known. */
function Ifs(props: WeighedProps) {
  const { game, view, fighting, odds, weighed } = props;
  const asked = useAskedWords();
  const { language } = useSettings();
  const text = game.text[language];
  const mine = fighting[partOf(fighting, view)].seats;
  const nameOf = (choice: GameChoice) => text.choice(view, choice);
  const base = mineOf(odds, fighting, view);
  const pointsOf = (what: WhatIf) => mineOf(what, fighting, view);
  // What changes no more than how it is won needs no chip.
  const ifs = weighed.ifs.filter((what) => pointsOf(what) !== base);
  const own = chipsOf(
    ifs.filter(({ by }) => mine.includes(by)),
    nameOf,
    pointsOf,
    1,
  );
  const others = chipsOf(
    ifs.filter(({ by }) => !mine.includes(by)),
    nameOf,
    pointsOf,
    -1,
  );
  return (
    <>
      {own.length > 0 && <Chips {...props} title={asked.odds.yours} chips={own} base={base} />}
      {others.length > 0 ? (
        <Chips {...props} title={asked.odds.theirs} chips={others} base={base} />
      ) : (
        <p className="help">{asked.odds.noAnswer}</p>
      )}
    </>
  );
}

function Chips({
  title,
  chips,
  base,
  what: shown,
  onWhat,
}: WeighedProps & { readonly title: string; readonly chips: readonly Chip[]; readonly base: number | null }) {
  const asked = useAskedWords();
  const { percent, change } = asked.odds;
  return (
    <fieldset className="what-ifs">
      <legend>{title}</legend>
      {chips.slice(0, MOST).map(({ name, what, points }) => (
        <button
          key={name}
          type="button"
          className="what-if"
          aria-pressed={shown === what}
          onClick={() => onWhat(shown === what ? null : what)}
        >
          <span>{name}</span> <b>{change(percent(base), percent(points))}</b>
        </button>
      ))}
    </fieldset>
  );
}

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[8, 8]],
  2: [
    [4.5, 11.5],
    [11.5, 4.5],
  ],
  3: [
    [4.5, 11.5],
    [8, 8],
    [11.5, 4.5],
  ],
  4: [
    [4.5, 4.5],
    [11.5, 4.5],
    [4.5, 11.5],
    [11.5, 11.5],
  ],
  5: [
    [4.5, 4.5],
    [11.5, 4.5],
    [8, 8],
    [4.5, 11.5],
    [11.5, 11.5],
  ],
  6: [
    [4.5, 4],
    [11.5, 4],
    [4.5, 8],
    [11.5, 8],
    [4.5, 12],
    [11.5, 12],
  ],
};

/** One face of a die, small. */
function Face({ face }: { readonly face: number }) {
  return (
    <svg className="face" viewBox="0 0 16 16" aria-hidden="true">
      <rect x={0.75} y={0.75} width={14.5} height={14.5} rx={3} />
      {(PIPS[face] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={1.55} />
      ))}
    </svg>
  );
}

/** A sum with each of its terms, and the faces of its die sorted by what they do. */
function DieStrip({
  game,
  die,
  view,
  mine,
  colours,
}: {
  readonly game: Game;
  readonly view: GameView;
  readonly die: WeighedDie;
  readonly mine: readonly number[];
  readonly colours: Readonly<Record<Camp, string>>;
}) {
  const words = useWords();
  const asked = useAskedWords();
  const { language } = useSettings();
  const text = game.text[language];
  const campOf = (good: number | null): Camp => (good === null ? 'neither' : mine.includes(good) ? 'mine' : 'theirs');
  const said = die.faces.map(({ key, faces }) => asked.odds.faces(words.list(faces.map(String)), text.result(key)));
  const when = [
    ...(die.after === null ? [] : [asked.odds.after(text.result(die.after))]),
    ...(die.target === null ? [] : [asked.odds.target(die.target)]),
  ];
  return (
    <div className="weighed-die">
      <p className="terms">
        <strong>{text.result(die.side)}</strong> {when.length > 0 && <i>({when.join(', ')})</i>}{' '}
        <Sum game={game} view={view} terms={die.terms} /> <span className="plus-die">+ {asked.odds.die}</span>
      </p>
      <div className="strip" role="img" aria-label={said.join('; ')}>
        {die.faces.map(({ key, faces, good }) => {
          const camp = campOf(good);
          const { className, style } = lookOf(camp, key.endsWith('1') ? 1 : 0, colours[camp]);
          return (
            <span key={key} className={className} style={{ ...style, flexGrow: faces.length }}>
              <span className="face-group">
                {faces.map((face) => (
                  <Face key={face} face={face} />
                ))}
                <b>{text.result(key)}</b>
              </span>
            </span>
          );
        })}
      </div>
    </div>
  );
}
