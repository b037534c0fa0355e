import type { Luck } from '../play/luck.ts';
import { useAskedWords } from '../words/asked.ts';
import { useWords } from '../words/words.ts';

const WIDTH = 340;

/** The mark of each seat, so that its colour does not stand alone. */
const MARKS = ['m-8 0 8-9 8 9-8 9Z', 'm-7-7h14v14h-14Z', 'm0-9 9 16h-18Z'];

/** Rolled against expected, with the band in which chance usually stays. */
export function LuckPicture({
  name,
  seat,
  colour,
  luck,
  alone = false,
}: {
  readonly name: string;
  readonly seat: number;
  readonly colour: string | undefined;
  readonly luck: Luck;
  /** The dice are those of all sides. */
  readonly alone?: boolean;
}) {
  const words = useWords();
  const asked = useAskedWords();
  const { dice, rolled, expected, band } = luck;
  const reach = Math.max(band * 1.6, Math.abs(rolled - expected) * 1.2, 1);
  const x = (value: number) => WIDTH / 2 + ((value - expected) / reach) * (WIDTH / 2 - 10);
  const off = rolled - expected;
  let judged = asked.result.fair;
  if (off > band) judged = alone ? asked.alone.high : asked.result.lucky;
  if (off < -band) judged = alone ? asked.alone.low : asked.result.unlucky;
  const figures = `${words.colon(asked.result.rolled, asked.result.number(rolled))}, ${words.colon(asked.result.expected, asked.result.number(expected))}, ${asked.result.rolls(dice)}`;
  const [from, to] = [expected - band, expected + band].map((end) => asked.result.number(Math.round(end)));
  return (
    <figure className="luck">
      <figcaption>
        <b>{name}</b> {asked.result.judged(figures, judged)}
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} 38`} aria-hidden="true" focusable="false">
        <path className="axis" d={`M4 13H${WIDTH - 4}`} />
        <rect
          className="band"
          x={x(expected - band)}
          y={5}
          width={x(expected + band) - x(expected - band)}
          height={16}
        />
        <path className="mean" d={`M${x(expected)} 3v20`} />
        <text x={x(expected - band)} y={35} textAnchor="middle">
          {from}
        </text>
        <text x={x(expected)} y={35} textAnchor="middle">
          {asked.result.number(expected)}
        </text>
        <text x={x(expected + band)} y={35} textAnchor="middle">
          {to}
        </text>
        <path
          className="rolled"
          d={`M${x(rolled)} 13${MARKS[seat % MARKS.length] ?? ''}`}
          {...(colour === undefined ? {} : { style: { fill: colour } })}
        />
      </svg>
    </figure>
  );
}
