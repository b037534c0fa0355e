import { COALITION, HILL, ORANGE, PICTON } from '../../pieces.ts';
import { addCard, combatOf, ownCorpsInStack } from './combat-side.ts';
import { type EventRule, unless } from './rule.ts';

const THIN_RED = [PICTON, ORANGE, HILL];

/** LLR: one card more for a defence with Picton, Orange or Hill. */
export const laLigneRouge: EventRule = {
  windows: ['combat'],
  needs: [
    unless('N15-EVT-LLR-01', 'notDefending', (_b, p) => combatOf(p).attacker === COALITION),
    unless(
      'N15-EVT-LLR-01',
      'thinRedLine',
      (_b, p) => !THIN_RED.some((corps) => combatOf(p).stacks[1].includes(corps)),
    ),
    ownCorpsInStack,
  ],
  play: (_b, p) => addCard(combatOf(p), 1),
};
