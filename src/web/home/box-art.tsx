import type { ReactNode } from 'preact/compat';
import type { Cover } from '../../table/presentation.ts';

/** The cover of a box: what its game has asked for, drawn as an engraver of the time would have. */
export function BoxArt({ cover }: { readonly cover: Cover }) {
  const Motif = MOTIFS[cover.motif];
  return (
    <svg className="cover-art" viewBox="0 0 320 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Motif />
    </svg>
  );
}

const MOTIFS: Readonly<Record<Cover['motif'], () => ReactNode>> = {
  line: Line,
  roads: Roads,
  flags: Flags,
  cards: Cards,
  hexes: Hexes,
};

const many = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

/** Two lines of infantry across a valley, the nearer one seen from behind, the farther one firing. */
function Line() {
  return (
    <>
      <path className="ridge" d="M-4 62Q70 44 150 52T324 46V124H-4Z" />
      <path className="hachure" d={slope(46, 58, 9)} />
      <g className="side-b">
        {many(30).map((i) => (
          <path key={i} d={`M${58 + i * 7} ${51 - Math.sin(i / 9) * 3}v-7m-1.400-3h2.800v3h-2.800z`} />
        ))}
        <path className="colours" d="M162 46V22m0 1h17v11h-17z" />
      </g>
      {many(6).map((i) => (
        <path key={i} className="puff" d={puff(74 + i * 38 + (i % 2) * 7, 43 - (i % 3) * 3, 6 + (i % 3) * 2)} />
      ))}
      <path className="ridge near" d="M-4 102Q90 84 180 92T324 88V124H-4Z" />
      {many(17).map((i) => (
        <Soldier key={i} x={14 + i * 18.3} y={112 - Math.sin(i / 5) * 5} />
      ))}
      <path className="staff" d="M160 116V44" />
      <path className="cloth-a" d="M160 46h11v22h-11z" />
      <path className="cloth-white" d="M171 46h11v22h-11z" />
      <path className="cloth-b" d="M182 46h11q3 6 0 11t0 11h-11z" />
    </>
  );
}

/** A man of the line from behind: shako, pack, crossbelts, musket. */
function Soldier({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <path className="staff" d="M6.500 6V-26" />
      <path className="cloth-a" d="M-6 12V-6q6-4 12 0V12Z" />
      <path className="pack" d="M-4-4h8v8h-8z" />
      <path className="belts" d="M-5-6 5 6M5-6-5 6" />
      <path className="shako" d="M-4-16h8l-.700 8h-6.600z" />
      <path className="plume" d="M0-16v-5" />
    </g>
  );
}

/** The map of a campaign: a river, roads from town to town, a fortress, woods, corps on the march. */
function Roads() {
  const towns = [
    [36, 92],
    [92, 60],
    [120, 104],
    [164, 74],
    [206, 104],
    [224, 46],
    [286, 66],
    [176, 30],
  ] as const;
  const at = (i: number) => towns[i % towns.length]?.join(' ') ?? '';
  const links = [
    [0, 1],
    [0, 2],
    [1, 3],
    [2, 3],
    [3, 4],
    [3, 5],
    [5, 6],
    [4, 6],
    [1, 7],
    [7, 5],
  ] as const;
  const roads = links.map(([from, to]) => `M${at(from)}L${at(to)}`).join('');
  const river = 'M-4 76C40 66 60 84 100 82S150 52 196 60 250 92 324 84';
  return (
    <>
      <path className="river" d={river} />
      <path className="brook" d={river} />
      <path className="hachure" d={hill(268, 30, 24) + hill(54, 40, 20)} />
      <path className="road wide" d={roads} />
      <path className="road" d={roads} />
      {many(14).map((i) => (
        <circle
          key={i}
          className="tree"
          cx={112 + (i % 5) * 8 + Math.floor(i / 5) * 4}
          cy={38 + Math.floor(i / 5) * 7}
          r={5}
        />
      ))}
      {towns.map(([x, y]) => (
        <circle key={x} className="town" cx={x} cy={y} r={4} />
      ))}
      <path className="fort" d={star(286, 66, 12, 6)} />
      <Corps x={50} y={100} side="a" />
      <Corps x={134} y={110} side="a" />
      <Corps x={196} y={28} side="b" />
      <Corps x={232} y={62} side="c" />
      <path className="attack" d="M140 98C150 92 156 86 160 80m-6 1 6-1 0 6" />
    </>
  );
}

/** A body of troops on a plan: a bar with the stroke of its arm. */
function Corps({ x, y, side }: { readonly x: number; readonly y: number; readonly side: string }) {
  return (
    <g className={`side-${side}`}>
      <path d={`M${x} ${y}h22v-11h-22z`} />
      <path className="arm" d={`M${x} ${y}l22-11M${x} ${y - 11}l22 11`} />
    </g>
  );
}

/** The flags of the powers, that of the Emperor among them. */
function Flags() {
  const bands = [
    ['white', 'c', 'white'],
    ['gold', 'c', 'gold'],
    ['a', 'white', 'b'],
    ['b', 'gold', 'b'],
    ['white', 'a', 'b'],
    ['b', 'white', 'b'],
  ] as const;
  return (
    <>
      <path className="ridge near" d="M-4 104Q80 92 160 98T324 94V124H-4Z" />
      <path className="hachure" d={slope(98, 104, 8)} />
      {bands.map(([one, two, three], i) => {
        const [x, top] = [22 + i * 50, i === 2 ? 22 : 36 + (i % 2) * 8];
        return (
          <g key={x}>
            <path className="staff" d={`M${x} 112V${top - 8}`} />
            {[one, two, three].map((colour, band) => (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: a band of a flag is its place
                key={band}
                className={`cloth-${colour}`}
                d={i === 2 ? upright(x, top, band) : level(x, top, band)}
              />
            ))}
            <path className="finial" d={star(x, top - 10, 4, 4)} />
          </g>
        );
      })}
    </>
  );
}

const level = (x: number, top: number, band: number): string =>
  `M${x} ${top + band * 9}q10-4 20 0t20 0v9q-10 4-20 0t-20 0z`;
const upright = (x: number, top: number, band: number): string => {
  const from = x + band * 13.3;
  return `M${from} ${top}q6-${4 - band * 2} 13.300 ${band - 1}v28q-7 ${2 - band}-13.300 ${1 - band}z`;
};

/** A hand of cards, laid open. */
function Cards() {
  const signs = [
    'M0-14v24M-8 2h16M-3 10h6',
    'M-10 8 10-12M-10-12 10 8',
    'M-11 4q11-26 22 0q-11-6-22 0Z',
    'M-9 6h18M-6 6v-14h12v14M0-8v-7',
    star(0, -3, 11, 5),
  ];
  return (
    <>
      {signs.map((sign, i) => (
        <g key={sign} transform={`translate(${80 + i * 40} ${82 + Math.abs(i - 2) * 7}) rotate(${(i - 2) * 9})`}>
          <rect className="leaf" x={-24} y={-34} width={48} height={80} rx={4} />
          <rect className={i % 2 === 0 ? 'cloth-a' : 'cloth-b'} x={-20} y={-30} width={40} height={11} />
          <path className="sign" d={sign} transform="translate(0 6)" />
        </g>
      ))}
    </>
  );
}

/** Hexagons with battalions in line, in column and in square. */
function Hexes() {
  const middles = many(27).map((i) => [24 + (i % 9) * 34, 34 + Math.floor(i / 9) * 39 + (i % 2) * 19.5] as const);
  return (
    <>
      <path className="hachure" d={hill(254, 60, 26)} />
      {middles.map(([x, y]) => (
        <path key={`${x}/${y}`} className="hex" d={hexagon(x, y)} />
      ))}
      {[10, 11, 12, 19].map((i) => (
        <Battalion key={i} at={middles[i]} side="a" wide={24} deep={7} />
      ))}
      <Battalion at={middles[20]} side="a" wide={11} deep={20} />
      <Battalion at={middles[5]} side="b" wide={24} deep={7} />
      <Battalion at={middles[6]} side="b" wide={24} deep={7} />
      <Battalion at={middles[4]} side="b" wide={18} deep={18} hollow />
      <path className="attack" d="M136 76C140 64 150 58 162 56m-7-3 7 3-6 5" />
    </>
  );
}

function Battalion({
  at,
  side,
  wide,
  deep,
  hollow = false,
}: {
  readonly at: readonly [number, number] | undefined;
  readonly side: string;
  readonly wide: number;
  readonly deep: number;
  readonly hollow?: boolean;
}) {
  if (at === undefined) return null;
  const [x, y] = [at[0] - wide / 2, at[1] - deep / 2];
  return (
    <g className={`side-${side}`}>
      <rect x={x} y={y} width={wide} height={deep} />
      {hollow && <rect className="inner" x={x + 5} y={y + 5} width={wide - 10} height={deep - 10} />}
    </g>
  );
}

const point = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

function hexagon(x: number, y: number): string {
  const corners = many(6).map((i) =>
    point(x + 22.5 * Math.cos((i * Math.PI) / 3), y + 22.5 * Math.sin((i * Math.PI) / 3)),
  );
  return `M${corners.join('L')}Z`;
}

/** A star of so many points: a fortress on a map, the head of a staff. */
function star(x: number, y: number, r: number, points: number): string {
  const corners = many(points * 2).map((i) => {
    const [far, angle] = [i % 2 === 0 ? r : r * 0.55, (i * Math.PI) / points];
    return point(x + far * Math.sin(angle), y - far * Math.cos(angle));
  });
  return `M${corners.join('L')}Z`;
}

/** A cloud of smoke. */
const puff = (x: number, y: number, r: number): string =>
  `M${x} ${y}a${r} ${r} 0 0 1 ${r * 1.5}-${r * 0.6}a${r * 0.8} ${r * 0.8} 0 0 1 ${r} ${r}q${r * 0.4} ${r * 0.8}-${r} ${r * 0.7}h-${r * 1.2}q-${r}-${r * 0.1}-${r * 0.3}-${r * 1.1}z`;

/** Strokes down a slope, as engravers draw relief. */
function slope(high: number, low: number, length: number): string {
  return many(64)
    .map((i) => {
      const y = high + ((i * 7) % 5) * ((low - high) / 5);
      return `M${point(i * 5.1, y + 8)}l${((i * 3) % 3) - 1} ${length - (i % 3) * 2}`;
    })
    .join('');
}

/** A hill by its hachures: strokes that run down from the crest all round. */
function hill(x: number, y: number, r: number): string {
  return many(42)
    .map((i) => {
      const angle = (i / 42) * 2 * Math.PI;
      const to = (far: number) => point(x + Math.cos(angle) * far * 1.25, y + Math.sin(angle) * far * 0.72);
      return `M${to(r * (0.55 + 0.06 * Math.sin(i * 2.4)))}L${to(r * (0.9 + 0.12 * Math.sin(i * 1.7)))}`;
    })
    .join('');
}
