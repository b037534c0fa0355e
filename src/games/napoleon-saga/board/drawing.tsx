import './theme.css';
import './board.css';
import './hand.css';
import { memo } from 'preact/compat';
import type { DrawingProps, TableDrawing } from '../../../table/drawing.ts';
import type { Box } from '../data/box.ts';
import type { View } from '../position.ts';
import { Board } from './board.tsx';
import { HEIGHT, WIDTH } from './geometry.ts';
import { Hand } from './hand.tsx';
import { Status } from './status.tsx';
import { isRoll, tableOf } from './table.ts';

/** Napoleon Saga's table, drawn for what is in the box. */
export function drawingOf(box: Box): TableDrawing<View> {
  return {
    width: WIDTH,
    height: HEIGHT,
    Board: memo((props: DrawingProps<View>) => <Board table={tableOf(box, props)} />),
    Hand: memo((props: DrawingProps<View>) => <Hand table={tableOf(box, props)} />),
    isRoll,
    Status: (props) => <Status box={box} {...props} />,
  };
}
