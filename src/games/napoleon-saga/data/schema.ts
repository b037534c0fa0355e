import * as z from 'zod/mini';
import { id, int, list, mark, name, note } from '../../../kernel/pack-schema.ts';
import { CAUSES, FORMATIONS, KEYWORDS, TERRAINS, UNIT_ROLES, WINDOWS } from './box.ts';

// The shape of a pack: whoever owns the printed cards puts their values in, in the words of the closed vocabulary.

const arm = z.enum(['infantry', 'cavalry', 'artillery']);
const sub = z.enum(['line', 'light', 'heavy', 'foot', 'horse']);
const status = z.enum(['standard', 'elite', 'guard']);
const nation = z.enum(['france', 'britain', 'prussia', 'brunswick', 'netherlands']);
const army = z.enum(['french', 'coalition']);
const terrainId = z.enum(TERRAINS);
const formationId = z.enum(FORMATIONS);
const window = z.enum(WINDOWS);
const role = z.enum(UNIT_ROLES);
const test = z.enum(['fire', 'melee', 'morale', 'evasion', 'bypass']);
const who = z.enum(['self', 'enemy']);
const side = z.enum(['own', 'enemy']);
const marked = z.union([mark, z.record(z.string().check(z.maxLength(40)), mark)]);
const some = <T extends z.core.$ZodType>(item: T) => z.array(item).check(z.minLength(1), z.maxLength(20));
const amount = int(-9, 9);
const count = int(1, 9);

const selector = z.strictObject({
  side: z.optional(side),
  arm: z.optional(some(arm)),
  sub: z.optional(some(sub)),
  status: z.optional(some(status)),
  nation: z.optional(some(nation)),
  zone: z.optional(some(z.enum(['L1', 'L2', 'R', 'RET', 'BYP_OWN', 'BYP_ENEMY']))),
  engaged: z.optional(z.boolean()),
  activated: z.optional(z.boolean()),
  woundsMin: z.optional(int(0, 9)),
  formationNot: z.optional(some(formationId)),
  terrainNot: z.optional(some(terrainId)),
  chargeBonus: z.optional(z.boolean()),
  initiator: z.optional(z.boolean()),
  firstRound: z.optional(z.boolean()),
  evasionFailed: z.optional(z.boolean()),
  facing: z.optional(role),
  inArcOf: z.optional(z.strictObject({ role, range: int(3, 4) })),
  outcome: z.optional(z.enum(['retreated', 'eliminated'])),
  disorganised: z.optional(z.boolean()),
  chargedThisTurn: z.optional(z.boolean()),
  testCause: z.optional(some(z.enum(CAUSES))),
});

const destination = z.enum(['free_L1', 'free_L2', 'free_R', 'swap_L1_unengaged']);
const grantOptions = z.strictObject({
  range: z.optional(int(3, 4)),
  fireMod: z.optional(amount),
  meleeMod: z.optional(amount),
  ignoreLos: z.optional(z.boolean()),
  target: z.optional(role),
  destinations: z.optional(some(destination)),
  autoSuccess: z.optional(z.boolean()),
});

const effect = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('place_terrain'), terrain: terrainId }),
  z.strictObject({ op: z.literal('set_formation'), formation: formationId, on: role }),
  z.strictObject({
    op: z.literal('attach'),
    on: role,
    grants: some(z.strictObject({ test, amount })),
    vpToEnemyIfEliminated: int(0, 9),
  }),
  z.strictObject({
    op: z.literal('test_mod'),
    test,
    of: role,
    amount,
    duration: z.enum(['test', 'round', 'turn']),
  }),
  z.strictObject({ op: z.literal('auto_result'), of: role, result: z.enum(['pass', 'fail']) }),
  z.strictObject({ op: z.literal('skip_morale'), of: role }),
  z.strictObject({ op: z.literal('auto_rally'), on: role }),
  z.strictObject({ op: z.literal('remove_wounds'), on: role, amount: count, mayRemoveLast: z.boolean() }),
  z.strictObject({ op: z.literal('add_wounds'), on: role, amount: count, causesMorale: z.boolean() }),
  z.strictObject({ op: z.literal('draw'), who, amount: count }),
  z.strictObject({ op: z.literal('discard'), who, amount: count, mode: z.enum(['random', 'choose']) }),
  z.strictObject({ op: z.literal('look'), what: z.literal('enemy_reserve') }),
  z.strictObject({ op: z.literal('scry'), amount: count, take: count }),
  z.strictObject({
    op: z.literal('grant_action'),
    on: role,
    action: z.enum(['fire', 'move', 'disengage', 'move_and_melee', 'fire_and_move', 'fire_then_melee']),
    options: grantOptions,
  }),
  z.strictObject({ op: z.literal('clear_activation'), on: role }),
  z.strictObject({ op: z.literal('place_unit'), on: role, to: some(destination) }),
  z.strictObject({ op: z.literal('become_unit'), tokenUnit: id, to: some(destination) }),
  z.strictObject({ op: z.literal('deploy_from_deck'), filter: selector, to: some(destination) }),
]);

const limitOf = z.union([selector, z.enum(['defender', 'attacker_or_defender'])]);

const strategyCard = z.strictObject({
  id,
  name,
  nameFr: name,
  kind: z.enum(['terrain', 'formation', 'attachment', 'bonus', 'order', 'reaction', 'event']),
  initiative: int(0, 5),
  gold: z.boolean(),
  nation: z.nullable(nation),
  windows: some(window),
  requires: z.partialRecord(role, selector),
  paysActivation: z.boolean(),
  effects: some(effect),
  destination: z.enum(['discard', 'slot', 'attached', 'board']),
  windowLimits: z.optional(z.partialRecord(window, z.partialRecord(role, limitOf))),
  needsAdvancedRule: z.optional(z.literal('bypass')),
  provenance: marked,
  armies: some(army),
});

const unit = z.strictObject({
  id,
  name,
  nameFr: name,
  nation: z.nullable(nation),
  arm,
  sub,
  status,
  fire: int(0, 9),
  melee: int(0, 9),
  cohesion: int(1, 9),
  morale: int(0, 9),
  keywords: z.array(z.enum(KEYWORDS)).check(z.maxLength(12)),
  cost: int(0, 999),
  presence: int(0, 26),
  vp: int(0, 9),
  provenance: marked,
  starterCopies: int(0, 26),
});

const terrain = z.strictObject({
  card: id,
  forbids: z
    .array(
      z
        .string()
        .check(
          z.regex(/^(infantry|cavalry|artillery)\/(\*|line|light|heavy|foot|horse)$/, 'must be such as cavalry/heavy'),
        ),
    )
    .check(z.maxLength(9)),
  blocksLos: z.boolean(),
  stripsFormation: z.boolean(),
  passives: z
    .array(
      z.union([
        z.strictObject({
          op: z.literal('test_mod'),
          test,
          of: z.enum(['occupant', 'melee_initiator', 'enemy_firing_at_occupant', 'enemy_in_melee_with_occupant']),
          amount,
          duration: z.enum(['test', 'round']),
          when: z.optional(z.enum(['occupant_not_initiator', 'initiator_or_its_enemy_on_river_counted_once'])),
        }),
        z.strictObject({ op: z.literal('ignore_los_block'), of: z.literal('occupant_if_artillery') }),
      ]),
    )
    .check(z.maxLength(9)),
  provenance: marked,
});

const formation = z.strictObject({
  card: id,
  passives: z
    .array(
      z.strictObject({
        op: z.literal('test_mod'),
        test,
        of: z.enum(['unit', 'unit_firing_at_it']),
        amount,
        duration: z.enum(['test', 'round']),
      }),
    )
    .check(z.maxLength(9)),
  provenance: marked,
  for: arm,
});

const counted = { min: z.optional(int(0, 9)), max: z.optional(int(0, 9)) };
const simpleTest = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('empty_slots'), side, slots: z.enum(['centre', 'wings', 'L1']), ...counted }),
  z.strictObject({ op: z.literal('retreat_occupied'), side, min: count }),
  z.strictObject({ op: z.literal('units_in_zone'), side, zone: z.enum(['L1', 'L2', 'R']), min: count }),
  z.strictObject({ op: z.literal('terrain_occupied'), side, min: count }),
  z.strictObject({ op: z.literal('eliminated_matching'), side, selector, ...counted }),
  z.strictObject({ op: z.literal('in_play_matching'), side, selector, min: count }),
  z.strictObject({ op: z.literal('eliminated_lead'), min: count }),
]);
const stateTest = z.union([simpleTest, z.strictObject({ op: z.literal('all'), tests: some(simpleTest) })]);

const condition = z.union([
  z.strictObject({ type: z.literal('state'), at: z.enum(['END_OF_TURN', 'ANY_TIME', 'GAME_END']), test: stateTest }),
  z.strictObject({
    type: z.literal('event'),
    event: z.literal('unit_eliminated'),
    selector,
    countMin: count,
    within: z.enum(['turn', 'game']),
  }),
  z.strictObject({ type: z.literal('event'), event: z.literal('melee_won'), selector }),
  z.strictObject({ type: z.literal('event'), event: z.literal('vp_card_gained') }),
]);

const objective = z.strictObject({
  id,
  name,
  nameFr: name,
  kind: z.enum(['immediate', 'long_term']),
  vp: int(0, 9),
  condition,
  provenance: marked,
});

const copies = z.record(id, int(1, 26));

export const packSchema = z.strictObject({
  schemaVersion: z.literal(1),
  game: z.literal('napoleon-saga'),
  provenanceKey: z.strictObject({ rulebook: note, found: note, reconstructed: note, own: z.optional(note) }),
  constants: z.strictObject({
    activationMarkersPerTurn: int(1, 9),
    handSize: int(1, 20),
    startingUnits: z.literal(12),
    objectivesDealt: int(1, 4),
    testTarget: int(1, 12),
    doubleWoundTarget: int(1, 15),
    vpTrigger: int(1, 50),
    emptyFirstLineLoss: int(1, 5),
    bypassTarget: int(1, 12),
    evasionTarget: int(1, 12),
    provenance: marked,
  }),
  terrains: z.strictObject({ hill: terrain, river: terrain, wood: terrain, building: terrain }),
  formations: z.strictObject({ line: formation, square: formation, echelon: formation }),
  armies: list(
    z.strictObject({ id: army, name, nameFr: name, units: z.array(unit).check(z.minLength(1), z.maxLength(26)) }),
    2,
  ),
  tokenUnits: z.array(unit).check(z.maxLength(3)),
  strategyCards: z.array(strategyCard).check(z.minLength(1), z.maxLength(60)),
  bluffCards: list(z.strictObject({ id, name, nameFr: name, army, initiative: int(0, 5), provenance: marked }), 2),
  objectives: z.array(objective).check(z.minLength(6), z.maxLength(30)),
  decks: z
    .array(z.strictObject({ id, army, limit: int(1, 9999), units: copies, strategy: copies, provenance: marked }))
    .check(z.minLength(2), z.maxLength(40)),
  armyBuilding: z.strictObject({
    minUnits: int(12, 26),
    pointLimit: int(1, 9999),
    infantryPerCavalry: int(1, 9),
    largeFrom: int(12, 26),
    artilleryMax: int(0, 9),
    artilleryMaxLarge: int(0, 9),
    guardMax: int(0, 5),
    guardMaxLarge: int(0, 5),
    strategyMin: int(1, 99),
    strategyMaxCopies: int(1, 4),
    provenance: marked,
  }),
});

export type Pack = z.infer<typeof packSchema>;
export type PackCard = Pack['strategyCards'][number];
export type PackUnit = Pack['tokenUnits'][number];
