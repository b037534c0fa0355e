import * as z from 'zod/mini';
import { id, int, list, mark, note } from '../../../kernel/pack-schema.ts';
import { CONDITIONS, NATIONALITIES, NATIONS, POWERS, REQUIREMENTS, RESULTS, TREATIES, WARS } from './names.ts';

// The shape of a pack: whoever owns the printed game puts its values in, in the words of the closed vocabulary.

const nation = z.enum(NATIONS);
const power = z.enum(POWERS);
const war = z.enum(WARS);
const nationality = z.enum(NATIONALITIES);
const treaty = z.enum(TREATIES);
const status = z.enum(['neutral', 'surrendered', 'coalition', 'french']);
const marked = z.union([mark, z.record(z.string().check(z.maxLength(40)), mark)]);
const several = <T extends z.core.$ZodType>(item: T, most = 40) => z.array(item).check(z.maxLength(most));
const exactly = <T extends z.core.$ZodType>(item: T, count: number) => list(item, count);
const when = z.optional(z.enum(CONDITIONS));
const track = int(0, 16);

const plain = <const Op extends string>(op: Op) => z.strictObject({ op: z.literal(op), when });

/** What an event, a political marker or an accident does, one thing after the other. */
const effect = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('addToBowl'), marker: id, when }),
  z.strictObject({ op: z.literal('takeFromBowl'), marker: id, when }),
  z.strictObject({ op: z.literal('addClients'), count: int(1, 9), when }),
  z.strictObject({ op: z.literal('treaty'), treaty, when }),
  z.strictObject({ op: z.literal('discardTreaty'), treaty, when }),
  z.strictObject({ op: z.literal('napoleon'), to: z.enum(['N', 'V']), when }),
  z.strictObject({ op: z.literal('delay'), nationality, when }),
  z.strictObject({ op: z.literal('place'), marker: z.enum(['continental-system', 'paris', 'fra-diavolo']), when }),
  z.strictObject({ op: z.literal('vizier'), wars: several(war, 3), when }),
  z.strictObject({ op: z.literal('unitTo'), unit: id, to: z.enum(['france', 'pool', 'army']), when }),
  z.strictObject({ op: z.literal('remove'), unit: id, when }),
  z.strictObject({ op: z.literal('status'), power, status, when }),
  z.strictObject({ op: z.literal('war'), war, when }),
  z.strictObject({ op: z.literal('naval'), trafalgar: z.boolean(), when }),
  z.strictObject({ op: z.literal('fervour'), nation: z.enum([...NATIONS, 'all']), by: int(-16, 16), when }),
  z.strictObject({ op: z.literal('fervourDie'), nation, sign: z.union([z.literal(1), z.literal(-1)]), when }),
  z.strictObject({ op: z.literal('abdication'), by: int(-9, 9), veteran: int(-9, 9), when }),
  z.strictObject({ op: z.literal('religionStep'), most: int(1, 5), when }),
  z.strictObject({ op: z.literal('returnDiscarded'), count: int(1, 9), when }),
  z.strictObject({ op: z.literal('discardDiplomat'), diplomat: id, when }),
  plain('napoleonEnters'),
  plain('josephineEnters'),
  plain('mutiny'),
  plain('tilsit'),
  plain('ulcer'),
  plain('bavariaTurns'),
  plain('busyInEgypt'),
  plain('client'),
  plain('warsaw'),
  plain('discardMarriage'),
  plain('religionEffect'),
  plain('personality'),
  plain('warFromBowl'),
  plain('josephineTravels'),
  plain('divorce'),
  plain('emancipation'),
  plain('quarrel'),
  plain('panic'),
  plain('disgrace'),
  plain('hundredDays'),
]);
const effects = several(effect, 12);

const money = int(0, 16);
const die = int(1, 6);
const constants = z.strictObject({
  turns: z.literal(16),
  veteranLastTurn: int(1, 16),
  trackMax: z.literal(16),
  londonIncome: money,
  londonIncomeWithMarker: money,
  powerIncome: money,
  personalityIncome: money,
  tradeIncome: money,
  negotiationCost: money,
  charmCost: money,
  alignCost: money,
  alignCostMarried: money,
  alignCostPerLostWar: money,
  markerCost: money,
  inviteCost: int(1, 16),
  inviteMost: die,
  lotSize: int(1, 12),
  lotCost: money,
  homeCorps: int(0, 9),
  butCorps: int(0, 9),
  shortageFervour: int(-16, 0),
  envoys: int(0, 6),
  envoysPerBox: int(1, 6),
  guardStrength: int(1, 20),
  guardLeast: die,
  guardAbdication: int(0, 9),
  guardAbdicationVeteran: int(0, 9),
  lossMost: int(0, 6),
  pursuitMost: int(0, 6),
  rideMost: die,
  popeModifier: int(-5, 5),
  josephineModifier: int(-5, 5),
  seaModifier: int(0, 5),
  vizierModifier: int(-5, 5),
  ulcerFervour: int(-16, 0),
  objectiveNations: int(1, 5),
  provenance: marked,
});

const scenario = z.strictObject({
  id,
  startTurn: int(1, 16),
  abdication: track,
  treasury: money,
  minorWar: money,
  admiralty: money,
  fervour: exactly(track, NATIONS.length),
  status: z.strictObject({ prussia: status, austria: status, russia: status, spain: status, sweden: status }),
  treaties: several(treaty),
  invaded: z.boolean(),
  sea: z.enum(['none', 'royal-navy', 'french-fleet']),
  nelson: z.boolean(),
  continentalSystem: z.boolean(),
  fleet: z.boolean(),
  napoleon: z.enum(['none', 'B', 'N', 'V']),
  josephine: z.enum(['none', 'bed', 'discarded']),
  religion: id,
  emancipated: z.boolean(),
  pope: z.boolean(),
  paris: z.boolean(),
  london4: z.boolean(),
  ulcer: z.boolean(),
  fraDiavolo: z.boolean(),
  trade: several(war),
  flagsWon: several(war),
  flagsLost: several(war),
  warsWon: several(war),
  warsLost: several(war),
  bowl: several(id),
  clientsInBowl: int(0, 12),
  clients: several(z.strictObject({ client: id, nation })),
  army: several(id, 70),
  discarded: several(id, 70),
  removed: several(id, 70),
  pool: several(id, 70),
  neutral: several(id, 70),
  onMap: several(z.strictObject({ nation, units: several(id) })),
  diplomats: several(z.strictObject({ diplomat: id, nation })),
  personalities: several(z.strictObject({ personality: id, at: z.enum([...NATIONS, 'london']) })),
  provenance: marked,
});

export const packSchema = z.strictObject({
  schemaVersion: z.literal(1),
  game: z.literal('napoleonic-wars'),
  provenanceKey: z.strictObject({ rulebook: note, found: note, reconstructed: note, own: z.optional(note) }),
  constants,
  nations: exactly(
    z.strictObject({ id: nation, adjacent: several(nation), deploy: several(nationality), provenance: marked }),
    NATIONS.length,
  ),
  wars: exactly(
    z.strictObject({
      id: war,
      difficulty: int(2, 20),
      anchor: z.boolean(),
      trade: z.boolean(),
      russian: z.boolean(),
      strategic: z.boolean(),
      provenance: marked,
    }),
    WARS.length,
  ),
  units: several(
    z.strictObject({
      id,
      nationality,
      arm: z.enum(['infantry', 'cavalry']),
      strength: int(1, 9),
      dot: z.enum(['none', 'red', 'white']),
      provenance: marked,
    }),
    90,
  ),
  diplomats: several(
    z.strictObject({ id, side: z.enum(['french', 'coalition']), value: int(0, 6), provenance: marked }),
    20,
  ),
  personalities: several(z.strictObject({ id, home: nation, provenance: marked }), 8),
  napoleon: exactly(
    z.strictObject({
      id: z.enum(['B', 'N', 'V']),
      accidentDice: int(1, 3),
      win: int(-16, 16),
      loss: int(-16, 16),
      endOfTurn: int(-16, 16),
      guard: z.boolean(),
      provenance: marked,
    }),
    3,
  ),
  clients: several(z.strictObject({ id, modifier: z.union([int(-5, 5), z.literal('X')]), provenance: marked }), 20),
  religions: exactly(
    z.strictObject({
      id,
      fervour: z.strictObject({
        france: z.optional(int(-16, 16)),
        germany: z.optional(int(-16, 16)),
        austria: z.optional(int(-16, 16)),
        italy: z.optional(int(-16, 16)),
        spain: z.optional(int(-16, 16)),
      }),
      provenance: marked,
    }),
    5,
  ),
  markers: several(z.strictObject({ id, count: int(1, 20), effects, provenance: marked })),
  turns: exactly(
    z.strictObject({
      years: z.string().check(z.maxLength(20)),
      but: nation,
      draws: int(0, 9),
      events: several(id, 4),
      provenance: marked,
    }),
    16,
  ),
  events: several(z.strictObject({ id, effects, provenance: marked })),
  lightInfantry: exactly(exactly(z.enum(['AN', 'AF', 'DF']), 6), 17),
  battleTable: exactly(z.strictObject({ most: int(-99, 999), result: z.enum(RESULTS), provenance: marked }), 9),
  invasions: exactly(
    z.strictObject({
      forces: several(z.strictObject({ nation, corps: int(1, 9) }), 5),
      napoleon: z.union([z.strictObject({ nation, corps: int(0, 9) }), z.literal('grand-strategy')]),
      provenance: marked,
    }),
    21,
  ),
  accidentTable: exactly(several(several(id, 4), 16), 3),
  accidents: several(z.strictObject({ id, requires: z.optional(z.enum(REQUIREMENTS)), effects, provenance: marked })),
  brides: exactly(z.enum([...POWERS, 'but']), 6),
  quarrels: exactly(power, 6),
  naval: z.strictObject({
    nelson: int(-9, 9),
    royalNavy: int(-9, 9),
    frenchFleet: int(-9, 9),
    frenchSpain: int(-9, 9),
    win: int(2, 20),
    draw: int(2, 20),
    abdication: int(0, 9),
    nelsonFalls: several(int(2, 12), 11),
    provenance: marked,
  }),
  scenarios: z.array(scenario).check(z.minLength(1), z.maxLength(9)),
});

export type Pack = z.infer<typeof packSchema>;
export type Scenario = Pack['scenarios'][number];
export type Effect = Pack['events'][number]['effects'][number];
