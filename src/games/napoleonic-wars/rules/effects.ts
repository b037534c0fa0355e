import { call, jump, procedure, type Steps } from '../../../kernel/flow.ts';
import { pull } from '../../../kernel/piles.ts';
import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import {
  type Condition,
  NATIONALITIES,
  NATIONS,
  POWERS,
  place,
  type Requirement,
  TREATIES,
  WARS,
} from '../data/names.ts';
import type { Effect } from '../data/schema.ts';
import { isVeteran } from '../options.ts';
import {
  AT,
  AUSTRIA,
  AUSTRIA_POWER,
  type Choice,
  type Client,
  type Effects,
  FOUGHT,
  FRANCE,
  GERMANY,
  ITALY,
  type Marker,
  MISSION,
  NAPOLEON,
  NATION_COUNT,
  type Nation,
  NONE,
  PLACE,
  type Position,
  type Power,
  PRUSSIA,
  RUSSIA,
  SPAIN,
  SPAIN_POWER,
  STATUS,
  TREATY,
} from '../position.ts';
import type { NapoleonicEvent } from '../told.ts';
import type { ClauseId } from './bars.ts';
import {
  changeAbdication,
  changeFervour,
  die,
  drawFrom,
  homeOf,
  isCoalition,
  isHomeCorps,
  move,
  nationOf,
  pay,
  powerOf,
  rollNation,
  type Told,
} from './board.ts';
import {
  freeSpain,
  joinCoalition,
  layTreaty,
  leaveCoalition,
  liftMarriage,
  liftTreaty,
  makeSpainFrench,
  turnBavaria,
} from './powers.ts';
import { startNavalBattle, startWar } from './wars.ts';

// [13/0], [14/0], [15/0]: what events, political markers and accidents do, in the words of the pack.

export function startEffects(box: Box, p: Position, list: Effects['list'], of: number): void {
  if (get(box[list], of).effects.length > 0) call<Effects>(p, { step: 'effects.next', list, of, at: 0 });
}

/** The clause by which an entry of a list acts: NW-13-VALMY, NW-14-WAR-EGYPT, NW-15-BN. */
const CHAPTER = { events: 13, markers: 14, accidents: 15 } as const;
const SHORT: { readonly [marker: string]: string } = {
  'client-state': 'CLIENT',
  'duchy-of-warsaw': 'WARSAW',
  'san-ildefonso': 'ILDEFONSO',
  'kingdom-of-naples': 'NAPLES',
};
/** Of the War! markers two have a clause of their own. */
const OWN_WARS: readonly string[] = ['war-egypt', 'war-finland'];

export function clauseOf(box: Box, list: Effects['list'], of: number): ClauseId {
  const { id } = get(box[list], of);
  const isPlainWar = list === 'markers' && id.startsWith('war-') && !OWN_WARS.includes(id);
  return `NW-${CHAPTER[list]}-${isPlainWar ? 'WAR' : (SHORT[id] ?? id.toUpperCase())}`;
}

/** How many French diplomats are in a green box. */
export function envoysIn(box: Box, p: Position, nation: Nation): number {
  let count = 0;
  for (const diplomat of box.frenchDiplomats) if (p.diplomats[diplomat] === nation) count++;
  return count;
}

export function holds(box: Box, p: Position, condition: Condition): boolean {
  switch (condition) {
    case 'napoleon':
      return p.napoleon !== NAPOLEON.none;
    case 'noEmperor':
      return p.napoleon < NAPOLEON.N;
    case 'noAgeing':
      return p.napoleon !== NAPOLEON.V && !p.bowl.includes(box.named.ageing);
    case 'notAgeing':
      return p.napoleon !== NAPOLEON.V;
    case 'noUlcer':
      return !p.ulcer;
    case 'bavariaTurned':
      return p.bavariaTurned;
    case 'bavariaLoyal':
      return !p.bavariaTurned;
    case 'spainMarried':
      return p.marriage === SPAIN_POWER;
  }
}

/** NW-15.0-a */
export function isMet(box: Box, p: Position, requirement: Requirement | null): boolean {
  switch (requirement) {
    case null:
      return true;
    case 'fleet':
      return p.fleet;
    case 'personality':
      return p.people.includes(AT.board);
    case 'basel':
      return isCoalition(p, PRUSSIA) && envoysIn(box, p, GERMANY) > 0;
    case 'war':
      return p.bowl.some((marker) => get(box.markers, marker).war !== NONE);
    case 'josephineInBed':
      return p.josephine === AT.home;
    case 'divorce':
      return p.napoleon >= NAPOLEON.N && p.josephine !== AT.gone;
    case 'ghetto':
      return !p.emancipated && p.napoleon >= NAPOLEON.N;
    case 'marriage':
      return p.marriage !== NONE;
    case 'hundredDays':
      return p.napoleon === NAPOLEON.V && !p.hundredDays;
    case 'talleyrand':
      return p.diplomats[box.named.talleyrand] !== AT.gone;
  }
}

/** NW-4.4-b; of No War! markers those that are left (NW-4.13-e), of client states those that were not drawn yet. */
export function addToBowl(box: Box, p: Position, marker: Marker, wanted: number, clause: ClauseId, io: Told): void {
  let count = wanted;
  if (marker === box.named.noWar) {
    count = Math.min(count, p.noWarsLeft);
    p.noWarsLeft -= count;
  }
  if (marker === box.named.clientMarker) {
    const inBowl = p.bowl.reduce((all, each) => (each === marker ? all + 1 : all), 0);
    count = Math.min(count, p.clients.length - inBowl);
  }
  for (let n = 0; n < count; n++) p.bowl.push(marker);
  if (count > 0) io.tell?.({ kind: 'added', clause, marker, count });
}

export function takeFromBowl(p: Position, marker: Marker, clause: ClauseId, io: Told): void {
  const at = p.bowl.indexOf(marker);
  if (at < 0) return;
  p.bowl.splice(at, 1);
  io.tell?.({ kind: 'taken', clause, marker });
}

/** NW-2.6-c, NW-4.10-v: the new one takes the place of the old; he is then in no bowl any more. */
export function replaceNapoleon(box: Box, p: Position, form: 2 | 3, clause: ClauseId, io: Told): void {
  if (p.napoleon >= form) return;
  takeFromBowl(p, form === NAPOLEON.V ? box.named.ageing : box.named.emperor, clause, io);
  p.napoleon = form;
  io.tell?.({ kind: 'napoleon', clause, form, at: p.napoleonAt });
}

/** NW-4.6-c, NW-4.8-a */
function placeClient(p: Position, client: Client, nation: Nation, clause: ClauseId, io: Told): void {
  const replaced = get(p.clientIn, nation);
  p.clientIn[nation] = client;
  io.tell?.({ kind: 'client', clause, client, nation, replaced });
  if (nation !== ITALY || !p.pope) return;
  p.pope = false;
  io.tell?.({ kind: 'lifted', clause: 'NW-4.8-a', what: 'pope' });
}

/** NW-4.6-a, NW-4.6-b */
function newClient(p: Position, io: Told): void {
  if (p.clients.length === 0) return;
  const client = pull(p.clients, io, 'clients');
  for (;;) {
    const roll = die(io);
    const nation = nationOf(p, roll);
    const again = nation === FRANCE || (nation === SPAIN && p.status[SPAIN_POWER] === STATUS.french);
    io.tell?.({ kind: 'nationDie', clause: again ? 'NW-4.6-b' : 'NW-4.6-a', roll, nation, again });
    if (again) continue;
    placeClient(p, client, nation, 'NW-4.6-c', io);
    return;
  }
}

/** NW-4.11 */
function ulcer(box: Box, p: Position, io: Told): void {
  if (p.marriage === SPAIN_POWER) liftMarriage(p, 'NW-4.11-a', io);
  liftTreaty(p, TREATY.ildefonso, 'NW-4.11-b', io);
  freeSpain(box, p, 'NW-4.11-d', io);
  p.ulcer = true;
  io.tell?.({ kind: 'laid', clause: 'NW-4.11-b', what: 'ulcer' });
  changeFervour(box, p, SPAIN, box.constants.ulcerFervour, 'NW-4.11-c', io);
}

/** NW-15-DIV: the power of the But nation, Russia where it has none. */
const BUT_BRIDE: { readonly [nation: number]: Power } = {
  [GERMANY]: PRUSSIA,
  [AUSTRIA]: AUSTRIA_POWER,
  [SPAIN]: SPAIN_POWER,
};

/** NW-15-DIV, NW-4.13 */
function divorce(box: Box, p: Position, io: Told): void {
  p.josephine = AT.gone;
  io.tell?.({ kind: 'lifted', clause: 'NW-15-DIV', what: 'josephine' });
  const roll = die(io);
  const listed = get(box.brides, roll - 1);
  const power = listed === NONE ? (BUT_BRIDE[p.but] ?? RUSSIA) : listed;
  io.tell?.({ kind: 'bride', clause: 'NW-15-DIV', roll, power });
  p.marriage = power;
  io.tell?.({ kind: 'laid', clause: 'NW-4.13-a', what: 'marriage' });
  addToBowl(box, p, box.named.noWar, 2, 'NW-4.13-a', io);
  if (power === SPAIN_POWER) {
    // NW-4.13-e: nothing more, if Spain is French already.
    if (p.status[SPAIN_POWER] !== STATUS.french) makeSpainFrench(box, p, 'NW-4.13-c', io);
  } else if (isCoalition(p, power)) leaveCoalition(box, p, power, STATUS.neutral, 'NW-4.13-b', io);
  p.napoleonAt = AT.home;
  beBusy(p, 'NW-4.13-d', io);
}

function beBusy(p: Position, clause: ClauseId, io: Told): void {
  p.busy = true;
  io.tell?.({ kind: 'busy', clause });
}

/** NW-15-RET */
function quarrel(box: Box, p: Position, io: Told): void {
  const roll = die(io);
  const power = get(box.quarrels, roll - 1);
  io.tell?.({ kind: 'quarrel', clause: 'NW-15-RET', roll, power });
  if (!isCoalition(p, power)) return;
  for (let n = 0; n < 2; n++) {
    const unit = drawFrom(p, PLACE.pool, io, (each) => powerOf(box, each) === power);
    if (unit !== NONE) move(p, unit, PLACE.delayed, 'NW-15-RET', io);
  }
}

/** A random one of those that fit; NONE if there is none. */
function oneOf(count: number, fits: (n: number) => boolean, stream: string, io: Told): number {
  const list: number[] = [];
  for (let n = 0; n < count; n++) if (fits(n)) list.push(n);
  return list.length === 0 ? NONE : get(list, list.length === 1 ? 0 : io.roll(stream, list.length) - 1);
}

function warFromBowl(box: Box, p: Position, io: Told): void {
  const at = oneOf(p.bowl.length, (n) => get(box.markers, get(p.bowl, n)).war !== NONE, 'bowl', io);
  if (at === NONE) return;
  const marker = get(p.bowl, at);
  p.bowl.splice(at, 1);
  io.tell?.({ kind: 'drawn', clause: 'NW-15-GI', marker, left: p.bowl.length });
  startEffects(box, p, 'markers', marker);
}

function setStatus(box: Box, p: Position, power: Power, status: 0 | 1 | 2 | 3, clause: ClauseId, io: Told): void {
  if (power === SPAIN_POWER) {
    if (status === STATUS.french) makeSpainFrench(box, p, clause, io);
    else freeSpain(box, p, clause, io);
  } else if (status === STATUS.neutral || status === STATUS.surrendered)
    leaveCoalition(box, p, power, status, clause, io);
  else joinCoalition(box, p, power, clause, io);
}

function sendUnit(
  box: Box,
  p: Position,
  unit: number,
  to: 'france' | 'pool' | 'army',
  clause: ClauseId,
  io: Told,
): void {
  // NW-13.0-d
  const pool = unit === box.named.wrede ? homeOf(box, p, unit) : PLACE.pool;
  move(p, unit, to === 'france' ? FRANCE : to === 'army' ? PLACE.army : pool, clause, io);
}

function placeMarker(
  p: Position,
  marker: 'continental-system' | 'paris' | 'fra-diavolo',
  clause: ClauseId,
  io: Told,
): void {
  if (marker === 'paris') p.paris = true;
  else if (marker === 'fra-diavolo') p.fraDiavolo = true;
  else {
    // NW-13.0-c
    if (p.invaded) return;
    p.continentalSystem = true;
  }
  io.tell?.({ kind: 'laid', clause, what: marker });
}

type EffectOf<Op extends Effect['op']> = Extract<Effect, { readonly op: Op }>;
type Verb<Op extends Effect['op']> = (box: Box, p: Position, e: EffectOf<Op>, clause: ClauseId, io: Told) => void;

const VERBS: { readonly [Op in Effect['op']]: Verb<Op> } = {
  addToBowl: (box, p, e, clause, io) => addToBowl(box, p, box.markerOf(e.marker), 1, clause, io),
  addClients: (box, p, e, clause, io) => addToBowl(box, p, box.named.clientMarker, e.count, clause, io),
  takeFromBowl: (box, p, e, clause, io) => takeFromBowl(p, box.markerOf(e.marker), clause, io),
  treaty: (_box, p, e, clause, io) => layTreaty(p, 1 << place(TREATIES, e.treaty), clause, io),
  discardTreaty: (_box, p, e, clause, io) => liftTreaty(p, 1 << place(TREATIES, e.treaty), clause, io),
  tilsit(_box, p, _e, clause, io) {
    // NW-13.0-c
    if (p.invaded) return;
    if (!isCoalition(p, PRUSSIA)) layTreaty(p, TREATY.tilsitPrussia, clause, io);
    if (!isCoalition(p, RUSSIA)) layTreaty(p, TREATY.tilsitRussia, clause, io);
  },
  napoleon: (box, p, e, clause, io) => replaceNapoleon(box, p, NAPOLEON[e.to], clause, io),
  napoleonEnters(_box, p, _e, clause, io) {
    if (p.napoleon !== NAPOLEON.none) return;
    p.napoleon = NAPOLEON.B;
    p.napoleonAt = AT.home;
    io.tell?.({ kind: 'napoleon', clause, form: NAPOLEON.B, at: AT.home });
  },
  josephineEnters(_box, p, _e, clause, io) {
    p.josephine = AT.home;
    io.tell?.({ kind: 'josephine', clause, at: AT.home });
  },
  mutiny(_box, p, _e, clause, io) {
    p.admiralty = 0;
    io.tell?.({ kind: 'funds', clause, treasury: p.treasury, warFund: p.warFund, admiralty: 0 });
  },
  delay(box, p, e, clause, io) {
    const of = place(NATIONALITIES, e.nationality);
    for (let unit = 0; unit < p.where.length; unit++) {
      const at = p.where[unit] ?? PLACE.board;
      if (box.nationality[unit] === of && (at <= PLACE.portugal || at === PLACE.pool))
        move(p, unit, PLACE.delayed, clause, io);
    }
  },
  place: (_box, p, e, clause, io) => placeMarker(p, e.marker, clause, io),
  vizier(_box, p, e, clause, io) {
    // NW-13.0-c
    const found = p.invaded ? undefined : e.wars.find((war) => p.wars[place(WARS, war)] === FOUGHT.not);
    if (found === undefined) return;
    p.vizier = place(WARS, found);
    io.tell?.({ kind: 'laid', clause, what: 'grand-vizier', war: p.vizier });
  },
  ulcer: (box, p, _e, _clause, io) => ulcer(box, p, io),
  bavariaTurns: (box, p, _e, clause, io) => turnBavaria(box, p, clause, io),
  unitTo: (box, p, e, clause, io) => sendUnit(box, p, box.unitOf(e.unit), e.to, clause, io),
  remove: (box, p, e, clause, io) => move(p, box.unitOf(e.unit), PLACE.removed, clause, io),
  status: (box, p, e, clause, io) => setStatus(box, p, place(POWERS, e.power), STATUS[e.status], clause, io),
  war: (_box, p, e, _clause, io) => startWar(p, place(WARS, e.war), io),
  naval(_box, p, e) {
    if (p.fleet) startNavalBattle(p, e.trafalgar);
  },
  client: (_box, p, _e, _clause, io) => newClient(p, io),
  warsaw: (box, p, _e, _clause, io) => placeClient(p, box.clients.length - 1, GERMANY, 'NW-4.7-a', io),
  discardMarriage: (_box, p, _e, clause, io) => liftMarriage(p, clause, io),
  busyInEgypt(_box, p, _e, _clause, io) {
    p.napoleonAt = AT.egypt;
    beBusy(p, 'NW-4.14-a', io);
  },
  fervour(box, p, e, clause, io) {
    for (let nation = 0; nation < NATION_COUNT; nation++)
      if (e.nation === 'all' || NATIONS[nation] === e.nation) changeFervour(box, p, nation, e.by, clause, io);
  },
  fervourDie(box, p, e, clause, io) {
    const roll = die(io);
    changeFervour(box, p, place(NATIONS, e.nation), e.sign * roll, clause, io, roll);
  },
  abdication: (box, p, e, clause, io) => changeAbdication(box, p, isVeteran(p.options) ? e.veteran : e.by, clause, io),
  religionEffect(box, p, _e, clause, io) {
    for (const [nation, by] of get(box.religions, p.religion).fervour.entries())
      if (by !== 0) changeFervour(box, p, nation, by, clause, io);
  },
  religionStep(_box, p, e, clause, io) {
    if (p.religion + 1 >= e.most) return;
    p.religion++;
    io.tell?.({ kind: 'religion', clause, religion: p.religion });
  },
  personality(box, p, _e, clause, io) {
    const personality = oneOf(p.people.length, (n) => p.people[n] === AT.board, 'people', io);
    if (personality === NONE) return;
    p.people[personality] = get(box.personalities, personality).home;
    io.tell?.({ kind: 'personality', clause, personality, at: get(p.people, personality) });
  },
  warFromBowl: (box, p, _e, _clause, io) => warFromBowl(box, p, io),
  josephineTravels(_box, p, _e, clause, io) {
    p.josephine = rollNation(p, clause, io);
    io.tell?.({ kind: 'josephine', clause, at: p.josephine });
  },
  divorce: (box, p, _e, _clause, io) => divorce(box, p, io),
  emancipation(_box, p, _e, clause, io) {
    p.emancipated = true;
    io.tell?.({ kind: 'laid', clause, what: 'emancipation' });
  },
  quarrel: (box, p, _e, _clause, io) => quarrel(box, p, io),
  panic(_box, p, _e, clause, io) {
    if (p.london4) {
      p.london4 = false;
      io.tell?.({ kind: 'lifted', clause, what: 'london4' });
    } else pay(p, Math.min(2, p.treasury), clause, io);
  },
  returnDiscarded(box, p, e, clause, io) {
    for (let n = 0; n < e.count; n++) {
      const unit = drawFrom(p, PLACE.discarded, io, (each) => isHomeCorps(box, each));
      if (unit !== NONE) move(p, unit, PLACE.army, clause, io);
    }
  },
  disgrace(box, p, _e, clause, io) {
    const diplomat = oneOf(p.diplomats.length, (n) => box.diplomats[n]?.french === false, 'people', io);
    p.missions[diplomat] = MISSION.disgraced;
    io.tell?.({ kind: 'disgraced', clause, diplomat });
  },
  discardDiplomat(box, p, e, clause, io) {
    const diplomat = box.diplomatOf(e.diplomat);
    p.diplomats[diplomat] = AT.gone;
    io.tell?.({ kind: 'diplomat', clause, diplomat, at: AT.gone });
  },
  hundredDays(_box, p) {
    p.hundredDays = true;
  },
};

/** An effect with its clause, its verb found: positions meet it without a look into any list of names. */
interface Deed {
  readonly when: Condition | null;
  act(p: Position, io: Told): void;
}

function deedOf<Op extends Effect['op']>(box: Box, e: EffectOf<Op>, clause: ClauseId): Deed {
  const verb: Verb<Op> = VERBS[e.op as Op];
  return { when: e.when ?? null, act: (p, io) => verb(box, p, e, clause, io) };
}

export function effects(box: Box): Steps<Position, Choice> {
  const deedsOf = (list: Effects['list']): readonly (readonly Deed[])[] =>
    box[list].map((entry, of) => entry.effects.map((effect) => deedOf(box, effect, clauseOf(box, list, of))));
  const deeds = { events: deedsOf('events'), markers: deedsOf('markers'), accidents: deedsOf('accidents') };
  return procedure<Position, Effects, Choice, NapoleonicEvent>('effects', {
    next: {
      run(p, f, io) {
        const list = get(deeds[f.list], f.of);
        const { when, act } = get(list, f.at++);
        if (f.at < list.length) jump(f, 'effects.next');
        if (when === null || holds(box, p, when)) act(p, io);
      },
    },
  });
}
