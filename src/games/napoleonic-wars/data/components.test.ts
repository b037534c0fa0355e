import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { changed, errorOf, testPack } from '../../../../test/support/pack.ts';
import { NATIONALITIES } from './names.ts';
import { readPack } from './pack.ts';
import { boxOf, STANDARD_HASH, STANDARD_PACK, standardBox } from './standard.ts';

const components = {
  STANDARD_PACK,
  STANDARD_HASH,
  standardBox,
  boxOf,
  readPack,
  file: new URL('./napoleonic-wars.json', import.meta.url),
};

testPack(components);

const box = standardBox();
const of = (nationality: (typeof NATIONALITIES)[number]) =>
  box.units.filter((unit) => NATIONALITIES[unit.nationality] === nationality);
const strength = (units: readonly { readonly strength: number }[]) =>
  units.reduce((sum, unit) => sum + unit.strength, 0);
const named = (...ids: readonly string[]) => ids.map((id) => box.units[box.unitOf(id)] ?? { strength: 0 });

rule('NW-2.0-a', '176 counters in all', () => {
  const corps = box.units.length + 1; // with the Guard
  const [vizier, fleets, josephine, but, paris, pope, ulcer, marriage, system] = [1, 3, 1, 1, 1, 1, 1, 1, 1];
  const people = box.napoleon.length - 1 + josephine + box.diplomats.length + box.personalities.length;
  const wars = 15 + box.wars.filter(({ russian }) => russian).length;
  const political = box.clients.length + wars + (box.markers[box.named.noWar]?.count ?? 0);
  // San Ildefonso, Trafalgar, Fra Diavolo, Naples; four treaties.
  const papers = 4 + 4;
  const [religion, jews, coalition, french, neutral, surrendered] = [box.religions.length, 2, 5, 1, 4, 3];
  const money = box.wars.filter(({ trade }) => trade).length + 1;
  // Treasury, Minor War Fund, Admiralty Budget, abdication, turn, light infantry; fervour.
  const tracks = 6 + box.nations.length;
  const single = vizier + fleets + but + paris + pope + ulcer + marriage + system;
  const status = religion + jews + coalition + french + neutral + surrendered;
  expect(corps + single + people + political + papers + status + money + tracks).toBe(176);
});

rule('NW-2.4.1-a', 'the armies have the strengths that are known of them', () => {
  const sums = { british: 19, prussian: 16, austrian: 15, russian: 24, spanish: 8, bavarian: 3, swedish: 3 } as const;
  for (const [nationality, sum] of Object.entries(sums))
    expect(strength(of(nationality as keyof typeof sums)), nationality).toBe(sum);
  expect(of('french')).toHaveLength(25);
  expect(of('duchy')).toHaveLength(12);
});

rule('NW-X13', 'the forces of the example are 24 and the Guard against 35', () => {
  expect(strength(named('murat', 'davout', 'suchet', 'bernadotte', 'berthier'))).toBe(24);
  expect(box.constants.guardStrength).toBe(7);
  const coalition = [
    'karl',
    'radetzky',
    'schwarzenberg',
    'bellegarde',
    'blucher',
    'braunschweig',
    'kleist',
    'barclay',
    'kutuzov',
  ];
  expect(strength(named(...coalition))).toBe(35);
});

rule('NW-2.1.1-c', 'what is adjacent is so both ways', () => {
  const lines = box.nations.flatMap(({ id, adjacent }) =>
    adjacent.map((to) => [id, box.nations[to]?.id].sort().join('–')),
  );
  expect([...new Set(lines)].sort()).toEqual([
    'austria–germany',
    'austria–italy',
    'france–germany',
    'france–italy',
    'france–spain',
  ]);
  expect(lines).toHaveLength(10);
});

rule('NW-2.1.2-a', 'sixteen minor-war boxes, five with a £1 disc, four with a Russian flag', () => {
  expect(box.wars).toHaveLength(16);
  expect(box.wars.filter(({ trade }) => trade)).toHaveLength(5);
  expect(box.wars.filter(({ russian }) => russian)).toHaveLength(4);
  expect(box.wars.filter(({ marker }) => marker >= 0)).toHaveLength(15);
});

rule(['NW-9.2-a', 'NW-2.2.3-a'], 'no fervour is better for France than a higher one', () => {
  for (let row = 1; row < box.light.length; row++)
    for (const [column, dice] of (box.light[row] ?? []).entries())
      expect(dice).toBeLessThanOrEqual(box.light[row - 1]?.[column] ?? 0);
});

rule(['NW-9.6-a', 'NW-2.2.4-a'], 'nine results, and every total has one', () => {
  expect(new Set(box.battle.map(({ result }) => result)).size).toBe(9);
  expect(box.battle.find(({ most }) => 8 <= most)?.result).toBe('french-exchange');
});

rule('NW-15.0-a', 'a column for one, two and three dice, with a cell for every total', () => {
  expect(box.accidentTable.map((column) => column.length)).toEqual([6, 11, 16]);
});

rule('NW-16.0-a', 'a pack that speaks of what is not in it is refused with a sentence', () => {
  const wrong = (change: (pack: typeof STANDARD_PACK) => void) => errorOf(components, changed(components, change));
  expect(wrong(({ turns }) => turns[0]?.events.push('cannae'))).toBe("turns[0] has 'cannae', there is no such event");
  expect(wrong(({ scenarios }) => scenarios[0]?.army.push('davout'))).toBe("scenarios[0] has 'davout' in two places");
  expect(wrong(({ accidentTable }) => accidentTable[0]?.pop())).toBe('accidentTable[0] has 5 rows, 6 are needed');
  expect(wrong(({ nations }) => nations.reverse())).toBe("nations[0].id must be 'france'");
});
