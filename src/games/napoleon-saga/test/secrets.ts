import type { Viewer } from '../../../kernel/game.ts';
import type { Box } from '../data/box.ts';
import { MARK, NONE, type Position } from '../position.ts';
import { bluffOf } from '../rules/pieces.ts';

// NS-INFO-01, written from the ledger and not from the view: the single facts that are secret from a viewer.

export function secretsOf(box: Box, p: Position, viewer: Viewer): string[] {
  const facts: string[] = [];
  const say = (name: string, seat: number, cards: readonly number[]): void => {
    for (const card of cards) facts.push(`${name} ${seat}: ${card}`);
  };
  for (const [seat, side] of p.sides.entries()) {
    // Nobody knows what lies in a deck, nor which units are still to come.
    say('deck', seat, side.deck);
    say('reserves', seat, side.reserves);
    if (seat === viewer) continue;
    const bid = p.phase === 'initiative' && side.bid !== NONE ? [side.bid] : [];
    // NS-INIT-05: where the Bluff card can be is no secret.
    say(
      'hand',
      seat,
      [...side.hand, ...side.laid, ...bid].filter((card) => card !== bluffOf(box, seat)),
    );
    say('bottom', seat, side.bottom);
    say('scried', seat, side.scried);
    say('under', seat, side.under);
    say(
      'objectives',
      seat,
      side.objectives.filter((objective) => !side.shown.includes(objective)),
    );
    const isHidden = (unit: number): boolean => {
      const marks = p.marks[unit] ?? 0;
      return (marks & MARK.faceUp) === 0 && (viewer === null || (marks & MARK.seen) === 0);
    };
    const down = p.at.filter((unit) => unit !== NONE && unit >> 5 === seat && isHidden(unit));
    const arriving = side.arriving !== NONE && isHidden(side.arriving) ? [side.arriving] : [];
    say('covered', seat, [...down, ...side.muster, ...arriving]);
  }
  say('left', 0, p.objectives);
  return facts.sort();
}
