import type { Thing } from '../../../kernel/game.ts';
import type { Point } from '../../../table/land/lines.ts';
import { Emblem, type Livery, liveryOf } from '../../../table/liveries.tsx';
import { PLATE, SHIELD } from './geometry.ts';
import type { Rect } from './land/chart.ts';
import type { Colours, Corps, Status } from './nouns.ts';

// What is moved about the map: corps, shields, envoys, coins, Napoleon himself. Each is drawn from its left upper corner or its middle.

/** Emblems of those who have no livery of their own, on a square of 24. */
const LOZENGES = 'M6 0l6 12L6 24 0 12ZM18 0l6 12-6 12-6-12Z';
const NORDIC = 'M0 9h7V2h4v7h13v5H11v8H7v-8H0z';
const LILY = 'M12 1q4 5 1.500 10 5-6 8-2 2 4-3 6h-4v3h3v3H6.500v-3h3v-3h-4q-5-2-3-6 3-4 8 2Q8 6 12 1z';
const ESCUTCHEON = 'M3 2h18v9q-1 8-9 12Q4 19 3 11z';

/** The livery of a corps, and of those that fight in the coats of another power their stripe and emblem. */
interface Coat {
  readonly livery: string;
  readonly stripe?: string;
  readonly emblem?: string;
}
const COATS: Readonly<Record<Colours, Coat>> = {
  french: { livery: 'fr' },
  polish: { livery: 'fr', stripe: '#d8425c' },
  bavarian: { livery: 'fr', stripe: '#9ccbef', emblem: LOZENGES },
  neapolitan: { livery: 'fr', stripe: '#e9e2c8' },
  guard: { livery: 'fr', stripe: '#f2c14e' },
  british: { livery: 'gb' },
  prussian: { livery: 'pr' },
  austrian: { livery: 'at' },
  russian: { livery: 'ru' },
  spanish: { livery: 'es' },
  swedish: { livery: 'pr', stripe: '#f2c14e', emblem: NORDIC },
  duchy: { livery: 'at', emblem: ESCUTCHEON },
  emigre: { livery: 'at', stripe: '#c9a227', emblem: LILY },
  royalist: { livery: 'at', stripe: '#2d6b3a', emblem: LILY },
};

/** NW-2.4.1-b. Wrede and his Bavarians turn their coat with their side. */
export function coatOf({ colours, side }: Pick<Corps, 'colours' | 'side'>): Livery {
  const { livery, emblem } = COATS[colours];
  const worn = liveryOf(colours === 'bavarian' && side === 'coalition' ? 'at' : livery);
  return emblem === undefined ? worn : { ...worn, emblem, emblemSize: 24 };
}

/** NW-2.4.1-a: infantry is a tablet, cavalry a guidon with a swallow's tail. */
export const plateOf = ({ cavalry }: Pick<Corps, 'cavalry'>, w: number, inset = 0): string => {
  const [l, t, r, b, m] = [inset, inset, w - inset, PLATE.h - inset, PLATE.h / 2];
  return cavalry ? `M${l} ${t}H${r}V${b}H${l}L${l + 5} ${m}Z` : `M${l} ${t}H${r}V${b}H${l}Z`;
};

/** How wide words are in the letters of the map: near enough to know what fits. */
export function wide(words: string, size: number): number {
  const broad = words.match(/[mwMW]/g)?.length ?? 0;
  const capitals = words.match(/[A-ZÉ0-9]/g)?.length ?? 0;
  const slim = words.match(/[iljtrf.,’ ]/g)?.length ?? 0;
  return (words.length + broad * 0.7 + capitals * 0.2 - slim * 0.3) * size * 0.47;
}

interface PlateProps {
  readonly at: Point;
  readonly corps: Corps;
}

export function Plate({ at: [x, y], corps }: PlateProps) {
  const coat = coatOf(corps);
  const { stripe } = COATS[corps.colours];
  const { w, h } = PLATE;
  const from = corps.cavalry ? 20.5 : 17;
  const room = w - from - 15;
  const squeezed = wide(corps.name, 13.4) > room;
  const ink = corps.maybe === true ? 'var(--nw-french)' : coat.ink;
  return (
    <g
      className={corps.maybe === true ? 'nw-plate nw-plate-maybe' : 'nw-plate'}
      fill={ink}
      transform={`translate(${x} ${y})`}
    >
      <path className="nw-plate-shadow" d={plateOf(corps, w)} />
      <path className="nw-plate-body" d={plateOf(corps, w)} fill={coat.ground} stroke={coat.dark} />
      {stripe === undefined ? null : (
        <path d={`M${corps.cavalry ? 3 : 1.5} ${h - 3.6}H${w - 1}v2.200H${corps.cavalry ? 1.6 : 1.5}Z`} fill={stripe} />
      )}
      {corps.fresh === true ? <path className="nw-plate-fresh" d={plateOf(corps, w, 1.4)} /> : null}
      <Emblem livery={coat} x={corps.cavalry ? 7 : 3.6} y={4} size={11} fill={ink} />
      <text
        className="nw-plate-name"
        x={from}
        y={13.6}
        {...(squeezed ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' } : {})}
      >
        {corps.name}
      </text>
      <text className="nw-plate-strength" x={w - 4} y={15}>
        {corps.maybe === true ? `${corps.strength}?` : corps.strength}
      </text>
    </g>
  );
}

/** Several corps of one coat under one plate: how many they are, and how strong together. */
export function Sheaf({ at: [x, y], corps }: { readonly at: Point; readonly corps: readonly Corps[] }) {
  const [first] = corps;
  if (first === undefined) return null;
  const coat = coatOf(first);
  const strength = corps.reduce((sum, each) => sum + each.strength, 0);
  return (
    <g className="nw-plate" fill={coat.ink} transform={`translate(${x} ${y})`}>
      {[4, 2, 0].map((by) => (
        <path
          key={by}
          className="nw-plate-body"
          transform={`translate(${by} ${-by / 2})`}
          d={plateOf({ cavalry: false }, PLATE.w - 4)}
          fill={coat.ground}
          stroke={coat.dark}
        />
      ))}
      <Emblem livery={coat} x={3.6} y={4} size={11} />
      <text className="nw-plate-name" x={18} y={13.6}>
        × {corps.length}
      </text>
      <text className="nw-plate-strength" x={PLATE.w - 8} y={15}>
        {strength}
      </text>
    </g>
  );
}

/** NW-2.4.2-a. */
export function Shield({ at: [x, y], strength }: { readonly at: Point; readonly strength: number }) {
  const { w } = SHIELD;
  return (
    <g className="nw-shield" transform={`translate(${x} ${y})`}>
      <path d={`M0 0h${w}v10.500q-1 5.500-${w / 2} 7.500q-${w / 2 - 1}-2-${w / 2}-7.500Z`} />
      <path className="nw-shield-chief" d={`M.8.8h${w - 1.6}v3.200h-${w - 1.6}Z`} />
      <text x={w / 2} y={14.4}>
        {strength}
      </text>
    </g>
  );
}

/** An envoy, a client state, a marker in a Nation: a small label with a sign of its own. */
export type TokenKind =
  | 'envoy-french'
  | 'envoy-coalition'
  | 'client'
  | 'person'
  | 'treaty'
  | 'trouble'
  | `status-${Status}`
  | 'more';

/** On a square of 10: a quill, a crown, a head, a seal, a flame; drawn swords, scales, a white flag, an eagle's wings. */
const SIGNS: Readonly<Record<TokenKind, string>> = {
  'envoy-french': 'M1 9.500Q2 3 9.500.5 9 6 3.200 7.400Z M1 9.500 6 4',
  'envoy-coalition': 'M1 9.500Q2 3 9.500.5 9 6 3.200 7.400Z M1 9.500 6 4',
  client: 'M1 9V3l2.300 2L5 1l1.700 4L9 3v6Z',
  person: 'M5 .8a2.300 2.300 0 1 1 0 4.600 2.300 2.300 0 0 1 0-4.600ZM1 9.500q.3-3.600 4-3.600t4 3.600Z',
  treaty: 'M2 .8h6v5H2ZM5 5.800l2 1-2 2.900-2-2.900Z',
  more: 'M1 5h.1M5 5h.1M9 5h.1',
  'status-coalition': 'M1 1l7 7M9 1 2 8M6.500 9 9.500 6M.5 6l3 3',
  'status-neutral': 'M5 1v8M2 1.800h6M2 1.800.5 6h3ZM8 1.800 6.500 6h3ZM3 9.300h4',
  'status-surrender': 'M2 9.700V.5h7L7 3l2 2.500H2',
  'status-french': 'M5 1.500 6 3l4-1.500-2 5-2-.5L5 9 4 6l-2 .5-2-5L4 3Z',
  trouble: 'M5 .5Q8.500 4 7.500 6.500q1-.5.8-1.700Q10 9 5 9.500 0 9 2 4.500q.3 1.500 1.200 1.700Q3.500 3 5 .5Z',
};

export interface TokenFacts {
  readonly kind: TokenKind;
  readonly words: string;
  /** Worn out for this turn: a scandal, an envoy that has spoken. */
  readonly spent?: boolean;
  /** Without its sign, where many lie side by side. */
  readonly bare?: boolean;
  /** What of the table it is, if it can be touched. */
  readonly thing?: Thing;
}

export const tokenWidth = ({ words, bare }: TokenFacts): number => wide(words, 13.2) + (bare === true ? 10 : 20);

const tokenClass = ({ kind, spent }: TokenFacts): string =>
  `nw-token nw-token-${kind}${spent === true ? ' nw-token-spent' : ''}`;

export function Token({ at: [x, y], token }: { readonly at: Point; readonly token: TokenFacts }) {
  return (
    <g className={tokenClass(token)} transform={`translate(${x} ${y})`}>
      <rect width={tokenWidth(token)} height={15} rx={2} />
      {token.bare === true ? null : <path transform="translate(2.800 2.600)" d={SIGNS[token.kind]} />}
      <text x={token.bare === true ? 4.5 : 15} y={12}>
        {token.words}
      </text>
    </g>
  );
}

/** A token without its words, where there is no room for them. */
export function Sign({ at: [x, y], token }: { readonly at: Point; readonly token: TokenFacts }) {
  return (
    <g className={tokenClass(token)} transform={`translate(${x} ${y})`}>
      <rect width={13.5} height={13.5} rx={2} />
      <path transform="translate(1.800 1.800)" d={SIGNS[token.kind]} />
    </g>
  );
}

/** Tokens one after the other, in lines of this width: no more than three, and how many are left over stands last. */
export function linesOf(tokens: readonly TokenFacts[], width: number): readonly (readonly TokenFacts[])[] {
  for (let left = 0; ; left++) {
    const shown = tokens.slice(0, tokens.length - left);
    const lines = broken(left === 0 ? shown : [...shown, { kind: 'more', words: `+ ${left}` }], width);
    if (lines.length <= MOST_LINES || left === tokens.length) return lines;
  }
}

export function broken(tokens: readonly TokenFacts[], width: number): readonly (readonly TokenFacts[])[] {
  const lines: TokenFacts[][] = [];
  let left = 0;
  for (const token of tokens) {
    const need = tokenWidth(token) + GAP_OF_TOKENS;
    if (lines.length === 0 || need > left) {
      lines.push([]);
      left = width + GAP_OF_TOKENS;
    }
    lines.at(-1)?.push(token);
    left -= need;
  }
  return lines;
}
const MOST_LINES = 3;
const GAP_OF_TOKENS = 3;
export const TOKEN_LINE = 17;

interface TokensProps {
  readonly at: Point;
  readonly width: number;
  readonly tokens: readonly TokenFacts[];
}

/** Where each of them lies: what can be touched of it. */
export const tokenPlaces = ({ at: [x, y], width, tokens }: TokensProps) =>
  linesOf(tokens, width).flatMap((line, row) => {
    let from = x;
    return line.map((token) => {
      const box: Rect = { x: from, y: y + row * TOKEN_LINE, w: tokenWidth(token), h: TOKEN_LINE - 2 };
      from += box.w + GAP_OF_TOKENS;
      return { token, box };
    });
  });

export const Tokens = (props: TokensProps) =>
  tokenPlaces(props).map(({ token, box }) => (
    <Token key={token.thing ?? token.words} at={[box.x, box.y]} token={token} />
  ));

/** £1 of trade, or as many as it bears. */
export function Coin({
  at: [x, y],
  r,
  words = '£',
}: {
  readonly at: Point;
  readonly r: number;
  readonly words?: string;
}) {
  return (
    <g className="nw-coin" transform={`translate(${x} ${y})`}>
      <circle r={r} />
      <circle className="nw-coin-rim" r={r - 1.6} />
      <text y={r * 0.62} fontSize={Math.max(12, r * 1.7)}>
        {words}
      </text>
    </g>
  );
}

/** NW-2.6-a: the general, the Emperor with his laurels, the ageing man. */
export type Age = 'B' | 'N' | 'V';

export function Napoleon({ at: [x, y], r, age }: { readonly at: Point; readonly r: number; readonly age: Age }) {
  return (
    <g className="nw-napoleon" transform={`translate(${x} ${y}) scale(${r / 20})`}>
      <circle className="nw-shade" cx={1} cy={2.5} r={20} />
      <circle className="nw-napoleon-rim" r={20} />
      <circle className="nw-napoleon-paper" r={16.6} />
      <path fill="#33465f" d="M-12 13Q-10 4-3.400 3.400L0 6 3.400 3.400Q10 4 12 13A16.600 16.600 0 0 1-12 13Z" />
      <path fill="#fff8e6" d="M-2.400 4 0 12 2.400 4 0 6Z" />
      <ellipse cy={-1.2} rx={4.6} ry={6} fill="#e3c6a4" stroke="#2a2116" strokeWidth={0.6} />
      {age === 'V' ? (
        <path fill="#8d8577" d="M-4.800-2.500q-1.200 3 .3 5.200l.7-4ZM4.800-2.500q1.200 3-.3 5.200l-.7-4Z" />
      ) : null}
      <path fill="#1d1710" d="M-13-4.400Q-6-13.400 0-13.200 6-13.400 13-4.400 6-7.600 0-7.400-6-7.600-13-4.400Z" />
      <circle cx={5.4} cy={-8.8} r={1.6} fill="#c9483b" stroke="#fff" strokeWidth={0.6} />
      <path
        fill="none"
        stroke="#3a2c1a"
        strokeWidth={0.7}
        d="M-2.200-1.600h1.500M.9-1.600h1.500M0-.8l-.5 2h1M-1.400 2.900h2.800"
      />
      {age === 'B' ? null : (
        <path
          className="nw-laurel"
          d="M-14.500 2q-2.500 8 4 13.500M14.500 2q2.500 8-4 13.500M-15 6l-2.500-1.500M-14 10l-3 0M-12 13.500l-2.500 1.500M15 6l2.500-1.500M14 10l3 0M12 13.500l2.500 1.500"
        />
      )}
    </g>
  );
}

/** Crossed sabres: there is fighting. */
export function Sabres({ at: [x, y], size }: { readonly at: Point; readonly size: number }) {
  return (
    <g className="nw-sabres" transform={`translate(${x} ${y}) scale(${size / 20})`}>
      <path className="nw-sabres-under" d="M-8 8Q3 2 8-8M8 8Q-3 2-8-8" />
      <path d="M-8 8Q3 2 8-8M8 8Q-3 2-8-8M-8.600 4.600-4.400 8.800M8.600 4.600 4.400 8.800" />
    </g>
  );
}
