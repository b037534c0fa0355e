import type { CSSProperties } from 'preact/compat';
import { get } from '../../../../kernel/there.ts';
import { ControlButton } from '../../../../table/controls.tsx';
import { CORPS_FROM, CORPS_TO, type Corps, type Nation } from '../../pieces.ts';
import { LOST, NONE, UNKNOWN } from '../../position.ts';
import { blockTitle } from '../names.ts';
import { Bust } from '../pieces/bust.tsx';
import { liveryOf } from '../pieces/livery.ts';
import { nationsOf, type Table } from '../table.ts';
import { Cube, FatigueCylinder } from './cubes.tsx';

/** The orders of battle: the viewer's own first. */
export function OrdersOfBattle({ table }: { readonly table: Table }) {
  const own = table.view.viewer === null ? [] : nationsOf(table.view, table.view.viewer);
  const order = [...own, ...[0, 1, 2].filter((nation) => !own.includes(nation))];
  return order.map((nation) => <OrderOfBattle key={nation} table={table} nation={nation} />);
}

function OrderOfBattle({ table, nation }: { readonly table: Table; readonly nation: Nation }) {
  const { words, view } = table;
  const all = Array.from(
    { length: get(CORPS_TO, nation) - get(CORPS_FROM, nation) },
    (_, i) => get(CORPS_FROM, nation) + i,
  );
  // Who is to take fatigues or losses now stands where he is touched without looking for him.
  const due = view.shares[0]?.corps ?? [];
  const corps = [...all.filter((each) => due.includes(each)), ...all.filter((each) => !due.includes(each))];
  const screened = corps.some((each) => (view.infantry[each] ?? NONE) < 0);
  const label = words.orders(words.armies[nation] ?? '');
  return (
    <section aria-label={label} className="n15-orders" style={armyOf(nation)}>
      <h3>
        {words.armies[nation]} {screened ? <small>{words.behindScreen}</small> : null}
      </h3>
      <ul>
        {corps.map((each) => (
          <CorpsRow key={each} table={table} corps={each} nation={nation} />
        ))}
      </ul>
    </section>
  );
}

/** The colour of an army, for the style sheet. */
function armyOf(nation: Nation): CSSProperties & Readonly<Record<'--n15-army', string>> {
  return { '--n15-army': liveryOf(nation).trace };
}

interface RowProps {
  readonly table: Table;
  readonly corps: Corps;
  readonly nation: Nation;
}

/** A corps: who leads it, where it is, its cubes above and its fatigue below. */
function CorpsRow({ table, corps, nation }: RowProps) {
  const { box, view } = table;
  const facts = box.corps[corps];
  const where = view.where[corps] ?? NONE;
  const share = view.shares[0];
  const due = share?.corps.indexOf(corps) ?? -1;
  const states = [where === LOST && 'n15-gone', where === NONE && 'n15-away', due >= 0 && 'n15-due']
    .filter(Boolean)
    .join(' ');
  const head = (
    <>
      <svg viewBox="0 0 24 28" aria-hidden="true">
        <Bust id={facts?.id ?? ''} />
      </svg>
      <span>
        <b>{blockTitle(table, corps)}</b>
        <small>{whereabouts(table, corps)}</small>
      </span>
    </>
  );
  return (
    <li className={`n15-corps ${states}`}>
      {where === UNKNOWN ? (
        <span className="n15-corps-head">{head}</span>
      ) : (
        <ControlButton
          touching={table}
          thing={`block:${corps}`}
          className="thing-ringed n15-corps-head"
          again={where >= 0}
        >
          {head}
        </ControlButton>
      )}
      <Strength table={table} corps={corps} nation={nation} />
    </li>
  );
}

function Strength({ table, corps, nation }: RowProps) {
  const { box, view, words } = table;
  const [infantry, cavalry, fatigue] = [view.infantry[corps] ?? 0, view.cavalry[corps] ?? 0, view.fatigue[corps] ?? 0];
  if (infantry < 0) return <span className="n15-unknown">?</span>;
  return (
    <span className="n15-tracks">
      <span className="n15-track">
        <Cubes table={table} corps={corps} nation={nation} arm="infantry" count={infantry} />
        <Cubes table={table} corps={corps} nation={nation} arm="cavalry" count={cavalry} />
        <b>{infantry + cavalry}</b>
      </span>
      <span
        className="n15-track n15-track-fatigue"
        role="img"
        aria-label={words.fatigue(fatigue)}
        data-tired={fatigue > 4}
      >
        {Array.from({ length: box.maxFatigue }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the boxes of a track have no other name
          <i key={i} className={i === 4 ? 'n15-box n15-box-tired' : 'n15-box'}>
            {i < fatigue ? <FatigueCylinder /> : null}
          </i>
        ))}
        <b>{fatigue}</b>
      </span>
    </span>
  );
}

function Cubes({ table, corps, nation, arm, count }: RowProps & { arm: 'infantry' | 'cavalry'; count: number }) {
  return (
    <ControlButton
      touching={table}
      thing={`${arm}:${corps}`}
      className={count === 0 ? 'thing-ringed n15-cubes n15-no-cubes' : 'thing-ringed n15-cubes'}
    >
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cubes have no other name
        <Cube key={i} nation={nation} horse={arm === 'cavalry'} />
      ))}
    </ControlButton>
  );
}

function whereabouts({ box, view, words }: Table, corps: Corps): string {
  const where = view.where[corps] ?? NONE;
  if (where >= 0) return box.zones[where]?.name ?? '';
  if (where === LOST) return words.lost;
  if (where !== NONE) return '';
  const arrival = view.arrivals.find((each) => each.corps === corps);
  if (arrival !== undefined) return words.arrives(arrival.turn, box.zones[arrival.zone]?.name ?? '');
  return words.notHere;
}
