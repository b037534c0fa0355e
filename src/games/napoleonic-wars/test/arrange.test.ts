import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../kernel/game.ts';
import { standardOptions } from '../../../kernel/options.ts';
import type { Plain } from '../../../kernel/plain.ts';
import { MOMENT_NAMES } from '../arrange/moments.ts';
import { arrangePosition } from '../arrange.ts';
import { caseWords } from '../case-words.ts';
import { napoleonicWars } from '../game.ts';
import { AT, FOUGHT, NAPOLEON, PLACE, type Position, PRUSSIA, STATUS } from '../position.ts';
import { speak } from '../text/tongues.ts';
import { censusOf } from './census.ts';
import { box, where } from './table.ts';

type Written = { readonly [key: string]: Plain };
const game = napoleonicWars(box);
const arrange = (description: Written): Position => arrangePosition(box, description, standardOptions(game.options));
const in1805 = (description: Written): Written => ({ options: { scenario: 'napoleon-1805' }, ...description });

describe('a position of a case', () => {
  test.each<readonly [string, Written]>([
    ["has no 'weather'", { weather: 'rain' }],
    ["there is no scenario|option 'scenario' must be", { options: { scenario: 'waterloo' } }],
    ['turn is 5, but must be from 6', in1805({ turn: 5 })],
    ['turn is 16, but must be from 1 to 15', { options: { veteran: 'on' }, turn: 16 }],
    ["no phase 'breakfast'", { phase: 'breakfast' }],
    ['treasury is 17', { treasury: 17 }],
    ['fervour: germany is -1', { fervour: { germany: -1 } }],
    ["no Nation 'prussia'", { fervour: { prussia: 1 } }],
    ['prussia is never french', { status: { prussia: 'french' } }],
    ['sweden is never surrendered', { status: { sweden: 'surrendered' } }],
    ['spain is never neutral', { status: { spain: 'neutral' } }],
    ['stands there twice', { treaties: ['peace-of-basel', 'peace-of-basel'] }],
    ["marker of 'finland' is not in the bowl before its event", { wars: { finland: 'won' } }],
    ['Russia is invaded when all Russian wars', in1805({ wars: { russia: 'won' } })],
    ["'egypt' has a Russian flag only", in1805({ flags: { egypt: 'won' } })],
    ['no £1 marker lies in', { trade: ['usa'] }],
    ['no Tilsit, no Continental System', { options: { scenario: 'the-end-1813' }, vizier: 'balkans' }],
    ['there is no French Fleet', { sea: 'french', fleet: false }],
    ['waits in London', { diplomats: { metternich: 'germany' } }],
    ['no room for more than 2', { diplomats: { talleyrand: 'italy', reinhard: 'italy', maret: 'italy' } }],
    ["'maret' is French", { disgraced: ['maret'] }],
    ['she has not come yet', { josephine: 'bed' }],
    ['only an Emperor who has left', in1805({ marriage: 'austria' })],
    ['only the ageing Napoleon', in1805({ hundredDays: true })],
    ["he is not 'N' at this time", { napoleon: { form: 'N' } }],
    ["he is not 'none' at this time", in1805({ napoleon: { form: 'none' } })],
    ['he is in a Nation only after his placement', in1805({ napoleon: { at: 'italy' } })],
    ['he is not there yet', { napoleon: { busy: true } }],
    ["'ney' cannot be in 'germany' now", { units: { germany: ['ney'] } }],
    ["'ney' cannot be in 'pool' now", { phase: 'battles', units: { pool: ['ney'] } }],
    ["'kutuzov' cannot be in 'pool' now", { units: { pool: ['kutuzov'] } }],
    ["'karl' cannot be in 'discarded' now", { units: { discarded: ['karl'] } }],
    ["'ney' stands there twice", { phase: 'battles', units: { germany: ['ney'], italy: ['ney'] } }],
    ['are one man', { units: { army: ['murat-naples', 'murat'] } }],
    ['its corps are French and stand in the But nation', { phase: 'coalition', butStack: ['ney'] }],
    ['there is none in France', { clients: { france: 'rhine' } }],
    ['has driven him out', { clients: { italy: 'italy' }, pope: true }],
    ["no 2 markers 'war-poland' left", { bowl: ['war-poland', 'war-poland'] }],
    ["marker 'war-usa' is not in it now", { bowl: ['war-usa'] }],
    ['this Napoleon has already come', in1805({ turn: 7, napoleon: { form: 'N' }, bowl: ['napoleon-n'] })],
    ["belongs to the phase 'accidents'", { happens: 'accident gui' }],
    ['nothing is there for the accident', { phase: 'accidents', happens: 'accident div' }],
    ["'hofer' is no event of turn 1", { phase: 'draws', happens: 'event hofer' }],
    ["'war-usa' cannot be drawn now", { phase: 'buy', happens: 'marker war-usa' }],
    ['there is no marker', { phase: 'buy', happens: 'marker' }],
  ])('that cannot be is refused with a sentence: %s', (part, description) => {
    expect(() => arrange(description)).toThrow(new RegExp(part));
  });

  test('is the set-up, with what is written changed and what follows from it', () => {
    const p = arrange({
      turn: 8,
      phase: 'battles',
      status: { prussia: 'surrendered' },
      units: { italy: ['murat-naples', 'karl'] },
      wars: { egypt: 'lost' },
      clients: { italy: 'ligurian' },
    });
    expect([p.status[PRUSSIA], where(p, 'blucher')]).toEqual([STATUS.surrendered, PLACE.neutral]);
    expect([where(p, 'murat'), where(p, 'karl')]).toEqual([PLACE.removed, 3]);
    expect([p.wars[4], p.trade[4], p.pope]).toEqual([FOUGHT.lost, 0, false]);
    expect([p.napoleon, p.josephine, p.but]).toEqual([NAPOLEON.B, AT.home, 4]);
    expect(p.clients).not.toContain(box.clientOf('ligurian'));
    expect(censusOf(box, p)).toEqual([]);
  });

  test.each(MOMENT_NAMES)('can begin with %s', (phase) => {
    const p = arrange(in1805({ phase, turn: 9 }));
    expect(censusOf(box, p)).toEqual([]);
    expect(p.stack).toHaveLength(1);
  });

  test('has a word for each field of a view, and for each kind of event', () => {
    const words = caseWords(box);
    const view = game.view(arrange({}), 0);
    expect(Object.keys(words.view).sort()).toEqual(Object.keys(view).sort());
    expect(words.names(view, 'unit').get('wellington')).toBe(box.unitOf('wellington'));
    expect(words.names(view, 'place').get('casualties')).toBe(PLACE.casualties);
    expect(words.names(view, 'spot').get('war-malta')).toBe(AT.wars + 3);
    expect(words.names(view, 'control').get('none')).toBe(0);
  });
});

test('the table in letters shows who stands where, in the words of the language', async () => {
  await speak(LANGUAGES);
  const p = arrange({
    phase: 'coalition',
    units: { germany: ['ney', 'blucher'], portugal: ['wellington'] },
    diplomats: { talleyrand: 'germany' },
  });
  const lines = (await game.sketch(game.view(p, 0), 'en')).split('\n');
  expect(lines.find((line) => line.includes('germany'))).toBe(
    '  germany 14  [talleyrand]  Ney 5 | Blücher 5*, Condé’s émigrés 3, Artois’s émigrés 2',
  );
  expect(lines).toContain('  portugal: Wellington 7');
  expect(await game.sketch(game.view(p, 0), 'fr')).toContain('Archiduc Charles 5');
});
