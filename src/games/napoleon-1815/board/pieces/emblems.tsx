/** A wreath of laurel about its middle, some 60 wide. */
export function Laurel({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g className="n15-laurel" transform={`translate(${x} ${y})`}>
      <path d={LEAVES} />
      <path d={LEAVES} transform="scale(-1 1)" />
      <path className="n15-stem" d="M-4 24C-22 20-28 2-20-17M4 24C22 20 28 2 20-17" />
    </g>
  );
}

/** Leaves along the left branch, in pairs. */
const LEAVES = Array.from({ length: 7 }, (_, i) => {
  const a = 1.9 + i * 0.36;
  const [cx, cy] = [Math.cos(a) * 23, Math.sin(a) * 23];
  return [-1, 1].map((side) => leaf(cx, cy, a + Math.PI / 2 + side * 0.62, 10)).join('');
}).join('');

function leaf(x: number, y: number, angle: number, long: number): string {
  const p = (u: number, v: number) =>
    `${(x + u * Math.cos(angle) - v * Math.sin(angle)).toFixed(1)} ${(y + u * Math.sin(angle) + v * Math.cos(angle)).toFixed(1)}`;
  return `M${p(0, 0)}Q${p(long * 0.5, -3)} ${p(long, 0)}Q${p(long * 0.5, 3)} ${p(0, 0)}Z`;
}
