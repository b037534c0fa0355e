import { memo } from 'preact/compat';
import type { Hex } from '../../../grids/hexes.ts';
import type { Thing } from '../../../kernel/game.ts';
import { thingHex } from '../../../table/hexes/cursor.ts';
import { HexWash } from '../../../table/hexes/overlays.tsx';
import { type Sets, useReading } from '../../../table/states.ts';
import { useStore } from '../../../table/store.ts';
import type { Unit } from '../position.ts';
import type { Goal } from './aides.ts';
import { LatelyAbove, LatelyUnder } from './lately.tsx';
import { Command, FireArc, March, type OnField, Quarters, Reach, Relief, Shots, Targets } from './overlays.tsx';
import { Roll } from './roll.tsx';
import { sheetFor } from './sheet.ts';
import type { Table } from './table.ts';

// What is laid over the field just now: what belongs to the question, and what the viewer has asked to see.

interface LaidProps {
  readonly on: OnField;
  readonly table: Table;
}

const idOf = (thing: Thing): number => Number(thing.slice(thing.indexOf(':') + 1));
const isUnit = (thing: Thing): boolean => thing.startsWith('unit:');

/** Of whom an overlay speaks: of whom a hand points at, else of who is chosen, else of who was touched last. */
function subjectOf({ desk }: Table, { hand = null, chosen }: Sets, kind: string): Thing | null {
  const of = (thing: Thing | null): thing is Thing => thing?.startsWith(kind) === true;
  const touched = desk.touched.get();
  return of(hand) ? hand : ([...chosen].find(of) ?? (of(touched) ? touched : null));
}

const useSubject = (table: Table, kind: string): Thing | null => {
  useStore(table.desk.touched);
  return useReading(table.states, (sets) => subjectOf(table, sets, kind));
};

const takenOf = ({ field }: Table): ReadonlySet<Hex> =>
  new Set(field.units.flatMap(({ hex, second }) => (second === undefined ? [hex] : [hex, second])));

/** Under the pieces. */
export const LaidUnder = memo(function LaidUnder({ on, table }: LaidProps) {
  const { view, aides, desk } = table;
  const mode = useStore(desk.mode);
  const reach = aides.reach(view);
  const taken = takenOf(table);
  const [safe, hot] = [false, true].map(
    (isHot) => new Map([...reach].filter(([, { shots }]) => isHot === shots.length > 0)),
  );
  const costs = (goals: ReadonlyMap<Hex, Goal> | undefined) =>
    new Map([...(goals ?? [])].map(([hex, { cost }]) => [hex, String(cost)]));
  return (
    <>
      {mode === 'relief' && <Relief sheet={on.sheet} plan={table.field.ground} />}
      {mode === 'fire' && <Fire on={on} table={table} />}
      {mode === 'leaders' && <Led on={on} table={table} />}
      {reach.size > 0 && (
        <>
          <Reach {...on} costs={costs(safe)} taken={taken} />
          <Reach {...on} costs={costs(hot)} taken={taken} look="danger" />
        </>
      )}
      <Victory on={on} table={table} />
      <LatelyUnder on={on} table={table} />
    </>
  );
});

function Fire({ on, table }: LaidProps) {
  const subject = useSubject(table, 'unit:');
  const arc = subject === null ? null : table.aides.arc(table.view, idOf(subject));
  return arc === null ? null : <FireArc {...on} {...arc} taken={takenOf(table)} />;
}

function Led({ on, table }: LaidProps) {
  const subject = useSubject(table, 'leader:');
  const led = subject === null ? null : table.aides.command(table.view, idOf(subject));
  return led === null ? null : <Command {...on} {...led} />;
}

/** The hexes that the battle is fought for, with the colour of who holds them. */
const Victory = memo(function Victory({ on: { sheet }, table: { battle, view } }: LaidProps) {
  return (
    <>
      {battle.scenario.sides.map(({ id }, seat) => (
        <HexWash
          key={id}
          sheet={sheet}
          hexes={battle.objectives.flatMap(({ hex }, i) => (view.control[i] === seat ? [hex] : []))}
          look={`held-${id}`}
        />
      ))}
    </>
  );
});

/** Above the pieces. */
export const LaidAbove = memo(function LaidAbove({ on, table }: LaidProps) {
  const { view, aides, desk } = table;
  const mode = useStore(desk.mode);
  const targets = aides.targets(view);
  return (
    <>
      <Way on={on} table={table} />
      {targets.size > 0 && <Targets {...on} from={0} values={targets} aim={null} />}
      {mode === 'front' && <Fronts on={on} table={table} />}
      <Volley on={on} table={table} />
      <LatelyAbove on={on} table={table} />
      <Roll on={on} table={table} />
    </>
  );
});

/** The way to the goal that a hand is over, and who could fire along it. */
function Way({ on, table }: LaidProps) {
  const reach = table.aides.reach(table.view);
  const hex = useReading(table.states, ({ hand = null }) => (hand === null ? -1 : hexUnder(table, hand)));
  const goal = reach.get(hex);
  if (goal === undefined) return null;
  const { shots } = goal;
  return (
    <>
      <Shots {...on} shots={shots.map((shot) => ({ ...shot, value: String(shot.value) }))} />
      <March
        {...on}
        hexes={goal.hexes}
        side={table.view.active}
        dangers={[...new Set(shots.map(({ to }) => to))].map((to) => ({
          hex: to,
          text: table.words.underFire(shots.reduce((sum, shot) => sum + (shot.to === to ? shot.value : 0), 0)),
        }))}
      />
    </>
  );
}

function hexUnder({ field }: Table, thing: Thing): Hex {
  if (isUnit(thing)) return field.units.find(({ id }) => id === idOf(thing))?.hex ?? -1;
  return thingHex(sheetFor(field.ground), thing);
}

function Fronts({ on, table }: LaidProps) {
  const subject = useSubject(table, 'unit:');
  if (subject === null) return null;
  const unit: Unit = idOf(subject);
  const sides = table.aides.quarters(table.view, unit);
  const hex = table.view.units[unit]?.hex ?? -1;
  return sides === null || hex < 0 ? null : <Quarters {...on} hex={hex} sides={sides} words={table.words} />;
}

/** The fire that is being shown, from each who fires. */
function Volley({ on, table }: LaidProps) {
  const { showing, view } = table;
  if (showing?.kind !== 'fire') return null;
  const shots = showing.firers.flatMap(({ unit, value }) => {
    const from = view.units[unit]?.hex ?? -1;
    return from < 0 ? [] : [{ from, to: showing.hex, value: String(value) }];
  });
  return <Shots {...on} shots={shots} />;
}
