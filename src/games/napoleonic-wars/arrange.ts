import { CaseError } from '../../kernel/case.ts';
import { described, eachOnce, listed, placeAmong, quoted, wholeIn, yesOrNo } from '../../kernel/case-fields.ts';
import { type Options, readOptions } from '../../kernel/options.ts';
import type { Plain } from '../../kernel/plain.ts';
import { get } from '../../kernel/there.ts';
import { entries, KEYS, type Laying, SIGNS, TRACKS } from './arrange/laying.ts';
import { checkNapoleon, layMarkers } from './arrange/markers.ts';
import { begin, isEarly, MOMENT_NAMES, type Moment } from './arrange/moments.ts';
import type { Box } from './data/box.ts';
import { NATIONS, POWERS, TREATIES, WARS } from './data/names.ts';
import { isVeteran, optionsOf, scenarioOf } from './options.ts';
import {
  AT,
  FOUGHT,
  FRANCE,
  GUARD,
  type Marker,
  MISSION,
  NAPOLEON,
  NATION_COUNT,
  NONE,
  PLACE,
  type Position,
  SEA,
  SPAIN_POWER,
  STATUS,
  SWEDEN,
} from './position.ts';
import { homeOf, isFrench, isHomeCorps, isRaised, OF } from './rules/board.ts';
import { firstPosition } from './rules/setup.ts';

// The position of a case: the set-up of its scenario with what is written changed (`docs/cases.md` lists the keys). What is written
// must be possible, as far as the table shows it.

/** The places of corps in the order of their numbers. */
export const PLACES: readonly string[] = [...NATIONS, ...Object.keys(PLACE)];
export const STATES = ['neutral', 'surrendered', 'coalition', 'french'] as const;
const FORMS = ['none', 'B', 'N', 'V'] as const;

export function arrangePosition(box: Box, description: Plain, options: Options): Position {
  const d = described(description, 'a position of N: The Napoleonic Wars', KEYS);
  const read = readOptions(optionsOf(box), {
    ...options,
    ...(d['options'] === undefined ? {} : described(d['options'], 'options')),
  });
  if ('error' in read) throw new CaseError(read.error);
  const p = firstPosition(box, read.options);
  const last = isVeteran(p.options) ? box.constants.veteranLastTurn : box.constants.turns;
  p.turn = wholeIn(d['turn'] ?? p.turn, 'turn', p.turn, last);
  p.but = get(box.turns, p.turn - 1).but;
  if (d['but'] !== undefined) p.but = placeAmong(NATIONS, d['but'], 'but', 'Nation');
  const moment = get(MOMENT_NAMES, placeAmong(MOMENT_NAMES, d['phase'] ?? 'political', 'phase', 'phase'));
  const laying: Laying = { box, p, d, moment, hasCome: (marker) => comeBy(box, p, moment).has(marker) };
  for (const track of TRACKS) p[track] = wholeIn(d[track] ?? p[track], track, 0, box.constants.trackMax);
  for (const [name, value] of entries(d, 'fervour'))
    p.fervour[placeAmong(NATIONS, name, 'fervour', 'Nation')] = wholeIn(
      value,
      `fervour: ${name}`,
      0,
      box.constants.trackMax,
    );
  for (const sign of SIGNS) p[sign] = yesOrNo(d[sign] ?? p[sign], sign);
  layStatus(laying);
  layWars(laying);
  layMarkers(laying);
  layPeople(laying);
  checkNapoleon(laying);
  layUnits(laying);
  begin(laying);
  return p;
}

/** Markers of the set-up, those of the events so far, and those that have no event of their own. */
function comeBy(box: Box, p: Position, moment: Moment): ReadonlySet<Marker> {
  const s = scenarioOf(box, p.options);
  const out = new Set<Marker>([box.named.noWar, box.named.clientMarker, ...s.bowl.map((id) => box.markerOf(id))]);
  const now = moment === 'political' || moment === 'events' ? p.turn - 1 : p.turn;
  for (const { events } of box.turns.slice(0, now))
    for (const event of events)
      for (const effect of get(box.events, event).effects)
        if (effect.op === 'addToBowl') out.add(box.markerOf(effect.marker));
  // NW-4.10-j
  if (p.invaded) out.add(box.named.ageing);
  return out;
}

function layStatus({ p, d }: Laying): void {
  for (const [name, value] of entries(d, 'status')) {
    const power = placeAmong(POWERS, name, 'status', 'power');
    const state = get(STATES, placeAmong(STATES, value, `status: ${name}`, 'status'));
    // NW-6.2-b, NW-6.3.3-b: Spain is on one side or the other, Sweden neutral or ours; nobody else is ever French.
    const fits =
      power === SPAIN_POWER
        ? state === 'coalition' || state === 'french'
        : state !== 'french' && !(power === SWEDEN && state === 'surrendered');
    if (!fits) throw new CaseError(`status: ${name} is never ${state}`);
    p.status[power] = STATUS[state];
  }
  if (d['treaties'] !== undefined)
    p.treaties = eachOnce(listed(d['treaties'], 'treaties'), 'treaties', quoted).reduce<number>(
      (bits, name) => bits | (1 << placeAmong(TREATIES, name, 'treaties', 'treaty')),
      0,
    );
  if (d['marriage'] !== undefined)
    p.marriage = d['marriage'] === 'none' ? NONE : placeAmong(POWERS, d['marriage'], 'marriage', 'power');
}

function layWars({ box, p, d, hasCome }: Laying): void {
  const outcome = (value: unknown, what: string): number => {
    const names = Object.keys(FOUGHT);
    return placeAmong(names, value, what, 'outcome');
  };
  for (const [name, value] of entries(d, 'wars')) {
    const war = placeAmong(WARS, name, 'wars', 'minor war');
    const { marker, russian } = get(box.wars, war);
    p.wars[war] = outcome(value, `wars: ${name}`);
    if (p.wars[war] !== FOUGHT.not && marker !== NONE && !hasCome(marker))
      throw new CaseError(`wars: the marker of '${name}' is not in the bowl before its event`);
    if (russian) p.flags[war] = get(p.wars, war);
    // NW-4.9.1.2-c
    if (p.wars[war] === FOUGHT.lost) p.trade[war] = 0;
    if (marker === NONE) p.invaded = p.wars[war] !== FOUGHT.not;
  }
  for (const [name, value] of entries(d, 'flags')) {
    const war = placeAmong(WARS, name, 'flags', 'minor war');
    p.flags[war] = outcome(value, `flags: ${name}`);
    if (!get(box.wars, war).russian || (p.flags[war] === FOUGHT.not) !== (p.wars[war] === FOUGHT.not))
      throw new CaseError(`flags: '${name}' has a Russian flag only as its war was fought`);
  }
  const flown = box.wars.every(({ russian }, war) => !russian || p.flags[war] !== FOUGHT.not);
  // NW-4.9.1-b: the fourth flag brings the Invasion at once.
  if (flown !== p.invaded)
    throw new CaseError('wars: Russia is invaded when all Russian wars were fought, and not before');
  if (d['trade'] !== undefined) {
    p.trade.fill(0);
    for (const name of listed(d['trade'], 'trade')) {
      const war = placeAmong(WARS, name, 'trade', 'minor war');
      if (!get(box.wars, war).trade || p.wars[war] === FOUGHT.lost)
        throw new CaseError(`trade: no £1 marker lies in '${String(name)}'`);
      p.trade[war] = 1;
    }
  }
  if (d['vizier'] !== undefined)
    p.vizier = d['vizier'] === 'none' ? NONE : placeAmong(WARS, d['vizier'], 'vizier', 'minor war');
  // NW-4.10-b, NW-13.0-c
  const isGone = p.continentalSystem || p.vizier !== NONE || (p.treaties & 0b1100) !== 0;
  if (p.invaded && isGone)
    throw new CaseError('after the Invasion of Russia no Tilsit, no Continental System and no Grand Vizier is left');
  if (d['sea'] !== undefined) p.sea = SEAS[placeAmong(SEA_NAMES, d['sea'], 'sea', 'control')] ?? SEA.none;
  if (p.sea === SEA.french && !p.fleet) throw new CaseError('sea: there is no French Fleet');
}
export const SEA_NAMES = Object.keys(SEA);
const SEAS = [SEA.none, SEA.royalNavy, SEA.french] as const;

/** Diplomats, personalities, Napoleon and Joséphine. */
function layPeople({ box, p, d, moment, hasCome }: Laying): void {
  for (const [name, value] of entries(d, 'diplomats')) {
    const diplomat = placeAmong(ids(box.diplomats), name, 'diplomats', 'diplomat');
    if (!get(box.diplomats, diplomat).french)
      throw new CaseError(`diplomats: '${name}' waits in London until you send him`);
    const at = placeAmong([...NATIONS, 'hotel', 'gone'], value, `diplomats: ${name}`, 'place');
    p.diplomats[diplomat] = at > AT.home ? AT.gone : at;
  }
  for (const [nation, name] of NATIONS.entries())
    if (p.diplomats.filter((at) => at === nation).length > box.constants.envoysPerBox)
      throw new CaseError(`diplomats: there is no room for more than ${box.constants.envoysPerBox} in '${name}'`);
  for (const name of listed(d['disgraced'] ?? [], 'disgraced')) {
    const diplomat = placeAmong(ids(box.diplomats), name, 'disgraced', 'diplomat');
    if (get(box.diplomats, diplomat).french) throw new CaseError(`disgraced: '${String(name)}' is French`);
    p.missions[diplomat] = MISSION.disgraced;
  }
  for (const [name, value] of entries(d, 'people')) {
    const personality = placeAmong(ids(box.personalities), name, 'people', 'personality');
    const at = placeAmong(['board', 'home', 'london'], value, `people: ${name}`, 'place');
    p.people[personality] = [AT.board, get(box.personalities, personality).home, AT.home][at] ?? AT.board;
  }
  const enters = box.turns.findIndex(({ events }) =>
    events.some((event) => get(box.events, event).effects.some(({ op }) => op === 'napoleonEnters')),
  );
  const isHere = p.turn > enters + 1 || (p.turn === enters + 1 && moment !== 'political' && moment !== 'events');
  layNapoleon({ box, p, d, moment, hasCome }, isHere);
  if (isHere && p.josephine === AT.board) p.josephine = AT.home;
  if (d['josephine'] !== undefined) {
    const at = placeAmong([...NATIONS, 'bed', 'gone', 'board'], d['josephine'], 'josephine', 'place');
    p.josephine = at <= AT.home ? at : at === AT.home + 1 ? AT.gone : AT.board;
    if (!isHere && p.josephine !== AT.board) throw new CaseError('josephine: she has not come yet');
  }
  // NW-15-DIV
  if (p.marriage !== NONE && (p.josephine !== AT.gone || p.napoleon < NAPOLEON.N))
    throw new CaseError('marriage: only an Emperor who has left Joséphine marries again');
  if (d['guard'] !== undefined)
    p.guard = placeAmong(['box', 'gone'], d['guard'], 'guard', 'place') === 0 ? GUARD.box : GUARD.gone;
  if (p.hundredDays && p.napoleon !== NAPOLEON.V)
    throw new CaseError('hundredDays: only the ageing Napoleon comes back');
}

function layNapoleon({ box, p, d, moment, hasCome }: Laying, isHere: boolean): void {
  const told = described(d['napoleon'] ?? {}, 'napoleon', ['form', 'at', 'busy']);
  const { emperor, ageing } = box.named;
  const s = scenarioOf(box, p.options);
  const hasEntered = isHere || s.napoleon !== 'none';
  const first = s.napoleon === 'none' && isHere ? 'B' : s.napoleon;
  const form = get(FORMS, placeAmong(FORMS, told['form'] ?? first, 'napoleon: form', 'form'));
  p.napoleon = NAPOLEON[form];
  const isDue =
    p.napoleon <= NAPOLEON[s.napoleon] ||
    (p.napoleon === NAPOLEON.B && isHere) ||
    (p.napoleon === NAPOLEON.N && hasCome(emperor)) ||
    (p.napoleon === NAPOLEON.V && hasCome(ageing));
  if (!isDue || (hasEntered && form === 'none'))
    throw new CaseError(`napoleon: he is not ${quoted(form)} at this time`);
  p.napoleonAt = placeAmong([...NATIONS, 'bed', 'egypt'], told['at'] ?? 'bed', 'napoleon: at', 'place');
  p.busy = yesOrNo(told['busy'] ?? p.napoleonAt === AT.egypt, 'napoleon: busy');
  const isAfield = p.napoleonAt < NATION_COUNT;
  if (p.napoleonAt === AT.egypt ? !p.busy : isAfield && (p.busy || isEarly(moment)))
    throw new CaseError('napoleon: he is in a Nation only after his placement, and in Egypt only busy');
  if (form === 'none' && (p.busy || p.napoleonAt !== AT.home)) throw new CaseError('napoleon: he is not there yet');
}

const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

/** Where a corps can be, as things stand. */
function mayBe({ box, p, moment }: Laying, unit: number, at: number, before: number): boolean {
  const french = isFrench(box, p, unit);
  const ours = !french && isRaised(box, p, unit);
  const nationality = get(box.nationality, unit);
  switch (at) {
    case PLACE.portugal:
      return ours && !isEarly(moment);
    case PLACE.neutral:
      return !french && !ours;
    case PLACE.pool:
      return ours;
    case PLACE.army:
      return french;
    case PLACE.delayed:
      return !french;
    case PLACE.board:
      return before === PLACE.board;
    case PLACE.boxO:
      return nationality >= OF.emigre;
    case PLACE.discarded:
      return isHomeCorps(box, unit) && get(box.units, unit).dot !== 'white';
    case PLACE.removed:
      return box.markers.some(({ effects }) => effects.some((e) => e.op === 'remove' && box.unitOf(e.unit) === unit));
    case PLACE.casualties:
      return (french || ours) && !isEarly(moment);
    default:
      // NW-11.8: between two turns only Duchy forces, émigrés and royalists are on the map.
      return (french || ours) && (nationality >= OF.duchy || !isEarly(moment));
  }
}

/** Marshals who come back as another's king: the marker that brings one takes the other away. */
const kingsOf = (box: Box): (readonly [marshal: number, king: number])[] =>
  box.markers.flatMap(({ effects }) => {
    const gone = effects.find((e) => e.op === 'remove');
    const come = effects.find((e) => e.op === 'unitTo');
    return gone === undefined || come === undefined ? [] : [[box.unitOf(gone.unit), box.unitOf(come.unit)]];
  });

function layUnits(laying: Laying): void {
  const { box, p, d } = laying;
  const first = p.where.slice();
  const named = new Set<number>();
  for (const [name, list] of entries(d, 'units')) {
    const at = placeAmong(PLACES, name, 'units', 'place');
    for (const id of listed(list, `units: ${name}`)) {
      const unit = placeAmong(ids(box.units), id, `units: ${name}`, 'corps');
      if (named.has(unit)) throw new CaseError(`units: ${quoted(id)} stands there twice`);
      named.add(unit);
      p.where[unit] = at;
    }
  }
  // Corps that nobody named follow their power.
  for (const [unit, at] of p.where.entries())
    if (!named.has(unit) && [PLACE.army, PLACE.pool, PLACE.neutral].some((place) => place === at))
      p.where[unit] = homeOf(box, p, unit);
  const kings = kingsOf(box);
  for (const [marshal, king] of kings)
    if (p.where[king] !== PLACE.board && !named.has(marshal)) p.where[marshal] = PLACE.removed;
  for (const [unit, at] of p.where.entries())
    if (!mayBe(laying, unit, at, get(first, unit)))
      throw new CaseError(`units: '${String(box.units[unit]?.id)}' cannot be in '${String(PLACES[at])}' now`);
  for (const [marshal, king] of kings)
    if (p.where[king] !== PLACE.board && p.where[marshal] !== PLACE.removed)
      throw new CaseError(
        `units: '${String(box.units[king]?.id)}' and '${String(box.units[marshal]?.id)}' are one man`,
      );
  layButStack(laying);
}

function layButStack({ box, p, d, moment }: Laying): void {
  const names = listed(d['butStack'] ?? [], 'butStack');
  p.butStack = eachOnce(names, 'butStack', quoted).map((id) => placeAmong(ids(box.units), id, 'butStack', 'corps'));
  // NW-7.2-a
  if (p.butStack.some((unit) => p.where[unit] !== p.but || !isFrench(box, p, unit)))
    throw new CaseError('butStack: its corps are French and stand in the But nation');
  if (isEarly(moment)) return;
  // NW-7.5-a
  for (const [unit, at] of p.where.entries())
    if (at < NATION_COUNT && at >= FRANCE && isFrench(box, p, unit)) p.entered |= 1 << at;
}
