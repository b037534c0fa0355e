/** A journal or record that can't be used, and why. */
export class JournalError extends Error {
  override readonly name = 'JournalError';
}
