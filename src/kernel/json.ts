/** A text from outside that is no usable JSON, and why. */
export class JsonError extends Error {
  override readonly name = 'JsonError';
}

/** Deeper than anything we write; what is deeper was made to do harm. */
const DEEPEST = 64;

function deeperThan(value: unknown, most: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > most) return true;
    level = level.flatMap((part) => (part !== null && typeof part === 'object' ? Object.values(part) : []));
  }
  return false;
}

/**
 * Reads JSON from outside. `what` names it in the sentences (`case`, `record`); `most` is the length from which on it is
 * not even looked at.
 */
export function parseJson(text: string, what: string, most: number): unknown {
  if (text.length > most) {
    throw new JsonError(`this ${what} has ${text.length} characters; no ${what} has more than ${most}`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    // The parser quotes the text, line ends and all.
    throw new JsonError(`this ${what} is not JSON: ${why.replace(/\s+/g, ' ')}`, { cause: error });
  }
  if (deeperThan(value, DEEPEST)) throw new JsonError(`this ${what} is nested more than ${DEEPEST} deep`);
  return value;
}
