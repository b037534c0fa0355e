import { describe, expect, it } from 'vitest';
import { ensureBrowser, findBrowser, HERE } from '../../scripts/browser.mjs';

const MACHINES = { x64: 0x3e, arm64: 0xb7 } as const;

/** The first bytes of a program made for that processor. */
function elf(arch: keyof typeof MACHINES): Buffer {
  const bytes = Buffer.alloc(20);
  bytes.writeUInt32BE(0x7f454c46, 0);
  bytes.writeUInt16LE(MACHINES[arch], 18);
  return bytes;
}

const SCRIPT = Buffer.from('#!/bin/sh\nexec chromium "$@"\n');

interface Given {
  readonly platform?: NodeJS.Platform;
  readonly arch?: NodeJS.Architecture;
  readonly env?: Readonly<Record<string, string>>;
  readonly root?: boolean;
  readonly release?: string;
  /** What `apt-get install chromium` puts where. */
  readonly installs?: string;
}

/** A machine that has these programs and nothing else; `calls` is what was run on it. */
function machine(programs: Readonly<Record<string, Buffer>>, given: Given = {}) {
  const there = new Map(Object.entries(programs));
  const calls: string[] = [];
  return {
    calls,
    platform: given.platform ?? 'linux',
    arch: given.arch ?? ('arm64' as const),
    env: { PATH: '/usr/local/bin:/usr/bin', ...given.env },
    root: given.root ?? false,
    exists: (path: string) => there.has(path),
    runs: (path: string) => there.has(path),
    head: (path: string, length: number) => there.get(path)?.subarray(0, length) ?? Buffer.alloc(0),
    release: () => given.release ?? 'ID=arch\n',
    call(command: string, args: readonly string[]) {
      calls.push([command, ...args].join(' '));
      if (args.includes('install') && given.installs !== undefined) there.set(given.installs, SCRIPT);
      return true;
    },
  };
}

const DEBIAN = 'PRETTY_NAME="Debian GNU/Linux 12"\nID=debian\n';
const UBUNTU = 'ID=ubuntu\nID_LIKE=debian\n';
const silent = () => {};

describe('the browser of the tests', () => {
  it('is that of CHROMIUM_PATH before all others', () => {
    const here = machine(
      { '/own/chrome': elf('arm64'), '/usr/bin/chromium': SCRIPT },
      { env: { CHROMIUM_PATH: '/own/chrome' } },
    );
    expect(findBrowser(here)).toBe('/own/chrome');
  });

  it('CHROMIUM_PATH that leads nowhere, or to a program for another processor, is a sentence and no fall-back', () => {
    const env = { CHROMIUM_PATH: '/own/chrome' };
    expect(() => findBrowser(machine({ '/usr/bin/chromium': SCRIPT }, { env }))).toThrow(/nothing is there/);
    expect(() => findBrowser(machine({ '/own/chrome': elf('x64') }, { env }))).toThrow(/another processor.*arm64/);
    expect(findBrowser(machine({ '/own/chrome': elf('x64') }, { env, arch: 'x64' }))).toBe('/own/chrome');
  });

  it('is the system’s, by the PATH, unless it is made for another processor', () => {
    expect(findBrowser(machine({ '/usr/bin/google-chrome': SCRIPT }))).toBe('/usr/bin/google-chrome');
    expect(findBrowser(machine({ '/usr/bin/chromium': elf('x64'), '/usr/bin/google-chrome': elf('arm64') }))).toBe(
      '/usr/bin/google-chrome',
    );
  });

  it('is found where Mac and Windows keep it', () => {
    const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(findBrowser(machine({ [mac]: Buffer.from([0xcf, 0xfa, 0xed, 0xfe]) }, { platform: 'darwin' }))).toBe(mac);
    const windows = machine({}, { platform: 'win32', env: { PROGRAMFILES: 'C:/Program Files' } });
    expect(findBrowser({ ...windows, exists: (path) => path.endsWith('chrome.exe'), runs: () => true })).toMatch(
      /Google.Chrome.Application.chrome\.exe$/,
    );
  });

  it('is npm’s where that fits the processor, and only there', () => {
    expect(findBrowser(machine({}, { arch: 'x64' }))).toBe('npm');
    expect(findBrowser(machine({}, { arch: 'arm64' }))).toBeNull();
    expect(findBrowser(machine({}, { arch: 'x64', platform: 'darwin' }))).toBeNull();
  });

  it.each([DEBIAN, UBUNTU])('is installed from the system’s packages by root, and that is said', (release) => {
    const here = machine({}, { release, root: true, installs: '/usr/bin/chromium' });
    const said: string[] = [];
    expect(ensureBrowser(here, (sentence: string) => said.push(sentence))).toBe('/usr/bin/chromium');
    expect(here.calls.at(-1)).toContain('install');
    expect(said.join()).toContain('installing');
  });

  it('without one, nothing is tried that cannot be done: one sentence says how to get it', () => {
    for (const given of [{ release: DEBIAN }, { root: true }, { platform: 'darwin', root: true }] as const) {
      const here = machine({}, given);
      expect(() => ensureBrowser(here, silent)).toThrow(/No Chrome or Chromium was found.*CHROMIUM_PATH/s);
      expect(here.calls).toEqual([]);
    }
    expect(() => ensureBrowser(machine({}, { release: DEBIAN, root: true }), silent)).toThrow(/could not be installed/);
  });

  it('is there on the machine of this test', () => {
    expect(findBrowser(HERE)).not.toBeNull();
  });
});
