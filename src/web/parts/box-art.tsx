/** A plan of a battle for the lid of a box, as an engineer would have drawn it: hills, a brook, two lines. Another for every name. */
export function BoxArt({ seed }: { readonly seed: string }) {
  const next = randomOf(seed);
  const hills = [
    { x: 52 + next() * 20, y: 70 + next() * 10, r: 26 + next() * 8 },
    { x: 250 + next() * 24, y: 62 + next() * 14, r: 30 + next() * 8 },
    { x: 158 + next() * 14, y: 104, r: 20 + next() * 8 },
  ];
  const bend = 20 * next();
  const brook = `M-4 ${34 + bend}C60 ${20 + bend} 90 ${58 + bend} 150 ${48 + bend}S260 ${24 + bend} 324 ${40 + bend}`;
  const tilt = next() * 6 - 3;
  return (
    <svg className="lid-art" viewBox="0 0 320 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path className="brook" d={brook} />
      <path className="brook" d={brook} transform="translate(0 3)" />
      <path className="road" d={`M${130 + bend} 124C150 90 190 70 ${214 - bend} -4`} />
      {hills.map(({ x, y, r }) => (
        <path key={x} className="hachure" d={hillAt(x, y, r)} />
      ))}
      <g transform={`rotate(${tilt.toFixed(1)} 160 90)`}>
        {[96, 122, 148, 174, 200].map((x, i) => (
          <Block key={x} x={x} y={98 - Math.abs(i - 2) * 4} side="a" horse={i === 0 || i === 4} />
        ))}
        {[112, 138, 164, 190, 216].map((x, i) => (
          <Block key={x} x={x} y={44 + Math.abs(i - 2) * 3} side="b" horse={i === 4} />
        ))}
        <path className="attack" d="M104 92C96 76 104 62 116 56m-7 0 7 0-2 7" />
      </g>
    </svg>
  );
}

/** A body of troops on a plan: a bar, divided by a stroke if it is mounted. */
function Block({
  x,
  y,
  side,
  horse,
}: {
  readonly x: number;
  readonly y: number;
  readonly side: string;
  readonly horse: boolean;
}) {
  return (
    <g className={`block-${side}`}>
      <rect x={x} y={y} width={20} height={8} />
      {horse && <path d={`M${x} ${y + 8}l20-8`} />}
    </g>
  );
}

/** A hill by its hachures: strokes that run down from the crest all round. */
function hillAt(x: number, y: number, r: number): string {
  return Array.from({ length: 46 }, (_, i) => {
    const angle = (i / 46) * 2 * Math.PI;
    const inner = r * (0.55 + 0.06 * Math.sin(i * 2.4));
    const outer = r * (0.9 + 0.12 * Math.sin(i * 1.7));
    const at = (d: number) =>
      `${(x + Math.cos(angle) * d * 1.25).toFixed(1)} ${(y + Math.sin(angle) * d * 0.72).toFixed(1)}`;
    return `M${at(inner)}L${at(outer)}`;
  }).join('');
}

/** Numbers between 0 and 1 that are the same for the same name. */
function randomOf(seed: string): () => number {
  let state = 7;
  for (const letter of seed) state = (state * 31 + letter.charCodeAt(0)) % 9973;
  return () => {
    state = (state * 137 + 71) % 9973;
    return state / 9973;
  };
}
