import type { GameView } from '../../../kernel/game.ts';
import type { Odds } from '../../../kernel/odds.ts';
import type { Fighting } from '../../../table/presentation.ts';

// To whom results are good: the coalition is the one who asks, and France the other side, whoever began the battle.

const OURS: ReadonlySet<string> = new Set([
  'won',
  'win',
  'success',
  'chain-won',
  'swept-french',
  'french-retreat',
  'coalition-pursuit',
  'coalition-exchange',
  'coalition-victorious',
  'beaten-1',
  'beaten-2',
  'beaten-3',
  'beaten-4',
]);
const THEIRS: ReadonlySet<string> = new Set([
  'lost',
  'loss',
  'failure',
  'chain-lost',
  'swept-coalition',
  'coalition-retreat',
  'french-pursuit',
  'french-exchange',
  'french-victorious',
  'beaten-0',
]);

/** NW-9.0-a: which battle comes first and which of several units it is are the player's to say, but not whether it is fought. */
const FORCED: ReadonlySet<string> = new Set([
  'battles.choose',
  'battle.stay',
  'battle.french',
  'battle.strike',
  'battle.spare',
  'battle.left',
]);

/** The colours of both sides for dice that one of them hopes for; where Napoleon goes or how many are lost is nobody's victory. */
export function fightingOf({ step }: Pick<GameView, 'step'>, { results }: Odds): Fighting | null {
  if (!results.some(({ key }) => OURS.has(key) || THEIRS.has(key))) return null;
  return {
    attacker: { seats: [0], colour: 'var(--nw-odds-coalition, #a3262c)' },
    defender: { seats: [1], colour: 'var(--nw-odds-french, #29508f)' },
    forced: FORCED.has(step),
    favours: (result) => (OURS.has(result) ? 'attacker' : THEIRS.has(result) ? 'defender' : null),
  };
}
