import type { Chart } from '../../games/dress.ts';

const WIDTH = 320;
const HEIGHT = 110;
const FOOT = 18;

/** A small chart of bars, a group of bars for each label; the same figures stand in a table for those who do not see it. */
export function ChartPicture({ chart }: { readonly chart: Chart }) {
  const { title, labels, series } = chart;
  const most = Math.max(1, ...series.flatMap(({ values }) => values));
  const group = (WIDTH - 8) / Math.max(1, labels.length);
  const bar = Math.min(18, (group - 4) / Math.max(1, series.length));
  const height = (value: number) => (value / most) * (HEIGHT - FOOT - 8);
  return (
    <figure className="chart">
      <figcaption>
        <b>{title}</b>{' '}
        {series.map(({ name }, i) => (
          <span key={name} className="series">
            <span className={`swatch tone-${i}`} aria-hidden="true" /> {name}
          </span>
        ))}
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
        <path className="axis" d={`M4 ${HEIGHT - FOOT}H${WIDTH - 4}`} />
        {series.map(({ name, values }, s) =>
          values.map((value, i) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: bars stand in the order of their labels.
              key={`${name}/${i}`}
              className={`bar tone-${s}`}
              x={4 + i * group + (group - bar * series.length) / 2 + s * bar}
              y={HEIGHT - FOOT - height(value)}
              width={Math.max(1, bar - 1)}
              height={height(value)}
            />
          )),
        )}
        {labels.map((label, i) => (
          <text key={label} x={4 + (i + 0.5) * group} y={HEIGHT - 4} textAnchor="middle">
            {labels.length <= 16 || i % Math.ceil(labels.length / 12) === 0 ? label : ''}
          </text>
        ))}
      </svg>
      <table className="unseen">
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
    </figure>
  );
}
