import './introduction.css';
import type { ReactNode } from 'preact/compat';
import { type Hex, hexNamed } from '../../../grids/hexes.ts';
import { quietIo } from '../../../kernel/chance.ts';
import { fastChance } from '../../../kernel/fast-chance.ts';
import { play, type Seat, type Steps, settle } from '../../../kernel/flow.ts';
import type { Language } from '../../../kernel/game.ts';
import { standardOptions } from '../../../kernel/options.ts';
import { get } from '../../../kernel/there.ts';
import { nearnessOf } from '../../../table/hexes/near.ts';
import { Arrow, Slip } from '../../../table/hexes/overlays.tsx';
import { Panels } from '../../../table/introduction.tsx';
import type { Presentation } from '../../../table/presentation.ts';
import { createStates } from '../../../table/states.ts';
import { arrangePosition } from '../arrange.ts';
import type { Aides } from '../board/aides.ts';
import { Field } from '../board/board.tsx';
import { LaidUnder } from '../board/laid.tsx';
import { BORDERS, MIDDLE } from '../board/levels.ts';
import { FireArc, type OnField, Shots } from '../board/overlays.tsx';
import { PieceArt, UnitMarks } from '../board/pieces/counter.tsx';
import { UnitSlip } from '../board/pieces/slips.tsx';
import { RADIUS, sheetFor } from '../board/sheet.ts';
import { type Table, tableOf } from '../board/table.ts';
import type { Box } from '../data/box.ts';
import { optionsOf } from '../options.ts';
import { type Choice, PHASES, type Position } from '../position.ts';
import { clashOf } from '../rules/clash.ts';
import { rulesOf } from '../rules/index.ts';
import { WORDS } from '../text/tongues.ts';
import { viewOf } from '../view.ts';
import { Aids } from './aids.tsx';
import { INTRODUCED, type Panel } from './introduced.ts';
import { SAMPLES, type Sample } from './samples.ts';

// The game in nine pictures, drawn with the pieces of this box: moments of the small battle, as the rules see them.

interface Shown {
  readonly box: Box;
  readonly aides: Aides;
  readonly steps: Steps<Position, Choice>;
  readonly language: Language;
}

/** What is seen of a moment: so many hexes about a place. */
interface Crop {
  readonly about: string;
  readonly wide: number;
}

const PICTURES: Readonly<Record<Panel, (shown: Shown) => ReactNode>> = {
  field: (shown) => <Scene {...shown} sample={SAMPLES.field} crop={{ about: '0806', wide: 13 }} />,
  pieces: Pieces,
  turn: Turn,
  march: (shown) => <Scene {...shown} sample={SAMPLES.march} crop={{ about: '0805', wide: 8 }} laid={under} />,
  fire: (shown) => (
    <Scene {...shown} sample={SAMPLES.fire} crop={{ about: '0604', wide: 7.5 }} laid={arc} above={shot} />
  ),
  shock: (shown) => <Scene {...shown} sample={SAMPLES.shock} crop={{ about: '0605', wide: 6 }} above={odds} />,
  charge: (shown) => <Scene {...shown} sample={SAMPLES.charge} crop={{ about: '0604', wide: 7 }} above={arrow} />,
  rout: (shown) => <Scene {...shown} sample={SAMPLES.rout} crop={{ about: '0805', wide: 7 }} above={arrow} />,
  victory: (shown) => <Scene {...shown} sample={SAMPLES.victory} crop={{ about: '0906', wide: 8 }} laid={under} />,
};

export function introductionOf(box: Box, aides: Aides): NonNullable<Presentation['Introduction']> {
  const steps = rulesOf(box);
  return ({ language }) => (
    <>
      <Panels
        steps={INTRODUCED}
        pictures={PICTURES}
        shown={{ box, aides, steps, language }}
        className="ve-introduction"
        frame="ve-introduced"
        silent
      />
      <Aids box={box} language={language} />
    </>
  );
}

/** A moment with what the overlays ask of it. */
interface Moment {
  readonly table: Table;
  readonly position: Position;
  readonly sample: Sample;
  readonly at: (label: string) => Hex;
}

type Overlay = (moment: Moment, on: OnField) => ReactNode;

/** A table that only shows. */
function momentOf({ box, aides, steps, language }: Shown, sample: Sample): Moment {
  const options = { ...standardOptions(optionsOf(box)), scenario: 'hassenhausen' };
  const position = arrangePosition(box, sample.position, options);
  const io = quietIo(fastChance(1));
  settle(steps, position, io);
  const seat: Seat = position.active;
  for (const choice of sample.choices?.(box.battle(position.scenario)) ?? [])
    play<Position, Choice>(steps, position, seat, choice, io);
  const nothing = () => {};
  const table = tableOf(box, aides, {
    view: viewOf(box, steps, position, seat),
    language,
    states: createStates({ lit: new Set(), chosen: new Set(), marked: new Set() }),
    showing: null,
    onTouch: nothing,
    onPoint: nothing,
  });
  return { table, position, sample, at: (label) => hexNamed(table.battle.ground.hexes, label) };
}

interface SceneProps extends Shown {
  readonly sample: Sample;
  readonly crop: Crop;
  readonly laid?: Overlay;
  readonly above?: Overlay;
}

/** A piece of the field. */
function Scene({ sample, crop: { about, wide }, laid, above, ...shown }: SceneProps) {
  const moment = momentOf(shown, sample);
  const { table, at } = moment;
  const sheet = sheetFor(table.field.ground);
  const [x, y] = sheet.middle(at(about));
  const [w, h] = [wide * RADIUS * 1.5, wide * RADIUS];
  const share = (part: number, of: number) => `${(100 * part) / of}%`;
  return (
    <div
      className="ve-introduced-scene"
      style={{
        '--wide': share(sheet.width, w),
        '--left': share(w / 2 - x, w),
        '--top': share(h / 2 - y, h),
      }}
    >
      <Field
        shown={table.field}
        touching={table}
        words={table.fieldWords}
        {...(laid === undefined ? {} : { laid: (on: OnField) => laid(moment, on) })}
        {...(above === undefined ? {} : { above: (on: OnField) => above(moment, on) })}
      />
    </div>
  );
}

const under: Overlay = ({ table }, on) => <LaidUnder on={on} table={table} />;

const FIRER = 'ha-afr';
const arcIn = ({ table: { aides, battle, view } }: Moment) =>
  aides.arc(
    view,
    battle.units.findIndex(({ id }) => id === FIRER),
  );

const arc: Overlay = (moment, on) => {
  const found = arcIn(moment);
  const taken = new Set(moment.table.field.units.map(({ hex }) => hex));
  return found === null ? null : <FireArc {...on} {...found} taken={taken} />;
};

const shot: Overlay = (moment, on) => {
  const found = arcIn(moment);
  const to = moment.at(moment.sample.goal);
  return found === null ? null : (
    <Shots {...on} shots={[{ from: found.from, to, value: String(found.seen.get(to) ?? 0) }]} />
  );
};

/** Who strikes where, and the odds. */
const odds: Overlay = ({ table: { box, battle }, position, sample, at }, { sheet }) => {
  const [from, to] = [sample.from.map(at), at(sample.goal)];
  const { powers, column } = clashOf(box, battle, position, {
    counter: false,
    seat: position.active,
    from,
    targets: [to],
  });
  const [x, y] = sheet.middle(to);
  return (
    <>
      {from.map((hex) => (
        <Arrow key={hex} line={[sheet.middle(hex), sheet.middle(to)]} wide={9} look={`side-${position.active}`} />
      ))}
      <Slip at={[x, y - RADIUS * 0.95]} size={19} look="front">
        {`${powers.join(' / ')} → ${get(box.odds, column).join(':')}`}
      </Slip>
    </>
  );
};

const arrow: Overlay = ({ position, sample, at }, { sheet }) => (
  <Arrow
    line={[...sample.from, sample.goal].map((label) => sheet.middle(at(label)))}
    wide={9}
    look={`side-${sample.side ?? position.active}`}
  />
);

const NEARNESS = nearnessOf(null, BORDERS, MIDDLE);

/** One unit of each kind of formation, near enough to be read. */
function Pieces(shown: Shown) {
  const { table } = momentOf(shown, SAMPLES.pieces);
  const sheet = sheetFor(table.field.ground);
  const boxes = table.field.units.map(({ hex }) => sheet.middle(hex));
  const [left, top] = [Math.min(...boxes.map(([x]) => x)), Math.min(...boxes.map(([, y]) => y))];
  const [right, foot] = [Math.max(...boxes.map(([x]) => x)), Math.max(...boxes.map(([, y]) => y))];
  const height = Math.max(foot - top + RADIUS * 2.6, ((right - left + RADIUS * 2.6) * 2) / 3);
  const [x, y] = [(left + right) / 2 - height * 0.75, (top + foot) / 2 - height / 2];
  return (
    <svg
      className="drawn-board ve-board ve-land ve-introduced-pieces"
      viewBox={`${x} ${y} ${height * 1.5} ${height}`}
      aria-hidden="true"
    >
      {table.field.units.map((unit) => {
        const [u, v] = sheet.middle(unit.hex);
        return (
          <g key={unit.id}>
            <PieceArt unit={unit} x={u} y={v - 5} size={RADIUS * 0.9} />
            <UnitSlip
              sheet={sheet}
              nearness={NEARNESS}
              unit={{ ...unit, name: WORDS[shown.language].names.formations[unit.formation] }}
              words={table.fieldWords}
            />
            <UnitMarks sheet={sheet} nearness={NEARNESS} unit={unit} />
          </g>
        );
      })}
    </svg>
  );
}

/** The six phases in their order. */
function Turn({ language }: Shown) {
  const { phases } = WORDS[language].names;
  return (
    <ol className="ve-introduced-phases">
      {PHASES.map((phase) => (
        <li key={phase}>{phases[phase]}</li>
      ))}
    </ol>
  );
}
