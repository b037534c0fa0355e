import type { game as english } from '../en/game.ts';

/** Conventions, sequence and components: the clauses in French. */
export const game: Readonly<Record<keyof typeof english, string>> = {
  'VE-0-a':
    'Un hex se nomme par sa colonne, puis sa rangée, à partir de 01 ; les colonnes vont d’ouest en est, les rangées du nord au sud.',
  'VE-0-b': 'Une unité fait face à l’une de 12 directions : les 6 côtés ou les 6 sommets de son hex.',
  'VE-0-c': 'Front, flancs et arrières se comptent autour de l’unité à partir de son orientation.',
  'VE-0-d':
    'Front, flanc ou arrière : l’angle se mesure de centre à centre. Sur la limite, la zone la plus favorable à la cible l’emporte.',
  'VE-0-e': 'Toute moitié s’arrondit aussitôt au supérieur.',
  'VE-0-f': 'Un dé règle le feu, le choc et le sort des chefs ; deux dés règlent le moral.',
  'VE-0-g': 'Pas de zone de contrôle : on passe librement devant l’ennemi, au risque de ses réactions.',
  'VE-0-h': 'Les règles de la bataille priment les options, qui priment les règles standard.',
  'VE-0-i': 'La distance est le nombre d’hexs du plus court chemin, quel que soit le terrain.',
  'VE-0-j': 'D’une pile ennemie, vous ne voyez que l’unité du dessus, le nombre d’unités et les chefs.',
  'VE-I-a': 'Les règles standard suffisent pour jouer ; une règle avancée, une fois convenue, les prime.',
  'VE-I-b': 'Chaque bataille ajoute ses propres règles.',
  'VE-I-c':
    'Un pion vaut un régiment ou deux batteries, un hex 250 mètres, un tour 30 minutes, un pas quelque 300 hommes ou une batterie.',
  'VE-II-a': 'Un tour compte un tour de joueur du premier camp, puis un de l’autre.',
  'VE-II-b': 'Phases d’un tour de joueur : charges, mouvement, tir défensif, tir offensif, choc, ralliement.',
  'VE-II-c': 'On achève une phase avant d’ouvrir la suivante.',
  'VE-II-d':
    'Au tour adverse, vous n’avez que le tir défensif et les réactions : carré, contrecharge, feu d’opportunité, recul, désorganisation volontaire.',
  'VE-II-e': 'L’Attaquant est le camp dont c’est le tour, l’autre le Défenseur, quoi qu’ils fassent.',
  'VE-II-f': 'Dans le jeu interactif avancé, les corps jouent les phases l’un après l’autre.',
  'VE-III.1-a': 'La face visible du pion dit sa formation : Ligne ou Colonne, Batterie ou Attelée.',
  'VE-III.1-b': 'La bande colorée du pion marque son front.',
  'VE-III.1-c': 'Un pion porte régiment, corps, division, et une lettre pour ses pertes.',
  'VE-III.1-d': 'L’artillerie porte de 5 à 7 hexs, l’infanterie à 1 sauf mention contraire ; la cavalerie ne tire pas.',
  'VE-III.1-e':
    'Une unité a des points de mouvement, des pas, une valeur de feu (sauf la cavalerie), une valeur de choc et un moral.',
  'VE-III.1-f': 'Le feu et le choc varient selon les circonstances, les moitiés arrondies au supérieur.',
  'VE-III.1-g':
    'Les pertes mènent du niveau A au niveau B (moral −1), puis au niveau C (−2). Les unités de 3 pas ou moins restent au niveau A.',
  'VE-III.2-a': 'Un chef a un bonus de combat, un bonus de moral et des points de mouvement.',
  'VE-III.2-b': 'Les bonus d’un chef modifient les jets ; son troisième chiffre donne ses points de mouvement.',
  'VE-III.3-a': 'Un marqueur Carré met en Carré l’infanterie en Ligne.',
  'VE-III.3-b': 'Le chiffre d’un marqueur de désordre est le tour où il est survenu.',
  'VE-III.3-c': 'Les autres marqueurs chiffrés ne servent qu’à compter.',
  'VE-III.4-a': 'Leurres, réserves et événements ne servent pas.',
  'VE-III.5-a':
    'Un hex a un seul terrain ; ses côtés peuvent porter pente, ruisseau, ravin, fleuve, pont ou fortification.',
  'VE-III.5-b': 'Un ruisseau se franchit, un fleuve non.',
  'VE-III.5-c': 'Un hex en bord de carte compte s’il y est pour plus de la moitié.',
  'VE-III.5-d': 'Le terrain qui domine un hex vaut pour tout l’hex.',
  'VE-III.6-a': 'Les pertes se tiennent par unité ; sa force, ce sont les pas qui lui restent.',
};
