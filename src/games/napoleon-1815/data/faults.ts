import { repeated } from '../../../kernel/read-pack.ts';
import { get } from '../../../kernel/there.ts';
import { BLOCKS_OF, COMMANDER_IDS, CORPS_IDS, NATION_IDS, VEDETTES_OF } from '../pieces.ts';
import type { Pack } from './schema.ts';

/** What is wrong with a pack of the right shape, a sentence each: values that cannot all be true at once. */
export function* faults(pack: Pack): Generator<string> {
  yield* repeated('zones', 'id', pack.zones);
  yield* repeated('connections', 'id', pack.connections);
  yield* repeated('pieces.corps', 'id', pack.pieces.corps);
  yield* repeated('pieces.commanders', 'id', pack.pieces.commanders);
  yield* repeated('events', 'id', pack.events);
  yield* repeated('scenarios', 'id', pack.scenarios);
  yield* mapFaults(pack);
  yield* pieceFaults(pack);
  yield* deckFaults(pack);
  for (const [i, scenario] of pack.scenarios.entries()) yield* scenarioFaults(pack, scenario, `scenarios[${i}]`);
}

function* mapFaults(pack: Pack): Generator<string> {
  const zones = new Set(pack.zones.map((zone) => zone.id));
  for (const [i, { a, b }] of pack.connections.entries()) {
    if (!zones.has(a)) yield `connections[${i}].a is '${a}', there is no such zone`;
    if (!zones.has(b)) yield `connections[${i}].b is '${b}', there is no such zone`;
    if (a === b) yield `connections[${i}] leads from '${a}' to itself`;
    const twin = pack.connections.slice(0, i).some((c) => (c.a === a && c.b === b) || (c.a === b && c.b === a));
    if (twin) yield `connections[${i}] joins '${a}' and '${b}', which are joined before`;
  }
  const reached = new Set([get(pack.zones, 0).id]);
  for (let size = 0; size < reached.size; ) {
    size = reached.size;
    for (const { a, b } of pack.connections) {
      if (reached.has(a)) reached.add(b);
      else if (reached.has(b)) reached.add(a);
    }
  }
  for (const { id } of pack.zones) if (!reached.has(id)) yield `zones: no way leads to '${id}'`;
  for (const id of ['bruxelles', 'alost', ...pack.board.lamarqueZones, ...pack.board.fortifiedFarms])
    if (!zones.has(id)) yield `zones has no '${id}', which the events need`;
}

function* pieceFaults(pack: Pack): Generator<string> {
  const { pieces } = pack;
  for (const id of CORPS_IDS) if (!pieces.corps.some((c) => c.id === id)) yield `pieces.corps has no '${id}'`;
  for (const id of COMMANDER_IDS)
    if (!pieces.commanders.some((c) => c.id === id)) yield `pieces.commanders has no '${id}'`;
  for (const [n, nation] of NATION_IDS.entries()) {
    if (pieces.blocks[nation] !== BLOCKS_OF[n])
      yield `pieces.blocks.${nation} is ${pieces.blocks[nation]}, ${BLOCKS_OF[n]} are in the box`;
    if (pieces.vedettes[nation].count !== VEDETTES_OF[n])
      yield `pieces.vedettes.${nation}.count is ${pieces.vedettes[nation].count}, the blocks leave ${VEDETTES_OF[n]}`;
  }
  for (const [i, corps] of pieces.corps.entries()) {
    const strength = corps.infantry + corps.cavalry;
    if (strength < 1 || strength > corps.maxStrength)
      yield `pieces.corps[${i}] has ${strength} strength points, it must have 1 to ${corps.maxStrength}`;
  }
}

function* deckFaults(pack: Pack): Generator<string> {
  const numbers = new Set<number>();
  const all = [...pack.decks.french, ...pack.decks.coalition, ...pack.invasionCards, ...pack.threePlayerCards];
  for (const { no } of all) {
    if (numbers.has(no)) yield `the card number ${no} is there twice`;
    numbers.add(no);
  }
  const colours = new Map(pack.events.map((event) => [event.id, event]));
  for (const deck of ['french', 'coalition'] as const) {
    for (const [i, card] of pack.decks[deck].entries()) {
      const place = `decks.${deck}[${i}]`;
      if (card.deck !== deck) yield `${place}.deck is '${card.deck}'`;
      const event = colours.get(card.event);
      if (event !== undefined && event.colour !== card.colour)
        yield `${place}.colour is ${card.colour}, but the event '${card.event}' is ${event.colour}`;
      if (event !== undefined && !event.sides.includes(deck))
        yield `${place}.event is '${card.event}', not of this camp`;
    }
  }
  for (const [i, card] of pack.threePlayerCards.entries()) {
    if (!pack.decks[card.deck].some(({ no }) => no === card.replaces))
      yield `threePlayerCards[${i}].replaces is ${card.replaces}, which is not in the ${card.deck} deck`;
  }
}

function* scenarioFaults(pack: Pack, scenario: Pack['scenarios'][number], place: string): Generator<string> {
  const zones = new Set(pack.zones.map((zone) => zone.id));
  const named = [
    ...scenario.setup.map(({ zone }) => zone),
    ...scenario.fortifiedPositions,
    ...NATION_IDS.flatMap((nation) => scenario.control[nation]),
    ...scenario.reinforcements.map(({ zone }) => zone),
    ...NATION_IDS.flatMap((nation) => scenario.freeSetup?.[nation].zones ?? []),
  ];
  for (const id of named) if (!zones.has(id)) yield `${place} speaks of the zone '${id}', which is not on the map`;
  const links = new Set(pack.connections.map((connection) => connection.id));
  for (const id of scenario.destroyedBridgesAtStart)
    if (!links.has(id)) yield `${place} speaks of the bridge '${id}', which is not on the map`;
  if (scenario.startVictoryPoints >= pack.board.victoryTrack.max)
    yield `${place}.startVictoryPoints is ${scenario.startVictoryPoints}, the track ends at ${pack.board.victoryTrack.max}`;
  const placed: string[] = [
    ...scenario.setup.flatMap(({ pieces }) => pieces),
    ...scenario.reinforcements.map(({ corps }) => corps),
    ...scenario.offMap,
    ...NATION_IDS.flatMap((nation) => scenario.freeSetup?.[nation].pieces ?? []),
  ];
  for (const id of [...CORPS_IDS, ...COMMANDER_IDS]) {
    const count = placed.filter((other) => other === id).length;
    if (count !== 1) yield `${place} places '${id}' ${count} times, once is needed`;
  }
  for (const [n, nation] of NATION_IDS.entries()) {
    // One block of the nation's event corps brings a vedette of its own.
    if (scenario.vedettes[nation] > get(VEDETTES_OF, n))
      yield `${place}.vedettes.${nation} is ${scenario.vedettes[nation]}, ${VEDETTES_OF[n]} are in the box`;
  }
}
