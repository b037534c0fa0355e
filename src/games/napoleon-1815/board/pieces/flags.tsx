import type { Nation } from '../../pieces.ts';

interface FlagProps {
  readonly nation: Nation;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The colours of a nation: three upright bands, a union of crosses, black borders with an eagle. */
export function Flag({ nation, x, y, w, h }: FlagProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={w} height={h} fill={nation === 1 ? '#23407c' : '#f4ecd6'} />
      {nation === 0 ? <path d={`M0 0h${w / 3}v${h}h${-w / 3}Z`} fill="#2b4f9a" /> : null}
      {nation === 0 ? <path d={`M${(2 * w) / 3} 0h${w / 3}v${h}h${-w / 3}Z`} fill="#b53a32" /> : null}
      {nation === 1 ? (
        <>
          <path d={`M0 0L${w} ${h}M${w} 0L0 ${h}`} stroke="#f4ecd6" strokeWidth={h * 0.2} />
          <path d={`M${w / 2} 0v${h}M0 ${h / 2}h${w}`} stroke="#f4ecd6" strokeWidth={h * 0.36} />
          <path d={`M${w / 2} 0v${h}M0 ${h / 2}h${w}`} stroke="#b53a32" strokeWidth={h * 0.2} />
        </>
      ) : null}
      {nation === 2 ? (
        <>
          <path d={`M0 0h${w}v${h * 0.2}h${-w}ZM0 ${h * 0.8}h${w}v${h * 0.2}h${-w}Z`} fill="#1d1d20" />
          <path d={EAGLE} transform={`translate(${w / 2} ${h / 2}) scale(${h / 34})`} fill="#1d1d20" />
        </>
      ) : null}
      <rect width={w} height={h} fill="none" stroke="#231a10" strokeWidth={Math.min(1, h * 0.07)} />
    </g>
  );
}

/** An eagle displayed, some 20 wide. */
const EAGLE =
  'M0-9.500c1.500 0 2.200 1 2.200 2.200L4 -6.600 2.200-5.800C2.400-4 3-3.600 4-4.200 6-5.600 8-8 10.500-9 10-4.500 8-1 4.600 1.400L3 3.400l2.600 4L2.600 6.400 2 9.500H-2L-2.600 6.400-5.600 7.400-3 3.400-4.600 1.400C-8-1-10-4.500-10.500-9-8-8-6-5.600-4-4.200-3-3.600-2.400-4-2.200-5.800V-7.300C-2.200-8.500-1.500-9.500 0-9.500Z';
