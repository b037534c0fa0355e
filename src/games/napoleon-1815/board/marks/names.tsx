import { memo } from 'preact/compat';
import { SILENT } from '../../../../table/controls.tsx';
import type { Rect } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';

interface NamesProps {
  readonly sheet: Sheet;
  /** Where each name stands now, by zone. */
  readonly places: readonly Rect[];
}

/** The names of the places, each line on its own: above the blocks, so that a name is read even where there is no room left. */
export const Names = memo(function Names({ sheet, places }: NamesProps) {
  return (
    <g className="n15-names" {...SILENT}>
      {sheet.spots.map(({ lines, size, great, label }, zone) => {
        const { x, y, w } = places[zone] ?? label;
        return (
          <text key={lines.join('')} className={great ? 'n15-name n15-name-great' : 'n15-name'} fontSize={size}>
            {lines.map((line, i) => (
              <tspan key={line} x={x + w / 2} y={y + size * 0.74 + i * size * 0.92}>
                {line}
              </tspan>
            ))}
          </text>
        );
      })}
    </g>
  );
});
