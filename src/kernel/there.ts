/** What must be there just now: a combat while it is fought, an operation while it is made. */
export function there<T>(value: T): NonNullable<T> {
  if (value === undefined || value === null) throw new Error('what must be there is not');
  return value;
}
