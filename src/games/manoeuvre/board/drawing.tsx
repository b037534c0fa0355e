import './theme.css';
import './board.css';
import './counters.css';
import './hand.css';
import './cards.css';
import './status.css';
import type { TableDrawing } from '../../../table/drawing.ts';
import type { Box } from '../data/box.ts';
import type { View } from '../position.ts';
import { Board } from './board.tsx';
import { HEIGHT, WIDTH } from './geometry.ts';
import { Hand } from './hand.tsx';
import { landsOf } from './lands.ts';
import { Status } from './status.tsx';
import { createPointer } from './watch.ts';

/** Manœuvre's table, drawn for what is in the box. */
export function drawingOf(box: Box): TableDrawing<View> {
  const lands = landsOf(box);
  const pointer = createPointer();
  return {
    width: WIDTH,
    height: HEIGHT,
    Board: (props) => <Board box={box} lands={lands} pointer={pointer} props={props} />,
    Hand: (props) => <Hand box={box} lands={lands} props={props} />,
    Status: (props) => <Status box={box} pointer={pointer} {...props} />,
  };
}
