import { subjects } from '../conformance/subjects.ts';
import { keptNames, readKept, writeKept } from './files.ts';
import { firstChange, playthrough } from './playthrough.ts';
import { writeRecords } from './records.ts';

// `npm run golden` plays every golden match again, says where each has changed, and keeps what they are now.
// `npm run golden -- GAME` does so for one game alone.
// `npm run golden -- --records` makes the finished matches of test/fixtures anew: only when the version of the rules is raised.

const [wanted] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
for (const subject of await subjects()) {
  if (wanted !== undefined && subject.name !== wanted) continue;
  const kept = new Set(keptNames(subject));
  const plays = new Map<string, string[]>();
  for (const { name, options } of subject.knowledge.golden) {
    const now = playthrough(subject, name, options);
    plays.set(name, now);
    const change = kept.has(name) ? firstChange(readKept(subject, name), now) : 'new';
    if (change !== null) console.log(`${subject.name}/${name}: ${change}`);
  }
  writeKept(subject, plays);
  if (process.argv.includes('--records')) writeRecords(subject);
}
