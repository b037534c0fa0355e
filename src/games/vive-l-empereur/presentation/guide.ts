import type { Thing } from '../../../kernel/game.ts';
import type { Guide, GuideStep } from '../../../table/presentation.ts';
import type { Box } from '../data/box.ts';
import type { ClauseId } from '../text/clauses.en.ts';
import { GUIDED } from './guided.ts';

// Half an hour before Hassenhausen: a regiment marches up, deploys, fires, takes the ground with the bayonet, and stands in square against
// the cuirassiers. All six phases are met, and both kinds of reaction.

const POSITION = {
  turn: 2,
  active: 1,
  phase: 'movement',
  units: {
    '0704': ['ha-afr battery w'],
    '0905': ['ha-25 column nw'],
    '1006': ['ha-21 column nw'],
    '0605': ['ha-mal line e 4'],
    '0502': ['ha-hei column s'],
    '0206': ['ha-sch column se'],
  },
  leaders: { gudin: '0905', blucher: '0502' },
};

/** Their fire and what it tests; ours and what they test; the shock; the guns at those who run; the square. */
const CHANCE = { dice: [...[3, 3, 3], ...[4, 1, 2], 5, 3, ...[3, 3]] };

type Made = Pick<GuideStep, 'do' | 'after' | 'things'>;
const step = (clause: ClauseId, words: GuideStep['words'], made: Made): GuideStep => ({ words, clause, ...made });

export function guideOf(box: Box): Guide {
  const scenario = box.scenarios.findIndex(({ id }) => id === 'hassenhausen');
  const { units } = box.battle(scenario);
  const unit = (id: string): Thing => `unit:${units.findIndex((each) => each.id === id)}`;
  return {
    position: POSITION,
    options: { scenario: 'hassenhausen' },
    seat: 1,
    chance: CHANCE,
    steps: [
      step('VE-I-a', GUIDED.field, { things: [unit('ha-mal'), unit('ha-hei'), unit('ha-sch')] }),
      step('VE-III.1-b', GUIDED.piece, { things: [unit('ha-25'), unit('ha-afr')] }),
      step('VE-VI.1-c', GUIDED.move, { do: 'move ha-25' }),
      step('VE-XIV.2-a', GUIDED.leader, { do: 'along gudin' }),
      step('VE-VI.2-a', GUIDED.step, { do: 'step 0804' }),
      step('VE-VI.4-c', GUIDED.turn, { do: 'turn ha-25 sw' }),
      step('VE-VII.2-a', GUIDED.close, { do: 'step 0705' }),
      step('VE-VI.3-a', GUIDED.line, { do: 'change ha-25 line w -' }),
      step('VE-VI.1-d', GUIDED.stop, { do: 'pass' }),
      step('VE-II-b', GUIDED.endMove, { do: 'pass', after: ['target 0705', 'fire', 'pass'] }),
      step('VE-VII.3-b', GUIDED.target, { do: 'target 0605' }),
      step('VE-VII.1-d', GUIDED.fire, { do: 'fire', after: ['pass'] }),
      step('VE-VIII.1-d', GUIDED.assault, { do: 'assault 0705 x 0605' }),
      step('VE-VIII.1-d', GUIDED.declared, { do: 'pass' }),
      step('VE-XIV.3-e', GUIDED.bonus, { do: 'bonus', after: ['to 0505'] }),
      step('VE-VII.5-a', GUIDED.pursuit, { do: 'fire', after: ['to 0405'] }),
      step('VE-XI.2-a', GUIDED.hold, { do: 'pass' }),
      step('VE-VIII.10-a', GUIDED.advance, { do: 'advance ha-25' }),
      step('VE-XIV.2-a', GUIDED.advanceLeader, { do: 'along gudin' }),
      step('VE-VIII.10-a', GUIDED.go, { do: 'go', after: ['charge ha-hei sse', 'along blucher', 'go'] }),
      step('VE-IX.6-a', GUIDED.square, {
        do: 'square 0605',
        after: ['disorder ha-hei', 'along blucher', 'to 0402', 'to 0303', 'pass', 'pass'],
      }),
      step('VE-IX.6-a', GUIDED.farewell, {}),
    ],
  };
}
