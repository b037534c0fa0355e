import { expect, test } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { hexName } from '../../../grids/hexes.ts';
import { quietIo } from '../../../kernel/chance.ts';
import { fastChance, fastRandom } from '../../../kernel/fast-chance.ts';
import { askedSeat, listChoices, play, settle } from '../../../kernel/flow.ts';
import { get } from '../../../kernel/there.ts';
import { copyPosition } from '../copy.ts';
import { standardBox } from '../data/standard.ts';
import { hexesOfUnit } from '../field.ts';
import { grammar } from '../grammar.ts';
import { type Choice, type Position, UNSEEN } from '../position.ts';
import { rulesOf } from '../rules/index.ts';
import { firstPosition } from '../rules/setup.ts';
import { sketchTable } from '../sketch.ts';
import { speak } from '../text/tongues.ts';
import { thingsOf } from '../things.ts';
import { imaginePosition, viewOf } from '../view.ts';
import { bench } from './bench.ts';
import { censusOf } from './census.ts';
import { secretsOf } from './secrets.ts';

const box = standardBox();
const steps = rulesOf(box);
const { print, parse, readChoice, touches } = grammar(box);
await speak();

/** A match by chance to its end; `look` sees every question. */
function match(
  scenario: string,
  seed: number,
  look: (p: Position, choices: readonly Choice[], at: number) => void,
): Position {
  const p = firstPosition(box, { scenario });
  const chance = fastChance(seed);
  const io = quietIo(chance);
  settle(steps, p, io);
  for (let at = 0; p.outcome === null; at++) {
    expect(at).toBeLessThan(20_000);
    const seat = askedSeat(steps, p);
    const choices = listChoices<Position, Choice>(steps, p, seat, []);
    look(p, choices, at);
    play(steps, p, seat, get(choices, chance.next('walk', choices.length) - 1), io);
  }
  return p;
}

test.each(['hassenhausen', 'quatre-bras'])(
  '%s: matches by chance end, and no counter is lost or doubled on the way',
  (scenario) => {
    for (let seed = 11; seed <= 13; seed++) {
      const p = match(scenario, seed, (now, choices, at) => {
        expect(choices.length, now.stack.at(-1)?.step).toBeGreaterThan(0);
        if (at % 20 === 0) expect(censusOf(box, now)).toEqual([]);
      });
      expect(censusOf(box, p)).toEqual([]);
      expect(p.turn).toBe(box.battle(p.scenario).turns);
    }
  },
);

test.each(['hassenhausen', 'quatre-bras'])('%s: what is imagined from a view gives the same view', (scenario) => {
  let hidden = 0;
  match(scenario, 21, (p, choices, at) => {
    if (at % 15 !== 0) return;
    for (const viewer of [0, 1, null]) {
      const view = viewOf(box, steps, p, viewer);
      hidden += view.units.filter((unit) => unit === null).length;
      const imagined = imaginePosition(box, view, fastRandom(`${at}`));
      expect(viewOf(box, steps, imagined, viewer)).toEqual(view);
      expect(censusOf(box, imagined)).toEqual([]);
      if (viewer === askedSeat(steps, p)) expect(listChoices(steps, imagined, viewer, [])).toEqual(choices);
    }
  });
  expect(hidden).toBeGreaterThan(0);
});

rule('VE-0-j', 'under the top of an enemy stack nothing is seen but how many lie there', () => {
  const t = bench();
  const under = t.lay('al-27j', '1010', 'line', 1, { steps: 1 });
  const over = t.lay('al-95', '1010', 'line', 1);
  const leader = t.lead('picton', '1010');
  t.p.stack = [{ step: 'turn.end' }];
  const view = viewOf(t.box, rulesOf(t.box), t.p, 0);
  expect(view.stacks).toEqual([{ hex: t.hex('1010'), units: [over, UNSEEN] }]);
  expect([view.units[under], view.units[over]?.steps, view.leaderAt[leader]]).toEqual([
    null,
    t.p.steps[over],
    t.hex('1010'),
  ]);
  expect(viewOf(t.box, rulesOf(t.box), t.p, 1).stacks).toEqual([{ hex: t.hex('1010'), units: [over, under] }]);
  expect(secretsOf(t.box, t.p, 0)).toEqual([`stack ${t.hex('1010')}: ${under}`]);
  expect(secretsOf(t.box, t.p, 1)).toEqual([]);
});

rule(['VE-0-j', 'VE-VI.1-o'], 'skirmishers over whom a comrade passes are imagined in both of their hexes', () => {
  const t = bench();
  const hidden = t.lay('al-bav', '1010', 'skirmish', 1, { second: '1111', steps: 2 });
  t.lay('al-95', '1010', 'skirmish', 1, { second: '1111', steps: 2 });
  t.lay('al-27j', '1010', 'column', 0, { steps: 2 });
  t.p.stack = [{ step: 'turn.end' }];
  const view = viewOf(t.box, rulesOf(t.box), t.p, 0);
  const imagined = imaginePosition(t.box, view, fastRandom('passing'));
  expect(viewOf(t.box, rulesOf(t.box), imagined, 0)).toEqual(view);
  expect(hexesOfUnit(imagined, hidden)).toEqual([t.hex('1010'), t.hex('1111')]);
});

rule('VE-0-j', 'whatever lies there instead, the enemy is sent the same', () => {
  const seen = (id: string) => {
    const t = bench();
    const one = t.lay(id, '1010', 'line', 1);
    // The other one lies hidden elsewhere, so that nobody is missing.
    t.lay(id === 'al-27j' ? 'al-7l' : 'al-27j', '1212', 'line', 1);
    t.lay('al-8m', '1212', 'line', 1);
    t.lay('al-95', '1010', 'line', 1);
    t.p.stack = [{ step: 'turn.end' }];
    expect(one).toBeGreaterThanOrEqual(0);
    return viewOf(t.box, rulesOf(t.box), t.p, 0);
  };
  expect(seen('al-27j')).toEqual(seen('al-7l'));
});

test('every choice is written, read again, and touches what is on the table', () => {
  for (const scenario of ['hassenhausen', 'quatre-bras'])
    match(scenario, 31, (p, choices, at) => {
      if (at % 10 !== 0) return;
      const seat = askedSeat(steps, p);
      const view = viewOf(box, steps, p, seat);
      const things = new Set(thingsOf(box, view));
      const written = choices.map((c) => print(view, c));
      expect(new Set(written).size).toBe(written.length);
      for (const [i, c] of choices.entries()) {
        expect(readChoice(JSON.parse(JSON.stringify(c)))).toEqual(c);
        expect(parse(view, get(written, i))).toEqual(c);
        for (const thing of touches(c)) expect(things).toContain(thing);
      }
    });
});

test('a copy shares nothing, and the sketch shows who stands where', () => {
  const p = firstPosition(box, { scenario: 'quatre-bras' });
  settle(steps, p, quietIo(fastChance(1)));
  const copy = copyPosition(p);
  expect(copy).toEqual(p);
  const before = JSON.stringify(p);
  for (const list of [copy.hex, copy.top, copy.marks, copy.leaderAt, copy.army]) list.fill(7);
  expect(JSON.stringify(p)).toBe(before);
  const sketch = sketchTable(box, viewOf(box, steps, p, 1), 'en');
  const b = box.battle(p.scenario);
  const unit = b.units.findIndex(({ id }) => id === 'fr-1ch');
  expect(sketch).toContain(hexName(b.ground.hexes, get(p.hex, unit)));
});

rule('VE-I-b', 'what belongs to another battle is refused before any other rule is asked', () => {
  const p = firstPosition(box, { scenario: 'hassenhausen' });
  settle(steps, p, quietIo(fastChance(1)));
  const frame = get(p.stack, p.stack.length - 1);
  const large = box.battle(1);
  const named = { unit: large.units.length - 1, leader: large.leaders.length - 1, hex: large.ground.hexes.count - 1 };
  let tried = 0;
  for (const { asking } of Object.values(steps))
    for (const [kind, { rules }] of asking?.may ?? []) {
      const [first] = rules;
      if (first === undefined) continue;
      expect([kind, first.why, first.test(p, frame, { kind, ...named }, 0)]).toEqual([kind, 'notInBattle', true]);
      tried++;
    }
  expect(tried).toBeGreaterThan(30);
});
