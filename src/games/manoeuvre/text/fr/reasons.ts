import { squareName } from '../../../../grids/squares.ts';
import { accord, agrees, est, fait } from '../../../../text/french.ts';
import { cap } from '../../../../text/typeset.ts';
import type { Scene } from '../scene.ts';
import type { Words } from '../words.ts';
import { du, joueur, le, troupe } from './grammar.ts';
import { terrain } from './names.ts';
import { labels } from './table.ts';

/** `en e4`, or nothing where the square is not told. */
function en(square: number | null): string {
  return square === null ? '' : ` en ${squareName(square)}`;
}

/** The name of a terrain after a sign, or nothing where it is not told. */
function ground(s: Scene, id: number | null, sign: string): string {
  const facts = id === null ? undefined : s.box.terrain[id];
  return facts === undefined ? '' : `${sign}${terrain(facts.id)}`;
}

export const reasons: Words['reasons'] = {
  matchOver: 'La partie est terminée.',
  notYourDecision: (s, f) =>
    f.seat === null ? 'Ce n’est pas à vous de décider.' : `C’est ${joueur(s, f.seat).a} de décider.`,
  enemyUnit: 'C’est une unité ennemie : vous ne commandez que votre armée.',
  enemyCard: 'Cette carte est à l’autre armée : les paquets ne se mêlent jamais.',
  unitEliminated: (s, f) =>
    f.unit === null
      ? 'Cette unité est éliminée, définitivement.'
      : `${fait(troupe(s, f.unit), est)} ${accord(troupe(s, f.unit), 'éliminé')}, définitivement.`,
  unitNotOnField: 'Cette unité n’est pas sur le champ de bataille.',
  cardNotInHand: 'Cette carte n’est pas dans votre main.',
  cardOfLostUnit: (s, f) => {
    const lost =
      f.unit === null
        ? 'L’unité de cette carte est éliminée'
        : `${fait(troupe(s, f.unit), est)} ${accord(troupe(s, f.unit), 'éliminé')}`;
    return `${lost} : la carte ne peut plus qu’être défaussée.`;
  },
  wrongPhase: (_s, f) =>
    f.phase === null ? 'Pas dans cette phase.' : `Pas maintenant, mais en ${labels.phases[f.phase]}.`,
  unitNotAsked: 'La question du moment ne concerne pas cette unité.',
  cardNotAsked: 'La question du moment ne concerne pas cette carte.',
  squareNotAsked: 'La question du moment ne concerne pas cette case.',
  notOffered: 'Les règles ne le proposent pas maintenant.',
  cannotPass: 'Il faut décider avant de continuer.',

  setupOver: 'La mise en place est terminée.',
  sideNotOffered: 'La mise en place d’initiation n’oppose que deux armées données.',
  tileUsed: 'Cette carte de terrain est déjà posée : chacune n’existe qu’une fois.',
  tileTurn: 'Une carte de terrain se tourne par quarts de tour.',
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
  firstPlayerPlacesFirst: 'Le premier joueur place d’abord toute son armée.',

  cardSetAside: 'Cette carte est déjà écartée.',
  discardOver: 'On ne défausse qu’en Phase de défausse.',
  drawnScoutOnly: 'Entre tirage et mouvement, on ne joue qu’un Éclaireur ou un Espion.',

  moveOnlyInMovement: 'Les unités ne se déplacent qu’en Phase de mouvement.',
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
  hemmedIn: 'Cette unité est enfermée : aucune case où aller.',
  alreadyMoved: 'Cette unité a déjà bougé : le deuxième mouvement est pour une autre.',
  onlyUnitJustMoved: (s, f) =>
    f.unit === null
      ? 'Seule l’unité qui vient de bouger peut continuer sa marche.'
      : `Ici, la Marche forcée est pour ${le(s, f.unit)}.`,
  marchFromTerrain: 'Pas de Marche forcée pour une unité partie d’un champ ou d’un marais.',
  marchEndedInTerrain: 'Pas de Marche forcée pour une unité arrêtée dans un champ ou un marais.',
  marchNoSquare: 'Aucune case libre à côté de l’unité pour continuer sa marche.',
  oneMarch: 'Une seule Marche forcée par unité et par phase, même annulée.',
  marchTooFar: 'Une Marche forcée est d’une case.',
  oneSupply: 'Un seul Ravitaillement par Phase de mouvement, même annulé.',
  supplyNoUnit: 'Aucune autre de vos unités ne peut bouger.',
  supplyNotBeforeMove: 'Le Ravitaillement déplace une deuxième unité : déplacez d’abord la première.',
  regroupNoMove: 'Un Regroupement rétablit une unité ; il n’en déplace pas.',

  ambushNotNow: 'Une Embuscade se joue en Phase de combat : c’est le combat du tour.',
  committedNotNow: 'Une Attaque suicide se joue avec vos cartes d’attaque, lors d’un Assaut.',
  marchNotNow: 'Une Marche forcée se joue quand une de vos unités vient de bouger.',
  guerrillaNotNow: 'Une Guérilla se joue aussitôt que l’adversaire joue une carte qu’elle peut annuler.',
  guerrillaOwnTurn: 'Une Guérilla se joue dans le tour adverse, jamais dans le vôtre.',
  guerrillaNotInCombat: 'Une Guérilla n’annule rien dans un combat.',
  guerrillaAnswersOnly: 'Seule une Guérilla peut répondre à cette carte.',
  redoubtNotNow: 'Une Fortification se joue en Phase de récupération, après toute récupération.',
  regroupNotNow: 'Un Regroupement se joue en Phase de récupération.',
  sappersNotNow: 'Sapeurs et Génie se jouent avec vos cartes d’attaque, lors d’un Assaut ou d’une Embuscade.',
  skirmishNotNow: 'Une Escarmouche se joue avec vos cartes d’attaque, lors d’un Assaut.',
  scoutNotNow: 'Un Éclaireur ou un Espion se joue dans votre propre tour.',
  supplyNotNow: 'Un Ravitaillement se joue en Phase de mouvement ou de récupération.',
  withdrawNotNow: 'Un Désengagement se joue quand on déclare contre vous un Assaut ou une Embuscade.',
  leaderNotNow: 'Un Leader se joue dans un combat, ou en Phase de récupération pour rallier.',
  unitCardNotNow: 'Une carte d’unité se joue pour attaquer, pour défendre ou pour rétablir son unité.',

  combatOnlyInCombat: 'On n’engage un combat qu’en Phase de combat.',
  oneCombat: 'Un seul combat par tour, et il est en cours.',
  cardNamesAnother: (s, f) =>
    f.unit === null ? 'Cette carte nomme une autre unité.' : `Cette carte est celle ${du(s, f.unit)}.`,
  noCardForUnit: 'Vous n’avez aucune carte qui permette à cette unité de combattre maintenant.',
  artilleryNoAttack: 'Une carte d’artillerie n’a pas d’Attaque : elle ne sert pas dans un Assaut.',
  noAttackValue: 'Cette carte n’a pas d’Attaque.',
  noBombardValue: 'Cette carte n’a pas d’Artillerie.',
  noVolleyValue: 'Cette carte n’a pas de Tir.',
  marshAssault: 'Aucun Assaut ne part d’un marais.',
  targetNotAdjacent: 'Un Assaut vise une unité ennemie adjacente.',
  targetNotEnemy: 'La cible doit être une unité ennemie.',
  noTargetAdjacent: 'Aucun ennemi à côté de cette unité.',
  volleyNotAdjacent: 'Un Tir vise une unité ennemie adjacente.',
  outOfRange: (_s, f) => `Hors de portée${f.max === null ? '' : ` : la carte porte à ${f.max}`}.`,
  lineBlocked: (s, f) =>
    f.by === null
      ? `La ligne de tir est coupée${en(f.square)}${ground(s, f.terrain, ', ')}.`
      : `${fait(troupe(s, f.by), ['coupe', 'coupent'])} la ligne de tir.`,
  noTargetInRange: 'Aucun ennemi à portée et dans la ligne de tir.',
  enemyOutOfReach: 'Avec les cartes de votre main, aucune de vos unités ne peut attaquer celle-ci.',
  leaderStartsNothing: 'Un Leader n’engage pas de combat : il en rejoint un.',
  noGrandBattery: 'Seul un Leader doté d’une Grande batterie peut engager un Bombardement.',

  noFreeSquare: 'Aucune case libre à côté de l’unité pour se désengager.',
  notWithdrawCard: 'Cette carte ne permet pas de se désengager.',
  noWithdrawEntry: 'Cette carte ne porte pas la mention Se retirer.',
  withdrawNotOnlyCard: 'Le Désengagement est la seule carte du défenseur dans un combat, jouée avant toute autre.',
  notTargetsCard: (s, f) =>
    `Seules ${f.unit === null ? 'les cartes de l’unité attaquée' : `les cartes ${du(s, f.unit)}`} servent à la défense.`,
  notDefenceCard: 'Cette carte n’apporte rien à une défense.',
  oneLeaderDefends: 'Un seul Leader au plus participe à la défense.',
  defenceOver: 'Le défenseur a fini de jouer ses cartes.',

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
  commandNeedsSupporter: 'Aucune unité ne peut soutenir : utilisez le Leader pour le Combat.',
  supportersFull: (_s, f) => `Le Leader ne commande pas plus d’unités${f.max === null ? '' : ` : ${f.max} au plus`}.`,
  alreadyTakesPart: 'Cette unité participe déjà à l’attaque.',
  supporterNotAdjacent: 'Une unité en soutien doit être adjacente à la cible.',
  supporterInMarsh: 'Depuis un marais, on ne soutient pas d’Assaut.',
  ambushNoSupport: 'Personne ne soutient une Embuscade.',
  skirmishTooFar: (s) => `Une Escarmouche déplace l’unité de ${s.box.skirmishMove} cases au plus.`,
  skirmisherOnly: 'Seule l’unité attaquante se déplace lors d’une Escarmouche.',

  resultNotOpen: 'Le résultat ne laisse pas ce choix.',
  onlyTargetRetreats: 'Seule l’unité attaquée quitte sa case maintenant.',
  retreatOneSquare: 'Une retraite est d’une case exactement.',
  retreatBlocked: (s, f) =>
    f.by === null
      ? 'Cette case est fermée à la retraite.'
      : `${cap(le(s, f.by))} ${agrees(troupe(s, f.by), ['ferme', 'ferment'])} cette voie de retraite.`,
  retreatPriority: 'Une meilleure voie est ouverte : d’abord vers son bord, puis vers un flanc, puis vers l’avant.',
  mustRetreat: 'L’unité doit quitter sa case.',
  mustAdvance: 'L’une des unités engagées doit avancer.',
  advanceTookPart: 'Seule une unité engagée dans l’Assaut peut avancer.',
  noAdvance: 'Pas d’avance après une Embuscade, un Bombardement ou un Tir.',
  sufferTookPart: 'La perte revient à une unité engagée qui tient encore.',
  alreadySuffered: 'Cette unité a subi sa perte : la suivante est pour une autre.',
  mustSuffer: 'Chaque Attaque suicide coûte une perte, quel que soit le résultat.',

  notReduced: 'Cette unité est à pleine puissance.',
  noneReduced: 'Aucune de vos unités n’est réduite.',
  gone: 'Une unité éliminée ne revient jamais.',
  restoreOnlyInPhase: 'On ne rétablit une unité qu’en Phase de récupération.',
  noRestoringCard: 'Vous n’avez aucune carte qui rétablisse cette unité.',
  restoresNamedUnit: (s, f) =>
    f.unit === null
      ? 'Cette carte ne rétablit que l’unité qu’elle nomme.'
      : `Cette carte ne peut rétablir que ${le(s, f.unit)}.`,
  oneAttempt: 'Une seule tentative de récupération par tour, et elle a eu lieu.',
  restorationOver: 'Le moment de la récupération est passé : on ne joue plus qu’une Fortification.',
  redoubtOwnUnit: 'On fortifie la case d’une de ses propres unités.',
  redoubtStands: (_s, f) => `Il y a déjà une fortification${f.square === null ? ' ici' : en(f.square)}.`,
  noRedoubtCard: 'Vous n’avez pas de carte Fortification.',

  setupLater: 'Cela vient plus tard dans la mise en place.',
  marchNeedsCard: 'Une unité qui a bougé ne continue qu’avec une Marche forcée.',
  secondNeedsSupply: 'Une deuxième unité ne bouge qu’avec un Ravitaillement.',
  supplyAfterMarch: 'Le Ravitaillement vient ensuite : décidez d’abord si l’unité qui a bougé continue.',
  supportNeedsLeader: 'Une unité ne soutient un Assaut que sous le Commandement d’un Leader.',
  supportersNamed: 'Les unités en soutien sont désignées avec le Leader : c’est fait.',
  supportersFirst: 'Désignez d’abord toutes les unités en soutien ; les autres cartes viennent après.',
  targetWithdrew: 'La cible s’est désengagée : plus aucune carte n’est jouée dans ce combat.',
  diceRolled: 'Les dés sont jetés : plus aucune carte ne change ce combat.',
  combatOff: 'L’Escarmouche a annulé le combat : aucune autre carte n’y est jouée.',
};
