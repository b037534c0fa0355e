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
            'Tout le tour, une pile du joueur qui l’a jouée a 1 point de mouvement de plus si elle finit plus près de Bruxelles.',
        }
      : {},
  'aide-de-camp': (_camp, seats) =>
    seats === 3
      ? {
          gist: 'parler et échanger des cartes',
          effect: 'Jusqu’à la fin du tour, les deux joueurs coalisés peuvent se parler et échanger des cartes.',
        }
      : {},
  chargez: (camp) => ({
    when: `Au début d’un combat, avec ${camp === FRANCE ? 'Ney ou Grouchy' : 'Uxbridge ou Gneisenau'}.`,
  }),
  eclaireurs: (_camp, seats) => (seats === 3 ? { effect: 'Choisissez un adversaire et regardez sa main.' } : {}),
  'frederick-event': (_camp, seats) =>
    seats === 3 ? { when: 'En phase d’Initiative, par les Anglais, sauf si les Français tiennent seuls Alost.' } : {},
  hussards: (camp, seats) =>
    seats === 3 && camp === FRANCE
      ? { effect: 'Choisissez un adversaire : une de ses cartes, tirée au sort, est défaussée.' }
      : {},
  inactivite: (_camp, seats) =>
    seats === 3
      ? { effect: 'La France nomme un joueur coalisé, et lui une zone où il a un corps : ses pavés y sont Activés.' }
      : {},
  ravitaillement: (_camp, seats) =>
    seats === 3 ? { effect: 'Retirez 2 fatigues en tout à vos corps d’une zone.' } : {},
  renforts: (_camp, seats) =>
    seats === 3 ? { effect: 'Un de vos corps présents sur la carte gagne 1 point d’infanterie.' } : {},
  'renforts-retardes': (_camp, seats) =>
    seats === 3
      ? {
          effect:
            'Un corps prussien encore attendu vient un tour plus tard. Si tous sont là : pas de carte prussienne en Récupération.',
        }
      : {},
  tenir: (_camp, seats) =>
    seats === 3
      ? {
          effect:
            'Vos corps subissent 1 perte de plus et effacent 3 fatigues de ce combat. La pile peut rester sur place.',
        }
      : {},
};
