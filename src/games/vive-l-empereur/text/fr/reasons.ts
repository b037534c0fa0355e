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

  firedAlready: (s, f) => `${its(s, f, ['a', 'ont'])} déjà tiré dans cette phase.`,
  firedAtAlready: (s, f) => `On a déjà tiré sur ${here(s, f)} dans cette phase.`,
  cannotFireThere: (s, f) => `${its(s, f, ['ne peut', 'ne peuvent'])} tirer sur ${here(s, f)}.`,
  nobodyCanFire: (s, f) => `Aucune de vos unités ne peut tirer sur ${here(s, f)}.`,
  namedAlready: (s, f) => `${its(s, f, ['est déjà', 'sont déjà'])} ${accord(who(s, f), 'désigné')}.`,
};
