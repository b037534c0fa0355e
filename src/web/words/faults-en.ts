import type { Fault } from '../keeper/contract.ts';

/** A sentence for each thing that can be wrong with a match. */
export const faultsEn: Readonly<Record<Fault, string>> = {
  gone: 'This match is not saved in this browser. It may have been removed.',
  elsewhere: 'This match is being played in another tab, so nothing was done here. Press Play here first.',
  'not-json': 'This file cannot be read: it is not a Bivouac save, or it has been cut short.',
  'not-ours': 'This is not a Bivouac save, or part of it is missing.',
  changed: 'This save has been damaged or altered, so it cannot be opened. Your other matches are safe.',
  'unknown-game': 'This match belongs to a game that is not on this shelf.',
  'bad-pack': 'This set of components cannot be used.',
  'bad-options': 'A match cannot be started with these options.',
  refused: 'The journal of this match breaks a rule, so it cannot be opened. Your other matches are safe.',
  'not-allowed': 'This stays hidden until the match is over.',
  full: 'This browser has run out of space: your choice was not made, and the match is as it was last saved. Save it to a file, remove some old matches, then try again.',
  denied:
    'This browser does not let the page store anything, so your choice was not made. Allow it to store data, or save the match to a file.',
  away: 'This browser could not save your choice, so it was not made. Try again; the match is as it was last saved.',
  broken:
    'What this browser has saved of this match is damaged and cannot be read. Nothing was changed, and your other matches are safe. If you have saved it to a file, open that file from the shelf; otherwise it can only be removed.',
  held: 'This match was started under older rules that the current ones cannot take over. Nothing of it is lost: it is kept as it was.',
};
