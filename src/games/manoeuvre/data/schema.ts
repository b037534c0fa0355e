import * as z from 'zod/mini';
import { marks as exceptions, hash, id, int, list, mark, name, note } from '../../../kernel/pack-schema.ts';

/** 1.2: d6, d8 and d10. */
const dice = z.string().check(z.regex(/^[1-6]d(6|8|10)$/, 'must be dice such as 2d8 (d6, d8 or d10)'));
const square = z.string().check(z.regex(/^[a-h][1-8]$/, 'must be a square such as e4'));

/** The mark of a whole entry, and exceptions for single values of it. */
const marks = {
  provenance: mark,
  provenanceFields: z.optional(exceptions),
};

const nation = z.enum(['fr', 'gb', 'at', 'ot', 'pr', 'ru', 'es', 'us']);
const edge = z.enum(['N', 'E', 'S', 'W']);
const hqType = z.enum([
  'ambush',
  'committedAttack',
  'forcedMarch',
  'guerrillas',
  'redoubt',
  'regroup',
  'sappers',
  'skirmish',
  'scout',
  'supply',
  'withdraw',
]);
const count = z.optional(int(0, 20));

const unit = z.strictObject({
  id,
  name,
  counterName: name,
  type: z.enum(['infantry', 'cavalry']),
  fullStrength: int(1, 20),
  reducedStrength: int(1, 20),
  ...marks,
});

const unitCard = z.strictObject({
  id,
  kind: z.literal('unit'),
  unit: id,
  attack: z.nullable(dice),
  defence: int(0, 20),
  bombard: z.nullable(dice),
  volley: z.nullable(dice),
  range: z.nullable(int(1, 2)),
  pursuitMax: z.nullable(int(1, 6)),
  withdrawMax: z.nullable(int(1, 6)),
  notRequiredToAdvance: z.boolean(),
  ...marks,
});

const leaderCard = z.strictObject({
  id,
  kind: z.literal('leader'),
  name,
  command: int(1, 8),
  combatAttack: int(0, 20),
  combatDefence: int(0, 20),
  rallyMax: int(0, 6),
  rallyAutomatic: z.boolean(),
  pursuitMod: int(-5, 5),
  grandBattery: z.nullable(z.strictObject({ range: int(1, 2), dice })),
  ...marks,
});

const hqCard = z.strictObject({ id, kind: z.literal('hq'), type: hqType, name, ...marks });

const army = z.strictObject({
  id: nation,
  name,
  nameFr: name,
  tieBreakRank: int(1, 8),
  ...marks,
  units: list(unit, 8),
  hqSummary: z.strictObject({
    leader: count,
    ambush: count,
    committedAttack: count,
    forcedMarch: count,
    guerrillas: count,
    redoubt: count,
    regroup: count,
    sappers: count,
    skirmish: count,
    scout: count,
    supply: count,
    withdraw: count,
  }),
  deck: list(z.discriminatedUnion('kind', [unitCard, leaderCard, hqCard]), 60),
});

const land = {
  id: z.enum(['clear', 'field', 'woods', 'hill', 'town', 'marsh', 'lake']),
  code: z.string().check(z.regex(/^[.a-z]$/, 'must be one small letter or a full stop')),
  nameFr: name,
  blocksLineOfSight: z.boolean(),
  ...marks,
};

const terrain = z.discriminatedUnion('enter', [
  z.strictObject({
    ...land,
    enter: z.literal(true),
    defence: int(0, 20),
    stopsMovement: z.boolean(),
    assaultOut: z.boolean(),
    forcedMarchAllowed: z.boolean(),
    attackBonus: int(0, 20),
  }),
  z.strictObject({
    ...land,
    enter: z.literal(false),
    defence: z.null(),
    stopsMovement: z.null(),
    assaultOut: z.null(),
    forcedMarchAllowed: z.null(),
    attackBonus: z.null(),
  }),
]);

const tile = z.strictObject({
  id: int(1, 24),
  rows: list(z.string().check(z.length(4)), 4),
  provenance: mark,
  // Which way is up is a property of a tile without a value of its own.
  provenanceFields: z.optional(
    z.strictObject({ id: z.optional(mark), rows: z.optional(mark), rotation: z.optional(mark) }),
  ),
});

const deployment = z.record(id, square);

export const packSchema = z.strictObject({
  schemaVersion: z.literal(1),
  hash,
  game: z.literal('manoeuvre'),
  players: z.literal(2),
  handSize: int(1, 20),
  deckSize: z.literal(60),
  unitsPerArmy: z.literal(8),
  eliminationsToWin: int(1, 8),
  provenance: mark,
  provenanceKey: z.strictObject({ rulebook: note, found: note, reconstructed: note, own: z.optional(note) }),
  notes: z.array(note).check(z.maxLength(50)),
  dice: z.strictObject({ d6: z.literal(6), d8: z.literal(8), d10: z.literal(10) }),
  hqTypes: list(z.strictObject({ id: hqType, name, nameFr: name }), 11),
  hqEffects: z.strictObject({
    ambush: z.strictObject({ dice, ...marks }),
    committedAttack: z.strictObject({ dice, ...marks }),
    redoubt: z.strictObject({ defence: int(0, 20), ...marks }),
    skirmish: z.strictObject({ maxMove: int(0, 8), ...marks }),
    forcedMarch: z.strictObject({ extraMove: int(1, 8), ...marks }),
  }),
  movement: z.strictObject({ infantry: int(1, 8), cavalry: int(1, 8), ...marks }),
  terrain: list(terrain, 7),
  tiles: list(tile, 24),
  introductorySetup: z.strictObject({
    firstPlayerMayChoose: list(nation, 2),
    battlefield: list(
      z.strictObject({
        slot: z.enum(['NW', 'NE', 'SW', 'SE']),
        tile: int(1, 24),
        rotation: z.literal([0, 90, 180, 270]),
      }),
      4,
    ),
    edges: z.partialRecord(nation, edge),
    exampleDeployment: z.partialRecord(nation, deployment),
    ...marks,
  }),
  tieBreakOrder: list(nation, 8),
  nations: list(army, 8),
});

export type Pack = z.infer<typeof packSchema>;
export type PackCard = Pack['nations'][number]['deck'][number];
