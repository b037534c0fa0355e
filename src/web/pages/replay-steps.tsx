import { Icon, type Sign } from '../parts/icons.tsx';
import type { Frame } from '../play/reel.ts';
import { useAskedWords } from '../words/asked.ts';

/** Where turns and combats begin, by the number of their frame: all games tell these by events of one name. */
export interface Marks {
  readonly turns: readonly number[];
  readonly fights: readonly number[];
}

export function marksOf(frames: readonly Frame[]): Marks {
  const where = (kind: string) =>
    frames.flatMap(({ scenes }, i) =>
      scenes.some(({ told }) => told.some(({ event }) => event.kind === kind)) ? [i] : [],
    );
  return { turns: where('turn'), fights: where('combat') };
}

/** The next of the marks in that direction; null if there is none. */
export function nextMark(marks: readonly number[], from: number, by: 1 | -1): number | null {
  return (by > 0 ? marks.find((mark) => mark > from) : marks.findLast((mark) => mark < from)) ?? null;
}

/** The buttons and the slider of a replay. */
export function Steps({
  index,
  last,
  marks: { turns, fights },
  playing,
  onStep,
  onStepBy,
  onPlay,
}: {
  readonly index: number;
  readonly last: number;
  readonly marks: Marks;
  readonly playing: boolean;
  readonly onStep: (to: number) => void;
  readonly onStepBy: (by: number) => void;
  readonly onPlay: (playing: boolean) => void;
}) {
  const asked = useAskedWords();
  const w = asked.replay;
  return (
    <div className="steps">
      <label>
        <span className="unseen">{w.slider}</span>
        <input
          type="range"
          min={0}
          max={last}
          value={index}
          aria-valuetext={w.moment(index, last)}
          onChange={(event) => onStep(event.currentTarget.valueAsNumber)}
        />
      </label>
      <div className="row">
        <StepButton sign="first" name={w.first} onPress={() => onStep(0)} />
        <StepButton sign="previous" name={w.previous} onPress={() => onStepBy(-1)} />
        <StepButton
          sign={playing ? 'pause' : 'play'}
          name={playing ? w.stop : w.play}
          onPress={() => onPlay(!playing)}
        />
        <StepButton sign="next" name={w.next} onPress={() => onStepBy(1)} />
        <StepButton sign="last" name={w.last} onPress={() => onStep(last)} />
        <span className="which">{w.moment(index, last)}</span>
      </div>
      <div className="row jumps">
        <Jumps name={w.turn} names={w.turns} marks={turns} from={index} onStep={onStep} />
        <Jumps name={w.fight} names={w.fights} marks={fights} from={index} onStep={onStep} />
      </div>
    </div>
  );
}

/** From one beginning to the next: of turns, or of combats. */
function Jumps({
  name,
  names: [before, after],
  marks,
  from,
  onStep,
}: {
  readonly name: string;
  readonly names: readonly [before: string, after: string];
  readonly marks: readonly number[];
  readonly from: number;
  readonly onStep: (to: number) => void;
}) {
  if (marks.length === 0) return null;
  const [back, on] = [nextMark(marks, from, -1), nextMark(marks, from, 1)];
  return (
    <span className="jump">
      <StepButton sign="previous" name={before} isOff={back === null} onPress={() => onStep(back ?? from)} />
      <span aria-hidden="true">{name}</span>
      <StepButton sign="next" name={after} isOff={on === null} onPress={() => onStep(on ?? from)} />
    </span>
  );
}

function StepButton({
  sign,
  name,
  isOff = false,
  onPress,
}: {
  readonly sign: Sign;
  readonly name: string;
  /** There is nothing further in that direction. */
  readonly isOff?: boolean;
  readonly onPress: () => void;
}) {
  return (
    <button
      type="button"
      className="square"
      onClick={onPress}
      aria-label={name}
      title={name}
      aria-disabled={isOff ? true : undefined}
    >
      <Icon sign={sign} />
    </button>
  );
}
