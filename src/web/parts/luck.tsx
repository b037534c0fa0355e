import type { Luck } from '../play/luck.ts';
import { useWords } from '../words/words.ts';

const WIDTH = 320;

/** Rolled against expected, with the band in which chance usually stays. */
export function LuckPicture({ name, luck }: { readonly name: string; readonly luck: Luck }) {
  const words = useWords();
  const { dice, rolled, expected, band } = luck;
  const reach = Math.max(band * 1.6, Math.abs(rolled - expected) * 1.2, 1);
  const x = (value: number) => WIDTH / 2 + ((value - expected) / reach) * (WIDTH / 2 - 8);
  const off = rolled - expected;
  let judged = words.result.fair;
  if (off > band) judged = words.result.lucky;
  if (off < -band) judged = words.result.unlucky;
  const figures = `${words.colon(words.result.rolled, String(rolled))}, ${words.colon(words.result.expected, expected.toFixed(1))}, ${words.result.rolls(dice)}`;
  return (
    <figure className="luck">
      <figcaption>
        <b>{name}</b> {figures}; {judged}
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} 26`} aria-hidden="true" focusable="false">
        <path className="axis" d={`M4 13H${WIDTH - 4}`} />
        <rect
          className="band"
          x={x(expected - band)}
          y={5}
          width={x(expected + band) - x(expected - band)}
          height={16}
        />
        <path className="mean" d={`M${x(expected)} 3v20`} />
        <path className="rolled" d={`M${x(rolled)} 13m-7 0 7-8 7 8-7 8Z`} />
      </svg>
    </figure>
  );
}
