import type { PackInfo } from '../../../kernel/game.ts';
import { packInfo } from '../../../kernel/pack.ts';
import { get, there } from '../../../kernel/there.ts';
import {
  ARMS,
  type ArmyFacts,
  type Box,
  type Design,
  type Effect,
  FORMATIONS,
  type Formation,
  type FormationFacts,
  KEYWORDS,
  type Keyword,
  SUBS,
  sortOf,
  TERRAINS,
  type TerrainFacts,
  type TerrainId,
  type UnitFacts,
} from './box.ts';
import type { Pack, PackCard, PackUnit } from './schema.ts';

/** The tables that the rules look into, from a pack that `readPack` has accepted. */
export function buildBox(read: Pack, info: PackInfo = packInfo(read.game, read)): Box {
  const pack = inOneHand(read);
  const copies = pack.armyBuilding.strategyMaxCopies;
  const tokenNames = pack.tokenUnits.map(({ id }) => id);
  const designs = pack.strategyCards.map((card) => designOf(card, tokenNames));
  const tokens = pack.tokenUnits.flatMap((unit) =>
    Array.from({ length: copies }, (_, i) => unitFacts(unit, i + 1, true)),
  );
  const army = (i: number): ArmyFacts => {
    const { id, name, nameFr, units } = get(pack.armies, i);
    const cards = units.flatMap((unit) =>
      Array.from({ length: unit.presence }, (_, copy) => unitFacts(unit, copy + 1, false)),
    );
    const bluff = there(
      pack.bluffCards.find((card) => card.army === id),
      `the Bluff card of '${id}'`,
    );
    return { id, name: { en: name, fr: nameFr }, cards: [...cards, ...tokens], bluff: bluffDesign(bluff) };
  };
  const { provenance: _sources, ...constants } = pack.constants;
  const { provenance: _origin, ...building } = pack.armyBuilding;
  return {
    info,
    constants,
    building,
    armies: [army(0), army(1)],
    tokens,
    designs,
    cards: [...designs.flatMap((design) => Array.from({ length: copies }, () => design)), null],
    terrains: tableOf(TERRAINS, (id) => terrainFacts(id, pack.terrains[id])),
    formations: tableOf(FORMATIONS, (id) => formationFacts(id, pack.formations[id])),
    objectives: pack.objectives.map(({ id, name, nameFr, kind, vp, condition }) => ({
      id,
      name: { en: name, fr: nameFr },
      kind,
      vp,
      condition,
    })),
    decks: pack.decks.map(({ id, army: of, limit, units, strategy }) => ({ id, army: of, limit, units, strategy })),
  };
}

/**
 * The words of a file are strings of their own, which the engine compares letter by letter with those that the rules are written
 * with. What it has met as the name of a key is the same string wherever it stands.
 */
function inOneHand<T>(value: T): T {
  if (typeof value === 'string') return Object.keys({ [value]: null })[0] as T;
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(inOneHand) as T;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inOneHand(part)])) as T;
}

function tableOf<K extends string, V>(keys: readonly K[], make: (key: K) => V): Readonly<Record<K, V>> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, V>;
}

function unitFacts(unit: PackUnit, copy: number, token: boolean): UnitFacts {
  const { id, name, nameFr, nation, arm, sub, status, fire, melee, cohesion, morale, cost, presence, vp } = unit;
  const has = tableOf<Keyword, boolean>(KEYWORDS, (keyword) => unit.keywords.includes(keyword));
  const names = { en: name, fr: nameFr };
  const printed = { nation, arm, sub, status, fire, melee, cohesion, morale, cost, presence, vp };
  const sorts = [sortOf(arm, sub), sortOf('infantry', sub)] as const;
  return { id, label: `${id}-${copy}`, name: names, ...printed, sorts, has, token };
}

/** The one effect of that kind, or null. */
const effectOf = <Op extends Effect['op']>(effects: readonly Effect[], op: Op): Extract<Effect, { op: Op }> | null =>
  effects.find((effect): effect is Extract<Effect, { op: Op }> => effect.op === op) ?? null;

function designOf(card: PackCard, tokens: readonly string[]): Design {
  const { id, name, nameFr, kind, initiative, nation, armies, paysActivation, effects, requires } = card;
  const becomes = effectOf(effects, 'become_unit');
  const terrain = effectOf(effects, 'place_terrain')?.terrain ?? null;
  return {
    id,
    name: { en: name, fr: nameFr },
    kind,
    initiative,
    nation,
    armies,
    windows: new Set(card.windows),
    requires,
    limits: card.windowLimits ?? {},
    paysActivation,
    effects,
    needsBypass: card.needsAdvancedRule === 'bypass',
    terrain,
    manner: terrain !== null || becomes !== null ? 'lay' : requires.chosen !== undefined ? 'use' : 'play',
    attach: effectOf(effects, 'attach'),
    forms: effectOf(effects, 'set_formation'),
    grant: effectOf(effects, 'grant_action'),
    token: becomes === null ? -1 : tokens.indexOf(becomes.tokenUnit),
  };
}

function bluffDesign({ id, name, nameFr, initiative, army }: Pack['bluffCards'][number]): Design {
  return {
    id,
    name: { en: name, fr: nameFr },
    kind: 'bluff',
    initiative,
    nation: null,
    armies: [army],
    windows: new Set(),
    requires: {},
    limits: {},
    paysActivation: false,
    effects: [],
    needsBypass: false,
    manner: 'play',
    terrain: null,
    attach: null,
    forms: null,
    grant: null,
    token: -1,
  };
}

type Passive = { readonly op: string; readonly test?: string; readonly of: string; readonly amount?: number };

const sumOf = (passives: readonly Passive[], test: string, of: string): number =>
  passives.reduce((sum, each) => (each.test === test && each.of === of ? sum + (each.amount ?? 0) : sum), 0);

function terrainFacts(id: TerrainId, land: Pack['terrains'][TerrainId]): TerrainFacts {
  const { passives } = land;
  return {
    id,
    bars: ARMS.flatMap((arm) =>
      SUBS.filter((sub) => land.forbids.some((who) => who === `${arm}/*` || who === `${arm}/${sub}`)).map((sub) =>
        sortOf(arm, sub),
      ),
    ).reduce((all, sort) => all | sort, 0),
    blocks: land.blocksLos,
    strips: land.stripsFormation,
    holding: sumOf(passives, 'melee', 'occupant'),
    starting: sumOf(passives, 'melee', 'melee_initiator'),
    firedAt: sumOf(passives, 'fire', 'enemy_firing_at_occupant'),
    foughtAt: sumOf(passives, 'melee', 'enemy_in_melee_with_occupant'),
    overlooks: passives.some(({ op }) => op === 'ignore_los_block'),
  };
}

function formationFacts(id: Formation, formation: Pack['formations'][Formation]): FormationFacts {
  const { passives } = formation;
  return {
    id,
    arm: formation.for,
    fire: sumOf(passives, 'fire', 'unit'),
    melee: sumOf(passives, 'melee', 'unit'),
    firedAt: sumOf(passives, 'fire', 'unit_firing_at_it'),
  };
}
