// Which libraries that run on a server or in the pages are not at their last version, and for how many days a later one has been out; asked of
// the registry. What mends a fault comes as a later version: where none is out, no fault is mended too late. With --all also what only
// builds and tests use. It ends with 1 if a library is later than the rounds of docs/security.md allow.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './house.mjs';

/** Three months from round to round, for versions that are two weeks old by then. */
const ROUND = 92 + 14;
const DAY = 86_400_000;
const AT_ONCE = 8;

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const registry = (process.env['npm_config_registry'] ?? 'https://registry.npmjs.org/').replace(/\/?$/, '/');
const isAll = process.argv.includes('--all');

const numbers = (version) => version.split('-')[0].split('.').map(Number);

/** Whether a version comes after another: 10.2.0 after 9.9.9. What is tried out beforehand, as 2.0.0-rc.1 is, comes after nothing. */
function isAfter(version, other) {
  if (version.includes('-')) return false;
  const [a, b] = [numbers(version), numbers(other)];
  const at = a.findIndex((n, i) => n !== b[i]);
  return at >= 0 && a[at] > b[at];
}

/** Versions that promise to replace one another: of the same first number, or of the second where that is 0. */
const lineOf = (version) => {
  const [major, minor] = numbers(version);
  return major === 0 ? `0.${minor}` : `${major}`;
};

const libraries = Object.entries(packages)
  .filter(([path, { link, dev, devOptional }]) => path !== '' && link !== true && (isAll || !(dev || devOptional)))
  .map(([path, { version }]) => ({ name: path.slice(path.lastIndexOf('node_modules/') + 13), version }));

async function lateness({ name, version }) {
  const answer = await fetch(`${registry}${name.replace('/', '%2f')}`);
  if (!answer.ok) throw new Error(`the registry answers ${answer.status} to ${name}`);
  const { time, versions, 'dist-tags': tags } = await answer.json();
  const later = Object.keys(versions).filter(
    (each) => isAfter(each, version) && versions[each].deprecated === undefined,
  );
  const days = (each) => Math.floor((Date.now() - Date.parse(time[each])) / DAY);
  const since = (some) => Math.max(-1, ...some.map(days));
  const same = later.filter((each) => lineOf(each) === lineOf(version));
  return {
    ...{ name, version, last: tags.latest, withdrawn: versions[version]?.deprecated },
    ...{ same: since(same), other: since(later.filter((each) => !same.includes(each))) },
  };
}

const found = [];
for (let i = 0; i < libraries.length; i += AT_ONCE)
  found.push(...(await Promise.all(libraries.slice(i, i + AT_ONCE).map(lateness))));
for (const { name, version, last, same, other, withdrawn } of found) {
  if (withdrawn !== undefined) console.log(`${name} ${version} is withdrawn: ${withdrawn}`);
  if (same >= 0)
    console.log(`${name} ${version}: a later one of its line has been out for ${same} days (last: ${last})`);
  else if (other >= 0)
    console.log(
      `${name} ${version}: the last of its line; another line has been out for ${other} days (last: ${last})`,
    );
}
const late = found.filter(({ same, withdrawn }) => same > ROUND || withdrawn !== undefined);
console.log(
  `${found.length} libraries, ${found.filter(({ same }) => same < 0).length} at the last version of their line; ${late.length} later than a round allows`,
);
process.exitCode = late.length > 0 ? 1 : 0;
