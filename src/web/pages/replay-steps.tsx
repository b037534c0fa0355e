import { Icon, type Sign } from '../parts/icons.tsx';
import { useWords } from '../words/words.ts';

/** The buttons and the slider of a replay. */
export function Steps({
  index,
  last,
  playing,
  onStep,
  onStepBy,
  onPlay,
}: {
  readonly index: number;
  readonly last: number;
  readonly playing: boolean;
  readonly onStep: (to: number) => void;
  readonly onStepBy: (by: number) => void;
  readonly onPlay: (playing: boolean) => void;
}) {
  const words = useWords();
  const w = words.replay;
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
        <span className="moment">{w.moment(index, last)}</span>
      </div>
    </div>
  );
}

function StepButton({
  sign,
  name,
  onPress,
}: {
  readonly sign: Sign;
  readonly name: string;
  readonly onPress: () => void;
}) {
  return (
    <button type="button" className="square" onClick={onPress} aria-label={name} title={name}>
      <Icon sign={sign} />
    </button>
  );
}
