import { accord, count, noun, type Subject } from '../../../../text/french.ts';
import { cap } from '../../../../text/typeset.ts';
import type { Scene } from '../scene.ts';
import type { Facts } from '../why.ts';
import type { Words } from '../words.ts';
import { bloc, cardText, carte, lieu } from './grammar.ts';

const BLOCK: Subject = { ...noun('le', 'pavé', 'm'), le: 'ce pavé', vous: false };
const CORPS: Subject = { ...noun('le', 'corps', 'm'), le: 'ce corps', vous: false };

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

/** When the card can be played, as the card says it. */
function moment(s: Scene, f: Facts, otherwise: string): string {
  const words = f.card === null ? null : cardText(s, f.card);
  if (words === null) return otherwise;
  const title = words.title.endsWith('!') ? words.title : `${words.title} :`;
  return `${title} ${words.when}`;
}

export const reasons: Words['reasons'] = {
  matchOver: 'La partie est finie.',
  notYourDecision: 'Ce n’est pas à vous de décider maintenant.',
  notAsked: 'Ce n’est pas ce qu’il faut décider maintenant.',
  cannotPass: 'Coordination exige une autre opération : impossible de passer.',
  enemyBlock: 'Ce pavé est à l’ennemi.',
  partnerBlock: (s, f) => sentence(block(s, f, BLOCK), 'appartient à votre partenaire.'),
  blockLost: (s, f) => {
    const who = block(s, f, BLOCK);
    return sentence(who, `est ${accord(who, 'éliminé')} et ne revient jamais.`);
  },
  blockNotHere: (s, f) => sentence(block(s, f, BLOCK), 'n’est pas encore sur la carte.'),
  enemyCard: 'Cette carte est du paquet ennemi.',
  cardNotInHand: 'On ne joue qu’une carte de sa propre main.',

  designateFirst: 'Désignez d’abord une pile : touchez un corps qui est à Activer.',
  orderFirst: 'La pile est désignée : dites d’abord si elle manœuvre, combat ou reste sur place.',
  activated: (s, f) => {
    const who = block(s, f, BLOCK);
    return sentence(who, `est déjà ${accord(who, 'Activé')} ce tour.`);
  },
  notActivated: (s, f) => {
    const who = block(s, f, CORPS);
    return sentence(who, `est encore à Activer : l’Ultime effort est pour ceux qui sont Activés.`);
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
  approachContested: 'La Marche d’approche interdit de partir d’une zone contestée.',
  notContested: (s, f) => `Il n’y a aucun corps ennemi à combattre ${there(s, f)}.`,
  vedettesDoNotFight: 'Les vedettes ne combattent jamais.',
  noPointsNoFight: 'Sans point de mouvement, la pile a fini son opération : elle n’attaque pas.',
  namePlayer: 'Dites d’abord lequel des joueurs coalisés opère.',

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
  approachEnemy: 'La Marche d’approche se tient loin de tout pavé ennemi.',
  vedetteFortress: (s, f) =>
    `Les vedettes n’entrent pas dans une ville fortifiée tenue par l’ennemi${f.zone === null ? '' : `, ici ${lieu(s, f.zone).alone}`}.`,
  notFree: (s, f) => `L’ennemi est ${there(s, f)} : cette pile ne peut pas aller à lui.`,

  oneCard: 'Votre camp a déjà joué sa carte de cette opération.',
  redCard: 'Une carte rouge ne se joue jamais depuis la main.',
  blueCard: 'Une carte bleue ne se joue qu’en phase d’Initiative.',
  greenCard: 'Une carte verte ne se joue qu’en phase d’Opérations.',
  wrongMoment: (s, f) => moment(s, f, 'Ce n’est pas le moment de cette carte.'),
  eventCondition: (s, f) => moment(s, f, 'La condition de cette carte n’est pas remplie.'),
  counterOnly: (s, f) =>
    `${f.card === null ? 'Cette carte' : `« ${carte(s, f.card)} »`} ne fait que répondre à un événement ennemi.`,

  notInShare: (s, f) => sentence(block(s, f, CORPS), 'n’est pas concerné.'),
  cavalryFirst: 'Parmi plusieurs pertes, il en faut une de cavalerie : prenez-la d’abord.',
  equalShare: (s, f) => sentence(block(s, f, CORPS), 'a pris sa part : le reste est pour d’autres.'),
  noSuchStrength: (s, f) => sentence(block(s, f, CORPS), 'n’a plus de point de cette arme.'),
  nothingToRelieve: (s, f) => sentence(block(s, f, CORPS), 'n’a aucune fatigue à effacer.'),

  retreatOwnAxis: 'Le premier pas de la retraite suit votre Axe de retraite.',
  retreatEnemyAxis: 'L’Axe de retraite du vainqueur est fermé à votre retraite.',
  retreatAway: 'Chaque pas d’une retraite doit éloigner du combat.',
  mustRetreat: 'La pile battue doit reculer.',

  notTired: (s, f) => sentence(block(s, f, CORPS), 'n’a aucune fatigue à effacer.'),
  oneRecovery: (s, f) => `Une carte a déjà été jouée pour ${block(s, f, CORPS).le} dans cette phase.`,
  noRecovery: 'Renforts retardés : vous ne jouez aucune carte dans cette phase de Récupération.',
  corpsFull: (s, f) => sentence(block(s, f, CORPS), 'n’a plus de place pour 1 infanterie, ou il ne reste aucun cube.'),

  deploymentZone: (s, f) =>
    `Le scénario n’admet pas de pavé ${f.zone === null ? 'dans cette zone' : lieu(s, f.zone).a} maintenant.`,
  vedetteZone: 'Une vedette commence dans une zone où sa nation a un corps.',
};
