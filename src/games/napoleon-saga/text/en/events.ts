import { count, does, has, is, list, own, plays } from '../../../../text/english.ts';
import { tellOutcome } from '../../../../text/game-text.ts';
import { isReader } from '../../../../text/scene.ts';
import { cap } from '../../../../text/typeset.ts';
import type { Action, Card, Term, Unit } from '../../position.ts';
import { alongOf, isLaidDown, type Scene, stop, sum } from '../scene.ts';
import type { EventOf, Words } from '../words.ts';
import { card, flank, land, objective, place, player, row, seatName, spot, the, troops, unitName } from './grammar.ts';
import { names } from './names.ts';
import { outcomes } from './outcomes.ts';

const cards = (s: Scene, ids: readonly Card[]): string => list(ids.map((id) => card(s, id)));
const figure = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;
const casualties = (n: number): string => count(n, 'casualty', 'casualties');

/** `4 Line Infantry, Cuirassiers` */
function roster(s: Scene, units: readonly Unit[]): string {
  const counted = Map.groupBy(units, (unit) => unitName(s, unit));
  return list([...counted].map(([name, same]) => (same.length === 1 ? name : `${same.length} ${name}`)));
}

const termName = (s: Scene, term: Term): string => (term.card < 0 ? names.terms[term.what] : card(s, term.card));

/** `3 + 1 (Charge) + die 4 = 8 against 6` */
const rolled = (s: Scene, e: EventOf<'test'>): string =>
  `${sum(e.roll, e.terms, e.total, 'die', (term) => termName(s, term))} against ${e.target}`;

function test(s: Scene, e: EventOf<'test'>): string {
  const who = troops(s, e.unit);
  const met = e.success ? 'a hit' : 'a miss';
  switch (e.test) {
    case 'fire':
      return `${does(who, ['fires', 'fire'])} at ${the(s, e.against)}: ${rolled(s, e)}, ${met}.`;
    case 'melee':
      return `${does(who, ['fights', 'fight'])} ${the(s, e.against)}: ${rolled(s, e)}, ${met}.`;
    case 'evasion':
      return `${does(who, ['tries', 'try'])} to evade: ${rolled(s, e)}, ${e.success ? 'away' : 'caught'}.`;
    case 'bypass':
      return `The outflanking unit: ${rolled(s, e)}, ${e.success ? 'it arrives' : 'still on its way'}.`;
    case 'morale': {
      const what = e.cause === 'none' ? '' : ` ${names.causes[e.cause]}`;
      return `${does(who, ['tests', 'test'])} Morale${what}: ${rolled(s, e)}, ${e.success ? 'passed' : 'failed'}.`;
    }
  }
}

const ORDERS: Readonly<Record<Action, string>> = {
  fire: 'fire',
  engage: 'engage',
  charge: 'charge',
  assault: 'move up and engage',
  fight: 'fight on',
  disengage: 'disengage',
  move: 'move',
  capture: 'capture Terrain',
  bypass: 'outflank',
  rest: 'stand fast',
};

function moved(s: Scene, e: EventOf<'moved'>): string {
  const who = troops(s, e.unit);
  const exchange = e.swapped < 0 ? '' : `, changing places with ${the(s, e.swapped)}`;
  switch (e.how) {
    case 'move':
    case 'card':
      return `${does(who, ['moves', 'move'])} to ${place(s, e.to)}${exchange}.`;
    case 'charge':
      return `${does(who, ['rides', 'ride'])} forward to ${place(s, e.to)}${exchange}.`;
    case 'return':
      return `${does(who, ['returns', 'return'])} to ${place(s, e.to)}.`;
    case 'shift':
      return `In ${row(s, e.from)}, ${names.along[alongOf(s, e.from)]} and ${names.along[alongOf(s, e.to)]} change places.`;
    case 'bypass':
      return `${does(who, ['sets', 'set'])} out to outflank on ${flank(s, e.to)}.`;
    case 'arrival':
      return `${does(who, ['comes', 'come'])} to ${place(s, e.to)}.`;
  }
}

const WOUNDED: Readonly<Record<EventOf<'wounded'>['why'], string>> = {
  fire: '',
  melee: '',
  support: ' in support',
  blocked: ' with nowhere to retreat to',
  card: ' from a card',
};

const UNFORMED: Readonly<Record<EventOf<'unformed'>['why'], string>> = {
  chosen: '',
  terrain: ' (Terrain)',
  disorganised: ' (Disarray)',
  dismounted: ' (change of arm)',
};

const GONE: Readonly<Record<EventOf<'terrainGone'>['why'], string>> = {
  replaced: 'is replaced',
  empty: 'has nobody on it and is discarded',
  inTheWay: 'makes way and is discarded',
  bypass: 'is captured and discarded',
};

export const events: Words['events'] = {
  dealt: (s, e) =>
    `${does(player(s, e.seat), ['draws', 'draw'])} ${count(e.cards, 'card')}, ${count(e.objectives, 'Objective')} and ${count(e.units, 'unit')}.`,
  dealtUnits: (s, e) => `Your army: ${roster(s, e.units)}.`,
  dealtObjectives: (s, e) => `Your Objectives: ${list(e.objectives.map((id) => objective(s, id)))}.`,
  // The cards and the unit themselves are told to whoever draws them.
  drew: (s, e) =>
    isReader(s, e.seat) ? null : `${does(player(s, e.seat), ['draws', 'draw'])} ${count(e.count, 'card')}.`,
  drewCards: (s, e) => stop(`You draw ${e.cards.length === 0 ? 'no cards' : cards(s, e.cards)}`),
  reshuffled: (s, e) =>
    `${does(player(s, e.seat), ['shuffles', 'shuffle'])} ${own(player(s, e.seat))} discards into a new deck.`,
  objectiveShown: (s, e) => `${does(player(s, e.seat), ['shows', 'show'])} the Objective ${objective(s, e.objective)}.`,
  placed: (s, e) => `${does(troops(s, e.unit), ['takes', 'take'])} position: ${spot(s, e.to)}.`,
  ready: (s, e) => `${does(player(s, e.seat), is)} ready for battle.`,
  armiesShown: () => 'Both armies stand face to face.',
  turn: (_s, e) => `Turn ${e.turn}.`,
  phase: (_s, e) => `${names.phases[e.phase]}.`,
  bidSet: (s, e) => `${does(player(s, e.seat), has)} set a card aside for the Initiative.`,
  bids: (s, e) => {
    const [a, b] = [0, 1].map((seat) => {
      const named = isReader(s, seat) ? 'you' : seatName(s, seat);
      return `${named} ${e.values[seat === 0 ? 0 : 1]} (${card(s, e.cards[seat === 0 ? 0 : 1])})`;
    });
    return `Initiative: ${a}, ${b}.`;
  },
  tieRoll: (_s, e) => `A tie: the die shows ${e.roll}, ${e.roll % 2 === 0 ? 'even' : 'odd'}.`,
  initiative: (s, e) => `${does(player(s, e.seat), has)} the Initiative.`,
  played: (s, e) =>
    isLaidDown(s, e.card)
      ? null
      : stop(`${does(player(s, e.seat), plays)} ${card(s, e.card)}${e.unit < 0 ? '' : ` for ${the(s, e.unit)}`}`),
  discarded: (s, e) =>
    stop(`${does(player(s, e.seat), ['discards', 'discard'])} ${e.cards.length === 0 ? 'nothing' : cards(s, e.cards)}`),
  terrainLaid: (s, e) => `${does(player(s, e.seat), ['lays', 'lay'])} a ${card(s, e.card)}: ${spot(s, e.to)}.`,
  terrainGone: (s, e) => `${cap(land(s, e.card))} (${spot(s, e.from)}) ${GONE[e.why]}.`,
  captured: (s, e) => `${does(troops(s, e.unit), ['captures', 'capture'])} ${land(s, e.card)}.`,
  turnedUp: (s, e) => `Turned face up (${spot(s, e.slot)}): ${the(s, e.unit)}.`,
  looked: (s, e) => `${does(player(s, e.seat), ['looks', 'look'])} at the hidden enemy Reserve.`,
  saw: (s, e) => `You see ${e.units.length === 0 ? 'nobody hidden' : roster(s, e.units)}.`,
  scried: (s, e) => stop(`The next cards of your deck: ${cards(s, e.cards)}`),
  activated: (s, e) => {
    const who = troops(s, e.unit);
    return `${does({ ...who, the: `${who.the} (${spot(s, e.slot)})` }, has)} orders to ${ORDERS[e.action]}.`;
  },
  markerLost: (s, e) => `${does(player(s, e.seat), ['loses', 'lose'])} ${count(e.count, 'Activation marker')}.`,
  markerBack: (s, e) =>
    e.spent
      ? `${does(troops(s, e.unit), ['may', 'may'])} be activated again this turn.`
      : `The Activation marker of ${the(s, e.unit)} comes back.`,
  dismounted: (s, e) =>
    `${does(troops(s, e.unit), e.on ? ['dismounts', 'dismount'] : ['mounts', 'mount'])}${e.on ? '' : ' again'}.`,
  moved,
  test,
  decided: (s, e) =>
    e.test === 'fire'
      ? `${cap(the(s, e.unit))} ${e.success ? 'cannot miss' : 'cannot hit'}: no die is rolled.`
      : `${does(troops(s, e.unit), e.success ? ['passes', 'pass'] : ['fails', 'fail'])} the Morale test without a die.`,
  dropped: (s, e) => `${does(troops(s, e.unit), is)} excused ${count(e.tests, 'Morale test')}.`,
  yielded: (s, e) => `${does(troops(s, e.unit), ['gives', 'give'])} way without a test.`,
  // A Steadfast unit may, and so may the winner of a Melee (NS-KW-STEAD, NS-MELEE-10).
  ignored: (s, e) => `${does(troops(s, e.unit), ['ignores', 'ignore'])} the Morale test.`,
  wounded: (s, e) =>
    `${does(troops(s, e.unit), ['takes', 'take'])} ${casualties(e.count)}${WOUNDED[e.why]}${e.wounds > e.count ? `: ${e.wounds} in all` : ''}.`,
  supported: (s, e) => `${does(troops(s, e.by), ['takes', 'take'])} 1 casualty for ${the(s, e.unit)}.`,
  healed: (s, e) => `${does(troops(s, e.unit), ['regroups', 'regroup'])}: ${casualties(e.wounds)} left.`,
  eliminated: (s, e) =>
    `${does(troops(s, e.unit), is)} eliminated${e.points === 0 ? '' : `: ${count(e.points, 'point')}`}.`,
  retreated: (s, e) => `${does(troops(s, e.unit), ['retreats', 'retreat'])} to ${flank(s, e.to)}.`,
  blocked: (s, e) =>
    `${does(troops(s, e.unit), ['cannot', 'cannot'])} retreat: the Retreat slot on ${flank(s, e.to)} is taken.`,
  evaded: (s, e) => `${does(troops(s, e.unit), ['slips', 'slip'])} away from ${the(s, e.from)}.`,
  charges: (s, e) =>
    `${does(troops(s, e.unit), e.counter ? ['counter-charges', 'counter-charge'] : ['charges', 'charge'])} ${the(s, e.against)}!`,
  engaged: (s, e) => `${does(troops(s, e.attacker), ['engages', 'engage'])} ${the(s, e.defender)} in Melee.`,
  notEngaged: (s, e) => `The attack of ${the(s, e.attacker)} on ${the(s, e.defender)} comes to nothing.`,
  disengaged: (s, e) => `${does(troops(s, e.unit), ['disengages', 'disengage'])} from ${the(s, e.from)}.`,
  meleeWon: (s, e) => `${does(troops(s, e.unit), ['wins', 'win'])} the Melee against ${the(s, e.over)}.`,
  disorganised: (s, e) => `${does(troops(s, e.unit), ['falls', 'fall'])} into Disarray.`,
  reorganised: (s, e) => `${does(troops(s, e.unit), ['recovers', 'recover'])} from Disarray.`,
  formed: (s, e) => `${does(troops(s, e.unit), ['forms', 'form'])} ${names.formations[e.formation][0]}.`,
  unformed: (s, e) =>
    `${does(troops(s, e.unit), is)} no longer in ${names.formations[e.formation][0]}${UNFORMED[e.why]}.`,
  attached: (s, e) => stop(`Attached to ${the(s, e.unit)}: ${card(s, e.card)}`),
  trophy: (s, e) =>
    `${does(player(s, e.seat), ['takes', 'take'])} the enemy card ${card(s, e.card)}: ${count(e.points, 'point')}.`,
  rallied: (s, e) => `${does(troops(s, e.unit), ['rallies', 'rally'])}.`,
  bypassed: (s, e) => `${does(troops(s, e.unit), has)} come round the flank on ${flank(s, e.to)}!`,
  conscripted: (s, e) => `${does(troops(s, e.unit), ['join', 'join'])} ${place(s, e.to)}.`,
  drawsUnit: (s, e) =>
    isReader(s, e.seat)
      ? null
      : `${does(player(s, e.seat), ['draws', 'draw'])} a unit; ${e.left} left in the Army deck.`,
  drewUnit: (s, e) => `You draw: ${unitName(s, e.unit)}.`,
  noMatch: (s, e) => `${does(player(s, e.seat), ['finds', 'find'])} no such unit in the Army deck.`,
  underDeck: (s, e) => `${does(troops(s, e.unit), ['goes', 'go'])} under the Army deck.`,
  givenUp: (s, e) => `${does(troops(s, e.unit), is)} given up to the enemy: 1 point.`,
  objectiveScored: (s, e) =>
    `${does(player(s, e.seat), ['achieves', 'achieve'])} the Objective ${objective(s, e.objective)}: 1 point.`,
  counted: (s, e) => {
    const [a, b] = [0, 1].map((seat) => {
      const at = seat === 0 ? 0 : 1;
      return `${isReader(s, seat) ? 'you' : seatName(s, seat)} ${figure(e.points[at], 'point')}, ${figure(e.empty[at], 'gap')}`;
    });
    return `End of the turn: ${a}; ${b}.`;
  },
  won: (s, e) => tellOutcome(outcomes, s, e.outcome),
};
