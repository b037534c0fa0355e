import type { Seat } from '../../../kernel/flow.ts';
import type { Language } from '../../../kernel/game.ts';
import { Pips, Stages } from '../../../table/tracks.tsx';
import type { Box } from '../data/box.ts';
import type { Phase, View } from '../position.ts';
import { NationShield } from './marks.tsx';
import { dayGone, hourOf, seatsFromBelow } from './table.ts';
import type { Pointer } from './watch.ts';
import { seatName, type TableWords, wordsIn } from './words.ts';

const PHASES: readonly Exclude<Phase, 'setup'>[] = ['discard', 'draw', 'movement', 'combat', 'restoration'];

interface StatusProps {
  readonly box: Box;
  readonly pointer: Pointer;
  readonly view: View;
  readonly language: Language;
}

/** The state of the match at a glance: turn and phase, each side's losses and the squares it holds, the hour. */
export function Status({ box, pointer, view, language }: StatusProps) {
  const words = wordsIn(language);
  const { labels } = words.game;
  if (view.phase === 'setup') return <div className="drawn-status man-status">{labels.phases.setup}</div>;
  return (
    <div className="drawn-status man-status">
      <span className="man-turn">
        <b>
          {labels.turn} {view.turn}
        </b>
        <Stages
          className="man-phases"
          stages={PHASES.map((key) => ({ key, title: labels.phases[key], word: words.phases[key] }))}
          now={PHASES.indexOf(view.phase)}
        />
      </span>
      {seatsFromBelow(view).map((seat) => (
        <Side key={seat} box={box} pointer={pointer} view={view} words={words} seat={seat} />
      ))}
      <Hour box={box} view={view} words={words} />
    </div>
  );
}

interface SideProps {
  readonly box: Box;
  readonly pointer: Pointer;
  readonly view: View;
  readonly words: TableWords;
  readonly seat: Seat;
}

function Side({ box, pointer, view, words, seat }: SideProps) {
  const side = view.sides[seat];
  if (side === undefined) return null;
  const name = seatName(box, view, words, seat);
  const held = view.control[seat]?.length ?? 0;
  const limit = box.eliminationsToWin;
  return (
    <span className={view.active === seat ? 'man-side man-side-active' : 'man-side'}>
      <NationShield nation={box.nations[side.nation]?.id} size={24} />
      <span className="man-side-name">{name}</span>
      <Pips count={side.lost} of={limit} label={words.losses(name, side.lost, limit)} />
      <button
        type="button"
        className="man-held-figure"
        aria-label={words.held(name, held)}
        title={words.held(name, held)}
        onPointerEnter={() => pointer.set(seat)}
        onPointerLeave={() => pointer.set(null)}
        onFocus={() => pointer.set(seat)}
        onBlur={() => pointer.set(null)}
        onClick={() => pointer.set(pointer.get() === seat ? null : seat)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 15V1l10 3.500L4.500 8" />
        </svg>
        {held}
      </button>
    </span>
  );
}

/** A small dial: the sun on its way from dawn to night. */
function Hour({ box, view, words }: { box: Box; view: View; words: TableWords }) {
  const angle = Math.PI * (1 - dayGone(box, view));
  const hour = hourOf(view, words);
  return (
    <span className="man-hour" title={hour.sentence}>
      <svg viewBox="0 0 40 24" aria-hidden="true">
        <path className="man-arc" d="M4 20A16 16 0 0 1 36 20" />
        <path className="man-horizon" d="M1 20H39" />
        <circle cx={20 + Math.cos(angle) * 16} cy={20 - Math.sin(angle) * 16} r="3.800" />
      </svg>
      {hour.figures === '' ? null : <b>{hour.figures}</b>}
      <span className={hour.figures === '' ? undefined : 'man-hour-words'}>{hour.words}</span>
    </span>
  );
}
