import type { Seat } from '../../../../kernel/flow.ts';
import { count, does, has, is, list, subject, type Verb } from '../../../../text/english.ts';
import { cap } from '../../../../text/typeset.ts';
import type { WindowName } from '../../data/box.ts';
import type { Unit } from '../../position.ts';
import {
  activationOf,
  arriving,
  cardAtWork,
  engagementOf,
  hitUnit,
  isArtilleryHere,
  owing,
  retreating,
  type Scene,
  windowOf,
  winnerOf,
} from '../scene.ts';
import type { StepName } from '../steps.ts';
import type { PromptWords } from '../words.ts';
import { card, player, theOne, troops, unitAt } from './grammar.ts';
import { names } from './names.ts';

type Asked = ReturnType<typeof windowOf>;

/** `your Line Infantry`, or what it is where nobody is told. */
const one = (s: Scene, unit: Unit, otherwise = 'the unit'): string => (unit < 0 ? otherwise : theOne(s, unit));
/** `Your Cuirassiers have`: a unit with the verb that agrees with it. */
const doing = (s: Scene, unit: Unit, verb: Verb, otherwise = 'the unit'): string =>
  unit < 0 ? `${cap(otherwise)} ${verb[0]}` : does(subject({ ...troops(s, unit), the: theOne(s, unit) }), verb);
const needs = (target: number): string => (target < 0 ? '' : ` ${target}+`);

/** What a window is about, and then what is asked: the side that acts goes on, the other answers. */
const WINDOWS: Readonly<Record<WindowName, (s: Scene, w: Asked) => string>> = {
  DEPLOYMENT: () => 'Deployment',
  RALLY_STEP: () => 'Before your units regroup and rally',
  TERRAIN_STEP: () => 'Terrain',
  OWN_TURN: () => 'Your turn',
  OWN_ACTION: (s) => {
    const { unit } = activationOf(s);
    return `${doing(s, unit, is, 'your unit')} about to act`;
  },
  ENGAGED: (s) => {
    const { attacker, defender, charging } = engagementOf(s);
    const verb: Verb = charging ? ['charges', 'charge'] : ['engages', 'engage'];
    return `${doing(s, attacker, verb, 'a unit')} ${one(s, defender, 'the enemy')}`;
  },
  BEFORE_FIRE_TEST: (s, w) => `${doing(s, w.one, ['fires', 'fire'], 'a unit')} at ${one(s, w.two, 'the enemy')}`,
  BEFORE_MELEE_TEST: (s, w) => `Melee, ${one(s, w.one)} against ${one(s, w.two, 'the enemy')}`,
  BEFORE_MORALE_TEST: (s, w) => {
    const what = w.cause === null ? '' : ` ${names.causes[w.cause]}`;
    return `${doing(s, w.one, ['tests', 'test'], 'a unit')} Morale${needs(w.target)}${what}`;
  },
  AFTER_ENEMY_MOVE: (s, w) => `${doing(s, w.one, has, 'an enemy unit')} moved`,
  AFTER_ENEMY_FIRE: (s, w) => `${doing(s, w.one, has, 'an enemy unit')} fired`,
  AFTER_MELEE_WON: (s, w) => `${doing(s, w.one, has)} won the Melee`,
  END_OF_TURN: () => 'The turn ends',
};

function window(s: Scene, go: string): string {
  const asked = windowOf(s);
  if (asked.window === null) return `Play a card, or ${go}.`;
  const answers = asked.one >= 0 && !asked.own;
  return `${WINDOWS[asked.window](s, asked)}: ${answers ? 'answer?' : `play a card, or ${go}.`}`;
}

const attacked = (s: Scene): string => one(s, engagementOf(s).defender);
const attacker = (s: Scene): string => one(s, engagementOf(s).attacker, 'the enemy');

/** How many units are still to be placed by whoever is asked. */
const unplaced = ({ view }: Scene): number => view.sides.reduce((left, { muster }) => left + muster.length, 0);
const markers = ({ view }: Scene): number => (view.viewer === null ? 0 : (view.sides[view.viewer]?.markers ?? 0));

export const prompts: Readonly<Record<StepName, PromptWords>> = {
  'setup.show': {
    ask: () => 'Choose the Objective you show to the enemy.',
    wait: () => 'to show an Objective',
  },
  'setup.deploy': {
    ask: (s) =>
      unplaced(s) === 0
        ? 'Your army is drawn up: lay Terrain, or begin the battle.'
        : `Draw up your army: ${count(unplaced(s), 'unit')} to go. Fill both Lines; the Guard starts in Reserve, artillery never in the First Line.`,
    wait: () => 'to draw up an army',
  },
  'turn.bid': {
    ask: () => 'Initiative: give up a card in secret, or bluff. The higher value goes first.',
    wait: () => 'to choose a card for the Initiative',
  },
  'turn.rallyCards': {
    ask: () => 'Before your units regroup and rally: play a card, or go on.',
    wait: () => 'to play a card or go on',
  },
  'turn.regroup': {
    ask: () => 'Reform the ranks: which unit in Reserve tries to regroup? Morale 7+ takes 1 casualty off.',
    wait: () => 'to regroup units',
  },
  'turn.rally': {
    ask: () => 'Reform the ranks: which unit in Retreat tries to rally first?',
    wait: () => 'to rally units',
  },
  'turn.terrain': {
    ask: () => 'Lay Terrain on your board, or go on.',
    wait: () => 'to lay Terrain',
  },
  'turn.reorganise': {
    ask: () => 'Which unit tries to recover from Disarray first?',
    wait: () => 'to put units back in order',
  },
  'turn.reform': {
    ask: () => 'Which unit gives up its formation? In the front line it needs Morale 6+.',
    wait: () => 'to give up formations',
  },
  'turn.discard': {
    ask: (s) => `Discard the cards you no longer want; then you draw back up to ${s.box.constants.handSize}.`,
    wait: () => 'to discard',
  },
  'turn.reinforce': {
    ask: () => 'Draw a fresh unit for your Reserve? Once drawn, it must come.',
    wait: () => 'to decide on reinforcements',
  },
  'actions.choose': {
    ask: (s) => `Activate a unit, or play a card: ${count(markers(s), 'marker')} left.`,
    wait: () => 'to activate a unit',
  },
  'act.choose': {
    ask: (s) => {
      const { card: order } = activationOf(s);
      return `${order < 0 ? 'What' : `${cap(card(s, order))}: what`} is the order for ${acting(s)}?`;
    },
    wait: () => 'to carry out an order',
  },
  'act.second': {
    ask: (s) => `One more thing for ${acting(s)}: fire or move, or leave it at that.`,
    wait: () => 'to end an activation',
  },
  'window.ask': {
    ask: (s) => window(s, 'go on'),
    wait: () => 'to play a card or go on',
  },
  'test.spend': {
    ask: () => 'Use the outflanking bonus on this shot, or keep it for a Melee?',
    wait: () => 'to decide on the outflanking bonus',
  },
  'test.ask': {
    ask: (s) => window(s, 'roll'),
    wait: () => 'to play a card or let the dice fall',
  },
  'engage.evade': {
    ask: (s) => `They are about to engage ${attacked(s)}: try to evade ${attacker(s)}?`,
    wait: (s) => `to decide whether ${attacked(s)} will evade`,
  },
  'engage.recover': {
    ask: (s) => `They slipped away. Test the Morale of ${attacker(s)}, 6+, to get the marker back?`,
    wait: () => 'to test for the marker',
  },
  'engage.charge': {
    ask: (s) => `Shall ${attacker(s)} charge ${attacked(s)}? +1 Melee this turn, Disarray afterwards.`,
    wait: () => 'to decide on a charge',
  },
  'engage.countercharge': {
    ask: (s) => `They charge ${attacked(s)}: try to counter-charge? Morale 7+.`,
    wait: () => 'to decide on a counter-charge',
  },
  'engage.repel': {
    ask: (s) => `They engage ${attacked(s)}: fire first, with −1?`,
    wait: () => 'to decide whether the guns fire first',
  },
  'toll.support': {
    ask: (s) => `${doing(s, hitUnit(s), is)} hit: should a unit behind take 1 of the casualties?`,
    wait: () => 'to decide on support',
  },
  'toll.decide': {
    ask: (s) => {
      const { unit, target } = owing(s);
      return `${cap(one(s, unit))} must hold: Morale${needs(target)}. Roll, or retreat of your own accord?`;
    },
    wait: () => 'to decide on a Morale test',
  },
  'toll.recoup': {
    ask: (s) => `${doing(s, winnerOf(s), has)} won: take 1 casualty off?`,
    wait: () => 'to regroup the winner',
  },
  'toll.seize': {
    ask: (s) => `${doing(s, winnerOf(s), has)} won: capture the Terrain of the beaten enemy?`,
    wait: () => 'to decide on the captured Terrain',
  },
  'retreat.side': {
    ask: (s) => `${cap(one(s, retreating(s)))} must retreat: to the left or to the right?`,
    wait: () => 'to choose the side of a retreat',
  },
  'card.keep': {
    ask: (s) => `${cap(card(s, cardAtWork(s)))}: which card do you take?`,
    wait: () => 'to take a card',
  },
  'card.tuck': {
    ask: (s) => `${cap(card(s, cardAtWork(s)))}: which card goes under the deck first?`,
    wait: () => 'to put cards under the deck',
  },
  'card.enter': {
    ask: (s) => `${cap(card(s, cardAtWork(s)))}: where does the unit go?`,
    wait: () => 'to place a unit',
  },
  'card.discard': {
    ask: (s) => `${cap(card(s, cardAtWork(s)))}: which card do you discard?`,
    wait: () => 'to discard a card',
  },
  'arrive.slot': {
    ask: (s) => `Choose the Reserve slot for ${one(s, arriving(s), 'the unit that arrives')}.`,
    wait: () => 'to place a unit in Reserve',
  },
  'arrive.shift': {
    ask: (s) =>
      isArtilleryHere(s)
        ? 'Artillery has come: rearrange your Reserve, or go on.'
        : 'The Reserve is rearranged only when artillery comes: go on.',
    wait: () => 'to rearrange the Reserve',
  },
};

const acting = (s: Scene): string => {
  const { unit, from } = activationOf(s);
  return unit >= 0 ? theOne(s, unit) : from >= 0 ? unitAt(s, from) : 'the unit';
};

export function waiting(s: Scene, seats: readonly Seat[], what: string): string {
  return `Waiting for ${list(seats.map((seat) => player(s, seat).the))} ${what}.`;
}
