// Writes down every library that is in use, with its version, licence and hash, as CycloneDX has it (an SBOM): of the lock file alone, so
// that nothing is asked on the network and the same lock gives the same inventory. `--shipped` leaves out what only builds and tests use.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './house.mjs';

const read = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'));
const { name, version, license } = read('package.json');
const { packages } = read('package-lock.json');

/** `sha512-BASE64`, as the format wants it. */
function hashOf(integrity) {
  const [kind, value] = integrity.split('-');
  return { alg: kind.toUpperCase().replace('SHA', 'SHA-'), content: Buffer.from(value, 'base64').toString('hex') };
}

const expressed = (said) => (/ (?:OR|AND|WITH) /.test(said) ? { expression: said } : { license: { id: said } });
const purlOf = (library, of) => `pkg:npm/${library.replace('@', '%40')}@${of}`;

function component(path, { version: of, integrity, license: said, dev, optional, devOptional }) {
  const library = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const [group, ...rest] = library.split('/');
  return {
    type: 'library',
    'bom-ref': path,
    ...(rest.length === 0 ? { name: group } : { group, name: rest.join('/') }),
    version: of,
    purl: purlOf(library, of),
    scope: dev || devOptional ? 'excluded' : optional ? 'optional' : 'required',
    hashes: [hashOf(integrity)],
    licenses: said === undefined ? [] : [expressed(said)],
  };
}

const shippedAlone = process.argv.includes('--shipped');
const components = Object.entries(packages)
  .filter(([path, { link }]) => path !== '' && link !== true)
  .map(([path, about]) => component(path, about))
  .filter(({ scope }) => !shippedAlone || scope !== 'excluded');

console.log(
  JSON.stringify(
    {
      $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      version: 1,
      metadata: {
        component: { type: 'application', 'bom-ref': name, name, version, licenses: [{ license: { id: license } }] },
      },
      components,
    },
    null,
    2,
  ),
);
