import { memo } from 'preact/compat';
import { SILENT } from '../../../../table/controls.tsx';
import { Hills } from './hills.tsx';
import type { Land } from './land.ts';
import { Fields, Grass } from './open.tsx';
import { Towns } from './towns.tsx';
import { Lakes, Marshes } from './water.tsx';
import { Woods } from './woods.tsx';

/** The land, from the ground up. Drawn once: it changes only when the battlefield does. */
export const Landscape = memo(function Landscape({ land }: { land: Land }) {
  return (
    <g className="man-land" {...SILENT}>
      <Grass land={land} />
      <Fields land={land} />
      <Marshes land={land} />
      <Lakes land={land} />
      <Hills land={land} />
      <Woods land={land} />
      <Towns land={land} />
    </g>
  );
});
