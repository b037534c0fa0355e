import { memo } from 'preact/compat';
import type { Seat } from '../../../kernel/flow.ts';
import { SILENT } from '../../../table/controls.tsx';
import { tenth as n, type Point } from '../../../table/land/lines.ts';
import { crownShade, grassTuft, houseFront, lobedCrown } from '../../../table/land/slanting.ts';
import { speck } from '../../../table/land/speckle.ts';
import type { TerrainId } from '../data/box.ts';
import { COUNTER, HEIGHT, STRIP, VALLEY, WIDTH } from './geometry.ts';

// The ground: a pale engraved valley, and the Terrain cards as land around their slots.

type Rim = (turn: number, grow?: number) => Point;

const REACH = { x: COUNTER.w / 2 + 15, y: COUNTER.h / 2 + 12 };

/** The rim of a rounded, uneven patch about a slot; a turn of 1 goes once around. */
function rimOf(seed: number): Rim {
  const phase = (i: number) => speck(i, 3, seed) * 2 * Math.PI;
  return (turn, grow = 1) => {
    const a = turn * 2 * Math.PI;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const square = 1 / (Math.abs(c) ** 3.2 + Math.abs(s) ** 3.2) ** (1 / 3.2);
    const wave = 1 + 0.035 * Math.sin(3 * a + phase(1)) + 0.03 * Math.sin(5 * a + phase(2));
    return [c * REACH.x * square * wave * grow, s * REACH.y * square * wave * grow];
  };
}

const ringOf = (rim: Rim, grow: number): string =>
  `M${Array.from({ length: 48 }, (_, i) =>
    rim(i / 48, grow)
      .map(n)
      .join(' '),
  ).join('L')}Z`;

/** Hachures down from the top, stronger away from the light. */
function Hill({ seed }: { readonly seed: number }) {
  const rim = rimOf(seed);
  const strokes = ['', '', ''];
  for (const [tier, grow] of [0.83, 0.94].entries()) {
    const count = 108;
    for (let i = 0; i < count; i++) {
      const turn = (i + tier * 0.5 + speck(i, tier, seed) * 0.4) / count;
      const [from, to] = [rim(turn, grow), rim(turn, grow + 0.13 * (0.8 + speck(i, 9, seed) * 0.5))];
      const shade = Math.cos(turn * 2 * Math.PI) * 0.6 + Math.sin(turn * 2 * Math.PI) * 0.8;
      const weight = shade > 0.35 ? 2 : shade > -0.4 ? 1 : 0;
      strokes[weight] += `M${from.map(n).join(' ')}L${to.map(n).join(' ')}`;
    }
  }
  return (
    <>
      <path className="saga-hill-foot" d={ringOf(rim, 1.04)} />
      <path className="saga-hill-back" d={ringOf(rim, 0.92)} />
      <path className="saga-hill-top" d={ringOf(rim, 0.8)} />
      {strokes.map((d, weight) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the weights of strokes
        <path key={weight} className="saga-hachure" d={d} strokeWidth={0.7 + weight * 0.5} />
      ))}
    </>
  );
}

/** Trees all over the patch, the nearer ones over the farther. */
function Wood({ seed }: { readonly seed: number }) {
  const rim = rimOf(seed);
  const trees: Point[] = [];
  for (let row = 0; row < 14; row++) {
    for (let col = 0; col < 13; col++) {
      const x = -REACH.x - 8 + (col + (row % 2) * 0.5) * 11.5 + (speck(col, row, seed) - 0.5) * 6;
      const y = -REACH.y - 6 + row * 9 + (speck(col, row, seed + 1) - 0.5) * 5;
      const turn = (Math.atan2(y / REACH.y, x / REACH.x) / (2 * Math.PI) + 1) % 1;
      const edge = rim(turn);
      const [far, most] = [Math.hypot(x, y), Math.hypot(edge[0], edge[1])];
      // Under the counter nobody sees them.
      if (far < most * 1.02 && (Math.abs(x) > COUNTER.w / 2 - 8 || Math.abs(y) > COUNTER.h / 2 - 8)) trees.push([x, y]);
    }
  }
  return (
    <>
      <path className="saga-wood-floor" d={ringOf(rim, 1)} />
      {trees.map(([x, y], i) => {
        const r = 5.6 + speck(i, 5, seed) * 2.2;
        return (
          <g key={`${x}`}>
            <path className="saga-tree" d={lobedCrown(x, y, r)} />
            <path className="saga-tree-shade" d={crownShade(x, y, r)} />
          </g>
        );
      })}
    </>
  );
}

/** A walled farm: barns all around the yard in which the unit stands. */
function Building({ seed }: { readonly seed: number }) {
  const spots: Point[] = [];
  for (let x = -REACH.x + 10; x <= REACH.x - 8; x += 17) spots.push([x, -REACH.y + 12], [x + 3, REACH.y + 2]);
  for (let y = -REACH.y + 30; y <= REACH.y - 12; y += 17) spots.push([-REACH.x + 6, y], [REACH.x - 5, y]);
  spots.sort((a, b) => a[1] - b[1]);
  return (
    <>
      <path className="saga-yard" d={ringOf(rimOf(seed), 1.02)} />
      {spots.map(([x, y], i) => {
        const front = houseFront(
          x + (speck(i, 1, seed) - 0.5) * 3,
          y + (speck(i, 2, seed) - 0.5) * 3,
          13 + speck(i, 3, seed) * 4,
          speck(i, 4, seed) < 0.3,
        );
        return (
          <g key={`${x} ${y}`}>
            <path className="saga-wall" d={front.wall} />
            <path className="saga-roof" d={front.roof} />
            <path className="saga-roof-shade" d={front.shade} />
          </g>
        );
      })}
    </>
  );
}

/** A brook along the front of its slot: `up` is -1 where the enemy is above. */
function River({ up }: { readonly up: number }) {
  const { x: w, y: h } = REACH;
  const run = (off: number) => {
    const y = (share: number) => n(up * (h * share + off));
    return `M${-w} ${y(0.05)}C${-w + 4} ${y(0.95)} ${n(-w * 0.6)} ${y(0.9)} ${n(-w * 0.3)} ${y(0.95)}S${n(w * 0.3)} ${y(0.88)} ${n(w * 0.6)} ${y(0.95)}S${w - 3} ${y(0.6)} ${w} ${y(0.02)}`;
  };
  return (
    <g className="saga-river">
      <path className="saga-river-bank" d={run(0)} />
      <path className="saga-river-water" d={run(0)} />
      <path className="saga-river-light" d={run(3)} />
      <path className="saga-river-line" d={run(-2)} />
    </g>
  );
}

interface TerrainProps {
  readonly terrain: TerrainId;
  readonly seed: number;
  readonly up: number;
}

/** The land of a Terrain card about the middle of its slot. */
export const Terrain = memo(function Terrain({ terrain, seed, up }: TerrainProps) {
  return (
    <g className="saga-land" {...SILENT}>
      {terrain === 'hill' ? <Hill seed={seed} /> : null}
      {terrain === 'wood' ? <Wood seed={seed} /> : null}
      {terrain === 'building' ? <Building seed={seed} /> : null}
      {terrain === 'river' ? <River up={up} /> : null}
    </g>
  );
});

/** Parcels of rye and tufts of grass: pale, so that nothing of it looks like a Terrain card. */
function meadow() {
  const parcels: { readonly at: string; readonly w: number; readonly h: number }[] = [];
  const [cell, top] = [68, STRIP + 8];
  for (let row = 0; row * cell < HEIGHT - 2 * top; row++) {
    for (let col = 0; col * cell < WIDTH - 20; col++) {
      if (speck(col, row, 5) < 0.6) continue;
      const [x, y] = [12 + col * cell + speck(col, row, 6) * 18, top + row * cell + speck(col, row, 7) * 18];
      parcels.push({
        at: `translate(${n(x)} ${n(y)}) rotate(${n((speck(col, row, 10) - 0.5) * 22)})`,
        w: cell * (0.5 + speck(col, row, 8) * 0.4),
        h: cell * (0.35 + speck(col, row, 9) * 0.4),
      });
    }
  }
  const tufts = Array.from({ length: 120 }, (_, i) =>
    grassTuft(12 + speck(i, 1, 61) * (WIDTH - 24), top + speck(i, 2, 61) * (HEIGHT - 2 * top)),
  ).join('');
  return { parcels, tufts };
}

/** A ridge of short strokes, falling off to the valley. */
function ridge(y: number, up: number): string {
  let d = '';
  for (let x = 8; x < WIDTH - 8; x += 5.5) {
    const wave = Math.sin(x / 70) * 7 + Math.sin(x / 31) * 3;
    const long = (10 + speck(Math.round(x), 1, 77) * 9) * (0.7 + 0.3 * Math.sin(x / 90));
    d += `M${n(x)} ${n(y + wave)}l${n((speck(Math.round(x), 2, 77) - 0.5) * 3)} ${n(up * long)}`;
  }
  return d;
}

const ROAD = `M${WIDTH / 2} ${STRIP}C${WIDTH / 2 - 10} 200 ${WIDTH / 2 + 9} ${VALLEY - 90} ${WIDTH / 2} ${VALLEY}S${WIDTH / 2 - 8} ${HEIGHT - 180} ${WIDTH / 2} ${HEIGHT - STRIP}`;

/** NS-GEO-11: the high road is the dotted centre line. It never changes. */
export const Valley = memo(function Valley() {
  const { parcels, tufts } = meadow();
  return (
    <g className="saga-valley" {...SILENT}>
      <rect className="saga-paper" width={WIDTH} height={HEIGHT} />
      {parcels.map(({ at, w, h }) => (
        <g key={at} transform={at}>
          <rect className="saga-parcel" width={n(w)} height={n(h)} />
          <path
            className="saga-furrow"
            d={Array.from({ length: Math.floor((w - 4) / 5) }, (_, i) => `M${4 + i * 5} 2V${n(h - 2)}`).join('')}
          />
        </g>
      ))}
      <path className="saga-grass" d={tufts} />
      <path className="saga-ridge" d={ridge(VALLEY - 44, -1) + ridge(VALLEY + 44, 1)} />
      <path className="saga-road-bank" d={ROAD} />
      <path className="saga-road" d={ROAD} />
      <path className="saga-road-line" d={ROAD} />
    </g>
  );
});

interface FlankRoadProps {
  readonly x: number;
  readonly rider: { readonly seat: Seat; readonly up: boolean } | null;
  readonly colour: string;
}

/** The way around a flank, beyond all lines; with a head towards the goal of whoever is on it. */
export function FlankRoad({ x, rider, colour }: FlankRoadProps) {
  const [top, bottom] = [STRIP + 62, HEIGHT - STRIP - 62];
  const end = rider?.up === true ? top : bottom;
  const s = rider?.up === true ? 1 : -1;
  return (
    <g className="saga-flank-road" {...SILENT}>
      <path className="saga-flank-bed" d={`M${x} ${top}V${bottom}`} />
      <path className="saga-flank-way" d={`M${x} ${top}V${bottom}`} stroke={rider === null ? undefined : colour} />
      {rider === null ? null : <path d={`M${x - 7} ${end + s * 10}l7 ${-s * 14} 7 ${s * 14}z`} fill={colour} />}
    </g>
  );
}
