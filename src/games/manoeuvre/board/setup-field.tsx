import type { ReactNode } from 'preact/compat';
import { Control } from '../../../table/controls.tsx';
import { type States, useReading } from '../../../table/states.ts';
import type { Edge, Laid } from '../position.ts';
import { type Border, borderOf, FIELD } from './geometry.ts';
import type { Lands } from './lands.ts';
import { edgesSettled, type Table } from './table.ts';
import { Landscape } from './terrain/landscape.tsx';

const TILE = FIELD / 2;

/** The number behind the colon of the first chosen thing of a kind. */
export function useChosenNumber(states: States, kind: string): number | null {
  return useReading(states, ({ chosen }) => {
    const found = [...chosen].find((thing) => thing.startsWith(`${kind}:`));
    return found === undefined ? null : Number(found.slice(kind.length + 1));
  });
}

/** While the battlefield is laid out: the tiles that lie, the one in hand, and the places that are still empty. */
export function Slots({ table, lands }: { table: Table; lands: Lands }) {
  const { view, states } = table;
  const inHand = useChosenNumber(states, 'tile');
  const turn = useChosenNumber(states, 'turn');
  if (view.tiles.length >= 4) return null;
  return (
    <Asked states={states}>
      {[0, 1, 2, 3].map((slot) => {
        const laid = view.tiles[slot];
        const next = slot === view.tiles.length;
        const trial = next && inHand !== null ? { tile: inHand, turn: turn ?? 0 } : undefined;
        return <Slot key={slot} table={table} lands={lands} slot={slot} laid={laid} trial={trial} next={next} />;
      })}
    </Asked>
  );
}

/** Marks whether the viewer can do anything now, and draws nothing of what is in it anew: whoever waits for another to lay a tile can do nothing with its place. */
function Asked({ states, children }: { readonly states: States; readonly children: ReactNode }) {
  const isAsked = useReading(states, ({ lit, chosen }) => lit.size + chosen.size > 0);
  return <g className={isAsked ? 'man-asked' : undefined}>{children}</g>;
}

interface SlotProps {
  readonly table: Table;
  readonly lands: Lands;
  readonly slot: number;
  readonly laid: Laid | undefined;
  readonly trial: Laid | undefined;
  readonly next: boolean;
}

function Slot({ table, lands, slot, laid, trial, next }: SlotProps) {
  const x = (slot % 2) * TILE;
  const y = Math.floor(slot / 2) * TILE;
  const shown = laid ?? trial;
  // With a tile in hand its place can be touched too: it is laid there as it is seen.
  const touching = trial === undefined ? table : { ...table, onTouch: () => table.onTouch(`turn:${trial.turn}`) };
  return (
    <g transform={`translate(${x} ${y})`}>
      {shown === undefined ? null : (
        <svg
          className={laid === undefined ? 'man-trial' : undefined}
          width={TILE}
          height={TILE}
          viewBox={`0 0 ${TILE} ${TILE}`}
          aria-hidden="true"
        >
          <rect className="man-paper" width={TILE} height={TILE} />
          <Landscape land={lands.tile(shown)} />
        </svg>
      )}
      {laid === undefined ? (
        <Control
          touching={touching}
          thing={`slot:${slot}`}
          className={next ? 'man-slot man-slot-next' : 'man-slot'}
          area={<rect className="thing-hit" x={8} y={8} width={TILE - 16} height={TILE - 16} rx={10} />}
        >
          {shown === undefined ? (
            <text className="man-slot-name" x={TILE / 2} y={TILE / 2 + 12}>
              {table.words.slot[slot]}
            </text>
          ) : null}
        </Control>
      ) : null}
    </g>
  );
}

const EDGES: readonly Edge[] = ['N', 'E', 'S', 'W'];

/** The two rows of an army along each border, cut off at the corners so that they do not overlap. */
const ZONES: Readonly<Record<Border, string>> = {
  top: `M16 5H${FIELD - 16}L${FIELD - 202} 191H202Z`,
  bottom: `M16 ${FIELD - 5}H${FIELD - 16}L${FIELD - 202} ${FIELD - 191}H202Z`,
  left: `M5 16V${FIELD - 16}L191 ${FIELD - 202}V202Z`,
  right: `M${FIELD - 5} 16V${FIELD - 16}L${FIELD - 191} ${FIELD - 202}V202Z`,
};
const MIDDLES: Readonly<Record<Border, readonly [number, number]>> = {
  top: [FIELD / 2, 100],
  bottom: [FIELD / 2, FIELD - 100],
  left: [100, FIELD / 2],
  right: [FIELD - 100, FIELD / 2],
};

/** The four edges, while one of them is to be chosen. */
export function EdgeChoice({ table }: { table: Table }) {
  const { view, states } = table;
  const asked = useReading(states, ({ lit }) => EDGES.some((edge) => lit.has(`edge:${edge}`)));
  if (edgesSettled(view) || view.tiles.length < 4) return null;
  if (view.step !== 'setup.edge' && !asked) return null;
  return (
    <>
      {EDGES.map((edge) => {
        const border = borderOf(edge, table.bottom);
        const [x, y] = MIDDLES[border];
        return (
          <Control
            key={edge}
            touching={table}
            thing={`edge:${edge}`}
            className="man-edge-choice"
            area={<path className="thing-hit" d={ZONES[border]} />}
          >
            <text className="man-edge-letter" x={x} y={y + 22}>
              {edge === 'W' && table.language === 'fr' ? 'O' : edge}
            </text>
          </Control>
        );
      })}
    </>
  );
}
