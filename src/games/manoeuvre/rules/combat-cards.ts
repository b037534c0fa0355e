import type { Seat } from '../../../kernel/flow.ts';
import { type Bar, may, type Permission } from '../../../kernel/permission.ts';
import type { Box, CardFacts, CardType } from '../data/box.ts';
import type { Combat, Position } from '../position.ts';
import { about, bar, type Of } from './bars.ts';
import { cardFacts, namedUnit, namesOther, sideOf, unitOn, usableCard } from './cards.ts';
import { playOf } from './choices.ts';
import { mayCommit } from './committed.ts';
import { participants, sapped, theTarget } from './totals.ts';

// 6.1 steps 3 to 5: which cards may be played in an Assault or Ambush.

type Cards = readonly Bar<Position, Combat, Of<'play'>>[];
type Play = Permission<Position, Combat, Of<'play'>>;

/** The cards of the hand that are of use at all. */
const fromHand =
  (box: Box, isOfUse: (facts: CardFacts, f: Combat, seat: Seat) => boolean) =>
  (p: Position, f: Combat, out: Of<'play'>[], seat: Seat): void => {
    for (const card of sideOf(p, seat).hand) if (isOfUse(cardFacts(box, card), f, seat)) out.push(playOf(card));
  };

/** Step 3: a Withdraw card, or a card of the target with a Withdraw entry (8.7). */
export function withdrawCards(box: Box): Play {
  const factsOf = ({ card }: Of<'play'>) => cardFacts(box, card);
  const rules: Cards = [
    about('MAN-6.1.3-b', 'notWithdrawCard', (_p, c) => factsOf(c).type !== 'withdraw' && factsOf(c).type !== 'unit'),
    about('MAN-8.7-a', 'noWithdrawEntry', (_p, c) => factsOf(c).type === 'unit' && factsOf(c).withdrawMax === 0),
    ...usableCard(box),
    bar('MAN-8.7-a', 'cardNamesAnother', (_p, f: Combat, c, seat) => namesOther(box, c, seat, f.target), unitOn(box)),
    // 9.2.11-b: a Withdraw card is the only one its player plays, so none after a failed attempt (I-31).
    bar('MAN-9.2.11-b', 'withdrawNotOnlyCard', (_p, f, c) => factsOf(c).type === 'withdraw' && f.failedWithdrawals > 0),
  ];
  return may(
    fromHand(box, ({ type, withdrawMax }) => type === 'withdraw' || withdrawMax > 0),
    rules,
  );
}

/** Step 4: cards of the target, and one Leader. */
export function defenceCards(box: Box): Play {
  const factsOf = ({ card }: Pick<Of<'play'>, 'card'>) => cardFacts(box, card);
  const isLeader = (c: Pick<Of<'play'>, 'card'>): boolean => factsOf(c).type === 'leader';
  const rules: Cards = [
    about('MAN-6.1.4-a', 'notDefenceCard', (_p, c) => factsOf(c).type !== 'leader' && factsOf(c).type !== 'unit'),
    ...usableCard(box),
    bar('MAN-6.1.4-a', 'notTargetsCard', (_p, f, c, seat) => namesOther(box, c, seat, f.target), theTarget),
    bar('MAN-6.1.4-b', 'oneLeaderDefends', (_p, f, c) => isLeader(c) && f.defence.some((card) => isLeader({ card }))),
  ];
  // The cards that serve the defender serve the attacker when his turn comes.
  const moments: Play['moments'] = (p, _c, seat) => [seat === p.active ? 'assault.attack' : 'assault.defend'];
  return may(
    fromHand(box, ({ type, unit }, f, seat) => type === 'leader' || (type === 'unit' && seat * 8 + unit === f.target)),
    rules,
    moments,
  );
}

const ATTACKING: ReadonlySet<CardType> = new Set<CardType>([
  'unit',
  'committedAttack',
  'sappers',
  'skirmish',
  'leader',
]);

export const isAttackCard = (type: CardType): boolean => ATTACKING.has(type);

/** Step 5: what the active player may add to his attack. */
export function attackCards(box: Box): Cards {
  const factsOf = ({ card }: Of<'play'>) => cardFacts(box, card);
  const is = (c: Of<'play'>, type: CardType): boolean => factsOf(c).type === type;
  const isStranger = (f: Combat, c: Of<'play'>, seat: Seat): boolean =>
    f.type === 'assault' && !participants(f).includes(namedUnit(seat, factsOf(c)));
  return [
    about('MAN-6.1.5-a', 'notAttackCard', (_p, c) => !isAttackCard(factsOf(c).type)),
    ...usableCard(box),
    bar('MAN-9.2.1-b', 'ambushCards', (_p, f, c) => f.type === 'ambush' && !is(c, 'leader') && !is(c, 'sappers')),
    bar('MAN-6.1.1-c', 'noAttackValue', (_p, _f, c) => is(c, 'unit') && factsOf(c).attack === null),
    bar(
      'MAN-6.1.5-a',
      'notTakingPart',
      (_p, f: Combat, c: Of<'play'>, seat) => is(c, 'unit') && isStranger(f, c, seat),
      unitOn(box),
    ),
    bar(
      'MAN-9.2.2-b',
      'committedLimit',
      (_p, f, c) => is(c, 'committedAttack') && f.type === 'assault' && !mayCommit(box, f),
    ),
    // 9.2.7-a, I-42: against a redoubt that counts; without one there is nothing to play them for.
    bar('MAN-9.2.7-a', 'sappersNoRedoubt', (p, f, c) => is(c, 'sappers') && !p.redoubts.includes(f.square)),
    bar('MAN-9.2.7-a', 'sappersOnce', (_p, f, c) => is(c, 'sappers') && sapped(box, f)),
    bar('MAN-9.2.8-b', 'leaderExcludesSkirmish', (_p, f, c) => is(c, 'skirmish') && f.leader !== 'none'),
    // I-38: declared before any other card of step 5.
    bar('MAN-9.2.8-b', 'skirmishFirst', (_p, f, c) => is(c, 'skirmish') && f.leader === 'none' && f.attack.length > 0),
    bar('MAN-6.1.5-a', 'oneLeaderAttacks', (_p, f, c) => is(c, 'leader') && f.leader !== 'none'),
  ];
}
