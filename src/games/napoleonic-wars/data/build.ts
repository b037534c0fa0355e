import type { PackInfo } from '../../../kernel/game.ts';
import { packInfo, places } from '../../../kernel/pack.ts';
import type { Box, InvasionRow, MarkerFacts, NapoleonFacts } from './box.ts';
import { NATIONALITIES, NATIONS, POWERS, place, WARS } from './names.ts';
import type { Pack } from './schema.ts';

const ids = (list: readonly { readonly id: string }[]) => places(list.map(({ id }) => id));
const [SPANISH, BAVARIAN, LAST_FRENCH, DUCHY] = (['spanish', 'bavarian', 'neapolitan', 'duchy'] as const).map((of) =>
  place(NATIONALITIES, of),
) as [number, number, number, number];
const DICE = { AN: 3, AF: 2, DF: 1 };

/** The tables that the rules look into, from a pack that `readPack` has accepted. */
export function buildBox(pack: Pack, info: PackInfo = packInfo(pack.game, pack)): Box {
  const { provenance: _sources, ...constants } = pack.constants;
  const { provenance: _origin, ...naval } = pack.naval;
  const units = pack.units.map(({ id, nationality, arm, strength, dot }) => ({
    id,
    nationality: place(NATIONALITIES, nationality),
    cavalry: arm === 'cavalry',
    strength,
    dot,
  }));
  const sides = [0, 1, 2, 3].map((now) =>
    units.map(({ nationality }) =>
      nationality === SPANISH
        ? (now & 1) !== 0
        : nationality === BAVARIAN
          ? (now & 2) === 0
          : nationality <= LAST_FRENCH,
    ),
  );
  const markers = pack.markers.map(({ id, count, effects }): MarkerFacts => {
    const begun = effects.find((effect) => effect.op === 'war');
    return { id, count, effects, war: begun === undefined ? -1 : place(WARS, begun.war) };
  });
  const unitOf = ids(pack.units);
  const markerOf = ids(pack.markers);
  const diplomatOf = ids(pack.diplomats);
  const eventOf = ids(pack.events);
  const accidentOf = ids(pack.accidents);
  return {
    info,
    constants,
    nations: pack.nations.map(({ id, adjacent }) => ({ id, adjacent: adjacent.map((to) => place(NATIONS, to)) })),
    deploy: NATIONALITIES.map((nationality) => pack.nations.map(({ deploy }) => deploy.includes(nationality))),
    wars: pack.wars.map(({ id, difficulty, anchor, trade, russian, strategic }, war) => ({
      id,
      difficulty,
      anchor,
      trade,
      russian,
      strategic,
      marker: markers.findIndex((marker) => marker.war === war),
    })),
    units,
    strength: units.map(({ strength }) => strength),
    nationality: units.map(({ nationality }) => nationality),
    cavalry: units.map(({ cavalry }) => cavalry),
    sides,
    french: sides.map((side) => side.flatMap((french, unit) => (french ? unit : []))),
    coalition: sides.map((side) => side.flatMap((french, unit) => (french ? [] : unit))),
    allies: units.flatMap(({ nationality }, unit) =>
      nationality < SPANISH || nationality === LAST_FRENCH ? [] : unit,
    ),
    duchies: units.flatMap(({ nationality }, unit) => (nationality === DUCHY ? unit : [])),
    horse: units.flatMap(({ cavalry }, unit) => (cavalry ? unit : [])),
    diplomats: pack.diplomats.map(({ id, side, value }) => ({ id, french: side === 'french', value })),
    frenchDiplomats: pack.diplomats.flatMap(({ side }, diplomat) => (side === 'french' ? diplomat : [])),
    personalities: pack.personalities.map(({ id, home }) => ({ id, home: place(NATIONS, home) })),
    napoleon: [null, ...pack.napoleon.map(({ provenance: _from, ...facts }): NapoleonFacts => facts)],
    clients: pack.clients.map(({ id, modifier }) => ({ id, modifier: modifier === 'X' ? null : modifier })),
    religions: pack.religions.map(({ id, fervour }) => ({
      id,
      fervour: NATIONS.map((nation) => fervour[nation] ?? 0),
    })),
    markers,
    turns: pack.turns.map(({ years, but, draws, events }) => ({
      years,
      but: place(NATIONS, but),
      draws,
      events: events.map(eventOf),
    })),
    events: pack.events.map(({ id, effects }) => ({ id, effects })),
    light: pack.lightInfantry.map((row) => row.map((cell) => DICE[cell])),
    battle: pack.battleTable.map(({ most, result }) => ({ most, result })),
    invasions: pack.invasions.map(
      ({ forces, napoleon }): InvasionRow => ({
        forces: forces.map(({ nation, corps }) => ({ nation: place(NATIONS, nation), corps })),
        napoleon:
          napoleon === 'grand-strategy' ? null : { nation: place(NATIONS, napoleon.nation), corps: napoleon.corps },
      }),
    ),
    accidentTable: pack.accidentTable.map((column) => column.map((cell) => cell.map(accidentOf))),
    accidents: pack.accidents.map(({ id, requires, effects }) => ({ id, requires: requires ?? null, effects })),
    brides: pack.brides.map((bride) => (bride === 'but' ? -1 : place(POWERS, bride))),
    quarrels: pack.quarrels.map((power) => place(POWERS, power)),
    naval,
    scenarios: pack.scenarios,
    named: {
      wrede: unitOf('wrede'),
      spaniards: pack.units.flatMap(({ nationality }, unit) => (nationality === 'spanish' ? unit : [])),
      clientMarker: markerOf('client-state'),
      noWar: markerOf('no-war'),
      ageing: markerOf('napoleon-v'),
      emperor: markerOf('napoleon-n'),
      talleyrand: diplomatOf('talleyrand'),
      reinhard: diplomatOf('reinhard'),
    },
    unitOf,
    markerOf,
    clientOf: ids(pack.clients),
    diplomatOf,
    personalityOf: ids(pack.personalities),
  };
}
