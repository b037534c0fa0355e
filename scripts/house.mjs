// What the launchers share. They run before anything is installed: plain JavaScript, Node 20, no packages.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const within = (...parts) => join(root, ...parts);

/** Something that a person can mend; only its sentence is shown. */
export class Lack extends Error {}

/** Runs a launcher: a lack ends it with its sentence, anything else with its trace. */
export async function launch(main) {
  try {
    if (Number.parseInt(process.versions.node, 10) < 20) {
      throw new Lack(`Bivouac needs Node 20 or newer to start, and this is Node ${process.versions.node}.`);
    }
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof Lack ? error.message : error);
    process.exitCode = 1;
  }
}

const children = new Set();
let stopping = false;

function stop(signal) {
  stopping = true;
  for (const child of children) {
    child.kill(signal);
    setTimeout(() => child.kill('SIGKILL'), 5000).unref();
  }
  if (children.size === 0) process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));

// npm that is killed outright sends no signal: see it by the change of parent, or of its parent where npm runs us by a shell.
function parents() {
  const shell = `/proc/${process.ppid}/stat`;
  const above = existsSync(shell) ? readFileSync(shell, 'utf8').replace(/.*\)/s, '').split(' ')[2] : '';
  return `${process.ppid} ${above}`;
}
if (process.env.npm_lifecycle_event !== undefined) {
  const first = parents();
  setInterval(() => parents() !== first && stop('SIGTERM'), 500).unref();
}

/** Runs a program to its end and returns its exit code; our signals are passed on to it. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    children.add(child);
    child.on('error', (error) => {
      children.delete(child);
      reject(error);
    });
    child.on('close', (code) => {
      children.delete(child);
      if (stopping && children.size === 0) process.exit(code ?? 1);
      resolve(code ?? 1);
    });
  });
}

function* filesBelow(path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) yield path;
  else for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

/** A hash over the names and contents of files and folders, tests left out. */
export function fingerprint(...paths) {
  const hash = createHash('sha256');
  for (const path of paths.map((path) => within(path))) {
    for (const file of filesBelow(path)) {
      if (!/\.test\.tsx?$/.test(file)) hash.update(file.slice(root.length)).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/** Does the work unless its stamp says that it was done for this very fingerprint. */
export async function unlessStamped(stamp, print, work) {
  const file = within(stamp);
  if (existsSync(file) && readFileSync(file, 'utf8') === print) return;
  await work();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, print);
}

/** npm keeps in node_modules a record of what it installed: is that what the lock file asks for? */
function installedAsLocked() {
  const record = within('node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const packages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const has = packages(record);
  const { '': _project, ...asked } = packages(within('package-lock.json'));
  return (
    Object.keys(has).every((name) => name in asked) &&
    Object.entries(asked).every(([name, { version, optional }]) =>
      has[name] === undefined ? optional === true : has[name].version === version,
    )
  );
}

async function npm(...args) {
  // npm tells its scripts where it and its Node are; without npm around us, it is looked up in the PATH.
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  if (cli?.endsWith('npm-cli.js') && node !== undefined) return run(node, [cli, ...args]);
  try {
    return await run('npm', args, { shell: process.platform === 'win32' });
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    throw new Lack('npm is missing: install Node.js together with npm, then try again.', { cause: error });
  }
}

/** Installs what the lock file lists, unless that is there already. */
export async function install() {
  const print = `${fingerprint('package-lock.json')} ${process.platform}-${process.arch}`;
  await unlessStamped('node_modules/.installed', print, async () => {
    if (installedAsLocked()) return;
    console.log('Installing packages (once, about half a minute) ...');
    const code = await npm('ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error');
    if (code !== 0)
      throw new Lack('The packages could not be installed: npm says why above; check the network, then try again.');
  });
}

/** The Node that runs Bivouac itself: 24 from the packages, otherwise this one if it runs TypeScript. */
export function runtime() {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const own = within('node_modules', `node-${system}-${process.arch}`, 'bin', system === 'win' ? 'node.exe' : 'node');
  if (existsSync(own)) return own;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  throw new Lack(
    `No packaged Node fits this machine (${process.platform}, ${process.arch}), so Bivouac needs Node 22.18 or newer here, and this is ${process.versions.node}.`,
  );
}

/** Runs the command of an installed package on our Node. */
export function tool(name, args = [], { from = name, ...options } = {}) {
  const { bin } = JSON.parse(readFileSync(within('node_modules', from, 'package.json'), 'utf8'));
  return run(runtime(), [within('node_modules', from, typeof bin === 'string' ? bin : bin[name]), ...args], options);
}
