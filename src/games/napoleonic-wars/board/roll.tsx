import { pictured } from '../../../table/controls.tsx';
import { Die } from '../../../table/dice.tsx';
import { Card } from './field.tsx';
import { Fitted } from './frame.tsx';
import type { Table } from './table.ts';
import { throwOf } from './throws.ts';

const BOX = { x: 498, y: 50, w: 220, h: 92 };
/** Over the north of the map, where no Nation lies. From afar it is as much larger. */
const FROM_AFAR = 'matrix(2.2, 0, 0, 2.2, -826, -102)';

/** The dice that are being shown. In the air they show no face yet, and nothing of what they bring. */
export function Roll({ table }: { readonly table: Table }) {
  const { showing, rolling, words } = table;
  const thrown = showing === null ? null : throwOf(table, showing);
  if (thrown === null) return null;
  const { kind, dice, sum, brings, good } = thrown;
  const { x, y, w } = BOX;
  const label = rolling ? words.inTheAir(dice.length) : `${words.rolls[kind]}: ${words.dice(dice)} ${sum} ${brings}`;
  const art = (
    <>
      <Card box={BOX} kind={good === null ? 'ink' : good ? 'coalition' : 'french'} />
      <Fitted className="nw-head nw-small" x={x + 12} y={y + 20} room={w - 24} size={15} words={words.rolls[kind]} />
      {dice.map((face, i) => (
        <Die
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name
          key={i}
          x={x + 32 + i * 44}
          y={y + 47}
          sides={6}
          face={rolling ? null : face}
          good={rolling ? null : good}
        />
      ))}
      {rolling ? null : (
        <>
          <Fitted
            className="nw-strong"
            x={x + 14 + dice.length * 44}
            y={y + 52}
            room={w - 26 - dice.length * 44}
            size={15}
            words={sum}
          />
          <Fitted className="nw-strong nw-middle" x={x + w / 2} y={y + 84} room={w - 20} size={14} words={brings} />
        </>
      )}
    </>
  );
  return (
    <g className="nw-roll" {...pictured(label)}>
      <g className="nw-near">{art}</g>
      <g className="nw-far" transform={FROM_AFAR}>
        {art}
      </g>
    </g>
  );
}
