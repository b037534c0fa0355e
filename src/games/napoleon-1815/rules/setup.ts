import { type Frame, jump, procedure, type Seat } from '../../../kernel/flow.ts';
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
import { type Choice, NONE, type Position } from '../position.ts';
import type { N15Event } from '../told.ts';
import { seatOfNation } from './board.ts';

// Mise en place: free deployment and vedettes (SET-01, SET-08).

interface Deploying extends Frame {
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

export const setupRules = (b: Box) =>
  procedure<Position, Deploying, Choice, N15Event>('setup', {
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
    deploy: {
      who: owner,
      choices(p, f, out) {
        const nation = get(ORDER, f.turn);
        const block = nextBlock(b, p, nation);
        for (const zone of placesFor(b, p, nation, block)) out.push({ kind: 'deploy', block, zone });
      },
      take(p, f, c, io, seat) {
        if (c.kind !== 'deploy') return;
        p.where[c.block] = c.zone;
        io.tell?.({ kind: 'deployed', seat, block: c.block, zone: c.zone }, seat);
        jump(f, 'setup.nextNation');
      },
    },
    nextVedettes: {
      run(p, f) {
        while (f.turn < ORDER.length && nextVedette(b, p, get(ORDER, f.turn)) === NONE) f.turn++;
        if (f.turn < ORDER.length) return;
        jump(f, 'turn.begin');
      },
    },
    vedette: {
      who: owner,
      choices(p, f, out) {
        const nation = get(ORDER, f.turn);
        const block = nextVedette(b, p, nation);
        for (const zone of vedettePlaces(p, nation)) out.push({ kind: 'deploy', block, zone });
      },
      take(p, f, c, io, seat) {
        if (c.kind !== 'deploy') return;
        p.where[c.block] = c.zone;
        io.tell?.({ kind: 'deployed', seat, block: c.block, zone: c.zone }, seat);
        jump(f, 'setup.nextVedettes');
      },
    },
  });
