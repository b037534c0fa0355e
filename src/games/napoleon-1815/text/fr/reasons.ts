import type { ReasonTable } from '../../../../text/catalogue.ts';
import { accord, count, noun, type Subject } from '../../../../text/french.ts';
import { cap } from '../../../../text/typeset.ts';
import { type Scene, windowNow } from '../scene.ts';
import { type Facts, MOMENTS as MOMENTS_OF } from '../why.ts';
import type { Spoken } from '../words.ts';
import { bloc, cardText, carte, joueur, lieu, route } from './grammar.ts';
import { MOMENTS } from './moments.ts';

const BLOCK: Subject = { ...noun('le', 'pavé', 'm'), le: 'ce pavé', vous: false };
const CORPS: Subject = { ...noun('le', 'corps', 'm'), le: 'ce corps', vous: false };

const NOBODY: Subject = { ...CORPS, le: 'aucun de vos corps' };

/** The block that is meant, or the words for it. */
function block(s: Scene, f: Facts, otherwise: Subject): Subject {
  return f.block === null ? otherwise : bloc(s, f.block);
}

function sentence(who: Subject, rest: string): string {
  return `${cap(who.le)} ${rest}`;
}

function there(s: Scene, f: Facts): string {
  return f.zone === null ? 'ici' : lieu(s, f.zone).a;
}

/** The moment that a reason names; a window by what it is about. */
function when(s: Scene, f: Facts): string {
  const window = f.step === 'window.ask' ? windowNow(s) : null;
  const own = MOMENTS_OF.find((moment) => moment === `window.${window}`) ?? f.step;
  return own === null ? 'autre chose' : MOMENTS[own];
}

const title = (s: Scene, f: Facts): string => (f.card === null ? 'Cette carte' : `« ${carte(s, f.card)} »`);

/** When the card can be played, as the card says it. */
function moment(s: Scene, f: Facts, otherwise: string): string {
  const words = f.card === null ? null : cardText(s, f.card);
  if (words === null) return otherwise;
  const title = words.title.endsWith('!') ? words.title : `${words.title} :`;
  return `${title} ${words.when}`;
}

export const reasons: ReasonTable<Spoken> = {
  matchOver: 'La partie est finie.',
  notYourDecision: (s, f) =>
    `C’est ${f.seat === null ? 'à un autre joueur' : joueur(s, f.seat).a} de décider : ${when(s, f)}.`,
  moment: (s, f) => `Le moment pour cela : ${when(s, f)}.`,
  now: (s, f) => `À décider maintenant : ${when(s, f)}.`,
  noPart: 'Cela n’entre dans aucune décision.',
  cannotPass: 'Coordination exige une autre opération : impossible de passer.',
  enemyBlock: 'Ce pavé est à l’ennemi.',
  partnerBlock: (s, f) => sentence(block(s, f, BLOCK), 'appartient à votre partenaire.'),
  blockLost: (s, f) => {
    const who = block(s, f, BLOCK);
    return sentence(who, `est ${accord(who, 'éliminé')} et ne revient jamais.`);
  },
  blockNotHere: (s, f) => sentence(block(s, f, BLOCK), 'n’est pas encore sur la carte.'),
  enemyCard: 'Cette carte appartient au paquet ennemi.',
  cardNotInHand: 'On ne joue qu’une carte de sa propre main.',
  coalitionPlayer: 'On ne désigne quelqu’un qu’à trois joueurs, et c’est l’un des deux joueurs coalisés.',

  setUpAlready: (s, f) => {
    const who = block(s, f, BLOCK);
    return sentence(who, `est déjà en place, ou n’arrive que plus tard dans la partie.`);
  },
  otherBlockFirst: (s, f) =>
    `Les pavés se placent un à un : c’est le tour ${f.block === null ? 'd’un autre' : bloc(s, f.block).de}.`,

  designateFirst: 'Désignez d’abord une pile : touchez un corps qui est à Activer.',
  orderFirst: 'La pile est désignée : dites d’abord si elle manœuvre, combat ou reste sur place.',
  activated: (s, f) => {
    const who = block(s, f, BLOCK);
    return sentence(who, `est déjà ${accord(who, 'Activé')} ce tour.`);
  },
  commanderAlone: (s, f) =>
    f.block === null
      ? 'Un commandant ne marche jamais seul : commencez par un corps.'
      : sentence(bloc(s, f.block), 'ne marche jamais seul : commencez par un corps.'),
  otherZone: (s, f) => `Une pile se forme dans une seule zone : la vôtre est ${there(s, f)}.`,
  mixedNations: 'Anglais et Prussiens n’agissent pas dans une même pile.',
  commanderNation: (s, f) =>
    f.block === null
      ? 'Un commandant ne suit que les corps de sa nation.'
      : sentence(bloc(s, f.block), 'ne suit que les corps de sa nation.'),
  vedetteWithCorps: 'Vedettes et corps ne se déplacent pas ensemble.',
  alreadyInStack: (s, f) => sentence(block(s, f, BLOCK), 'est déjà dans la pile.'),
  leavesCommander: (s, f) =>
    `Un commandant resterait sans corps ${there(s, f)} : emmenez-le s’il peut partir, ou laissez-lui un corps.`,
  approachContested: 'En Marche d’approche, on ne part pas d’une zone contestée.',
  notContested: (s, f) => `Il n’y a aucun corps ennemi à combattre ${there(s, f)}.`,
  vedettesDoNotFight: 'Les vedettes ne combattent jamais.',
  noPointsNoFight: 'Sans point de mouvement, la pile a fini son opération : elle n’attaque pas.',

  alreadyThere: (s, f) => `La pile est déjà ${there(s, f)}.`,
  notAdjacent: (s, f) =>
    f.zone === null || f.by === null
      ? 'Aucune connexion n’y mène d’ici.'
      : `Aucune connexion ne mène ${lieu(s, f.by).de} vers ${lieu(s, f.zone).le}.`,
  noPointsLeft: 'Les points de mouvement sont épuisés.',
  noPoints: 'La pile n’a aucun point de mouvement : elle ne peut pas marcher.',
  brokenBridge: (_s, f) => {
    const points = count(f.cost ?? 3, 'point de mouvement', 'aucun', 'points de mouvement');
    return `Le pont est détruit : passer coûte ${points}${f.left === null ? '' : `, et il en reste ${f.left}`}.`;
  },
  ownAxis: 'Pour quitter cette zone contestée, le premier pas suit votre Axe de retraite.',
  enemyAxis: 'On ne quitte pas une zone contestée par l’Axe de retraite ennemi.',
  friendsStop: (s, f) => `La pile doit s’arrêter ${there(s, f)} : une pile amie s’y trouve.`,
  fortressStop: (s, f) => `La pile doit s’arrêter ${there(s, f)} : elle prend la ville fortifiée.`,
  approachEnemy: 'En Marche d’approche, on n’entre pas dans une zone où se trouve un pavé ennemi.',
  vedetteFortress: (s, f) =>
    `Les vedettes n’entrent pas dans une ville fortifiée tenue par l’ennemi${f.zone === null ? '' : `, ici ${lieu(s, f.zone).alone}`}.`,
  notFree: (s, f) => `L’ennemi est ${there(s, f)} : cette pile ne peut pas y aller.`,

  oneCard: 'Votre camp a déjà joué sa carte de cette opération.',
  redCard: 'Une carte rouge ne se joue jamais depuis la main.',
  blueCard: 'Une carte bleue ne se joue qu’en phase d’Initiative.',
  greenCard: 'Une carte verte ne se joue qu’en phase d’Opérations.',
  wrongMoment: (s, f) => moment(s, f, 'Ce n’est pas le moment de cette carte.'),
  counterOnly: (s, f) =>
    `${f.card === null ? 'Cette carte' : `« ${carte(s, f.card)} »`} ne fait que répondre à un événement ennemi.`,
  notTalking: 'Vous ne pouvez pas parler avec votre partenaire : aucune carte ne change de main.',

  fatigueNow: 'On place des fatigues : choisissez un corps qui en prend.',
  lossesNow: 'On subit des pertes : choisissez l’infanterie ou la cavalerie d’un corps.',
  reliefNow: 'On efface des fatigues : choisissez un corps qui se repose.',
  nobodyNamed: 'Le leader ne désigne un joueur que si le reste peut tomber sur les corps de l’un ou de l’autre.',
  leaderNames: 'Le leader dit d’abord de qui est le corps suivant.',
  somethingToPlace: 'Il reste quelque chose à placer.',
  notInShare: (s, f) => sentence(block(s, f, CORPS), 'n’est pas concerné.'),
  cavalryFirst: 'Parmi plusieurs pertes, il en faut une de cavalerie : prenez-la d’abord.',
  equalShare: (s, f) => sentence(block(s, f, CORPS), 'a pris sa part : le reste est pour d’autres.'),
  noSuchStrength: (s, f) => sentence(block(s, f, CORPS), 'n’a plus de point de cette arme.'),
  nothingToRelieve: (s, f) => sentence(block(s, f, CORPS), 'n’a aucune fatigue à effacer.'),

  retreatOwnAxis: 'Le premier pas de la retraite suit votre Axe de retraite.',
  retreatEnemyAxis: 'L’Axe de retraite du vainqueur est fermé à votre retraite.',
  retreatAway: 'Chaque pas d’une retraite doit éloigner du combat.',
  mustRetreat: 'La pile battue doit reculer.',
  retreatBegun: 'La retraite est commencée : on décide de rester avant le premier pas.',

  notTired: (s, f) => sentence(block(s, f, CORPS), 'n’a aucune fatigue à effacer.'),
  oneRecovery: (s, f) => `Une carte a déjà été jouée pour ${block(s, f, CORPS).le} dans cette phase.`,
  corpsFull: (s, f) =>
    sentence(
      block(s, f, NOBODY),
      `n’a ${f.block === null ? '' : 'plus '}de place pour 1 infanterie, ou il ne reste aucun cube.`,
    ),

  deploymentZone: (s, f) =>
    `Le scénario n’admet pas de pavé ${f.zone === null ? 'dans cette zone' : lieu(s, f.zone).a} maintenant.`,
  vedetteZone: 'Une vedette commence dans une zone où sa nation a un corps.',

  notAttacking: (s, f) => `${title(s, f)} est pour un combat où la France attaque.`,
  notDefending: (s, f) => `${title(s, f)} est pour un combat où la Coalition se défend.`,
  notOnTheMarch: (s, f) => `${title(s, f)} est pour une attaque en marche : celle-ci n’en est pas une.`,
  notBeaten: (s, f) => `${title(s, f)} n’est pas pour la pile qui doit reculer ici.`,
  noCavalry: 'La pile qui recule n’a plus de cavalerie.',
  oneCorpsDefends: 'Il faut qu’un unique corps coalisé se défende.',
  threeCorps: 'Il faut au moins trois corps français au combat.',
  thinRedLine: 'Ni Picton, ni Orange, ni Hill ne se défend ici.',
  noCharger: (s, f) =>
    f.block === null
      ? 'Personne dans votre pile ne peut charger.'
      : sentence(bloc(s, f.block), 'ne mène pas de charge.'),
  noOwnCorps: 'Aucun de vos corps n’est dans cette pile : à trois joueurs, il en faut un.',
  corpsMissing: (s, f) => sentence(block(s, f, CORPS), 'n’est pas dans la pile.'),
  notNextToCombat: (s, f) =>
    f.block === null
      ? 'Aucun de vos pavés n’est voisin du combat.'
      : sentence(bloc(s, f.block), 'n’est pas à côté du combat.'),
  corpsOnly: (s, f) =>
    f.block === null
      ? 'Aucun de vos corps ne le pourrait.'
      : `Seul un corps le peut : ${bloc(s, f.block).le} n’en est pas un.`,
  oneCorpsComes: 'Un seul corps accourt, avec son commandant tout au plus.',
  zoneNotFree: (s, f) =>
    f.block === null
      ? 'Il faut une zone sans corps ennemi.'
      : `Des corps ennemis sont dans la zone ${bloc(s, f.block).de}.`,
  nationAttacks: (s, f) =>
    sentence(block(s, f, NOBODY), `n’est ${f.block === null ? '' : 'pas '}de la nation qui attaque.`),
  noFreeWay: (s, f) => sentence(block(s, f, NOBODY), `n’a ${f.block === null ? 'de' : 'aucune'} zone où aller.`),
  notActivated: (s, f) =>
    f.block === null
      ? 'L’Ultime effort est pour les pavés Activés : vous n’en avez aucun.'
      : sentence(bloc(s, f.block), 'est encore à Activer : l’Ultime effort est pour ceux qui sont Activés.'),
  noManoeuvre: 'La pile française ne manœuvre pas : il faut qu’elle ait été désignée pour cela.',
  nobodyLeft: 'Vous n’avez personne sur la carte pour cela.',
  noCrossroads: 'Moins de trois connexions se croisent dans cette zone.',
  ownCorpsThere: 'Un de vos corps y est : la zone est contestée.',
  hadToStop: 'La pile a dû s’arrêter : un point de mouvement n’y change rien.',
  notStopped: 'Aucune pile amie ne l’arrête ici.',
  emptyHand: 'Cette main est vide.',
  englishOnly: 'À trois joueurs, seuls les Anglais jouent cet événement.',
  placeTaken: (s, f) =>
    `Il n’y a que des ennemis ${f.zone === null ? 'là où le corps arriverait' : lieu(s, f.zone).a}.`,
  lamarqueZone: 'Lamarque arrive dans une ville de France ou à Maubeuge.',
  drouotStays: 'Cet événement ne vise pas Drouot et la Garde.',
  noCorpsThere: (s, f) => `Vous n’avez aucun corps ${there(s, f)}.`,
  notOneFrench: (s, f) =>
    f.zone === null ? 'Aucun corps français n’est seul.' : `Il faut un seul pavé français ${lieu(s, f.zone).a}.`,
  stackBegun: 'La pile est commencée : cette carte se joue avant son premier corps.',
  noMixedZone: 'Dans aucune zone il n’y a ensemble des corps anglais et prussiens à Activer.',
  noBridge: (s, f) =>
    f.link === null
      ? 'Aucun pont n’est voisin de la pile.'
      : `Il n’y a aucun pont sur la connexion ${route(s, f.link)}.`,
  coalitionCuts: 'Seule la Coalition détruit des ponts.',
  bridgeGone: 'Ce pont est déjà détruit.',
  bridgeElsewhere: (s, f) => `Ce pont n’est pas voisin de la pile ${there(s, f)}.`,
  bridgeMarkers: 'Tous les marqueurs de pont détruit sont en jeu.',
  vedettesCut: 'Les vedettes ne détruisent aucun pont.',
  noPointForBridge: 'Il faut un point de mouvement non dépensé pour payer le pont.',
  notInDeck: 'Cette carte n’est pas dans votre pioche.',
  cardToTake: 'Il y a une carte à prendre : choisissez-la.',
  notPrussian: (s, f) => sentence(block(s, f, CORPS), 'n’est pas prussien.'),
  notToCome: (s, f) => sentence(block(s, f, CORPS), 'n’est pas de ceux qui arrivent encore.'),
};
