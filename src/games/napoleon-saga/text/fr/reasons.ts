import { accord, fait, type Subject, type Verb } from '../../../../text/french.ts';
import type { Unit } from '../../position.ts';
import { cardDesign, type Scene } from '../scene.ts';
import { acting, type Facts, meant, type ReasonWords } from '../why.ts';
import { card, joueur, troupeIci } from './grammar.ts';
import { moments } from './moments.ts';
import { names } from './names.ts';
import { printed } from './things.ts';

const CETTE: Subject = {
  alone: 'unité',
  le: 'cette unité',
  de: 'de cette unité',
  a: 'à cette unité',
  plural: false,
  feminine: true,
  vous: false,
};
const unite = (s: Scene, unit: Unit): Subject => (unit < 0 ? CETTE : troupeIci(s, unit));
/** The unit that a reason is about, and the one in the slot it has in mind. */
const elle = (s: Scene, f: Facts, verb: Verb): string => fait(unite(s, acting(s, f)), verb);
const autre = (s: Scene, f: Facts, verb: Verb): string => fait(unite(s, meant(s, f)), verb);
/** `est éliminée`, `sont éliminés` */
const participe = (s: Scene, f: Facts, word: string): string => accord(unite(s, acting(s, f)), word);
const est: Verb = ['est', 'sont'];
const nEst: Verb = ['n’est', 'ne sont'];

const titre = (s: Scene, { card: id }: Facts): string => (id === null ? 'Cette carte' : `La carte ${card(s, id)}`);
/** What a card does, to be read again. */
function effet(s: Scene, { card: id }: Facts): string {
  const words = id === null ? null : printed(cardDesign(s, id)?.id ?? '');
  return words === null ? '' : ` ${words[1]}`;
}
function quand(s: Scene, { card: id }: Facts): string {
  const windows = id === null ? [] : [...(cardDesign(s, id)?.windows ?? [])].map((window) => names.windows[window][1]);
  return windows.length === 0 ? 'à un autre moment' : windows.join(', ou ');
}

export const reasons: ReasonWords = {
  matchOver: 'La partie est finie.',
  notYourDecision: (s, f) => {
    const whose = f.seat === null ? 'Ce n’est pas à vous de décider' : `La décision revient ${joueur(s, f.seat).a}`;
    return f.step === null ? `${whose}.` : `${whose} : ${moments[f.step]}.`;
  },
  moment: (_s, f) =>
    f.step === null ? 'C’est pour un autre moment.' : `C’est pour un autre moment : ${moments[f.step]}.`,
  now: (_s, f) =>
    f.step === null
      ? 'Pour l’instant, la question est autre.'
      : `Pour l’instant, la question est autre : ${moments[f.step]}.`,
  noPart: 'Cela ne joue dans aucune décision.',
  cannotPass: 'Il faut décider avant de continuer.',
  nobodyThere: 'Il n’y a pas d’unité à cet endroit.',
  notOwnUnit: 'Vous ne commandez que vos propres unités.',
  enemyUnit: 'Cette unité est à l’ennemi.',
  enemyCard: 'Cette carte est à l’ennemi.',
  notInHand: 'Cette carte n’est pas dans votre main.',

  notYourObjective: 'Cet Objectif n’est pas le vôtre.',
  notMustered: 'Cette unité n’attend pas d’être placée.',
  notOwnLines: 'On se déploie dans ses deux Lignes ou sa Réserve.',
  slotTaken: 'Une unité s’y tient déjà.',
  guardInReserve: (s, f) => `${elle(s, f, est)} de la Garde, qui se déploie en Réserve.`,
  artilleryNotInFirst: 'L’artillerie ne se déploie jamais en Première Ligne.',
  reserveFull: 'Votre Réserve est pleine : les autres unités remplissent les Lignes.',
  secondLineFull: 'Votre Deuxième Ligne est pleine : la Garde occupe le reste de la Réserve.',
  neededInFirst: (s, f) =>
    `${elle(s, f, est)} ${participe(s, f, 'attendu')} en Première Ligne, qui doit être complète.`,
  unitsFirst: 'Placez d’abord vos unités, puis les Terrains.',
  terrainThere: 'Il y a déjà un Terrain à cet endroit.',
  unitsLeft: 'Placez d’abord toutes vos unités.',

  bluffIsForInitiative: 'La carte Bluff ne sert qu’à l’Initiative.',
  bluffStays: 'La carte Bluff reste en main.',
  playedOtherwise: (s, f) => `${titre(s, f)} se joue autrement.${effet(s, f)}`,
  cardNotNow: (s, f) => `${titre(s, f)} se joue ${quand(s, f)}.`,
  noMarkerForCard: (s, f) => `${titre(s, f)} coûte un marqueur Activation, et vous n’en avez plus.`,
  cardUnfit: (s, f) => `${titre(s, f)} ne convient pas à ce qui se passe.${effet(s, f)}`,
  unitUnfit: (s, f) => `${titre(s, f)} ne convient pas à cette unité en ce moment.${effet(s, f)}`,
  noEffect: (s, f) => `${titre(s, f)} serait sans effet maintenant.`,
  attachedAlready: (s, f) => `${elle(s, f, ['porte', 'portent'])} déjà une telle carte.`,
  formsInMelee: (s, f) => `${elle(s, f, est)} en Mêlée : pas de formation à prendre.`,
  formsCaught: (s, f) => `${elle(s, f, ['a', 'ont'])} manqué son Évasion : pas d’Échelon pour cette Mêlée.`,
  notFreeForUnit: 'Ce n’est pas un emplacement libre de vos Lignes.',
  notLookedAt: 'Ce n’est pas l’une des cartes que vous regardez.',
  notLoose: 'Cette carte ne peut être défaussée.',

  notOwnBoard: 'On ne pose de Terrain que sur son propre plateau.',
  noTerrainOnFlank: 'Il n’y a pas de Terrain sur les flancs.',
  engagedThere: 'On ne pose pas de Terrain sous une unité en Mêlée.',
  barredTerrain: (s, f) => `Ce Terrain est fermé ${unite(s, acting(s, f)).a}.`,
  partnerBarred: (s, f) => `${autre(s, f, ['ne pourrait', 'ne pourraient'])} tenir sur le Terrain d’arrivée.`,

  notForThisStep: (s, f) => `${elle(s, f, ['n’a', 'n’ont'])} rien à tester maintenant.`,
  onlyInReserve: 'Ce n’est pas un emplacement de votre Réserve.',
  notThere: 'L’unité ne peut pas aller là.',
  onlyForArtillery: 'On ne redispose la Réserve qu’à l’arrivée d’une artillerie.',
  settledOrder: 'Redisposez d’abord Bâtiments et Bois, puis de gauche à droite : ce qui est réglé ne bouge plus.',
  staysInReserve: 'Les unités activées ou en Mêlée restent à leur place.',

  hasRetreated: (s, f) => `${elle(s, f, ['a', 'ont'])} retraité : pas d’action avant le ralliement.`,
  isOnTheWay: (s, f) => `${elle(s, f, est)} en route pour un Contournement.`,
  activatedAlready: (s, f) => `${elle(s, f, ['a', 'ont'])} déjà agi ce tour-ci.`,
  markersMustBeUsed:
    'Posez vos marqueurs Activation tant qu’une unité peut en recevoir, même si elle ne fait ensuite rien.',
  anotherUnit: 'C’est une autre unité qui agit.',
  isEngaged: (s, f) => `${elle(s, f, est)} en Mêlée : il faut poursuivre, ou se désengager.`,
  notEngaged: (s, f) => `${elle(s, f, nEst)} pas en Mêlée.`,
  notOrdered: 'Ce n’est pas ce que la carte ordonne.',
  notSecond: 'Cela ne peut suivre dans la même activation.',
  bothParts: 'La carte ordonne les deux actions.',

  notEnemy: 'La cible doit être un ennemi.',
  isUnseen: (s, f) =>
    `${autre(s, f, ['vient', 'viennent'])} d’arriver par le flanc : on ne l’attaque pas avant sa première action.`,
  targetEngaged: (s, f) => `${autre(s, f, est)} déjà en Mêlée.`,
  outOfReach: (s, f) =>
    `${autre(s, f, est)} hors de portée : seule l’artillerie tire ailleurs que directement devant elle.`,
  lineOfSight: 'Un Terrain cache la cible à ces canons.',
  notInFront: 'On n’engage que l’ennemi directement devant soi.',
  nobodyInFront: 'Il n’y a pas d’ennemi à attaquer devant cet emplacement.',
  artilleryEngages: 'L’artillerie n’engage jamais de Mêlée.',
  squareEngages: 'Un Carré ne peut engager de Mêlée.',
  wasEvaded: 'L’ennemi s’est esquivé : cette unité n’engage plus personne ce tour-ci.',
  onlyCavalryCharges: 'Seule la cavalerie charge.',
  disorganisedCharge: (s, f) => `${elle(s, f, est)} ${participe(s, f, 'Désorganisé')} : pas de Charge.`,
  cavalryIntoBuilding: 'La cavalerie montée n’attaque pas un Bâtiment.',
  cavalryIntoWood: 'Seule la cavalerie légère attaque dans un Bois, et sans Charge.',
  chargeOutOfWood: 'Seule la cavalerie légère charge depuis un Bois.',

  squareStays: 'Un Carré ne peut se déplacer.',
  tooFar:
    'Trop loin : de la Première Ligne on va de côté ou en arrière, de la Deuxième de côté ou en avant, de la Réserve en Deuxième Ligne.',
  notAhead: 'En avant, c’est l’un des deux emplacements juste devant.',
  onlyFreeBehind: 'De la Première Ligne, on ne recule que dans un emplacement libre.',
  partnerEngaged: (s, f) => `${autre(s, f, est)} en Mêlée : pas d’échange.`,
  footArtilleryInLine: 'L’artillerie à pied n’entre jamais en Première Ligne.',
  nothingToCapture: 'Il n’y a pas de Terrain à capturer directement devant.',
  terrainHeld: 'Une unité tient ce Terrain.',
  noBypassRule: 'On joue cette partie sans Contournement.',
  onlyFromReserve: 'Seule une unité de votre Réserve peut partir en Contournement.',
  noBypassForUnit: 'Ni la cavalerie lourde, ni la Garde, ni l’artillerie ne contournent.',
  notBypassSlot: 'Pour contourner, on gagne l’un de ses emplacements de Contournement.',
  oneBypassAtATime: 'L’une de vos unités est déjà en route pour un Contournement.',
  flankTaken: 'Ce flanc est pris.',
  cannotDismount: 'Cette unité ne peut mettre pied à terre.',
  isDismounted: (s, f) => `${elle(s, f, ['a', 'ont'])} déjà mis pied à terre.`,
  isMounted: (s, f) => `${elle(s, f, est)} à cheval.`,
  mountsInOpen: 'On ne remonte pas à cheval dans un Bois ou un Bâtiment.',
  oneChange: 'On ne change de monture qu’une fois par activation.',
  noLongerFits: 'Après cela, la carte ne conviendrait plus à cette unité.',

  cannotSupport: 'Seule une unité de Soutien directement derrière peut prendre la blessure.',
  mustTest: 'Seule une unité Inébranlable, ou le vainqueur de la Mêlée, peut ignorer le test.',
  steadfastStays: 'Une unité Inébranlable n’échoue pas exprès : ignorez le test, ou lancez.',
  wrongRetreat: 'Une unité retraite de son côté du champ de bataille.',
};
