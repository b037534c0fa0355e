import './beside.css';
import { memo, useMemo } from 'preact/compat';
import { OFF } from '../../../grids/hexes.ts';
import type { Thing } from '../../../kernel/game.ts';
import type { DrawingProps, TableDrawing } from '../../../table/drawing.ts';
import { hexThing } from '../../../table/hexes/cursor.ts';
import type { Box } from '../data/box.ts';
import type { View } from '../position.ts';
import type { Aides } from './aides.ts';
import { Field } from './board.tsx';
import { Dial } from './dial.tsx';
import { Hand } from './hand.tsx';
import { LaidAbove, LaidUnder } from './laid.tsx';
import type { OnField } from './overlays.tsx';
import { planOf } from './plan.ts';
import { isRoll } from './roll.tsx';
import { sheetFor } from './sheet.ts';
import { Status } from './status.tsx';
import { tableOf } from './table.ts';
import { TABLE_WORDS } from './words.ts';

/** The scale at which everything is as near as it is drawn for, and the one from which names can be read. */
const NEAREST = 2.6;
const LEGIBLE = 0.78;

/** The table of Vive l'Empereur !, drawn for what is in the box. */
export function drawingOf(box: Box, aides: Aides): TableDrawing<View> {
  const sheetOf = (view: View) => sheetFor(planOf(box.battle(view.scenario)));
  const first = sheetFor(planOf(box.battle(0)));
  return {
    width: first.width,
    height: first.height,
    sizeOf: (view) => sheetOf(view),
    nearest: NEAREST,
    legible: LEGIBLE,
    roams: true,
    Board: memo((props: DrawingProps<View>) => <Board box={box} aides={aides} drawing={props} />),
    Hand: memo((props: DrawingProps<View>) => <Hand table={tableOf(box, aides, props)} />),
    handIs: (language) => TABLE_WORDS[language].beside,
    isRoll,
    Status: (props) => <Status box={box} aides={aides} {...props} />,
  };
}

interface BoardProps {
  readonly box: Box;
  readonly aides: Aides;
  readonly drawing: DrawingProps<View>;
}

function Board({ box, aides, drawing }: BoardProps) {
  const table = tableOf(box, aides, drawing);
  const { field, fieldWords } = table;
  const { view } = table;
  const hexAt = useMemo(() => (thing: Thing) => view.units[Number(thing.slice(5))]?.hex ?? OFF, [view]);
  const quiet = useMemo(() => {
    const reach = new Set([...aides.reach(view).keys()].map(hexThing));
    return (thing: Thing) => reach.has(thing);
  }, [aides, view]);
  return (
    <Field
      shown={field}
      touching={table}
      words={fieldWords}
      quiet={quiet}
      laid={(on: OnField) => <LaidUnder on={on} table={table} />}
      above={(on: OnField) => <LaidAbove on={on} table={table} />}
      dial={(on: OnField) => <Dial sheet={on.sheet} touching={table} hexAt={hexAt} />}
    />
  );
}
