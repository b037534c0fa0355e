import type { Thing } from '../../../kernel/game.ts';
import { Control, SILENT } from '../../../table/controls.tsx';
import { LIFTED, MOVING, STRUCK, travel } from '../../../table/movement.ts';
import { CHOSEN, LIT, MARKED, type States, useThing } from '../../../table/states.ts';
import type { Square, Unit } from '../position.ts';
import { Counter } from './counter.tsx';
import { middleOf, SQ } from './geometry.ts';
import { CounterChosen, CounterLight, Crossed, GroundBadges, Redoubt, Ring, Sight } from './marks.tsx';
import { liveryOfSeat, ownerOf, type Table, unitFacts } from './table.ts';

/** All counters on the field, the upper ones first. */
export function Units({ table }: { table: Table }) {
  const { view, showing } = table;
  const gone = showing?.kind === 'eliminated' ? showing : null;
  const units = view.where
    .map((square, unit) => ({ unit, square: shownAt(table, unit, square) }))
    .filter(({ unit, square }) => square >= 0 && unit !== gone?.unit)
    .sort((a, b) => a.unit - b.unit);
  return (
    <g>
      {view.redoubts.map((square) => {
        const { x, y } = middleOf(square, table.bottom);
        return (
          <g key={square} transform={`translate(${x} ${y})`} {...SILENT}>
            <Redoubt />
          </g>
        );
      })}
      {units.map(({ unit, square }) => (
        <UnitOnField key={unit} table={table} unit={unit} square={square} />
      ))}
      {gone === null ? null : <Falling table={table} unit={gone.unit} square={gone.square} />}
    </g>
  );
}

/** While a move is shown its unit stands where it went, whatever the view already knows. */
function shownAt({ showing }: Table, unit: Unit, square: Square): Square {
  return (showing?.kind === 'moved' || showing?.kind === 'placed') && showing.unit === unit ? showing.to : square;
}

function UnitOnField({ table, unit, square }: { table: Table; unit: Unit; square: Square }) {
  const { x, y } = middleOf(square, table.bottom);
  const thing = `unit:${unit}` as const;
  const hostile = table.view.viewer !== null && ownerOf(unit) !== table.view.viewer;
  return (
    <Control
      touching={table}
      thing={thing}
      under={`square:${square}`}
      className={`man-unit ${movement(table, unit)}`}
      style={{ transform: `translate(${x}px, ${y}px)`, ...cameFrom(table, unit) }}
      area={<rect className="thing-hit" x={-SQ / 2} y={-SQ / 2} width={SQ} height={SQ} rx={8} />}
    >
      <g className={LIFTED}>
        <UnitCounter table={table} unit={unit} />
        <CounterMarks states={table.states} thing={thing} hostile={hostile} />
        <GroundBadges badges={badgesOf(table, square)} />
      </g>
      <CounterRing states={table.states} thing={thing} />
    </Control>
  );
}

function CounterMarks({ states, thing, hostile }: { states: States; thing: Thing; hostile: boolean }) {
  const state = useThing(states, thing);
  const chosen = (state & CHOSEN) !== 0;
  if (!chosen && (state & LIT) === 0) return null;
  if (hostile) return <Sight firm={chosen} />;
  return chosen ? <CounterChosen /> : <CounterLight />;
}

function CounterRing({ states, thing }: { states: States; thing: Thing }) {
  return (useThing(states, thing) & MARKED) === 0 ? null : <Ring />;
}

/** The counter of a unit as it is now. */
export function UnitCounter({ table, unit }: { table: Table; unit: Unit }) {
  const facts = unitFacts(table, unit);
  if (facts === undefined) return null;
  const reduced = table.view.reduced[unit] ?? false;
  return (
    <Counter
      livery={liveryOfSeat(table, ownerOf(unit))}
      name={table.words.game.counter(facts)}
      cavalry={facts.cavalry}
      strength={reduced ? facts.reduced : facts.full}
      reduced={reduced}
    ></Counter>
  );
}

function badgesOf({ box, view }: Table, square: Square) {
  const terrain = box.terrain[view.field[square] ?? -1];
  const badges: { kind: string; plus: number }[] = [];
  if (terrain !== undefined && terrain.defence > 0) badges.push({ kind: terrain.id, plus: terrain.defence });
  if (view.redoubts.includes(square)) badges.push({ kind: 'redoubt', plus: box.redoubtDefence });
  return badges;
}

/** What an event does to a counter while it is shown. */
function movement({ showing }: Table, unit: Unit): string {
  if (showing === null || !('unit' in showing) || showing.unit !== unit) return '';
  switch (showing.kind) {
    case 'moved':
      return MOVING;
    case 'hit':
      return STRUCK;
    case 'restored':
    case 'placed':
      return 'man-rising';
    default:
      return '';
  }
}

/** How far away a moving unit started. */
function cameFrom({ showing, bottom }: Table, unit: Unit) {
  if (showing?.kind !== 'moved' || showing.unit !== unit) return {};
  return travel(middleOf(showing.from, bottom), middleOf(showing.to, bottom));
}

/** A unit that is eliminated leaves the field under a cross. */
function Falling({ table, unit, square }: { table: Table; unit: Unit; square: Square }) {
  const { x, y } = middleOf(square, table.bottom);
  return (
    <g transform={`translate(${x} ${y})`} {...SILENT}>
      <g className="man-falling">
        <UnitCounter table={table} unit={unit} />
      </g>
      <Crossed d="M-34-34 34 34M34-34-34 34" />
    </g>
  );
}
