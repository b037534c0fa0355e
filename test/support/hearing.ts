interface Told {
  readonly kind: string;
  readonly clause: string;
}

/** Adds to a log what is told, and stops at an event whose clause is none of the ledger's: its type takes any text for one. */
export const hearing =
  <E extends Told>(clauses: object, log: E[]) =>
  (event: E): void => {
    if (!Object.hasOwn(clauses, event.clause))
      throw new Error(`'${event.kind}' is told by '${event.clause}', which is no clause of the ledger`);
    log.push(event);
  };
