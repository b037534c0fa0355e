import type { Box } from './data/box.ts';
import { ALL_SLOTS, boardOf, halfSlots, slotName, zoneOf } from './field.ts';
import { HIDDEN, MARK, NONE, PER_SEAT, type Slot, type View } from './position.ts';

const WIDTH = 18;
const LETTERS: readonly (readonly [number, string])[] = [
  [MARK.activated, '!'],
  [MARK.line, '='],
  [MARK.square, '#'],
  [MARK.echelon, '/'],
  [MARK.charge, '>'],
  [MARK.disorganised, '~'],
  [MARK.dismounted, 'v'],
  [MARK.bonus, '+'],
];

/** What stands in a slot: `fr-line 2!`, `?` face down, and the Terrain under it in brackets. */
function inSlot(box: Box, v: View, slot: Slot): string {
  const unit = v.at[slot] ?? NONE;
  const card = v.terrain[slot] ?? NONE;
  const land = card === NONE ? '' : `[${box.cards[card % box.cards.length]?.terrain?.slice(0, 2) ?? ''}]`;
  if (unit === NONE) return `.${land}`;
  if (unit === HIDDEN) return `?${land}`;
  const facts = box.armies[v.sides[unit < PER_SEAT ? 0 : 1].army].cards[unit % PER_SEAT];
  const marks = LETTERS.filter(([bit]) => ((v.marks[unit] ?? 0) & bit) !== 0).map(([, letter]) => letter);
  const wounds = v.wounds[unit] ?? 0;
  return `${facts?.id ?? ''}${wounds > 0 ? ` ${wounds}` : ''}${marks.join('')}${land}`;
}

/** The field from C's Reserve down to F's, each line in its half slots; the flanks below. */
export function sketchTable(box: Box, v: View): string {
  const row = (seat: number, zone: 'L1' | 'L2' | 'R'): string => {
    const slots = ALL_SLOTS.filter((slot) => boardOf(slot) === seat && zoneOf(slot) === zone);
    const sorted = slots.sort((a, b) => halfSlots(a) - halfSlots(b));
    const cells = sorted.map((slot) => inSlot(box, v, slot).padEnd(WIDTH).slice(0, WIDTH));
    return `${seat === 0 ? 'F' : 'C'}.${zone.padEnd(3)} ${zone === 'L2' ? ' '.repeat(WIDTH / 2) : ''}${cells.join(' ')}`.trimEnd();
  };
  const flanks = ALL_SLOTS.filter((slot) => zoneOf(slot) === 'RET' || zoneOf(slot) === 'BYP')
    .filter((slot) => v.at[slot] !== NONE)
    .map((slot) => `${slotName(slot)} ${inSlot(box, v, slot)}`);
  const melees = v.melees.map(({ a, b }) => `${slotName(v.where[a] ?? 0)} x ${slotName(v.where[b] ?? 0)}`);
  const points = v.sides.map(({ points: n }) => n).join(':');
  return [
    `${v.turn}  ${points}`,
    ...(
      [
        [1, 'R'],
        [1, 'L2'],
        [1, 'L1'],
        [0, 'L1'],
        [0, 'L2'],
        [0, 'R'],
      ] as const
    ).map(([seat, zone]) => row(seat, zone)),
    ...(flanks.length > 0 ? [flanks.join('  ')] : []),
    ...(melees.length > 0 ? [melees.join('  ')] : []),
  ].join('\n');
}
