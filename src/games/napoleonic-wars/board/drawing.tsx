import './theme.css';
import './board.css';
import './pieces.css';
import './touch.css';
import './beside.css';
import { memo } from 'preact/compat';
import type { DrawingProps, TableDrawing } from '../../../table/drawing.ts';
import type { Box } from '../data/box.ts';
import type { View } from '../position.ts';
import { Board } from './board.tsx';
import { HEIGHT, WIDTH } from './geometry.ts';
import { Hand } from './hand.tsx';
import { Status } from './status.tsx';
import { type Aims, deskOf, tableOf } from './table.ts';
import { isRoll } from './throws.ts';
import { wordsIn } from './words.ts';

/** The table of N: The Napoleonic Wars, drawn for what is in the box. */
export function drawingOf(box: Box, aims: Aims | null = null): TableDrawing<View> {
  const desk = deskOf();
  return {
    width: WIDTH,
    height: HEIGHT,
    far: 0.82,
    Board: memo((props: DrawingProps<View>) => <Board table={tableOf(box, desk, aims, props)} />),
    Hand: memo((props: DrawingProps<View>) => <Hand table={tableOf(box, desk, aims, props)} />),
    handIs: (language) => wordsIn(language).means,
    isRoll,
    Status: (props) => <Status box={box} {...props} />,
  };
}
