import { CaseError } from '../../kernel/case.ts';
import { type Described, described, placeAmong, wholeIn } from '../../kernel/case-fields.ts';
import type { Options } from '../../kernel/options.ts';
import type { Plain } from '../../kernel/plain.ts';
import { get } from '../../kernel/there.ts';
import { dealCards } from './arrange/cards.ts';
import { arrangeOperation } from './arrange/operation.ts';
import { placeMarkers, placePieces, seatsNamed } from './arrange/pieces.ts';
import type { Box } from './data/box.ts';
import { CAMP_IDS, NATION_IDS } from './pieces.ts';
import { NONE, type Position } from './position.ts';
import { inForce } from './rules/board.ts';
import { startDraw } from './rules/draw.ts';
import { emptyPosition } from './rules/first-position.ts';
import { startInitiative } from './rules/initiative.ts';
import { startRecovery } from './rules/recovery.ts';

// A position from the description of a case: `docs/cases.md` lists the keys with their meanings. Only what matters is given;
// what is given must be possible, as far as the table shows it.

const KEYS = [
  'turn',
  'vp',
  'phase',
  'act',
  'pieces',
  'vedettes',
  'hands',
  'decks',
  'discards',
  'control',
  'fortified',
  'destroyed',
  'axes',
  'lying',
  'leader',
  'passed',
  'arrivals',
  'seen',
  'operation',
] as const;
export type Key = (typeof KEYS)[number];

const PHASES = ['draw', 'initiative', 'operations', 'recovery'];

export function arrangePosition(b: Box, description: Plain, options: Options): Position {
  const d = described(description, 'the position', KEYS);
  const p = emptyPosition(b, options);
  p.turn = wholeIn(d['turn'] ?? 1, 'turn', 1, get(b.scenarios, p.scenario).turns.length);
  // VIC-01: at either end of the track the match is over.
  p.vp = wholeIn(d['vp'] ?? p.vp, 'vp', 1, b.track - 1);
  placePieces(b, p, d);
  placeMarkers(b, p, d);
  dealCards(b, p, d);
  p.leader = leaderOf(p, d['leader']);
  if (inForce(b, p, 'a-bruxelles')) p.hastened = p.leader;
  start(p, d);
  if (d['operation'] !== undefined) arrangeOperation(b, p, d['operation']);
  return p;
}

/** TRI-10: with three players one of the two coalition seats leads. */
function leaderOf(p: Position, value: unknown): number {
  if (value === undefined) return 1;
  if (p.seats === 2) throw new CaseError("leader: with two players nobody leads the coalition; leave 'leader' out");
  const leaders = NATION_IDS.slice(1);
  return 1 + placeAmong(leaders, value, 'leader', 'coalition nation');
}

/** The phase that begins, and for operations who acts. */
function start(p: Position, d: Described): void {
  const phase = get(PHASES, placeAmong(PHASES, d['phase'] ?? 'operations', 'phase', 'phase'));
  for (const key of ['act', 'passed', 'operation'])
    if (d[key] !== undefined && phase !== 'operations')
      throw new CaseError(`${key}: this is of the phase 'operations', not of '${phase}'`);
  p.toAct = d['act'] === undefined ? 0 : placeAmong(CAMP_IDS, d['act'], 'act', 'camp');
  if (phase === 'draw') p.stack = [{ step: 'turn.confer' }, startDraw()];
  else if (phase === 'initiative') p.stack = [{ step: 'turn.operations' }, startInitiative()];
  else if (phase === 'recovery') p.stack = [{ step: 'turn.close' }, startRecovery()];
  else {
    p.phase = 'operations';
    for (const seat of seatsNamed(p, d['passed'], 'passed')) p.passed[seat] = true;
    p.stack = [{ step: 'turn.settle' }, { step: 'operations.turn', seat: NONE } as Position['stack'][number]];
  }
}
