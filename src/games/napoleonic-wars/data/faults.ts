import { repeated } from '../../../kernel/read-pack.ts';
import { NATIONS, WARS } from './names.ts';
import type { Effect, Pack, Scenario } from './schema.ts';

type Known = Readonly<Record<'units' | 'markers' | 'clients' | 'diplomats' | 'personalities', ReadonlySet<string>>>;

const UNITS = ['wrede', 'blake', 'palafox'];
const MARKERS = ['client-state', 'no-war', 'napoleon-n', 'napoleon-v'];
const DIPLOMATS = ['talleyrand', 'reinhard'];

/** What is wrong with a pack of the right shape, a sentence each: values that cannot all be true at once. */
export function* faults(pack: Pack): Generator<string> {
  for (const key of [
    'units',
    'diplomats',
    'personalities',
    'clients',
    'religions',
    'markers',
    'events',
    'accidents',
  ] as const)
    yield* repeated(key, 'id', pack[key]);
  yield* repeated('scenarios', 'id', pack.scenarios);
  yield* inOrder('nations', pack.nations, NATIONS);
  yield* inOrder('wars', pack.wars, WARS);
  yield* inOrder('napoleon', pack.napoleon, ['B', 'N', 'V']);
  const known: Known = {
    units: named(pack.units),
    markers: named(pack.markers),
    clients: named(pack.clients),
    diplomats: named(pack.diplomats),
    personalities: named(pack.personalities),
  };
  yield* lacks('units', UNITS, known.units);
  yield* lacks('markers', MARKERS, known.markers);
  yield* lacks('diplomats', DIPLOMATS, known.diplomats);
  if (pack.clients.at(-1)?.id !== 'duchy-of-warsaw') yield `clients must end with 'duchy-of-warsaw'`;
  for (const list of ['markers', 'events', 'accidents'] as const)
    for (const [i, { effects }] of pack[list].entries())
      for (const effect of effects) yield* effectFaults(`${list}[${i}]`, effect, known);
  yield* tableFaults(pack);
  for (const [i, scenario] of pack.scenarios.entries()) yield* scenarioFaults(`scenarios[${i}]`, scenario, pack, known);
}

const named = (list: readonly { readonly id: string }[]): ReadonlySet<string> => new Set(list.map(({ id }) => id));

function* inOrder(key: string, list: readonly { readonly id: string }[], order: readonly string[]): Generator<string> {
  for (const [i, id] of order.entries()) if (list[i]?.id !== id) yield `${key}[${i}].id must be '${id}'`;
}

function* lacks(key: string, wanted: readonly string[], known: ReadonlySet<string>): Generator<string> {
  for (const id of wanted) if (!known.has(id)) yield `${key} has no '${id}', which rules name`;
}

function* effectFaults(at: string, effect: Effect, known: Known): Generator<string> {
  if ('unit' in effect && !known.units.has(effect.unit))
    yield `${at} speaks of '${effect.unit}', there is no such unit`;
  if ((effect.op === 'addToBowl' || effect.op === 'takeFromBowl') && !known.markers.has(effect.marker))
    yield `${at} speaks of '${effect.marker}', there is no such marker`;
  if (effect.op === 'discardDiplomat' && !known.diplomats.has(effect.diplomat))
    yield `${at} speaks of '${effect.diplomat}', there is no such diplomat`;
  if (effect.op === 'war' && effect.war === 'russia') yield `${at} begins the war of the box 'russia', which is none`;
}

function* tableFaults(pack: Pack): Generator<string> {
  const events = named(pack.events);
  for (const [i, turn] of pack.turns.entries())
    for (const event of turn.events) if (!events.has(event)) yield `turns[${i}] has '${event}', there is no such event`;
  const accidents = named(pack.accidents);
  for (const [i, column] of pack.accidentTable.entries()) {
    const wanted = 5 * (i + 1) + 1;
    if (column.length !== wanted) yield `accidentTable[${i}] has ${column.length} rows, ${wanted} are needed`;
    for (const code of column.flat())
      if (!accidents.has(code)) yield `accidentTable[${i}] has '${code}', there is no such accident`;
  }
  for (let i = 1; i < pack.battleTable.length; i++)
    if ((pack.battleTable[i]?.most ?? 0) <= (pack.battleTable[i - 1]?.most ?? 0))
      yield `battleTable[${i}].most must be above that of the band before it`;
  if (pack.battleTable.at(-1)?.most !== 999) yield 'battleTable must end with 999, so that every total has a result';
}

function* scenarioFaults(at: string, scenario: Scenario, pack: Pack, known: Known): Generator<string> {
  const { army, discarded, removed, pool, neutral, onMap } = scenario;
  const seen = new Set<string>();
  for (const unit of [army, discarded, removed, pool, neutral, ...onMap.map(({ units }) => units)].flat()) {
    if (!known.units.has(unit)) yield `${at} speaks of '${unit}', there is no such unit`;
    if (seen.has(unit)) yield `${at} has '${unit}' in two places`;
    seen.add(unit);
  }
  for (const marker of scenario.bowl)
    if (!known.markers.has(marker)) yield `${at} speaks of '${marker}', there is no such marker`;
  for (const { client } of scenario.clients)
    if (!known.clients.has(client)) yield `${at} speaks of '${client}', there is no such client state`;
  for (const { diplomat } of scenario.diplomats)
    if (pack.diplomats.find(({ id }) => id === diplomat)?.side !== 'french')
      yield `${at} speaks of '${diplomat}', there is no such French diplomat`;
  for (const { personality } of scenario.personalities)
    if (!known.personalities.has(personality)) yield `${at} speaks of '${personality}', there is no such personality`;
  if (!pack.religions.some(({ id }) => id === scenario.religion))
    yield `${at} speaks of '${scenario.religion}', there is no such policy`;
  if (scenario.clients.length + scenario.clientsInBowl >= pack.clients.length)
    yield `${at} needs more client states than there are`;
}
