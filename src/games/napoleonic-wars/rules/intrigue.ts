import { end, jump, procedure, type Steps } from '../../../kernel/flow.ts';
import { asks, crossing, only } from '../../../kernel/permission.ts';
import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { WARS } from '../data/names.ts';
import {
  AT,
  AUSTRIA,
  AUSTRIA_POWER,
  type Choice,
  type Diplomat,
  FOUGHT,
  GERMANY,
  type Intrigue,
  MISSION,
  NATION_COUNT,
  type Nation,
  type Position,
  type Power,
  PRUSSIA,
  RUSSIA,
  RUSSIA_WAR,
  type War,
} from '../position.ts';
import type { NapoleonicEvent } from '../told.ts';
import { about, bar, given, type Of, PASS } from './bars.ts';
import { die, isCoalition, lostWars, pay, type Told } from './board.ts';
import { envoysIn } from './effects.ts';
import { joinCoalition, liftMarriage, treatiesOf } from './powers.ts';

// [6/0]: negotiations, charm offensives, alignments.

/** NW-6.2-a: only these can be aligned. */
const ALIGNABLE: readonly Power[] = [PRUSSIA, AUSTRIA_POWER, RUSSIA];
/** NW-6.3-a, NW-6.3-e: the green boxes that must be free of French diplomats. */
const BOXES: { readonly [power: number]: readonly Nation[] } = {
  [PRUSSIA]: [GERMANY],
  [AUSTRIA_POWER]: [AUSTRIA],
  [RUSSIA]: [GERMANY, AUSTRIA],
};
const NOWHERE: readonly Nation[] = [];

/** NW-6.3-c, NW-6.3.2-a */
export function alignCost(box: Box, p: Position, power: Power): number {
  const { alignCost: plain, alignCostMarried, alignCostPerLostWar } = box.constants;
  return (p.marriage === power ? alignCostMarried : plain) + alignCostPerLostWar * lostWars(p);
}

function boxesAreFree(box: Box, p: Position, power: Power): boolean {
  for (const nation of BOXES[power] ?? NOWHERE) if (envoysIn(box, p, nation) > 0) return false;
  return true;
}

const isAbroad = (p: Position, diplomat: Diplomat): boolean => {
  const at = p.diplomats[diplomat] ?? AT.gone;
  return at >= 0 && at < NATION_COUNT;
};

/** NW-6.0-d: a diplomat has one mission, but he may charm the same war again. */
function mayCharm(p: Position, diplomat: Diplomat, war: War): boolean {
  const mission = p.missions[diplomat];
  return mission === MISSION.free || (mission === MISSION.charmed && p.diplomats[diplomat] === AT.wars + war);
}

/** NW-15-SCA */
const isDisgraced = (p: Position, diplomat: Diplomat): boolean => p.missions[diplomat] === MISSION.disgraced;

/** NW-6.3-h: whoever has charmed or aligned aligns nobody. */
function isSpent(p: Position, diplomat: Diplomat): boolean {
  const mission = p.missions[diplomat];
  return mission === MISSION.charmed || mission === MISSION.aligned;
}

/** NW-6.3-b: is he where he can align the power? From London he goes there. */
function standsFor(p: Position, diplomat: Diplomat, power: Power): boolean {
  if (p.missions[diplomat] !== MISSION.negotiated) return true;
  return (BOXES[power] ?? NOWHERE).includes(get(p.diplomats, diplomat));
}

/** NW-6.3.1-a */
const isBound = (p: Position, power: Power): boolean => (p.treaties & treatiesOf(power)) !== 0;

/** NW-6.1-d to NW-6.1-h */
function negotiate(box: Box, p: Position, f: Intrigue, io: Told): void {
  for (const { diplomat, against } of f.pairs) {
    // NW-6.1-g: he is beaten already.
    if (!isAbroad(p, against)) continue;
    const roll = die(io);
    const total = roll + get(box.diplomats, against).value;
    const success = total <= get(box.diplomats, diplomat).value;
    if (success) p.diplomats[against] = AT.home;
    io.tell?.({ kind: 'negotiation', clause: 'NW-6.1-d', diplomat, against, roll, total, success });
  }
  f.pairs = [];
  f.rolled = true;
}

function charm(box: Box, p: Position, { diplomat, war }: Of<'charm'>, io: Told): void {
  pay(p, box.constants.charmCost, 'NW-6.1.1-a', io);
  p.diplomats[diplomat] = AT.wars + war;
  p.missions[diplomat] = MISSION.charmed;
  const roll = die(io);
  const lost = lostWars(p);
  const success = roll > lost;
  if (success) p.wars[war] = FOUGHT.won;
  io.tell?.({ kind: 'charm', clause: success ? 'NW-6.1.1-b' : 'NW-6.1.1-a', diplomat, war, roll, lost, success });
}

function align(box: Box, p: Position, { diplomat, power }: Of<'align'>, io: Told): void {
  const pounds = alignCost(box, p, power);
  pay(p, pounds, 'NW-6.3-c', io);
  if (p.missions[diplomat] === MISSION.free) p.diplomats[diplomat] = get(BOXES[power] ?? NOWHERE, 0);
  p.missions[diplomat] = MISSION.aligned;
  io.tell?.({ kind: 'aligned', clause: 'NW-6.3-d', diplomat, power, pounds });
  if (p.marriage === power) liftMarriage(p, 'NW-6.3.2-a', io);
  joinCoalition(box, p, power, 'NW-6.3-d', io);
}

export function intrigue(box: Box): Steps<Position, Choice> {
  const ask = asks<Position, Intrigue, Choice, NapoleonicEvent>();
  const { negotiationCost, charmCost } = box.constants;
  const isOurs = (diplomat: Diplomat): boolean => !get(box.diplomats, diplomat).french;
  const ours = box.diplomats.flatMap(({ french }, diplomat) => (french ? [] : diplomat));
  const theirs = box.frenchDiplomats;
  // Made once: lists are written in the middle of search.
  const talks: readonly (readonly Of<'negotiate'>[])[] = ours.map((diplomat) =>
    theirs.map((against) => Object.freeze({ kind: 'negotiate', diplomat, against })),
  );
  const charms: readonly (readonly Of<'charm'>[])[] = WARS.map((_, war) =>
    ours.map((diplomat) => Object.freeze({ kind: 'charm', diplomat, war })),
  );
  const aligns: readonly (readonly Of<'align'>[])[] = ALIGNABLE.map((power) =>
    ours.map((diplomat) => Object.freeze({ kind: 'align', diplomat, power })),
  );
  const notOurs = about<{ readonly diplomat: Diplomat }>(
    'NW-6.0-a',
    'notOurDiplomat',
    (_p, { diplomat }) => !isOurs(diplomat),
  );
  const disgraced = bar<Intrigue, { readonly diplomat: Diplomat }>('NW-15-SCA', 'disgraced', (p, _f, { diplomat }) =>
    isDisgraced(p, diplomat),
  );
  const batchOpen = bar<Intrigue, unknown>('NW-6.0-c', 'batchOpen', (_p, f) => f.pairs.length > 0);
  return procedure<Position, Intrigue, Choice, NapoleonicEvent>('intrigue', {
    act: ask({
      clause: 'NW-6.0-b',
      who: () => 0,
      may: {
        negotiate: crossing<Position, Intrigue, Of<'negotiate'>>(talks, [
          ['each', notOurs],
          ['each', about('NW-6.1-a', 'notFrenchDiplomat', (_p, { against }) => isOurs(against))],
          ['all', given('NW-6.0-c', 'batchOver', (_p, f) => f.rolled)],
          ['row', disgraced],
          ['row', given('NW-6.0-b', 'alreadyUsed', (p, _f, { diplomat }) => p.missions[diplomat] !== MISSION.free)],
          ['column', given('NW-6.1-a', 'notAbroad', (p, _f, { against }) => !isAbroad(p, against))],
          ['all', given('NW-6.1-a', 'notEnough', (p) => p.treasury < negotiationCost)],
        ]),
        roll: only({ kind: 'roll' }, [bar('NW-6.1-f', 'nothingDeclared', (_p, f) => f.pairs.length === 0)]),
        charm: crossing<Position, Intrigue, Of<'charm'>>(charms, [
          ['each', notOurs],
          ['all', batchOpen],
          ['column', disgraced],
          ['each', bar('NW-6.0-d', 'alreadyUsed', (p, _f, { diplomat, war }) => !mayCharm(p, diplomat, war))],
          [
            'row',
            given('NW-6.1.1-a', 'warNotLost', (p, _f, { war }) => war === RUSSIA_WAR || p.wars[war] !== FOUGHT.lost),
          ],
          ['all', given('NW-6.1.1-a', 'notEnough', (p) => p.treasury < charmCost)],
        ]),
        align: crossing<Position, Intrigue, Of<'align'>>(aligns, [
          ['each', notOurs],
          ['row', about('NW-6.2-a', 'notForAlignment', (_p, { power }) => !ALIGNABLE.includes(power))],
          ['all', batchOpen],
          ['column', disgraced],
          ['row', given('NW-6.3-d', 'alreadyCoalition', (p, _f, { power }) => isCoalition(p, power))],
          ['row', bar('NW-6.3.1-a', 'treaty', (p, _f, { power }) => isBound(p, power))],
          [
            'row',
            bar('NW-6.3-a', 'frenchEnvoys', (p, _f, { power }) => power !== RUSSIA && !boxesAreFree(box, p, power)),
          ],
          [
            'row',
            bar('NW-6.3-e', 'frenchEnvoys', (p, _f, { power }) => power === RUSSIA && !boxesAreFree(box, p, power)),
          ],
          ['column', bar('NW-6.3-h', 'alreadyUsed', (p, _f, { diplomat }) => isSpent(p, diplomat))],
          ['each', bar('NW-6.3-b', 'notInGreenBox', (p, _f, { diplomat, power }) => !standsFor(p, diplomat, power))],
          ['row', given('NW-6.3-c', 'notEnough', (p, _f, { power }) => p.treasury < alignCost(box, p, power))],
        ]),
        // NW-6.1-f: who was placed must roll.
        pass: only(PASS, [bar('NW-6.1-f', 'batchOpen', (_p, f) => f.pairs.length > 0)]),
      },
      take(p, f, c, io) {
        if (c.kind === 'pass') {
          end(p);
          return;
        }
        if (c.kind === 'roll') return;
        jump(f, 'intrigue.act');
        if (c.kind === 'charm') charm(box, p, c, io);
        else if (c.kind === 'align') align(box, p, c, io);
        else {
          const { diplomat, against } = c;
          const nation = get(p.diplomats, against);
          pay(p, negotiationCost, 'NW-6.1-a', io);
          p.diplomats[diplomat] = nation;
          p.missions[diplomat] = MISSION.negotiated;
          f.pairs.push({ diplomat, against });
          io.tell?.({ kind: 'negotiates', clause: 'NW-6.1-a', diplomat, against, nation });
        }
      },
    }),
    roll: {
      run(p, f, io) {
        negotiate(box, p, f, io);
        jump(f, 'intrigue.act');
      },
    },
  });
}
