import { among, below, choiceReader, type Fits } from '../../kernel/choice-shape.ts';
import type { Box } from './data/box.ts';
import { BLOCK_COUNT, CORPS_COUNT } from './pieces.ts';
import type { Choice } from './position.ts';

const SEATS = 3;

/** Reads a value from outside as a choice of this game. */
export function readerOf(b: Box): (value: unknown) => Choice | null {
  const zone = below(b.zones.length);
  const to = zone;
  const block = below(BLOCK_COUNT);
  const corps = below(CORPS_COUNT);
  const numbered = below(b.cards.length);
  // Numbers of cards that no deck has are none.
  const card: Fits = (value) => typeof value === 'number' && numbered(value) && b.cards[value] !== null;
  return choiceReader<Choice>({
    pass: {},
    go: {},
    fight: {},
    rest: {},
    halt: {},
    done: {},
    hold: {},
    deploy: { block, zone },
    play: { card },
    card: { card },
    give: { card },
    stack: { block },
    step: { to },
    retreat: { to },
    zone: { zone },
    tire: { corps },
    relieve: { corps },
    corps: { corps },
    lose: { corps, arm: among('infantry', 'cavalry') },
    seat: { seat: below(SEATS) },
    bridge: { link: below(b.links.length) },
    recover: { card, corps },
  });
}
