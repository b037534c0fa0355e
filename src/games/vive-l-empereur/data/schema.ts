import * as z from 'zod/mini';
import { id, int, line, list, mark, marks, name, note } from '../../../kernel/pack-schema.ts';
import { ARMS, FIRE_RESULTS, FORMATIONS, HEXSIDES, RANKS, TERRAIN } from './names.ts';

// The shape of a pack: whoever owns the printed game puts its values in, in the words of the closed vocabulary.

const several = <T extends z.core.$ZodType>(item: T, most = 60) => z.array(item).check(z.maxLength(most));
const hex = z.string().check(z.regex(/^\d{4}$/, 'must be a hex such as 1508'));
const marked = z.union([mark, marks]);
/** Null: may not enter, may not cross, no shock. */
const cost = z.nullable(int(0, 20));
const modifier = int(-5, 5);
const move = z.strictObject({ foot: cost, line: cost, square: cost, horse: cost, guns: cost });
const offsets = several(int(-5, 6), 6);
const row = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest));

const constants = z.strictObject({
  footSteps: int(1, 99),
  horseSteps: int(1, 99),
  squareMp: int(0, 9),
  roadBonus: int(0, 9),
  squareFire: modifier,
  skirmishFarFire: modifier,
  footRange: int(1, 7),
  skirmishRange: int(1, 7),
  opportunityRange: int(1, 7),
  formationCost: int(0, 9),
  gunsFormationCost: int(0, 9),
  backwardCost: int(0, 9),
  aboutFaceCost: int(0, 9),
  chargeTurnCost: int(0, 9),
  chargeTurns: int(0, 9),
  disorganised: modifier,
  square: modifier,
  rallyNearEnemy: modifier,
  flank: modifier,
  rear: modifier,
  failureAbove: modifier,
  demoralised: modifier,
  despair: modifier,
  squareFar: modifier,
  leaderFalls: int(1, 7),
  encircledFalls: int(1, 7),
  otherCorpsBonus: int(0, 9),
  provenance: marked,
});

const side = z.strictObject({ id, communication: z.array(hex).check(z.minLength(1), z.maxLength(9)) });

const reinforcement = z.optional(z.strictObject({ turn: int(1, 99), group: id }));

const unit = z.strictObject({
  id,
  no: int(1, 999),
  name,
  side: id,
  nation: id,
  corps: id,
  division: name,
  arm: z.enum(ARMS),
  class: id,
  steps: int(1, 10),
  fire: int(0, 20),
  range: int(0, 7),
  shock: int(0, 9),
  morale: int(2, 12),
  mp: z.strictObject({
    line: z.optional(int(0, 20)),
    column: z.optional(int(0, 20)),
    limbered: z.optional(int(0, 20)),
  }),
  steady: z.optional(z.literal(true)),
  setup: z.optional(z.strictObject({ hex, formation: z.enum(FORMATIONS), facing: int(0, 11), stack: int(1, 10) })),
  reinforcement,
});

const leader = z.strictObject({
  id,
  name,
  side: id,
  rank: z.enum(RANKS),
  commands: several(id, 20),
  combat: modifier,
  morale: int(0, 9),
  mp: int(0, 20),
  points: int(0, 99),
  setup: z.optional(z.strictObject({ hex })),
  reinforcement,
});

const scenario = z.strictObject({
  id,
  date: line(10),
  sides: list(side, 2),
  turns: z.array(line(5)).check(z.minLength(1), z.maxLength(60)),
  map: z.strictObject({
    cols: int(2, 99),
    rows: int(2, 99),
    terrain: several(row(99), 99),
    elevation: several(row(99), 99),
    hexsides: several(z.strictObject({ a: hex, b: hex, type: z.enum(HEXSIDES) }), 2000),
    roads: several(z.strictObject({ type: z.enum(['road', 'path']), hexes: several(hex, 200) })),
    names: several(z.strictObject({ hex, name })),
  }),
  corps: several(
    z.strictObject({
      id,
      name,
      side: id,
      steps: int(1, 999),
      demoralised: z.nullable(int(1, 999)),
      despair: z.nullable(int(1, 999)),
    }),
  ),
  units: several(unit, 500),
  leaders: several(leader),
  groups: several(z.strictObject({ id, side: id, entry: hex })),
  victory: z.strictObject({
    objectives: several(z.strictObject({ hex, name, points: list(int(0, 99), 2), holder: z.nullable(id) }), 30),
    stepLost: int(0, 9),
    demoralised: int(0, 99),
    despair: int(0, 99),
    victory: int(1, 999),
    decisive: z.nullable(int(1, 999)),
  }),
  special: z.strictObject({
    /** Lines of sight are no longer than this in the first turns. */
    fog: z.nullable(z.strictObject({ turns: int(1, 99), sight: int(1, 7) })),
    /** A corps that may neither charge nor enter the first rows of the map until the battle is joined. */
    restrained: z.nullable(z.strictObject({ corps: id, rows: int(0, 99), stepLost: int(0, 9) })),
    /** A leader who commands the army until another one is on the map. */
    standIn: z.nullable(z.strictObject({ leader: id, until: id })),
    skirmish: z.boolean(),
  }),
  provenance: marks,
});

export const packSchema = z.strictObject({
  schemaVersion: z.literal(1),
  game: z.literal('vive-l-empereur'),
  provenanceKey: z.strictObject({ rulebook: note, found: note, reconstructed: note, own: z.optional(note) }),
  constants,
  replacement: z.strictObject({ combat: modifier, morale: int(0, 9), mp: int(0, 20), provenance: marked }),
  fireTable: z.strictObject({
    least: list(int(1, 99), 10),
    rows: list(list(z.enum(FIRE_RESULTS), 10), 8),
    provenance: marked,
  }),
  shockTable: z.strictObject({
    odds: list(list(int(1, 9), 2), 10),
    rows: list(
      list(
        z.string().check(z.regex(/^(0\*?|1\*?|D(\+1)?|E)\/(0\*?|1\*?|D(\+1)?|E)$/, 'must be two results such as 1*/0')),
        10,
      ),
      8,
    ),
    provenance: marked,
  }),
  moraleLoss: z.strictObject({ rows: list(list(int(-5, 0), 7), 6), provenance: marked }),
  terrain: list(
    z.strictObject({
      id: z.enum(TERRAIN),
      letter: z.string().check(z.length(1)),
      move,
      charge: cost,
      fire: modifier,
      shock: z.nullable(modifier),
      blocks: z.boolean(),
      formation: z.enum(['any', 'adapted', 'column', 'none']),
      shelter: z.boolean(),
      provenance: marked,
    }),
    TERRAIN.length,
  ),
  hexsides: list(
    z.strictObject({
      id: z.enum(HEXSIDES),
      move,
      charge: cost,
      shock: z.nullable(modifier),
      fire: modifier,
      provenance: marked,
    }),
    HEXSIDES.length,
  ),
  formations: list(
    z.strictObject({
      arm: z.enum(ARMS),
      formation: z.enum(FORMATIONS),
      facing: z.enum(['vertex', 'hexside', 'none']),
      front: offsets,
      flank: offsets,
      rear: offsets,
      enter: offsets,
      fire: offsets,
      shock: offsets,
      provenance: marked,
    }),
    13,
  ),
  scenarios: z.array(scenario).check(z.minLength(1), z.maxLength(9)),
});

export type Pack = z.infer<typeof packSchema>;
export type Scenario = Pack['scenarios'][number];
