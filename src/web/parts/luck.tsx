import type { Luck } from '../play/luck.ts';
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
  const { dice, rolled, expected, band } = luck;
  const reach = Math.max(band * 1.6, Math.abs(rolled - expected) * 1.2, 1);
  const x = (value: number) => WIDTH / 2 + ((value - expected) / reach) * (WIDTH / 2 - 10);
  const off = rolled - expected;
  let judged = words.result.fair;
  if (off > band) judged = alone ? words.alone.high : words.result.lucky;
  if (off < -band) judged = alone ? words.alone.low : words.result.unlucky;
  const figures = `${words.colon(words.result.rolled, words.result.number(rolled))}, ${words.colon(words.result.expected, words.result.number(expected))}, ${words.result.rolls(dice)}`;
  const [from, to] = [expected - band, expected + band].map((end) => words.result.number(Math.round(end)));
  return (
    <figure className="luck">
      <figcaption>
        <b>{name}</b> {words.result.judged(figures, judged)}
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
          {words.result.number(expected)}
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
