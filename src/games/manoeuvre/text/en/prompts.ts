import { squareName } from '../../../../grids/squares.ts';
import type { Seat } from '../../../../kernel/flow.ts';
import { does, is, list } from '../../../../text/english.ts';
import { localOf } from '../../../../text/scene.ts';
import { combatOf, firstNamed, ownerOf, type Scene, supportersLeft } from '../scene.ts';
import type { StepName } from '../steps.ts';
import type { PromptWords } from '../words.ts';
import { card, nation, player, slot, the, troops } from './grammar.ts';

/** The unit that has just moved, or that the question is about. */
function mover(s: Scene): string {
  const unit = localOf(s, 'unit');
  return unit === null ? 'the unit that has just moved' : the(s, unit);
}

function target(s: Scene): string {
  const combat = combatOf(s);
  return combat === null ? 'the unit under attack' : the(s, combat.target);
}

function underAttack(s: Scene): string {
  const combat = combatOf(s);
  return combat === null ? 'You are under attack' : does(troops(s, combat.target), is).concat(' under attack');
}

function vacated(s: Scene): string {
  const combat = combatOf(s);
  return combat === null ? 'the vacated square' : squareName(combat.square);
}

function unplaced(s: Scene): number {
  return s.view.where.filter((square, unit) => square < 0 && s.view.asked.includes(ownerOf(unit))).length;
}

function answered(s: Scene): string {
  const played = localOf(s, 'card');
  return played === null ? 'the card just played' : card(s, played);
}

const march: PromptWords = {
  ask: (s) => `A Forced March for ${mover(s)}? Play a card, or go on.`,
  wait: () => 'to decide whether to march on',
};
const step: PromptWords = {
  ask: (s) => `Forced March: choose the extra square for ${mover(s)}.`,
  wait: () => 'to make the Forced March',
};

export const prompts: Readonly<Record<StepName, PromptWords>> = {
  'setup.side': {
    ask: () => 'You are First Player: choose your army.',
    wait: () => 'to choose an army',
  },
  'setup.tile': {
    ask: (s) => `Choose a tile for the ${slot(s.view.tiles.length)} of the battlefield, and turn it as you like.`,
    wait: () => 'to lay out the battlefield',
  },
  'setup.nations': {
    ask: (s) => {
      const named = firstNamed(s);
      return named === null
        ? 'Name two nations, one after the other; your opponent takes one of them.'
        : `Name a nation to face ${nation(s, named)}.`;
    },
    wait: () => 'to name the two nations',
  },
  'setup.choose': {
    ask: () => 'Choose your nation; your opponent gets the other.',
    wait: () => 'to choose a nation',
  },
  'setup.edge': {
    ask: () => 'Choose your starting edge; your opponent gets the opposite one.',
    wait: () => 'to choose a starting edge',
  },
  'setup.hand': {
    ask: (s) => `Choose the ${s.box.handSize} cards of your first hand, in secret.`,
    wait: () => 'to choose a first hand',
  },
  'setup.place': {
    ask: (s) => `Place your army in the two rows nearest your edge: ${unplaced(s)} to go.`,
    wait: () => 'to place an army',
  },
  'turn.discard': {
    ask: () => 'Discard Phase: set aside the cards you no longer want, then go on.',
    wait: () => 'to discard',
  },
  'turn.drawn': {
    ask: () => 'Draw Phase: your hand is full. Go on, or play a Scout or Spy first.',
    wait: () => 'to end the Draw Phase',
  },
  'movement.unit': {
    ask: () => 'Movement Phase: move one of your units.',
    wait: () => 'to move a unit',
  },
  'movement.march': march,
  'movement.step': step,
  'movement.supply': {
    ask: () => 'Play Supply to move a second unit, or end your movement.',
    wait: () => 'to decide whether to move a second unit',
  },
  'movement.second': {
    ask: () => 'Supply: move a second unit.',
    wait: () => 'to move a second unit',
  },
  'movement.secondMarch': march,
  'movement.secondStep': step,
  'guerrilla.answer': {
    ask: (s) => `Your opponent plays ${answered(s)}: answer with a Guerrilla, or let it stand.`,
    wait: () => 'to decide whether to play a Guerrilla',
  },
  'combat.declare': {
    ask: () => 'Combat Phase: start a combat, or go on without one.',
    wait: () => 'to decide whether to start a combat',
  },
  'assault.withdraw': {
    ask: (s) => `${underAttack(s)}: withdraw, or stand?`,
    wait: (s) => `to withdraw ${target(s)} or stand`,
  },
  'assault.retreat': {
    ask: (s) => `Choose the flank ${target(s)} must fall back to.`,
    wait: (s) => `to choose a flank for ${target(s)}`,
  },
  'assault.defend': {
    ask: (s) => `Play cards to defend ${target(s)}, or go on.`,
    wait: (s) => `to defend ${target(s)}`,
  },
  'assault.attack': {
    ask: () => 'Play cards for the attack, then roll the dice.',
    wait: () => 'to play cards for the attack',
  },
  'assault.support': {
    ask: (s) => {
      const left = supportersLeft(s);
      return left > 0
        ? `Name another supporting unit (${left} more at most), or go on.`
        : 'Name a supporting unit, or go on.';
    },
    wait: () => 'to name supporting units',
  },
  'assault.skirmish': {
    ask: (s) => {
      const unit = combatOf(s)?.attacker ?? -1;
      return `Skirmish: move ${the(s, unit)} up to ${s.box.skirmishMove} squares, or stay.`;
    },
    wait: () => 'to move the skirmishing unit',
  },
  'assault.choose': {
    ask: (s) => `The attack succeeds: a Hit on ${target(s)}, or a retreat?`,
    wait: (s) => `to choose a Hit or a retreat for ${target(s)}`,
  },
  'assault.advance': {
    ask: (s) => `Choose the unit that advances to ${vacated(s)}.`,
    wait: (s) => `to advance to ${vacated(s)}`,
  },
  'assault.suffer': {
    ask: () => 'Committed Attack: choose the unit that takes the Hit.',
    wait: () => 'to take the Hit for a Committed Attack',
  },
  'restoration.restore': {
    ask: () => 'Restoration Phase: play a card to restore a reduced unit, or go on.',
    wait: () => 'to decide whether to restore a unit',
  },
  'restoration.redoubt': {
    ask: () => 'Build a redoubt, or end your turn.',
    wait: () => 'to end the turn',
  },
};

export function waiting(s: Scene, seats: readonly Seat[], what: string): string {
  return `Waiting for ${list(seats.map((seat) => player(s, seat).the))} ${what}.`;
}
