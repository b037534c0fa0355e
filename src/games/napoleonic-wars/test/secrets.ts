// What is secret, from the ledger: nothing.
//
// One player sits at the table (NW-1.0-a), and France is run by the rules. What is face down (NW-3.4-a: personalities in box C, client
// states in box J) and what is drawn out of a bowl (NW-0.3-b) is known to nobody: it is taken at random at the moment of taking, so
// that there is nothing to hide in between. Who looks on sees what the player sees.

export const secretsOf = (): readonly string[] => [];
