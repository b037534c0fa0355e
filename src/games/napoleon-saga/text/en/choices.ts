import { cap } from '../../../../text/typeset.ts';
import { inFront } from '../../field.ts';
import { type Card, MARK, NONE, type Slot } from '../../position.ts';
import { alongOf, cardDesign, isMarked, type Scene, unitIn } from '../scene.ts';
import type { Words } from '../words.ts';
import { card, flank, land, objective, spot, theAt, unitAt, unitName } from './grammar.ts';
import { names } from './names.ts';

/** What a unit is told to do. */
const order = (s: Scene, from: Slot, what: string): string => `${cap(unitAt(s, from))}: ${what}`;
const target = (s: Scene, to: Slot): string => (unitIn(s, to) === NONE ? 'the enemy' : theAt(s, to));
/** Whom a unit meets that comes to a slot of the First Line. */
const beyond = (s: Scene, to: Slot): string => target(s, inFront(to));

/** A card that lies down in a slot: Terrain, or a unit. */
const laid = (s: Scene, id: Card): string =>
  (cardDesign(s, id)?.terrain ?? null) === null ? card(s, id) : `lay a ${card(s, id)}`;

/** Of one that comes to the Reserve: in whose place, if it is full (NS-RES-02, NS-RES-03). */
function enters(s: Scene, to: Slot): string {
  const unit = unitIn(s, to);
  if (unit < 0) return cap(spot(s, to));
  const wounded = (s.view.wounds[unit] ?? 0) > 0;
  return `In place of ${theAt(s, to)}, which ${wounded ? 'is given up for 1 point' : 'goes under the Army deck'}`;
}

/** What it means to choose nothing, or nothing more. */
const PASS: Readonly<Record<string, string>> = {
  'setup.deploy': 'Ready for battle',
  'turn.rallyCards': 'No card',
  'turn.regroup': 'Regroup no more',
  'turn.terrain': 'No more Terrain',
  'turn.reform': 'Keep the formations',
  'turn.discard': 'Keep the rest',
  'turn.reinforce': 'Draw no unit',
  'actions.choose': 'Pass',
  'act.second': 'No more',
  'window.ask': 'No card',
  'test.ask': 'No card: roll',
  'test.spend': 'Keep the bonus',
  'engage.evade': 'Stand and fight',
  'engage.recover': 'Let the marker go',
  'engage.charge': 'Engage without a charge',
  'engage.countercharge': 'Await the charge',
  'engage.repel': 'Hold fire',
  'toll.support': 'No support',
  'toll.decide': 'Skip the tests',
  'toll.recoup': 'Leave the casualties',
  'toll.seize': 'Leave the Terrain',
  'arrive.shift': 'Leave the Reserve as it is',
};

export const choices: Words['choices'] = {
  show: (s, c) => `Show ${objective(s, c.objective)}`,
  place: (s, c) => `${cap(unitName(s, c.unit))}: ${spot(s, c.to)}`,
  pass: (s) => PASS[s.view.step] ?? 'Go on',
  bid: (s, c) => `${cap(card(s, c.card))}: Initiative ${cardDesign(s, c.card)?.initiative ?? 0}`,
  play: (s, c) => `Play ${card(s, c.card)}`,
  use: (s, c) => `Play ${card(s, c.card)} on ${theAt(s, c.on)}`,
  lay: (s, c) => `${cap(laid(s, c.card))}: ${spot(s, c.to)}`,
  discard: (s, c) => `Discard ${card(s, c.card)}`,
  keep: (s, c) => `Take ${card(s, c.card)}`,
  tuck: (s, c) => `Put ${card(s, c.card)} under the deck`,
  regroup: (s, c) => order(s, c.from, 'regroup'),
  rally: (s, c) => order(s, c.from, 'rally'),
  reorganise: (s, c) => order(s, c.from, 'recover from Disarray'),
  reform: (s, c) => {
    const unit = unitIn(s, c.from);
    const formation = isMarked(s, unit, MARK.line) ? 'line' : isMarked(s, unit, MARK.square) ? 'square' : 'echelon';
    return order(s, c.from, `give up the ${names.formations[formation][0]}`);
  },
  reinforce: () => 'Draw a unit',
  enter: (s, c) => enters(s, c.to),
  shift: (s, c) => `Exchange ${names.along[alongOf(s, c.from)]} and ${names.along[alongOf(s, c.to)]}`,
  fire: (s, c) => order(s, c.from, `fire at ${target(s, c.to)}`),
  engage: (s, c) => order(s, c.from, `engage ${target(s, c.to)}`),
  charge: (s, c) => order(s, c.from, `charge ${beyond(s, c.to)} from ${c.to < 0 ? '' : 'the '}${spot(s, c.to)}`),
  assault: (s, c) => order(s, c.from, `move up to ${spot(s, c.to)} and engage ${beyond(s, c.to)}`),
  fight: (s, c) => order(s, c.from, 'fight another round'),
  disengage: (s, c) => order(s, c.from, 'disengage'),
  move: (s, c) =>
    order(s, c.from, unitIn(s, c.to) < 0 ? `move to ${spot(s, c.to)}` : `change places with ${theAt(s, c.to)}`),
  capture: (s, c) => order(s, c.from, `capture ${land(s, s.view.terrain[inFront(c.from)] ?? NONE)}`),
  bypass: (s, c) => order(s, c.from, `outflank on ${flank(s, c.to)}`),
  rest: (s, c) => order(s, c.from, 'do nothing'),
  dismount: (s, c) => order(s, c.from, 'dismount'),
  mount: (s, c) => order(s, c.from, 'mount'),
  evade: () => 'Try to evade',
  recover: () => 'Test Morale for the marker',
  spur: () => 'Charge',
  countercharge: () => 'Try to counter-charge',
  repel: () => 'Fire first',
  spend: () => 'Use the outflanking bonus now',
  support: (s, c) => `${cap(unitAt(s, c.from))} takes 1 casualty`,
  stand: () => 'Roll for Morale',
  yield: () => 'Retreat without rolling',
  ignore: () => 'Ignore the test',
  retreat: (s, c) => `Retreat to ${flank(s, c.to)}`,
  recoup: () => 'Take 1 casualty off',
  seize: () => 'Capture the Terrain',
};
