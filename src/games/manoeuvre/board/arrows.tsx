import { SILENT } from '../../../table/controls.tsx';
import { tenth as n } from '../../../table/land/lines.ts';
import type { Combat, CombatKind, Unit, View } from '../position.ts';
import { combatOf } from '../text/scene.ts';
import { middleOf, type Point } from './geometry.ts';
import { ownerOf, type Table } from './table.ts';

interface Fight {
  readonly type: CombatKind;
  readonly attackers: readonly Unit[];
  readonly target: Unit;
}

/** The fight that is shown, under way, or about to be chosen. */
function fightOf(table: Table): Fight | null {
  const { showing, view } = table;
  if (showing?.kind === 'combat') return { type: showing.type, attackers: [showing.attacker], target: showing.target };
  const combat = combatOf({ box: table.box, view });
  if (combat !== null && !isOver(combat)) {
    return { type: combat.type, attackers: [combat.attacker, ...combat.supporters], target: combat.target };
  }
  return chosenFight(table);
}

function isOver(combat: Combat): boolean {
  return combat.vacated !== 'no';
}

/** Two units touched on the way to a choice: the one attacks the other. */
function chosenFight({ chosen, view }: Table): Fight | null {
  const units = [...chosen].filter((thing) => thing.startsWith('unit:')).map((thing) => Number(thing.slice(5)));
  const own = units.find((unit) => ownerOf(unit) === view.viewer);
  const enemy = units.find((unit) => ownerOf(unit) !== view.viewer);
  if (enemy === undefined || view.viewer === null) return null;
  if (own === undefined) return { type: 'ambush', attackers: [], target: enemy };
  return { type: apart(view, own, enemy) > 1 ? 'bombard' : 'assault', attackers: [own], target: enemy };
}

function apart({ where }: View, a: Unit, b: Unit): number {
  const [p, q] = [where[a] ?? 0, where[b] ?? 0];
  return Math.abs((p % 8) - (q % 8)) + Math.abs((p >> 3) - (q >> 3));
}

/** Who attacks whom: a broad arrow for an assault, the flight of a ball for a bombardment, shots for a volley. */
export function Arrows({ table }: { table: Table }) {
  const fight = fightOf(table);
  const { view, bottom, showing } = table;
  if (showing?.kind === 'moved') {
    return <Track from={middleOf(showing.from, bottom)} to={middleOf(showing.to, bottom)} />;
  }
  const square = fight === null ? undefined : view.where[fight.target];
  if (fight === null || square === undefined || square < 0) return null;
  const to = middleOf(square, bottom);
  const from = fight.attackers.flatMap((unit) => {
    const at = view.where[unit] ?? -1;
    return at < 0 ? [] : [middleOf(at, bottom)];
  });
  return (
    <g className={`man-arrows man-${fight.type}`} {...SILENT}>
      {from.map((start, i) => (
        <Arrow key={`${start.x} ${start.y}`} type={fight.type} from={start} to={to} support={i > 0} />
      ))}
      {fight.type === 'ambush' ? <Burst at={to} /> : null}
    </g>
  );
}

function Arrow({ type, from, to, support }: { type: CombatKind; from: Point; to: Point; support: boolean }) {
  if (type === 'bombard') return <Flight from={from} to={to} />;
  if (type === 'volley') return <Shots from={from} to={to} />;
  return <path className="man-arrow" d={broadArrow(from, to, support ? 0.7 : 1)} />;
}

function direction(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/** From rim to rim over the border of the two squares, swelling towards its head. */
function broadArrow(from: Point, to: Point, scale: number): string {
  const d = direction(from, to);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const at = (ahead: number, aside: number) =>
    `${n(from.x + d.x * ahead - d.y * aside * scale)} ${n(from.y + d.y * ahead + d.x * aside * scale)}`;
  const neck = length - 50;
  return `M${at(30, -4)}L${at(neck, -8)} ${at(neck - 3, -17)} ${at(length - 26, 0)} ${at(neck - 3, 17)} ${at(neck, 8)} ${at(30, 4)}Q${at(35, 0)} ${at(30, -4)}Z`;
}

/** The ball flies in an arc. */
function Flight({ from, to }: { from: Point; to: Point }) {
  const d = direction(from, to);
  const rise = d.x === 0 ? 34 : 0;
  const bend = { x: (from.x + to.x) / 2 + rise, y: (from.y + to.y) / 2 - (rise === 0 ? 46 : 0) };
  const start = { x: from.x + d.x * 34, y: from.y + d.y * 34 };
  const end = { x: to.x - d.x * 44, y: to.y - d.y * 44 };
  const path = `M${n(start.x)} ${n(start.y)}Q${n(bend.x)} ${n(bend.y)} ${n(end.x)} ${n(end.y)}`;
  return (
    <>
      <path className="man-flight man-halo" d={path} />
      <path className="man-flight" d={path} />
      <circle className="man-ball" cx={end.x} cy={end.y} r={8} />
    </>
  );
}

function Shots({ from, to }: { from: Point; to: Point }) {
  const d = direction(from, to);
  const lines = [-16, 0, 16].map((aside) => {
    const at = (ahead: number) => `${n(from.x + d.x * ahead - d.y * aside)} ${n(from.y + d.y * ahead + d.x * aside)}`;
    return `M${at(38)}L${at(62)}`;
  });
  const smoke = [-16, 0, 16].map((aside) => (
    <circle
      key={aside}
      className="man-smoke"
      cx={from.x + d.x * 42 - d.y * aside}
      cy={from.y + d.y * 42 + d.x * aside}
      r={7}
    />
  ));
  return (
    <>
      {smoke}
      <path className="man-shots man-halo" d={lines.join('')} />
      <path className="man-shots" d={lines.join('')} />
    </>
  );
}

const RAYS = Array.from({ length: 22 }, (_, i) => {
  const angle = (i / 22) * 2 * Math.PI;
  const r = i % 2 === 0 ? 52 : 42;
  return `${n(Math.cos(angle) * r)} ${n(Math.sin(angle) * r)}`;
}).join('L');

function Burst({ at }: { at: Point }) {
  return <path className="man-burst" transform={`translate(${at.x} ${at.y})`} d={`M${RAYS}Z`} />;
}

/** Where a unit came from. */
function Track({ from, to }: { from: Point; to: Point }) {
  return (
    <g className="man-arrows" {...SILENT}>
      <circle className="man-track-start" cx={from.x} cy={from.y} r={12} />
      <path className="man-track" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
    </g>
  );
}
