import { hashOf } from '../src/kernel/hash.ts';
import { commitment } from '../src/kernel/provable-chance.ts';
import { get } from '../src/kernel/there.ts';
import { contribution, honest, type Original, type Sheet, shortened, splice } from './forger.ts';

// The ways to forge a record, by who finds them out.

export const SEATED = [contribution(0, 'left'), contribution(1, 'right')];

/** There is nothing in this record that could be forged in this way. */
export class NotHere extends Error {}

export type Forge = (sheet: Sheet, truth: Original) => void;

export function set<T extends object>(thing: T | null | undefined, change: Partial<T>): void {
  Object.assign(thing ?? {}, change);
}

export const seatedOf = (sheet: Sheet) => sheet.contributions.flatMap((one) => (typeof one === 'string' ? [] : [one]));
const dieOf = ({ rolls }: Sheet) =>
  get(
    rolls,
    rolls.findLastIndex(({ sides }) => sides > 1),
  );
const actAt = ({ journal }: Sheet, kind: string, what?: string) => {
  const at = journal.entries.findIndex(({ act }) => act?.kind === kind && act.what === what);
  // Whoever plays alone has nobody to ask.
  if (at < 0) throw new NotHere();
  return at;
};
/** The last choice that was taken back at once: its line. */
const takenBack = (entries: Sheet['journal']['entries']) =>
  entries.findLastIndex(({ undo }, i) => undo === true && entries[i - 1]?.choice !== undefined);
const lastOf = <T>(list: readonly T[]): T => get(list, list.length - 1);
const next = ({ sides, value }: { sides: number; value: number }) => (value % sides) + 1;

/** For record 2 alone. */
export const seated =
  (forge: (list: ReturnType<typeof seatedOf>, sheet: Sheet) => void): Forge =>
  (sheet) => {
    if (sheet.seal === undefined) throw new NotHere();
    forge(seatedOf(sheet), sheet);
  };

/** ... and where two have contributed. */
type Seated = ReturnType<typeof seatedOf>[number];
const both = (forge: (one: Seated, two: Seated) => void): Forge =>
  seated(([one, two]) => {
    if (one === undefined || two === undefined) throw new NotHere();
    forge(one, two);
  });

/** Found by the script that knows only secret, contributions and numbers, and so by `verifyRecord` too. */
export const DICE: readonly [string, Forge][] = [
  ['another number', (sheet) => set(dieOf(sheet), { value: next(dieOf(sheet)) })],
  [
    'two numbers of one stream change places',
    ({ rolls }) => {
      const pairs = rolls.flatMap((one, i) => rolls.slice(i + 1).map((two) => [one, two] as const));
      const [one, two] = get(
        pairs.filter(
          ([a, b]) => a.stream === b.stream && a.value !== b.value && a.value <= b.sides && b.value <= a.sides,
        ),
        0,
      );
      [one.value, two.value] = [two.value, one.value];
    },
  ],
  ['all numbers in reverse', ({ rolls }) => void rolls.reverse()],
  ['a number twice', ({ rolls }) => void rolls.splice(2, 0, { ...get(rolls, 2) })],
  ['a number of the middle is missing', ({ rolls }) => void rolls.splice(1, 1)],
  [
    'a number more, and it is false',
    (sheet) => {
      // Of a die: the only number that a list of one card can give would be true.
      const [die, { at }] = [dieOf(sheet), lastOf(sheet.rolls)];
      sheet.rolls.push({ ...die, at, value: next(die) }, { ...die, at });
    },
  ],
  ['a number that no die has', (sheet) => set(dieOf(sheet), { value: dieOf(sheet).sides + 1 })],
  [
    'a number of a line that was never written',
    (sheet) => set(lastOf(sheet.rolls), { at: sheet.journal.entries.length + 1 }),
  ],
  ['a number before those of earlier lines', (sheet) => set(get(sheet.rolls, 0), { at: lastOf(sheet.rolls).at })],
  ['another secret', (sheet) => set(sheet, { secret: 'e5'.repeat(32) })],
  [
    'another secret, and its commitment',
    (sheet) => {
      sheet.secret = 'e5'.repeat(32);
      sheet.commitment = commitment(sheet.secret);
    },
  ],
  ['another commitment', (sheet) => set(sheet, { commitment: commitment('e5'.repeat(32)) })],
  ['the secret in other letters', (sheet) => set(sheet, { secret: sheet.secret.toUpperCase() })],
  ['no secret', (sheet) => set(sheet, { secret: '' })],
  [
    'another contribution',
    (sheet) => void sheet.contributions.splice(0, 1, sheet.seal === undefined ? 'lift' : contribution(0, 'lift')),
  ],
  ['another contribution under the old promise', seated(([one]) => set(one, { text: 'lift' }))],
  ['another promise', seated(([one]) => set(one, { promise: 'a'.repeat(64) }))],
  [
    'promises change places',
    both((one, two) => {
      [one.promise, two.promise] = [two.promise, one.promise];
    }),
  ],
  ['a contribution of another seat', both((_, two) => set(two, { seat: 2 }))],
  [
    'contributions change seats',
    both((one, two) => {
      [one.seat, two.seat] = [two.seat, one.seat];
    }),
  ],
  [
    'contributions change seats and places',
    seated((_, sheet) => set(sheet, { contributions: [contribution(0, 'right'), contribution(1, 'left')] })),
  ],
  [
    'contributions in another order',
    ({ contributions }) => {
      if (contributions.length < 2) throw new NotHere();
      contributions.reverse();
    },
  ],
  ['one seat contributes twice', both((_, two) => set(two, { seat: 0 }))],
  [
    'a contribution more',
    (sheet) => void sheet.contributions.push(sheet.seal === undefined ? '' : contribution(2, 'x')),
  ],
  ['a contribution less', (sheet) => void sheet.contributions.pop()],
  ['no contributions', (sheet) => set(sheet, { contributions: [] })],
  [
    'two contributions as one of two lines, which gives the same key',
    (sheet) =>
      set(sheet, { contributions: [sheet.seal === undefined ? 'left\nright' : contribution(0, 'left\n1 right')] }),
  ],
  [
    'a record 1 that pretends to have promises',
    (sheet) => {
      if (sheet.seal !== undefined) throw new NotHere();
      Object.assign(sheet, {
        format: 'bivouac/record/2',
        contributions: SEATED,
        outcome: null,
        seal: '',
      });
    },
  ],
  ['another format', (sheet) => set(sheet, { format: 'bivouac/record/3' })],
];

/** Found by whoever knows the rules. */
export const PLAY: readonly [string, Forge][] = [
  [
    'two streams change places',
    ({ rolls }) => {
      const at = rolls.findIndex((roll, i) => roll.stream !== rolls[i + 1]?.stream && roll.at === rolls[i + 1]?.at);
      if (at < 0) throw new NotHere();
      rolls.splice(at, 2, get(rolls, at + 1), get(rolls, at));
    },
  ],
  [
    'a number of another stream, as that would give it',
    (sheet) => {
      dieOf(sheet).stream = 'wishes';
      honest(sheet);
    },
  ],
  [
    'another die, as it would fall',
    (sheet) => {
      dieOf(sheet).sides += 1;
      honest(sheet);
    },
  ],
  [
    'a number of the line before',
    ({ rolls }) =>
      set(
        get(
          rolls,
          rolls.findIndex(({ at }) => at > 0),
        ),
        {
          at:
            get(
              rolls,
              rolls.findIndex(({ at }) => at > 0),
            ).at - 1,
        },
      ),
  ],
  [
    'all numbers a line later',
    ({ rolls }) => {
      for (const roll of rolls) roll.at += 1;
    },
  ],
  [
    'a number more, as it would fall',
    (sheet) => {
      sheet.rolls.push({ ...lastOf(sheet.rolls) });
      honest(sheet);
    },
  ],
  ['the last number is missing', ({ rolls }) => void rolls.pop()],
  ['no numbers', (sheet) => set(sheet, { rolls: [] })],
  ['the last line is missing', ({ journal }) => void journal.entries.pop()],
  ['a line of the middle is missing', ({ journal }) => void journal.entries.splice(journal.entries.length >> 1, 1)],
  ['a line is missing, and all is numbered anew', (sheet) => splice(sheet, actAt(sheet, 'hand') + 2, 1)],
  ['the first line is missing', ({ journal }) => void journal.entries.shift()],
  ['a line twice', ({ journal: { entries } }) => void entries.splice(3, 0, get(entries, 3))],
  [
    'two lines change places',
    ({ journal: { entries } }) => {
      const at = entries.findLastIndex(
        ({ seat, choice }, i) =>
          choice !== undefined &&
          seat === entries[i + 1]?.seat &&
          choice.kind !== (entries[i + 1]?.choice?.kind ?? choice.kind),
      );
      entries.splice(at, 2, get(entries, at + 1), get(entries, at));
    },
  ],
  ['a line after the end', ({ journal: { entries } }) => void entries.push(lastOf(entries))],
  [
    'another legal choice in the middle',
    ({ journal }, { others }) => {
      const { line, choice } = get(others, others.length >> 1);
      get(journal.entries, line - 1).choice = choice;
    },
  ],
  [
    'another legal choice, the last that there was',
    ({ journal }, { others }) => {
      const { line, choice } = lastOf(others);
      get(journal.entries, line - 1).choice = choice;
    },
  ],
  ['a choice that is none', ({ journal }) => set(get(journal.entries, 0), { choice: { kind: 'cheat' } })],
  [
    'a line of another seat',
    ({ journal }) => set(lastOf(journal.entries), { seat: 1 - Number(lastOf(journal.entries).seat) }),
  ],
  ['a line of a seat that is not there', ({ journal }) => set(get(journal.entries, 1), { seat: 9 })],
  [
    'the last choice taken back',
    (sheet) =>
      splice(sheet, sheet.journal.entries.length, 0, { seat: Number(lastOf(sheet.journal.entries).seat), undo: true }),
  ],
  ['an undo at the beginning', (sheet) => splice(sheet, 1, 0, { seat: 0, undo: true })],
  [
    'a choice was not taken back',
    (sheet) => splice(sheet, sheet.journal.entries.findLastIndex(({ undo }) => undo === true) + 1, 1),
  ],
  [
    'a draw that was declined is agreed on',
    (sheet) => set(get(sheet.journal.entries, actAt(sheet, 'decline')), { act: { kind: 'agree' } }),
  ],
  [
    'a way back to another table',
    (sheet) =>
      set(get(sheet.journal.entries, actAt(sheet, 'offer', 'back')), { act: { kind: 'offer', what: 'back', to: 0 } }),
  ],
  ['a way back without consent', (sheet) => splice(sheet, actAt(sheet, 'agree') + 1, 1)],
  ['a consent of oneself', (sheet) => set(get(sheet.journal.entries, actAt(sheet, 'agree')), { seat: 0 })],
  [
    'a way back into the future',
    (sheet) =>
      set(get(sheet.journal.entries, actAt(sheet, 'offer', 'back')), { act: { kind: 'offer', what: 'back', to: 999 } }),
  ],
  ['the winner gave up', ({ journal }) => void journal.entries.splice(-1, 1, { seat: 0, act: { kind: 'resign' } })],
  ['an act that is none', ({ journal }) => set(get(journal.entries, 2), { act: { kind: 'bribe' } })],
  [
    'other rules on the way',
    (sheet) => splice(sheet, 6, 0, { seat: null, act: { kind: 'rules', version: 999, pack: sheet.journal.pack } }),
  ],
  ['another hash', (sheet) => set(sheet, { hash: '0'.repeat(64) })],
  [
    'the hash of another position',
    (sheet, { game }) => {
      const short = structuredClone(sheet);
      shortened(game, short, 3);
      sheet.hash = short.hash;
    },
  ],
  ['an option that there is not', ({ journal }) => set(journal.options, { luck: 'good' })],
  [
    'another option',
    ({ journal }, { game }) => {
      const other = game.options.flatMap(({ id, values }) =>
        values.filter((value) => value !== journal.options[id]).map((value) => [id, value] as const),
      );
      const [id, value] = get(other, 0);
      journal.options[id] = value;
    },
  ],
  ['another version', ({ journal }) => set(journal, { version: journal.version + 1 })],
  ['another pack', ({ journal }) => set(journal, { pack: hashOf('loaded') })],
  ['another game', ({ journal }) => set(journal, { game: 'chess' })],
  ['another kind of journal', ({ journal }) => set(journal, { format: 'bivouac/journal/9' })],
  ['other winners', seated((_, { outcome }) => set(outcome, { winners: [0, 1, 2] }))],
  ['another way to win', seated((_, { outcome }) => set(outcome, { how: 'valour' }))],
  ['other figures of the end', seated((_, { outcome }) => set(outcome, { facts: { losses: 0 } }))],
  ['an end that is denied', seated((_, sheet) => set(sheet, { outcome: null }))],
  [
    'an end that is claimed of a match that was broken off',
    (sheet, { game }) => {
      if (sheet.seal === undefined) throw new NotHere();
      const { outcome } = sheet;
      shortened(game, sheet, sheet.journal.entries.length - 2);
      sheet.outcome = outcome ?? null;
    },
  ],
];

/** Nothing false is said, but not all of it: the match goes on. */
export const SHORT: readonly [string, Forge][] = [
  ['the last line left out', (sheet, { game }) => shortened(game, sheet, sheet.journal.entries.length - 1)],
  ['the last lines left out', (sheet, { game }) => shortened(game, sheet, sheet.journal.entries.length >> 1)],
  ['all lines left out', (sheet, { game }) => shortened(game, sheet, 0)],
];

/** Neither table nor end nor number is another: found only by the seal, if whoever did it has not put it on again. */
export const IDLE: readonly [string, Forge][] = [
  [
    'a choice and its undo left out',
    (sheet) => {
      splice(sheet, takenBack(sheet.journal.entries), 2);
    },
  ],
  [
    'another choice that was taken back',
    ({ journal }, { idle }) => {
      const { line, choice } = get(idle, 0);
      get(journal.entries, line - 1).choice = choice;
    },
  ],
  [
    'two secret answers in the other order',
    ({ journal: { game, entries } }) => {
      if (game !== 'picket') throw new NotHere();
      entries.splice(0, 2, get(entries, 1), get(entries, 0));
    },
  ],
  [
    'an offer that was declined, once more',
    (sheet) => {
      const at = actAt(sheet, 'decline');
      const [offer, decline] = [get(sheet.journal.entries, at - 1), get(sheet.journal.entries, at)];
      splice(sheet, sheet.journal.entries.length, 0, offer, decline);
    },
  ],
  [
    'another bot that played on',
    (sheet) => set(get(sheet.journal.entries, actAt(sheet, 'hand')), { act: { kind: 'hand', level: 'x' } }),
  ],
  [
    'the same rules once more',
    ({ journal, ...sheet }) =>
      splice({ ...sheet, journal }, journal.entries.length, 0, {
        seat: null,
        act: { kind: 'rules', version: journal.version, pack: journal.pack },
      }),
  ],
];
