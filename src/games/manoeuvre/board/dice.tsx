import type { GameEvent } from '../../../kernel/chance.ts';
import { pictured } from '../../../table/controls.tsx';
import { Die, inTheAir, type Thrown } from '../../../table/dice.tsx';
import type { ManEvent } from '../position.ts';
import { readEvent, type Table } from './table.ts';

function sidesOf(dice: string): number {
  return Number(dice.split('d')[1] ?? 6);
}

/** The dice that an event tells of. */
function thrownBy(event: ManEvent): readonly Thrown[] {
  switch (event.kind) {
    case 'totals':
      return event.dice.flatMap((part) => part.faces.map((face) => ({ sides: sidesOf(part.dice), face, good: null })));
    case 'withdrawRoll':
    case 'rallyRoll':
      return [{ sides: 6, face: event.roll, good: event.success }];
    case 'pursuitRoll':
      return [{ sides: 6, face: event.roll, good: event.hit }];
    case 'firstPlayer':
      return (event.rolls.at(-1) ?? []).map((face) => ({ sides: 10, face, good: null }));
    default:
      return [];
  }
}

/** Do dice tell it? */
export function isRoll(event: GameEvent): boolean {
  const read = readEvent(event);
  return read !== null && thrownBy(read).length > 0;
}

/** The roll that is being shown, in the band above the field: the fight below stays in sight. */
export function Roll({ table, width }: { table: Table; width: number }) {
  const { showing, rolling, words } = table;
  if (showing === null) return null;
  const thrown = thrownBy(showing);
  const dice = rolling ? inTheAir(thrown) : thrown;
  if (dice.length === 0) return null;
  const totals = showing.kind === 'totals' ? showing : null;
  const spacing = Math.min(50, 300 / dice.length);
  // Totals need room for the result to the right of the dice.
  const left = totals === null ? width / 2 - ((dice.length - 1) * spacing) / 2 : 140;
  const right = left + dice.length * spacing;
  const said = dice.map(({ sides, face }) => (face === null ? `d${sides}` : words.die(sides, face))).join(', ');
  return (
    <g className="man-roll" {...pictured(said)}>
      <rect className="man-roll-ground" x={4} y={4} width={width - 8} height={58} rx={6} />
      {dice.map((die, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name than their place
        <Die key={i} x={left + i * spacing} y={33} {...die} />
      ))}
      {totals === null || rolling ? null : (
        <>
          <text className="man-result" x={(right + width - 100) / 2} y={39}>
            {words.game.typeset(words.game.odds[totals.result])}
          </text>
          <Total x={24} anchor="start" label={words.game.labels.entries.attack} value={totals.attack} />
          <Total x={width - 24} anchor="end" label={words.game.labels.entries.defence} value={totals.defence} />
        </>
      )}
    </g>
  );
}

function Total({ x, anchor, label, value }: { x: number; anchor: 'start' | 'end'; label: string; value: number }) {
  return (
    <>
      <text className="man-total-label" x={x} y={20} textAnchor={anchor}>
        {label}
      </text>
      <text className="man-total" x={x} y={54} textAnchor={anchor}>
        {value}
      </text>
    </>
  );
}
