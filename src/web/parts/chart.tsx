import { useId } from 'preact/compat';
import type { Chart } from '../../table/presentation.ts';
import { useTypeset } from '../words/words.ts';

const WIDTH = 340;
const HEIGHT = 124;
const LEFT = 22;
const RIGHT = 6;
const TOP = 8;
const FOOT = 20;
const FLOOR = HEIGHT - FOOT;

/** How each series is told apart without its colour: the dash of its line and the shape of its points. */
const DASHES = ['', '7 3', '2 3', '9 2 2 2', '4 5'];

function Point({ shape, x, y, colour }: { shape: number; x: number; y: number; colour: string | undefined }) {
  const drawn = [
    'M-3.2 0a3.2 3.2 0 1 0 6.400 0a3.2 3.2 0 1 0-6.400 0Z',
    'M-3-3H3V3H-3Z',
    'M0-3.800 3.800 3H-3.800Z',
    'M0-4.200 4.200 0 0 4.200-4.200 0Z',
    'M0 3.800-3.800-3H3.800Z',
  ];
  return (
    <path
      className={`point tone-${shape}`}
      d={drawn[shape % drawn.length]}
      transform={`translate(${x} ${y})`}
      {...(colour === undefined ? {} : { style: { fill: colour } })}
    />
  );
}

/** The figures of the axis: nothing, the most, and the middle where it is whole. */
function marksOf(most: number): readonly number[] {
  return most % 2 === 0 && most > 2 ? [0, most / 2, most] : [0, most];
}

/** A small chart of bars or lines; the same figures stand in a table for those who do not see it. */
export function ChartPicture({ chart }: { readonly chart: Chart }) {
  const { title, labels, series, kind = 'bars' } = chart;
  const id = useId();
  const typeset = useTypeset();
  const most = Math.max(1, ...series.flatMap(({ values }) => values));
  const group = (WIDTH - LEFT - RIGHT) / Math.max(1, labels.length);
  const y = (value: number) => FLOOR - (value / most) * (FLOOR - TOP);
  const every = Math.ceil(labels.length / 16);
  const patterns = series.map((_, s) => `${id}-${s}`);
  return (
    <figure className="chart">
      <figcaption>
        <b>{typeset(title)}</b>
        <span className="legend">
          {series.map(({ name, colour }, s) => (
            <span key={name} className="series">
              <svg className="sample" viewBox="0 0 26 12" aria-hidden="true" focusable="false">
                {kind === 'lines' ? (
                  <>
                    <Stroke shape={s} colour={colour} points="1,6 25,6" />
                    <Point shape={s} x={13} y={6} colour={colour} />
                  </>
                ) : (
                  <Bar shape={s} colour={colour} x={6} y={0.5} width={14} height={11} pattern={patterns[s] ?? ''} />
                )}
              </svg>{' '}
              {name}
            </span>
          ))}
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
        <defs>
          {patterns.map((name, s) => (
            <Hatch key={name} id={name} shape={s} />
          ))}
        </defs>
        {marksOf(most).map((mark) => (
          <g key={mark}>
            <path className={mark === 0 ? 'axis' : 'grid'} d={`M${LEFT} ${y(mark)}H${WIDTH - RIGHT}`} />
            <text x={LEFT - 5} y={y(mark) + 4} textAnchor="end">
              {mark}
            </text>
          </g>
        ))}
        {labels.map((label, i) =>
          i % every === 0 ? (
            <text key={label} x={LEFT + (i + 0.5) * group} y={HEIGHT - 5} textAnchor="middle">
              {label}
            </text>
          ) : null,
        )}
        {kind === 'lines'
          ? series.map(({ name, values, colour }, s) => (
              <g key={name}>
                <Stroke
                  shape={s}
                  colour={colour}
                  points={values.map((value, i) => `${LEFT + (i + 0.5) * group},${y(value)}`).join(' ')}
                />
                {values.map((value, i) => (
                  <Point
                    // biome-ignore lint/suspicious/noArrayIndexKey: points stand in the order of their labels.
                    key={i}
                    shape={s}
                    x={LEFT + (i + 0.5) * group}
                    y={y(value)}
                    colour={colour}
                  />
                ))}
              </g>
            ))
          : series.map(({ name, values, colour }, s) => {
              const width = Math.min(16, (group - 3) / series.length);
              return values.map((value, i) =>
                value > 0 ? (
                  <Bar
                    // biome-ignore lint/suspicious/noArrayIndexKey: bars stand in the order of their labels.
                    key={`${name}/${i}`}
                    shape={s}
                    colour={colour}
                    x={LEFT + (i + 0.5) * group - (width * series.length) / 2 + s * width}
                    y={y(value)}
                    width={Math.max(1, width - 1)}
                    height={FLOOR - y(value)}
                    pattern={patterns[s] ?? ''}
                  />
                ) : null,
              );
            })}
      </svg>
      {/* A table grows to its words, whatever width it is given: what is not to be seen is a box around it. */}
      <div className="unseen">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <td />
              {series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((label, i) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {series.map(({ name, values }) => (
                  <td key={name}>{values[i] ?? ''}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

interface Drawn {
  readonly shape: number;
  readonly colour: string | undefined;
}

/** A line with a dark or light rim, so that no colour is lost on the sheet. */
function Stroke({ shape, colour, points }: Drawn & { readonly points: string }) {
  const dash = DASHES[shape % DASHES.length];
  const dashed = dash === '' ? {} : { strokeDasharray: dash };
  return (
    <>
      <polyline className="rim" points={points} {...dashed} />
      <polyline
        className={`line tone-${shape}`}
        points={points}
        {...dashed}
        {...(colour === undefined ? {} : { style: { stroke: colour } })}
      />
    </>
  );
}

function Bar({
  shape,
  colour,
  pattern,
  ...box
}: Drawn & {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly pattern: string;
}) {
  return (
    <>
      <rect className={`bar tone-${shape}`} {...box} {...(colour === undefined ? {} : { style: { fill: colour } })} />
      {shape > 0 && <rect className="hatched" {...box} fill={`url(#${pattern})`} />}
    </>
  );
}

/** The first series is plain, the second hatched one way, the third the other. */
function Hatch({ id, shape }: { readonly id: string; readonly shape: number }) {
  const turn = shape % 2 === 0 ? -45 : 45;
  return (
    <pattern id={id} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform={`rotate(${turn})`}>
      <path className="hatching" d="M0 0V4" />
    </pattern>
  );
}
