import { type Hex, OFF } from '../../../grids/hexes.ts';
import type { GameEvent } from '../../../kernel/chance.ts';
import { Die } from '../../../table/dice.tsx';
import { type Point, tenth } from '../../../table/land/lines.ts';
import { figure, oddsOf, signed, underWay } from '../text/scene.ts';
import type { ViveEvent } from '../told.ts';
import { type OnField, useSize } from './overlays.tsx';
import type { Table } from './table.ts';

const ROLLS = ['fire', 'shockRoll', 'test', 'leaderRoll'] as const;
type Rolled = Extract<ViveEvent, { kind: (typeof ROLLS)[number] }>;
const isRolled = (event: ViveEvent): event is Rolled => ROLLS.some((kind) => kind === event.kind);

/** Do dice tell it? */
export const isRoll = ({ kind }: GameEvent): boolean => ROLLS.some((each) => each === kind);

/** Dice that are shown. */
interface Throw {
  readonly dice: readonly number[];
  /** What they are thrown for: known before they fall. */
  readonly against: string;
  /** What they bring, in a figure or two. */
  readonly brings: string;
  readonly good: boolean | null;
}

function throwOf({ box, view, words }: Table, event: Rolled): Throw {
  const plus = (modifier: number): string => (modifier === 0 ? '' : ` ${signed(modifier)}`);
  switch (event.kind) {
    case 'fire':
      return {
        ...{ dice: [event.roll], good: null },
        against: `${words.fire} ${event.value}${plus(event.modifier)}`,
        brings: event.result === '-' ? '–' : event.result,
      };
    case 'shockRoll': {
      const combat = underWay({ box, view }, 'combat');
      return {
        ...{ dice: [event.roll], good: null },
        against: `${combat === null ? words.shock : oddsOf({ box, view }, combat.column)}${plus(event.modifier)}`,
        brings: `${event.attacker} / ${event.defender}`,
      };
    }
    case 'test': {
      const [one, two] = event.dice;
      return {
        ...{ dice: event.dice, good: event.passed },
        against: `${words.morale} ${figure(event.morale)}`,
        brings: `= ${one + two}`,
      };
    }
    case 'leaderRoll':
      return { dice: [event.roll], against: '', brings: '', good: !event.falls };
  }
}

/** Where it is thrown for; OFF where that is not to be seen. */
function placeOf({ box, view }: Table, event: Rolled): Hex {
  switch (event.kind) {
    case 'fire':
      return event.hex;
    case 'shockRoll':
      return underWay({ box, view }, 'combat')?.targets[0] ?? OFF;
    case 'test':
      return view.units[event.unit]?.hex ?? OFF;
    case 'leaderRoll':
      return view.leaderAt[event.leader] ?? OFF;
  }
}

/** What is under way happens there: for whoever is hidden until the dice lie. */
function sceneOfStack({ view }: Table): Hex {
  for (const frame of view.stack.toReversed()) {
    const { hex, target, targets } = Object(frame);
    const found = [hex, target, Array.isArray(targets) ? targets[0] : null].find(
      (each): each is Hex => typeof each === 'number' && each >= 0,
    );
    if (found !== undefined) return found;
  }
  return OFF;
}

/** In a free hex beside the one that it is about, so that no piece is hidden; to the north where there is none. */
function besideOf({ sheet }: OnField, { field }: Table, hex: Hex): Point {
  if (hex < 0) return [sheet.width / 2, sheet.height / 2];
  const taken = new Set([...field.units, ...field.leaders].map((piece) => piece.hex));
  const around = sheet.hexes.ring(hex, 1);
  const [first = hex] = around;
  return sheet.middle(around.find((each) => !taken.has(each)) ?? first);
}

/** So large is a die of `dice.tsx` beside a figure. */
const DIE = 1 / 17;

/** The dice that are being shown. In the air they show no face yet, and nothing of what they bring. */
export function Roll({ on, table }: { readonly on: OnField; readonly table: Table }) {
  const size = useSize(on) * DIE;
  const { showing, rolling } = table;
  if (showing === null || !isRolled(showing)) return null;
  const { dice, against, brings, good } = throwOf(table, showing);
  const hex = placeOf(table, showing);
  const [x, y] = besideOf(on, table, hex < 0 ? sceneOfStack(table) : hex);
  const wide = Math.max(dice.length * 42 + 8, against.length * 9 + 12, 68);
  return (
    <g className="ve-roll" transform={`translate(${tenth(x)} ${tenth(y)}) scale(${size})`}>
      <rect className="ve-roll-ground" x={-wide / 2} y={-44} width={wide} height={88} rx={5} />
      {dice.map((face, i) => (
        <Die
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name
          key={i}
          x={(i - (dice.length - 1) / 2) * 42}
          y={0}
          sides={6}
          face={rolling ? null : face}
          good={rolling ? null : good}
        />
      ))}
      <text className="ve-roll-words" y={-28}>
        {against}
      </text>
      <text className="ve-roll-words ve-roll-brings" y={38}>
        {rolling ? '' : brings}
      </text>
    </g>
  );
}
