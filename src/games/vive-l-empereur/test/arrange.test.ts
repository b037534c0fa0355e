import { describe, expect, test } from 'vitest';
import type { Plain } from '../../../kernel/plain.ts';
import { get } from '../../../kernel/there.ts';
import { arrangePosition } from '../arrange.ts';
import { caseWords } from '../case-words.ts';
import { standardBox } from '../data/standard.ts';
import { hexesOfUnit, unitsAt } from '../field.ts';
import { MARK, type Position } from '../position.ts';
import { positionsOf } from '../positions.ts';
import { rulesOf } from '../rules/index.ts';
import { viewOf } from '../view.ts';
import { censusOf } from './census.ts';

const box = standardBox();
const b = box.battle(1);
const arranged = (description: { readonly [key: string]: Plain }) =>
  arrangePosition(box, description, { scenario: 'quatre-bras' });
const unit = (id: string): number => b.units.findIndex((each) => each.id === id);
const hex = (p: ReturnType<typeof arranged>, id: string): number => get(p.hex, unit(id));

describe('a position of a case', () => {
  test('holds what is written, top first, and nobody else', () => {
    const p = arranged({
      turn: 6,
      active: 1,
      phase: 'shocks',
      units: {
        '1005': ['fr-2le line nne 3', 'fr-61l column n'],
        '0903': ['al-95 skirmish ssw +0802'],
        '1204': ['al-6h line sse charging'],
        '1109': ['al-5ld line sse charging'],
        '1010': ['fr-108l disorganised t5'],
      },
      leaders: { ney: '1005', reille: '1010 replacement' },
      away: { eliminated: ['fr-a59'], left: ['fr-72l'] },
      armies: { ii: 'desperate' },
      points: [0, 5],
    });
    expect(censusOf(box, p)).toEqual([]);
    expect(unitsAt(p, hex(p, 'fr-2le'))).toEqual([unit('fr-2le'), unit('fr-61l')]);
    expect([get(p.steps, unit('fr-2le')), get(p.facing, unit('fr-2le'))]).toEqual([3, 1]);
    expect(hexesOfUnit(p, unit('al-95')).length).toBe(2);
    for (const id of ['al-6h', 'al-5ld']) expect(get(p.marks, unit(id)) & MARK.charging).toBe(MARK.charging);
    expect([get(p.marker, unit('fr-108l')), p.turn, p.phase, p.active]).toEqual([5, 6, 'shocks', 1]);
    expect(p.hex.filter((at) => at >= 0).length).toBe(6);
    expect([hex(p, 'fr-a59'), hex(p, 'fr-72l'), get(p.steps, unit('fr-a59'))]).toEqual([-2, -3, 0]);
    expect([p.leaderPoints, p.army[b.corps.findIndex(({ id }) => id === 'ii')]]).toEqual([[0, 5], 2]);
  });

  test.each<readonly [string, { readonly [key: string]: Plain }]>([
    ["has no 'flags'", { flags: [] }],
    ["no hex '4040'", { units: { '4040': ['fr-2le'] } }],
    ["no unit 'fr-2l2'", { units: { '1005': ['fr-2l2'] } }],
    ['stands there twice', { units: { '1005': ['fr-2le'], '1006': ['fr-2le'] } }],
    ['formation, facing or state', { units: { '1005': ['fr-2le asleep'] } }],
    ['cannot be in square', { units: { '1109': ['fr-2le square'] } }],
    ['cannot be in battery', { units: { '1005': ['fr-2le battery nne'] } }],
    ['faces a vertex', { units: { '1005': ['fr-2le line n'] } }],
    ['has no facing', { units: { '1005': ['fr-2le square n'] } }],
    ['its steps', { units: { '1005': ['fr-2le 8'] } }],
    ['marker only', { units: { '1005': ['fr-2le t2'] } }],
    ['its marker', { units: { '1005': ['fr-2le disorganised t2'] } }],
    ['from its charge', { units: { '1005': ['fr-1ch line nne'] }, phase: 'shocks' }],
    ['two hexes', { units: { '1005': ['fr-2le skirmish nne'] } }],
    ['skirmish order there', { units: { '1005': ['fr-2le skirmish nne +1004'] } }],
    ['skirmish order there', { units: { '0903': ['al-7l skirmish ssw +0802'] } }],
    ['both sides', { units: { '1005': ['fr-2le', 'al-7l'] } }],
    ['cavalry with others', { units: { '1005': ['fr-2le', 'fr-1ch'] } }],
    ['more steps', { units: { '1005': ['fr-2le', 'fr-4le'] } }],
    ['do not go together', { units: { '1005': ['fr-61l line nne', 'fr-72l line sse'] } }],
    ['among the enemy', { units: { '1005': ['fr-2le'] }, leaders: { picton: '1005' } }],
    ['stands on the map', { units: { '1005': ['fr-2le'] }, away: { eliminated: ['fr-2le'] } }],
    ['no corps', { armies: { guard: 'steady' } }],
    ['no objective', { control: { '0101': 0 } }],
    ['phase', { phase: 'breakfast' }],
  ])('that cannot be is refused with a sentence: %s', (part, description) => {
    expect(() => arranged(description)).toThrow(part);
  });

  test('has names for its numbers, and a word for each field of a view', () => {
    const words = caseWords(box);
    const p = arranged({ units: { '1005': ['fr-2le'] } });
    const view = viewOf(box, rulesOf(box), p, 0);
    expect(words.names(view, 'unit').get('fr-2le')).toBe(unit('fr-2le'));
    expect(words.names(view, 'hex').get('1005')).toBe(hex(p, 'fr-2le'));
    expect(words.names(view, 'facing').get('nne')).toBe(1);
    expect(Object.keys(words.view).sort()).toEqual(Object.keys(view).sort());
  });

  test('positions with names are sound', async () => {
    const made: Position[] = [];
    const arrange = (description: Plain): Position => {
      made.push(arrangePosition(box, description, { scenario: 'hassenhausen' }));
      return get(made, made.length - 1);
    };
    for (const make of Object.values(await positionsOf({ arranger: async () => arrange }))) make();
    expect(made.length).toBeGreaterThan(3);
    for (const p of made) expect(censusOf(box, p)).toEqual([]);
  });
});
