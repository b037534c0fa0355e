import { type Zones, zonesOf } from '../../../grids/zones.ts';
import type { PackInfo } from '../../../kernel/game.ts';
import { packInfo, places } from '../../../kernel/pack.ts';
import { get } from '../../../kernel/there.ts';
import { BLOCK_COUNT, COMMANDER_IDS, CORPS_IDS, type CorpsId, NATION_IDS } from '../pieces.ts';
import type { Box, CardFacts, Deployment, EventFacts, ScenarioFacts, Zone, ZoneFacts } from './box.ts';
import type { EventId } from './events.ts';
import type { Pack } from './schema.ts';

const NONE = -1;
type PackScenario = Pack['scenarios'][number];
type PackCard = Pack['decks']['french'][number] | Pack['threePlayerCards'][number];

/** The tables that the rules look into, from a pack that `readPack` has accepted. */
export function buildBox(pack: Pack, info: PackInfo = packInfo(pack.game, pack)): Box {
  const zoneOf = places(pack.zones.map((zone) => zone.id));
  const links = pack.connections.map((c) => ({
    id: c.id,
    a: zoneOf(c.a),
    b: zoneOf(c.b),
    bridge: c.bridge,
    river: c.river,
  }));
  // A destroyed bridge does not change how far zones are apart.
  const graph = zonesOf(pack.zones.length, links);
  const linkPlace = places(pack.connections.map((c) => c.id));
  const decks = [pack.decks.french.map(({ no }) => no), pack.decks.coalition.map(({ no }) => no)];
  const { strengthCubes: cubes } = pack.pieces;
  const corps = CORPS_IDS.map((id) => found(pack.pieces.corps, id));
  return {
    info,
    width: pack.board.size.width,
    height: pack.board.size.height,
    track: pack.board.victoryTrack.max,
    zones: zoneTable(pack, graph),
    links,
    linkOf: graph.linkOf,
    distance: graph.distance,
    terrain: pack.board.terrain,
    brussels: zoneOf('bruxelles'),
    alost: zoneOf('alost'),
    lamarqueZones: pack.board.lamarqueZones.map(zoneOf),
    corps: corps.map((c) => ({
      id: c.id,
      name: c.name,
      infantry: c.infantry,
      cavalry: c.cavalry,
      movement: c.icons.movement,
      combatBonus: c.icons.combatBonus,
      pursuit: c.icons.pursuit,
    })),
    commanders: COMMANDER_IDS.map((id) => {
      const c = found(pack.pieces.commanders, id);
      return {
        id,
        name: c.name,
        movementBonus: c.movementBonus,
        fatigueReduction: c.manoeuvreFatigueReduction,
        combatBonus: c.combatBonus,
      };
    }),
    infantryCubes: [cubes.frenchInfantry, cubes.englishInfantry, cubes.prussianInfantry],
    cavalryCubes: [cubes.frenchCavalry, cubes.englishCavalry, cubes.prussianCavalry],
    maxStrength: Math.max(...corps.map((c) => c.maxStrength)),
    maxFatigue: Math.max(...corps.map((c) => c.maxFatigue)),
    bridgeMarkers: pack.pieces.destroyedBridgeMarkers.count,
    dice: NATION_IDS.map((id) => pack.dice[id].faces.map(({ losses, fatigues }) => ({ losses, fatigues }))),
    events: eventTable(pack),
    cards: cardTable(pack),
    decks,
    decksOfThree: decks.map((deck) =>
      deck.map((no) => pack.threePlayerCards.find((card) => card.replaces === no)?.no ?? no),
    ),
    invasions: pack.invasionCards.map((card) => ({
      no: card.no,
      name: card.name,
      camps: [card.draw.french, card.draw.coalition],
      eachOfThree: card.draw.eachCoalitionPlayerIn3p,
    })),
    scenarios: pack.scenarios.map((scenario) => scenarioFacts(pack, scenario, zoneOf, linkPlace)),
  };
}

function found<T extends { readonly id: string }>(list: readonly T[], id: string): T {
  const one = list.find((item) => item.id === id);
  if (one === undefined) throw new Error(`the pack has no '${id}'`);
  return one;
}

function zoneTable(pack: Pack, { near, by }: Zones): ZoneFacts[] {
  return pack.zones.map(({ id, name, type, country, vp, x, y }, zone) => {
    return { id, name, type, country, vp, x, y, near: get(near, zone), by: get(by, zone) };
  });
}

function eventTable(pack: Pack): Record<EventId, EventFacts> {
  const entries = pack.events.map(({ id, name, nameEn, colour, ledger }) => [id, { id, name, nameEn, colour, ledger }]);
  return Object.fromEntries(entries) as Record<EventId, EventFacts>;
}

function cardTable(pack: Pack): (CardFacts | null)[] {
  const table = new Array<CardFacts | null>(83).fill(null);
  const all: readonly PackCard[] = [...pack.decks.french, ...pack.decks.coalition, ...pack.threePlayerCards];
  for (const card of all) {
    table[card.no] = {
      no: card.no,
      camp: card.deck === 'french' ? 0 : 1,
      event: card.event,
      colour: card.colour,
      movement: card.movement,
      initiative: card.initiative,
      losses: card.combat.losses,
      fatigues: card.combat.fatigues,
      recovery: card.recovery,
    };
  }
  return table;
}

const PIECE_IDS: readonly string[] = [...CORPS_IDS, ...COMMANDER_IDS];
const blockOf = places(PIECE_IDS);

function scenarioFacts(
  pack: Pack,
  s: PackScenario,
  zoneOf: (id: string) => Zone,
  linkPlace: (id: string) => number,
): ScenarioFacts {
  const where = new Array<Zone>(BLOCK_COUNT).fill(NONE);
  for (const { zone, pieces } of s.setup) for (const piece of pieces) where[blockOf(piece)] = zoneOf(zone);
  const control = pack.zones.map(({ id }) => NATION_IDS.findIndex((nation) => s.control[nation].includes(id)));
  const strength = (corps: CorpsId) => s.strengthOverrides[corps] ?? found(pack.pieces.corps, corps);
  const deployment = (nation: (typeof NATION_IDS)[number]): Deployment => {
    const free = s.freeSetup?.[nation];
    return {
      blocks: (free?.pieces ?? []).map(blockOf),
      zones: (free?.zones ?? []).map(zoneOf),
      maxCorps: free?.maxCorpsPerZone ?? 0,
    };
  };
  return {
    id: s.id,
    name: s.name,
    nameEn: s.nameEn,
    date: s.date,
    grognardOnly: !s.rules.includes('conscript'),
    startVp: s.startVictoryPoints,
    turns: s.turns.map(({ label, invasionCard }) => ({
      label,
      invasion: pack.invasionCards.findIndex((card) => card.no === invasionCard),
    })),
    where,
    activated: s.startsActivated.map(blockOf),
    infantry: CORPS_IDS.map((id) => strength(id).infantry),
    cavalry: CORPS_IDS.map((id) => strength(id).cavalry),
    fatigue: CORPS_IDS.map((id) => s.startFatigue[id] ?? 0),
    control,
    fortified: s.fortifiedPositions.map(zoneOf),
    destroyed: s.destroyedBridgesAtStart.map(linkPlace),
    arrivals: s.reinforcements.map(({ turn, corps, zone }) => ({ turn, corps: blockOf(corps), zone: zoneOf(zone) })),
    deployments: s.freeSetup === null ? null : NATION_IDS.map(deployment),
    vedettes: NATION_IDS.map((nation) => s.vedettes[nation]),
    hands: {
      camps: [s.initialHands.french, s.initialHands.coalition],
      eachOfThree: s.initialHands.eachCoalitionPlayerIn3p,
    },
  };
}
