import { useWords } from '../words/words.ts';

/** The sign of the house: three tents on an engraved hill. */
export function Camp() {
  const words = useWords();
  return (
    <svg className="camp" viewBox="0 0 320 100" role="img" aria-label={words.home.camp}>
      <path className="hill" d="M0 92C60 64 110 58 160 58s100 6 160 34" />
      {hachures.map((d) => (
        <path key={d} className="hachure" d={d} />
      ))}
      <Tent x={104} y={64} scale={0.8} />
      <Tent x={216} y={64} scale={0.8} />
      <Tent x={160} y={60} scale={1.1} flag />
      <path className="fire" d="M137 69c3-3 1-5 3-8 1 3 4 4 3 8-1 3-6 3-6 0Z" />
      <path className="smoke" d="M140 58c-4-6 3-9 0-15s3-9 0-14" />
    </svg>
  );
}

/** Short strokes down the slope, longer towards the foot of the hill, as engravers draw relief. */
const hachures = Array.from({ length: 61 }, (_, i) => {
  const x = 6 + i * 5.13;
  const away = (x - 160) / 160;
  const y = 60 + 29 * Math.abs(away) ** 1.7;
  const length = 6 + ((i * 7) % 4) * 2.2;
  return `M${x.toFixed(1)} ${(y + 3).toFixed(1)}l${(away * length).toFixed(1)} ${length.toFixed(1)}`;
});

function Tent({
  x,
  y,
  scale,
  flag = false,
}: {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly flag?: boolean;
}) {
  return (
    <g className="tent" transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className="canvas" d="M0-36 24 0H-24Z" />
      <path className="seam" d="M0-36 13 0M0-36-13 0" />
      <path className="door" d="M0-30 7 0H-7Z" />
      {flag && <path className="flag" d="M0-36v-16l16 4-16 5" />}
    </g>
  );
}
