import { useState } from 'preact/compat';
import { type Clock, LEAST_BANK, MOST_TIME } from '../../../kernel/clock.ts';
import { Choose } from '../../parts/fields.tsx';
import { useOnlineWords } from '../../words/online.ts';
import { clockOf, PRESETS, type Preset, spanOf, UNITS, type Unit } from '../clocks.ts';

type Chosen = 'none' | Preset | 'own';
const isPreset = (value: string): value is Preset => value in PRESETS;
const isUnit = (value: string): value is Unit => value in UNITS;

/** How long everybody may think: as long as he likes, one of the usual clocks, or one of one's own; undefined where that is none. */
export function ClockFields({ onClock }: { readonly onClock: (clock: Clock | null | undefined) => void }) {
  const { clock: w } = useOnlineWords();
  const [chosen, setChosen] = useState<Chosen>('none');
  const [unit, setUnit] = useState<Unit>('minutes');
  const [bank, setBank] = useState('45');
  const [increment, setIncrement] = useState('1');
  const own = (amount: string, more: string, by: Unit) =>
    clockOf(Number(amount || Number.NaN) * UNITS[by], Number(more || Number.NaN) * UNITS[by]) ?? undefined;
  const choose = (value: string) => {
    const next: Chosen = isPreset(value) || value === 'own' ? value : 'none';
    setChosen(next);
    onClock(next === 'none' ? null : next === 'own' ? own(bank, increment, unit) : PRESETS[next]);
  };
  const isFault = chosen === 'own' && own(bank, increment, unit) === undefined;
  return (
    <>
      <Choose
        name={w.name}
        help={chosen === 'none' ? w.noneHelp : w.help}
        value={chosen}
        values={{
          none: w.none,
          live: w.presets.live,
          evening: w.presets.evening,
          letters: w.presets.letters,
          own: w.own,
        }}
        onChange={choose}
      />
      {chosen === 'own' && (
        <div className="clock-own">
          <Figure
            name={w.bank}
            value={bank}
            onChange={(value) => {
              setBank(value);
              onClock(own(value, increment, unit));
            }}
          />
          <Figure
            name={w.increment}
            value={increment}
            onChange={(value) => {
              setIncrement(value);
              onClock(own(bank, value, unit));
            }}
          />
          <Choose
            name={w.unit}
            value={unit}
            values={w.units}
            onChange={(value) => {
              if (!isUnit(value)) return;
              setUnit(value);
              onClock(own(bank, increment, value));
            }}
          />
        </div>
      )}
      {isFault && <p role="alert">{w.limits(w.span(spanOf(LEAST_BANK)), w.span(spanOf(MOST_TIME)))}</p>}
    </>
  );
}

function Figure({
  name,
  value,
  onChange,
}: {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  return (
    <label className="field figure">
      {name}
      <input
        type="number"
        min={0}
        step="any"
        inputMode="decimal"
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}

/** The figures of a clock in words. */
export function useClockFigures(): (clock: Clock | null) => string {
  const { clock: w } = useOnlineWords();
  return (clock) =>
    clock === null
      ? w.none
      : w.said(w.span(spanOf(clock.bank)), clock.increment === 0 ? '' : w.span(spanOf(clock.increment)));
}
