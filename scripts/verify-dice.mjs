// Checks the dice of a published match, with nothing of Bivouac but its formula. Read it, or write your own from it.
//
//   node scripts/verify-dice.mjs RECORD.json
//
// Before the match the keeper drew a secret of 32 bytes and published its SHA-256, the commitment; then every seat added a
// contribution, a line of text. With that every number of the match was fixed, and nobody knew them all:
//
//   key          HMAC-SHA-256(secret, contributions joined by line feeds)
//   block b of the n-th number of a stream (n and b from 0)
//                HMAC-SHA-256(key, "stream/n/b"), read as eight 32-bit words, high byte first
//   the number   the first word below the largest multiple of `sides` that 2^32 holds: word mod sides + 1
//                (if none of the eight is, the next block is read)
//
// Exit code: 0 every number is right, 1 one is not, 2 this is no record.
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
const isLine = (text) => typeof text === 'string' && !text.includes('\n');
const isWhole = (n, low, high) => Number.isInteger(n) && n >= low && n <= high;

/** What is wrong with the form of the record, or undefined. */
function formFault(record) {
  if (record === null || typeof record !== 'object' || record.format !== 'bivouac/record/1')
    return 'this is not a record of a match of Bivouac';
  if (!isHex(record.commitment)) return 'the record has no commitment';
  if (!isHex(record.secret)) return 'the record has no secret';
  if (!Array.isArray(record.contributions) || !record.contributions.every(isLine))
    return 'the record has no list of contributions';
  if (!Array.isArray(record.rolls)) return 'the record has no rolls';
  const bad = record.rolls.findIndex(
    (roll) =>
      roll === null ||
      typeof roll !== 'object' ||
      typeof roll.stream !== 'string' ||
      !isWhole(roll.sides, 1, WORDS) ||
      !isWhole(roll.value, 1, roll.sides),
  );
  return bad < 0 ? undefined : `roll ${bad + 1} of the record is no roll`;
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

const record = read(process.argv[2]);
const fault = formFault(record);
if (fault !== undefined) stop(2, `'${process.argv[2]}' can't be used: ${fault}.`);

const secret = Buffer.from(record.secret, 'hex');
const promised = createHash('sha256').update(secret).digest('hex');
if (promised !== record.commitment) {
  stop(1, `The secret does not fit the commitment: its SHA-256 is ${promised}, but ${record.commitment} was promised.`);
}

const key = createHmac('sha256', secret).update(record.contributions.join('\n')).digest();
const counts = new Map();
record.rolls.forEach(({ stream, sides, value }, i) => {
  const n = counts.get(stream) ?? 0;
  counts.set(stream, n + 1);
  const right = numberAt(key, stream, n, sides);
  if (right === value) return;
  stop(
    1,
    `Roll ${i + 1}, number ${n} of '${stream}' (d${sides}), is ${right} by the secret, but ${value} in the record.`,
  );
});

const streams = [...counts].map(([stream, count]) => `${stream} ${count}`).join(', ');
stop(0, `The commitment fits the secret, and all ${record.rolls.length} numbers are right (${streams}).`);
