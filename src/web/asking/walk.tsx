import { useEffect, useRef } from 'preact/compat';
import type { GameEvent } from '../../kernel/chance.ts';
import type { Game, GameView } from '../../kernel/game.ts';
import { Die } from '../../table/dice.tsx';
import type { Presentation } from '../../table/presentation.ts';
import { ClauseLink } from '../parts/clause.tsx';
import { Icon } from '../parts/icons.tsx';
import { Key } from '../parts/key.tsx';
import { toldBy } from '../play/playback.ts';
import type { TableState, Walk as Walking } from '../play/table.ts';
import { PACES, useSettings } from '../settings.ts';
import { useTypeset, useWords } from '../words/words.ts';

interface Line {
  readonly key: number;
  readonly event: GameEvent;
  readonly sentence: string;
}

interface WalkProps {
  readonly game: Game;
  readonly presentation: Presentation;
  readonly walk: Walking;
  readonly state: TableState;
  /** In whose words it is told. */
  readonly view: GameView;
}

/** On a phone the list waits below its title: the question comes first. */
const isShort = (): boolean => matchMedia('(max-width: 600px), (max-height: 500px)').matches;

/** How many of the events since the last choice have been told by what is shown. */
function toldOf({ shown, look, lately }: TableState): number {
  if (shown === null || look === null) return lately.length;
  return lately.length - (look.told.length - toldBy(look.told, shown).length);
}

/**
 * What the rules did by themselves since the person chose: a list of steps, each with its sentence, its dice and its clause. It grows
 * while they are shown on the table, and stays to be read while he is asked.
 */
export function Walk({ game, presentation, walk, state, view }: WalkProps) {
  const words = useWords();
  const { language, pace } = useSettings();
  const typeset = useTypeset();
  const { shown, lately } = state;
  const told = toldOf(state);
  const lines = lately.slice(0, told).flatMap((event, key): Line[] => {
    const sentence = game.text[language].event(view, event);
    return sentence === null ? [] : [{ key, event, sentence }];
  });
  const title = presentation.automaton?.title[language];
  const heading = title === undefined ? words.alone.walk.title : typeset(title);
  const w = words.alone.walk;
  if (shown !== null)
    return (
      <section className="walk happening" aria-label={heading}>
        <h3 className="who">{heading}</h3>
        <Lines game={game.id} presentation={presentation} lines={lines} current={shown.rolling ? null : lines.at(-1)} />
        {shown.rolling && <p className="rolling">{words.table.rolling}</p>}
        <div className="row">
          <button type="button" className="small" onClick={() => walk.step(-1)}>
            <Icon sign="previous" /> {w.back}
          </button>
          <button type="button" className="small primary next" onClick={() => walk.step(1)}>
            {w.next} <Icon sign="next" /> <Key name="␣" />
          </button>
          <Paces walk={walk} />
        </div>
      </section>
    );
  // A choice that led to nothing but itself needs no list.
  if (lines.length < 2) return null;
  return (
    <details className="walk" open={pace === 'choice' && !isShort()}>
      <summary>
        {heading} <span className="count">{w.steps(lines.length)}</span>
      </summary>
      <Lines game={game.id} presentation={presentation} lines={lines} current={undefined} />
      <div className="row">
        {!walk.isEmpty() && (
          <button type="button" className="small" onClick={() => walk.step(-1)}>
            <Icon sign="previous" /> {w.back}
          </button>
        )}
        <Paces walk={walk} />
      </div>
    </details>
  );
}

function Paces({ walk }: { readonly walk: Walking }) {
  const words = useWords();
  const { pace } = useSettings();
  const w = words.alone.walk;
  return (
    // biome-ignore lint/a11y/useSemanticElements: three buttons are no fields of a form
    <div className="paces" role="group" aria-label={w.pace}>
      {PACES.map((each) => (
        <button
          key={each}
          type="button"
          className="small"
          aria-pressed={each === pace}
          onClick={() => walk.setPace(each)}
        >
          {w.paces[each]}
        </button>
      ))}
    </div>
  );
}

/** The steps, the newest in sight. */
function Lines({
  game,
  presentation,
  lines,
  current,
}: {
  readonly game: string;
  readonly presentation: Presentation;
  readonly lines: readonly Line[];
  /** The one that is shown on the table. */
  readonly current: Line | null | undefined;
}) {
  const words = useWords();
  const list = useRef<HTMLOListElement>(null);
  const last = lines.at(-1)?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is the reason.
  useEffect(() => {
    if (list.current !== null && current !== undefined) list.current.scrollTop = list.current.scrollHeight;
  }, [last, current !== undefined]);
  return (
    // A box that scrolls must be reachable by keyboard.
    <ol className="steps" ref={list} tabindex={0}>
      {lines.map((line) => {
        const { clause, dice } = presentation.automaton?.step(line.event) ?? { clause: null, dice: [] };
        return (
          <li key={line.key} aria-current={line === current ? 'step' : undefined} data-kind={line.event.kind}>
            <span>{line.sentence}</span>
            {dice.length > 0 && (
              <span className="faces">
                <span className="unseen">{words.alone.walk.rolled(dice.join(', '))}</span>
                {dice.map((face, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name than their place
                  <svg key={i} viewBox="-19 -19 38 38" aria-hidden="true">
                    <Die x={0} y={0} sides={6} face={face} good={null} />
                  </svg>
                ))}
              </span>
            )}
            {clause !== null && <ClauseLink game={game} id={clause} brief />}
          </li>
        );
      })}
    </ol>
  );
}
