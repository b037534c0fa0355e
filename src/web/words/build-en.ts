import type { BringFault } from '../build/exchange.ts';
import type { BuildTrouble } from '../build/kept.ts';

const bringFaults: Readonly<Record<Exclude<BringFault['fault'], 'other-game' | 'refused'>, string>> = {
  empty: 'There is nothing to bring in: paste a line of text first, or open a file.',
  'too-large': 'This is too large to be an army. Nothing was brought in, and your armies are as they were.',
  unreadable:
    'This is not an army, or part of it is missing. Nothing was brought in, and your armies are as they were.',
  match: 'This is a match, not an army. Open it from the shelf; your armies are as they were.',
};

const troubles: Readonly<Record<BuildTrouble, string>> = {
  full: 'This browser has run out of space: the last change is here until you leave the page, and no longer. Save the army as a file, or remove some old matches.',
  denied:
    'This browser does not let the page store anything: what you build is here until you leave the page, and no longer. Save it as a file before you go.',
  damaged:
    'What this browser has kept of your armies is damaged and cannot be read. It is laid aside, not deleted; new armies are kept as usual.',
};

/** The words of the room in which armies are built. */
export const buildEn = {
  title: (game: string) => `Armies for ${game}`,
  yours: 'Your armies',
  none: 'You have not built an army in this browser yet.',
  begin: 'Begin a new one',
  beginHelp: 'Begin with an army of the box and change it, or with nothing at all.',
  starters: 'From an army of the box',
  blank: 'From nothing',
  blankName: (kind: string) => `${kind}: empty`,
  open: 'Change',
  play: 'Play with it now',
  playing: 'Opening the box …',
  notReady: 'It cannot be played yet:',
  copy: 'Copy',
  remove: 'Delete',
  removed: (name: string) => `“${name}” is deleted.`,
  restore: 'Bring it back',
  saveFile: 'Save as a file',
  saveAll: 'Save all as a file',
  line: 'As a line of text',
  lineCopied: 'Copied. Paste it into a message, or into this page in another browser.',
  lineShown: 'Copy this line yourself: this browser does not let the page do it.',
  bring: 'Bring in an army',
  bringHelp: 'An army that somebody sent you, or that you saved: paste its line of text, or open its file.',
  bringLine: 'Line of text',
  bringNow: 'Bring it in',
  bringFile: 'Open a file',
  brought: (names: string) => `Brought in: ${names}.`,
  broughtUnready: (names: string) => `Brought in, but not ready for battle yet: ${names}.`,
  unnamed: 'Army without a name',
  bringFaults,
  otherGame: (game: string) => `This is an army for another game: ${game}. Nothing was brought in.`,
  refused: 'This army cannot be brought in, and yours are as they were:',
  troubles,
  gone: 'This army is not kept in this browser. It may have been deleted.',
  back: 'All your armies',
  match: 'Set up a match',
  name: 'Name of the army',
  limit: 'Limit',
  points: (n: number) => `${n} points`,
  undo: 'Take back',
  nothingToUndo: 'Nothing has been changed since you opened it.',
  more: 'More',
  army: 'The army',
  find: 'Find',
  all: 'all',
  sort: 'Order',
  asPrinted: 'as in the box',
  addable: 'Only what can be added',
  filters: 'Find and sort',
  everything: 'Show everything',
  nothingFound: 'Nothing of this kind.',
  shown: (n: number, of: number) => `${n} of ${of}`,
  add: (name: string) => `Add: ${name}`,
  less: (name: string) => `Take one out: ${name}`,
  count: (n: number, most: number) => `${n} of ${most}`,
  times: (n: number) => `×${n}`,
  changed: (name: string, n: number, most: number) => `${name}: ${n} of ${most}.`,
  limits: 'Limits',
  least: (n: number, least: number) => `${n}, at least ${least}`,
  most: (n: number, most: number) => `${n} of at most ${most}`,
  ready: 'Ready for battle.',
  missing: 'Still to be put right',
  noneChosen: 'Nothing yet: touch a card to add it.',
  kept: 'Every change is kept in this browser at once.',
};

/** Every word of this room; the other languages are held to this one type. */
export type BuildWords = typeof buildEn;
