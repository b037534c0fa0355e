import type { Io } from '../../../kernel/chance.ts';
import { end, jump } from '../../../kernel/flow.ts';
import { may } from '../../../kernel/permission.ts';
import { get, there } from '../../../kernel/there.ts';
import type { Box, Zone } from '../data/box.ts';
import { type Block, CAMP_OF, COALITION, FRANCE, isCorps, otherCamp } from '../pieces.ts';
import { type Combat, NONE, type Position, type Side } from '../position.ts';
import type { N15Event } from '../told.ts';
import { asking, inSteps } from './asking.ts';
import { bar, follows, given } from './bars.ts';
import { axisAt, commandersIn, contested, corpsOf, distance, linkBetween, ownerOf } from './board.ts';
import { HOLD, retreatTo } from './choices.ts';
import { bothStand, campOfSide, type Retreating } from './combat.ts';
import { removeFortified, settleZone } from './control.ts';
import { enterZone } from './entering.ts';
import { scopeOf, shareFatigue, shareLosses } from './share.ts';
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

/** RET-05, 06: the first connection is that of one's own axis, and never that of the winner's. */
function leavesOwnAxis(b: Box, p: Position, c: Combat, to: Zone): boolean {
  const axis = c.moved ? null : axisAt(p, c.zone);
  return axis !== null && axis.camp === campOfSide(c, c.loser) && axis.link !== linkBetween(b, c.at, to);
}

function takesEnemyAxis(b: Box, p: Position, c: Combat, to: Zone): boolean {
  const axis = c.moved ? null : axisAt(p, c.zone);
  return axis !== null && axis.camp !== campOfSide(c, c.loser) && axis.link === linkBetween(b, c.at, to);
}

/** RET-07: every further connection leads away from the combat. */
const comesNearer = (b: Box, c: Combat, to: Zone): boolean =>
  c.moved && distance(b, to, c.zone) <= distance(b, c.at, c.zone);

/** RET-05..07: where the next connection may lead. */
export const retreatWays = (b: Box, p: Position, c: Combat): Zone[] =>
  get(b.zones, c.at).near.filter(
    (to) => !leavesOwnAxis(b, p, c, to) && !takesEnemyAxis(b, p, c, to) && !comesNearer(b, c, to),
  );

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

const ask = asking<Retreating>();

export const retreat = (b: Box) =>
  inSteps<Retreating>('retreat', {
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
    step: ask({
      clause: 'N15-RET-01',
      when: (p) => !there(p.combat).ended && (retreatWays(b, p, there(p.combat)).length > 0 || stayNow(p)),
      who: chooser,
      open: (p) => !p.fog,
      may: {
        retreat: may(
          (p, _f, out) => {
            for (const to of get(b.zones, there(p.combat).at).near) out.push(retreatTo(to));
          },
          [
            follows('N15-RET-01', 'alreadyThere', (p, _f, c) => c.to === there(p.combat).at),
            given(
              'N15-RET-01',
              'notAdjacent',
              (p, _f, c) => linkBetween(b, there(p.combat).at, c.to) === NONE,
              (p) => ({ by: there(p.combat).at }),
            ),
            bar('N15-RET-05', 'retreatOwnAxis', (p, _f, c) => leavesOwnAxis(b, p, there(p.combat), c.to)),
            bar('N15-RET-06', 'retreatEnemyAxis', (p, _f, c) => takesEnemyAxis(b, p, there(p.combat), c.to)),
            bar('N15-RET-07', 'retreatAway', (p, _f, c) => comesNearer(b, there(p.combat), c.to)),
          ],
        ),
        hold: may(
          (_p, _f, out) => out.push(HOLD),
          [
            bar('N15-RET-03', 'retreatBegun', (p) => there(p.combat).moved),
            bar('N15-RET-01', 'mustRetreat', (p) => !mayStay(p, there(p.combat))),
          ],
        ),
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
    }),
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
        if (amount > 0)
          shareFatigue(p, io, ownerOf(p, get(corps, 0)), {
            corps,
            amount,
            scope: scopeOf(c.loser),
            zone: c.at,
            why: 'retreat',
          });
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
