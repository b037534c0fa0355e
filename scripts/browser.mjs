// Finds the Chromium that the browser tests and the pictures need, and gets it where the system has it among its packages. Plain
// JavaScript for Node 20: it is asked before anything is installed.
import { spawnSync } from 'node:child_process';
import { accessSync, closeSync, constants, existsSync, openSync, readFileSync, readSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Lack } from './house.mjs';

const HOW =
  'Install Chrome or Chromium with the system’s own tools, or set CHROMIUM_PATH to the program, and try again.';

/** The names under which the system's own browser is found on the PATH, the likelier first. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge'];

/** Where Mac and Windows keep theirs. */
const PLACES = {
  darwin: () => [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: (env) =>
    [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']]
      .filter((folder) => folder !== undefined && folder !== '')
      .flatMap((folder) => [
        join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
        join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
      ]),
  linux: () => ['/opt/google/chrome/chrome'],
};

/** What an ELF file says of the processor it was made for. */
const ELF_MACHINES = { x64: 0x3e, arm64: 0xb7 };

/**
 * The machine as the search sees it; tests put another in its place.
 * @typedef {{
 *   platform: NodeJS.Platform, arch: NodeJS.Architecture, env: Readonly<Record<string, string | undefined>>, root: boolean,
 *   exists(path: string): boolean, runs(path: string): boolean, head(path: string, length: number): Uint8Array,
 *   release(): string, call(command: string, args: readonly string[], quiet?: boolean): boolean,
 * }} Machine
 */

/** @type {Machine} */
export const HERE = {
  platform: process.platform,
  arch: process.arch,
  env: process.env,
  root: process.getuid?.() === 0,
  exists: existsSync,
  /** The first bytes of a file. */
  head(path, length) {
    const bytes = Buffer.alloc(length);
    const file = openSync(path, 'r');
    try {
      return bytes.subarray(0, readSync(file, bytes, 0, length, 0));
    } finally {
      closeSync(file);
    }
  },
  runs(path) {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  },
  release: () => (existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : ''),
  // Somewhere else than here: a program that cannot start must not leave anything in the checkout.
  call: (command, args, quiet = true) =>
    spawnSync(command, args, { cwd: tmpdir(), stdio: quiet ? 'ignore' : ['ignore', 'inherit', 'inherit'] }).status ===
    0,
};

/** Is the program made for this processor? A script or a format we do not know is taken at its word. */
function fits(path, { arch, head }) {
  const bytes = Buffer.from(head(path, 20));
  const isElf = bytes.length >= 20 && bytes.readUInt32BE(0) === 0x7f454c46;
  return !isElf || bytes.readUInt16LE(18) === ELF_MACHINES[arch];
}

function fromEnvironment(machine) {
  const path = machine.env['CHROMIUM_PATH'];
  if (path === undefined || path === '') return null;
  if (!machine.exists(path)) throw new Lack(`CHROMIUM_PATH is ${path}, and nothing is there. ${HOW}`);
  if (!machine.runs(path)) throw new Lack(`CHROMIUM_PATH is ${path}, and that is no program that may be run. ${HOW}`);
  if (!fits(path, machine))
    throw new Lack(`CHROMIUM_PATH is ${path}, a program for another processor than this (${machine.arch}). ${HOW}`);
  return path;
}

function fromSystem(machine) {
  const { platform, env, exists, runs } = machine;
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = platform === 'win32' ? [] : NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const all = [...onPath, ...(PLACES[platform]?.(env) ?? [])];
  return all.find((path) => exists(path) && runs(path) && fits(path, machine)) ?? null;
}

/** npm's own Chromium is made for one kind of machine alone; started on another, it fails and leaves rubbish behind. */
const npmFits = ({ platform, arch }) => platform === 'linux' && arch === 'x64';

/**
 * The browser of CHROMIUM_PATH or that of the system; `npm` where npm's own will do; null where there is none.
 * @param {Machine} machine
 */
export function findBrowser(machine = HERE) {
  return fromEnvironment(machine) ?? fromSystem(machine) ?? (npmFits(machine) ? 'npm' : null);
}

const isDebian = ({ platform, release }) =>
  platform === 'linux' && /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(release());

/**
 * Sees to it that there is a browser, before anything that needs it has run: looks for one, installs the system's where that can be
 * done here, or says in one sentence what is missing.
 * @param {Machine} machine
 */
export function ensureBrowser(machine = HERE, say = console.log) {
  const found = findBrowser(machine);
  if (found !== null) return found;
  const none = `No Chrome or Chromium was found for the tests in the browser (${machine.platform}, ${machine.arch}).`;
  if (!isDebian(machine) || !machine.root) throw new Lack(`${none} ${HOW}`);
  say('No browser for the tests was found: installing the system’s package chromium (once, about a minute) ...');
  machine.call('apt-get', ['update', '-qq']);
  machine.call('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], false);
  const installed = findBrowser(machine);
  if (installed === null) throw new Lack(`${none} The system’s package chromium could not be installed. ${HOW}`);
  return installed;
}

/** The program itself: npm's own is unpacked when it is first needed. */
export async function browserPath(machine = HERE) {
  const found = findBrowser(machine);
  if (found === null) throw new Lack(`No Chrome or Chromium was found. ${HOW}`);
  if (found !== 'npm') return found;
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
