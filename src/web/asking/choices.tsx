import { useId, useMemo, useState } from 'preact/compat';
import type { Game, GameChoice, GameView, Language, Thing } from '../../kernel/game.ts';
import { same } from '../../kernel/plain.ts';
import { Key } from '../parts/key.tsx';
import { buttonsOf, groupsOf } from '../play/selection.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/words.ts';

/** Few enough to be read at a glance: they are shown at once. */
const FEW = 7;
/** So many that one of them is looked for by a word of it. */
const SEARCHED = 12;

interface ChoicesProps {
  readonly game: Game;
  readonly view: GameView;
  readonly choices: readonly GameChoice[];
  /** What has been touched: it has narrowed the list down, and is named above it. */
  readonly touched: readonly Thing[];
  /** The choice that a lesson asks for. */
  readonly wanted?: GameChoice | null;
  /** Opens the sheet of the hand, where things to be touched lie on it. */
  readonly onHand?: (() => void) | null;
  readonly onChoose: (choice: GameChoice) => void;
  readonly onConsider: (things: readonly Thing[]) => void;
}

/** All that can be chosen, as real buttons: those that touch nothing first, the others in groups that can be searched. */
export function Choices({
  game,
  view,
  choices,
  touched,
  wanted = null,
  onHand = null,
  onChoose,
  onConsider,
}: ChoicesProps) {
  const words = useWords();
  const narrowed = touched.length > 0;
  const buttons = useMemo(() => buttonsOf(game, choices), [game, choices]);
  const others = useMemo(() => choices.filter((choice) => game.touches(choice).length > 0), [game, choices]);
  const { language } = useSettings();
  const rest = { game, view, wanted, onChoose, onConsider };
  const amounts = useMemo(() => amountsOf(game, view, language, others), [game, view, language, others]);
  return (
    <div className="choices">
      {/* Before the word that lets it be: what there is to choose comes first. */}
      {others.length > FEW && amounts === null && !narrowed && onHand !== null && (
        <button type="button" className="secondary to-hand" onClick={onHand}>
          {words.table.toHand}
        </button>
      )}
      {buttons.length > 0 && (
        <ul className="actions">
          {buttons.map((choice, i) => (
            <li key={game.print(view, choice)}>
              <ChoiceButton {...rest} choice={choice} shortcut={i + 1} />
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 &&
        (others.length <= FEW ? (
          <ul className="few">
            {others.map((choice, i) => (
              <li key={game.print(view, choice)}>
                <ChoiceButton {...rest} choice={choice} shortcut={buttons.length + i + 1} />
              </li>
            ))}
          </ul>
        ) : amounts !== null ? (
          <ul className="amounts">
            {others.map((choice, i) => (
              <li key={game.print(view, choice)}>
                <ChoiceButton {...rest} choice={choice} short={amounts[i] ?? ''} />
              </li>
            ))}
          </ul>
        ) : (
          <Many {...rest} choices={others} touched={touched} />
        ))}
    </div>
  );
}

/** A number, and at most its coin or measure beside it. */
const AMOUNT = /^\P{L}?\s?\d+\s?\P{L}?$/u;

/** One question of how much: the bare numbers to choose from, or null where choices differ by more than that. */
function amountsOf(game: Game, view: GameView, language: Language, choices: readonly GameChoice[]) {
  if (new Set(choices.map(({ kind }) => kind)).size !== 1) return null;
  const amounts = choices.map((choice) => {
    const [thing, ...more] = game.touches(choice);
    const amount = thing === undefined || more.length > 0 ? '' : game.text[language].thing(view, thing);
    return AMOUNT.test(amount) ? amount : null;
  });
  return amounts.includes(null) ? null : amounts;
}

function ChoiceButton({
  game,
  view,
  choice,
  wanted = null,
  shortcut,
  short,
  onChoose,
  onConsider,
}: Omit<ChoicesProps, 'choices' | 'touched'> & {
  readonly choice: GameChoice;
  readonly shortcut?: number;
  /** What is seen of it where the question says the rest; whoever hears the page hears it whole. */
  readonly short?: string;
}) {
  const { language, keys } = useSettings();
  const sentence = game.text[language].choice(view, choice);
  const consider = () => onConsider(game.touches(choice));
  const forget = () => onConsider([]);
  return (
    <button
      type="button"
      className="choice"
      data-choice={choice.kind}
      data-wanted={(wanted !== null && same(wanted, choice)) || undefined}
      onClick={() => onChoose(choice)}
      onPointerEnter={consider}
      onPointerLeave={forget}
      onFocus={consider}
      onBlur={forget}
      aria-label={short === undefined ? undefined : sentence}
    >
      <span>{short ?? sentence}</span>
      {keys && shortcut !== undefined && shortcut <= 9 && <Key name={String(shortcut)} />}
    </button>
  );
}

function Many({ game, view, choices, touched, onChoose, onConsider }: Omit<ChoicesProps, 'onHand'>) {
  const words = useWords();
  const { language } = useSettings();
  const [wanted, setWanted] = useState('');
  const field = useId();
  const text = game.text[language];
  const folded = fold(wanted);
  const found = choices.filter((choice) => fold(text.choice(view, choice)).includes(folded));
  const groups = groupsOf(game, found, touched);
  const open = touched.length > 0;
  const isLong = choices.length > SEARCHED;
  return (
    <>
      {!open && <p className="help">{words.table.tapLit}</p>}
      <details className="many" open={open}>
        {/* What the touches have left is read at once: there is nothing to fold. */}
        <summary hidden={open && !isLong}>{words.table.more(choices.length)}</summary>
        {isLong && (
          <>
            <label htmlFor={field} className="unseen">
              {words.table.filter}
            </label>
            <input
              id={field}
              type="search"
              value={wanted}
              placeholder={words.table.filter}
              onChange={(event) => setWanted(event.currentTarget.value)}
            />
          </>
        )}
        {found.length === 0 && <p>{words.table.nothingFound}</p>}
        {groups.map(({ thing, choices: list }) => (
          <div key={thing} className="group">
            <h4 className={touched.includes(thing) ? 'unseen' : undefined}>{calledIn(text, view, thing)}</h4>
            <ul>
              {list.map((choice) => (
                <li key={game.print(view, choice)}>
                  <ChoiceButton game={game} view={view} choice={choice} onChoose={onChoose} onConsider={onConsider} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </details>
    </>
  );
}

/** What a thing is called in a line that many share: by its name alone, where it has one. */
export const calledIn = (text: Game['text'][Language], view: GameView, thing: Thing): string =>
  text.name?.(view, thing) ?? text.thing(view, thing);

/** Capital or small, with accents or without: what is sought is found. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}
