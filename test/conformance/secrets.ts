import type { Viewer } from '../../src/kernel/game.ts';
import { secretsIn } from '../../src/kernel/piles.ts';
import { fail } from './positions.ts';
import type { Moment } from './walk.ts';

const REDRAWS = 12;

/**
 * Two lists of what is secret in the piles, one drawn from what the game declares of them, one written from the ledger. The game hides
 * nothing that the ledger does not call secret; and what the ledger calls secret and the game does not is known to the viewer by now:
 * whatever he may not know is drawn anew, and it stays. Returns how many secrets there were.
 */
export function checkSecrets(moment: Moment, viewer: Viewer): number {
  const { subject, p, memory, random } = moment;
  const { knowledge } = subject;
  const declared = new Set(secretsIn(knowledge.piles(p, viewer)));
  const written = new Set(knowledge.secrets(p, viewer));
  const who = viewer === null ? 'the spectator' : `seat ${viewer}`;
  for (const fact of declared)
    if (!written.has(fact)) fail(`the game hides from ${who} what the ledger does not call secret: ${fact}`);
  const known = [...written].filter((fact) => !declared.has(fact));
  for (let i = 0; i < REDRAWS && known.length > 0; i++) {
    const drawn = new Set(knowledge.secrets(knowledge.redraw(p, viewer, random, memory), viewer));
    for (const fact of known)
      if (!drawn.has(fact)) fail(`the ledger calls secret from ${who} what the game does not: ${fact}`);
  }
  return declared.size;
}
