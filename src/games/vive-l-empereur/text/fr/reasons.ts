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
  disorganised: (s, f) => `${its(s, f, ['est', 'sont'])} en désordre.`,
  chargedAlready: (s, f) => `${its(s, f, ['a', 'ont'])} déjà chargé dans ce tour.`,
  heldBack: (s, f) => `${its(s, f, ['est', 'sont'])} encore en réserve.`,
  inMarsh: 'Aucune charge ne part d’un marais.',
  facingOfComrades: 'Ses camarades du même hex chargent avec une autre orientation.',
  notWithCharge: 'Ce chef n’est pas avec la cavalerie qui charge.',
  leaderCharged: 'Ce chef a déjà chargé dans ce tour.',
  leaderAlong: 'Un chef les accompagne déjà.',
  notLastNamed: (s, f) => `${its(s, f, nest)} la dernière unité désignée.`,
  onTopAlready: (s, f) => `${its(s, f, ['est', 'sont'])} déjà au-dessus.`,
  notItsMoment: (s, f) => `${its(s, f, nest)} en cause à présent.`,
  notInFront: 'L’hex n’est pas de front.',
  closedToCharges: 'Aucune charge ne passe par là.',
  tooFewMp: 'Il ne reste pas assez de PM.',
  noRidingThrough: 'Une charge ne traverse que de la cavalerie qui ne charge pas.',
  tooManySteps: (s, f) => `Il y aurait trop de pas ${there(s, f)}.`,
  notCharging: (s, f) => `${its(s, f, ['ne mène', 'ne mènent'])} pas cette charge.`,
  turnedTwice: 'Une charge pivote deux fois au plus.',
  turnedHere: 'Elle a déjà pivoté dans cet hex.',
  onDisorganised: 'Elle ne peut s’arrêter avec des unités en désordre.',
  boundElsewhere: 'La charge doit atteindre la cible annoncée.',
  noContact: 'Aucun ennemi de front que la charge puisse aborder.',
  noCavalryThere: (s, f) => `Vous n’avez pas de cavalerie ${there(s, f)}.`,
  answeredAlready: 'Cette pile a déjà sa réponse.',
  noOccasion: 'Ce n’en est pas l’occasion.',
  chargingItself: 'Elle charge elle-même.',
  engaged: 'Une charge l’a déjà engagée.',
  notInItsFront: 'L’ennemi n’est pas sur son front.',
  noShockThere: 'Aucun choc n’y est possible.',
  nearAlready: 'L’ennemi était déjà adjacent avant ce pas, ou ne l’est pas.',
  isTheTarget: 'C’est la cible de la charge.',
  stackAnswers: 'L’unité du dessus répond pour toute la pile.',
  notNear: 'L’ennemi ne lui est pas adjacent.',
  notCountercharging: (s, f) => `Personne ne contrecharge depuis ${here(s, f)}.`,
  inSquareAlready: 'Le carré est déjà formé.',
  noSquareThere: 'Aucun carré ne peut s’y former.',
  cavalryUponThem: 'La cavalerie est sur eux : il est trop tard pour un carré.',
  notThreatened: 'Aucune cavalerie en charge qu’ils voient ne peut les atteindre.',
  notTrying: (s, f) => `${its(s, f, ['ne forme', 'ne forment'])} pas le carré maintenant.`,
  notItsPlace: (s, f) => `${its(s, f, ['ne change', 'ne changent'])} pas de place maintenant.`,
  notExploiting: (s, f) => `${its(s, f, ['n’exploite', 'n’exploitent'])} pas.`,
};
