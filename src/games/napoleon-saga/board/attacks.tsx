import { SILENT } from '../../../table/controls.tsx';
import { tenth as n } from '../../../table/land/lines.ts';
import { useReading } from '../../../table/states.ts';
import { boardOf, inFront, zoneOf } from '../field.ts';
import { HIDDEN, NONE, type Slot } from '../position.ts';
import { COUNTER, type Place, placeOf } from './geometry.ts';
import { ownerOf, type Table } from './table.ts';

interface Attack {
  readonly from: Slot;
  readonly to: Slot;
  /** A charge out of the Second Line goes through this slot. */
  readonly through: Slot;
  readonly how: 'fire' | 'melee' | 'move';
}

/** The attack that is shown, or about to be chosen. */
function attackOf(table: Table, intent: Intent): Attack | null {
  const { showing, view } = table;
  if (showing?.kind === 'moved' || showing?.kind === 'retreated') {
    return { from: showing.from, to: showing.to, through: NONE, how: 'move' };
  }
  if (showing?.kind === 'activated') {
    if (showing.to === NONE || showing.to === showing.slot) return null;
    const rush = showing.action === 'charge' || showing.action === 'assault';
    const to = rush ? inFront(showing.to) : showing.to;
    const how = showing.action === 'fire' ? 'fire' : rush || showing.action === 'engage' ? 'melee' : 'move';
    return { from: showing.slot, to, through: rush ? showing.to : NONE, how };
  }
  return chosenAttack(view, intent) ?? underWay(view);
}

/** The fight that is going on while somebody is asked about it: nothing secret is kept in a procedure. */
function underWay(view: Table['view']): Attack | null {
  const between = (one: unknown, two: unknown, how: Attack['how']): Attack | null => {
    const [from, to] = [one, two].map((unit) => view.where[Number(unit)] ?? NONE);
    return from === undefined || to === undefined || from < 0 || to < 0 ? null : { from, to, through: NONE, how };
  };
  for (const frame of view.stack.toReversed()) {
    if ('mods' in frame && 'one' in frame && 'two' in frame && 'test' in frame)
      return frame.test === 'fire' ? between(frame.one, frame.two, 'fire') : null;
    if ('attacker' in frame && 'defender' in frame) return between(frame.attacker, frame.defender, 'melee');
  }
  return null;
}

/** Two slots touched on the way to a choice, or those of the choice that is weighed: from an own unit to an enemy, or to where it goes. */
function chosenAttack(view: Table['view'], { kind, slots }: Intent): Attack | null {
  const [from, to] = slots;
  if (from === undefined || to === undefined || view.viewer === null) return null;
  if (kind === 'charge' || kind === 'assault') return { from, to: inFront(to), through: to, how: 'melee' };
  if (kind === 'fire') return { from, to, through: NONE, how: 'fire' };
  if (kind === 'engage') return { from, to, through: NONE, how: 'melee' };
  const target = view.at[to] ?? NONE;
  const owner = target === NONE ? view.viewer : target === HIDDEN ? boardOf(to) : ownerOf(target);
  if (owner === view.viewer) return { from, to, through: NONE, how: 'move' };
  return { from, to, through: NONE, how: zoneOf(from) === 'L1' && inFront(from) === to ? 'melee' : 'fire' };
}

/** What is about to be done: the kind of the choice, if one is weighed, and the slots that were touched, in order. */
interface Intent {
  readonly kind: string;
  readonly slots: readonly Slot[];
}

function useIntent({ states }: Table): Intent {
  const said = useReading(states, ({ chosen, weighed }) =>
    [weighed?.kind ?? '', ...[...chosen].filter((thing) => thing.startsWith('slot:'))].join(' '),
  );
  const [kind = '', ...things] = said.split(' ');
  return { kind, slots: things.map((thing) => Number(thing.slice(5))) };
}

/** Dots for fire, a broad arrow for Melee, a thin one for a move. */
export function Attacks({ table }: { readonly table: Table }) {
  const attack = attackOf(table, useIntent(table));
  if (attack === null) return null;
  const place = (slot: Slot) => placeOf(slot, table.bottom);
  const [from, to] = [place(attack.from), place(attack.to)];
  return (
    <g className={`saga-attack saga-${attack.how}`} {...SILENT}>
      {attack.how === 'fire' ? <Flight from={from} to={to} /> : null}
      {attack.how === 'melee' ? <Onset from={from} through={attack.through} to={to} place={place} /> : null}
      {attack.how === 'move' ? <Way from={from} to={to} /> : null}
    </g>
  );
}

const towards = (from: Place, to: Place, far: number): readonly [number, number] => {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return [from.x + ((to.x - from.x) / long) * far, from.y + ((to.y - from.y) / long) * far];
};

/** A ball in a flat arc. */
function Flight({ from, to }: { readonly from: Place; readonly to: Place }) {
  const [ax, ay] = towards(from, to, COUNTER.h * 0.55);
  const [bx, by] = towards(to, from, COUNTER.h * 0.62);
  const bend = Math.min(40, Math.hypot(bx - ax, by - ay) * 0.16);
  const d = `M${n(ax)} ${n(ay)}Q${n((ax + bx) / 2 + bend)} ${n((ay + by) / 2)} ${n(bx)} ${n(by)}`;
  return (
    <>
      <path className="saga-arrow-halo" d={d} />
      <path className="saga-flight" d={d} />
      <circle className="saga-ball" cx={bx} cy={by} r={8} />
    </>
  );
}

interface OnsetProps {
  readonly from: Place;
  readonly through: Slot;
  readonly to: Place;
  readonly place: (slot: Slot) => Place;
}

/** A broad arrow, swelling towards its head; from the Second Line it bends through the slot it goes to. */
function Onset({ from, through, to, place }: OnsetProps) {
  const up = to.y < from.y ? -1 : 1;
  const start = [from.x, from.y + up * (COUNTER.h / 2 + 3)] as const;
  const end = [to.x, to.y - up * (COUNTER.h / 2 + 26)] as const;
  const via = through === NONE ? null : place(through);
  const bend = via === null ? start : ([via.x, via.y + (COUNTER.h / 2) * -up] as const);
  const at = (t: number): readonly [number, number] => {
    const u = 1 - t;
    const along = (k: 0 | 1) =>
      u * u * start[k] + 2 * u * t * (via === null ? (start[k] + end[k]) / 2 : bend[k]) + t * t * end[k];
    return [along(0), along(1)];
  };
  const [left, right]: [string[], string[]] = [[], []];
  for (let i = 0; i <= 20; i++) {
    const [[x, y], [px, py], [qx, qy]] = [at(i / 20), at(Math.max(0, i / 20 - 0.02)), at(Math.min(1, i / 20 + 0.02))];
    const long = Math.hypot(qx - px, qy - py) || 1;
    const half = 9 * (0.45 + 0.55 * (i / 20));
    left.push(`${n(x - ((qy - py) / long) * half)} ${n(y + ((qx - px) / long) * half)}`);
    right.unshift(`${n(x + ((qy - py) / long) * half)} ${n(y - ((qx - px) / long) * half)}`);
  }
  const side = up < 0 ? 1 : -1;
  const tip = [
    `${n(end[0] - side * 19)} ${n(end[1])}`,
    `${n(end[0])} ${n(end[1] + up * 25)}`,
    `${n(end[0] + side * 19)} ${n(end[1])}`,
  ];
  return <path className="saga-onset" d={`M${[...left, ...tip.toReversed(), ...right].join('L')}Z`} />;
}

/** Where somebody goes. */
function Way({ from, to }: { readonly from: Place; readonly to: Place }) {
  const [bx, by] = towards(to, from, COUNTER.h * 0.45);
  return (
    <>
      <circle className="saga-way-start" cx={from.x} cy={from.y} r={11} />
      <path className="saga-arrow-halo" d={`M${from.x} ${from.y}L${n(bx)} ${n(by)}`} />
      <path className="saga-way" d={`M${from.x} ${from.y}L${n(bx)} ${n(by)}`} />
    </>
  );
}
