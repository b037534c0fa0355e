import type { Point } from '../../../table/land/lines.ts';
import { Card, type Standing, Stood } from './field.tsx';
import { Fitted } from './frame.tsx';
import { BOXES, COURT, type CourtCell, courtCell, GAP, PLATE, SWEDEN } from './geometry.ts';
import type { Rect } from './land/chart.ts';
import type { Corps, Status } from './nouns.ts';
import { broken, Coin, linesOf, TOKEN_LINE, type TokenFacts, Tokens, tokenWidth } from './pieces.tsx';
import type { AtlasWords } from './words.ts';

// The boxes beside the Nations, each a cartouche with all that lies in it.

interface Worded {
  readonly words: AtlasWords;
}

/** NW-2.1.4-a, NW-4.2: the three funds, the envoys at rest, and who has fled there. */
export interface LondonFacts {
  readonly treasury: number;
  readonly wars: number;
  readonly admiralty: number;
  /** The marker that makes London worth £4. */
  readonly four: boolean;
  readonly tokens: readonly TokenFacts[];
}

/** Where the tokens of a box lie. */
export const londonTokens = (tokens: readonly TokenFacts[]) => {
  const { x, y, w } = BOXES.london;
  return { at: [x + 8, y + 63] as const, width: w - 16, tokens };
};
export const russiaTokens = (tokens: readonly TokenFacts[]) => {
  const { x, y, w } = BOXES.russia;
  return { at: [x + 64, y + 8] as const, width: w - 68, tokens };
};
export const swedenTokens = (status: TokenFacts) => ({
  at: [SWEDEN.x + (SWEDEN.w - tokenWidth(status)) / 2, SWEDEN.y + 20] as const,
  width: SWEDEN.w,
  tokens: [status],
});

export function London({ words, london }: Worded & { readonly london: LondonFacts }) {
  const { x, y, w } = BOXES.london;
  const funds = [
    [words.treasury, london.treasury],
    [words.warFund, london.wars],
    [words.admiralty, london.admiralty],
  ] as const;
  const part = w / 3;
  const lines = linesOf(london.tokens, w - 16).length;
  return (
    <g className="nw-london">
      <Card box={{ ...BOXES.london, h: 66 + Math.max(1, lines) * TOKEN_LINE }} kind="coalition" />
      <text className="nw-head nw-coalition" x={x + 10} y={y + 20}>
        {words.london}
      </text>
      {london.four ? <Coin at={[x + w - 18, y + 15]} r={9.5} words="4" /> : null}
      {funds.map(([name, sum], i) => (
        <g key={name}>
          {i === 0 ? null : <path className="nw-rule" d={`M${x + i * part} ${y + 28}v28`} />}
          <Fitted
            className="nw-italic nw-middle"
            x={x + (i + 0.5) * part}
            y={y + 37}
            room={part - 6}
            size={13}
            words={name}
          />
          <text className="nw-figure nw-middle" x={x + (i + 0.5) * part} y={y + 55}>
            {words.sum(sum)}
          </text>
        </g>
      ))}
      <path className="nw-rule" d={`M${x + 8} ${y + 60}h${w - 16}`} />
      <Tokens {...londonTokens(london.tokens)} />
    </g>
  );
}

/** NW-2.1.4-c: which fleet holds the sea, and whether the Continental System is at work. */
export interface SeasFacts {
  readonly fleet: 'royal-navy' | 'french-fleet' | null;
  readonly nelson: boolean;
  /** The French Fleet is out of the game: the sea is held for good. */
  readonly forGood: boolean;
  readonly blockade: boolean;
}

export function HighSeas({ words, seas }: Worded & { readonly seas: SeasFacts }) {
  const { x, y, w } = BOXES.seas;
  const side = seas.fleet === 'royal-navy' ? 'nw-coalition' : seas.fleet === null ? '' : 'nw-french';
  const name = seas.fleet === null ? words.nobody : words.fleets[seas.fleet];
  const below = seas.forGood ? words.forGood : seas.nelson ? words.nelson : '';
  return (
    <g className="nw-seas">
      <Card box={BOXES.seas} />
      <text className="nw-head nw-middle" x={x + w / 2} y={y + 20}>
        {words.highSeas}
      </text>
      <Ship at={[x + 36, y + 58]} side={seas.fleet} />
      <Fitted className={`nw-strong ${side}`} x={x + 72} y={y + 48} room={w - 80} size={13} words={name} />
      <text className={`nw-italic ${side}`} x={x + 72} y={y + 63}>
        {below}
      </text>
      <path className="nw-rule" d={`M${x + 8} ${y + 74}h${w - 16}`} />
      <Fitted
        className={seas.blockade ? 'nw-strong nw-french nw-middle' : 'nw-italic nw-middle'}
        x={x + w / 2}
        y={y + 87}
        room={w - 14}
        size={13}
        words={seas.blockade ? words.blockade : words.noBlockade}
      />
    </g>
  );
}

/** A ship of the line under the flag of whoever holds the sea; without one, her sails are furled. */
function Ship({ at: [x, y], side }: { readonly at: Point; readonly side: SeasFacts['fleet'] }) {
  return (
    <g className={`nw-ship nw-ship-${side ?? 'none'}`} transform={`translate(${x} ${y})`}>
      <path className="nw-hull" d="M-24 2H24L18 11H-17Z" />
      <path className="nw-ports" d="M-21 5.500H21" />
      <path className="nw-masts" d="M-13 2V-24M1 2V-29M14 2V-22" />
      {side === null ? (
        <path className="nw-masts" d="M-20-9h14M-18-18h10M-7-11h16M-5-21h12M8-9h12M10-17h8" />
      ) : (
        <>
          <path
            className="nw-sails"
            d="M-19-3Q-13-7-7-3L-8-11Q-13-14-18-11ZM-17-13Q-13-16-9-13L-10-20H-16ZM-6-4Q1-9 8-4L7-14Q1-17-5-14ZM-4-16Q1-19 6-16L5-25H-3ZM9-3Q14-7 19-3L18-11Q14-14 10-11ZM11-13Q14-15 17-13L16-19H12Z"
          />
          <path className="nw-ensign" d="M22 1V-12h10v6h-10" />
        </>
      )}
      <path className="nw-waves" d="M-30 13q5-4 10 0t10 0 10 0 10 0 10 0 10 0" />
    </g>
  );
}

/** NW-4.10: Russia's status and treaties, and the four flags of her wars; the fourth brings the Invasion. */
export interface RussiaFacts {
  readonly tokens: readonly TokenFacts[];
  /** For each Russian war: won, lost, or not yet resolved. */
  readonly flags: readonly { readonly name: string; readonly state: 'won' | 'lost' | 'open' }[];
  /** What may happen next, in a line; nothing once it has. */
  readonly threat: string;
}

export function Russia({ words, russia }: Worded & { readonly russia: RussiaFacts }) {
  const { x, y, w } = BOXES.russia;
  return (
    <g className="nw-russia">
      <Card box={BOXES.russia} />
      <text className="nw-head" x={x + 10} y={y + 20}>
        {words.russia}
      </text>
      <Tokens {...russiaTokens(russia.tokens)} />
      <path className="nw-rule" d={`M${x + 8} ${y + 44}h${w - 16}`} />
      {russia.flags.map(({ name, state }, i) => (
        <g
          key={name}
          transform={`translate(${x + 31 + i * 50} ${y + 50})`}
          className={`nw-standard nw-standard-${state}`}
        >
          <path className="nw-masts" d="M-10 24V1" />
          <path className="nw-cloth" d="M-10 1h22v14h-22Z" />
          {state === 'won' ? <path className="nw-saltire" d="M-10 1 12 15M12 1-10 15" /> : null}
          {state === 'lost' ? <path className="nw-cross" d="M-4 4.500l10 7m0-7l-10 7" /> : null}
          <Fitted className="nw-italic nw-middle" x={0} y={37} room={49} size={13} words={name} />
        </g>
      ))}
      <path className="nw-rule" d={`M${x + 8} ${y + 95}h${w - 16}`} />
      <Fitted className="nw-threat" x={x + 39} y={y + 137} room={w - 47} size={13} words={russia.threat} />
    </g>
  );
}

/** NW-2.1.4-b: the corps of powers that do not fight, a line for each power. */
export function NeutralForces({ words, lines }: Worded & { readonly lines: readonly string[] }) {
  const { x, y } = BOXES.neutral;
  return (
    <g className="nw-neutral">
      <Card box={BOXES.neutral} />
      <text className="nw-head nw-small" x={x + 10} y={y + 18}>
        {words.neutralForces}
      </text>
      {(lines.length === 0 ? [words.none] : lines).map((line, i) => (
        <Fitted
          key={line}
          className="nw-italic"
          x={x + 10 + (i % 2) * 100}
          y={y + 33 + (i >> 1) * 14}
          room={96}
          size={13}
          words={line}
        />
      ))}
    </g>
  );
}

const IN_PORTUGAL = 5;

/** Who stands where in Portugal: one by one while there is room. */
export function portugalStandings(corps: readonly Corps[]): readonly Standing[] {
  const { x, y } = BOXES.portugal;
  const [first, ...rest] = corps;
  if (first === undefined) return [];
  if (corps.length > IN_PORTUGAL) return [{ corps: [first, ...rest], box: { x: x + 6, y: y + 26, ...PLATE } }];
  return corps.map((each, i) => ({ corps: [each], box: { x: x + 6, y: y + 21 + i * (PLATE.h + GAP), ...PLATE } }));
}

/** NW-2.1.4-i: the refuge from Spain; a field only while somebody is there. */
export function portugalBox(corps: readonly Corps[]): Rect {
  const last = portugalStandings(corps).at(-1);
  const { x, y, w, h } = BOXES.portugal;
  return { x, y, w, h: last === undefined ? h : last.box.y + last.box.h + GAP + 2 - y };
}

export function Portugal({ words, corps }: Worded & { readonly corps: readonly Corps[] }) {
  const { x, y, w, h } = portugalBox(corps);
  if (corps.length === 0) {
    return (
      <text className="nw-country nw-middle" transform={`translate(${x + 38} ${y + 60}) rotate(-74)`}>
        {words.portugal}
      </text>
    );
  }
  return (
    <g className="nw-portugal">
      <rect className="nw-field-paper" x={x} y={y} width={w} height={h} rx={4} />
      <text className="nw-head nw-small nw-middle" x={x + w / 2} y={y + 16}>
        {words.portugal}
      </text>
      {portugalStandings(corps).map(({ corps: stand, box }) => (
        <Stood key={stand[0].id} corps={stand} box={box} />
      ))}
    </g>
  );
}

/** NW-2.1.3-a: Sweden's status on its land. */
export function Sweden({ words, status }: Worded & { readonly status: TokenFacts }) {
  return (
    <g className="nw-sweden">
      <text className="nw-country nw-middle" x={SWEDEN.x + SWEDEN.w / 2} y={SWEDEN.y + 14}>
        {words.sweden}
      </text>
      <Tokens {...swedenTokens(status)} />
    </g>
  );
}

/** The token of a power's status, in its own colours and with a sign of its own. */
export const statusToken = (status: Status, words: string): TokenFacts => ({ kind: `status-${status}`, words });

/** On a square of 14: a bed, a door with a knocker, a bowl, a cross on a mound, a church, a scroll. */
const COURT_SIGNS: Readonly<Record<CourtCell, string>> = {
  bed: 'M1 2v11M1 9h12v4M13 9V6.500H5V9M2.500 6.500h1.500',
  hotel: 'M3 13V2h8v11M1 13h12M5 4.500h4M8.800 8h.4',
  bowl: 'M1 6h12q-.5 6-4 6H5Q1.500 12 1 6ZM4 4l2-2M8 4V1.500M10.500 4l1-1.500',
  casualties: 'M7 1v8M4.500 3.500h5M1 13q6-6 12 0Z',
  religion: 'M2 13V7l5-3 5 3v6ZM7 4V.5M5.700 1.700h2.600M6 13v-3h2v3',
  jews: 'M3 2h8v10H3ZM1.500 2h11M1.500 12h11M5 5h4M5 7.500h4',
};

/** Where the envoys at the Hôtel are written: by their names if these have room, else by their initials. */
export function hotelTokens(envoys: readonly TokenFacts[]) {
  const { x, y, w } = courtCell('hotel');
  const initial = (words: string) => words.replace(/^(.).* (.+)$/, '$1$2');
  const width = w - 12;
  const lines = broken(envoys, width).length;
  const tokens = lines <= 1 ? envoys : envoys.map((each) => ({ ...each, bare: true, words: initial(each.words) }));
  return { at: [x + 7, y + 25] as const, width, tokens };
}

interface CourtProps extends Worded {
  readonly cells: Readonly<Record<CourtCell, string>>;
  readonly hotel: readonly TokenFacts[];
}

/** NW-2.1.4-d to -h: what is at Paris and beside it, a cell each; the words of a cell say what lies there. */
export function Court({ words, cells, hotel }: CourtProps) {
  return (
    <g className="nw-court">
      <Card box={BOXES.court} kind="french" />
      {COURT.map(([cell], i) => {
        const { x, y, w, h } = courtCell(cell);
        return (
          <g key={cell}>
            {i === 0 ? null : <path className="nw-rule" d={`M${x} ${y + 8}v${h - 16}`} />}
            <path className="nw-court-sign" transform={`translate(${x + 8} ${y + 7})`} d={COURT_SIGNS[cell]} />
            <Fitted
              className="nw-head nw-small nw-french"
              x={x + 27}
              y={y + 19}
              room={w - 33}
              size={17}
              words={words.court[cell]}
            />
            <Fitted className="nw-italic" x={x + 8} y={y + 37} room={w - 14} size={13} words={cells[cell]} />
          </g>
        );
      })}
      <Tokens {...hotelTokens(hotel)} />
    </g>
  );
}
