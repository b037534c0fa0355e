import { ControlButton } from '../../../table/controls.tsx';
import type { Lands } from './lands.ts';
import { chosenNumber } from './setup-field.tsx';
import type { Table } from './table.ts';
import type { Land } from './terrain/land.ts';
import { Landscape } from './terrain/landscape.tsx';

/** The tiles to choose from, and the four ways to turn the one in hand. */
export function Tiles({ table, lands }: { table: Table; lands: Lands }) {
  const { box, view, words, chosen } = table;
  const laid = new Set(view.tiles.map(({ tile }) => tile));
  const inHand = chosenNumber(chosen, 'tile');
  return (
    <>
      <section className={inHand === null ? 'man-turns man-turns-idle' : 'man-turns'} aria-label={words.turnTile}>
        <p className="drawn-heading">{words.turnTile}</p>
        <div className="man-tiles">
          {[0, 1, 2, 3].map((turn) => (
            <ControlButton key={turn} touching={table} thing={`turn:${turn}`} className="thing-outlined man-tile">
              {inHand === null ? <Turn turn={turn} /> : <Thumbnail land={lands.tile({ tile: inHand, turn })} />}
            </ControlButton>
          ))}
        </div>
      </section>
      <section aria-label={words.tiles}>
        <p className="drawn-heading">{words.tiles}</p>
        <div className="man-tiles" data-spread="true">
          {box.tiles.map(({ id }, tile) => (
            <ControlButton
              key={id}
              touching={table}
              thing={`tile:${tile}`}
              className={laid.has(tile) ? 'thing-outlined man-tile man-tile-laid' : 'thing-outlined man-tile'}
            >
              <Thumbnail land={lands.tile({ tile, turn: 0 })} />
            </ControlButton>
          ))}
        </div>
      </section>
    </>
  );
}

function Thumbnail({ land }: { land: Land }) {
  return (
    <svg viewBox="0 0 400 400" aria-hidden="true">
      <rect className="man-paper" width="400" height="400" />
      <Landscape land={land} />
      <path className="man-grid" d="M100 0V400M200 0V400M300 0V400M0 100H400M0 200H400M0 300H400" />
    </svg>
  );
}

/** Before a tile is in hand: only the way it would lie. */
function Turn({ turn }: { turn: number }) {
  return (
    <svg viewBox="0 0 400 400" aria-hidden="true">
      <rect className="man-paper" width="400" height="400" />
      <path
        className="man-turn-arrow"
        transform={`rotate(${turn * 90} 200 200)`}
        d="M200 70 290 190H235V330H165V190H110Z"
      />
    </svg>
  );
}
