interface Told {
  readonly kind: string;
  readonly clause: string;
}

/** Stops at an event whose clause is none of the ledger's: its type takes any text for one. */
export const heeding =
  (clauses: object) =>
  ({ kind, clause }: Told): void => {
    if (!Object.hasOwn(clauses, clause))
      throw new Error(`'${kind}' is told by '${clause}', which is no clause of the ledger`);
  };
