import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as shared from '../../../../test/support/pack.ts';
import { parsePack, printPack } from '../../../kernel/pack-text.ts';
import { canonical } from '../../../kernel/plain.ts';
import type { HqType } from './box.ts';
import { readPack } from './pack.ts';
import type { Pack } from './schema.ts';
import { boxOf, STANDARD_HASH, STANDARD_PACK, standardBox } from './standard.ts';

const components = {
  STANDARD_PACK,
  STANDARD_HASH,
  standardBox,
  boxOf,
  readPack,
  file: new URL('manoeuvre.json', import.meta.url),
};
const changed = (change: (pack: Pack) => void): Pack => shared.changed(components, change);
const errorOf = (value: unknown): string | null => shared.errorOf(components, value);

shared.testPack(components);

describe('where the values come from', () => {
  test('every value has a provenance', () => {
    const withFileMark = new Set<string>();
    const walk = (value: unknown, path: readonly string[], marked: boolean): void => {
      if (value === null || typeof value !== 'object') {
        if (!marked) withFileMark.add(path[0] ?? '');
        return;
      }
      const own = path.length > 0 && 'provenance' in value;
      for (const [key, item] of Object.entries(value)) {
        if (!/^(provenance|notes|hash$)/.test(key)) walk(item, [...path, key], marked || own);
      }
    };
    walk(STANDARD_PACK, [], false);
    // The one mark of the file itself, `rulebook`, covers these; each is a figure or a list of the rulebook.
    expect([...withFileMark].sort()).toEqual(
      ['schemaVersion', 'game', 'players', 'handSize', 'deckSize', 'unitsPerArmy', 'eliminationsToWin']
        .concat(['dice', 'hqTypes', 'tieBreakOrder'])
        .sort(),
    );
    const entries = STANDARD_PACK.nations.flatMap((army) => [army, ...army.units, ...army.deck]);
    for (const entry of [...entries, ...STANDARD_PACK.tiles, ...STANDARD_PACK.terrain]) {
      expect(Object.keys(STANDARD_PACK.provenanceKey)).toContain(entry.provenance);
    }
  });

  test('no provenance can be left out', () => {
    const places = shared.pathsOf(STANDARD_PACK).filter((path) => path.at(-1) === 'provenance');
    expect(places.length).toBe(1 + 5 + 1 + 7 + 24 + 1 + 8 + 64 + 480);
    for (const path of places.filter((_, i) => i % 17 === 0)) {
      expect(errorOf(shared.withChange(STANDARD_PACK, path, () => undefined))).toMatch(/provenance is missing$/);
    }
  });
});

describe('export and import', () => {
  test('an export read again is the standard box, also with other remarks', () => {
    const noted = changed((pack) => {
      pack.notes.push('checked against my copy');
      for (const unit of pack.nations[0]?.units ?? []) unit.provenance = 'own';
    });
    const parsed = parsePack(`\uFEFF${printPack(noted)}`);
    const read = readPack('value' in parsed ? parsed.value : null);
    if ('error' in read) throw new Error(read.error);
    expect(read.pack).toEqual(noted);
    expect(boxOf(read.pack)).toBe(standardBox());
  });

  test('another number is another box', () => {
    const other = changed((pack) => {
      const unit = pack.nations[0]?.units[0];
      if (unit !== undefined) unit.fullStrength = 9;
    });
    const box = boxOf(other);
    expect(box.nations[0]?.units[0]?.full).toBe(9);
    expect(box.info).toEqual({ id: 'manoeuvre', hash: expect.stringMatching(/^[0-9a-f]{64}$/), standard: false });
    expect(box.info.hash).not.toBe(STANDARD_HASH);
  });

  test('what is no pack is refused in a sentence', () => {
    expect(parsePack('{"a": 1,}')).toEqual({ error: expect.stringMatching(/^the file is not JSON \(.{5,170}\)$/) });
    expect(parsePack('')).toEqual({ error: expect.stringMatching(/^the file is not JSON \(/) });
    expect(parsePack(`"${'x'.repeat(2_000_000)}"`)).toEqual({
      error: 'the file is larger than 2 MB, which no pack is',
    });
    expect(parsePack('[1, 2]')).toEqual({ value: [1, 2] });
  });

  test('printing and parsing are inverse for any value', () =>
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const parsed = parsePack(printPack(value));
        expect('value' in parsed && canonical(parsed.value)).toBe(canonical(value));
      }),
    ));
});

describe('a broken pack is refused with its place', () => {
  const card = (nation: number, i: number, fields: object) => (pack: Pack) =>
    void Object.assign(pack.nations[nation]?.deck[i] ?? {}, fields);
  const intro = (fields: object) => (pack: Pack) => void Object.assign(pack.introductorySetup, fields);
  const deployed = (fields: object) => (pack: Pack) =>
    void Object.assign(pack.introductorySetup.exampleDeployment.fr ?? {}, fields);
  const tile = (i: number, fields: object) => (pack: Pack) => void Object.assign(pack.tiles[i] ?? {}, fields);

  const retyped = (pack: Pack, nation: number, type: HqType) => {
    for (const each of pack.nations[nation]?.deck ?? []) if (each.kind === 'hq') each.type = type;
  };

  const cases: readonly [(pack: Pack) => void, string][] = [
    [(p) => void p.nations[2]?.deck.pop(), 'nations[2].deck has 59 cards, 60 are needed'],
    [(p) => void p.nations.pop(), 'nations has 7 nations, 8 are needed'],
    [(p) => void p.nations[7]?.units.pop(), 'nations[7].units has 7 units, 8 are needed'],
    [(p) => void p.tiles.pop(), 'tiles has 23 tiles, 24 are needed'],
    [(p) => void p.tiles[3]?.rows.pop(), 'tiles[3].rows has 3 rows, 4 are needed'],
    [tile(0, { rows: ['w..', '....', '.ww.', '.wwh'] }), 'tiles[0].rows[0] has 3 characters, 4 are needed'],
    [tile(0, { rows: ['w..x', '....', '.ww.', '.wwh'] }), "tiles[0].rows[0] has 'x', which is the code of no terrain"],
    [tile(5, { rows: ['hww.', '.ww.', '....', '...w'] }), 'tiles[5] is the same tile as tiles[0], if need be turned'],
    [tile(5, { id: 5 }), "tiles[5].id is '5', as tiles[4].id is already"],
    [(p) => void Object.assign(p, { players: 3 }), 'players must be 2, not 3'],
    [(p) => void Object.assign(p, { handSize: 0 }), 'handSize is 0, 1 is the least'],
    [(p) => void Object.assign(p, { handSize: 5.5 }), 'handSize must be a whole number, not 5.5'],
    [(p) => void Object.assign(p, { extra: 1 }), "the pack has a key 'extra' that does not belong there"],
    [(p) => void Reflect.deleteProperty(p, 'terrain'), 'terrain is missing'],
    [
      (p) => void Object.assign(p.terrain[0] ?? {}, { code: 'w' }),
      "terrain[2].code is 'w', as terrain[0].code is already",
    ],
    [(p) => void Object.assign(p.terrain[6] ?? {}, { enter: true }), 'terrain[6].defence must be a number, not null'],
    [(p) => void p.tieBreakOrder.fill('fr'), "tieBreakOrder[1] is 'fr', as tieBreakOrder[0] is already"],
    [(p) => void p.tieBreakOrder.reverse(), "nations[0].tieBreakRank is 8, but 'fr' is number 1 of tieBreakOrder"],
    [card(0, 0, { kind: 'x' }), "nations[0].deck[0].kind must be one of 'unit', 'leader', 'hq', not 'x'"],
    [card(0, 0, { attack: '2d7' }), "nations[0].deck[0].attack must be dice such as 2d8 (d6, d8 or d10), not '2d7'"],
    [card(0, 0, { unit: 'fr-8th' }), "nations[0].deck has 4 cards of the unit 'fr-imperial-guard', 5 are needed"],
    [card(0, 0, { attack: null }), 'nations[0].deck[0] has no attack, no bombard and no volley, one of them is needed'],
    [card(0, 0, { range: 1 }), 'nations[0].deck[0].range is 1, a card without bombard and volley has none'],
    [card(0, 0, { volley: '2d6' }), 'nations[0].deck[0].range is null, a card with bombard or volley needs a range'],
    [card(0, 0, { volley: '2d6', range: 2 }), 'nations[0].deck[0].range is 2, a volley has a range of 1'],
    [card(0, 4, { attack: '2d6' }), 'nations[0].deck[4] has bombard and attack, an artillery card has bombard alone'],
    [card(0, 4, { volley: '2d6' }), 'nations[0].deck[4] has bombard and volley, an artillery card has bombard alone'],
    [card(0, 1, { id: 'fr-8th-1' }), "nations[0].deck[20].id is 'fr-8th-1', as nations[0].deck[1].id is already"],
    [card(0, 59, { type: 'supply' }), 'nations[0].hqSummary.supply is 4, but the deck has 5 of these cards'],
    [
      card(0, 40, { provenanceFields: { rallymax: 'own' } }),
      "nations[0].deck[40].provenanceFields names 'rallymax', there is no such value",
    ],
    [(p) => void Object.assign(p.nations[3] ?? {}, { id: 'fr' }), "nations[3].id is 'fr', as nations[0].id is already"],
    [
      intro({ firstPlayerMayChoose: ['fr', 'fr'] }),
      "introductorySetup.firstPlayerMayChoose names 'fr' twice, two nations are needed",
    ],
    [
      intro({ firstPlayerMayChoose: ['fr', 'us'] }),
      "introductorySetup places 'gb', which is not one of its two nations",
    ],
    [intro({ edges: { fr: 'N', gb: 'W' } }), "introductorySetup.edges must give 'fr' and 'gb' opposite edges"],
    [(p) => void p.introductorySetup.battlefield.reverse(), "introductorySetup.battlefield[0].slot must be 'NW'"],
    [
      deployed({ 'fr-45th': 'a6' }),
      'introductorySetup.exampleDeployment.fr.fr-45th is a6, which is not in the two rows nearest edge N',
    ],
    [
      deployed({ 'fr-45th': 'e8' }),
      "introductorySetup.exampleDeployment.fr.fr-8th is 'e8', as introductorySetup.exampleDeployment.fr.fr-45th is already",
    ],
    [
      deployed({ 'gb-42nd-foot': 'a8' }),
      "introductorySetup.exampleDeployment.fr places 'gb-42nd-foot', the nation has no such unit",
    ],
    [
      (p) => void Reflect.deleteProperty(p.introductorySetup.exampleDeployment.gb ?? {}, 'gb-4th-foot'),
      "introductorySetup.exampleDeployment.gb does not place the unit 'gb-4th-foot'",
    ],
    [
      (p) => retyped(p, 3, 'regroup'),
      'nations[3].deck has 1 types of headquarters cards beside leaders, it must have 3 to 8',
    ],
    [
      deployed({ 'fr-45th': 'z9' }),
      "introductorySetup.exampleDeployment.fr.fr-45th must be a square such as e4, not 'z9'",
    ],
    [
      deployed({ 'Fr 45': 'a8' }),
      "introductorySetup.exampleDeployment.fr has a key 'Fr 45' that does not belong there",
    ],
  ];
  for (const [change, sentence] of cases) test(sentence, () => expect(errorOf(changed(change))).toBe(sentence));

  test('nobody can be deployed in a lake, however the tile lies', () => {
    // Tile 21 has lakes in its second and fourth row, second column; turned by 180 degrees they come to c8 and c6.
    const flooded = changed((pack) => {
      Object.assign(pack.introductorySetup.battlefield[0] ?? {}, { tile: 21, rotation: 180 });
      Object.assign(pack.introductorySetup.exampleDeployment.fr ?? {}, { 'fr-45th': 'c8' });
    });
    expect(errorOf(flooded)).toBe(
      'introductorySetup.exampleDeployment.fr.fr-45th is c8, a square that no unit can enter',
    );
  });
});
