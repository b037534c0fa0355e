import { get } from '../../../kernel/there.ts';
import { type Point, tenth } from '../../../table/land/lines.ts';
import { NATIONS } from '../data/names.ts';
import { GAP, PAD, PLATE, ROOMS, roomWidth, SHIELD } from './geometry.ts';
import type { Rect } from './land/chart.ts';
import { boxOf } from './land/landscape.tsx';
import { type Muster, mustered, rowsOf, type Stand, shieldsInRow, strengthOf } from './muster.ts';
import type { Corps, Nation } from './nouns.ts';
import {
  type Age,
  linesOf,
  Napoleon,
  Plate,
  Sabres,
  Sheaf,
  Shield,
  TOKEN_LINE,
  type TokenFacts,
  Tokens,
} from './pieces.tsx';

/** What is shown of a Nation. */
export interface NationFacts {
  readonly name: string;
  /** NW-2.9-a: 0 to 16. */
  readonly fervour: number;
  /** NW-4.1-b: what its power brings, in pounds. */
  readonly income: number;
  /** Its status, envoys of both sides, client state, Pope, Ulcer: each with its words. */
  readonly tokens: readonly TokenFacts[];
  readonly corps: readonly Corps[];
  readonly napoleon: Age | null;
  /** The word on its pill if it is the But nation. */
  readonly but: string | null;
  /** Its battle is chosen or being fought. */
  readonly chosen?: boolean;
}

const PIPS: readonly (readonly number[])[] = [
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

/** The face of a die. */
export function Face({ at: [x, y], size, face }: { readonly at: Point; readonly size: number; readonly face: number }) {
  return (
    <g className="nw-face" transform={`translate(${x} ${y}) scale(${size / 16})`}>
      <rect width={16} height={16} rx={3} />
      {get(PIPS, face - 1).map((i) => (
        <circle key={i} cx={4 + 4 * (i % 3)} cy={4 + 4 * Math.floor(i / 3)} r={1.5} />
      ))}
    </g>
  );
}

/** Fervour as the scale bar of a map: sixteen parts, filled as far as the zeal for France goes, its middle marked. */
export function Fervour({
  at: [x, y],
  width,
  value,
}: {
  readonly at: Point;
  readonly width: number;
  readonly value: number;
}) {
  const part = width / 16;
  const row = (from: number, to: number, upper: boolean): string => {
    let d = '';
    for (let i = from; i < to; i++)
      d += `M${tenth(i * part)} ${(i % 2 === 0) === upper ? 0 : 4.5}h${tenth(part)}v4.500h-${tenth(part)}Z`;
    return d;
  };
  return (
    <g className="nw-fervour" transform={`translate(${x} ${y})`}>
      <path className="nw-fervour-pale" d={row(value, 16, false)} />
      <path className="nw-fervour-empty" d={row(value, 16, true)} />
      <path className="nw-fervour-half" d={row(0, value, false)} />
      <path className="nw-fervour-full" d={row(0, value, true)} />
      <rect width={width} height={9} />
      <path className="nw-fervour-middle" d={`M${tenth(width / 2)}-2.500v14`} />
    </g>
  );
}

/** A piece of paper with a double rule. */
export function Card({
  box,
  kind = 'ink',
}: {
  readonly box: Rect;
  readonly kind?: 'ink' | 'green' | 'gold' | 'french' | 'coalition';
}) {
  const inner = { x: box.x + 2.8, y: box.y + 2.8, w: box.w - 5.6, h: box.h - 5.6 };
  return (
    <g className={`nw-card nw-card-${kind}`}>
      <rect className="nw-shade" {...boxOf({ ...box, x: box.x + 1.5, y: box.y + 2.5 })} rx={2} />
      <rect className="nw-card-paper" {...boxOf(box)} rx={2} />
      <rect className="nw-card-rule" {...boxOf(inner)} rx={1} />
    </g>
  );
}

/** How much room a Nation's tablet and field take: what can be touched of it, and what moves goes to its middle. */
export interface NationLayout {
  readonly tablet: Rect;
  readonly field: Rect | null;
  readonly muster: Muster;
  readonly columns: number;
}

const HEAD = 42;
const SUM = 21;
const BETWEEN = 6;
const ROW = PLATE.h + GAP;

/** As many rows of plates as there is room for below the tablet. */
export function layoutOf(nation: Nation, { tokens, corps }: Pick<NationFacts, 'tokens' | 'corps'>): NationLayout {
  const { at, columns, bottom } = ROOMS[nation];
  const w = roomWidth(columns);
  const lines = linesOf(tokens, w - 2 * PAD).length;
  const tablet = { x: at[0], y: at[1], w, h: HEAD + lines * TOKEN_LINE + (lines === 0 ? 0 : 3) };
  const top = tablet.y + tablet.h + 2;
  const fights = corps.some(({ side }) => side === 'french') && corps.some(({ side }) => side === 'coalition');
  const around = 2 * PAD - GAP + (fights ? SUM + BETWEEN - PAD : 0);
  const muster = mustered(corps, columns, Math.floor((bottom - top - around) / ROW));
  if (corps.length === 0) return { tablet, field: null, muster, columns };
  return { tablet, field: { x: at[0], y: top, w, h: rowsOf(muster, columns) * ROW + around }, muster, columns };
}

/** Where the tokens of a tablet lie. */
export function tabletTokens(nation: Nation, { tokens }: Pick<NationFacts, 'tokens'>) {
  const { at, columns } = ROOMS[nation];
  return { at: [at[0] + PAD, at[1] + HEAD] as const, width: roomWidth(columns) - 2 * PAD, tokens };
}

/** NW-2.1.1-a: the green box of a Nation. */
function Tablet({ nation, facts, box }: { readonly nation: Nation; readonly facts: NationFacts; readonly box: Rect }) {
  const { x, y, w } = box;
  return (
    <g className="nw-tablet">
      <Card box={box} kind={facts.but === null ? 'green' : 'gold'} />
      <Face at={[x + 7, y + 7]} size={14} face={NATIONS.indexOf(nation) + 1} />
      <text className="nw-name" x={x + 27} y={y + 19.5}>
        {facts.name}
      </text>
      {facts.but === null ? null : (
        <g className="nw-but">
          <rect x={x + w - 43} y={y + 6} width={37} height={16} rx={8} />
          <text x={x + w - 24.5} y={y + 18}>
            {facts.but}
          </text>
        </g>
      )}
      <Fervour at={[x + 8, y + 28]} width={w - 36} value={facts.fervour} />
      <text className="nw-figure nw-end" x={x + w - 7} y={y + 37.5}>
        {facts.fervour}
      </text>
      <Tokens {...tabletTokens(nation, facts)} />
    </g>
  );
}

/** Both sums with sabres between them; what may still join has a question mark. */
export function Sums({
  at: [x, y],
  corps,
  size,
}: {
  readonly at: Point;
  readonly corps: readonly Corps[];
  readonly size: number;
}) {
  const of = (side: Corps['side'], maybe: boolean) =>
    strengthOf(corps.filter((each) => each.side === side && (each.maybe === true) === maybe));
  const [french, coalition, more] = [of('french', false), of('coalition', false), of('french', true)];
  const fights = french > 0 && coalition > 0;
  return (
    <g className="nw-sums" fontSize={size}>
      {fights ? <Sabres at={[x, y]} size={size} /> : null}
      {french === 0 ? null : (
        <text
          className={fights ? 'nw-french nw-end' : 'nw-french nw-middle'}
          x={fights ? x - size * 0.8 : x}
          y={y + size * 0.34}
        >
          {more === 0 ? french : `${french} + ${more}?`}
        </text>
      )}
      {coalition === 0 ? null : (
        <text
          className={fights ? 'nw-coalition' : 'nw-coalition nw-middle'}
          x={fights ? x + size * 0.8 : x}
          y={y + size * 0.34}
        >
          {coalition}
        </text>
      )}
    </g>
  );
}

/** A place on a field and who stands there: what can be touched of them, and where they come from and go to. */
export interface Standing {
  readonly corps: Stand;
  readonly box: Rect;
}

interface Standings {
  readonly plates: readonly Standing[];
  readonly shields: readonly Standing[];
  /** Where the two sides meet. */
  readonly front: number | null;
}

/** The French above, the Coalition below, the Duchies' shields last. */
export function standingsOf({ field, muster, columns }: NationLayout): Standings {
  if (field === null) return { plates: [], shields: [], front: null };
  const { french, coalition, shields } = muster;
  const fights = french.length > 0 && coalition.length + shields.length > 0;
  const top = field.y + (fights ? SUM : PAD);
  const middle = top + Math.ceil(french.length / columns) * ROW + (fights ? BETWEEN - GAP + 1 : 0);
  const bottom = middle + Math.ceil(coalition.length / columns) * ROW;
  const placed = (stands: readonly Stand[], y: number, { w, h }: Pick<Rect, 'w' | 'h'>, across: number) =>
    stands.map((corps, i): Standing => {
      const at = { x: field.x + PAD + (i % across) * (w + GAP), y: y + Math.floor(i / across) * ROW };
      return { corps, box: { ...at, w, h } };
    });
  return {
    plates: [...placed(french, top, PLATE, columns), ...placed(coalition, middle, PLATE, columns)],
    shields: placed(
      shields.map((corps): Stand => [corps]),
      bottom,
      SHIELD,
      shieldsInRow(columns),
    ),
    front: fights ? middle - BETWEEN / 2 : null,
  };
}

/** A corps, or several under one plate. */
export function Stood({ corps, box: { x, y } }: Standing) {
  return corps.length === 1 ? <Plate at={[x, y]} corps={corps[0]} /> : <Sheaf at={[x, y]} corps={corps} />;
}

/** The field of a Nation. */
function Field({
  layout,
  facts,
  box,
}: {
  readonly layout: NationLayout;
  readonly facts: NationFacts;
  readonly box: Rect;
}) {
  const { plates, shields, front } = standingsOf(layout);
  return (
    <g className="nw-field" data-chosen={facts.chosen}>
      <rect className="nw-field-paper" {...boxOf(box)} rx={4} />
      {front === null ? null : (
        <>
          <Sums at={[box.x + box.w / 2, box.y + 11]} corps={facts.corps} size={15.5} />
          <path className="nw-front" d={`M${box.x + PAD} ${front}h${box.w - 2 * PAD}`} />
        </>
      )}
      {plates.map(({ corps, box: at }) => (
        <Stood key={corps[0].id} corps={corps} box={at} />
      ))}
      {shields.map(({ corps: [{ id, strength }], box: { x, y } }) => (
        <Shield key={id} at={[x, y]} strength={strength} />
      ))}
    </g>
  );
}

/** A Nation on the map: its tablet, the armies that stand in it, Napoleon if he is there. */
export function NationPlace({ nation, facts }: { readonly nation: Nation; readonly facts: NationFacts }) {
  const layout = layoutOf(nation, facts);
  const { tablet, field } = layout;
  return (
    <g className={`nw-place nw-place-${nation}`}>
      {field === null ? null : <Field layout={layout} facts={facts} box={field} />}
      <Tablet nation={nation} facts={facts} box={tablet} />
      {facts.napoleon === null ? null : (
        <Napoleon at={[tablet.x + tablet.w - 64, tablet.y + 7]} r={18} age={facts.napoleon} />
      )}
    </g>
  );
}

const middleOf = ({ x, y, w, h }: Rect): Point => [x + w / 2, y + h / 2];

/** So far from a place a way begins and ends. */
const RIM = 4;

/** Where the line from the middle of a place to a point leaves it, a little beyond its rim. */
function rimOf(box: Rect, to: Point): Point {
  const [x, y] = middleOf(box);
  const [dx, dy] = [to[0] - x, to[1] - y];
  const share = Math.min(1, (box.w / 2 + RIM) / Math.abs(dx || 1), (box.h / 2 + RIM) / Math.abs(dy || 1));
  return [x + dx * share, y + dy * share];
}

/** From the rim of one place to the rim of the other. */
export const wayBetween = (from: Rect, to: Rect): readonly [Point, Point] => [
  rimOf(from, middleOf(to)),
  rimOf(to, middleOf(from)),
];

interface MarchProps {
  readonly way: readonly [from: Point, to: Point];
  readonly wide?: number;
}

/** The way of a march across the map: Napoleon's, or of corps that are called in. */
export function March({ way: [from, to], wide = 3.6 }: MarchProps) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  // Neighbours touch: there is nothing to march over.
  if (Math.hypot(dx, dy) < 24) return null;
  const middle: Point = [from[0] + dx / 2 - dy * 0.12, from[1] + dy / 2 + dx * 0.12];
  const d = `M${from.map(tenth).join(' ')}Q${middle.map(tenth).join(' ')} ${to.map(tenth).join(' ')}`;
  const turn = (Math.atan2(to[1] - middle[1], to[0] - middle[0]) * 180) / Math.PI;
  return (
    <g className="nw-march">
      <path className="nw-march-under" d={d} strokeWidth={wide + 3} />
      <path className="nw-march-way" d={d} pathLength={100} strokeWidth={wide} />
      <path
        className="nw-march-head"
        transform={`translate(${to.map(tenth).join(' ')}) rotate(${tenth(turn)}) scale(${wide / 3.6})`}
        d="M-10-8 10 0-10 8-5 0Z"
      />
    </g>
  );
}
