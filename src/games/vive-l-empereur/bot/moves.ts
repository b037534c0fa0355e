import { OFF } from '../../../grids/hexes.ts';
import { FAR } from '../data/ground.ts';
import { armOf, distance, facts, hexOf, isDisorganised, sideOf, stepsOf, topAt } from '../field.ts';
import { type Choice, NONE, type Unit } from '../position.ts';
import { leaderFacts } from '../rules/command.ts';
import { frameOf } from '../rules/contact.ts';
import type { Move } from '../rules/frames.ts';
import { farTo } from './aims.ts';
import { endsOf } from './march.ts';
import { burden, type Mind, standing } from './stand.ts';

// VE-VI: who moves next, and how one on its move goes on.

/** Who moves first: foot in front before those behind, then horse, then guns; the broken and those who come in last. */
const TURN_OF = { infantry: 300, cavalry: 200, artillery: 100 } as const;

export function choosing(mind: Mind, choices: readonly Choice[]): number[] {
  const { b, p, foes, aims } = mind;
  return choices.map((c) => {
    switch (c.kind) {
      case 'move': {
        const near = Math.min(50, foes.near[hexOf(p, c.unit)] ?? 0);
        const first = isDisorganised(p, c.unit) ? 50 : TURN_OF[armOf(b, c.unit)];
        return first - near - 0.01 * c.unit;
      }
      case 'enter': {
        // In march order, towards its aim: foot first, guns last.
        const aim = aims[c.unit];
        const marches = c.formation === 'column' || c.formation === 'limbered';
        if (!marches && c.formation !== 'adapted') return -5;
        const ahead = b.ground.hexes.next[c.hex * 6 + Math.floor(c.facing / 2)] ?? OFF;
        const far =
          aim === null || aim === undefined || ahead === OFF ? 0 : (farTo(b, armOf(b, c.unit), aim.hex)[ahead] ?? FAR);
        return 40 + 0.02 * TURN_OF[armOf(b, c.unit)] - 0.01 * c.unit - 0.001 * Math.min(far, 50);
      }
      case 'lead':
        return isWanted(mind, c.leader) ? 20 - 0.01 * c.leader : -1;
      case 'pass':
        return 0;
      case 'top':
        return -2;
      default:
        return -9;
    }
  });
}

/** A leader moves by himself if he is left alone, or waits to come in. */
function isWanted({ b, p }: Mind, leader: number): boolean {
  const at = p.leaderAt[leader] ?? OFF;
  if (at < 0) return true;
  const top = topAt(p, at);
  return top < 0 || sideOf(b, top) !== leaderFacts(b, leader).side || isDisorganised(p, top);
}

/** A choice as a key by which it is found again. */
const nameOf = (c: Choice): string =>
  c.kind === 'step'
    ? `s${c.hex}`
    : c.kind === 'turn'
      ? `t${c.unit},${c.facing}`
      : c.kind === 'change'
        ? `c${c.unit},${c.formation},${c.facing}`
        : c.kind;

export function moving(mind: Mind, choices: readonly Choice[]): number[] {
  const { box, b, p, foes } = mind;
  const f = frameOf<Move>(p, 'move');
  if (f === null) return choices.map(() => 0);
  const [unit] = f.units;
  if (unit === undefined) return leading(mind, f, choices);
  const best = new Map<string, number>();
  const fire = new Map<number, number>();
  const toll = (value: number): number => {
    const known = fire.get(value) ?? burden(mind, unit, value, 0);
    fire.set(value, known);
    return known;
  };
  const start = { hex: hexOf(p, unit), formation: p.formation[unit] ?? 'column', facing: p.facing[unit] ?? 0 };
  for (const end of endsOf(box, b, p, f, unit, foes.cover)) {
    const worth = standing(mind, unit, end) - toll(end.fire) - 0.004 * end.spent;
    const key = end.first === null ? 'pass' : nameOf(end.first);
    if (worth > (best.get(key) ?? Number.NEGATIVE_INFINITY)) best.set(key, worth);
  }
  standing(mind, unit, start);
  const goes = p.leaderAt.findIndex((at, leader) => at === start.hex && leaderFacts(b, leader).side === mind.seat);
  return choices.map((c) => {
    // A leader stays with the one who moves first, unless it only turns.
    if (c.kind === 'along') return goes >= 0 && isWorthHim(mind, unit) && leaves(best) ? 99 : -99;
    return best.get(nameOf(c)) ?? -90;
  });
}

/** Will the unit leave its hex? */
function leaves(best: ReadonlyMap<string, number>): boolean {
  let [name, most] = ['pass', Number.NEGATIVE_INFINITY];
  for (const [key, worth] of best) if (worth > most) [name, most] = [key, worth];
  return name.startsWith('s');
}

const isWorthHim = ({ b, p }: Mind, unit: Unit): boolean =>
  armOf(b, unit) !== 'artillery' && !isDisorganised(p, unit) && stepsOf(p, unit) >= 3;

/** A leader alone goes to the strongest stack that he commands and that is near, not into the enemy's arms. */
function leading({ b, p, seat, foes }: Mind, f: Move, choices: readonly Choice[]): number[] {
  const { commands } = leaderFacts(b, f.leaders[0] ?? NONE);
  const wish = (at: number): number => {
    let best = -99;
    for (let unit = 0; unit < b.units.length; unit++) {
      const hex = hexOf(p, unit);
      if (hex < 0 || sideOf(b, unit) !== seat || topAt(p, hex) !== unit) continue;
      const near = foes.near[hex] ?? 0;
      const own = commands[facts(b, unit).corps] === true ? 0 : -4;
      const taken = p.leaderAt.some((other, leader) => !f.leaders.includes(leader) && other === hex) ? -4 : 0;
      const worth =
        own + taken + 0.4 * stepsOf(p, unit) - (isDisorganised(p, unit) ? 1 : 0) - 0.15 * Math.min(10, near);
      const far = farTo(b, 'infantry', hex)[at] ?? FAR;
      best = Math.max(best, worth - 0.35 * Math.min(60, far >= FAR ? distance(b, at, hex) * 2 : far));
    }
    return best - ((foes.near[at] ?? 0) <= 1 && topAt(p, at) < 0 ? 2 : 0);
  };
  const stay = wish(f.hex);
  return choices.map((c) => (c.kind === 'step' ? wish(c.hex) - 0.01 : c.kind === 'pass' ? stay : -90));
}
