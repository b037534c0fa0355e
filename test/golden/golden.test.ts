import { describe, expect, test } from 'vitest';
import { verifyRecord } from '../../src/kernel/record.ts';
import { subjects } from '../conformance/subjects.ts';
import { isNight, isWhole } from '../share.ts';
import { keptNames, readKept } from './files.ts';
import { firstChange, playthrough } from './playthrough.ts';
import { records } from './records.ts';

/** The reasons take longest: unless the run is whole they are asked for in one play-through of so many. */
const REASONS_IN = isWhole ? 1 : 5;
/** Of a play-through of more lines than this they take minutes: `TEST_SHARE=4` asks for them. */
const SHORT = isNight ? Number.POSITIVE_INFINITY : 2000;
/** Those of more lines than that, and every second one of a game that has many, are played in a whole run alone. */
const EVERY_DAY = isWhole ? Number.POSITIVE_INFINITY : SHORT;
const ONE_IN = isWhole ? 1 : 2;

for (const subject of await subjects()) {
  const { golden } = subject.knowledge;
  const linesOf = ({ name }: { readonly name: string }) => readKept(subject, name).length;
  const asked = golden.filter((one, i) => i % REASONS_IN === 0 && linesOf(one) < SHORT);

  describe(`golden play-throughs of ${subject.name}`, () => {
    test('are all there, and no others', () => {
      expect(keptNames(subject)).toEqual(golden.map(({ name }) => name).sort());
    });

    test.each(golden.filter((one, i) => i % ONE_IN === 0 && linesOf(one) < EVERY_DAY))(
      '$name has not changed',
      (one) => {
        const { name, options } = one;
        const change = firstChange(readKept(subject, name), playthrough(subject, name, options, asked.includes(one)));
        if (change !== null)
          expect.fail(
            `${change}\nIf the change is meant, 'npm run golden' keeps it; if an old journal might now play differently, raise the version of the rules too.`,
          );
      },
    );
  });

  describe(`finished matches of ${subject.name}`, () => {
    const kept = records(subject);

    test('are all there', () => {
      expect([...kept.keys()]).toEqual(subject.knowledge.records.map(({ name }) => name).sort());
    });

    test.each([...kept])('%s is played again to the last die', (_name, record) => {
      expect(verifyRecord(subject.game, record)).toMatchObject({
        fits: true,
        lines: record.journal.entries.length,
        hash: record.hash,
        outcome: { winners: expect.any(Array) },
      });
    });
  });
}

describe('the first change of a play-through', () => {
  const line = (n: number, choice: string) => `a.step 0 ${n} aaa bbb - - a.b.c ${choice}`;
  const kept = ['# head', line(1, 'pass'), line(2, 'pass')];

  test('is none when there is none', () => {
    expect(firstChange(kept, [...kept])).toBeNull();
  });

  test('is shown with both lines, what differs in them, and the line before', () => {
    expect(firstChange(kept, [kept[0] ?? '', line(1, 'pass'), line(2, 'march 3')])).toBe(
      `line 3 is another one: choice\n  before  ${line(1, 'pass')}\n  kept    ${line(2, 'pass')}\n  now     ${line(2, 'march 3')}`,
    );
  });

  test('is looked for in everything but the reasons where these were not asked for', () => {
    const unasked = (choice: string) => `a.step 0 2 aaa ? - - a.b.c ${choice}`;
    expect(firstChange(kept, [...kept.slice(0, 2), unasked('pass')])).toBeNull();
    expect(firstChange(kept, [...kept.slice(0, 2), unasked('march 3')])).toContain('line 3 is another one: choice\n');
    expect(firstChange([...kept.slice(0, 2), unasked('pass')], kept)).toContain('reasons');
  });

  test('may be that it ends sooner, or later', () => {
    expect(firstChange(kept, kept.slice(0, 2))).toContain(`kept    ${line(2, 'pass')}\n  now     the end`);
    expect(firstChange(kept.slice(0, 2), kept)).toContain(`kept    the end\n  now     ${line(2, 'pass')}`);
  });
});
