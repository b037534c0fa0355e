import './theme.css';
import './board.css';
import './counters.css';
import './hand.css';
import './cards.css';
import './status.css';
import { memo } from 'preact/compat';
import type { Seat } from '../../../kernel/flow.ts';
import type { DrawingProps, TableDrawing } from '../../../table/drawing.ts';
import { createStore } from '../../../table/store.ts';
import type { Box } from '../data/box.ts';
import type { View } from '../position.ts';
import { Board } from './board.tsx';
import { isRoll } from './dice.tsx';
import { HEIGHT, WIDTH } from './geometry.ts';
import { Hand } from './hand.tsx';
import { landsOf } from './lands.ts';
import { Status } from './status.tsx';
import { type Pointer, tableOf } from './table.ts';

/** Manœuvre's table, drawn for what is in the box. */
export function drawingOf(box: Box): TableDrawing<View> {
  const lands = landsOf(box);
  const pointer: Pointer = createStore<Seat | null>(null);
  return {
    width: WIDTH,
    height: HEIGHT,
    Board: memo((props: DrawingProps<View>) => <Board table={tableOf(box, props)} lands={lands} pointer={pointer} />),
    Hand: memo((props: DrawingProps<View>) => <Hand table={tableOf(box, props)} lands={lands} />),
    Status: (props) => <Status box={box} pointer={pointer} {...props} />,
    isRoll,
  };
}
