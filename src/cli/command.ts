/** A word one can say after `npm run bivouac --`. Each lives in a file of its own name beside this one. */
export interface Command {
  /** One line: the arguments, then what it does. */
  readonly help: string;
  /** Returns the exit code: 0 done, 1 it could not be done, 2 it was called wrongly. */
  run(args: string[]): Promise<number>;
}
