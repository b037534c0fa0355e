/** Something given by the caller that can't be used: he is told why in one sentence. */
export class Unusable extends Error {
  override readonly name = 'Unusable';
}
