import type { Seat } from '../../../kernel/flow.ts';
import type { Language } from '../../../kernel/game.ts';
import { pictured, SILENT } from '../../../table/controls.tsx';
import { Emblem } from '../../../table/liveries.tsx';
import { Stages } from '../../../table/tracks.tsx';
import type { Box } from '../data/box.ts';
import { goalOf } from '../options.ts';
import type { Phase, View } from '../position.ts';
import { bottomOf } from './geometry.ts';
import { Drum } from './marks.tsx';
import { liveryOfSeat, sideOf } from './table.ts';
import { seatName, type TableWords, wordsIn } from './words.ts';

const PHASES: readonly Exclude<Phase, 'setup'>[] = ['initiative', 'reform', 'actions', 'reinforcements'];

interface StatusProps {
  readonly box: Box;
  readonly view: View;
  readonly language: Language;
}

/** The state of the battle at a glance: turn and phase, the points of each side, its markers, who has the Initiative. */
export function Status({ box, view, language }: StatusProps) {
  const words = wordsIn(language);
  const { names, labels } = words.game;
  const below = bottomOf(view);
  return (
    <div className="drawn-status saga-status">
      {view.phase === 'setup' ? (
        <b>{names.phases.setup}</b>
      ) : (
        <span className="saga-turn">
          <b>
            {labels.turn} {view.turn}
          </b>
          <Stages
            className="saga-phases"
            stages={PHASES.map((key, i) => ({
              key,
              title: words.phaseOf(i + 1, names.phases[key]),
              word: names.phases[key],
            }))}
            now={PHASES.indexOf(view.phase)}
          />
        </span>
      )}
      {[below, 1 - below].map((seat) => (
        <Side key={seat} box={box} view={view} words={words} seat={seat} />
      ))}
    </div>
  );
}

interface SideProps {
  readonly box: Box;
  readonly view: View;
  readonly words: TableWords;
  readonly seat: Seat;
}

function Side({ box, view, words, seat }: SideProps) {
  const side = sideOf(view, seat);
  const livery = liveryOfSeat(view, seat);
  const name = seatName({ box, view }, words, seat);
  const goal = goalOf(view.options);
  const all = box.constants.activationMarkersPerTurn;
  const points = words.goal(side.points, goal);
  return (
    <span className={view.active === seat && view.phase === 'actions' ? 'saga-side saga-side-active' : 'saga-side'}>
      <svg className="saga-shield" viewBox="0 0 28 30" aria-hidden="true">
        <path d="M1 1h26v15q0 9-13 13Q1 25 1 16z" fill={livery.ground} stroke={livery.facing} strokeWidth="1.6" />
        <Emblem livery={livery} x={7} y={6} size={14} />
      </svg>
      <span className="saga-side-name">{name}</span>
      {view.first === seat && view.phase !== 'setup' && view.phase !== 'initiative' ? (
        <span className="saga-star" title={words.game.labels.initiative} {...pictured(words.game.labels.initiative)}>
          ★
        </span>
      ) : null}
      <span className="saga-points" title={points} {...pictured(`${name}: ${points}`)}>
        {Array.from({ length: goal }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: points have no other name
          <i key={i} style={i < side.points ? { background: livery.trace } : undefined} />
        ))}
      </span>
      <b {...SILENT}>{side.points}</b>
      <svg
        className="saga-markers"
        viewBox={`0 0 ${all * 26} 26`}
        style={{ width: all * 20 }}
        {...pictured(words.markers(side.markers, all))}
      >
        <title>{words.markers(side.markers, all)}</title>
        {Array.from({ length: all }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: markers have no other name
          <Drum key={i} x={13 + i * 26} y={13} r={12} spent={i >= side.markers} />
        ))}
      </svg>
    </span>
  );
}
