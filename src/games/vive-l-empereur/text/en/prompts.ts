import { does, list } from '../../../../text/english.ts';
import { cap } from '../../../../text/typeset.ts';
import { NONE } from '../../position.ts';
import { isHex, named, oddsOf, type Scene, signed, underWay, unitFacts } from '../scene.ts';
import type { PromptWords, Words } from '../words.ts';
import { at, corps, leader, player, stack, the, together, units, whom } from './grammar.ts';
import { moments } from './table.ts';

/** `in 1612 (Gémioncourt)`, or nothing. */
const inHex = (s: Scene, hex: number | undefined): string => (isHex(hex) ? ` in ${at(s, hex)}` : '');

function charge(s: Scene): string {
  const f = underWay(s, 'charge');
  const group = f?.groups[f.at];
  const [first] = group?.units ?? [];
  if (group === undefined || first === undefined) return 'The charge: where to?';
  const left = (unitFacts(s, first)?.column ?? 0) - group.spent;
  return `${together(s, group.units, ['charges', 'charge'])}, ${left} MP left: where to?`;
}

/** Who charges already, while others may still join. */
function charging(s: Scene): string {
  const who = underWay(s, 'charges')?.announced.map(({ unit }) => unit) ?? [];
  return who.length === 0
    ? 'Does anybody join the charge?'
    : `${together(s, who, ['charges', 'charge'])}: does anybody join?`;
}

function move(s: Scene): string {
  const f = underWay(s, 'move');
  if (f === null) return 'Where to?';
  const who = f.units.length > 0 ? units(s, f.units) : leader(s, f.leaders[0] ?? NONE).the;
  return `${cap(who)}, ${Math.max(0, ...f.spent)} MP spent: where to?`;
}

function leaves(s: Scene): string {
  const f = underWay(s, 'step');
  if (f === null || f.units.length === 0) return 'The enemy leaves a hex that you cover: do you fire?';
  return `${together(s, f.units, ['leaves', 'leave'])} ${at(s, f.from)}: do you fire?`;
}

/** Who fights with what bonus. */
function bonus(s: Scene, party: 0 | 1): string {
  const f = underWay(s, 'combat');
  if (f === null) return 'Do you use the combat bonus?';
  const die = signed(party === 0 ? f.bonus[0] : -f.bonus[1]);
  return `At odds of ${oddsOf(s, f.column)}, ${leader(s, f.leaders[party]).the} would change the die by ${die}: do you use his bonus?`;
}

const asks = (ask: (s: Scene) => string): PromptWords => ({ ask, wait: (s) => named(moments, s.view.step) ?? '' });

export const prompts: Words['prompts'] = {
  'replacements.join': asks((s) => {
    const [owed] = underWay(s, 'replacements')?.owed ?? [];
    return `${owed === undefined ? 'A new leader' : `A successor to ${leader(s, owed).the}`} appears: with which unit?`;
  }),
  'settle.turn': asks(
    (s) => `The facings${inHex(s, underWay(s, 'settle')?.hex)} do not fit: which unit turns, and where?`,
  ),
  'charges.declare': asks(() => 'Cavalry charges: who charges?'),
  'charges.more': asks(charging),
  'charge.act': asks(charge),
  'movement.choose': asks(() => 'Movement: who moves?'),
  'move.act': asks(move),
  'step.fire': asks(leaves),
  'step.push': asks((s) => {
    const f = underWay(s, 'step');
    return `${f === null ? 'Your stack' : cap(stack(s, f.to))} must make way: by how many hexes?`;
  }),
  'react.choose': asks(() => 'The enemy comes near: what does your cavalry do?'),
  'recoil.claim': asks((s) => {
    const f = underWay(s, 'recoil');
    return `${f === null ? 'The enemy cavalry' : cap(stack(s, f.hex))} would recoil: is this the target of your charge?`;
  }),
  'recoil.hex': asks(() => 'Your cavalry recoils: where to?'),
  'countercharge.answer': asks((s) => {
    const who = underWay(s, 'countercharge')?.units ?? [];
    return `${who.length === 0 ? 'The enemy countercharges' : together(s, who, ['countercharges', 'countercharge'])}: do you fire first?`;
  }),
  'reform.facing': asks(() => 'The charge is over: which way does the cavalry face in Column?'),
  'squares.choose': asks(() => 'The enemy charges: who forms square?'),
  'squares.half': asks(() => 'Which of their two hexes do the skirmishers keep?'),
  'squares.guns': asks((s) => `The square${inHex(s, underWay(s, 'squares')?.hex)} stands: which guns go on top?`),
  'retreat.half': asks(() => 'Your skirmishers break: from which of their two hexes do they run?'),
  'retreat.leader': asks(() => 'Does the leader go with the retreat?'),
  'retreat.hex': asks((s) => {
    const who = underWay(s, 'retreat')?.units ?? [];
    return `${who.length === 0 ? 'Your units retreat' : together(s, who, ['retreats', 'retreat'])}: where to?`;
  }),
  'fires.target': asks(() => 'At which hex do you fire?'),
  'fires.firers': asks((s) => {
    const f = underWay(s, 'fires');
    return `Fire${f !== null && isHex(f.hex) ? ` at ${whom(s, f.hex)}` : ''}: with whom?`;
  }),
  'shocks.declare': asks(() => 'Shock: who attacks what?'),
  'shocks.pick': asks(() => 'Which shock is fought next?'),
  'shocks.after': asks(() => 'The charge is over: does the cavalry break off in disorder?'),
  'combat.attackerLeader': asks(() => 'Leaders of equal rank attack: whose bonus counts?'),
  'combat.attackerBonus': asks((s) => bonus(s, 0)),
  'combat.defenderLeader': asks(() => 'Leaders of equal rank defend: whose bonus counts?'),
  'combat.defenderBonus': asks((s) => bonus(s, 1)),
  'combat.attackerPays': asks(() => 'Which of the attacking stacks takes the losses?'),
  'combat.defenderPays': asks(() => 'Which of the defending stacks takes the losses?'),
  'combat.form': asks(() => 'Your Column advances along the road: does it take the Adapted formation there?'),
  'combat.advance': asks((s) => {
    const [hex] = underWay(s, 'combat')?.targets ?? [];
    return `${isHex(hex) ? at(s, hex) : 'The hex'} is empty: who advances?`;
  }),
  'exploit.turn': asks(() => 'Exploitation: does the cavalry turn?'),
  'exploit.strike': asks(() => 'Exploitation: whom does the cavalry strike?'),
  'rally.choose': asks(() => 'Rally: which unit tries?'),
  'rally.form': asks((s) => {
    const id = underWay(s, 'rally')?.unit ?? -1;
    return `${cap(the(s, id))}: which formation and facing?`;
  }),
  'rally.direction': asks((s) => {
    const id = underWay(s, 'rally')?.unit ?? -1;
    return `The rally has failed: where do you send ${the(s, id)}?`;
  }),
  'army.test': asks((s) => `Which unit of ${corps(s, underWay(s, 'army')?.corps ?? -1).the} tests next?`),
  'chain.test': asks(() => 'Panic spreads: which unit tests next?'),
  'displaced.to': asks((s) => `${cap(leader(s, underWay(s, 'displaced')?.leader ?? -1).the)} escapes: where to?`),
};

export const waiting: Words['waiting'] = (s, seats, what) =>
  `${list(seats.map((seat) => does(player(s, seat), ['decides', 'decide'])))}: ${what}.`;
