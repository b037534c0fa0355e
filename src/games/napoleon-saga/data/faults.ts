import { repeated, taken } from '../../../kernel/read-pack.ts';
import type { Pack } from './schema.ts';

/** What is wrong with a pack of the right shape, a sentence each: values that cannot all be true at once. */
export function* faults(pack: Pack): Generator<string> {
  yield* armyFaults(pack);
  yield* repeated('strategyCards', 'id', pack.strategyCards);
  yield* repeated('objectives', 'id', pack.objectives);
  yield* repeated('decks', 'id', pack.decks);
  yield* cardFaults(pack);
  for (const [i, deck] of pack.decks.entries()) yield* deckFaults(pack, deck, `decks[${i}]`);
  for (const army of ['french', 'coalition'] as const) {
    if (!pack.decks.some((deck) => deck.army === army)) yield `decks has none for the army '${army}', one is needed`;
  }
}

/** A number for each unit card of a match is kept in a table of this length. */
const MOST_CARDS = 32;

function* armyFaults(pack: Pack): Generator<string> {
  yield* repeated('armies', 'id', pack.armies);
  yield* repeated('bluffCards', 'army', pack.bluffCards);
  yield* repeated('bluffCards', 'id', pack.bluffCards);
  const ids = new Map<string, string>();
  const tokens = pack.tokenUnits.length * pack.armyBuilding.strategyMaxCopies;
  for (const [n, army] of pack.armies.entries()) {
    for (const [i, unit] of army.units.entries()) yield* taken(ids, unit.id, `armies[${n}].units[${i}].id`);
    const cards = army.units.reduce((sum, { presence }) => sum + presence, 0);
    if (cards + tokens > MOST_CARDS)
      yield `armies[${n}] has ${cards} unit cards, with the ${tokens} tokens there may be at most ${MOST_CARDS}`;
  }
  for (const [i, unit] of pack.tokenUnits.entries()) yield* taken(ids, unit.id, `tokenUnits[${i}].id`);
  if (pack.armies[0]?.id !== 'french') yield `armies[0].id must be 'french'`;
}

/** What a card does is done with what there is. */
function* cardFaults(pack: Pack): Generator<string> {
  for (const [i, card] of pack.strategyCards.entries()) {
    const place = `strategyCards[${i}]`;
    for (const effect of card.effects) {
      if (effect.op === 'become_unit' && !pack.tokenUnits.some(({ id }) => id === effect.tokenUnit))
        yield `${place} becomes '${effect.tokenUnit}', there is no such token unit`;
      if (effect.op === 'scry' && effect.take > effect.amount)
        yield `${place} takes ${effect.take} cards of ${effect.amount}`;
      const on = 'on' in effect ? effect.on : undefined;
      if (on === 'chosen' && card.requires.chosen === undefined)
        yield `${place} acts on a chosen unit that it does not ask for`;
    }
    const grants = card.effects.some(({ op }) => op === 'grant_action');
    if (grants !== card.paysActivation)
      yield `${place}.paysActivation must be ${grants}, for it ${grants ? 'grants an action' : 'grants no action'}`;
  }
  for (const [id, { card }] of [...Object.entries(pack.terrains), ...Object.entries(pack.formations)]) {
    if (!pack.strategyCards.some((known) => known.id === card))
      yield `'${id}' is of the card '${card}', there is no such card`;
  }
}

function* deckFaults(pack: Pack, deck: Pack['decks'][number], place: string): Generator<string> {
  const army = pack.armies.find(({ id }) => id === deck.army);
  for (const [id, count] of Object.entries(deck.units)) {
    const unit = army?.units.find((known) => known.id === id);
    if (unit === undefined) yield `${place}.units has '${id}', the army '${deck.army}' has no such unit`;
    else if (count > unit.presence) yield `${place}.units has ${count} of '${id}', there are ${unit.presence}`;
  }
  for (const [id, count] of Object.entries(deck.strategy)) {
    const card = pack.strategyCards.find((known) => known.id === id);
    if (card === undefined || !card.armies.includes(deck.army))
      yield `${place}.strategy has '${id}', the army '${deck.army}' has no such card`;
    else if (count > pack.armyBuilding.strategyMaxCopies) yield `${place}.strategy has ${count} of '${id}'`;
  }
  const units = Object.values(deck.units).reduce((sum, count) => sum + count, 0);
  if (units < pack.constants.startingUnits)
    yield `${place} has ${units} units, ${pack.constants.startingUnits} are needed to begin`;
}
