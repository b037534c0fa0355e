import { drawTiles } from '../../../table/hexes/tile-painter.ts';
import { landOf } from './land/land.ts';
import type { GroundPlan } from './shown.ts';

drawTiles(self, (plan: GroundPlan) => landOf(plan));
