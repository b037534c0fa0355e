import { pictured } from '../../../table/controls.tsx';
import { Die } from '../../../table/dice.tsx';
import type { SagaEvent } from '../told.ts';
import { VALLEY, WIDTH } from './geometry.ts';
import type { Table } from './table.ts';

type Tested = Extract<SagaEvent, { kind: 'test' }>;

/** The die that is being shown, in the valley: the lines on both sides of it stay in sight. */
export function Roll({ table }: { readonly table: Table }) {
  const { showing, words } = table;
  if (showing?.kind !== 'test' && showing?.kind !== 'tieRoll') return null;
  if (showing.kind === 'test' && showing.roll === 0) return null;
  return (
    <g className="saga-roll" {...pictured(words.die(showing.roll))}>
      <rect className="saga-roll-ground" x={WIDTH / 2 - 150} y={VALLEY - 30} width={300} height={60} rx={8} />
      <Die
        x={WIDTH / 2 - 112}
        y={VALLEY}
        sides={6}
        face={showing.roll}
        good={showing.kind === 'test' ? showing.success : null}
      />
      {showing.kind === 'test' ? <Sum table={table} test={showing} /> : null}
    </g>
  );
}

function Sum({ table, test }: { readonly table: Table; readonly test: Tested }) {
  const { names } = table.words.game;
  const terms = test.terms.map(({ value }) => (value < 0 ? `− ${-value}` : `+ ${value}`)).join(' ');
  return (
    <>
      <text className="saga-roll-name" x={WIDTH / 2 - 78} y={VALLEY - 10}>
        {names.tests[test.test]} {test.target}+
      </text>
      <text className="saga-roll-sum" x={WIDTH / 2 - 78} y={VALLEY + 17}>
        {test.roll} {terms} = <tspan fontWeight={600}>{test.total}</tspan>
      </text>
    </>
  );
}
