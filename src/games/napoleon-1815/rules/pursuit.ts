import { end } from '../../../kernel/flow.ts';
import { get, there } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { otherCamp } from '../pieces.ts';
import type { Combat, Position, Side } from '../position.ts';
import { inSteps } from './asking.ts';
import { corpsOf, ownerOf } from './board.ts';
import { bothStand, cavalryOf, inflict, type Pursuing } from './combat.ts';
import { scopeOf, shareFatigue } from './share.ts';
import { openWindow } from './windows.ts';

// Le combat 7: the pursuit.

/** PUR-01..03. */
export function isPursued(b: Box, p: Position, c: Combat): boolean {
  if (c.winner < 0 || !c.moved || c.noPursuit || !bothStand(c)) return false;
  const [winner, loser] = c.winner === 0 ? c.stacks : [c.stacks[1], c.stacks[0]];
  return b.terrain[get(b.zones, c.zone).type].pursuitAllowed && cavalryOf(p, winner) > cavalryOf(p, loser);
}

export const pursuit = (b: Box) =>
  inSteps<Pursuing>('pursuit', {
    begin: {
      run(p, _f, io) {
        // Whether there is one tells something of the cavalry behind the screens.
        if (p.screens) io.reveal();
        if (!isPursued(b, p, there(p.combat))) end(p);
      },
    },
    /** WIN-10. */
    attackerCard: { run: (p) => openWindow(b, p, 'pursuit', there(p.combat).attacker) },
    defenderCard: { run: (p) => openWindow(b, p, 'pursuit', otherCamp(there(p.combat).attacker)) },
    /** PUR-04..07. */
    cards: {
      when: (p) => !there(p.combat).noPursuit,
      run(p, _f, io) {
        const c = there(p.combat);
        const winner: Side = c.winner === 0 ? 0 : 1;
        const loser: Side = winner === 0 ? 1 : 0;
        const cards = 1 + corpsOf(c.stacks[winner]).filter((corps) => get(b.corps, corps).pursuit).length;
        io.tell?.({ kind: 'pursuit', cards });
        const { fatigues } = inflict(b, p, io, c, winner, cards, 'pursuit');
        io.tell?.({ kind: 'pursuitFatigue', total: fatigues });
        const corps = corpsOf(c.stacks[loser]);
        const sharing = { corps, amount: fatigues, scope: scopeOf(loser), zone: c.at, why: 'pursuit' } as const;
        if (fatigues > 0) shareFatigue(p, io, ownerOf(p, get(corps, 0)), sharing);
      },
    },
  });
