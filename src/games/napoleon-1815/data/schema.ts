import * as z from 'zod/mini';
import { hash, id, int, line, list, mark, marks, name, note } from '../../../kernel/pack-schema.ts';
import { COMMANDER_IDS, CORPS_IDS } from '../pieces.ts';
import { EVENTS } from '../rules/events/index.ts';
import type { EventId } from './events.ts';

const nation = z.enum(['french', 'english', 'prussian']);
const camp = z.enum(['french', 'coalition']);
const zoneType = z.enum(['plain', 'wooded', 'town', 'fortified-town', 'fortified-farm']);
const colour = z.enum(['red', 'blue', 'green']);
const event = z.custom<EventId>(
  (value) => typeof value === 'string' && Object.hasOwn(EVENTS, value),
  'must be an event',
);
const corpsId = z.enum(CORPS_IDS);
const commanderId = z.enum(COMMANDER_IDS);
const piece = z.enum([...CORPS_IDS, ...COMMANDER_IDS]);
const perNation = (item: z.core.$ZodType<number>) => z.object({ french: item, english: item, prussian: item });

const terrain = z.object({
  defenderCards: int(0, 9),
  defenderCardsRequires: z.optional(note),
  defenderFatigueReduction: int(0, 9),
  requires: z.optional(note),
  pursuitAllowed: z.boolean(),
  stopsAndTiresWhenControlTaken: z.optional(z.boolean()),
});

const board = z.object({
  size: z.object({ width: int(1, 10000), height: int(1, 10000) }),
  victoryTrack: z.object({ min: int(0, 0), max: int(1, 99), provenance: mark }),
  zoneTypes: z.array(zoneType),
  terrain: z.object({
    plain: terrain,
    wooded: terrain,
    town: terrain,
    'fortified-town': terrain,
    'fortified-farm': terrain,
  }),
  terrainProvenance: mark,
  lamarqueZones: z.array(id).check(z.minLength(1)),
  fortifiedFarms: z.array(id),
});

const zone = z.object({
  id,
  name,
  type: zoneType,
  country: z.enum(['FR', 'BE']),
  vp: int(0, 9),
  controlAtStart: z.nullable(nation),
  x: int(0, 10000),
  y: int(0, 10000),
  provenance: marks,
});

const connection = z.object({ id, a: id, b: id, bridge: z.boolean(), river: z.nullable(name), provenance: mark });

const commander = z.object({
  id: commanderId,
  name,
  kind: z.literal('commander'),
  side: camp,
  nationality: nation,
  movementBonus: int(0, 9),
  manoeuvreFatigueReduction: int(0, 9),
  combatBonus: int(0, 9),
  provenance: marks,
});

const corps = z.object({
  id: corpsId,
  name,
  kind: z.literal('corps'),
  side: camp,
  nationality: nation,
  infantry: int(0, 8),
  cavalry: int(0, 8),
  maxStrength: int(1, 8),
  maxFatigue: int(1, 8),
  icons: z.object({ movement: z.boolean(), combatBonus: int(0, 9), pursuit: z.boolean() }),
  availability: line(60),
  historicalFormation: line(120),
  provenance: marks,
});

const count = z.object({ count: int(0, 99), provenance: mark, colour: z.optional(name) });

const pieces = z.object({
  commanders: list(commander, COMMANDER_IDS.length),
  corps: list(corps, CORPS_IDS.length),
  vedettes: z.object({ french: count, english: count, prussian: count }),
  fortifiedPositionMarkers: count,
  controlMarkers: z.extend(perNation(int(0, 99)), { provenance: mark }),
  retreatAxisMarkers: z.extend(perNation(int(0, 99)), { provenance: mark }),
  destroyedBridgeMarkers: count,
  fatigueCylinders: count,
  strengthCubes: z.object({
    frenchInfantry: int(0, 99),
    frenchCavalry: int(0, 99),
    englishInfantry: int(0, 99),
    englishCavalry: int(0, 99),
    prussianInfantry: int(0, 99),
    prussianCavalry: int(0, 99),
    provenance: mark,
    colours: z.record(id_(), name),
    coloursProvenance: mark,
  }),
  blocks: z.extend(perNation(int(0, 99)), { white: int(0, 99), provenance: mark }),
});

function id_() {
  return z.string().check(z.maxLength(40));
}

const face = z.object({ face: z.enum(['A', 'B', 'C', 'D', 'E', 'F']), losses: int(0, 9), fatigues: int(0, 9) });
const dice = z.object({ colour: name, count: int(0, 99), faces: list(face, 6) });

const eventFacts = z.object({
  id: event,
  name,
  nameEn: name,
  sides: z.array(camp).check(z.minLength(1), z.maxLength(2)),
  colour,
  timing: z.array(z.enum(['draw', 'initiative', 'manoeuvre-own', 'manoeuvre-opponent', 'combat', 'retreat-pursuit'])),
  window: note,
  ledger: line(40),
  provenance: marks,
});

const values = {
  no: int(1, 82),
  deck: camp,
  event,
  colour,
  movement: int(1, 9),
  initiative: int(1, 9),
  combat: face,
  recovery: int(0, 9),
  provenance: marks,
};
const card = z.object({ ...values, replacedInThreePlayerBy: z.optional(int(78, 82)) });
const threePlayerCard = z.object({ ...values, replaces: int(1, 72), note });
const draw = z.object({ french: int(0, 9), coalition: int(0, 9), eachCoalitionPlayerIn3p: int(0, 9) });
const invasionCard = z.object({ no: int(73, 77), stage: int(1, 5), name, draw, provenance: marks });

const deployment = (pieceList: z.core.$ZodType<string[]>) =>
  z.object({ pieces: pieceList, zones: z.array(id).check(z.minLength(1)), maxCorpsPerZone: int(1, 9) });
const deployed = z.array(piece);

const scenario = z.object({
  id,
  name,
  nameEn: name,
  date: name,
  players: z.array(int(2, 3)).check(z.minLength(1)),
  rules: z.array(z.enum(['conscript', 'grognard'])).check(z.minLength(1)),
  startVictoryPoints: int(1, 98),
  turns: z
    .array(z.object({ n: int(1, 99), label: name, invasionCard: int(73, 77) }))
    .check(z.minLength(1), z.maxLength(99)),
  setup: z.array(z.object({ zone: id, pieces: z.array(piece) })),
  control: z.object({ french: z.array(id), english: z.array(id), prussian: z.array(id) }),
  fortifiedPositions: z.array(id),
  destroyedBridgesAtStart: z.array(id),
  strengthOverrides: z.record(corpsId_(), z.object({ infantry: int(0, 8), cavalry: int(0, 8) })),
  startFatigue: z.record(corpsId_(), int(0, 8)),
  startsActivated: z.array(piece),
  reinforcements: z.array(z.object({ turn: int(1, 99), corps: corpsId, zone: id })),
  offMap: z.array(corpsId),
  freeSetup: z.nullable(
    z.object({
      order: z.array(camp),
      french: deployment(deployed),
      english: deployment(deployed),
      prussian: deployment(deployed),
    }),
  ),
  specialRules: z.array(note),
  initialHands: draw,
  vedettePlacement: note,
  provenance: mark,
  vedettes: perNation(int(0, 8)),
});

function corpsId_() {
  return z.string().check(z.refine((key) => CORPS_IDS.some((known) => known === key), 'must be a corps'));
}

export const packSchema = z.object({
  game: z.literal('napoleon-1815'),
  schemaVersion: z.literal(1),
  hash,
  notes: z.array(note),
  board,
  zones: z.array(zone).check(z.minLength(2), z.maxLength(200)),
  connections: z.array(connection).check(z.minLength(1), z.maxLength(600)),
  pieces,
  dice: z.object({ french: dice, english: dice, prussian: dice, provenance: marks }),
  events: list(eventFacts, Object.keys(EVENTS).length),
  decks: z.object({ french: list(card, 36), coalition: list(card, 36) }),
  invasionCards: list(invasionCard, 5),
  threePlayerCards: list(threePlayerCard, 5),
  scenarios: z.array(scenario).check(z.minLength(1), z.maxLength(20)),
});

export type Pack = z.infer<typeof packSchema>;
