/** A die by its shape: a cube, a diamond, a kite. */
const SHAPES: Readonly<Record<number, string>> = {
  6: 'M-17-17H17V17H-17Z',
  8: 'M0-22 20 0 0 22-20 0Z',
  10: 'M0-22 21-3 12 16 0 21-12 16-21-3Z',
};

/** The edges between the faces of a die that shows more than one. */
const EDGES: Readonly<Record<number, string>> = { 8: 'M-20 0H20', 10: 'M-21-3 0 7 21-3M0 7V21' };

export interface Thrown {
  readonly sides: number;
  /** Null while it is in the air. */
  readonly face: number | null;
  /** Whether the roll did what was hoped for; null where a sum counts. */
  readonly good: boolean | null;
}

/** The dice as they are thrown: what they show, and whether it is good, is not known yet. */
export const inTheAir = (dice: readonly Thrown[]): readonly Thrown[] =>
  dice.map(({ sides }) => ({ sides, face: null, good: null }));

/** A die that falls or lies, about 40 units wide, its middle at the point. What it shows is said by whoever draws it. */
export function Die({ x, y, sides, face, good }: Thrown & { readonly x: number; readonly y: number }) {
  const edges = EDGES[sides];
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={face === null ? 'die-falls' : 'die-lies'}>
        <path
          className={good === null ? 'die-body' : `die-body die-${good ? 'good' : 'bad'}`}
          d={SHAPES[sides] ?? SHAPES[6]}
        />
        {edges === undefined ? null : <path className="die-edge" d={edges} />}
        {face === null ? null : (
          <text className="die-face" y={sides === 10 ? 5 : 8}>
            {face}
          </text>
        )}
      </g>
    </g>
  );
}
