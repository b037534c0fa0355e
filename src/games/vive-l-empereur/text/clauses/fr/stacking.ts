import type { stacking as english } from '../en/stacking.ts';

/** Stacking: the clauses in French. */
export const stacking: Readonly<Record<keyof typeof english, string>> = {
  'VE-V.1-a': 'Un hex tient 10 pas d’infanterie et d’artillerie, ou 7 de cavalerie.',
  'VE-V.1-b': 'Les limites d’un hex valent à tout instant, même en mouvement.',
  'VE-V.1-c':
    'Si une retraite devait surcharger un hex, la pile qui s’y trouve est Désorganisée et retraite d’abord de 2 hexs.',
  'VE-V.1-d': 'Une pile gênante déjà Désorganisée retraite encore de 1 ou 2 hexs.',
  'VE-V.2-a': 'La cavalerie ne partage jamais un hex avec infanterie ou artillerie, même au passage.',
  'VE-V.2-b': 'Quand un mouvement forcé les réunit, les deux piles sont Désorganisées et retraitent de 2 hexs.',
  'VE-V.2-c': 'Une pile déjà Désorganisée retraite plutôt de 1 ou 2 hexs encore, jusqu’à ce que chacun ait son hex.',
  'VE-V.2-d': 'Qui doit céder la place le fait avant l’entrée de l’arrivant.',
  'VE-V.3-a': 'Seule l’unité du dessus d’une pile tire.',
  'VE-V.3-b': 'Une pile n’attaque au choc qu’un seul hex.',
  'VE-V.3-c': 'Toutes les unités d’une pile comptent au choc.',
  'VE-V.3-d': 'Une unité attaquante à valeur 0 ne participe pas, mais subit D, D+1 et E.',
  'VE-V.3-e': 'Après un choc, l’unité la plus haute dont la valeur de choc dépasse 0 teste la première.',
  'VE-V.3-f':
    'Une Batterie avec de l’infanterie ne compte pas si on l’attaque de flanc ou à revers ; seule, elle compte.',
  'VE-V.4-a': 'L’unité du dessus prend toutes les pertes.',
  'VE-V.4-b': 'Au choc, une unité de tête à valeur 0 laisse ses pertes à celle du dessous.',
  'VE-V.4-c': 'Les pertes qui dépassent le dernier pas d’une unité vont à la suivante, qui teste s’il le faut.',
  'VE-V.4-d':
    'Des pièces au-dessus, attaquées de flanc ou à revers, sont épargnées et l’infanterie paie, sauf flanc protégé.',
  'VE-V.4-e':
    'Au choc, les unités de valeur supérieure à 0 paient d’abord, de haut en bas, puis les autres. Rien ne passe à un autre hex.',
  'VE-V.5-a': 'L’unité du dessus teste ; si elle tient, toute la pile tient.',
  'VE-V.5-b': 'Chaque échec au-dessus donne −2 à l’unité suivante de la pile.',
  'VE-V.5-c':
    'Celles qui échouent sont Désorganisées et retraitent ; la première qui tient reste, avec toutes celles du dessous.',
  'VE-V.5-d': 'L’unité du dessus teste la première, même contre un tir dans le dos.',
  'VE-V.5-e': 'On fait tous les tests de la pile, puis les unités qui ont échoué retraitent ensemble.',
  'VE-V.5-f':
    'Une unité détruite par les pertes ne pénalise pas celles du dessous. Au choc, les valeurs supérieures à 0 testent d’abord.',
  'VE-V.5-g': 'Les unités qui tiennent ne testent pas parce que leurs voisines de pile s’enfuient.',
  'VE-V.6-a': 'Une unité qui quitte une pile s’expose au feu d’opportunité, même si d’autres restent.',
  'VE-V.6-b': 'L’unité qui part teste la première ; si elle échoue, celles qui restent testent aussi, à −2 par échec.',
  'VE-V.6-c': 'Seules celles qui partent prennent les pertes ; s’il n’en reste aucune, les autres passent le test.',
  'VE-V.7-a': 'En fin de mouvement, les unités de même formation d’un hex ont la même orientation.',
  'VE-V.7-b': 'Des formations différentes dans un hex ont au moins deux hexs de front communs : l’ordre mixte.',
  'VE-V.7-c': 'En ordre mixte, l’attaque est de front dès qu’une unité de la pile l’a devant elle.',
  'VE-V.7-d': 'Un Carré ne s’empile jamais avec de l’infanterie dans une autre formation.',
  'VE-V.7-e': 'Les Tirailleurs ne s’empilent qu’entre eux.',
  'VE-V.7-f':
    'Si des orientations ne s’accordent pas en fin de phase, les deux unités testent ; si elles tiennent, l’une pivote.',
  'VE-V.7-g':
    'L’infanterie arrêtée dans l’hex d’un Carré ami forme le Carré ; des Tirailleurs gênants passent en Ligne dans leur autre moitié.',
  'VE-V.8-a': 'Une unité Désorganisée qui se replie peut traverser des amis en ordre ; ils testent aussitôt.',
  'VE-V.8-b': 'Une unité Désorganisée ne s’arrête pas avec des unités en ordre et continue jusqu’à un hex libre.',
  'VE-V.8-c': 'Des unités en ordre traversent des unités Désorganisées, mais ne s’y arrêtent pas.',
  'VE-V.8-d': 'Ordre et désordre ne partagent jamais un hex en fin de mouvement.',
  'VE-V.8-e': 'Seules les armes qui peuvent s’empiler se traversent ainsi.',
  'VE-V.8-f':
    'Si une contrecharge laisse ordre et désordre dans un hex, les unités Désorganisées retraitent de 2 hexs.',
  'VE-V.9-a':
    'On réarrange une pile sans frais, mais dans sa propre phase de mouvement ; la cavalerie qui charge, dans celle des charges.',
  'VE-V.9-b': 'À la mise en carré, l’artillerie peut passer sous l’infanterie.',
  'VE-V.9-c': 'Une unité qui rejoint une pile se place dessus ; après retraite, recul ou avance, dessous.',
};
