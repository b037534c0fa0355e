/** Every clause of the ledger, for players. */
export const clauses = {
  'PIC-1': 'Two or three posts stand on a road of six places. Each has the cards 1 to 6 and holds two.',
  'PIC-2': 'In each round everybody lays a card from their hand, in secret and at the same time.',
  'PIC-3': 'The cards are turned up. The highest is active; a die breaks ties.',
  'PIC-4': 'The cards laid are discarded, and everybody draws one.',
  'PIC-5': 'The active seat marches up to two places, one at a time.',
  'PIC-6': 'Then it attacks a post at most one place away, spies on a hand, or rests.',
  'PIC-7': 'Whoever is attacked may parry with a card, if that was agreed beforehand.',
  'PIC-8': 'Two dice that total more than 6 plus the parry cause a loss.',
  'PIC-9': 'The second loss of a post, or the last round, ends the match. Whoever has the fewest losses wins.',
};

export type ClauseId = keyof typeof clauses;
