import type { Random } from '../../../kernel/chance.ts';
import { get } from '../../../kernel/there.ts';
import type { ArmyId, Box, Deck, UnitFacts } from '../data/box.ts';
import { faultsOf } from '../rules/army.ts';

// Decks as somebody could build them (NS-ARMY), drawn by chance.

type Counts = { [id: string]: number };

const LIMITS = [900, 900, 1000, 1200];
/** More tries than any deck needs: whatever would break a rule is put back. */
const TRIES = 400;

/** The kinds of units that an army has. */
const kindsOf = (box: Box, army: ArmyId): UnitFacts[] => {
  const { cards } = box.armies[army === 'french' ? 0 : 1];
  return cards.filter(({ id, token }, i) => !token && cards.findIndex((card) => card.id === id) === i);
};

/** Sixteen units or more, forty cards or more, within every limit; the limit of points is drawn as well. */
export function anyDeck(box: Box, army: ArmyId, random: Random): Deck {
  const limit = get(LIMITS, random.below(LIMITS.length));
  const kinds = kindsOf(box, army);
  const wanted = box.building.minUnits + random.below(4);
  const strategy = anyStrategy(box, army, random);
  const units: Counts = {};
  const deck: Deck = { id: 'drawn', army, limit, units, strategy };
  const isSound = (): boolean => faultsOf(box, deck).every(({ why }) => why === 'tooFewUnits');
  const cheapest = (): number => Math.min(...kinds.map(({ cost }) => cost));
  const costs = (): number => kinds.reduce((sum, { id, cost }) => sum + cost * (units[id] ?? 0), 0);
  let count = 0;
  for (let tries = 0; tries < TRIES && count < wanted; tries++) {
    const { id, arm } = get(kinds, random.below(kinds.length));
    // Cavalry needs its infantry first, and what is dear must leave enough for the rest.
    if (count < 5 && arm === 'cavalry') continue;
    units[id] = (units[id] ?? 0) + 1;
    const left = Math.max(0, box.building.minUnits - count - 1) * (cheapest() + 10);
    if (isSound() && costs() + left <= limit) count++;
    else units[id]--;
  }
  for (const id of Object.keys(units)) if (units[id] === 0) delete units[id];
  return faultsOf(box, deck).length === 0 ? deck : anyDeck(box, army, random);
}

function anyStrategy(box: Box, army: ArmyId, random: Random): Counts {
  const { strategyMin, strategyMaxCopies } = box.building;
  const designs = box.designs.filter(({ armies }) => armies.includes(army));
  const strategy: Counts = {};
  const wanted = strategyMin + random.below(6);
  for (let cards = 0; cards < wanted; ) {
    const { id } = get(designs, random.below(designs.length));
    if ((strategy[id] ?? 0) >= strategyMaxCopies) continue;
    strategy[id] = (strategy[id] ?? 0) + 1;
    cards++;
  }
  return strategy;
}
