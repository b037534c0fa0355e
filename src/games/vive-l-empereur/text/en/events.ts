import { does, is, own, subject, type Verb } from '../../../../text/english.ts';
import { tellOutcome } from '../../../../text/game-text.ts';
import { cap } from '../../../../text/typeset.ts';
import type { Formation, ShockResult } from '../../data/names.ts';
import { STATE } from '../../position.ts';
import type { Cause, Peril, ShockTerm } from '../../told.ts';
import { namesEn as names } from '../names.en.ts';
import { actor, die, hourOf, oddsOf, type Scene, signed, sum, sumOfFire } from '../scene.ts';
import type { EventOf, Words } from '../words.ts';
import { act, at, corps, officer, player, side, steps, the, together, units, way } from './grammar.ts';
import { outcomes, parts, results } from './table.ts';

const part = (what: keyof typeof parts): string => parts[what];

const GOES: Readonly<Record<EventOf<'moved'>['how'], Verb>> = {
  regular: ['moves to', 'move to'],
  back: ['steps back to', 'step back to'],
  charge: ['charges on to', 'charge on to'],
  retreat: ['retreats to', 'retreat to'],
  recoil: ['recoils to', 'recoil to'],
  advance: ['advances to', 'advance to'],
  exploit: ['rides on to', 'ride on to'],
  enter: ['enters at', 'enter at'],
};

const FORMS: Readonly<Record<Formation, Verb>> = {
  line: ['forms Line', 'form Line'],
  column: ['forms Column', 'form Column'],
  square: ['forms Square', 'form Square'],
  adapted: ['is Adapted', 'are Adapted'],
  disorganised: ['is Disorganised', 'are Disorganised'],
  skirmish: ['takes Skirmish order', 'take Skirmish order'],
  limbered: ['limbers up', 'limber up'],
  battery: ['unlimbers', 'unlimber'],
};
const FACES: readonly Formation[] = ['line', 'column', 'skirmish', 'limbered', 'battery'];

const FIRES = {
  defensive: 'Defensive fire',
  offensive: 'Offensive fire',
  opportunity: 'Opportunity fire',
  answer: 'Fire',
} as const;

function fire(s: Scene, e: EventOf<'fire'>): string {
  const { how, hex, firers, roll, modifier, result } = e;
  const each = firers.map((one) => `${the(s, one.unit)} ${sum(one.parts, one.value, part)}`);
  const all = firers.length > 1 ? `, ${sumOfFire(e, part)} in all` : '';
  return `${FIRES[how]} at ${at(s, hex)}, ${each.join(', ')}${all}; die ${die(roll, modifier, modifier > 0 ? parts.square : parts.skirmish)}: ${results[result]}.`;
}

/** `the 2nd Light 3 × 7 (2, Column +1)` */
function power(s: Scene, { unit, parts: all, value, steps: many }: ShockTerm): string {
  const [first, ...rest] = all.filter((one, i) => i === 0 || one.value !== 0);
  const why = rest.map(({ what, value: by }) => `${parts[what]} ${signed(by)}`);
  return `${the(s, unit)} ${value} × ${many}${why.length === 0 ? '' : ` (${[first?.value, ...why].join(', ')})`}`;
}

function shock(s: Scene, { counter, hexes, attackers, defenders, powers, column }: EventOf<'shock'>): string {
  const both = [attackers, defenders].map((terms) => terms.map((term) => power(s, term)).join(', '));
  const head = `${counter ? 'Countercharge' : 'Shock'} at ${hexes.map((hex) => at(s, hex)).join(', ')}`;
  return `${head}: ${both.join(' against ')}; ${powers.join(' to ')}, odds ${oddsOf(s, column)}.`;
}

/** How a side fares in a shock. */
const FARES: Readonly<Record<ShockResult, string>> = {
  '0': 'are unharmed',
  '0*': 'test morale',
  '1': 'lose one step',
  '1*': 'lose one step and test morale',
  D: 'are Disorganised',
  'D+1': 'are Disorganised and lose one step',
  E: 'are eliminated',
};

const CAUSES: Readonly<Record<Cause, string>> = {
  fire: 'under fire',
  shock: 'in the shock',
  passedOver: 'as fugitives pass',
  facing: 'in a muddled stack',
  countercharge: 'to countercharge',
  recoil: 'to recoil',
  square: 'to form square',
  rally: 'to rally',
  demoralised: 'as the corps loses heart',
  despair: 'as the corps despairs',
  chain: 'as a neighbour breaks',
  comrades: 'as comrades break',
};

function test(s: Scene, { cause, unit, parts: all, morale, dice, passed }: EventOf<'test'>): string {
  const head = act(s, unit, ['tests', 'test']);
  return `${head} ${CAUSES[cause]}: morale ${sum(all, morale, part)}, dice ${dice[0] + dice[1]}, ${passed ? 'passed' : 'failed'}.`;
}

const PERILS: Readonly<Record<Peril, string>> = {
  losses: 'under fire',
  destroyed: 'whose troops are destroyed',
  overrun: 'overrun',
  encircled: 'encircled',
};

function army(s: Scene, { corps: id, state, score }: EventOf<'army'>): string {
  const who = subject(corps(s, id));
  if (state === STATE.steady) return `${does(who, ['recovers', 'recover'])}: losses and disorder ${score}.`;
  const how = state === STATE.demoralised ? 'demoralised' : 'desperate';
  return `${does(who, is)} ${how}: losses and disorder ${score}.`;
}

export const events: Words['events'] = {
  turn: (s, e) => `Turn ${e.turn}, ${hourOf(s, e.turn)}.`,
  playerTurn: (s, e) => {
    const who = player(s, e.seat);
    return `${does(who, ['takes', 'take'])} ${own(who)} turn.`;
  },
  phase: (s, e) => `${names.phases[e.phase]}: ${side(s, actor(e.phase, e.seat)).the}.`,
  moved: (s, e) => {
    const also = e.second < 0 ? '' : ` and ${at(s, e.second)}`;
    return `${together(s, e.units, GOES[e.how])} ${at(s, e.to)}${also}.`;
  },
  turned: (s, e) => `${together(s, e.units, ['turns', 'turn'])} to the ${way(e.facing)}.`,
  formed: (s, e) => {
    const faces = FACES.includes(e.formation) ? `, facing ${way(e.facing)}` : '';
    return `${together(s, e.units, FORMS[e.formation])}${faces}${e.second < 0 ? '' : `, as far as ${at(s, e.second)}`}.`;
  },
  stacked: (s, e) => `${act(s, e.unit, ['comes', 'come'])} to the top in ${at(s, e.hex)}.`,
  left: (s, e) =>
    `${together(s, e.units, e.driven ? ['is driven off', 'are driven off'] : ['leaves', 'leave'])} the map at ${at(s, e.hex)}.`,
  stopped: (s, e) => `${together(s, e.units, ['goes', 'go'])} no further.`,
  charge: (s, e) => `${together(s, e.units, ['charges', 'charge'])}!`,
  chargeEnds: (s, e) =>
    e.contact
      ? `${together(s, e.units, ['closes', 'close'])} with the enemy.`
      : `${together(s, e.units, ['finds', 'find'])} nobody to charge.`,
  countercharge: (s, e) => `${together(s, e.units, ['countercharges', 'countercharge'])} into ${at(s, e.hex)}!`,
  recoil: (s, e) => `${together(s, e.units, ['recoils', 'recoil'])}.`,
  claimed: (s, e) => `The charge is ${e.target ? '' : 'not '}aimed at ${at(s, e.hex)}.`,
  squareTried: (s, e) => `The infantry in ${at(s, e.hex)} tries to form square.`,
  fire,
  declared: (s, e) => `Attack on ${at(s, e.hex)} from ${at(s, e.from)}.`,
  shown: (s, e) => `${at(s, e.hex)} holds ${units(s, e.units)}.`,
  shock,
  bonus: (s, e) =>
    `The combat bonus of ${officer(s, e.leader).the}, ${signed(e.bonus)}, ${e.used ? 'counts' : 'is not used'}.`,
  shockRoll: (_s, e) =>
    `Die ${die(e.roll, e.modifier, 'leaders')}: the attackers ${FARES[e.attacker]}, the defenders ${FARES[e.defender]}.`,
  void: (s, e) => `There is no shock at ${at(s, e.hex)}.`,
  losses: (s, e) =>
    `${act(s, e.unit, ['loses', 'lose'])} ${steps(e.steps)}, ${e.left === 0 ? 'the last' : `${e.left} left`}.`,
  eliminated: (s, e) => `${together(s, e.units, is)} eliminated.`,
  test,
  disorganised: (s, e) =>
    e.willing
      ? `${together(s, e.units, ['breaks off', 'break off'])} in disorder.`
      : `${together(s, e.units, is)} Disorganised.`,
  rallied: (s, e) => `${act(s, e.unit, ['rallies', 'rally'])}.`,
  leaderMoved: (s, e) => `${cap(officer(s, e.leader).the)} goes to ${at(s, e.to)}.`,
  leaderRoll: (s, e) =>
    `${cap(officer(s, e.leader).the)}, ${PERILS[e.peril]}: die ${e.roll}, ${e.falls ? 'he falls' : 'he is safe'}.`,
  replaced: (s, e) => `A successor to ${officer(s, e.leader).the} appears in ${at(s, e.hex)}.`,
  army,
  released: (s, e) => `${does(subject(corps(s, e.corps)), is)} free to fight.`,
  control: (s, e) => `${does(player(s, e.seat), ['takes', 'take'])} ${at(s, e.hex)}.`,
  points: (s, e) =>
    `Points of ${side(s, e.seat).the}: objectives ${e.objectives}, steps ${e.steps}, leaders ${e.leaders}, corps ${e.corps}, ${e.total} in all.`,
  won: (s, e) => tellOutcome(outcomes, s, e.outcome),
};
