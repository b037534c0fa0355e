import type { Lesson } from '../../../table/presentation.ts';

/** A word at every step that is new to a newcomer, in the order in which he meets them. */
export const LESSONS: readonly Lesson[] = [
  {
    step: 'setup.deploy',
    clause: 'NS-SETUP-05',
    en: [
      'Draw up your army',
      'Nine units fill your two Lines; three wait in Reserve, hidden from the enemy. Strong infantry in front, cavalry behind it in the Second Line: from there it can charge. Guns shoot over everybody from the Second Line or the Reserve.',
    ],
    fr: [
      'Déployez votre armée',
      'Neuf unités remplissent vos deux Lignes ; trois attendent en Réserve, cachées à l’ennemi. L’infanterie solide devant, la cavalerie derrière elle en Deuxième Ligne : de là, elle peut charger. Les canons tirent par-dessus tout le monde, de la Deuxième Ligne ou de la Réserve.',
    ],
  },
  {
    step: 'turn.bid',
    clause: 'NS-INIT-05',
    en: [
      'Who goes first',
      'Both give up a card in secret; the higher number goes first in everything this turn. Keep the cards you need: your Bluff card counts 0, but it comes back.',
    ],
    fr: [
      'Qui commence',
      'Chacun sacrifie une carte en secret ; le plus haut chiffre commence en tout ce tour-ci. Gardez les cartes utiles : le Bluff vaut 0, mais il revient.',
    ],
  },
  {
    step: 'turn.rally',
    clause: 'NS-REF-06',
    en: [
      'Rally',
      'Units in Retreat must try to rally: Morale 6+, or 7+ with three casualties. If they do, they come back through the Reserve. While they stay, nobody else can retreat to that side.',
    ],
    fr: [
      'Ralliez',
      'Les unités en Retraite doivent tenter de se rallier : Moral 6+, ou 7+ avec trois blessures. Ralliées, elles reviennent par la Réserve. Tant qu’elles y sont, nulle autre ne peut retraiter de ce côté.',
    ],
  },
  {
    step: 'turn.terrain',
    clause: 'NS-REF-11',
    en: [
      'Lay Terrain',
      'A Hill helps whoever is attacked, a Wood or a Building stops bullets. Mind who may stand there: cavalry cannot enter a Building, and guns stand only on a Hill or at a River.',
    ],
    fr: [
      'Posez des Terrains',
      'Une Colline aide qui est attaqué, un Bois ou un Bâtiment arrête les balles. Attention à qui peut s’y tenir : pas de cavalerie dans un Bâtiment, et les canons seulement sur une Colline ou une Rivière.',
    ],
  },
  {
    step: 'actions.choose',
    clause: 'NS-ACT-02',
    en: [
      'Three orders a turn',
      'Touch a unit, then what it is to do: fire at the enemy in front, engage, or move. Each unit acts once. A card with a drum costs one of your three markers.',
    ],
    fr: [
      'Trois ordres par tour',
      'Touchez une unité, puis ce qu’elle doit faire : tirer sur l’ennemi d’en face, engager, ou se déplacer. Chaque unité agit une fois. Une carte au tambour coûte l’un de vos trois marqueurs.',
    ],
  },
  {
    step: 'window.ask',
    clause: 'NS-CARD-11',
    en: [
      'Cards in between',
      'At such moments either side may play a card. The moment comes whether anybody holds one or not: silence gives nothing away.',
    ],
    fr: [
      'Des cartes au passage',
      'À ces moments, chaque camp peut jouer une carte. Ils viennent, que quelqu’un en ait une ou non : le silence ne trahit rien.',
    ],
  },
  {
    step: 'test.ask',
    clause: 'NS-TEST-01',
    en: [
      'Before the dice',
      'Die plus value: 6 or more hits, 9 or more hits twice. This is the last moment for cards that help or hinder.',
    ],
    fr: [
      'Avant les dés',
      'Dé plus valeur : 6 ou plus touche, 9 ou plus touche deux fois. C’est le dernier moment pour les cartes qui aident ou qui gênent.',
    ],
  },
  {
    step: 'engage.charge',
    clause: 'NS-CHG-05',
    en: [
      'To charge or not',
      'A charge gives +1 in Melee this turn. But once out of the Melee, the riders are in Disarray: −1, and no charge until they have recovered.',
    ],
    fr: [
      'Charger ou non',
      'La Charge donne +1 en Mêlée ce tour-ci. Mais sortis de la Mêlée, les cavaliers sont Désorganisés : −1, et plus de Charge avant de s’être remis.',
    ],
  },
  {
    step: 'toll.decide',
    clause: 'NS-MOR-01',
    en: [
      'Morale',
      'From the second casualty on, a unit must hold or retreat. You may also pull it out yourself: a retreat saves the unit, but leaves a gap, and three gaps lose the battle.',
    ],
    fr: [
      'Le Moral',
      'Dès la deuxième blessure, une unité doit tenir ou retraiter. Vous pouvez aussi la retirer vous-même : la retraite sauve l’unité, mais laisse un vide, et trois vides perdent la bataille.',
    ],
  },
  {
    step: 'turn.reinforce',
    clause: 'NS-RES-04',
    en: [
      'Fresh troops',
      'You may draw a unit for your Reserve, unseen. In a full Reserve somebody must make room, and a wounded unit that does so is worth a point to the enemy.',
    ],
    fr: [
      'Des troupes fraîches',
      'Vous pouvez piocher une unité pour votre Réserve, sans la voir. Si elle est pleine, une autre doit céder la place, et une unité blessée qui part vaut un point à l’ennemi.',
    ],
  },
];
