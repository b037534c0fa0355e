import './board.css';
import './pieces.css';
import './panel.css';
import './orders.css';
import './status.css';
import './room.css';
import { memo } from 'preact/compat';
import type { DrawingProps, TableDrawing } from '../../../table/drawing.ts';
import type { Box } from '../data/box.ts';
import type { View } from '../position.ts';
import type { Aides } from './aides.ts';
import { Board } from './board.tsx';
import { HEIGHT, WIDTH } from './geometry.ts';
import { Hand } from './hand.tsx';
import { type Land, landOf } from './land/land.ts';
import { type Placing, placingOf } from './laying.ts';
import { sheetOf } from './sheet.ts';
import { Status } from './status.tsx';
import { isRoll, type Setting, tableOf } from './table.ts';

/** Napoléon 1815's table, drawn for what is in the box. */
export function drawingOf(box: Box, aides: Aides = {}): TableDrawing<View> {
  const setting: Setting = { box, sheet: sheetOf(box), aides };
  // The land is drawn when it is first looked at.
  let drawn: { readonly land: Land; readonly placing: Placing } | undefined;
  const draw = () => {
    drawn ??= { land: landOf(box, setting.sheet), placing: placingOf(setting.sheet) };
    return drawn;
  };
  return {
    width: WIDTH,
    height: HEIGHT,
    legible: 0.72,
    Board: memo((props: DrawingProps<View>) => <Board table={tableOf(setting, props)} {...draw()} />),
    Hand: memo((props: DrawingProps<View>) => <Hand table={tableOf(setting, props)} />),
    Status: (props) => <Status setting={setting} {...props} />,
    isRoll,
  };
}
