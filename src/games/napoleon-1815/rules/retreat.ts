import type { Io } from '../../../kernel/chance.ts';
import { end, type Frame, jump, procedure } from '../../../kernel/flow.ts';
import { get, there } from '../../../kernel/there.ts';
import type { Box, Zone } from '../data/box.ts';
import { type Block, CAMP_OF, COALITION, FRANCE, isCorps, otherCamp } from '../pieces.ts';
import { type Choice, type Combat, NONE, type Position, type Side } from '../position.ts';
import type { N15Event } from '../told.ts';
import { axisAt, commandersIn, contested, corpsOf, distance, linkBetween, ownerOf } from './board.ts';
import { HOLD, retreatTo } from './choices.ts';
import { bothStand, campOfSide } from './combat.ts';
import { removeFortified, settleZone } from './control.ts';
import { enterZone } from './entering.ts';
import { shareFatigue, shareLosses } from './share.ts';
import { openWindow } from './windows.ts';

// Le combat 6: the beaten stack retreats.

/** RET-08: for each enemy corps in the zone it comes to. */
const PER_ENEMY = 2;
/** RET-11. */
const BROKEN_BRIDGE = 2;
/** CTL-08. */
const FORTRESS = 1;
/** ARG-02. */
const REARGUARD_FATIGUE = 1;
const REARGUARD_LOSS = 1;

const beatenSide = (c: Combat): Side => (c.loser === 0 ? 0 : 1);
const beaten = (c: Combat): Block[] => c.stacks[beatenSide(c)];

/** RET-05..07: where the next connection may lead. */
export function retreatWays(b: Box, p: Position, c: Combat): Zone[] {
  const { near, by } = get(b.zones, c.at);
  const camp = campOfSide(c, c.loser);
  if (c.moved) {
    const far = distance(b, c.at, c.zone);
    return near.filter((to) => distance(b, to, c.zone) > far);
  }
  const axis = axisAt(p, c.zone);
  if (axis === null) return [...near];
  return near.filter((_to, i) => (axis.camp === camp ? by[i] === axis.link : by[i] !== axis.link));
}

/** RET-03, TEN-02: may the beaten stack stay? */
export function mayStay(p: Position, c: Combat): boolean {
  return campOfSide(c, c.loser) === COALITION && !c.rearguard && (c.mayHold || p.fortified.includes(c.zone));
}

/** RET-13, TRI-43: the owner chooses the way; of a mixed stack the leader. */
function chooser(p: Position): number {
  const corps = corpsOf(beaten(there(p.combat)));
  const first = ownerOf(p, get(corps, 0));
  return corps.every((one) => ownerOf(p, one) === first) ? first : p.leader;
}

/** RET-17: a commander who would stay alone goes along. */
function gather(p: Position, c: Combat): void {
  const camp = campOfSide(c, c.loser);
  const group = beaten(c);
  for (let corps = 0; isCorps(corps); corps++)
    if (p.where[corps] === c.zone && CAMP_OF[corps] === camp && !group.includes(corps)) return;
  c.followers = commandersIn(p, camp, c.zone).filter((block) => !group.includes(block));
}

function fallBack(b: Box, p: Position, io: Io<N15Event>, to: Zone): void {
  const c = there(p.combat);
  if (!c.moved) gather(p, c);
  const link = linkBetween(b, c.at, to);
  if (p.destroyed.includes(link)) c.retreatFatigue += BROKEN_BRIDGE;
  c.moved = true;
  c.at = to;
  if (c.loser === 0) there(p.op).zone = to;
  c.retreat--;
  const entry = enterZone(b, p, io, [...beaten(c), ...c.followers], to, 'retreat');
  io.tell?.({ kind: 'retreated', to, left: c.retreat });
  c.retreatFatigue += PER_ENEMY * entry.enemies;
  if (entry.fortress) c.retreatFatigue += FORTRESS;
  c.ended = c.retreat <= 0 || entry.enemies > 0 || entry.friends || entry.fortress;
}

/** RET-04: once the French have won here the marker is gone, whether it was spent or not. */
function spendMarker(p: Position, io: Io<N15Event>): void {
  const c = there(p.combat);
  if (c.winner !== NONE && campOfSide(c, c.winner) === FRANCE) removeFortified(p, io, c.zone);
}

export const retreat = (b: Box) =>
  procedure<Position, Frame, Choice, N15Event>('retreat', {
    /** CBT-53, RET-15: nobody left to retreat, or from whom; no way out. */
    begin: {
      run(p, _f, io) {
        const c = there(p.combat);
        if (!bothStand(c)) {
          spendMarker(p, io);
          c.loser = NONE;
          end(p);
        } else if (retreatWays(b, p, c).length === 0 && !mayStay(p, c)) {
          io.tell?.({ kind: 'held', zone: c.zone, how: 'noWay' });
          spendMarker(p, io);
          if (!c.rearguard) c.loser = NONE;
          c.ended = true;
        }
      },
    },
    /** WIN-06. */
    attackerCard: {
      when: (p) => there(p.combat).loser !== NONE && !there(p.combat).rearguard,
      run: (p) => openWindow(b, p, 'beaten', there(p.combat).attacker),
    },
    defenderCard: {
      when: (p) => there(p.combat).loser !== NONE && !there(p.combat).rearguard,
      run: (p) => openWindow(b, p, 'beaten', otherCamp(there(p.combat).attacker)),
    },
    /** TEN-03: the last strength point may have gone. */
    check: {
      run(p, _f, io) {
        const c = there(p.combat);
        if (c.loser !== NONE && bothStand(c)) return;
        if (!c.rearguard) {
          spendMarker(p, io);
          c.loser = NONE;
          end(p);
        }
      },
    },
    step: {
      when: (p) => !there(p.combat).ended && (retreatWays(b, p, there(p.combat)).length > 0 || stayNow(p)),
      who: chooser,
      choices(p, _f, out) {
        const c = there(p.combat);
        for (const to of retreatWays(b, p, c)) out.push(retreatTo(to));
        if (stayNow(p)) out.push(HOLD);
      },
      take(p, f, c, io) {
        const fight = there(p.combat);
        if (c.kind === 'retreat') {
          fallBack(b, p, io, c.to);
          jump(f, 'retreat.step');
        } else {
          io.tell?.({ kind: 'held', zone: fight.zone, how: fight.mayHold ? 'tenir' : 'marker' });
          fight.ended = true;
        }
        spendMarker(p, io);
      },
    },
    /** ARG-04: the strength point first, then the fatigue. */
    loss: {
      when: (p) => there(p.combat).rearguard,
      run(p) {
        const c = there(p.combat);
        const corps = corpsOf(beaten(c));
        const sharing = { corps, amount: REARGUARD_LOSS, scope: 'defenders', zone: c.at, why: 'event' } as const;
        if (corps.length > 0) shareLosses(p, ownerOf(p, get(corps, 0)), sharing);
      },
    },
    /** RET-12. */
    fatigue: {
      run(p, _f, io) {
        const c = there(p.combat);
        const amount = c.retreatFatigue + (c.rearguard ? REARGUARD_FATIGUE : 0);
        const corps = corpsOf(beaten(c));
        if (corps.length === 0) return;
        io.tell?.({ kind: 'retreatFatigue', total: amount });
        const scope = c.loser === 0 ? 'attackers' : 'defenders';
        if (amount > 0)
          shareFatigue(p, io, ownerOf(p, get(corps, 0)), { corps, amount, scope, zone: c.at, why: 'retreat' });
      },
    },
    /** CTL-08: a fortified town falls to those who are left. */
    settle: {
      run(p, _f, io) {
        const c = there(p.combat);
        if (c.moved && !contested(p, c.at)) settleZone(b, p, io, c.at);
      },
    },
  });

/** Staying is decided before the first connection. */
function stayNow(p: Position): boolean {
  return !there(p.combat).moved && mayStay(p, there(p.combat));
}
