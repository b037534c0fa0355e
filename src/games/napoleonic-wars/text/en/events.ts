import { count, does, has, is, list, subject } from '../../../../text/english.ts';
import { tellOutcome } from '../../../../text/game-text.ts';
import { cap } from '../../../../text/typeset.ts';
import { AT, FRANCE, NONE, PLACE, SEA, SPAIN, STATUS } from '../../position.ts';
import type { Laid } from '../../told.ts';
import { namesEn as names } from '../names.en.ts';
import { added, apart, figure, isNation, isOnMap, named, type Scene, signed, stop, summed, total } from '../scene.ts';
import type { EventOf, Words } from '../words.ts';
import {
  act,
  at,
  client,
  corps,
  diplomat,
  leader,
  marker,
  nation,
  personality,
  pounds,
  power,
  roster,
  warAt,
  warName,
  warThe,
} from './grammar.ts';
import { outcomes, terms, years } from './table.ts';

const termName = (what: keyof typeof terms): string => terms[what];
const wars = (n: number): string => count(n, 'lost war');
const corpsCount = (n: number): string => count(n, 'corps', 'corps');

/** What money was paid for, by the clause. */
const PAID: Readonly<Record<string, string>> = {
  'NW-4.12-a': ' for another marker',
  'NW-6.1-a': ' for a negotiation',
  'NW-6.1.1-a': ' for a charm offensive',
  'NW-6.3-c': ' for an alliance',
  'NW-10.2-b': ' for an invitation',
  'NW-15-FIN': ' lost in the panic',
};

const LAID: Readonly<Partial<Record<Laid, string>>> = {
  'russian-nobility': 'The nobility holds Russia back: no alliance with it.',
  'peace-of-basel': 'Peace of Basel: no alliance with Prussia.',
  'tilsit-prussia': 'Tilsit binds Prussia: no alliance with it.',
  'tilsit-russia': 'Tilsit binds Russia: no alliance with it.',
  'san-ildefonso': 'The Treaty of San Ildefonso is signed.',
  'continental-system': 'The Continental System closes the ports: a die comes off every income.',
  paris: 'The Paris marker is placed: France lies open.',
  'fra-diavolo': 'Fra Diavolo takes to the hills: the first French corps deployed in Italy each turn is lost.',
  ulcer: 'The Spanish Ulcer breaks out: the first French corps deployed in Spain each turn is lost.',
  emancipation: 'The Ghetto Laws fall: the Jews of Europe are emancipated.',
};

const LIFTED: Readonly<Partial<Record<Laid, string>>> = {
  'russian-nobility': 'The Russian nobility gives way: Russia is free to ally.',
  'peace-of-basel': 'The Peace of Basel ends.',
  'tilsit-prussia': 'Tilsit no longer binds Prussia.',
  'tilsit-russia': 'Tilsit no longer binds Russia.',
  'san-ildefonso': 'The Treaty of San Ildefonso ends.',
  'continental-system': 'The Continental System collapses.',
  pope: 'The Pope is carried off from Italy.',
  'grand-vizier': 'The Grand Vizier goes home.',
  marriage: 'Napoleon’s marriage no longer binds anybody.',
  london4: 'The £4 marker is gone: London yields £3 from now on.',
  nelson: 'Nelson falls.',
  'french-fleet': 'The French Fleet is destroyed: there will be no more naval battles.',
  josephine: 'Joséphine leaves Napoleon for good.',
  guard: 'The Imperial Guard recoils and is discarded.',
};

function laid(s: Scene, { what, war }: EventOf<'laid'>): string {
  const { alignCost, alignCostMarried, vizierModifier } = s.box.constants;
  if (what === 'marriage')
    return `Linked by Marriage: that power, when neutral, allies for ${pounds(alignCostMarried)} instead of ${pounds(alignCost)}.`;
  if (what === 'grand-vizier')
    return `The Grand Vizier marches${war === undefined ? '' : `: ${signed(vizierModifier)} to the war ${warAt(war)}`}.`;
  return LAID[what] ?? 'A marker is placed.';
}

function fervour(_s: Scene, { nation: where, by, to, roll, clause }: EventOf<'fervour'>): string {
  const die = roll === 0 ? '' : ' (die)';
  const change = `fervour ${signed(by)}${die}, now ${to}.`;
  if (clause === 'NW-11.4-a')
    return `${by > 0 ? 'The French hold' : 'The coalition holds'} ${nation(where)} alone: ${change}`;
  if (clause === 'NW-11.4-b') return `Napoleon is still ${at(where)}: ${change}`;
  return `${cap(nation(where))}: ${change}`;
}

/** Why abdication changes, where nothing has said so before. */
const ABDICATION: Readonly<Record<string, string>> = {
  'NW-4.9.1.1-d': 'A strategic war is won: ',
  'NW-4.9.1.2-d': 'A strategic war is lost: ',
  'NW-11.1-c': 'No corps of the French side is in Casualties: ',
};

const STATUSES = {
  [STATUS.neutral]: ['becomes neutral', 'become neutral'],
  [STATUS.surrendered]: ['surrenders', 'surrender'],
  [STATUS.coalition]: ['joins the coalition', 'join the coalition'],
  [STATUS.french]: ['sides with France', 'side with France'],
} as const;

/** What a corps does that goes to a box. */
const GOES: Readonly<Record<number, readonly [string, string]>> = {
  [PLACE.casualties]: ['goes to Casualties', 'go to Casualties'],
  [PLACE.neutral]: ['withdraws to Neutral Forces', 'withdraw to Neutral Forces'],
  [PLACE.army]: ['joins the Grande Armée', 'join the Grande Armée'],
  [PLACE.delayed]: ['is delayed', 'are delayed'],
  [PLACE.boxO]: ['leaves the map', 'leave the map'],
  [PLACE.discarded]: ['is discarded', 'are discarded'],
  [PLACE.removed]: ['leaves the game', 'leave the game'],
};

function moved(s: Scene, { unit, from, to }: EventOf<'moved'>): string {
  const goes = GOES[to];
  if (goes !== undefined) return `${act(s, unit, goes)}.`;
  if (to === PLACE.pool)
    return `${act(s, unit, isOnMap(from) ? ['returns to', 'return to'] : ['joins', 'join'])} the Force Pool.`;
  return isOnMap(from)
    ? `${act(s, unit, ['marches', 'march'])} from ${nation(from)} to ${nation(to)}.`
    : `${act(s, unit, ['appears', 'appear'])} ${at(to)}.`;
}

function napoleon(_s: Scene, { form, at: where, clause }: EventOf<'napoleon'>): string {
  if (clause.startsWith('NW-8.5')) return `${cap(leader(form))} takes command ${at(where)}.`;
  if (form === 1) return 'Bonaparte enters the stage.';
  return form === 2 ? 'Bonaparte is Emperor: Napoleon takes his place.' : 'Napoleon is ageing from now on.';
}

function warRoll(s: Scene, { war, dice, terms: all, total, won }: EventOf<'warRoll'>): string {
  const goal = s.box.wars[war]?.difficulty ?? 0;
  return `${warName(war)}: dice ${dice.join(' + ')}${added(apart(all, 'dice'), termName)} = ${figure(total)} against ${goal}, ${won ? 'won' : 'lost'}.`;
}

const AT_SEA = { win: 'a victory', draw: 'a draw', loss: 'a defeat' } as const;

function naval(_s: Scene, { dice, terms: all, total, result }: EventOf<'naval'>): string {
  return `Naval battle: dice ${dice.join(' + ')}${added(apart(all, 'dice'), termName)} = ${figure(total)}, ${AT_SEA[result]}.`;
}

function negotiation(s: Scene, { diplomat: ours, against, roll, total, success }: EventOf<'negotiation'>): string {
  const theirs = diplomat(s, against);
  const value = s.box.diplomats[ours]?.value ?? 0;
  const sum = total === roll ? `die ${roll}` : `die ${roll} + ${total - roll} = ${figure(total)}`;
  const end = success ? `${theirs} goes back to the Hôtel` : `${theirs} stays`;
  return `${diplomat(s, ours)} (${value}) negotiates with ${theirs}: ${sum}, ${success ? 'no more' : 'more'} than ${value}; ${end}.`;
}

function rides(s: Scene, { unit, roll, terms: all, moved: goes }: EventOf<'rides'>): string {
  const sum = all.length === 0 ? `die ${roll}` : `die ${roll}${added(all, termName)} = ${roll + all.length}`;
  return `${cap(corps(s, unit).the)}: ${sum}, ${goes ? 'rides to the battle' : 'stays away'}.`;
}

const LIGHT: readonly string[] = ['', names.lightInfantry.DF, names.lightInfantry.AF, names.lightInfantry.AN];

/** ` = 3`, or ` = 8, counted as 6` */
const counted = (sum: number, column: number): string =>
  sum === column ? ` = ${column}` : ` = ${figure(sum)}, counted as ${column}`;

function light(_s: Scene, { fervour: row, roll, terms: all, column, dice }: EventOf<'light'>): string {
  const result = `${LIGHT[dice] ?? ''}, ${count(dice, 'die', 'dice')}`;
  if (roll === 0) return `Light infantry, no die because of the client state: ${result}.`;
  const sum =
    all.length === 0 ? `die ${roll}` : `die ${roll}${added(all, termName)}${counted(roll + total(all), column)}`;
  return `Light infantry at fervour ${row}, ${sum}: ${result}.`;
}

function combat(_s: Scene, { dice, french, coalition, total, result }: EventOf<'combat'>): string {
  const white = result.endsWith('-pursuit') ? ` (white die ${dice[0] ?? 0})` : '';
  return `Dice ${dice.join(' + ')} + ${coalition} (coalition) − ${french} (France) = ${figure(total)}: ${names.battleResults[result][0]}${white}.`;
}

function envoy(s: Scene, { diplomat: who, nation: where, turnedAway }: EventOf<'envoy'>): string {
  return turnedAway
    ? `${diplomat(s, who)} finds ${s.box.constants.envoysPerBox} envoys ${at(where)} and goes back to the Hôtel.`
    : `${diplomat(s, who)} settles ${at(where)}.`;
}

function deployed(s: Scene, { unit, nation: where, lost, clause }: EventOf<'deployed'>): string {
  if (lost)
    return `${act(s, unit, ['is', 'are'])} the first to be deployed ${at(where)} and ${where === SPAIN ? 'falls to the Spanish Ulcer' : 'falls to Fra Diavolo'}.`;
  if (clause === 'NW-7.2-a') return `${act(s, unit, ['goes', 'go'])} to the target Nation, ${nation(where)}.`;
  if (clause === 'NW-7.3-a') return `${act(s, unit, ['follows', 'follow'])} a French envoy to ${nation(where)}.`;
  if (clause === 'NW-8.5-c') return `${act(s, unit, ['joins', 'join'])} Napoleon ${at(where)}.`;
  return `${act(s, unit, where === FRANCE ? ['guards', 'guard'] : ['invades', 'invade'])} ${nation(where)}.`;
}

function napoleonRow(_s: Scene, { roll, row, nation: where, corps: many }: EventOf<'napoleonRow'>): string {
  const goal = where === NONE ? 'Grand Strategy' : `${nation(where)} with ${corpsCount(many)}`;
  return `Napoleon: die ${roll} + turn ${row - roll} = row ${row}, ${goal}.`;
}

function invasionRow(s: Scene, { roll, row }: EventOf<'invasionRow'>): string {
  const forces = s.box.invasions[row - 2]?.forces ?? [];
  const told = forces.map((one) => `${nation(one.nation)} ${one.corps}`);
  return `Invasion table: die ${roll} + turn ${row - roll} = row ${row}, ${list(told)}.`;
}

function grandStrategy(s: Scene, { roll, nation: where, moved: with_ }: EventOf<'grandStrategy'>): string {
  const goes =
    roll > 5 ? `to the target Nation, ${nation(where)}` : `to ${nation(where)}, which is the target Nation now`;
  const others = with_.length === 0 ? '' : `, with ${roster(s, with_)}`;
  return `Grand Strategy: die ${roll}, Napoleon goes ${goes}${others}.`;
}

const side = (french: boolean): string => (french ? 'The French' : 'The coalition');
const verb = (french: boolean, one: string, several: string): string => (french ? several : one);

export const events: Words['events'] = {
  turn: (s, e) => `Turn ${e.turn}, ${years(s, e.turn)}.`,
  phase: (_s, e) => `${names.phases[e.phase]}.`,
  income: (_s, e) => {
    const parts = e.terms.map(({ what, value }) =>
      value < 0 ? `less ${pounds(-value)} for the ${terms[what]}` : `${terms[what]} ${pounds(value)}`,
    );
    return `Income: ${cap(parts.join(', '))}; Treasury ${pounds(e.treasury)}.`;
  },
  funds: (_s, e) =>
    e.clause === 'NW-13-SPITHEAD'
      ? 'Mutiny in the fleet: the Admiralty has nothing left.'
      : `Treasury ${pounds(e.treasury)}, Minor War Fund ${pounds(e.warFund)}, Admiralty ${pounds(e.admiralty)}.`,
  paid: (_s, e) => `${pounds(e.pounds)}${PAID[e.clause] ?? ''}; Treasury ${pounds(e.treasury)}.`,
  but: (_s, e) => `The target Nation is ${nation(e.nation)}.`,
  event: (s, e) => `Event: ${named(names.scheduledEvents, s.box.events[e.event]?.id)?.[0] ?? ''}.`,
  added: (s, e) => stop(`Into the bowl: ${marker(s, e.marker)}${e.count === 1 ? '' : ` (${e.count})`}`),
  taken: (s, e) => stop(`Out of the bowl: ${marker(s, e.marker)}`),
  drawn: (s, e) =>
    stop(
      `Drawn from the bowl, ${e.left === 0 ? 'now empty' : `${count(e.left, 'marker')} left`}: ${marker(s, e.marker)}`,
    ),
  bowlEmpty: () => 'The political bowl is empty: nothing is drawn.',
  laid,
  lifted: (_s, e) => LIFTED[e.what] ?? 'A marker leaves the map.',
  nationDie: (_s, e) => {
    const where = e.roll > 5 ? `the target Nation, ${nation(e.nation)}` : nation(e.nation);
    return e.again
      ? `Die ${e.roll}, ${where}: no client state arises there, so roll again.`
      : `Die ${e.roll}: ${where}.`;
  },
  client: (s, e) => {
    const old = e.replaced === NONE ? '' : `, in place of ${client(s, e.replaced).the}`;
    return `${does(subject(client(s, e.client)), ['arises', 'arise'])} ${at(e.nation)}${old}.`;
  },
  fervour,
  abdication: (_s, e) => cap(`${ABDICATION[e.clause] ?? ''}abdication ${signed(e.by)}, now ${e.to}.`),
  status: (_s, e) => `${does(subject(power(e.power)), STATUSES[e.status])}.`,
  moved,
  napoleon,
  josephine: (_s, e) => (isNation(e.at) ? `Joséphine travels to ${nation(e.at)}.` : 'Joséphine enters the stage.'),
  busy: (_s, e) =>
    e.clause === 'NW-4.14-a'
      ? 'Napoleon is in Egypt and leads no army until the next Recall.'
      : 'Napoleon is busy with his bride and leads no army until the next Recall.',
  bavariaTurns: () => 'Bavaria changes sides: Wrede counts as an Austrian from now on.',
  war: (s, e) => `${warName(e.war)}: ${s.box.wars[e.war]?.difficulty ?? 0} or more wins it.`,
  conceded: (_s, e) => `The coalition concedes the war ${warAt(e.war)}.`,
  warRoll,
  flag: (_s, e) => `The flag of ${warThe(e.war)} goes to the Russian Wars, as a war ${e.won ? 'won' : 'lost'}.`,
  tradeLost: (s, e) => `Trade with ${warThe(e.war)} is lost: ${pounds(s.box.constants.tradeIncome)} less each turn.`,
  naval,
  sea: (_s, e) =>
    e.control === SEA.none
      ? 'Nobody rules the sea.'
      : `${e.control === SEA.french ? 'The French Fleet' : 'The Royal Navy'} rules the sea.`,
  londonInvaded: () =>
    'London is invaded: the Treasury is empty, London yields £3 from now on, and the personalities there go home.',
  invasion: () => 'The fourth Russian War is fought: Napoleon invades Russia.',
  discardRoll: (_s, e) =>
    `${e.again ? 'Second discard roll' : 'Discard roll'}: ${summed(e.dice)}; so many French or Polish corps leave the Grande Armée.`,
  envoy,
  negotiates: (s, e) => `${diplomat(s, e.diplomat)} goes to negotiate with ${diplomat(s, e.against)} ${at(e.nation)}.`,
  negotiation,
  charm: (s, e) =>
    `${diplomat(s, e.diplomat)} woos ${warThe(e.war)}: die ${e.roll} against ${wars(e.lost)}, ${e.success ? 'and its marker is turned face up' : 'in vain'}.`,
  aligned: (s, e) => `${diplomat(s, e.diplomat)} makes an alliance with ${power(e.power).the}.`,
  diplomat: (s, e) =>
    e.at === AT.gone ? `${diplomat(s, e.diplomat)} leaves the game.` : `${diplomat(s, e.diplomat)} goes home.`,
  disgraced: (s, e) => `${diplomat(s, e.diplomat)} is disgraced: no mission until the next Recall.`,
  deployed,
  invasionRow,
  short: (_s, e) => `The Grande Armée is spent: ${nation(e.nation)} has fewer corps than it needs.`,
  built: (s, e) =>
    `${act(s, e.unit, ['musters', 'muster'])} ${at(e.nation)}${e.pounds === 0 ? '' : `, for ${pounds(e.pounds)}`}.`,
  napoleonRow,
  grandStrategy,
  thwarted: (_s, e) => `Too few corps can join Napoleon for ${nation(e.nation)}: he turns to the target Nation.`,
  battle: (_s, e) => (e.chained ? `The fighting goes on ${at(e.nation)}.` : `Battle ${at(e.nation)}.`),
  rides,
  light,
  guardRoll: (s, e) =>
    `The Imperial Guard: die ${e.roll}, ${e.joins ? `it joins the battle with strength ${s.box.constants.guardStrength}` : 'it stays out of the battle'}.`,
  combat,
  rolledAgain: () => 'No cavalry is there: the dice are rolled again.',
  struck: (s, e) => `${act(s, e.by, ['rides', 'ride'])} down ${corps(s, e.unit).the}.`,
  eliminated: (s, e) => `${act(s, e.unit, is)} eliminated.`,
  survives: (s, e) => `Only ${corps(s, e.unit).the} ${corps(s, e.unit).plural ? 'survive' : 'survives'}.`,
  battleWon: (_s, e) => `${side(e.french)} ${verb(e.french, 'wins', 'win')} the battle ${at(e.nation)}.`,
  refugeDie: (_s, e) => `A die for the French refuge: ${e.roll}, ${nation(e.nation)}.`,
  retreated: (s, e) =>
    `${side(e.french)} ${verb(e.french, 'retreats', 'retreat')} from ${nation(e.from)} to ${nation(e.to)}: ${roster(s, e.units)}.`,
  noWayOut: (_s, e) =>
    `${side(e.french)} ${verb(e.french, ...has)} fled from ${nation(e.nation)} before: there is no way out.`,
  pursues: (s, e) =>
    `${side(e.french)} ${verb(e.french, 'pursues', 'pursue')} to ${nation(e.to)}: ${roster(s, e.units)}.`,
  invited: (s, e) =>
    `London invites ${personality(s, e.personality)}: die ${e.roll}, ${e.success ? 'accepted' : 'declined'}.`,
  personality: (s, e) =>
    `${personality(s, e.personality)} ${isNation(e.at) ? `appears ${at(e.at)}` : 'comes to London'}.`,
  control: (_s, e) => {
    const held = e.nations.length === 0 ? 'no Nation' : list(e.nations.map((one) => nation(one)));
    const but =
      e.nations.length === 0 || e.nations.includes(e.but) ? '' : ` but not the target Nation, ${nation(e.but)}`;
    return `The coalition controls ${held}${but}: the aim of the turn is ${e.met ? 'met' : 'missed'}.`;
  },
  recalled: () => 'Recall: the coalition’s diplomats return to London, and Napoleon leaves the field.',
  restored: (s, e) => `Delayed corps return: ${roster(s, e.units)}.`,
  lossRoll: (_s, e) =>
    `French losses: die ${e.roll}, ${e.falls ? 'a corps in Casualties is discarded' : 'no corps is discarded'}.`,
  cleared: () => 'The armies leave the map, but for Duchy forces that stay.',
  accidentRoll: (_s, e) =>
    e.dice.length === 1 ? `Accident roll: die ${e.total}.` : `Accident roll: dice ${e.dice.join(' + ')} = ${e.total}.`,
  accident: (s, e) => stop(`Accident: ${named(names.accidents, s.box.accidents[e.accident]?.id)?.[0] ?? ''}`),
  noAccident: () => 'Nothing comes of it.',
  religion: (s, e) =>
    `Religion in France: ${named(names.religionPolicies, s.box.religions[e.religion]?.id)?.[0] ?? ''}.`,
  quarrel: (_s, e) => `The allies quarrel: die ${e.roll}, ${power(e.power).the}.`,
  bride: (_s, e) => `The bride: die ${e.roll}, Napoleon marries into the court of ${power(e.power).the}.`,
  won: (s, e) => tellOutcome(outcomes, s, e.outcome),
};
