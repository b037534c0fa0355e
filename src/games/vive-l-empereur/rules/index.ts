import { rulesFrom, type Steps } from '../../../kernel/flow.ts';
import type { Bar, Permission } from '../../../kernel/permission.ts';
import type { Box } from '../data/box.ts';
import type { Choice, Position } from '../position.ts';
import { armies } from './armies.ts';
import { about } from './bars.ts';
import { charge } from './charge.ts';
import { charges } from './charges.ts';
import { combat } from './combat.ts';
import { exploits } from './exploitation.ts';
import { fire, fires } from './fire.ts';
import { retreat } from './flight.ts';
import { squares } from './forming.ts';
import { replacements } from './leaders.ts';
import { move } from './move.ts';
import { movement } from './movement.ts';
import { step } from './paces.ts';
import { displaced } from './perils.ts';
import { rallies } from './rally.ts';
import { reacts } from './reactions.ts';
import { recoils } from './recoil.ts';
import { reforms } from './reform.ts';
import { countercharges } from './ride.ts';
import { settles } from './settle.ts';
import { shocks } from './shocks.ts';
import { turns } from './turn.ts';

/** VE-I-b: choices are read for all battles, and may name a unit, a leader or a hex that this one has not. */
const notHere: Bar = about<Choice>(
  'VE-I-b',
  'notInBattle',
  (p, c) =>
    ('unit' in c && c.unit >= p.hex.length) ||
    ('leader' in c && c.leader >= p.leaderAt.length) ||
    [('hex' in c && c.hex) || 0, ('from' in c && c.from) || 0, ('second' in c && c.second) || 0].some(
      (hex) => hex >= p.top.length,
    ),
);

/** With that rule before all others, wherever something is named. */
function inBattle(steps: Steps<Position, Choice>): Steps<Position, Choice> {
  const guarded = ([kind, permission]: [string, Permission]): [string, Permission] => [
    kind,
    permission.rules.length === 0 ? permission : { ...permission, rules: [notHere, ...permission.rules] },
  ];
  return Object.fromEntries(
    Object.entries(steps).map(([name, step]) => [
      name,
      step.asking === null
        ? step
        : { ...step, asking: { ...step.asking, may: new Map([...step.asking.may].map(guarded)) } },
    ]),
  );
}

/** Every procedure of the game. */
export function rulesOf(box: Box): Steps<Position, Choice> {
  return inBattle(
    rulesFrom(
      turns(box),
      replacements(box),
      settles(box),
      charges(box),
      charge(box),
      reacts(box),
      countercharges(box),
      squares(box),
      reforms(box),
      exploits(box),
      movement(box),
      move(box),
      step(box),
      recoils(box),
      retreat(box),
      displaced(box),
      fires(box),
      fire(box),
      shocks(box),
      combat(box),
      rallies(box),
      armies(box),
    ),
  );
}
