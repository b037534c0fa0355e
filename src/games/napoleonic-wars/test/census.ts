import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { NATIONALITIES, WARS } from '../data/names.ts';
import {
  AT,
  type Battle,
  FOUGHT,
  GUARD,
  NAPOLEON,
  NATION_COUNT,
  NONE,
  PLACE,
  type Position,
  SEA,
  SPAIN_POWER,
  STATUS,
  type Turn,
} from '../position.ts';

// What must hold of the counters in every position, written from the ledger: each lies in exactly one place, and in one where it may.

const POWER_OF: { readonly [nationality: string]: number } = {
  prussian: 0,
  austrian: 1,
  russian: 2,
  spanish: SPAIN_POWER,
  swedish: 4,
};

/** NW-0.4-a */
function sideOf(box: Box, p: Position, unit: number): 'french' | 'coalition' | 'idle' {
  const nationality = get(NATIONALITIES, get(box.nationality, unit));
  if (nationality === 'french' || nationality === 'polish' || nationality === 'neapolitan') return 'french';
  if (nationality === 'bavarian' && !p.bavariaTurned) return 'french';
  const power = nationality === 'bavarian' ? 1 : POWER_OF[nationality];
  if (power === undefined) return 'coalition';
  const status = p.status[power];
  if (status === STATUS.french) return 'french';
  return status === STATUS.coalition ? 'coalition' : 'idle';
}

/** Where corps of either side may be; those of neutral powers wait (NW-2.1.4-b) or are on the turn track (NW-12.3-a). */
const HOME = {
  french: [0, 1, 2, 3, 4, PLACE.casualties, PLACE.army, PLACE.board, PLACE.discarded, PLACE.removed],
  coalition: [0, 1, 2, 3, 4, PLACE.portugal, PLACE.casualties, PLACE.pool, PLACE.delayed, PLACE.board, PLACE.boxO],
  idle: [PLACE.neutral, PLACE.delayed, PLACE.board],
} as const;

function corps(box: Box, p: Position): string[] {
  if (p.where.length !== box.units.length) return ['a corps is nowhere'];
  return p.where.flatMap((at, unit) => {
    const { id, nationality, dot } = get(box.units, unit);
    const faults: string[] = [];
    const side = sideOf(box, p, unit);
    if (!HOME[side].some((place) => place === at)) faults.push(`${id} (${side}) is at ${at}`);
    // NW-9.7.1-a, NW-11.7-a, NW-11.7-c
    if (
      at === PLACE.boxO &&
      get(NATIONALITIES, nationality) !== 'emigre' &&
      get(NATIONALITIES, nationality) !== 'royalist'
    )
      faults.push(`${id} is in box O`);
    if (at === PLACE.discarded && (nationality > 1 || dot === 'white')) faults.push(`${id} is discarded`);
    if (at === PLACE.removed && !['murat', 'bernadotte'].includes(id)) faults.push(`${id} is out of the game`);
    return faults;
  });
}

/** Markers of the bowl: there are only so many of each, and none that lies elsewhere. */
function bowl(box: Box, p: Position): string[] {
  const faults: string[] = [];
  const inBowl = (marker: number): number => p.bowl.filter((each) => each === marker).length;
  const { noWar, clientMarker, emperor, ageing } = box.named;
  for (const [marker, { id, count, war }] of box.markers.entries()) {
    if (inBowl(marker) > count) faults.push(`${inBowl(marker)} markers ${id} are in the bowl`);
    if (war !== NONE && p.wars[war] !== FOUGHT.not && inBowl(marker) > 0)
      faults.push(`${id} is in the bowl and fought`);
  }
  if (inBowl(noWar) + p.noWarsLeft > get(box.markers, noWar).count) faults.push('there are too many No War!');
  if (inBowl(clientMarker) > p.clients.length) faults.push('there are too many client states');
  if (inBowl(box.markerOf('duchy-of-warsaw')) > 0 && p.clientIn.includes(box.clients.length - 1))
    faults.push('the Duchy of Warsaw is in the bowl and on the map');
  // NW-2.6-a
  if (inBowl(emperor) > 0 && p.napoleon === NAPOLEON.N) faults.push('the Emperor is in the bowl and in play');
  if (inBowl(ageing) > 0 && p.napoleon === NAPOLEON.V) faults.push('the ageing Napoleon is in the bowl and in play');
  const clients = [...p.clients, ...p.clientIn.filter((client) => client !== NONE)];
  if (new Set(clients).size !== clients.length) faults.push('a client state is in two places');
  // NW-4.6-b, NW-4.8-a
  if (p.clientIn[0] !== NONE) faults.push('France is its own client');
  if (p.clientIn[3] !== NONE && p.pope) faults.push('the Pope lives beside a client state');
  return faults;
}

function people(box: Box, p: Position): string[] {
  const faults: string[] = [];
  const turn = p.stack[0] as Turn;
  for (const [diplomat, { id, french }] of box.diplomats.entries()) {
    const at = get(p.diplomats, diplomat);
    const isOnMap = at >= 0 && at <= AT.home;
    const isAtWar = !french && at >= AT.wars && at < AT.wars + WARS.length - 1;
    const isAway = french && at === AT.gone && (turn.envoys.includes(diplomat) || diplomat === box.named.talleyrand);
    if (!isOnMap && !isAtWar && !isAway) faults.push(`${id} is at ${at}`);
  }
  // NW-5.2-a
  for (let nation = 0; nation < NATION_COUNT; nation++)
    if (box.diplomats.filter(({ french }, n) => french && p.diplomats[n] === nation).length > 2)
      faults.push(`three envoys are in green box ${nation}`);
  for (const [n, { id, home }] of box.personalities.entries())
    if (![AT.board, AT.home, home].includes(get(p.people, n))) faults.push(`${id} is at ${p.people[n]}`);
  // NW-15-DIV, NW-4.13-a
  if (p.marriage !== NONE && (p.josephine !== AT.gone || p.napoleon < NAPOLEON.N))
    faults.push('Napoleon has two wives');
  if (p.napoleon === NAPOLEON.none && (p.busy || p.napoleonAt !== AT.home)) faults.push('Napoleon is not there yet');
  const isFighting = p.stack.some(({ step }) => step.startsWith('battle.'));
  if (p.guard === GUARD.battle && !isFighting) faults.push('the Guard fights no battle');
  const battle = p.stack.find((f): f is Battle => f.step.startsWith('battle.'));
  if (p.guard === GUARD.battle && battle !== undefined && !battle.led) faults.push('the Guard fights without Napoleon');
  return faults;
}

/** NW-2.1.2-b, NW-4.9.1 */
function wars(box: Box, p: Position): string[] {
  const faults: string[] = [];
  for (const [war, { id, trade, russian }] of box.wars.entries()) {
    if (p.trade[war] === 1 && (!trade || p.wars[war] === FOUGHT.lost)) faults.push(`a Trade marker lies in ${id}`);
    if ((p.flags[war] !== FOUGHT.not) !== (russian && p.wars[war] !== FOUGHT.not)) faults.push(`the flag of ${id}`);
  }
  const flown = box.wars.every(({ russian }, war) => !russian || p.flags[war] !== FOUGHT.not);
  if (flown !== p.invaded) faults.push('Russia is invaded with the fourth flag');
  // NW-4.10-b, NW-13.0-c
  const isUnderWay = p.stack.some(({ step }) => step.startsWith('invasion.'));
  if (p.invaded && !isUnderWay && (p.continentalSystem || p.vizier !== NONE || (p.treaties & 0b1100) !== 0))
    faults.push('what the Invasion ends is still there');
  if (p.sea === SEA.french && !p.fleet) faults.push('no French Fleet rules the sea');
  return faults;
}

/** NW-0.2-a */
function tracks(box: Box, p: Position): string[] {
  const values = [p.treasury, p.warFund, p.admiralty, p.abdication, ...p.fervour];
  return values.every((value) => Number.isInteger(value) && value >= 0 && value <= box.constants.trackMax)
    ? []
    : ['a marker has left its track'];
}

export const censusOf = (box: Box, p: Position): string[] => [
  ...corps(box, p),
  ...bowl(box, p),
  ...people(box, p),
  ...wars(box, p),
  ...tracks(box, p),
];
