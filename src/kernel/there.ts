/** The entry of a list at a place where there must be one: an index that comes from the rules is within its list. */
export function get<T>(list: ArrayLike<T>, index: number): NonNullable<T> {
  const found = list[index];
  if (found === undefined || found === null) throw new Error(`there is nothing at ${index} of ${list.length}`);
  return found;
}

/**
 * What `get` does where there is nothing. A table that search looks into all the time is read as `TABLE[i] ?? nothingAt(i)`: `get` is
 * shared by lists of every sort, so that the engine can't know beforehand which sort it will meet.
 */
export function nothingAt(index: number): never {
  throw new Error(`there is nothing at ${index}`);
}

/** What must be there just now: a combat while it is fought, an operation while it is made. */
export function there<T>(value: T, what = 'what must be there'): NonNullable<T> {
  if (value === undefined || value === null) throw new Error(`${what} is not there`);
  return value;
}

/** Adds to the number at a place where there must be one. */
export function add(list: number[] | Float64Array | Uint8Array, index: number, more: number): void {
  list[index] = get(list, index) + more;
}

/** Takes away whatever a list holds beyond a length: to set its length would leave compiled code each time. */
export function shorten(list: unknown[], length: number): void {
  while (list.length > length) list.pop();
}
