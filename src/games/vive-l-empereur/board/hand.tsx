import { memo, type ReactNode, useState } from 'preact/compat';
import { hexName, OFF } from '../../../grids/hexes.ts';
import type { Thing } from '../../../kernel/game.ts';
import { get } from '../../../kernel/there.ts';
import { ControlButton, grouped } from '../../../table/controls.tsx';
import { thingHex } from '../../../table/hexes/cursor.ts';
import { useReading } from '../../../table/states.ts';
import { useStore } from '../../../table/store.ts';
import { cap } from '../../../text/typeset.ts';
import { FORMATIONS, type Formation } from '../data/names.ts';
import { AWAY, NONE, STATE, UNSEEN, type Unit } from '../position.ts';
import { named } from '../text/scene.ts';
import { WORDS } from '../text/tongues.ts';
import type { CorpsState } from './aides.ts';
import { PieceArt } from './pieces/counter.tsx';
import { leaderThing } from './pieces/leader.tsx';
import { sheetFor } from './sheet.ts';
import type { ShownUnit } from './shown.ts';
import { MODES, type Table } from './table.ts';
import { shortName } from './words.ts';

/** Beside the field: what the chosen unit may form, its stack, who is still to come, and both armies by corps with their losses. */
export function Hand({ table }: { readonly table: Table }) {
  const { words, view, battle } = table;
  const own = view.viewer ?? view.active;
  const corps = table.aides.corps(view);
  const sides = [own, 1 - own];
  return (
    <div className="drawn-hand ve-hand">
      <h2 className="unseen">{words.beside}</h2>
      <Formations table={table} />
      <StackHere table={table} />
      <Reserves table={table} />
      {sides.map((seat) =>
        corps
          .filter(({ corps: id }) => get(battle.corps, id).side === seat)
          .map((state) => <CorpsPart key={state.corps} table={table} state={state} isOpen={false} />),
      )}
      <Modes table={table} />
    </div>
  );
}

interface PartProps {
  readonly table: Table;
  readonly name: string;
  readonly note: ReactNode;
  readonly things: readonly Thing[];
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** A part that can be opened; it is open by itself while something in it alone may be chosen. */
function Part({ table, name, note, things, isOpen, children }: PartProps) {
  const isLit = useReading(table.states, ({ lit, chosen }) => things.some((each) => lit.has(each) || chosen.has(each)));
  const [byHand, setByHand] = useState<boolean | null>(null);
  const shown = byHand ?? (isLit || isOpen);
  return (
    <details className="ve-part" open={shown} data-lit={isLit}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary
        onClick={(event) => {
          event.preventDefault();
          setByHand(!shown);
        }}
      >
        <b>{name}</b> {note}
      </summary>
      {shown && children}
    </details>
  );
}

/** A unit as its piece shows it, wherever it is. */
function shownUnit({ battle, view, language }: Table, id: Unit): ShownUnit | null {
  const [facts, seen] = [battle.units[id], view.units[id]];
  if (facts === undefined || seen === null || seen === undefined) return null;
  const { side, nation, arm, steps, fire, shock, morale } = facts;
  return {
    ...{ id, name: shortName(language, facts), side, nation, arm, steps, shock, morale, hex: 0, under: 0 },
    ...{ formation: seen.formation, facing: seen.hex < 0 ? 0 : seen.facing, left: seen.steps },
    fire: fire === 0 ? null : fire,
    ...(seen.marker === NONE ? {} : { disorganised: seen.marker }),
  };
}

/** The units that have a control on the field: the top of each stack. */
const isOnTop = ({ field }: Table, unit: Unit): boolean => field.units.some(({ id }) => id === unit);

const UnitChip = memo(function UnitChip({ table, unit }: { readonly table: Table; readonly unit: Unit }) {
  const shown = shownUnit(table, unit);
  if (shown === null) return null;
  const { words } = table;
  return (
    <ControlButton
      touching={table}
      thing={`unit:${unit}`}
      className="thing-ringed ve-chip"
      again={isOnTop(table, unit)}
    >
      <svg className="ve-chip-art" viewBox="-42 -42 84 84" aria-hidden="true">
        <PieceArt unit={shown} x={0} y={0} size={38} />
      </svg>
      <span className="ve-chip-words">
        <b>{shown.name}</b>
        <i>
          {shown.left}/{shown.steps}
          {shown.fire === null ? '' : ` · ${words.fire} ${shown.fire}`} · {words.shock} {shown.shock} · {words.morale}{' '}
          {shown.morale}
          {shown.disorganised === undefined ? '' : ` · ⊗${shown.disorganised}`}
        </i>
      </span>
    </ControlButton>
  );
});

/** The formations that the chosen unit may take. */
function Formations({ table }: { readonly table: Table }) {
  const open = useReading(table.states, ({ lit, chosen }) =>
    FORMATIONS.filter((each) => lit.has(`formation:${each}`) || chosen.has(`formation:${each}`)).join(),
  );
  if (open === '') return null;
  const { words, language } = table;
  const forms = FORMATIONS.filter((each) => open.split(',').includes(each));
  return (
    <div className="ve-formations" {...grouped(words.formations)}>
      {forms.map((each) => (
        <ControlButton key={each} touching={table} thing={`formation:${each}`} className="thing-ringed ve-formation">
          <svg className="ve-formation-art" viewBox="-42 -42 84 84" aria-hidden="true">
            <PieceArt unit={drilled(table, each)} x={0} y={0} size={36} />
          </svg>
          <span>{WORDS[language].names.formations[each]}</span>
        </ControlButton>
      ))}
    </div>
  );
}

/** A picture of the formation in the coat of the side. */
function drilled({ battle, view }: Table, formation: Formation): ShownUnit {
  const facts = battle.units.find(({ side }) => side === view.active);
  const arm = formation === 'limbered' || formation === 'battery' ? 'artillery' : 'infantry';
  return {
    ...{ id: 1, name: '', side: view.active, nation: facts?.nation ?? '', arm, formation },
    ...{ facing: 0, hex: 0, steps: 1, left: 0, fire: null, shock: 0, morale: 0, under: 0, bare: true },
  };
}

/** Who stands in the hex that was touched last, top first. */
function StackHere({ table }: { readonly table: Table }) {
  const { view, battle, words, field } = table;
  const touched = useStore(table.desk.touched);
  const hex = touched === null ? OFF : hexOf(table, touched);
  const stack = view.stacks.find((one) => one.hex === hex);
  const leaders = view.leaderAt.flatMap((at, leader) => (at === hex && hex >= 0 ? [leader] : []));
  // Whoever lies under a top has no control on the field: all of them are here, wherever they stand.
  const under = view.stacks.flatMap((one) =>
    one.hex === hex ? [] : one.units.filter((unit) => unit !== UNSEEN && !field.units.some(({ id }) => id === unit)),
  );
  const hidden = stack?.units.filter((unit) => unit === UNSEEN).length ?? 0;
  return (
    <>
      {stack !== undefined && (
        <section className="ve-stack">
          <h3>{words.stackAt(placeName(table, hex))}</h3>
          <div className="ve-chips">
            {stack.units.map((unit) => (unit === UNSEEN ? null : <UnitChip key={unit} table={table} unit={unit} />))}
            {hidden > 0 && <p className="ve-hidden-units">{words.hidden(hidden)}</p>}
            {leaders.map((leader) => (
              <ControlButton
                key={leader}
                touching={table}
                thing={leaderThing({ id: leader })}
                className="thing-ringed ve-chip"
                again
              >
                <span className="ve-chip-words">
                  <b>{get(battle.leaders, leader).name}</b>
                </span>
              </ControlButton>
            ))}
          </div>
        </section>
      )}
      <Under table={table} units={[...new Set(under)]} />
    </>
  );
}

/** Units under others that may be chosen now. */
function Under({ table, units }: { readonly table: Table; readonly units: readonly Unit[] }) {
  const open = useReading(table.states, ({ lit, chosen }) =>
    units.filter((unit) => lit.has(`unit:${unit}`) || chosen.has(`unit:${unit}`)).join(),
  );
  if (open === '') return null;
  const lit = open.split(',').map(Number);
  return (
    <Part
      table={table}
      name={table.words.under}
      note={<span className="ve-part-note">{lit.length}</span>}
      things={lit.map((unit): Thing => `unit:${unit}`)}
      isOpen={lit.length <= 4}
    >
      <div className="ve-chips">
        {lit.map((unit) => (
          <UnitChip key={unit} table={table} unit={unit} />
        ))}
      </div>
    </Part>
  );
}

function hexOf(table: Table, thing: Thing): number {
  const id = Number(thing.slice(thing.indexOf(':') + 1));
  if (thing.startsWith('unit:')) return table.view.units[id]?.hex ?? OFF;
  if (thing.startsWith('leader:')) return table.view.leaderAt[id] ?? OFF;
  return thingHex(sheetFor(table.field.ground), thing);
}

/** `1612`, with the name that the map prints there. */
function placeName({ battle, field }: Table, hex: number): string {
  const name = field.names.find((one) => one.hex === hex && one.kind === 'place')?.text;
  const label = hexName(battle.ground.hexes, hex);
  return name === undefined ? label : `${label}, ${name}`;
}

/** Who is still to come, by the hour. */
function Reserves({ table }: { readonly table: Table }) {
  const { view, battle, words } = table;
  const waiting = battle.units.flatMap(({ arrival }, unit) =>
    view.units[unit]?.hex === AWAY.waiting && arrival !== null ? [{ unit, turn: arrival.turn }] : [],
  );
  const chiefs = battle.leaders.flatMap(({ arrival, name }, leader) =>
    view.leaderAt[leader] === AWAY.waiting && arrival !== null ? [{ leader, name, turn: arrival.turn }] : [],
  );
  if (waiting.length + chiefs.length === 0) return null;
  const turns = [...new Set([...waiting, ...chiefs].map(({ turn }) => turn))].sort((a, b) => a - b);
  const things = [
    ...waiting.map(({ unit }): Thing => `unit:${unit}`),
    ...chiefs.map(({ leader }) => leaderThing({ id: leader })),
  ];
  return (
    <Part
      table={table}
      name={words.reserves}
      note={<span className="ve-part-note">{waiting.length + chiefs.length}</span>}
      things={things}
      isOpen={false}
    >
      {turns.map((turn) => (
        <section key={turn} className="ve-wave">
          <h3>{turn <= view.turn ? words.now : words.due(battle.scenario.turns[turn - 1] ?? String(turn))}</h3>
          <div className="ve-chips">
            {waiting
              .filter((one) => one.turn === turn)
              .map(({ unit }) => (
                <UnitChip key={unit} table={table} unit={unit} />
              ))}
            {chiefs
              .filter((one) => one.turn === turn)
              .map(({ leader, name }) => (
                <ControlButton
                  key={leader}
                  touching={table}
                  thing={leaderThing({ id: leader })}
                  className="thing-ringed ve-chip"
                >
                  <span className="ve-chip-words">
                    <b>{name}</b>
                  </span>
                </ControlButton>
              ))}
          </div>
        </section>
      ))}
    </Part>
  );
}

/** A corps: its losses against the levels at which it gives way, and its units. */
function CorpsPart({
  table,
  state,
  isOpen,
}: {
  readonly table: Table;
  readonly state: CorpsState;
  readonly isOpen: boolean;
}) {
  const { battle, view, words, language } = table;
  const { id, name: printed, units, side } = get(battle.corps, state.corps);
  const name = cap(named<{ readonly alone: string }>(WORDS[language].names.corps, id)?.alone ?? printed);
  const here = units.filter((unit) => (view.units[unit]?.hex ?? OFF) >= 0);
  const gone = units.filter((unit) => (view.units[unit]?.hex ?? OFF) < AWAY.waiting);
  const standing = view.army[state.corps] ?? STATE.steady;
  return (
    <Part
      table={table}
      name={name}
      note={<Gauge table={table} state={state} side={side} />}
      things={[]}
      isOpen={isOpen}
    >
      <p className="ve-corps-words">
        {[
          get(words.states, standing),
          words.losses(state.score, state.steps),
          ...(state.unseen === 0 ? [] : [words.unseen(state.unseen)]),
          ...(state.demoralised === null ? [] : [words.demoralised(state.demoralised)]),
          ...(state.despair === null ? [] : [words.despair(state.despair)]),
        ].join(' · ')}
      </p>
      <div className="ve-chips">
        {here.map((unit) => (
          <UnitAgain key={unit} table={table} unit={unit} />
        ))}
      </div>
      {gone.length > 0 && (
        <p className="ve-gone">
          {words.lost(gone.length, gone.map((unit) => shortName(language, get(battle.units, unit))).join(', '))}
        </p>
      )}
    </Part>
  );
}

/** A unit that has its control elsewhere as well. */
function UnitAgain({ table, unit }: { readonly table: Table; readonly unit: Unit }) {
  const shown = shownUnit(table, unit);
  if (shown === null) return null;
  return (
    <ControlButton touching={table} thing={`unit:${unit}`} className="thing-ringed ve-chip" again>
      <svg className="ve-chip-art" viewBox="-42 -42 84 84" aria-hidden="true">
        <PieceArt unit={shown} x={0} y={0} size={38} />
      </svg>
      <span className="ve-chip-words">
        <b>{shown.name}</b>
        <i>
          {shown.left}/{shown.steps}
        </i>
      </span>
    </ControlButton>
  );
}

/** Losses as a bar, one stroke where the corps is demoralised, two where it is desperate. */
function Gauge({ table, state, side }: { readonly table: Table; readonly state: CorpsState; readonly side: number }) {
  const { score, steps, unseen, demoralised, despair } = state;
  const { words } = table;
  const at = (value: number) => (Math.min(value, steps) / Math.max(1, steps)) * 100;
  const label = [
    words.losses(score, steps),
    ...(unseen === 0 ? [] : [words.unseen(unseen)]),
    ...(demoralised === null ? [] : [words.demoralised(demoralised)]),
    ...(despair === null ? [] : [words.despair(despair)]),
  ].join(', ');
  return (
    <svg className="ve-gauge" viewBox="0 0 104 14" data-seat={side} role="img" aria-label={label}>
      <rect className="ve-gauge-all" x="2" y="4" width="100" height="7" />
      <rect className="ve-gauge-lost" x="2" y="4" width={at(score)} height="7" />
      {demoralised !== null && <path className="ve-gauge-mark" d={`M${2 + at(demoralised)} 1v13`} />}
      {despair !== null && <path className="ve-gauge-mark" d={`M${1 + at(despair)} 1v13m3 -13v13`} />}
    </svg>
  );
}

/** What is laid over the field. */
function Modes({ table }: { readonly table: Table }) {
  const { words, desk } = table;
  const mode = useStore(desk.mode);
  return (
    <div className="ve-modes" {...grouped(words.overlay)}>
      {MODES.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={mode === each}
          title={words.modeHelp[each]}
          onClick={() => desk.mode.set(mode === each ? 'none' : each)}
        >
          {words.modes[each]}
        </button>
      ))}
    </div>
  );
}
