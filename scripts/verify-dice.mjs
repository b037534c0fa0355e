// Checks the dice of a published match, with nothing of Bivouac but its formula. Read it, or write your own from it.
//
//   node scripts/verify-dice.mjs RECORD.json
//
// Before the match the keeper drew a secret of 32 bytes and published its SHA-256, the commitment. Then every person at the table
// promised a line of text, the contribution, by its SHA-256; when all had promised, the texts were told (record 2). With that every
// number of the match was fixed, and nobody knew them all:
//
//   key          HMAC-SHA-256(secret, the lines "seat text" in the order of the seats, joined by line feeds)
//                (record 1: the contributions as they are, joined by line feeds; no seat had promised them)
//   block b of the n-th number of a stream (n and b from 0)
//                HMAC-SHA-256(key, "stream/n/b"), read as eight 32-bit words, high byte first
//   the number   the first word below the largest multiple of `sides` that 2^32 holds: word mod sides + 1
//                (if none of the eight is, the next block is read)
//
// Whether the rules asked for these numbers, and whether the match was played to its end, only the rules can tell: `verify` of
// Bivouac plays it again. Exit code: 0 every number is right, 1 something is false, 2 this is no record.
import { createHash, createHmac } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';

const LARGEST = 20_000_000;
const WORDS = 2 ** 32;

/** Ends the program with a sentence. */
function stop(code, sentence) {
  (code === 0 ? console.log : console.error)(sentence);
  process.exit(code);
}

function read(path) {
  if (path === undefined) stop(2, 'Name the record of a match: node scripts/verify-dice.mjs RECORD.json');
  try {
    const { size } = statSync(path);
    if (size > LARGEST) stop(2, `'${path}' has ${size} bytes; no record has more than ${LARGEST}.`);
    return JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    return stop(2, `'${path}' can't be read as a record: ${error.message}.`);
  }
}

const isHex = (text) => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);
const isWhole = (n, low, high) => Number.isInteger(n) && n >= low && n <= high;
const isObject = (value) => value !== null && typeof value === 'object';
const isBare = (text) => typeof text === 'string' && !text.includes('\n');
const isLine = (text) =>
  isBare(text) && text.length > 0 && text.length <= 1000 && !text.includes('\r') && text.isWellFormed();
const isSeated = (one) => isObject(one) && isWhole(one.seat, 0, 15) && isHex(one.promise) && isLine(one.text);

/** What is wrong with the form of the record, or undefined. */
function formFault(record) {
  if (!isObject(record) || !['bivouac/record/1', 'bivouac/record/2'].includes(record.format))
    return 'this is not a record of a match of Bivouac';
  if (!isHex(record.commitment)) return 'the record has no commitment';
  if (!isHex(record.secret)) return 'the record has no secret';
  const fits = record.format === 'bivouac/record/2' ? isSeated : isBare;
  if (!Array.isArray(record.contributions) || !record.contributions.every(fits))
    return 'the record has no list of contributions';
  if (!Array.isArray(record.journal?.entries)) return 'the record has no journal';
  if (!Array.isArray(record.rolls)) return 'the record has no rolls';
  const bad = record.rolls.findIndex(
    (roll) =>
      !isObject(roll) ||
      typeof roll.stream !== 'string' ||
      !isWhole(roll.at, 0, Number.MAX_SAFE_INTEGER) ||
      !isWhole(roll.sides, 1, WORDS) ||
      !isWhole(roll.value, 1, roll.sides),
  );
  return bad < 0 ? undefined : `roll ${bad + 1} of the record is no roll`;
}

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** What was promised and not kept, or undefined. */
function brokenPromise({ format, secret, commitment, contributions }) {
  const promised = sha256(Buffer.from(secret, 'hex'));
  if (promised !== commitment)
    return `The secret does not fit the commitment: its SHA-256 is ${promised}, but ${commitment} was promised.`;
  if (format === 'bivouac/record/1') return undefined;
  for (const [i, { seat, promise, text }] of contributions.entries()) {
    if (seat <= (contributions[i - 1]?.seat ?? -1))
      return `The contribution of seat ${seat} is not in the order of seats.`;
    if (sha256(text) !== promise) return `The contribution of seat ${seat} does not fit its promise.`;
  }
  return undefined;
}

function numberAt(key, stream, n, sides) {
  const limit = WORDS - (WORDS % sides);
  for (let block = 0; ; block++) {
    const bytes = createHmac('sha256', key).update(`${stream}/${n}/${block}`).digest();
    for (let at = 0; at < bytes.length; at += 4) {
      const word = bytes.readUInt32BE(at);
      if (word < limit) return (word % sides) + 1;
    }
  }
}

/** How many numbers each stream gave; stops at the first that is false. */
function checkRolls({ format, secret, contributions, rolls, journal }) {
  const lines =
    format === 'bivouac/record/1' ? contributions : contributions.map(({ seat, text }) => `${seat} ${text}`);
  const key = createHmac('sha256', Buffer.from(secret, 'hex')).update(lines.join('\n')).digest();
  const counts = new Map();
  for (const [i, { at, stream, sides, value }] of rolls.entries()) {
    const n = counts.get(stream) ?? 0;
    counts.set(stream, n + 1);
    const right = numberAt(key, stream, n, sides);
    const name = `Roll ${i + 1}, number ${n} of '${stream}' (d${sides}),`;
    if (right !== value) stop(1, `${name} is ${right} by the secret, but ${value} in the record.`);
    if (at < (rolls[i - 1]?.at ?? 0)) stop(1, `${name} stands after a roll of a later line.`);
    if (at > journal.entries.length) stop(1, `${name} is of line ${at}, which the journal does not have.`);
  }
  return counts;
}

/** What the record itself says of the end of the match. */
function ending({ format, outcome, journal: { entries } }) {
  const end = entries.length;
  if (format === 'bivouac/record/1') return `It has ${end} lines; whether the match ended, only its rules can tell.`;
  if (!isObject(outcome)) return `It is broken off after line ${end}: nothing in its numbers is false.`;
  return `It says that the match ended with line ${end}: only its rules can tell.`;
}

const record = read(process.argv[2]);
const fault = formFault(record);
if (fault !== undefined) stop(2, `'${process.argv[2]}' can't be used: ${fault}.`);
const broken = brokenPromise(record);
if (broken !== undefined) stop(1, broken);

const streams = [...checkRolls(record)].map(([stream, count]) => `${stream} ${count}`).join(', ');
const seats = record.contributions.map(({ seat }) => seat).join(', ');
const kept =
  record.format === 'bivouac/record/1' ? '' : `, every contribution its promise (of seat ${seats || 'none'})`;
const sentence = `The commitment fits the secret${kept}, and all ${record.rolls.length} numbers are right (${streams}).`;
stop(0, `${sentence}\n${ending(record)}`);
