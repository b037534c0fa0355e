import type { ReactNode } from 'preact/compat';
import type { Nation } from '../../pieces.ts';
import { Bust } from './bust.tsx';
import { Flag } from './flags.tsx';
import { liveryOf } from './livery.ts';

/** The sizes of blocks that lie and blocks that stand. */
export const LYING = { w: 120, h: 47 };
export const SMALL = { w: 44, h: 42 };
export const STANDING = { w: 36, h: 48 };

/** The wood under every block: its shadow, its side, its face, a fine line about it. */
function Wood({
  nation,
  w,
  h,
  faded,
  children,
}: {
  nation: Nation;
  w: number;
  h: number;
  faded: boolean;
  children: ReactNode;
}) {
  const { id, dark } = liveryOf(nation);
  return (
    <g className={faded ? 'n15-block n15-done' : 'n15-block'}>
      <rect x={3} y={6} width={w} height={h} rx={4} fill="#1b140a" opacity={0.34} />
      <rect y={4} width={w} height={h} rx={4} fill={dark} />
      <rect width={w} height={h} rx={4} fill={`url(#n15-${id})`} stroke={dark} strokeWidth={1.2} />
      {faded ? <rect width={w} height={h} rx={4} fill={`url(#n15-hatch-${id})`} /> : null}
      <rect
        x={2.5}
        y={2.5}
        width={w - 5}
        height={h - 5}
        rx={2.5}
        fill="none"
        stroke="#f1e7cb"
        strokeOpacity={0.5}
        strokeWidth={0.9}
      />
      {children}
    </g>
  );
}

/** The letter on the back: upright when it may still operate, upside down when it has. */
function LetterA({ x, y, size, done, ink }: { x: number; y: number; size: number; done: boolean; ink: string }) {
  return (
    <text
      className="n15-letter"
      fontSize={size}
      fill={ink}
      transform={`translate(${x} ${y})${done ? ' rotate(180)' : ''}`}
      y={size * 0.33}
    >
      A
    </text>
  );
}

interface CorpsBlockProps {
  readonly nation: Nation;
  readonly id: string;
  readonly name: string;
  readonly done: boolean;
  /** Infantry, cavalry, fatigue; null where they are hidden. */
  readonly strength: readonly [number, number, number] | null;
}

/** A corps that lies flat: who leads it, how strong it is, how tired. */
export function CorpsBlock({ nation, id, name, done, strength }: CorpsBlockProps) {
  const livery = liveryOf(nation);
  return (
    <Wood nation={nation} w={LYING.w} h={LYING.h} faded={done}>
      <Medallion id={id} nation={nation} done={done} />
      <BlockName name={name} ink={livery.ink} />
      {strength === null ? (
        <text className="n15-strength" x={LYING.w - 7} y={LYING.h - 5} fill={livery.ink}>
          ?
        </text>
      ) : (
        <>
          <Pips nation={nation} strength={strength} />
          <text className="n15-strength" x={LYING.w - 7} y={LYING.h - 5} fill={livery.ink}>
            {strength[0] + strength[1]}
          </text>
        </>
      )}
    </Wood>
  );
}

export function CommanderBlock({ nation, id, name, done }: Omit<CorpsBlockProps, 'strength'>) {
  return (
    <Wood nation={nation} w={LYING.w} h={LYING.h} faded={done}>
      <Medallion id={id} nation={nation} done={done} />
      <BlockName name={name} ink={liveryOf(nation).ink} />
      {[0, 1, 2].map((i) => (
        <path
          key={i}
          d={STAR}
          transform={`translate(${49 + i * 19} 32.500)`}
          fill="#f2c14e"
          stroke="#5b3d08"
          strokeWidth={0.8}
        />
      ))}
    </Wood>
  );
}

export const STAR =
  'M0-7.500L2.100-2.400 7.600-2.100 3.300 1.300 4.800 6.700 0 3.600-4.800 6.700-3.300 1.300-7.600-2.100-2.100-2.400Z';

/** The longest name still fits, and its tails end above the figure in the corner. */
function BlockName({ name, ink }: { readonly name: string; readonly ink: string }) {
  return (
    <text className="n15-block-name" x={39} y={17} fill={ink} fontSize={Math.min(20.5, 132 / name.length)}>
      {name}
    </text>
  );
}

/** The portrait over its flag; turned over once it has operated: the flag with the letter on its head. */
function Medallion({ id, nation, done }: { readonly id: string; readonly nation: Nation; readonly done: boolean }) {
  if (done) {
    return (
      <g>
        <Flag nation={nation} x={7} y={6} w={26} h={15} />
        <LetterA x={20} y={32.5} size={21} done ink={liveryOf(nation).ink} />
      </g>
    );
  }
  return (
    <g transform="translate(4 3)">
      <ellipse cx={16} cy={20} rx={15} ry={19} fill="#f0e4c4" stroke="#c9a24a" strokeWidth={1.6} />
      <g clipPath="url(#n15-oval)">
        <g transform="translate(1 3.500) scale(1.250)">
          <Bust id={id} />
        </g>
      </g>
      <Flag nation={nation} x={6} y={29} w={20} h={12} />
    </g>
  );
}

/** Strength as cubes, fatigue as cylinders under them. */
function Pips({
  nation,
  strength: [infantry, cavalry, fatigue],
}: {
  nation: Nation;
  strength: readonly [number, number, number];
}) {
  const livery = liveryOf(nation);
  const step = Math.min(7.6, 52 / Math.max(1, infantry + cavalry));
  return (
    <g>
      {Array.from({ length: infantry + cavalry }, (_, i) => {
        const horse = i >= infantry;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: cubes have no other name
          <g key={i} transform={`translate(${39 + i * step} 25)`}>
            <rect
              width={step - 1.1}
              height={7}
              fill={horse ? livery.cavalry : livery.infantry}
              stroke="#120d06"
              strokeWidth={0.7}
            />
            {horse ? <path d={`M0 7L${step - 1.1} 0`} stroke="#120d06" strokeWidth={0.9} /> : null}
          </g>
        );
      })}
      {Array.from({ length: fatigue }, (_, i) => 39 + i * 6.5).map((x, i) => (
        <rect
          key={x}
          x={x}
          y={35}
          width={5}
          height={6.5}
          rx={1.8}
          fill={i > 3 ? '#ff9a3d' : '#e08a35'}
          stroke="#4d2505"
          strokeWidth={0.7}
        />
      ))}
    </g>
  );
}

/** A vedette that lies flat: a rider under its flag. */
export function VedetteBlock({ nation, done }: { readonly nation: Nation; readonly done: boolean }) {
  const { ink } = liveryOf(nation);
  return (
    <Wood nation={nation} w={SMALL.w} h={SMALL.h} faded={done}>
      {done ? (
        <LetterA x={SMALL.w / 2} y={SMALL.h / 2} size={26} done ink={ink} />
      ) : (
        <path d={RIDER} fill={ink} transform="translate(4 5)" />
      )}
      <Flag nation={nation} x={4} y={4} w={14} h={9} />
    </Wood>
  );
}

/** A rider at the trot with raised sabre, on a field of 36 by 34. */
const RIDER =
  'M13 8.500c0-2 1.200-3.200 2.800-3.200s2.800 1.200 2.700 2.900c-.1 1.300-.7 2.100-1.500 2.600l3.200 1.800 5.800-5.200L28.800 1l.9.500-1.700 6.800-1.200 1.200-5.600 6-.5 2.300 3.600-.8c1.600-2 3.400-3.200 5.400-3.600l1.400-1.700.5 2.200 2.600 3-1 1.700-2.400-.6-2.600 1.800c-.3 2.500-1.500 4.300-3.300 5.300l4.100 2.600-.6 5-1.700.2-.4-3.500-5.300-2.500-7.300-.2-3.400 2.400-1 4.600-1.800-.2.6-5.600 2-2.500c-.9-1.300-1.200-2.800-1-4.500-2.200.4-3.700 1.700-4.500 4-.9-3.700.9-6.600 5.300-7.300l2.100-.5-.5-3.600c.1-1.800.9-3.200 2.500-4.200-.6-.5-1-1.200-1-2Z';

/** A block that stands with its back to the viewer: only its colours and its letter are seen. */
export function StandingBlock({ nation, done }: { readonly nation: Nation; readonly done: boolean }) {
  const { id, dark, light, ink } = liveryOf(nation);
  const { w, h } = STANDING;
  const deep = 7;
  return (
    <g className="n15-block">
      <path d={`M5 ${h + deep}h${w}l13 -8v-6h-${w}Z`} fill="#1b140a" opacity={0.32} />
      <path d={`M0 ${deep}l${deep} ${-deep}h${w}l${-deep} ${deep}Z`} fill={light} stroke={dark} strokeWidth={0.8} />
      <path d={`M${w} ${deep}l${deep} ${-deep}v${h}l${-deep} ${deep}Z`} fill={dark} stroke={dark} strokeWidth={0.8} />
      <rect y={deep} width={w} height={h} fill={`url(#n15-${id})`} stroke={dark} strokeWidth={1} />
      {done ? <rect y={deep} width={w} height={h} fill={`url(#n15-hatch-${id})`} /> : null}
      <rect
        x={2.5}
        y={deep + 2.5}
        width={w - 5}
        height={h - 5}
        fill="none"
        stroke="#f1e7cb"
        strokeOpacity={0.45}
        strokeWidth={0.8}
      />
      <Flag nation={nation} x={6} y={deep + 6} w={w - 12} h={14} />
      <LetterA x={w / 2} y={deep + 33} size={24} done={done} ink={ink} />
    </g>
  );
}

/** The paints that blocks need, once for each drawing. */
export function BlockPaints() {
  return (
    <defs>
      <clipPath id="n15-oval">
        <ellipse cx={16} cy={20} rx={14.2} ry={18.2} />
      </clipPath>
      {[0, 1, 2].map((nation) => {
        const { id, light, ground, hatch } = liveryOf(nation);
        return [
          <linearGradient key={id} id={`n15-${id}`} x1="0" y1="0" x2=".6" y2="1">
            <stop offset="0" stopColor={light} />
            <stop offset="1" stopColor={ground} />
          </linearGradient>,
          <pattern
            key={`hatch-${id}`}
            id={`n15-hatch-${id}`}
            width="5"
            height="5"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path d="M0 0V5" stroke={hatch} strokeWidth="3" opacity=".55" />
          </pattern>,
        ];
      })}
    </defs>
  );
}
