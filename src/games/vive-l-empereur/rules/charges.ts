import type { Hex } from '../../../grids/hexes.ts';
import { call, end, jump, procedure, type Steps } from '../../../kernel/flow.ts';
import { asks, may, only } from '../../../kernel/permission.ts';
import type { Box } from '../data/box.ts';
import {
  armOf,
  facts,
  formationOf,
  has,
  hexOf,
  horseOf,
  isDisorganised,
  isOnMap,
  lift,
  put,
  sideOf,
  topAt,
  unitsAt,
} from '../field.ts';
import { type Choice, type Facing, LEADER, type Leader, MARK, NONE, type Position, type Unit } from '../position.ts';
import type { ViveEvent } from '../told.ts';
import { startArmy } from './army.ts';
import { about, bar, gate, given, type Of, PASS } from './bars.ts';
import type { Told } from './board.ts';
import { chargeIn, chargingIn } from './charge-in.ts';
import { leaderFacts } from './command.ts';
import type { Charge, ChargeGroup, Charges } from './frames.ts';
import { startDisorder, willingDisorder } from './recoil.ts';
import { facingsAfter, isMarsh } from './ways.ts';

// VE-IX.2: charges are announced unit by unit, one hex or several (VE-IX.5), and carried out one after another.

/** VE-IX.2: the phase of charges. */
export function startCharges(p: Position): void {
  call<Charges>(p, { step: 'charges.declare', announced: [], leaders: [] });
}

const GO: Of<'go'> = Object.freeze({ kind: 'go' });

export function charges(box: Box): Steps<Position, Choice> {
  const ask = asks<Position, Charges, Choice, ViveEvent>();
  const battle = (p: Position) => box.battle(p.scenario);
  const isAnnounced = (f: Charges, unit: Unit): boolean => f.announced.some((each) => each.unit === unit);
  /** VE-IX.1-c: the facings with which a unit may take Line. */
  const facings = (p: Position, unit: Unit): readonly Facing[] =>
    facingsAfter(formationOf(p, unit), p.facing[unit] ?? 0, 'line');
  /** VE-V.7-a: what its comrades of the same hex were announced with, or NONE. */
  const facingThere = (p: Position, f: Charges, hex: Hex): Facing =>
    f.announced.find((each) => hexOf(p, each.unit) === hex)?.facing ?? NONE;
  /** QB-S3: a corps that is held back. */
  const isHeldBack = (p: Position, unit: Unit): boolean => {
    const b = battle(p);
    return !p.released && facts(b, unit).corps === b.restrained;
  };

  const charge = may<Position, Charges, Of<'charge'>>(
    (p, f, out, seat) => {
      const b = battle(p);
      for (const unit of horseOf(b, seat))
        if (isOnMap(p, unit) && !isAnnounced(f, unit))
          for (const facing of facings(p, unit)) out.push({ kind: 'charge', unit, facing });
    },
    [
      about('VE-IX.2-a', 'notYours', (p, { unit }, seat) => sideOf(battle(p), unit) !== seat),
      about('VE-IX.1-a', 'notCavalry', (p, { unit }) => armOf(battle(p), unit) !== 'cavalry'),
      gate('VE-IX.2-a', 'notOnMap', (p, { unit }) => !isOnMap(p, unit)),
      given('VE-IX.2-a', 'namedAlready', (_p, f, { unit }) => isAnnounced(f, unit)),
      bar('VE-IV.10-b', 'disorganisedAlready', (p, _f, { unit }) => isDisorganised(p, unit)),
      bar('VE-IX.2-a', 'chargesOnce', (p, _f, { unit }) => has(p, unit, MARK.charged)),
      bar('VE-I-b', 'mayNotCharge', (p, _f, { unit }) => isHeldBack(p, unit)),
      bar('VE-IX.2-i', 'inMarsh', (p, _f, { unit }) => isMarsh(battle(p), hexOf(p, unit))),
      given('VE-IX.1-c', 'facingTooFar', (p, _f, { unit, facing }) => !facings(p, unit).includes(facing)),
      bar('VE-V.7-a', 'facingOfComrades', (p, f, { unit, facing }) => {
        const there = facingThere(p, f, hexOf(p, unit));
        return there !== NONE && there !== facing;
      }),
    ],
  );
  const announce = (p: Position, f: Charges, { unit, facing }: Of<'charge'>, io: Told): void => {
    // VE-0-j: an announcement shows who lay under others.
    if (topAt(p, hexOf(p, unit)) !== unit) io.reveal();
    f.announced = [...f.announced, { unit, facing }];
  };
  /** VE-V.9-a: the last one announced may be put on top, so that every order can be had and no order for ever. */
  const last = (f: Charges): Unit => f.announced.at(-1)?.unit ?? NONE;

  return procedure<Position, Charges, Choice, ViveEvent>('charges', {
    declare: ask({
      clause: 'VE-IX.2-a',
      who: (p) => p.active,
      may: { charge, enter: chargingIn(box), disorder: willingDisorder<Charges>(box), pass: only(PASS) },
      take(p, f, c, io) {
        if (c.kind === 'pass') end(p);
        else if (c.kind === 'charge') announce(p, f, c, io);
        else {
          jump(f, 'charges.army');
          if (c.kind === 'disorder') startDisorder(p, [c.unit]);
          else chargeIn(box, p, c);
        }
      },
    }),
    more: ask({
      clause: 'VE-IX.5-a',
      who: (p) => p.active,
      may: {
        go: only(GO),
        charge,
        along: may<Position, Charges, Of<'along'>>(
          (p, f, out, seat) => {
            const b = battle(p);
            for (const { unit } of f.announced)
              for (let leader = 0; leader < p.leaderAt.length; leader++)
                if (p.leaderAt[leader] === hexOf(p, unit) && leaderFacts(b, leader).side === seat) {
                  const choice: Of<'along'> = { kind: 'along', leader };
                  if (!out.some((each) => each.kind === 'along' && each.leader === leader)) out.push(choice);
                }
          },
          [
            about('VE-IX.2-l', 'notYours', (p, { leader }, seat) => leaderFacts(battle(p), leader).side !== seat),
            given(
              'VE-IX.2-l',
              'leaderNotThere',
              (p, f, { leader }) => !f.announced.some(({ unit }) => hexOf(p, unit) === p.leaderAt[leader]),
            ),
            bar('VE-XIV.2-c', 'leaderCharged', (p, _f, { leader }) => isUsed(p, leader)),
            bar('VE-IX.2-l', 'leaderAlong', (_p, f, { leader }) => f.leaders.includes(leader)),
          ],
        ),
        top: may<Position, Charges, Of<'top'>>(
          (_p, f, out) => out.push({ kind: 'top', unit: last(f) }),
          [
            about('VE-V.9-a', 'notYours', (p, { unit }, seat) => sideOf(battle(p), unit) !== seat),
            given('VE-V.9-a', 'notLastNamed', (_p, f, { unit }) => unit !== last(f)),
            bar('VE-V.9-a', 'onTopAlready', (p, _f, { unit }) => topAt(p, hexOf(p, unit)) === unit),
          ],
        ),
      },
      take(p, f, c, io) {
        if (c.kind === 'go') return;
        jump(f, 'charges.more');
        if (c.kind === 'charge') announce(p, f, c, io);
        else if (c.kind === 'along') f.leaders = [...f.leaders, c.leader];
        else {
          const hex = hexOf(p, c.unit);
          lift(p, c.unit);
          put(p, c.unit, hex);
          io.tell?.({ kind: 'stacked', clause: 'VE-V.9-a', hex, unit: c.unit });
        }
      },
    }),
    run: {
      run(p, f) {
        const groups: ChargeGroup[] = [];
        for (const { unit, facing } of f.announced) {
          const hex = hexOf(p, unit);
          p.facing[unit] = facing;
          if (groups.some((group) => group.hex === hex)) continue;
          const units = unitsAt(p, hex).filter((each) => isAnnounced(f, each));
          const leaders = f.leaders.filter((each) => p.leaderAt[each] === hex);
          const fresh = { spent: 0, turns: 0, turned: false, left: false, faced: [], done: false };
          groups.push({ units, leaders, hex, ...fresh, began: [hex] });
        }
        f.announced = [];
        f.leaders = [];
        call<Charge>(p, { step: 'charge.line', groups, at: 0 });
      },
    },
    army: { run: startArmy },
    again: { run: (_p, f) => jump(f, 'charges.declare') },
  });
}

const isUsed = (p: Position, leader: Leader): boolean => ((p.leaderMarks[leader] ?? 0) & LEADER.charged) !== 0;
