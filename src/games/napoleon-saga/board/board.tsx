import { SILENT } from '../../../table/controls.tsx';
import { ALL_SLOTS, boardOf, slotsIn, zoneOf } from '../field.ts';
import { NONE } from '../position.ts';
import { Attacks } from './attacks.tsx';
import { COUNTER, forward, HEIGHT, placeOf, riderOn, standingAt, VALLEY, WIDTH } from './geometry.ts';
import { FlankRoad, Terrain, Valley } from './land.tsx';
import { Lately } from './lately.tsx';
import { Sabres } from './marks.tsx';
import { Roll } from './roll.tsx';
import { Slots } from './slots.tsx';
import { Strips } from './strips.tsx';
import { landIn, liveryOfSeat, type Table } from './table.ts';

/** The battlefield: two armies in their lines, and all that lies on them. */
export function Board({ table, crop }: { readonly table: Table; readonly crop?: string }) {
  const { view, words, bottom } = table;
  const riders = (['left', 'right'] as const).map((rim) => ({ rim, rider: riderOn(view, rim, bottom) }));
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no fieldset inside a drawing
    <svg
      className="drawn-board saga-board"
      viewBox={crop ?? `0 0 ${WIDTH} ${HEIGHT}`}
      role="group"
      aria-label={words.battlefield}
    >
      <Valley />
      {riders.map(({ rim, rider }) => (
        <FlankRoad
          key={rim}
          x={rim === 'left' ? 5 : WIDTH - 5}
          rider={rider}
          colour={liveryOfSeat(view, rider?.seat ?? 0).trace}
        />
      ))}
      <Lands table={table} />
      <Fronts table={table} />
      <Lettering table={table} />
      <Slots table={table} />
      <Melees table={table} />
      <Lately table={table} />
      <Attacks table={table} />
      <Strips table={table} />
      <Roll table={table} />
    </svg>
  );
}

/** The land of every Terrain card, under all counters. */
function Lands({ table }: { readonly table: Table }) {
  return ALL_SLOTS.map((slot) => {
    const land = landIn(table, slot);
    if (land === null) return null;
    const { x, y } = placeOf(slot, table.bottom);
    return (
      <g key={slot} transform={`translate(${x} ${y})`}>
        <Terrain terrain={land} seed={11 + slot * 7} up={forward(slot, table.bottom)} />
      </g>
    );
  });
}

/** The front of each army: a toothed line, broken where nobody stands. */
function Fronts({ table }: { readonly table: Table }) {
  const { view, bottom } = table;
  return [0, 1].map((seat) => {
    const teeth = slotsIn(seat, 'L1').map((slot) => {
      const unit = view.at[slot] ?? NONE;
      if (unit === NONE || view.melees.some(({ a, b }) => a === unit || b === unit)) return '';
      const { x, y } = placeOf(slot, bottom);
      const up = forward(slot, bottom);
      const edge = y + up * (COUNTER.h / 2 + 16);
      let d = `M${x - 48} ${edge}H${x + 48}`;
      for (let t = -45; t < 45; t += 11) d += `M${x + t} ${edge}l4 ${up * 5} 4 ${-up * 5}`;
      return d;
    });
    return (
      <path
        key={seat}
        className="saga-front"
        d={teeth.join('')}
        style={{ '--front': liveryOfSeat(view, seat).trace }}
        {...SILENT}
      />
    );
  });
}

/** The names of the lines along the rims, of Wings and Centre in the valley, and of the flanks. */
function Lettering({ table }: { readonly table: Table }) {
  const { bottom, words, view } = table;
  const { names, labels } = words.game;
  const bypass = view.options['bypass'] === 'on';
  return (
    <g className="saga-lettering" fontSize={16} {...SILENT}>
      <text x={164} y={VALLEY + 5}>
        {labels.wing}
      </text>
      <text x={326} y={VALLEY + 5}>
        {labels.centre}
      </text>
      <text x={WIDTH - 164} y={VALLEY + 5}>
        {labels.wing}
      </text>
      {[0, 1].flatMap((seat) =>
        (['RET', 'BYP'] as const).flatMap((zone) =>
          zone === 'BYP' && !bypass
            ? []
            : slotsIn(seat, zone).map((slot) => {
                const { x, y } = placeOf(slot, bottom);
                return (
                  <text
                    key={slot}
                    className="saga-flank-name"
                    x={x}
                    y={y + (boardOf(slot) === bottom ? 46 : -40)}
                    style={{ fontSize: Math.min(13.5, 138 / names.zones[zone].length) }}
                  >
                    {names.zones[zone]}
                  </text>
                );
              }),
        ),
      )}
    </g>
  );
}

/** Crossed sabres between those who fight. */
function Melees({ table }: { readonly table: Table }) {
  const { view, bottom } = table;
  return (
    <g {...SILENT}>
      {view.melees.map(({ a, b }) => {
        const [p, q] = [view.where[a] ?? NONE, view.where[b] ?? NONE];
        if (p === NONE || q === NONE) return null;
        const [one, two] = [standingAt(view, p, a, bottom), standingAt(view, q, b, bottom)];
        // Across the valley they stand face to face; behind the lines the fight is where the one who came round stands.
        const [x, y] =
          zoneOf(p) === 'L1' ? [one.x, VALLEY] : [(one.x * 2 + two.x) / 3, (one.y * 2 + two.y) / 3 - COUNTER.h / 2];
        return <Sabres key={`${a} ${b}`} x={x} y={y} />;
      })}
    </g>
  );
}
