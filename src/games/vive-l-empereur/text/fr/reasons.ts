import { accord, fait, noun, subject, type Verb } from '../../../../text/french.ts';
import { cap } from '../../../../text/typeset.ts';
import type { Scene } from '../scene.ts';
import type { Facts, ReasonWords } from '../why.ts';
import { at, player, unit } from './grammar.ts';
import { moments } from './table.ts';

const THIS = noun('', 'cette unité', 'f');
const who = (s: Scene, { unit: id }: Facts) => (id === null ? THIS : unit(s, id));
/** `Le 2e léger n’est pas`, or `Cette unité n’est pas` where it is not told. */
const its = (s: Scene, f: Facts, verb: Verb): string => fait(subject(who(s, f)), verb);
const nest: Verb = ['n’est pas', 'ne sont pas'];
/** `1612 (Gémioncourt)`, or `cet hex` where it is not told. */
const here = (s: Scene, { hex }: Facts): string => (hex === null ? 'cet hex' : at(s, hex));
const there = (s: Scene, f: Facts): string => (f.hex === null ? 'dans cet hex' : `en ${at(s, f.hex)}`);

export const reasons: ReasonWords = {
  matchOver: 'La bataille est finie.',
  notYourDecision: (s, f) =>
    f.seat === null
      ? 'C’est à l’autre camp de décider.'
      : `${fait(player(s, f.seat), ['décide', 'décident', 'décidez'])}.`,
  moment: (_s, f) =>
    f.step === null ? 'Cela sert à un autre moment.' : `Cela vient à un autre moment : ${moments[f.step]}.`,
  now: (_s, f) => (f.step === null ? 'On demande autre chose à présent.' : `Maintenant : ${moments[f.step]}.`),
  noPart: 'Rien ne se décide avec cela.',

  notYours: (s, f) => `${its(s, f, nest)} à vous.`,
  notEnemy: (s, f) => `Pas d’ennemi ${there(s, f)}.`,
  notOnMap: (s, f) => `${its(s, f, nest)} sur la carte.`,
  noUnitThere: (s, f) => `Aucune unité ${there(s, f)}.`,
  notCavalry: (s, f) => `${its(s, f, nest)} de la cavalerie.`,
  notInfantry: (s, f) => `${its(s, f, nest)} de l’infanterie.`,

  notDisorganised: (s, f) => `${its(s, f, nest)} ${accord(who(s, f), 'désorganisé')}.`,
  triedAlready: (s, f) => `${its(s, f, ['a', 'ont'])} déjà tenté de se rallier dans cette phase.`,
  tooSoonToRally: (s, f) => `${its(s, f, ['fuit', 'fuient'])} encore : le marqueur doit dater d’au moins deux tours.`,
  notItsTurn: 'Une autre unité se remet en ordre.',
  cannotFormHere: (s, f) => `${its(s, f, ['ne peut', 'ne peuvent'])} pas se reformer ainsi ici.`,
  noRefuge: (s, f) => `${cap(here(s, f))} n’est ni le chemin du retour, ni une forêt ou une ville à deux hexs au plus.`,
  mustFallBack: 'On ne reste sur place après un ralliement manqué que dans une ville ou une forêt.',
  notDueToTest: (s, f) => `${its(s, f, ['n’a', 'n’ont'])} pas à tester.`,
  doesNotHelp: 'Les orientations ne s’accorderaient toujours pas.',
  notOfHisCommand: (s, f) => `${its(s, f, nest)} sous ses ordres.`,
  movedAlready: (s, f) => `${its(s, f, ['s’est', 'se sont'])} déjà ${accord(who(s, f), 'déplacé')} dans cette phase.`,
  chargedAlready: (s, f) => `${its(s, f, ['a', 'ont'])} chargé pendant ce tour et ne bouge plus.`,
  stoppedAlready: (s, f) => `Une contrecharge a mis fin au mouvement : ${its(s, f, ['ne bouge', 'ne bougent'])} plus.`,
  notInGroup: (s, f) => `${its(s, f, nest)} de ce mouvement.`,
  notStackedHere: (s, f) => `${its(s, f, nest)} dans la pile qui se déplace.`,
  onlyAtStart: 'Ce n’est possible qu’avant le premier pas.',
  notAdjacent: (s, f) => `${cap(here(s, f))} n’est pas l’hex voisin.`,
  notInFront: (s, f) => `Leur formation et leur orientation ne mènent pas droit vers ${here(s, f)}.`,
  notBehind: (s, f) => `${cap(here(s, f))} n’est pas derrière elles : on recule sans se tourner.`,
  enemyThere: (s, f) => `Une unité ennemie se trouve ${there(s, f)}.`,
  closedGround: (s, f) => `Cette arme ne peut aller vers ${here(s, f)} dans cette formation.`,
  armsDoNotMix: 'La cavalerie ne partage jamais un hex avec l’infanterie ou l’artillerie.',
  stackFull: (s, f) => `Il y aurait trop de pas ${there(s, f)}.`,
  notHomewards: 'Une unité désorganisée ne va que vers sa ligne de communication.',
  heldBack: 'Ce corps est encore retenu et ne va pas si loin au nord.',
  tooFewPoints: 'Il ne reste pas assez de points de mouvement.',
  cannotGoOn: (s, f) => `Ces unités ne peuvent ni s’arrêter ${there(s, f)}, ni en repartir.`,
  mayNotStop: 'Ces unités ne peuvent que traverser cet hex.',
  facesThere: (s, f) => `${its(s, f, ['regarde', 'regardent'])} déjà de ce côté.`,
  wrongFacing: (s, f) => `${its(s, f, ['ne peut', 'ne peuvent'])} s’orienter ainsi dans cette formation.`,
  batteryTurn: 'Une batterie en place tourne de 60 degrés au plus, et ne fait rien d’autre dans son tour.',
  noSuchChange: (s, f) => `${its(s, f, ['ne prend', 'ne prennent'])} pas cette formation ici.`,
  groundForbids: 'Le terrain ne permet pas cette formation.',
  notLight: (s, f) => `${its(s, f, nest)} de l’infanterie légère.`,
  noSkirmishers: 'Personne ne se déploie en tirailleurs dans cette bataille.',
  wrongHalf: 'Les tirailleurs tournent de 60 degrés autour d’un de leurs deux hexs, ou font volte-face.',
  noHalfThere: 'Le second hex des tirailleurs n’est pas ouvert, ou pas libre.',
  unlimberedNow: 'La batterie a déjà tourné ou dételé dans ce mouvement.',
  oneAtATime: 'Les unités prennent ou quittent l’ordre en tirailleurs une à une.',
  lastOfGroup: 'Il ne resterait personne pour continuer.',
  noWayOff:
    'Ces unités ne peuvent quitter la carte ici : seulement par leur ligne de communication, droit devant elles.',
  onTopAlready: (s, f) => `${its(s, f, ['est déjà', 'sont déjà'])} au sommet de la pile.`,
  stackDisagrees: 'Des unités d’un même hex ne s’accordent pas encore en formation ou en orientation.',
  leaderNotThere: 'Le chef n’est pas avec elles.',
  leaderMoved: 'Le chef s’est déjà déplacé.',
  leaderCharged: 'Le chef a pris part à une charge.',
  notDue: 'Ces renforts ne sont pas encore attendus.',
  notEntryHex: (s, f) => `Ils n’entrent pas par ${here(s, f)}.`,
  notInwards: 'Une unité qui entre regarde vers l’intérieur de la carte.',
  madeThemRun: (s, f) => `${its(s, f, ['a', 'ont'])} mis ces unités en fuite et ne tire plus sur elles.`,
  engaged: (s, f) => `${its(s, f, ['est', 'sont'])} ${accord(who(s, f), 'engagé')} dans un choc de cette phase.`,
  oneOrTwo: 'Un hex ou deux.',
  disorganisedAlready: (s, f) => `${its(s, f, ['est déjà', 'sont déjà'])} ${accord(who(s, f), 'désorganisé')}.`,
  otherTarget: 'Un autre hex est la cible de cette charge.',
  nextToThem: (s, f) => `${cap(here(s, f))} touche l’ennemi devant lequel la cavalerie recule.`,
  noRecoilThere: (s, f) => `La cavalerie ne peut reculer vers ${here(s, f)}.`,
  mustRecoil: 'La cavalerie recule d’un hex au moins.',

  firedAlready: (s, f) => `${its(s, f, ['a', 'ont'])} déjà tiré dans cette phase.`,
  firedAtAlready: (s, f) => `On a déjà tiré sur ${here(s, f)} dans cette phase.`,
  cannotFireThere: (s, f) => `${its(s, f, ['ne peut', 'ne peuvent'])} tirer sur ${here(s, f)}.`,
  nobodyCanFire: (s, f) => `Aucune de vos unités ne peut tirer sur ${here(s, f)}.`,
  namedAlready: (s, f) => `${its(s, f, ['est déjà', 'sont déjà'])} ${accord(who(s, f), 'désigné')}.`,

  notAdjacent: (s, f) => `${cap(here(s, f))} n’est pas à côté.`,
  notThatWay: (s, f) => `La retraite s’éloigne de l’ennemi, et va vers l’arrière si elle peut : pas ${there(s, f)}.`,
  leaderNotThere: 'Il n’est pas avec ces unités.',
  enemyThere: (s, f) => `Il y a des ennemis ${there(s, f)}.`,
  tooFar: (s, f) => `${cap(here(s, f))} est trop loin.`,

  attacksAlready: 'Cette pile attaque déjà ailleurs : elle ne peut pas se partager.',
  attackedAlready: (s, f) => `Toutes les unités ${there(s, f)} ont déjà été attaquées au choc à ce tour.`,
  letGo: (s, f) => `La charge a renoncé à ${here(s, f)} : ce n’était pas la cible.`,
  cannotAttackThere: (s, f) => `Personne dans cette pile ne peut attaquer ${here(s, f)}.`,
  chargeMustStrike: 'Une cavalerie qui a chargé doit engager le choc, ou se désorganiser.',
  notDeclared: (s, f) => `Aucun choc n’est annoncé ${there(s, f)}.`,
  disorganisedAlready: (s, f) => `${its(s, f, ['est déjà', 'sont déjà'])} ${accord(who(s, f), 'désorganisé')}.`,
  oneLeader: 'Il n’y a pas de chefs entre lesquels choisir.',
  leadsNot: 'Le bonus d’un autre chef passe avant le sien.',
  tookNoPart: (s, f) => `${its(s, f, ['ne prend pas', 'ne prennent pas'])} part à ce choc.`,
  shiftsBoth: (s, f) => `${its(s, f, ['est', 'sont'])} en tirailleurs : dites où va l’autre moitié.`,
  noShift: 'Les tirailleurs ne peuvent pas déplacer ainsi leurs deux moitiés.',
  otherGroup: 'Un groupe après l’autre : d’abord celui-ci.',
  closedGround: (s, f) => `${its(s, f, ['ne peut', 'ne peuvent'])} y aller dans cette formation.`,
  stackFull: 'Il n’y a plus de place dans cet hex.',
  noExploit: (s, f) => `${its(s, f, ['n’a', 'n’ont'])} pas de succès à exploiter.`,
  nobodyNamed: 'Vous n’avez désigné personne pour avancer.',
  groupNamed: 'Ceux que vous avez désignés avancent d’abord.',
  notReforming: (s, f) => `${its(s, f, ['ne revient', 'ne reviennent'])} pas d’une charge à présent.`,
  facingTooFar: 'La colonne s’oriente à un demi-côté de la ligne.',
};
