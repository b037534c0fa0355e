import type { EventId } from '../../data/events.ts';
import { type Camp, FRANCE } from '../../pieces.ts';
import type { CardRows, CardWords } from '../words.ts';

const INITIATIVE = 'En phase d’Initiative.';
const DRAWN = 'Sur-le-champ, quand on la pioche.';
const COMBAT = 'Au début d’un combat.';

export const CARDS: CardRows = {
  'a-bruxelles': [
    'À Bruxelles',
    '+1 point de mouvement vers Bruxelles',
    INITIATIVE,
    'Tout le tour, une pile coalisée dispose de 1 point de mouvement de plus si elle finit plus près de Bruxelles qu’au départ.',
  ],
  'aide-de-camp': ['Aide de camp', 'voir la main française', INITIATIVE, 'Regardez la main du Français.'],
  anticipation: [
    'Anticipation',
    'prendre la carte de son choix',
    INITIATIVE,
    'Prenez en main la carte de votre choix dans votre pioche, sauf une rouge, puis mélangez.',
  ],
  'arriere-garde': [
    'Arrière-garde',
    'se dérober au combat',
    'Au début d’un combat que défend un unique corps coalisé.',
    'Pas de combat : le corps recule de 2 connexions, perd 1 point de force et prend 1 fatigue. Aucune poursuite.',
  ],
  audace: [
    'Audace',
    'aucune carte pour le terrain',
    'Au début d’un combat où la France attaque.',
    'Ni les bois, ni la ville fortifiée, ni la Position renforcée ne donnent de carte à la Coalition.',
  ],
  'au-son-du-canon': [
    'Au son du canon',
    'un corps voisin accourt',
    'Au début d’un combat, avec un de vos corps dans une zone libre voisine.',
    'Ce corps, Activé ou non, rejoint le combat sans fatigue. Un commandant peut le suivre.',
  ],
  carre: [
    'Carré',
    '2 fatigues de moins face à la cavalerie',
    COMBAT,
    'Si la pile française a de la cavalerie, la Coalition prend 2 fatigues de moins.',
  ],
  cambronne: [
    'Cambronne',
    'pas de poursuite',
    'Quand une pile française doit reculer, ou va être poursuivie.',
    'On ne poursuit pas cette pile.',
  ],
  chargez: [
    'Chargez !',
    '+1 carte, 1 fatigue pour la cavalerie',
    'Au début d’un combat, avec un de vos grands corps de cavalerie.',
    'Votre pile révèle 1 carte de plus ; le corps qui charge prend 1 fatigue aussitôt.',
  ],
  confusion: [
    'Confusion',
    'les arrêter au carrefour',
    'Quand une pile ennemie entre dans une zone non contestée à trois connexions au moins.',
    'La pile s’y arrête, même s’il lui reste des points de mouvement, et elle est Activée.',
  ],
  'contre-ordre': [
    'Contre-ordre',
    'annuler l’événement',
    'Quand l’ennemi vient de jouer un événement, hors combat, retraite et poursuite.',
    'Cet événement est annulé.',
  ],
  coordination: [
    'Coordination',
    'une opération de plus',
    'À la fin d’une opération française, si une autre pile peut encore agir.',
    'La France mène aussitôt une autre opération, avec une autre pile.',
  ],
  'deploiement-rapide': [
    'Déploiement rapide',
    'la marche ne coûte pas de carte',
    'Au début d’une attaque en marche française.',
    'Avoir marché ne retire pas de carte à l’attaque.',
  ],
  eclaireurs: ['Éclaireurs', 'voir la main ennemie', INITIATIVE, 'Regardez la main de la Coalition.'],
  elan: [
    'Élan',
    '+1 carte pour l’attaque',
    'Au début d’un combat où la France attaque.',
    'La France révèle 1 carte de plus.',
  ],
  embuscade: [
    'Embuscade',
    '1 fatigue pour la pile',
    'Pendant la manœuvre d’une pile française.',
    'La pile prend aussitôt 1 fatigue, sur le corps que choisit son joueur.',
  ],
  encombrement: [
    'Encombrement',
    '−1 point de mouvement pour eux',
    'Quand l’ennemi a révélé une carte de mouvement.',
    'Sa pile dispose de 1 point de mouvement de moins.',
  ],
  fatigue: [
    'Fatigue',
    '+1 fatigue pour leur marche',
    'Quand une pile ennemie a fini son déplacement.',
    'La manœuvre coûte 1 fatigue de plus à la pile. Les vedettes ne sentent rien.',
  ],
  'frederick-event': [
    'Frederick',
    'Frederick arrive à Alost',
    'En phase d’Initiative, sauf si les Français tiennent seuls Alost.',
    'Frederick entre à Alost, dans le brouillard avec 1 vedette. S’il est déjà venu : 1 point d’infanterie pour un corps coalisé.',
  ],
  'grande-batterie': [
    'Grande batterie',
    '+1 perte, 1 fatigue par corps',
    'Au début d’un combat, si la pile française compte trois corps ou davantage.',
    'La Coalition subit 1 perte de plus ; chaque corps français de la pile prend 1 fatigue aussitôt.',
  ],
  'grouchy-event': [
    'Grouchy',
    'révéler une autre carte',
    'Quand une pile où marche Grouchy a révélé sa carte de mouvement.',
    'Défaussez cette carte et révélez-en une autre, qui compte.',
  ],
  hussards: [
    'Hussards',
    'l’ennemi perd une carte',
    'En phase d’Initiative, si l’ennemi a une carte en main.',
    'Une carte de la main ennemie, tirée au sort, est défaussée.',
  ],
  inactivite: [
    'Inactivité',
    'une pile ne marchera pas',
    DRAWN,
    'Qui en souffre nomme une zone où il a un corps : tous ses pavés y sont Activés.',
  ],
  intuition: [
    'Intuition',
    'prendre l’initiative',
    INITIATIVE,
    'Votre camp a l’initiative sans révéler de carte. Si les deux camps la jouent, les deux cartes sont perdues.',
  ],
  'la-garde': [
    'La Garde',
    '+1 carte ; 1 fatigue chacun si battus',
    'Au début d’un combat, si Drouot est dans la pile française.',
    'La France révèle 1 carte de plus. Si elle est battue, tous les corps de la pile prennent 1 fatigue de plus.',
  ],
  'la-ligne-rouge': [
    'La ligne rouge',
    '+1 carte pour la défense',
    'Au début d’un combat que défend Picton, Orange ou Hill.',
    'La Coalition révèle 1 carte de plus.',
  ],
  'lamarque-event': [
    'Lamarque',
    'Lamarque revient de Vendée',
    'En phase d’Initiative, tant qu’une ville de France ou Maubeuge lui est ouverte.',
    'Lamarque y entre, dans le brouillard avec 1 vedette. S’il est déjà venu : 1 point d’infanterie pour un corps français, sauf Drouot.',
  ],
  'empereur-souffrant': [
    'L’Empereur souffrant',
    'plus aucun bonus de Napoléon',
    DRAWN,
    'Tout le tour, Napoléon ne donne ni point de mouvement ni carte de combat, et n’épargne aucune fatigue.',
  ],
  'le-rougeaud': [
    'Le Rougeaud',
    'Ney tente sa chance',
    'Au début d’un combat où Ney est engagé.',
    'Révélez une carte. De 1 à 3 : Ney prend 2 fatigues. 4 ou 5 : la France révèle 1 carte de combat de plus.',
  ],
  'marche-d-approche': [
    'Marche d’approche',
    '3 points de mouvement sans carte',
    INITIATIVE,
    'Tout le tour, un mouvement français part de 3 points sans carte. Pas de départ en zone contestée, pas d’entrée chez l’ennemi.',
  ],
  'marche-forcee': [
    'Marche forcée',
    '+1 point de mouvement',
    'Pendant la manœuvre de votre pile.',
    'La pile gagne 1 point de mouvement ; si elle n’en a aucun, elle franchit tout de même 1 connexion.',
  ],
  organisation: [
    'Organisation',
    'dépasser des amis',
    'Quand une pile française en rejoint une autre dans une zone non contestée.',
    'La pile en marche n’a pas à s’y arrêter.',
  ],
  panique: [
    'Panique',
    'une zone plus loin, 2 fatigues',
    'Quand une pile française battue doit reculer.',
    'La pile recule de 1 connexion de plus et prend 2 fatigues de plus.',
  ],
  pluie: [
    'Pluie',
    '1 fatigue et −1 point de mouvement pour tous',
    DRAWN,
    'Tout le tour, une pile désignée prend 1 fatigue ; si elle marche, elle a 1 point de mouvement de moins.',
  ],
  'pont-detruit': [
    'Pont détruit',
    'faire sauter un pont',
    'Quand une pile coalisée en marche se trouve dans une zone libre dotée d’un pont.',
    'Le pont saute pour 1 point de mouvement, ou sans frais si la pile n’en a aucun. Elle peut repartir, mais ne combat pas.',
  ],
  ravitaillement: [
    'Ravitaillement',
    '2 fatigues de moins',
    INITIATIVE,
    'Retirez 2 fatigues en tout aux corps coalisés d’une zone.',
  ],
  reaction: [
    'Réaction',
    'déplacer une pile d’une zone',
    'Quand l’ennemi a désigné une pile, avant toute carte révélée.',
    'Une de vos piles, Activée ou non, passe sans fatigue d’une zone libre à une zone libre voisine.',
  ],
  renforts: [
    'Renforts',
    '+1 infanterie',
    INITIATIVE,
    'Un corps coalisé présent sur la carte gagne 1 point d’infanterie.',
  ],
  'renforts-retardes': [
    'Renforts retardés',
    'un corps prussien tarde',
    DRAWN,
    'Un corps prussien encore attendu vient un tour plus tard. Si tous sont là : pas de carte coalisée en Récupération.',
  ],
  reserve: ['Réserve', 'piocher 2 cartes', INITIATIVE, 'Piochez 2 cartes. Les rouges sont défaussées sans effet.'],
  'retraite-en-ordre': [
    'Retraite en ordre',
    'pas de poursuite',
    'Quand votre pile battue garde de la cavalerie.',
    'On ne poursuit pas cette pile.',
  ],
  tenir: [
    'Tenir',
    '1 perte, 3 fatigues de moins, et rester',
    'Quand une pile coalisée a perdu un combat.',
    'Elle subit 1 perte de plus, efface 3 fatigues de ce combat, et peut rester sur place.',
  ],
  tirailleurs: [
    'Tirailleurs',
    '1 fatigue pour eux',
    COMBAT,
    'La pile coalisée prend aussitôt 1 fatigue, sur le corps que choisit son joueur.',
  ],
  trahison: [
    'Trahison',
    'un corps français isolé reste là',
    'Au début d’une opération française.',
    'Un corps français seul dans sa zone est Activé ; Drouot, jamais. Dans le brouillard, une vedette surprise est éliminée.',
  ],
  'ultime-effort': [
    'Ultime effort',
    'déplacer une pile Activée',
    'Au début d’une opération française qui manœuvre.',
    'Une pile coalisée Activée gagne une zone voisine, libre ou contestée ; chacun de ses corps prend 2 fatigues.',
  ],
  'union-des-forces': [
    'Union des forces',
    'Anglais et Prussiens ensemble',
    'Quand la Coalition désigne une pile.',
    'Corps anglais et prussiens peuvent former une seule pile le temps de cette opération.',
  ],
  'vive-l-empereur': [
    'Vive l’Empereur !',
    '−1 fatigue autour de Napoléon',
    INITIATIVE,
    'Chaque corps français de la zone de Napoléon efface 1 fatigue.',
  ],
};

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
