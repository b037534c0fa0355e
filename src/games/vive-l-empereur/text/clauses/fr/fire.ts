import type { fire as english } from '../en/fire.ts';

/** Fire: the clauses in French. */
export const fire: Readonly<Record<keyof typeof english, string>> = {
  'VE-VII.1-a': 'Les pertes ne réduisent pas le feu de l’infanterie.',
  'VE-VII.1-b': 'Une batterie qui a perdu un de ses deux pas tire à demi-valeur.',
  'VE-VII.1-c': 'Une batterie de trois pas suit les règles de sa bataille.',
  'VE-VII.1-d': 'Formation et terrain modifient la valeur de feu ; à 0, pas de tir.',
  'VE-VII.2-a': 'Une unité ne tire que sur son front ; l’infanterie en Colonne, droit devant seulement.',
  'VE-VII.2-b': 'L’infanterie tire à 1 hex, les Tirailleurs à 2, une Batterie à sa portée imprimée.',
  'VE-VII.2-c': 'Le feu d’opportunité porte à 1 hex pour l’infanterie, à 2 pour une Batterie.',
  'VE-VII.3-a':
    'La valeur de feu part de l’imprimé, puis viennent pertes, formation, distance et, en dernier, le terrain de la cible.',
  'VE-VII.3-b': 'Toutes les unités qui visent un hex font un seul tir. Un hex n’est visé qu’une fois par phase.',
  'VE-VII.3-c': 'On tire sur un hex, non sur une unité.',
  'VE-VII.3-d': 'Le dé d’un tir a +1 contre un Carré et −1 contre des Tirailleurs.',
  'VE-VII.3-e':
    'Le résultat donne les pas perdus par l’unité du dessus ; puis l’hex teste. Une étoile ne fait que tester.',
  'VE-VII.3-f': 'En ville, ferme fortifiée ou château, un tir ne fait pas tester.',
  'VE-VII.3-g': 'Un chef ne modifie jamais le feu.',
  'VE-VII.4-a': 'Une unité tire une fois au tir défensif du tour adverse et une fois au tir offensif du sien.',
  'VE-VII.4-b': 'Vous résolvez vos tirs un par un, jusqu’au bout ; une unité tire dans l’état où elle est alors.',
  'VE-VII.5-a':
    'Infanterie et artillerie peuvent tirer chaque fois qu’un ennemi en mouvement quitte un hex qu’elles battent.',
  'VE-VII.5-b':
    'Une unité bat ses hexs de tir : une Ligne deux, une Colonne un, des Tirailleurs trois, un front circulaire les six, une Batterie sur 2 hexs.',
  'VE-VII.5-c': 'Pivoter, changer de formation ou combattre ne provoque rien ; seul quitter un hex provoque le tir.',
  'VE-VII.5-d': 'Le feu d’opportunité touche l’unité dans l’hex qu’elle quitte, telle qu’elle s’y trouve.',
  'VE-VII.5-e':
    'Si le tir la désorganise, l’unité retraite de 2 hexs depuis cet hex ; si elle tient, elle achève son mouvement.',
  'VE-VII.5-f': 'Tous ceux qui peuvent tirer sur l’unité en mouvement font un seul tir.',
  'VE-VII.5-g': 'Le feu d’opportunité se répète sans limite, en plus des phases de tir.',
  'VE-VII.5-h': 'Une unité ne tire pas sur la retraite qu’elle a elle-même causée.',
  'VE-VII.5-i':
    'En phase de choc, les unités d’un hex attaquant ou attaqué n’ont pas de feu d’opportunité, ni celles qu’une contrecharge a mêlées ce tour.',
  'VE-VII.5-j': 'Une unité en retraite prend les pertes du feu d’opportunité sans tester.',
  'VE-VII.5-k': 'Des unités qui partent ensemble subissent un seul tir, et celle du dessus paie.',
  'VE-VII.5-l': 'Des unités qui partent vers des hexs différents subissent chacune un tir.',
  'VE-VII.5-m': 'Chaque hex battu que l’on quitte vaut un nouveau tir.',
  'VE-VII.5-n': 'Une unité qui part de sous les autres subit seule le tir.',
  'VE-VII.5-o':
    'Mouvement, charge, retraite, recul, avance et exploitation provoquent le feu d’opportunité ; un chef jamais.',
  'VE-VII.5-p': 'Seule l’unité du dessus d’une pile fait un feu d’opportunité.',
  'VE-VII.6-a':
    'Artillerie, Tirailleurs à 2 hexs et mise en carré exigent une ligne de visée ; deux hexs adjacents se voient toujours.',
  'VE-VII.6-b': 'La ligne de visée va de centre à centre.',
  'VE-VII.6-c': 'Juste entre front et flanc, c’est le front ; entre flanc et arrière, le flanc.',
  'VE-VII.7-a':
    'Forêt, taillis, ville, château et ferme fortifiée coupent la ligne de visée, même traversés en partie.',
  'VE-VII.7-b': 'Une unité, amie ou ennemie, coupe la vue dans tout son hex ; un chef, non.',
  'VE-VII.7-c': 'Être plus haut n’aide pas à voir par-delà bois, maisons ou unités.',
  'VE-VII.7-d': 'Les hexs du tireur et de la cible ne bloquent jamais.',
  'VE-VII.7-e': 'Une pente bloque, sauf si le tireur ou la cible se tient juste à son sommet.',
  'VE-VII.7-f': 'Un creux ne bloque pas si tireur et cible sont tous deux en hauteur.',
  'VE-VII.7-g': 'Un ravin ne bloque jamais.',
  'VE-VII.7-h': 'Une ligne le long d’un côté d’hex est libre si l’un des deux hexs l’est.',
  'VE-VII.7-i':
    'La vue est libre si aucun hex intermédiaire n’a d’obstacle ni d’unité, ni ne dépasse le plus bas des deux bouts.',
  'VE-VII.7-j': 'Un hex touché par un seul sommet ne bloque pas.',
  'VE-VII.7-k': 'Entre deux hexs, un hex plus haut que le plus bas des deux bloque ; la vue est toujours réciproque.',
  'VE-VII.8-a': 'Les pertes comptent aussitôt ; une unité sans pas est éliminée.',
  'VE-VII.9-a':
    'Une unité qui manque son test est Désorganisée et retraite de 2 hexs ; déjà Désorganisée, elle est éliminée.',
  'VE-VII.9-b': 'Un tir de flanc ou à revers pèse sur le moral ; un seul tireur non couvert suffit.',
  'VE-VII.9-c': 'Si l’unité touchée est éliminée, celle du dessous teste, sans malus pour cela.',
  'VE-VII.9-d': 'On n’occupe pas un hex vidé par le tir.',
  'VE-VII.10-a': 'On tire sur un Carré à +1 au dé.',
  'VE-VII.10-b': 'Un seul Carré dans l’hex suffit pour le +1.',
};
