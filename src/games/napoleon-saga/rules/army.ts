import type { ArmyFacts, Box, Deck } from '../data/box.ts';
import type { ClauseId } from './bars.ts';

// NS-ARMY: what a deck that somebody has built is held to.

/** What is wrong with a deck, by which clause; the figures are those of its sentence. */
export interface ArmyFault {
  readonly clause: ClauseId;
  readonly why:
    | 'unknownUnit'
    | 'unknownCard'
    | 'tooDear'
    | 'tooMany'
    | 'tooFewUnits'
    | 'tooMuchCavalry'
    | 'tooMuchArtillery'
    | 'tooManyGuards'
    | 'tooFewCards'
    | 'tooManyCopies';
  /** The unit or card that is meant, or empty. */
  readonly id: string;
  readonly count: number;
  readonly limit: number;
}

const total = (counts: { readonly [id: string]: number }): number =>
  Object.values(counts).reduce((sum, n) => sum + n, 0);

/** Every fault of a deck; none when it may be taken to the table. */
export function faultsOf(box: Box, deck: Omit<Deck, 'id'>): ArmyFault[] {
  return [...unitFaults(box, armyOf(box, deck), deck), ...strategyFaults(box, deck)];
}

/** What a deck amounts to, and what it is held to as it stands. */
export interface ArmyFigures {
  readonly units: number;
  readonly cost: number;
  readonly infantry: number;
  readonly cavalry: number;
  readonly artillery: number;
  readonly guards: number;
  readonly cards: number;
  readonly cavalryMax: number;
  readonly artilleryMax: number;
  readonly guardMax: number;
  /** NS-ARMY-06: it has so many units that it may have more guns and more of the Guard. */
  readonly large: boolean;
}

const armyOf = (box: Box, { army }: Omit<Deck, 'id'>): ArmyFacts => box.armies[army === 'french' ? 0 : 1];

const unitOf = (army: ArmyFacts, id: string) => army.cards.find((card) => card.id === id && !card.token);

export function figuresOf(box: Box, deck: Omit<Deck, 'id'>): ArmyFigures {
  const { building } = box;
  const army = armyOf(box, deck);
  let [cost, guards] = [0, 0];
  const arms = { infantry: 0, cavalry: 0, artillery: 0 };
  for (const [id, count] of Object.entries(deck.units)) {
    const unit = unitOf(army, id);
    if (unit === undefined) continue;
    cost += unit.cost * count;
    // NS-ARMY-09: a Guard that is cavalry or artillery counts for both, and a unit that can dismount is cavalry.
    arms[unit.arm] += count;
    if (unit.status === 'guard') guards += count;
  }
  const units = total(deck.units);
  const large = units >= building.largeFrom;
  return {
    units,
    cost,
    ...arms,
    guards,
    cards: total(deck.strategy),
    cavalryMax: Math.floor(arms.infantry / building.infantryPerCavalry),
    artilleryMax: large ? building.artilleryMaxLarge : building.artilleryMax,
    guardMax: large ? building.guardMaxLarge : building.guardMax,
    large,
  };
}

function unitFaults(box: Box, army: ArmyFacts, deck: Omit<Deck, 'id'>): ArmyFault[] {
  const { building } = box;
  const faults: ArmyFault[] = [];
  const fault = (clause: ClauseId, why: ArmyFault['why'], count: number, limit: number, id = ''): void => {
    faults.push({ clause, why, id, count, limit });
  };
  for (const [id, count] of Object.entries(deck.units)) {
    const unit = unitOf(army, id);
    if (unit === undefined) fault('NS-UNIT-03', 'unknownUnit', count, 0, id);
    else if (count > unit.presence) fault('NS-ARMY-02', 'tooMany', count, unit.presence, id);
  }
  const has = figuresOf(box, deck);
  if (has.cost > deck.limit) fault('NS-ARMY-01', 'tooDear', has.cost, deck.limit);
  if (has.units < building.minUnits) fault('NS-ARMY-03', 'tooFewUnits', has.units, building.minUnits);
  if (has.cavalry > has.cavalryMax) fault('NS-ARMY-04', 'tooMuchCavalry', has.cavalry, has.cavalryMax);
  const clause = has.large ? 'NS-ARMY-06' : 'NS-ARMY-05';
  if (has.artillery > has.artilleryMax) fault(clause, 'tooMuchArtillery', has.artillery, has.artilleryMax);
  if (has.guards > has.guardMax) fault(clause, 'tooManyGuards', has.guards, has.guardMax);
  return faults;
}

/** NS-ARMY-08: the Bluff card is not counted. */
function strategyFaults(box: Box, { army, strategy }: Omit<Deck, 'id'>): ArmyFault[] {
  const { strategyMin, strategyMaxCopies } = box.building;
  const faults: ArmyFault[] = [];
  for (const [id, count] of Object.entries(strategy)) {
    const card = box.designs.find((design) => design.id === id);
    if (card === undefined || !card.armies.includes(army))
      faults.push({ clause: 'NS-CARD-10', why: 'unknownCard', id, count, limit: 0 });
    else if (count > strategyMaxCopies)
      faults.push({ clause: 'NS-ARMY-08', why: 'tooManyCopies', id, count, limit: strategyMaxCopies });
  }
  const cards = total(strategy);
  if (cards < strategyMin)
    faults.push({ clause: 'NS-ARMY-08', why: 'tooFewCards', id: '', count: cards, limit: strategyMin });
  return faults;
}

/**
 * Why one more of a unit or card can never be right, whatever else is added: a fault that is there only with it, and that no further
 * card would mend. Cavalry may be chosen before its infantry, and a third gun before the eighteenth unit.
 */
export function refusalOf(box: Box, deck: Omit<Deck, 'id'>, id: string): ArmyFault | null {
  const isUnit = unitOf(armyOf(box, deck), id) !== undefined;
  const one = (counts: Deck['units']) => ({ ...counts, [id]: (counts[id] ?? 0) + 1 });
  const more = isUnit ? { ...deck, units: one(deck.units) } : { ...deck, strategy: one(deck.strategy) };
  const before = faultsOf(box, deck);
  const isNew = ({ why, id: of, count }: ArmyFault) =>
    !before.some((fault) => fault.why === why && fault.id === of && fault.count >= count);
  for (const fault of faultsOf(box, more)) {
    const most = mostOf(box, deck, fault);
    if (isNew(fault) && most !== null && fault.count > most) return { ...fault, ...ultimate(fault), limit: most };
  }
  return null;
}

/** NS-ARMY-06: what an army can have at the most is what a large one can. */
const ultimate = ({ clause }: ArmyFault): Pick<ArmyFault, 'clause'> => ({
  clause: clause === 'NS-ARMY-05' ? 'NS-ARMY-06' : clause,
});

/** The limit of a fault once everything is added that would raise it; null for one that is mended by adding. */
function mostOf(box: Box, deck: Omit<Deck, 'id'>, { why, limit }: ArmyFault): number | null {
  const { artilleryMaxLarge, guardMaxLarge, infantryPerCavalry } = box.building;
  switch (why) {
    case 'tooFewUnits':
    case 'tooFewCards':
      return null;
    case 'tooMuchCavalry': {
      const infantry = armyOf(box, deck).cards.filter(({ arm, token }) => arm === 'infantry' && !token);
      return Math.floor(infantry.length / infantryPerCavalry);
    }
    case 'tooMuchArtillery':
      return artilleryMaxLarge;
    case 'tooManyGuards':
      return guardMaxLarge;
    default:
      return limit;
  }
}

// A deck as a text, so that it can be agreed on before a match: army, limit, units, cards.

/** Empty while somebody is still building. */
const LIST = /^(?:[a-z0-9-]+ \d{1,2}(?:, (?!$)|$))*$/;

const printList = (counts: { readonly [id: string]: number }): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([id, count]) => `${id} ${count}`)
    .join(', ');

/** `french 900: fr-line 6, fr-light 2; s01 2, s02 2`. */
export const printDeck = ({ army, limit, units, strategy }: Omit<Deck, 'id'>): string =>
  `${army} ${limit}: ${printList(units)}; ${printList(strategy)}`;

/** The inverse; a sentence for what is no such text. */
export function readDeck(text: string): Deck | string {
  const [, army, limit, units = '', strategy = ''] =
    /^(french|coalition) (\d{1,4}): ([^;]*);(?: ([^;]*))?$/.exec(text) ?? [];
  if ((army !== 'french' && army !== 'coalition') || !LIST.test(units) || !LIST.test(strategy))
    return 'it is no deck such as `french 900: fr-line 6, fr-light 2; s01 2, s02 2`';
  const counts = (list: string): { readonly [id: string]: number } | null => {
    const entries = (list === '' ? [] : list.split(', ')).map((each) => each.split(' ') as [string, string]);
    const ids = new Set(entries.map(([id]) => id));
    return ids.size === entries.length ? Object.fromEntries(entries.map(([id, n]) => [id, Number(n)])) : null;
  };
  const [own, cards] = [counts(units), counts(strategy)];
  if (own === null || cards === null) return 'it names something twice';
  return { id: text, army, limit: Number(limit), units: own, strategy: cards };
}
