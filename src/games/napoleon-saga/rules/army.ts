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
  const army = box.armies[deck.army === 'french' ? 0 : 1];
  return [...unitFaults(box, army, deck), ...strategyFaults(box, deck)];
}

function unitFaults(box: Box, army: ArmyFacts, deck: Omit<Deck, 'id'>): ArmyFault[] {
  const { building } = box;
  const faults: ArmyFault[] = [];
  const fault = (clause: ClauseId, why: ArmyFault['why'], count: number, limit: number, id = ''): void => {
    faults.push({ clause, why, id, count, limit });
  };
  const facts = (id: string) => army.cards.find((card) => card.id === id && !card.token);
  let cost = 0;
  const arms = { infantry: 0, cavalry: 0, artillery: 0 };
  let guards = 0;
  for (const [id, count] of Object.entries(deck.units)) {
    const unit = facts(id);
    if (unit === undefined) {
      fault('NS-UNIT-03', 'unknownUnit', count, 0, id);
      continue;
    }
    if (count > unit.presence) fault('NS-ARMY-02', 'tooMany', count, unit.presence, id);
    cost += unit.cost * count;
    // NS-ARMY-09: a Guard that is cavalry or artillery counts for both, and a unit that can dismount is cavalry.
    arms[unit.arm] += count;
    if (unit.status === 'guard') guards += count;
  }
  const units = total(deck.units);
  const large = units >= building.largeFrom;
  const guns = large ? building.artilleryMaxLarge : building.artilleryMax;
  const guard = large ? building.guardMaxLarge : building.guardMax;
  if (cost > deck.limit) fault('NS-ARMY-01', 'tooDear', cost, deck.limit);
  if (units < building.minUnits) fault('NS-ARMY-03', 'tooFewUnits', units, building.minUnits);
  const horse = Math.floor(arms.infantry / building.infantryPerCavalry);
  if (arms.cavalry > horse) fault('NS-ARMY-04', 'tooMuchCavalry', arms.cavalry, horse);
  if (arms.artillery > guns) fault(large ? 'NS-ARMY-06' : 'NS-ARMY-05', 'tooMuchArtillery', arms.artillery, guns);
  if (guards > guard) fault(large ? 'NS-ARMY-06' : 'NS-ARMY-05', 'tooManyGuards', guards, guard);
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

// A deck as a text, so that it can be agreed on before a match: army, limit, units, cards.

const LIST = /^(?:[a-z0-9-]+ \d{1,2}(?:, |$))+$/;

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
    /^(french|coalition) (\d{1,4}): ([^;]+); ([^;]+)$/.exec(text) ?? [];
  if ((army !== 'french' && army !== 'coalition') || !LIST.test(units) || !LIST.test(strategy))
    return 'it is no deck such as `french 900: fr-line 6, fr-light 2; s01 2, s02 2`';
  const counts = (list: string): { readonly [id: string]: number } | null => {
    const entries = list.split(', ').map((each) => each.split(' ') as [string, string]);
    const ids = new Set(entries.map(([id]) => id));
    return ids.size === entries.length ? Object.fromEntries(entries.map(([id, n]) => [id, Number(n)])) : null;
  };
  const [own, cards] = [counts(units), counts(strategy)];
  if (own === null || cards === null) return 'it names something twice';
  return { id: text, army, limit: Number(limit), units: own, strategy: cards };
}
