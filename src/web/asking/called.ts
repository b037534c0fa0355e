import type { Seat } from '../../kernel/flow.ts';
import type { Player } from '../keeper/contract.ts';

/** What a side is called at this table: with the name of whoever plays it far away. */
export function called(side: string, players: readonly Player[], seat: Seat): string {
  const player = players[seat];
  return player?.kind === 'far' && player.name !== '' ? `${side} (${player.name})` : side;
}
