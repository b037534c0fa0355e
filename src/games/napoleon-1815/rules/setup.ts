import type { Io } from '../../../kernel/chance.ts';
import { type Frame, jump, type Seat } from '../../../kernel/flow.ts';
import { may } from '../../../kernel/permission.ts';
import { get, there } from '../../../kernel/there.ts';
import type { Box, Zone } from '../data/box.ts';
import {
  type Block,
  CORPS_FROM,
  CORPS_TO,
  ENGLISH,
  FRENCH,
  isCorps,
  type Nation,
  PRUSSIAN,
  VEDETTE_FROM,
} from '../pieces.ts';
import { NONE, type Position } from '../position.ts';
import type { ClauseId } from '../text/clauses.en.ts';
import type { Why } from '../text/why.ts';
import type { N15Event } from '../told.ts';
import { asking, inSteps } from './asking.ts';
import { gate, given, ownBlock } from './bars.ts';
import { seatOfNation } from './board.ts';
import type { Of } from './choices.ts';

// Mise en place: free deployment and vedettes (SET-01, SET-08).

interface Deploying
  extends Frame<
    'setup.begin' | 'setup.nextNation' | 'setup.deploy' | 'setup.nextVedettes' | 'setup.vedette' | 'turn.begin'
  > {
  /** Which nation of `ORDER`. */
  turn: number;
}

/** TRI-56 and the scenarios: the coalition first, Prussians before English, then the French. */
const ORDER: readonly Nation[] = [PRUSSIAN, ENGLISH, FRENCH];

/** The next block that the nation has to deploy: its corps, then the commander, who joins one of them. */
function nextBlock(b: Box, p: Position, nation: Nation): Block {
  const free = get(b.scenarios, p.scenario).deployments?.[nation];
  if (free === undefined) return NONE;
  const left = free.blocks.filter((block) => p.where[block] === NONE);
  return left.find(isCorps) ?? left[0] ?? NONE;
}

function corpsOfNationIn(p: Position, nation: Nation, zone: Zone): number {
  let count = 0;
  for (let corps = get(CORPS_FROM, nation); corps < get(CORPS_TO, nation); corps++)
    if (p.where[corps] === zone) count++;
  return count;
}

function placesFor(b: Box, p: Position, nation: Nation, block: Block): Zone[] {
  const free = get(there(get(b.scenarios, p.scenario).deployments), nation);
  if (!isCorps(block)) return free.zones.filter((zone) => corpsOfNationIn(p, nation, zone) > 0);
  return free.zones.filter((zone) => corpsOfNationIn(p, nation, zone) < free.maxCorps);
}

/** SET-08: vedettes go where the nation has a corps. */
function nextVedette(b: Box, p: Position, nation: Nation): Block {
  if (!p.fog) return NONE;
  const count = get(get(b.scenarios, p.scenario).vedettes, nation);
  for (let i = 0; i < count; i++)
    if (p.where[get(VEDETTE_FROM, nation) + i] === NONE) return get(VEDETTE_FROM, nation) + i;
  return NONE;
}

function vedettePlaces(p: Position, nation: Nation): Zone[] {
  const zones: Zone[] = [];
  for (let corps = get(CORPS_FROM, nation); corps < get(CORPS_TO, nation); corps++)
    if (get(p.where, corps) >= 0 && !zones.includes(get(p.where, corps))) zones.push(get(p.where, corps));
  return zones.sort((x, y) => x - y);
}

const owner = (p: Position, f: Deploying): Seat => seatOfNation(p, get(ORDER, f.turn));

const ask = asking<Deploying>();

/** Block after block, each in one of its places. */
const deploying = (
  next: (p: Position, nation: Nation) => Block,
  places: (p: Position, nation: Nation, block: Block) => readonly Zone[],
  clause: ClauseId,
  elsewhere: Why,
) =>
  may<Position, Deploying, Of<'deploy'>>(
    (p, f, out) => {
      const nation = get(ORDER, f.turn);
      const block = next(p, nation);
      for (const zone of places(p, nation, block)) out.push({ kind: 'deploy', block, zone });
    },
    [
      ...ownBlock<Of<'deploy'>>((c) => c.block, 'N15-TRI-41'),
      gate(clause, 'setUpAlready', (p, c) => p.turn > 0 || p.where[c.block] !== NONE),
      given(
        clause,
        'otherBlockFirst',
        (p, f, c) => c.block !== next(p, get(ORDER, f.turn)),
        (p, f) => ({ block: next(p, get(ORDER, f.turn)) }),
      ),
      given(clause, elsewhere, (p, f, c) => !places(p, get(ORDER, f.turn), c.block).includes(c.zone)),
    ],
  );

function deploy(p: Position, io: Io<N15Event>, { block, zone }: Of<'deploy'>, seat: Seat): void {
  p.where[block] = zone;
  io.tell?.({ kind: 'deployed', seat, block, zone }, seat);
}

export const setup = (b: Box) =>
  inSteps<Deploying>('setup', {
    begin: {
      run(_p, f) {
        f.turn = 0;
      },
    },
    nextNation: {
      run(p, f) {
        while (f.turn < ORDER.length && nextBlock(b, p, get(ORDER, f.turn)) === NONE) f.turn++;
        if (f.turn < ORDER.length) return;
        f.turn = 0;
        jump(f, 'setup.nextVedettes');
      },
    },
    deploy: ask({
      clause: 'N15-SET-01',
      who: owner,
      may: {
        deploy: deploying(
          (p, nation) => nextBlock(b, p, nation),
          (p, nation, block) => placesFor(b, p, nation, block),
          'N15-SET-01',
          'deploymentZone',
        ),
      },
      take(p, f, c, io, seat) {
        deploy(p, io, c, seat);
        jump(f, 'setup.nextNation');
      },
    }),
    nextVedettes: {
      run(p, f) {
        while (f.turn < ORDER.length && nextVedette(b, p, get(ORDER, f.turn)) === NONE) f.turn++;
        if (f.turn < ORDER.length) return;
        jump(f, 'turn.begin');
      },
    },
    vedette: ask({
      clause: 'N15-SET-08',
      who: owner,
      may: { deploy: deploying((p, nation) => nextVedette(b, p, nation), vedettePlaces, 'N15-SET-08', 'vedetteZone') },
      take(p, f, c, io, seat) {
        deploy(p, io, c, seat);
        jump(f, 'setup.nextVedettes');
      },
    }),
  });
