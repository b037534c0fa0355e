import type { CSSProperties } from 'react';
import { Control, SILENT } from '../../../table/controls.tsx';
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
  const under = `square:${square}` as const;
  const lit = table.lit.has(thing);
  const chosen = table.chosen.has(thing);
  const hostile = table.view.viewer !== null && ownerOf(unit) !== table.view.viewer;
  // Whoever touches a counter means its square if only that can be chosen.
  const touching = !lit && !chosen && table.lit.has(under) ? { ...table, onTouch: () => table.onTouch(under) } : table;
  return (
    <Control
      touching={touching}
      thing={thing}
      className={`man-unit ${movement(table, unit)}`}
      style={{ transform: `translate(${x}px, ${y}px)`, ...cameFrom(table, unit) }}
      area={<rect className="thing-hit" x={-SQ / 2} y={-SQ / 2} width={SQ} height={SQ} rx={8} />}
    >
      <g className="man-lift">
        <UnitCounter table={table} unit={unit} />
        {hostile && (lit || chosen) ? <Sight firm={chosen} /> : null}
        {!hostile && chosen ? <CounterChosen /> : null}
        {!hostile && lit && !chosen ? <CounterLight /> : null}
        <GroundBadges badges={badgesOf(table, square)} />
      </g>
      {table.marked.has(thing) ? <Ring /> : null}
    </Control>
  );
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
      return 'man-moving';
    case 'hit':
      return 'man-struck';
    case 'restored':
    case 'placed':
      return 'man-rising';
    default:
      return '';
  }
}

type Travel = CSSProperties & { readonly '--man-dx'?: string; readonly '--man-dy'?: string };

/** How far away a moving unit started. */
function cameFrom({ showing, bottom }: Table, unit: Unit): Travel {
  if (showing?.kind !== 'moved' || showing.unit !== unit) return {};
  const [from, to] = [middleOf(showing.from, bottom), middleOf(showing.to, bottom)];
  return { '--man-dx': `${from.x - to.x}px`, '--man-dy': `${from.y - to.y}px` };
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
