import { OFF } from '../../../../grids/hexes.ts';
import { cap } from '../../../../text/typeset.ts';
import { named, signed, underWay } from '../scene.ts';
import type { StepName } from '../steps.ts';
import type { Words } from '../words.ts';
import { at, hexes, leader, stack, stance, the, unit, way, whom } from './grammar.ts';

/** What it means to pass. */
const PASS: Readonly<Partial<Record<StepName, string>>> = {
  'charges.declare': 'No more charges',
  'movement.choose': 'End the movement',
  'move.act': 'Stop here',
  'step.fire': 'Hold your fire',
  'react.choose': 'No reaction',
  'recoil.hex': 'Recoil no further',
  'countercharge.answer': 'Do not fire',
  'squares.choose': 'Form no squares',
  'squares.guns': 'Leave the guns as they are',
  'retreat.leader': 'He stays',
  'combat.form': 'Stay in Column',
  'fires.target': 'No more fire',
  'shocks.declare': 'No more attacks',
  'shocks.after': 'Stay in order',
  'combat.attackerBonus': 'Do without the bonus',
  'combat.defenderBonus': 'Do without the bonus',
  'combat.advance': 'Advance no further',
  'exploit.turn': 'Keep the facing',
  'exploit.strike': 'Strike nobody',
  'rally.choose': 'No more attempts',
  'rally.direction': 'Stay here',
};

export const choices: Words['choices'] = {
  pass: (s) => named(PASS, s.view.step) ?? 'Pass',
  disorder: (s, c) => `Disorganise ${the(s, c.unit)}`,
  charge: (s, c) => `Charge with ${the(s, c.unit)}, facing ${way(c.facing)}`,
  go: (s) => (s.view.step === 'combat.advance' ? 'Advance!' : 'Charge!'),
  finish: () => 'End the charge here',
  move: (s, c) => `Move ${the(s, c.unit)}`,
  step: (s, c) => `To ${at(s, c.hex)}`,
  back: (s, c) => `Back to ${at(s, c.hex)}`,
  turn: (s, c) => `Turn ${the(s, c.unit)} to the ${way(c.facing)}`,
  change: (s, c) => {
    const where = c.second === OFF ? '' : `, ${c.formation === 'skirmish' ? 'with' : 'in'} ${at(s, c.second)}`;
    return `${cap(unit(s, c.unit).alone)} ${stance(c.formation, c.facing)}${where}`;
  },
  drop: (s, c) => `Leave ${the(s, c.unit)} behind`,
  exit: () => 'Leave the map',
  top: (s, c) => `${cap(the(s, c.unit))} on top`,
  enter: (s, c) => `Bring in ${the(s, c.unit)} at ${at(s, c.hex)}, ${stance(c.formation, c.facing)}`,
  lead: (s, c) => `Move ${leader(s, c.leader).the} alone`,
  along: (s, c) => `${cap(leader(s, c.leader).the)} goes along`,
  name: (s, c) => `${cap(leader(s, c.leader).the)} leads`,
  join: (s, c) => `With ${the(s, c.unit)}`,
  target: (s, c) => `Fire at ${whom(s, c.hex)}`,
  firer: (s, c) => `Fire with ${the(s, c.unit)}`,
  fire: () => 'Fire!',
  countercharge: (s, c) => `Countercharge with ${stack(s, c.hex)}`,
  recoil: (s, c) => `Recoil with ${stack(s, c.hex)}`,
  claim: () => 'It is the target',
  waive: () => 'It is not the target',
  square: (s, c) => `Form square with ${stack(s, c.hex)}`,
  half: (s, c) =>
    s.view.step === 'combat.advance'
      ? `Advance with ${the(s, c.unit)}, the other half to ${at(s, c.hex)}`
      : `Keep ${the(s, c.unit)} in ${at(s, c.hex)}`,
  assault: (s, c) => `Attack ${whom(s, c.hex)} from ${at(s, c.from)}`,
  resolve: (s, c) => `Fight for ${at(s, c.hex)}`,
  bonus: (s) => {
    const f = underWay(s, 'combat');
    return `Use the bonus${f === null ? '' : ` (${signed(f.bonus[s.view.step === 'combat.attackerBonus' ? 0 : 1])})`}`;
  },
  pay: (s, c) => `Losses in ${at(s, c.hex)}: ${stack(s, c.hex)}`,
  advance: (s, c) => `Advance with ${the(s, c.unit)}`,
  exploit: (s, c) => `Exploit with ${the(s, c.unit)}`,
  to: (s, c) => `${s.view.step === 'rally.direction' ? 'Towards' : 'To'} ${at(s, c.hex)}`,
  length: (_s, c) => cap(hexes(c.hexes)),
  rally: (s, c) => `Rally ${the(s, c.unit)}`,
  test: (s, c) => `Test ${the(s, c.unit)}`,
};
