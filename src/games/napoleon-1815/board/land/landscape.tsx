import { memo } from 'react';
import { SILENT } from '../../../../table/controls.tsx';
import type { Point } from '../../../../table/land/lines.ts';
import { HEIGHT, MAP, project, WIDTH } from '../geometry.ts';
import type { BoardWords } from '../words.ts';
import { Cartouche, Compass, Key, Neatline } from './frame.tsx';
import type { Land } from './land.ts';
import type { Water } from './water.ts';

interface LandscapeProps {
  readonly land: Land;
  readonly words: BoardWords;
}

/** The printed map: it never changes, so it is drawn once. */
export const Landscape = memo(function Landscape({ land, words }: LandscapeProps) {
  return (
    <g className="n15-land" {...SILENT}>
      <Paints />
      <rect className="n15-margin" width={WIDTH} height={HEIGHT} rx={3} />
      <svg
        x={MAP.x}
        y={MAP.y}
        width={MAP.w}
        height={MAP.h}
        viewBox={`${MAP.x} ${MAP.y} ${MAP.w} ${MAP.h}`}
        aria-hidden="true"
      >
        <rect className="n15-paper" x={MAP.x} y={MAP.y} width={MAP.w} height={MAP.h} />
        <Washes />
        <path className="n15-wash-south" d={land.frontier.south} />
        <path className="n15-wash-north" d={land.frontier.north} />
        {land.fields.parcels.map((parcels, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the three colours have no other name
          <path key={i} className={`n15-parcel n15-parcel-${i}`} d={parcels} />
        ))}
        <path className="n15-furrow" d={land.fields.furrows} />
        <path className="n15-grass" d={land.fields.grass} />
        {land.relief.hachures.map((strokes, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the three strengths have no other name
          <path key={i} className={`n15-hachure n15-hachure-${i}`} d={strokes} />
        ))}
        <Rivers water={land.water} />
        <path className="n15-wood-floor" d={land.woods.floor} />
        <path className="n15-tree-shadow" d={land.woods.shadows} />
        {land.woods.crowns.map((crowns, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the three greens have no other name
          <path key={i} className={`n15-tree n15-tree-${i}`} d={crowns} />
        ))}
        <path className="n15-leaves" d={land.woods.leaves} />
        <path className="n15-frontier" d={land.frontier.line} />
        <Highways land={land} />
        <Settlements land={land} />
        <RiverNames water={land.water} />
        <Countries words={words} />
        <rect className="n15-vignette" x={MAP.x} y={MAP.y} width={MAP.w} height={MAP.h} fill="url(#n15-vignette)" />
        <Cartouche words={words} />
        <Compass words={words} />
        <Key words={words} />
      </svg>
      <Neatline />
    </g>
  );
});

function Paints() {
  return (
    <defs>
      <radialGradient id="n15-vignette" cx=".5" cy=".48" r=".74">
        <stop offset=".6" stopColor="var(--n15-age)" stopOpacity="0" />
        <stop offset="1" stopColor="var(--n15-age)" stopOpacity=".42" />
      </radialGradient>
      {(['green', 'blue', 'pale', 'earth'] as const).map((name) => (
        <radialGradient key={name} id={`n15-wash-${name}`}>
          <stop offset="0" stopColor={`var(--n15-wash-${name})`} stopOpacity=".8" />
          <stop offset=".6" stopColor={`var(--n15-wash-${name})`} stopOpacity=".35" />
          <stop offset="1" stopColor={`var(--n15-wash-${name})`} stopOpacity="0" />
        </radialGradient>
      ))}
    </defs>
  );
}

const WASHES: readonly (readonly [paint: string, at: Point, rx: number, ry: number])[] = [
  ['green', [520, 236], 330, 150],
  ['blue', [180, 910], 480, 230],
  ['pale', [830, 330], 380, 230],
  ['pale', [200, 340], 340, 260],
  ['earth', [740, 790], 460, 210],
  ['earth', [930, 640], 260, 220],
  ['pale', [560, 500], 320, 160],
  ['green', [560, 770], 300, 110],
];

/** Water-colour laid over the paper. */
function Washes() {
  return WASHES.map(([paint, at, rx, ry]) => {
    const [x, y] = project(at);
    return <ellipse key={`${paint}${x}`} cx={x} cy={y} rx={rx} ry={ry} fill={`url(#n15-wash-${paint})`} />;
  });
}

function Rivers({ water }: { readonly water: Water }) {
  return (
    <g>
      {water.halo.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: near and far have no other name
        <path key={i} className={`n15-halo n15-halo-${i}`} d={line} />
      ))}
      <path className="n15-water" d={water.beds} />
      <path className="n15-shore-shade" d={water.shade} />
      <path className="n15-shore" d={water.light} />
      <path className="n15-current" d={water.current} />
    </g>
  );
}

function Highways({ land }: { readonly land: Land }) {
  const { lines, decks, parapets } = land.roads;
  return (
    <g>
      <path className="n15-road-bed" d={lines.road + lines.path} />
      <path className="n15-path" d={lines.path} />
      <path className="n15-road" d={lines.road} />
      <path className="n15-chaussee-edge" d={lines.chaussee} />
      <path className="n15-chaussee" d={lines.chaussee} />
      <path className="n15-deck" d={decks} />
      <path className="n15-parapet" d={parapets} />
    </g>
  );
}

function Settlements({ land }: { readonly land: Land }) {
  const { towns } = land;
  return (
    <g>
      <path className="n15-glacis" d={towns.glacis} />
      <path className="n15-ditch" d={towns.ditch} />
      <path className="n15-rampart" d={towns.rampart} />
      <path className="n15-town" d={towns.town} />
      <path className="n15-wooded" d={towns.wooded} />
      <path className="n15-plain" d={towns.plain} />
      <path className="n15-copse" d={towns.copse} />
      {towns.roofs.map((roofs, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the three reds have no other name
        <path key={i} className={`n15-roof n15-roof-${i}`} d={roofs} />
      ))}
      <path className="n15-ridge" d={towns.ridges} />
      <path className="n15-church" d={towns.walls} />
      <path className="n15-spire" d={towns.spires} />
    </g>
  );
}

function RiverNames({ water }: { readonly water: Water }) {
  return water.names.map(({ name, path, size }, i) => (
    <g key={path}>
      <path id={`n15-river-${i}`} d={path} fill="none" />
      <text className="n15-river-name" fontSize={size}>
        <textPath href={`#n15-river-${i}`} startOffset="50%" textAnchor="middle">
          {name}
        </textPath>
      </text>
    </g>
  ));
}

function Countries({ words }: { readonly words: BoardWords }) {
  const [, fy] = project([0, 900]);
  const [, ny] = project([0, 560]);
  const [fx, nx] = [MAP.x + 36, MAP.x + 22];
  return (
    <>
      <text className="n15-country n15-country-south" x={fx} y={fy}>
        {words.france}
      </text>
      <text className="n15-country n15-country-north" x={nx} y={ny}>
        {words.netherlands}
      </text>
    </>
  );
}
