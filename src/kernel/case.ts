/** A case that can't be played, and why: also thrown by a game's `arrange` for a description that makes no position. */
export class CaseError extends Error {
  override readonly name = 'CaseError';
}
