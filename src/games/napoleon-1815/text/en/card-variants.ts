import type { EventId } from '../../data/events.ts';
import { type Camp, FRANCE } from '../../pieces.ts';
import type { CardWords } from '../words.ts';

type Variant = (camp: Camp, seats: number) => Partial<CardWords>;

/** Where the number of players or the camp changes what is said. */
export const VARIANTS: Partial<Record<EventId, Variant>> = {
  'a-bruxelles': (_camp, seats) =>
    seats === 3
      ? {
          effect:
            'All turn, a stack of the player who played it has 1 more movement point if it ends nearer to Brussels.',
        }
      : {},
  'aide-de-camp': (_camp, seats) =>
    seats === 3
      ? {
          gist: 'talk and exchange cards',
          effect: 'The two Coalition players may talk and exchange cards until the turn ends.',
        }
      : {},
  chargez: (camp) => ({
    when: `At the start of a combat with ${camp === FRANCE ? 'Ney or Grouchy' : 'Uxbridge or Gneisenau'}.`,
  }),
  eclaireurs: (_camp, seats) => (seats === 3 ? { effect: 'Choose an opponent and look at his hand.' } : {}),
  'frederick-event': (_camp, seats) =>
    seats === 3 ? { when: 'In the Initiative phase, by the English, unless French corps alone hold Alost.' } : {},
  hussards: (camp, seats) =>
    seats === 3 && camp === FRANCE
      ? { effect: 'Choose an opponent: one of his cards, taken at random, is discarded.' }
      : {},
  inactivite: (_camp, seats) =>
    seats === 3
      ? {
          effect:
            'The French name a Coalition player, who names a zone with one of his corps: his blocks there are Activated.',
        }
      : {},
  ravitaillement: (_camp, seats) =>
    seats === 3 ? { effect: 'Take 2 fatigue in all off your corps in one zone.' } : {},
  renforts: (_camp, seats) => (seats === 3 ? { effect: 'One of your corps on the map gets 1 infantry point.' } : {}),
  'renforts-retardes': (_camp, seats) =>
    seats === 3
      ? {
          effect:
            'A Prussian corps still to come arrives a turn later. If there is none: no Prussian cards in this Recovery phase.',
        }
      : {},
  tenir: (_camp, seats) =>
    seats === 3
      ? { effect: 'Your corps take 1 more loss and shed 3 of this combat’s fatigue. The stack need not retreat.' }
      : {},
};
