import { pictured } from '../../../table/controls.tsx';
import { Die } from '../../../table/dice.tsx';
import type { SagaEvent } from '../told.ts';
import { VALLEY, WIDTH } from './geometry.ts';
import { isRoll, type Table } from './table.ts';

type Tested = Extract<SagaEvent, { kind: 'test' }>;

/** The die that is being shown, in the valley: the lines on both sides of it stay in sight. In the air it shows no face yet. */
export function Roll({ table }: { readonly table: Table }) {
  const { showing, rolling, words } = table;
  if (showing === null || !isRoll(showing) || (showing.kind !== 'test' && showing.kind !== 'tieRoll')) return null;
  const face = rolling ? null : showing.roll;
  const good = rolling || showing.kind !== 'test' ? null : showing.success;
  return (
    <g className="saga-roll" {...pictured(face === null ? words.inTheAir : words.die(face))}>
      <rect className="saga-roll-ground" x={WIDTH / 2 - 150} y={VALLEY - 30} width={300} height={60} rx={8} />
      <Die x={WIDTH / 2 - 112} y={VALLEY} sides={6} face={face} good={good} />
      {showing.kind === 'test' ? <Sum table={table} test={showing} /> : null}
    </g>
  );
}

/** What the die is for and what is added to it: known before it falls. */
function Sum({ table, test }: { readonly table: Table; readonly test: Tested }) {
  const { names } = table.words.game;
  const terms = test.terms.map(({ value }) => (value < 0 ? `− ${-value}` : `+ ${value}`)).join(' ');
  return (
    <>
      <text className="saga-roll-name" x={WIDTH / 2 - 78} y={VALLEY - 10}>
        {names.tests[test.test]} {test.target}+
      </text>
      <text className="saga-roll-sum" x={WIDTH / 2 - 78} y={VALLEY + 17}>
        {table.rolling ? (
          `… ${terms}`
        ) : (
          <>
            {test.roll} {terms} = <tspan fontWeight={600}>{test.total}</tspan>
          </>
        )}
      </text>
    </>
  );
}
