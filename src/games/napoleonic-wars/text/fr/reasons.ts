import { accord, fait, list, type Noun, noun, subject, type Verb } from '../../../../text/french.ts';
import { cap } from '../../../../text/typeset.ts';
import { AUSTRIA_POWER, NONE, PRUSSIA, RUSSIA } from '../../position.ts';
import { namesFr as names } from '../names.fr.ts';
import { type Scene, treatiesOn } from '../scene.ts';
import type { Facts, ReasonWords } from '../why.ts';
import { at, corps, diplomate, livres, personnalite, power, spot } from './grammar.ts';
import { moments } from './table.ts';

const CE_CORPS: Noun = { ...noun('', 'ce corps', 'm'), de: 'de ce corps' };
const lui = (s: Scene, { unit }: Facts): Noun => (unit === null ? CE_CORPS : corps(s, unit));
/** `Davout (6) est`, or `Ce corps est` where it is not told. */
const il = (s: Scene, f: Facts, verb: Verb): string => fait(subject(lui(s, f)), verb);
const est: Verb = ['est', 'sont'];
const nEst: Verb = ['n’est', 'ne sont'];
const envoye = (s: Scene, id: number | null): string => (id === null ? 'Ce diplomate' : cap(diplomate(s, id)));
const la = ({ nation }: Facts): string => (nation === null ? 'là' : at(nation));
const alliee = ({ power: id }: Facts): string => (id === null ? 'cette puissance' : power(id).le);

/** NW-6.3-a, NW-6.3-e: where no French diplomat may be. */
const BLOCKED: Readonly<Record<number, string>> = {
  [PRUSSIA]: ' en Allemagne',
  [AUSTRIA_POWER]: ' en Autriche',
  [RUSSIA]: ' en Allemagne ou en Autriche',
};

export const reasons: ReasonWords = {
  matchOver: 'La campagne est finie.',
  notYourDecision: 'C’est à la coalition de décider.',
  moment: (_s, f) =>
    f.step === null ? 'C’est pour un autre moment.' : `C’est pour un autre moment : ${moments[f.step]}.`,
  now: (_s, f) =>
    f.step === null
      ? 'Pour l’instant, la question est autre.'
      : `Pour l’instant, la question est autre : ${moments[f.step]}.`,
  noPart: 'Cela ne joue dans aucune décision.',

  notEnough: (_s, f) =>
    f.pounds === null ? 'L’argent manque pour cela.' : `Il n’y a pas ${livres(f.pounds)} à dépenser.`,
  treasuryFull: (s) => `Le reste va au Trésor, qui contient au plus ${livres(s.box.constants.trackMax)}.`,
  notRussian: 'Seul un corps russe peut être retardé pour ce conflit.',
  notInPool: (s, f) => `${il(s, f, nEst)} pas dans la réserve des forces.`,
  alreadyDelayed: (s, f) => `${il(s, f, est)} déjà ${accord(lui(s, f), 'choisi')} pour ce conflit.`,
  notOwed: (s, f) => `${il(s, f, nEst)} pas parmi les corps neutres que retiennent les diplomates français.`,

  notFrenchDiplomat: 'On ne négocie qu’avec un diplomate français.',
  notOurDiplomat: (s, f) => `${envoye(s, f.diplomat)} sert la France.`,
  notInHotel: (s, f) =>
    `Ce n’est pas à ${f.diplomat === null ? 'ce diplomate' : diplomate(s, f.diplomat)} de quitter l’Hôtel.`,
  alreadyUsed: (s, f) => `${envoye(s, f.diplomat)} a déjà une autre mission ce tour.`,
  disgraced: (s, f) => `${envoye(s, f.diplomat)} est en disgrâce jusqu’au prochain Rappel.`,
  notAbroad: (s, f) => `${envoye(s, f.against)} n’est dans aucune case verte.`,
  batchOver: 'Les négociations de ce tour sont déjà jouées.',
  batchOpen: 'Lancez d’abord les dés des négociations annoncées et payées.',
  nothingDeclared: 'Aucune négociation n’est annoncée.',
  warNotLost: 'Une offensive de charme ne peut viser qu’un conflit perdu.',
  notForAlignment: 'Seules la Prusse, l’Autriche et la Russie se gagnent par une alliance.',
  alreadyCoalition: (_s, f) => `${cap(alliee(f))} est déjà coalisée.`,
  treaty: (s, f) => {
    const bound = f.power === null ? [] : treatiesOn(s, f.power).map((treaty) => names.treaties[treaty][0]);
    return `Pas d’alliance avec ${alliee(f)} : ${bound.length === 0 ? 'un traité l’interdit' : list(bound)}.`;
  },
  frenchEnvoys: (_s, f) =>
    `Des diplomates français${BLOCKED[f.power ?? NONE] ?? ''} empêchent l’alliance avec ${alliee(f)}.`,
  notInGreenBox: (s, f) => `${envoye(s, f.diplomat)} a négocié ailleurs, et ne peut s’allier que là où il se trouve.`,

  frenchSide: (s, f) => `${il(s, f, ['se bat', 'se battent'])} pour la France.`,
  powerNotCoalition: (s, f) => `${il(s, f, est)} aux Forces neutres : la puissance n’est pas coalisée.`,
  cannotDeploy: (s, f) => `${il(s, f, ['ne peut', 'ne peuvent'])} être ${accord(lui(s, f), 'placé')} ${la(f)}.`,
  franceClosed: 'La France est fermée : ni le marqueur Paris ni le marqueur But n’y est.',
  notADonor: (s, f) =>
    `${il(s, f, ['ne peut', 'ne peuvent'])} rejoindre Napoléon : il faut un corps français présent sur la carte.`,
  neverGives: 'Aucun corps ne quitte la France ni la Nation cible pour rejoindre Napoléon.',
  wouldLoseGround: (s, f) =>
    `Ce n’est pas le tour ${lui(s, f).de} de rejoindre Napoléon : une autre force donne d’abord, ou cette Nation ne peut s’en passer.`,

  noBattle: (_s, f) => `Il n’y a pas de bataille à livrer ${la(f)}.`,
  notWeakest: (s, f) => `${il(s, f, nEst)} pas l’unité française la plus faible, qui doit rester.`,
  notCavalry: (s, f) => `${il(s, f, nEst)} pas de la cavalerie.`,
  hasTried: (s, f) => `${il(s, f, ['a', 'ont'])} déjà essayé, ou ${lui(s, f).plural ? 'doivent' : 'doit'} rester.`,
  cannotRide: (s, f) => `${il(s, f, ['ne peut', 'ne peuvent'])} rejoindre cette bataille.`,
  notAPrey: (s, f) => `${il(s, f, nEst)} pas l’infanterie la plus forte que cette cavalerie puisse frapper.`,
  notStrongest: (s, f) => `${il(s, f, nEst)} pas l’unité la plus forte des vainqueurs.`,
  cavalryFirst: (s, f) => `${il(s, f, est)} aussi ${accord(lui(s, f), 'fort')}, mais la cavalerie survit d’abord.`,
  noRefuge: (_s, f) =>
    f.nation === null ? 'On ne peut y retraiter.' : `Vous ne pouvez retraiter vers ${spot(f.nation).le}.`,
  notVictor: (s, f) => `${il(s, f, nEst)} plus parmi vos vainqueurs.`,

  noFrenchThere: 'On n’invite une personnalité que d’une Nation où se trouve une unité française.',
  notOnMap: (s, f) =>
    `${f.personality === null ? 'Cette personnalité' : personnalite(s, f.personality)} n’est pas encore en jeu.`,
  immortal: (s, f) => `${il(s, f, nEst)} jamais ${accord(lui(s, f), 'défaussé')} : son point est blanc.`,
  notNext: (s, f) => `${il(s, f, nEst)} pas à défausser.`,
  notDuchy: 'Seule une force des Duchés, dans une Nation ou au Portugal, peut rester ou être rappelée.',
};
