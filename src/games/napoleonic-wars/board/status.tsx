import type { Language } from '../../../kernel/game.ts';
import { SILENT } from '../../../table/controls.tsx';
import { Stages } from '../../../table/tracks.tsx';
import type { Box } from '../data/box.ts';
import { isVeteran } from '../options.ts';
import { PHASES, type View } from '../position.ts';
import { yearsOf } from './facts.ts';
import { AbdicationTrack } from './track.tsx';
import { namesIn, wordsIn } from './words.ts';

const LETTERS = 'ABCDEFGHI';

interface StatusProps {
  readonly box: Box;
  readonly view: View;
  readonly language: Language;
}

/** The state of the campaign at a glance: when it is, which phase, how near Napoleon is to abdicating, and the pace that is needed. */
export function Status({ box, view, language }: StatusProps) {
  const words = wordsIn(language);
  const names = namesIn(language);
  const { turns, trackMax, veteranLastTurn } = box.constants;
  const last = isVeteran(view.options) ? veteranLastTurn : turns;
  const left = trackMax - view.abdication;
  const pace = left <= 0 ? words.abdicated : words.pace(left, last - view.turn + 1);
  const now = PHASES.indexOf(view.phase);
  return (
    <div className="drawn-status nw-status nw-panel">
      <span className="nw-when">
        <b>{yearsOf({ box, words }, view.turn)}</b> <i>{words.turnOf(view.turn, last)}</i>
      </span>
      <span className="nw-phase">
        <Stages
          className="nw-phases"
          stages={PHASES.map((key, i) => ({
            key,
            title: words.phase(LETTERS.charAt(i), names.phase(key)),
            word: LETTERS.charAt(i),
          }))}
          now={now}
        />
        <i>{names.phase(view.phase)}</i>
      </span>
      <span className="nw-abdication">
        <svg viewBox="-2 -4 344 31" role="img" aria-label={`${words.abdication(view.abdication, trackMax)}; ${pace}`}>
          <AbdicationTrack at={[0, 0]} width={340} value={view.abdication} />
        </svg>
        <i {...SILENT}>{pace}</i>
      </span>
    </div>
  );
}
