import { squareName } from '../../../../grids/squares.ts';
import type { ReasonTable } from '../../../../text/catalogue.ts';
import { accord, agrees, est, fait } from '../../../../text/french.ts';
import { cap } from '../../../../text/typeset.ts';
import type { Scene } from '../scene.ts';
import type { Spoken } from '../words.ts';
import { card, du, joueur, le, troupe } from './grammar.ts';
import { moments } from './moments.ts';
import { terrain } from './names.ts';

/** `en e4`, or nothing where the square is not told. */
function en(square: number | null): string {
  return square === null ? '' : ` en ${squareName(square)}`;
}

/** The name of a terrain after a sign, or nothing where it is not told. */
function ground(s: Scene, id: number | null, sign: string): string {
  const facts = id === null ? undefined : s.box.terrain[id];
  return facts === undefined ? '' : `${sign}${terrain(facts.id)}`;
}

export const reasons: ReasonTable<Spoken> = {
  matchOver: 'La partie est terminée.',
  notYourDecision: (s, f) => {
    const whose = f.seat === null ? 'Ce n’est pas à vous de décider' : `C’est ${joueur(s, f.seat).a} de décider`;
    return f.step === null ? `${whose}.` : `${whose} : ${moments[f.step]}.`;
  },
  moment: (_s, f) =>
    f.step === null ? 'C’est pour un autre moment.' : `C’est pour un autre moment : ${moments[f.step]}.`,
  now: (_s, f) =>
    f.step === null
      ? 'Pour l’instant, la question est autre.'
      : `Pour l’instant, la question est autre : ${moments[f.step]}.`,
  noPart: 'Cela n’entre dans aucune décision.',
  enemyUnit: 'C’est une unité ennemie : vous ne commandez que votre armée.',
  enemyCard: 'Cette carte est à l’autre armée : les paquets ne se mêlent jamais.',
  unitEliminated: (s, f) =>
    f.unit === null
      ? 'Cette unité est éliminée, définitivement.'
      : `${fait(troupe(s, f.unit), est)} ${accord(troupe(s, f.unit), 'éliminé')}, définitivement.`,
  cardNotInHand: 'Cette carte n’est pas dans votre main.',
  cardOfLostUnit: (s, f) => {
    const lost =
      f.unit === null
        ? 'L’unité de cette carte est éliminée'
        : `${fait(troupe(s, f.unit), est)} ${accord(troupe(s, f.unit), 'éliminé')}`;
    return `${lost} : la carte ne peut plus qu’être défaussée.`;
  },
  notScout: 'Hors de ce qui est demandé, seul un Éclaireur ou un Espion peut se jouer maintenant.',
  cannotPass: 'Il faut décider avant de continuer.',

  setupOver: 'La mise en place est terminée.',
  sideNotOffered: 'La mise en place d’initiation n’oppose que deux armées données.',
  tileUsed: 'Cette carte de terrain est déjà posée : chacune n’existe qu’une fois.',
  tileFirst: 'Choisissez d’abord la carte de terrain à poser ici, puis son sens.',
  tilesComplete: 'Le champ de bataille est complet : quatre cartes de terrain, pas plus.',
  nationNamed: 'Cette nation est déjà nommée : il en faut deux différentes.',
  nationNotNamed: 'Cette nation n’a pas été nommée : prenez l’une des deux qui l’ont été.',
  nationsSettled: 'Les nations de la partie sont fixées.',
  edgeSettled: 'Les bords de départ sont fixés.',
  cardPicked: 'Cette carte est déjà dans votre première main.',
  handFull: (s) => `Votre première main est complète : ${s.box.handSize} cartes.`,
  unitPlaced: 'Cette unité est déjà placée.',
  squareTaken: 'Une unité par case : celle-ci est prise.',
  outsideTwoRows: 'Les unités se placent sur les deux rangées les plus proches de votre bord.',
  lakePlacement: 'Aucune unité ne peut se tenir dans un lac.',

  cardSetAside: 'Cette carte est déjà écartée.',

  mustMove: (s, f) => `Vous devez déplacer ${f.unit === null ? 'une de vos unités' : le(s, f.unit)}.`,
  tooFar: (_s, f) => `Trop loin${f.max === null ? '' : ` : cette unité se déplace de ${f.max} au plus`}.`,
  diagonal: 'Rien ne se passe en diagonale.',
  blockedByUnit: (s, f) =>
    f.by === null
      ? 'Une autre unité occupe cette case.'
      : `${fait(troupe(s, f.by), ['occupe', 'occupent'])} cette case.`,
  wayBlocked: (s, f) =>
    f.by === null ? 'D’autres unités barrent le chemin.' : `${fait(troupe(s, f.by), ['barre', 'barrent'])} le chemin.`,
  wayStops: (s, f) => `Le chemin traverse un terrain où tout mouvement s’arrête${ground(s, f.terrain, ' : ')}.`,
  lake: 'Aucune unité ne peut entrer dans un lac.',
  sameSquare: 'Un mouvement se termine sur une autre case que celle du départ.',
  hemmedIn: (s, f) =>
    f.unit === null
      ? 'Cette unité est enfermée : aucune case où aller.'
      : `${fait(troupe(s, f.unit), est)} ${accord(troupe(s, f.unit), 'enfermé')} : aucune case où aller.`,
  alreadyMoved: (s, f) =>
    `${f.unit === null ? 'Cette unité a' : fait(troupe(s, f.unit), ['a', 'ont'])} déjà bougé : le deuxième mouvement est pour une autre unité.`,
  onlyUnitJustMoved: (s, f) =>
    f.unit === null
      ? 'Seule l’unité qui vient de bouger peut continuer sa marche.'
      : `Ici, la Marche forcée est pour ${le(s, f.unit)}.`,
  marchFromTerrain: 'Pas de Marche forcée pour une unité partie d’un champ ou d’un marais.',
  marchEndedInTerrain: 'Pas de Marche forcée pour une unité arrêtée dans un champ ou un marais.',
  oneMarch: 'Une seule Marche forcée par unité et par phase, même annulée.',
  marchTooFar: 'Une Marche forcée est d’une case.',
  marchOnly: 'Pour une unité qui vient de bouger, on ne joue qu’une Marche forcée.',
  supplyOnly: 'Seul un Ravitaillement déplace une deuxième unité.',
  oneSupply: 'Un seul Ravitaillement par Phase de mouvement, même annulé.',
  supplyNoUnit: 'Aucune autre de vos unités ne peut bouger.',

  guerrillaNotNow: 'Une Guérilla se joue aussitôt que l’adversaire joue une carte qu’elle peut annuler.',
  guerrillaOwnTurn: 'Une Guérilla se joue dans le tour adverse, jamais dans le vôtre.',
  guerrillaNotInCombat: 'Une Guérilla n’annule rien dans un combat.',
  guerrillaAnswersOnly: 'Seule une Guérilla peut répondre à cette carte.',
  scoutNotNow: 'Un Éclaireur ou un Espion se joue dans votre propre tour.',

  cardNamesAnother: (s, f) =>
    f.unit === null ? 'Vos cartes nomment d’autres unités.' : `La carte est celle ${du(s, f.unit)}.`,
  noCardForUnit: 'Vous n’avez aucune carte qui permette à cette unité de combattre maintenant.',
  noAttackValue: (s, f) =>
    f.card !== null && s.box.cards[f.card]?.bombard
      ? 'Une carte d’artillerie n’a pas d’Attaque : elle ne sert pas dans un Assaut.'
      : 'Cette carte n’a pas d’Attaque.',
  noBombardValue: 'Cette carte n’a pas d’Artillerie.',
  noVolleyValue: 'Cette carte n’a pas de Tir.',
  marshAssault: (s, f) =>
    f.unit === null
      ? 'Aucun Assaut ne part d’un marais.'
      : `${fait(troupe(s, f.unit), est)} dans un marais : aucun Assaut n’en part.`,
  targetNotAdjacent: (s, f) => {
    const whose = f.target === null ? 'd’un ennemi' : du(s, f.target);
    if (f.unit === null) return `Aucune unité dont vous avez une carte ne se tient à côté ${whose}.`;
    if (f.target === null) return `Aucun ennemi à côté ${du(s, f.unit)}.`;
    return `${fait(troupe(s, f.unit), ['ne se tient', 'ne se tiennent'])} pas à côté ${whose}.`;
  },
  targetNotEnemy: 'La cible doit être une unité ennemie.',
  outOfRange: (_s, f) => `Hors de portée${f.max === null ? '' : ` : la carte porte à ${f.max}`}.`,
  lineBlocked: (s, f) =>
    f.by === null
      ? `La ligne de tir est coupée${en(f.square)}${ground(s, f.terrain, ', ')}.`
      : `${fait(troupe(s, f.by), ['coupe', 'coupent'])} la ligne de tir.`,
  leaderStartsNothing: 'Un Leader n’engage pas de combat : il en rejoint un.',
  startsNoCombat: (s, f) =>
    f.card === null
      ? 'Aucune de vos cartes n’engage de combat.'
      : `On n’engage pas de combat avec cette carte : ${card(s, f.card)}.`,
  notAmbush: 'Seule une carte Embuscade engage une Embuscade.',
  noGrandBattery: 'Seul un Leader doté d’une Grande batterie peut engager un Bombardement.',

  noFreeSquare: 'Aucune case libre à côté de l’unité pour se désengager.',
  notWithdrawCard: 'Cette carte ne permet pas de se désengager.',
  noWithdrawEntry: 'Cette carte ne porte pas la mention Se retirer.',
  withdrawNotOnlyCard: 'Le Désengagement est la seule carte du défenseur dans un combat, jouée avant toute autre.',
  notTargetsCard: (s, f) =>
    `Seules ${f.unit === null ? 'les cartes de l’unité attaquée' : `les cartes ${du(s, f.unit)}`} servent à la défense.`,
  notDefenceCard: 'Cette carte n’apporte rien à une défense.',
  oneLeaderDefends: 'Un seul Leader au plus participe à la défense.',

  notAttackCard: 'Cette carte n’apporte rien à une attaque.',
  notTakingPart: (s, f) =>
    f.unit === null
      ? 'L’unité de cette carte ne participe pas à l’attaque.'
      : `${fait(troupe(s, f.unit), ['ne participe', 'ne participent'])} pas à l’attaque.`,
  ambushCards: 'Une Embuscade n’admet qu’un Leader pour le Combat, et Sapeurs ou Génie.',
  committedLimit: 'Pas plus d’Attaques suicides que d’unités engagées.',
  sappersOnce: 'La fortification ne compte déjà plus.',
  sappersNoRedoubt: 'La cible n’est pas dans une fortification.',
  leaderExcludesSkirmish: 'Leader et Escarmouche s’excluent dans un même combat.',
  skirmishFirst: 'Une Escarmouche se déclare avant toute autre carte d’attaque.',
  oneLeaderAttacks: 'Un seul Leader au plus participe à l’attaque.',
  commandOrCombat: 'Un Leader sert pour le Commandement ou pour le Combat, jamais pour les deux.',
  commandTooLow: 'Un Commandement de 1 ne mène que l’unité attaquante.',
  supportersFull: (_s, f) => `Le Leader ne commande pas plus d’unités${f.max === null ? '' : ` : ${f.max} au plus`}.`,
  alreadyTakesPart: 'Cette unité participe déjà à l’attaque.',
  supporterNotAdjacent: 'Une unité en soutien doit être adjacente à la cible.',
  supporterInMarsh: 'Depuis un marais, on ne soutient pas d’Assaut.',
  ambushNoSupport: 'Personne ne soutient une Embuscade.',
  skirmishTooFar: (s) => `Une Escarmouche déplace l’unité de ${s.box.skirmishMove} cases au plus.`,
  skirmisherOnly: 'Seule l’unité attaquante se déplace lors d’une Escarmouche.',

  retreatOneSquare: 'Une retraite est d’une case exactement.',
  retreatBlocked: (s, f) =>
    f.by === null
      ? 'Cette case est fermée à la retraite.'
      : `${cap(le(s, f.by))} ${agrees(troupe(s, f.by), ['ferme', 'ferment'])} cette voie de retraite.`,
  retreatPriority: 'Une meilleure voie est ouverte : d’abord vers son bord, puis vers un flanc, puis vers l’avant.',
  mustRetreat: 'L’unité doit quitter sa case.',
  mustAdvance: 'L’une des unités engagées doit avancer.',
  advanceTookPart: 'Seule une unité engagée dans l’Assaut peut avancer.',
  sufferTookPart: 'La perte revient à une unité engagée qui tient encore.',
  alreadySuffered: 'Cette unité a subi sa perte : la suivante est pour une autre.',
  mustSuffer: 'Chaque Attaque suicide coûte une perte, quel que soit le résultat.',

  notReduced: 'Cette unité est à pleine puissance.',
  noneReduced: 'Aucune de vos unités n’est réduite.',
  notRestoring: (s, f) =>
    f.card === null
      ? 'Aucune de vos cartes ne rétablit une unité.'
      : `Cette carte ne rétablit pas d’unité : ${card(s, f.card)}.`,
  restoresNamedUnit: (s, f) =>
    f.unit === null
      ? 'Vous n’avez aucune carte qui rétablisse cette unité.'
      : `La carte ne peut rétablir que ${le(s, f.unit)}.`,
  oneAttempt: 'Une seule tentative de récupération par tour, et elle a eu lieu.',
  restorationOver: 'Le moment de la récupération est passé : on ne joue plus qu’une Fortification.',
  redoubtOwnUnit: 'On fortifie la case d’une de ses propres unités.',
  notRedoubt: 'Seule une carte Fortification élève une fortification.',
  redoubtStands: (_s, f) => `Il y a déjà une fortification${f.square === null ? ' ici' : en(f.square)}.`,

  marchNeedsCard: 'Une unité qui a bougé ne continue qu’avec une Marche forcée.',
  secondNeedsSupply: 'Une deuxième unité ne bouge qu’avec un Ravitaillement.',
  supportNeedsLeader: 'Une unité ne soutient un Assaut que sous le Commandement d’un Leader.',
  supportersNamed: 'Les unités en soutien sont désignées avec le Leader : c’est fait.',
  supportersFirst: 'Désignez d’abord toutes les unités en soutien ; les autres cartes viennent après.',
  targetWithdrew: 'La cible s’est désengagée : plus aucune carte n’est jouée dans ce combat.',
  diceRolled: 'Les dés sont jetés : plus aucune carte ne change ce combat.',
  combatOff: 'L’Escarmouche a annulé le combat : aucune autre carte n’y est jouée.',
};
