import type { Options } from '../../../kernel/options.ts';
import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { NATIONALITIES, NATIONS, POWERS, place, TREATIES, WARS } from '../data/names.ts';
import { scenarioOf } from '../options.ts';
import {
  AT,
  FOUGHT,
  GUARD,
  MISSION,
  NAPOLEON,
  NATION_COUNT,
  NONE,
  PLACE,
  type Position,
  SEA,
  STATUS,
  type Turn,
} from '../position.ts';

// NW-16.0-a: the three set-ups. Counters that no set-up names stay on the counter board (NW-3.6-a).

const SEAS = { none: SEA.none, 'royal-navy': SEA.royalNavy, 'french-fleet': SEA.french };
const BRIDES = { none: AT.board, bed: AT.home, discarded: AT.gone };
/** Where corps begin that the scenario does not name, by nationality: the rest are not in play. */
const BEGIN: { readonly [nationality: string]: number } = {
  british: PLACE.pool,
  prussian: PLACE.pool,
  austrian: PLACE.pool,
  russian: PLACE.pool,
  duchy: PLACE.pool,
  emigre: PLACE.boxO,
  royalist: PLACE.boxO,
};

export function firstPosition(box: Box, options: Options): Position {
  const s = scenarioOf(box, options);
  const at = (list: readonly string[], war: string): boolean => list.includes(war);
  const bowl = [
    ...s.bowl.map((id) => box.markerOf(id)),
    ...Array.from({ length: s.clientsInBowl }, () => box.named.clientMarker),
  ];
  const noWars = bowl.filter((marker) => marker === box.named.noWar).length;
  const turn: Turn = { step: 'turn.begin', done: 0, envoys: [] };
  return {
    stack: [turn],
    outcome: null,
    options,
    turn: s.startTurn,
    phase: 'political',
    abdication: s.abdication,
    treasury: s.treasury,
    warFund: s.minorWar,
    admiralty: s.admiralty,
    fervour: [...s.fervour],
    status: POWERS.map((power) => STATUS[s.status[power]]),
    treaties: s.treaties.reduce((bits, treaty) => bits | (1 << place(TREATIES, treaty)), 0),
    marriage: NONE,
    but: get(box.turns, s.startTurn - 1).but,
    where: whereOf(box, options),
    diplomats: box.diplomats.map(({ id }) => {
      const sent = s.diplomats.find(({ diplomat }) => diplomat === id);
      return sent === undefined ? AT.home : place(NATIONS, sent.nation);
    }),
    missions: box.diplomats.map(() => MISSION.free),
    people: box.personalities.map(({ id }) => {
      const here = s.personalities.find(({ personality }) => personality === id)?.at;
      return here === undefined ? AT.board : here === 'london' ? AT.home : place(NATIONS, here);
    }),
    napoleon: NAPOLEON[s.napoleon],
    napoleonAt: AT.home,
    busy: false,
    josephine: BRIDES[s.josephine],
    guard: GUARD.box,
    bowl,
    noWarsLeft: get(box.markers, box.named.noWar).count - noWars,
    // The last one is the Duchy of Warsaw, which has a marker of its own.
    clients: box.clients
      .slice(0, -1)
      .flatMap(({ id }, client) => (s.clients.some((here) => here.client === id) ? [] : client)),
    clientIn: Array.from({ length: NATION_COUNT }, (_, nation) => {
      const here = s.clients.find((client) => place(NATIONS, client.nation) === nation);
      return here === undefined ? NONE : box.clientOf(here.client);
    }),
    wars: WARS.map((war) => (at(s.warsWon, war) ? FOUGHT.won : at(s.warsLost, war) ? FOUGHT.lost : FOUGHT.not)),
    trade: WARS.map((war) => (at(s.trade, war) ? 1 : 0)),
    flags: WARS.map((war) => (at(s.flagsWon, war) ? FOUGHT.won : at(s.flagsLost, war) ? FOUGHT.lost : FOUGHT.not)),
    invaded: s.invaded,
    vizier: NONE,
    sea: SEAS[s.sea],
    fleet: s.fleet,
    nelson: s.nelson,
    continentalSystem: s.continentalSystem,
    religion: box.religions.findIndex(({ id }) => id === s.religion),
    emancipated: s.emancipated,
    pope: s.pope,
    paris: s.paris,
    ulcer: s.ulcer,
    fraDiavolo: s.fraDiavolo,
    london4: s.london4,
    bavariaTurned: false,
    hundredDays: false,
    butStack: [],
    entered: 0,
  };
}

function whereOf(box: Box, options: Options): number[] {
  const s = scenarioOf(box, options);
  const where: number[] = box.units.map(({ nationality }) => BEGIN[get(NATIONALITIES, nationality)] ?? PLACE.board);
  const put = (units: readonly string[], to: number): void => {
    for (const id of units) where[box.unitOf(id)] = to;
  };
  put(s.army, PLACE.army);
  put(s.discarded, PLACE.discarded);
  put(s.removed, PLACE.removed);
  put(s.pool, PLACE.pool);
  put(s.neutral, PLACE.neutral);
  for (const { nation, units } of s.onMap) put(units, place(NATIONS, nation));
  return where;
}
