import type { Hex } from '../../../grids/hexes.ts';
import { call } from '../../../kernel/flow.ts';
import { may } from '../../../kernel/permission.ts';
import type { Box } from '../data/box.ts';
import { SHUT } from '../data/ground.ts';
import { armOf, facts, has, horseOf, sideOf, unitsAt } from '../field.ts';
import { MARK, type Position, type Unit } from '../position.ts';
import { about, bar, given, type Of } from './bars.ts';
import type { Charge, Charges } from './frames.ts';
import { entryHexes, isDue, isInwards, lateAt } from './reinforcements.ts';
import { armsMix, withinLimit } from './stacking.ts';
import { allowance, isRoadHex, VERTICES } from './ways.ts';

// VE-XIII-a: cavalry that comes in charging. It charges alone: nobody is with it before it is on the map.

/** VE-XIII-i: what the entry costs a charge: the terrain, without hexside, and what others of the road have taken. */
function cost(box: Box, p: Position, hex: Hex): number {
  const b = box.battle(p.scenario);
  const ground = box.terrain[b.ground.terrain[hex] ?? 0]?.charge ?? null;
  return ground === null ? SHUT : ground + lateAt(b, p, hex);
}

export function chargingIn(box: Box) {
  const battle = (p: Position) => box.battle(p.scenario);
  return may<Position, Charges, Of<'enter'>>(
    (p, _f, out, seat) => {
      const b = battle(p);
      for (const unit of horseOf(b, seat))
        if (isDue(b, p, unit))
          for (const hex of entryHexes(box, b, p, unit))
            for (const facing of VERTICES)
              if (isInwards(box, b, 'cavalry', 'line', facing, hex))
                out.push({ kind: 'enter', unit, hex, formation: 'line', facing });
    },
    [
      about('VE-XIII-a', 'notYours', (p, { unit }, seat) => sideOf(battle(p), unit) !== seat),
      about('VE-IX.1-a', 'notCavalry', (p, { unit }) => armOf(battle(p), unit) !== 'cavalry'),
      given('VE-IV.7-b', 'noSuchChange', (_p, _f, { formation }) => formation !== 'line'),
      given('VE-XIII-h', 'notDue', (p, _f, { unit }) => !isDue(battle(p), p, unit)),
      given('VE-XIII-d', 'notEntryHex', (p, _f, { unit, hex }) => !entryHexes(box, battle(p), p, unit).includes(hex)),
      given(
        'VE-XIII-j',
        'notInwards',
        (p, _f, { hex, facing }) => !isInwards(box, battle(p), 'cavalry', 'line', facing, hex),
      ),
      bar('VE-IX.2-i', 'closedToCharges', (p, _f, { hex }) => cost(box, p, hex) === SHUT),
      bar(
        'VE-XIII-i',
        'tooFewPoints',
        (p, _f, { unit, hex }) => cost(box, p, hex) > allowance(box, facts(battle(p), unit), 'line'),
      ),
      bar('VE-V.2-a', 'armsDoNotMix', (p, _f, { unit, hex }) => !armsMix(battle(p), p, [unit], hex)),
      bar('VE-IX.2-h', 'noRidingThrough', (p, _f, { hex }) =>
        unitsAt(p, hex).some((unit) => has(p, unit, MARK.charging)),
      ),
      bar('VE-XIII-e', 'stackFull', (p, _f, { unit, hex }) => !withinLimit(box, battle(p), p, [unit], hex)),
    ],
  );
}

/** Its entry is the first step of its charge: `charge.line` makes it. */
export function chargeIn(box: Box, p: Position, { unit, hex, facing }: Of<'enter'>): void {
  const spent = cost(box, p, hex);
  p.facing[unit] = facing;
  if (isRoadHex(box.battle(p.scenario), hex)) p.queue.push(hex);
  const units: Unit[] = [unit];
  call<Charge>(p, {
    step: 'charge.line',
    groups: [
      { units, leaders: [], hex, spent, turns: 0, turned: false, left: true, faced: [], done: false, began: [] },
    ],
    at: 0,
  });
}
