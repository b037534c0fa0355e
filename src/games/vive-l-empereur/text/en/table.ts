import type { Outcome } from '../../../../kernel/flow.ts';
import { does, list } from '../../../../text/english.ts';
import { namesEn as names } from '../names.en.ts';
import type { Scene } from '../scene.ts';
import type { StepName } from '../steps.ts';
import type { PartWords, ResultWords, Words } from '../words.ts';
import { player, points } from './grammar.ts';

export const options: Words['options'] = {
  scenario: {
    name: 'Battle',
    help: 'Hassenhausen, 14 October 1806: Gudin’s division against Blücher’s cavalry, in half an hour. Quatre-Bras, 16 June 1815: Ney against Wellington for the crossroads.',
    values: names.scenarios,
  },
  rye: {
    name: 'Tall rye',
    help: 'At Quatre-Bras only: infantry sees a charge no farther than 3 hexes away when it would form square.',
    values: { off: 'off', on: 'on' },
  },
};

/** The numbers of sums by their short names. */
export const parts: PartWords = {
  morale: 'morale',
  disorganised: 'Disorganised',
  squareAgainstCavalry: 'Square against cavalry',
  nearEnemy: 'enemy adjacent',
  leader: 'leader',
  flank: 'from the flank',
  rear: 'from the rear',
  failuresAbove: 'failures above',
  demoralised: 'corps demoralised',
  despair: 'corps desperate',
  losses: 'losses',
  seenFar: 'charge seen in time',
  fire: 'fire value',
  reduced: 'reduced battery',
  square: 'Square',
  adapted: 'Adapted',
  skirmishFar: 'skirmishers at 2 hexes',
  onSquare: 'guns on a square',
  distance: 'distance',
  terrain: 'terrain',
  fortification: 'fortification',
  halfBatteries: 'half batteries',
  shock: 'shock value',
  column: 'Column',
  skirmish: 'skirmishers',
  cavalryOne: 'cavalry counts 1',
  rearAttack: 'flank or rear',
  hexside: 'hexside',
};

/** What the tables of fire and shock give. */
export const results: ResultWords = {
  '-': 'no effect',
  '*': 'morale test',
  '0': 'unharmed',
  '0*': 'morale test',
  '1': 'one step lost',
  '1*': 'one step lost and morale test',
  '2': '2 steps lost',
  '3': '3 steps lost',
  D: 'Disorganised',
  'D+1': 'Disorganised and one step lost',
  E: 'eliminated',
};

export const odds: Words['odds'] = {
  ...parts,
  ...results,
  passed: 'passed',
  failed: 'failed',
  held: 'holds its ground',
  'lost-1': 'loses a step and holds',
  'lost-2': 'loses 2 steps and holds',
  'lost-3': 'loses 3 steps and holds',
  broken: 'breaks',
  destroyed: 'destroyed',
  stand: 'both hold',
  defenderBeaten: 'the defender gives way',
  attackerBeaten: 'the attacker gives way',
  bothBeaten: 'both give way',
  void: 'no shock',
  die: 'on the die',
  value: 'fire in all',
  product: 'value × steps',
  power: 'power in all',
  odds: 'odds',
  hidden: 'not seen, not counted',
  attacker: 'attacker',
  defender: 'defender',
  tested: 'test',
};

/** Each step as what something is for: `That is for declaring charges.` */
export const moments: Readonly<Record<StepName, string>> = {
  'replacements.join': 'placing a new leader',
  'settle.turn': 'putting a stack right',
  'charges.declare': 'declaring charges',
  'charges.more': 'a charge of several hexes',
  'charge.act': 'leading a charge',
  'movement.choose': 'choosing who moves',
  'move.act': 'moving',
  'step.fire': 'opportunity fire',
  'step.push': 'making way',
  'react.choose': 'the reactions of cavalry',
  'recoil.claim': 'naming the target of the charge',
  'recoil.hex': 'recoiling',
  'countercharge.answer': 'firing at a countercharge',
  'reform.facing': 're-forming after a charge',
  'squares.choose': 'forming squares',
  'squares.half': 'forming squares',
  'squares.guns': 'placing guns in a square',
  'retreat.half': 'skirmishers who break',
  'retreat.leader': 'a leader in a retreat',
  'retreat.hex': 'retreating',
  'fires.target': 'choosing a target',
  'fires.firers': 'choosing who fires',
  'shocks.declare': 'declaring shocks',
  'shocks.pick': 'choosing the next shock',
  'shocks.after': 'breaking off after a charge',
  'combat.attackerLeader': 'naming a leader',
  'combat.attackerBonus': 'using a combat bonus',
  'combat.defenderLeader': 'naming a leader',
  'combat.defenderBonus': 'using a combat bonus',
  'combat.attackerPays': 'taking losses',
  'combat.defenderPays': 'taking losses',
  'combat.form': 'taking formation after an advance',
  'combat.advance': 'advancing after combat',
  'exploit.turn': 'exploiting a charge',
  'exploit.strike': 'exploiting a charge',
  'rally.choose': 'rallying',
  'rally.form': 'forming up again',
  'rally.direction': 'falling back after a failed rally',
  'army.test': 'the tests of a corps',
  'chain.test': 'the tests of neighbours',
  'displaced.to': 'a leader’s escape',
};

/** `59 points to 31`: the winner's first. */
function tally({ winners, facts }: Outcome): string {
  const both = [Number(facts['first'] ?? 0), Number(facts['second'] ?? 0)];
  const [won = 0, lost = 0] = winners[0] === 1 ? both.toReversed() : both;
  return `${points(won)} to ${lost}`;
}
const won = (s: Scene, { winners }: Outcome): string =>
  list(winners.map((seat) => does(player(s, seat), ['wins', 'win'])));

export const outcomes: Words['outcomes'] = {
  decisive: (s, outcome) => `${won(s, outcome)} a decisive victory, ${tally(outcome)}.`,
  victory: (s, outcome) => `${won(s, outcome)}, ${tally(outcome)}.`,
  draw: (_s, outcome) => `A draw, ${tally({ ...outcome, winners: [] })}.`,
};
