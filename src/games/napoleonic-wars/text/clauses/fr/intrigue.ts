import type { intrigue as english } from '../en/intrigue.ts';

/** Diplomacy and intrigue: the clauses in French. */
export const intrigue: Readonly<Record<keyof typeof english, string>> = {
  'NW-5.1-a':
    'Deux diplomates français quittent l’Hôtel, ou un seul s’il n’y en a qu’un. Un dé de Nation est lancé pour chacun.',
  'NW-5.1-b':
    'Talleyrand part le premier s’il est là, à défaut Reinhard, à défaut un autre. Le second est l’un de ceux qui restent ; si cela compte, vous choisissez.',
  'NW-5.1-c': 'Un envoyé français va dans la case verte de la Nation tirée ; le 6 désigne la cible.',
  'NW-5.2-a': 'Une case verte reçoit au plus deux diplomates français. Qui arrive en troisième rentre à l’Hôtel.',
  'NW-6.0-a':
    'Metternich, Castlereagh, Hardenberg et Razumovsky attendent à Londres et travaillent toujours pour vous, quoi que fasse leur pays, sauf accident.',
  'NW-6.0-b':
    'Chacun de vos diplomates n’a qu’un genre de mission par tour : négociation, offensive de charme ou alliance.',
  'NW-6.0-c':
    'Les négociations s’annoncent toutes, puis se jouent toutes. Offensives de charme et alliances viennent avant ou après, à votre gré.',
  'NW-6.0-d':
    'En offensive de charme ou en alliance, un diplomate ne fait rien d’autre ce tour. Qui a négocié peut encore conclure une alliance là où il se trouve.',
  'NW-6.1-a': 'Un négociateur est opposé à un diplomate français précis dans une case verte, pour 1 £ du Trésor.',
  'NW-6.1-b': 'Toutes les négociations sont annoncées et payées avant le premier dé.',
  'NW-6.1-c': 'Vous pouvez avoir autant de diplomates que vous voulez dans une case verte.',
  'NW-6.1-d':
    'Pour négocier, lancez un dé et ajoutez la valeur du Français : Talleyrand 2, Reinhard 1, les autres 0. Vous réussissez si le total ne dépasse pas la valeur de votre diplomate.',
  'NW-6.1-e': 'Une négociation réussie renvoie le Français à l’Hôtel. Après un échec, tous deux restent.',
  'NW-6.1-f': 'Un négociateur en place doit jouer son dé, une fois.',
  'NW-6.1-g':
    'Plusieurs des vôtres peuvent viser le même Français, et jouent tour à tour jusqu’à ce qu’il cède. Les suivants ne jouent pas, leur argent est dépensé.',
  'NW-6.1-h': 'Les négociations se jouent dans l’ordre de vos annonces.',
  'NW-6.1.1-a':
    'Offensive de charme : un diplomate libre se rend dans la case d’un conflit perdu, pour 1 £. Un dé supérieur au nombre de conflits perdus sur la carte réussit.',
  'NW-6.1.1-b':
    'Une offensive de charme réussie remet le marqueur Conflit face visible. Commerce et abdication perdus ne reviennent pas.',
  'NW-6.1.1-c': 'On peut réessayer une offensive de charme ce tour dans la même case, pour 1 £ chaque fois.',
  'NW-6.2-a': 'Seules Autriche, Prusse et Russie peuvent capituler ou devenir neutres. En jeu, c’est tout un.',
  'NW-6.2-b': 'La Suède commence neutre. Une fois coalisée, elle le reste.',
  'NW-6.2.1-a':
    'Quand une puissance capitule ou devient neutre, ses corps sur la carte, en réserve et aux Pertes vont aux Forces neutres. La Bavière ralliée suit l’Autriche ; les Duchés restent.',
  'NW-6.2.1-b': 'Quand une puissance capitule ou devient neutre, ses corps retardés restent sur la piste des tours.',
  'NW-6.2.1-c': 'Quand une puissance capitule ou devient neutre, son marqueur de statut est remplacé.',
  'NW-6.2.1-d':
    'Capitulation ou neutralité ôtent un dé à la ferveur : de l’Allemagne pour la Prusse, de l’Autriche pour l’Autriche, et le même dé aux deux pour la Russie.',
  'NW-6.2.2-a': 'Vous ne pouvez lever aucun corps d’une puissance neutre ou qui a capitulé.',
  'NW-6.2.2-b': 'Vous pouvez chercher à ramener dans la coalition une puissance neutre ou qui a capitulé.',
  'NW-6.3-a':
    'Pour vous allier la Prusse ou l’Autriche, il faut un diplomate à vous dans sa case verte, et aucun français.',
  'NW-6.3-b':
    'Le diplomate qui conclut une alliance peut être déjà sur place, même après avoir négocié, ou venir de Londres sans frais.',
  'NW-6.3-c': 'Une alliance coûte 2 £ du Trésor, plus 1 £ par conflit perdu sur la carte.',
  'NW-6.3-d':
    'Par l’alliance, la puissance devient coalisée, et ses corps des Forces neutres passent dans la réserve, bons à lever dès ce tour.',
  'NW-6.3-e':
    'Pour vous allier la Russie : aucun diplomate français en Allemagne ni en Autriche, et un des vôtres dans l’une des deux. Le prix est le même.',
  'NW-6.3-f': 'Les États clients ne changent pas quand une puissance vous rejoint.',
  'NW-6.3-g': 'La Suède ne vous rejoint que par le conflit de Finlande.',
  'NW-6.3-h':
    'Une alliance se fait sans dé. Plusieurs sont possibles par phase, chacune payée, chacune avec son propre diplomate.',
  'NW-6.3.1-a':
    'Noblesse russe, Paix de Bâle ou Tilsit dans la case statut d’une puissance interdit l’alliance avec elle. Seuls événements et accidents les apportent ou les ôtent.',
  'NW-6.3.2-a':
    'Une puissance neutre liée par le mariage coûte 5 £ au lieu de 2 £, plus les conflits perdus. L’alliance défait ce lien.',
  'NW-6.3.3-a': 'L’Espagne française ne peut être alliée, et ne capitule jamais.',
  'NW-6.3.3-b':
    'Tant que l’Espagne est française, Blake et Palafox sont dans le bol Grande Armée et se battent pour la France.',
  'NW-6.3.3-c': 'Tant que l’Espagne est française, nul État client n’y naît.',
  'NW-6.3.4-a': 'Le marqueur Paris ouvre la France : vous pouvez y placer des corps, et son contrôle compte.',
  'NW-6.3.4-b':
    'Sans marqueur Paris ni But, vous ne placez aucun corps en France. Si vous la contrôlez malgré tout, elle compte.',
};
