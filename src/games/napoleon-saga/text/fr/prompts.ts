import type { Seat } from '../../../../kernel/flow.ts';
import { accord, count, fait, list, type Subject, type Verb } from '../../../../text/french.ts';
import type { WindowName } from '../../data/box.ts';
import type { Unit } from '../../position.ts';
import {
  activationOf,
  arriving,
  cardAtWork,
  engagementOf,
  hitUnit,
  isArtilleryHere,
  owing,
  retreating,
  type Scene,
  windowOf,
  winnerOf,
} from '../scene.ts';
import type { StepName } from '../steps.ts';
import type { PromptWords } from '../words.ts';
import { card, joueur, troupeIci, unitAt } from './grammar.ts';
import { moments } from './moments.ts';
import { names } from './names.ts';

type Asked = ReturnType<typeof windowOf>;

/** A unit that nobody names. */
const anonyme = (le: string): Subject => ({
  alone: 'unité',
  le,
  de: `de ${le}`,
  a: `à ${le}`,
  plural: false,
  feminine: true,
  vous: false,
});
const une = (s: Scene, unit: Unit, otherwise = 'l’unité'): Subject =>
  unit < 0 ? anonyme(otherwise) : troupeIci(s, unit);
const le = (s: Scene, unit: Unit, otherwise?: string): string => une(s, unit, otherwise).le;
const needs = (target: number): string => (target < 0 ? '' : ` à ${target}+`);
const vient: Verb = ['vient', 'viennent'];
const doit: Verb = ['doit', 'doivent'];
const gagne: Verb = ['a gagné', 'ont gagné'];

/** What a window is about, and then what is asked: the side that acts goes on, the other answers. */
const WINDOWS: Readonly<Record<WindowName, (s: Scene, w: Asked) => string>> = {
  DEPLOYMENT: () => 'Déploiement',
  RALLY_STEP: () => 'Avant que vos unités se regroupent et se rallient',
  TERRAIN_STEP: () => 'Terrain',
  OWN_TURN: () => 'À vous',
  OWN_ACTION: (s) => `${fait(une(s, activationOf(s).unit, 'votre unité'), ['va', 'vont'])} agir`,
  ENGAGED: (s) => {
    const { attacker, defender, charging } = engagementOf(s);
    const verb: Verb = charging ? ['charge', 'chargent'] : ['engage', 'engagent'];
    return `${fait(une(s, attacker, 'une unité'), verb)} ${le(s, defender, 'l’ennemi')}`;
  },
  BEFORE_FIRE_TEST: (s, w) => `${fait(une(s, w.one, 'une unité'), ['tire', 'tirent'])} sur ${le(s, w.two, 'l’ennemi')}`,
  BEFORE_MELEE_TEST: (s, w) => `Mêlée, ${le(s, w.one)} contre ${le(s, w.two, 'l’ennemi')}`,
  BEFORE_MORALE_TEST: (s, w) => {
    const what = w.cause === null ? '' : ` ${names.causes[w.cause]}`;
    const who = une(s, w.one, 'une unité');
    return `${fait(who, ['teste', 'testent'])} ${who.plural ? 'leur' : 'son'} Moral${needs(w.target)}${what}`;
  },
  AFTER_ENEMY_MOVE: (s, w) => `${fait(une(s, w.one, 'une unité ennemie'), vient)} de se déplacer`,
  AFTER_ENEMY_FIRE: (s, w) => `${fait(une(s, w.one, 'une unité ennemie'), vient)} de tirer`,
  AFTER_MELEE_WON: (s, w) => `${fait(une(s, w.one), gagne)} la Mêlée`,
  END_OF_TURN: () => 'Le tour s’achève',
};

function window(s: Scene, go: string): string {
  const asked = windowOf(s);
  if (asked.window === null) return `Jouez une carte, ou ${go}.`;
  const answers = asked.one >= 0 && !asked.own;
  return `${WINDOWS[asked.window](s, asked)} : ${answers ? 'répondez-vous ?' : `jouez une carte, ou ${go}.`}`;
}

const attacked = (s: Scene): Subject => une(s, engagementOf(s).defender);
const attacker = (s: Scene): Subject => une(s, engagementOf(s).attacker, 'l’unité ennemie');

/** How many units are still to be placed by whoever is asked. */
const unplaced = ({ view }: Scene): number => view.sides.reduce((left, { muster }) => left + muster.length, 0);
const markers = ({ view }: Scene): number => (view.viewer === null ? 0 : (view.sides[view.viewer]?.markers ?? 0));
const acting = (s: Scene): string => {
  const { unit, from } = activationOf(s);
  return unit >= 0 ? le(s, unit) : from >= 0 ? unitAt(s, from) : 'l’unité';
};

export const prompts: Readonly<Record<StepName, PromptWords>> = {
  'setup.show': {
    ask: () => 'Choisissez l’Objectif que vous montrez à l’ennemi.',
    wait: () => moments['setup.show'],
  },
  'setup.deploy': {
    ask: (s) =>
      unplaced(s) === 0
        ? 'Votre armée est en place : posez des Terrains, ou commencez la bataille.'
        : `Déployez votre armée : encore ${count(unplaced(s), 'unité')}. Remplissez les deux Lignes ; la Garde va en Réserve, l’artillerie jamais en Première Ligne.`,
    wait: () => moments['setup.deploy'],
  },
  'turn.bid': {
    ask: () => 'Initiative : sacrifiez une carte en secret, ou bluffez. La plus haute valeur commence.',
    wait: () => moments['turn.bid'],
  },
  'turn.rallyCards': {
    ask: () => 'Avant que vos unités se regroupent et se rallient : jouez une carte, ou continuez.',
    wait: () => moments['turn.rallyCards'],
  },
  'turn.regroup': {
    ask: () => 'Reformez les rangs : quelle unité en Réserve tente de se regrouper ? Moral 7+ retire 1 blessure.',
    wait: () => moments['turn.regroup'],
  },
  'turn.rally': {
    ask: () => 'Reformez les rangs : quelle unité en Retraite tente d’abord de se rallier ?',
    wait: () => moments['turn.rally'],
  },
  'turn.terrain': {
    ask: () => 'Posez des Terrains sur votre plateau, ou continuez.',
    wait: () => moments['turn.terrain'],
  },
  'turn.reorganise': {
    ask: () => 'Quelle unité Désorganisée tente d’abord de se remettre en ordre ?',
    wait: () => moments['turn.reorganise'],
  },
  'turn.reform': {
    ask: () => 'Quelle unité quitte sa formation ? En première ligne, il lui faut un Moral 6+.',
    wait: () => moments['turn.reform'],
  },
  'turn.discard': {
    ask: (s) => `Défaussez les cartes dont vous ne voulez plus ; vous compléterez à ${s.box.constants.handSize}.`,
    wait: () => moments['turn.discard'],
  },
  'turn.reinforce': {
    ask: () => 'Piocher une unité fraîche pour la Réserve ? Une fois piochée, elle doit venir.',
    wait: () => moments['turn.reinforce'],
  },
  'actions.choose': {
    ask: (s) => `Activez une unité, ou jouez une carte : ${count(markers(s), 'marqueur', 'aucun')} à poser.`,
    wait: () => moments['actions.choose'],
  },
  'act.choose': {
    ask: (s) => {
      const { card: order } = activationOf(s);
      return `${order < 0 ? 'Que' : `Carte ${card(s, order)} : que`} faire avec ${acting(s)} ?`;
    },
    wait: () => moments['act.choose'],
  },
  'act.second': {
    ask: (s) => `Encore une chose avec ${acting(s)} : tirer ou bouger, ou en rester là.`,
    wait: () => moments['act.second'],
  },
  'window.ask': {
    ask: (s) => window(s, 'continuez'),
    wait: () => moments['window.ask'],
  },
  'test.spend': {
    ask: () => 'Employer le bonus de Contournement pour ce Tir, ou le garder pour une Mêlée ?',
    wait: () => moments['test.spend'],
  },
  'test.ask': {
    ask: (s) => window(s, 'lancez'),
    wait: () => moments['test.ask'],
  },
  'engage.evade': {
    ask: (s) => `${fait(attacker(s), ['va', 'vont'])} engager ${attacked(s).le} : tenter l’Évasion ?`,
    wait: () => moments['engage.evade'],
  },
  'engage.recover': {
    ask: (s) => `L’ennemi s’est esquivé. Tester le Moral ${attacker(s).de}, 6+, pour récupérer le marqueur ?`,
    wait: () => moments['engage.recover'],
  },
  'engage.charge': {
    ask: (s) =>
      `${fait(attacker(s), ['engage', 'engagent'])} ${attacked(s).le} : charger ? +1 en Mêlée ce tour-ci, puis la Désorganisation.`,
    wait: () => moments['engage.charge'],
  },
  'engage.countercharge': {
    ask: (s) => `${fait(attacker(s), ['charge', 'chargent'])} ${attacked(s).le} : tenter la Contre-charge ? Moral 7+.`,
    wait: () => moments['engage.countercharge'],
  },
  'engage.repel': {
    ask: (s) => `${fait(attacker(s), ['engage', 'engagent'])} ${attacked(s).le} : tirer d’abord, à −1 ?`,
    wait: () => moments['engage.repel'],
  },
  'toll.support': {
    ask: (s) => {
      const who = une(s, hitUnit(s));
      return `${fait(who, ['est', 'sont'])} ${accord(who, 'touché')} : une unité de derrière prend-elle 1 blessure ?`;
    },
    wait: () => moments['toll.support'],
  },
  'toll.decide': {
    ask: (s) => {
      const { unit, target } = owing(s);
      return `${fait(une(s, unit), doit)} tenir : Moral${needs(target)}. Lancer, ou retraiter de plein gré ?`;
    },
    wait: () => moments['toll.decide'],
  },
  'toll.recoup': {
    ask: (s) => `${fait(une(s, winnerOf(s)), gagne)} : retirer 1 blessure ?`,
    wait: () => moments['toll.recoup'],
  },
  'toll.seize': {
    ask: (s) => `${fait(une(s, winnerOf(s)), gagne)} : capturer le Terrain du vaincu ?`,
    wait: () => moments['toll.seize'],
  },
  'retreat.side': {
    ask: (s) => `${fait(une(s, retreating(s)), doit)} retraiter : à gauche ou à droite ?`,
    wait: () => moments['retreat.side'],
  },
  'card.keep': {
    ask: () => 'Quelle carte prenez-vous ?',
    wait: () => moments['card.keep'],
  },
  'card.tuck': {
    ask: () => 'Quelle carte glissez-vous d’abord sous le deck ?',
    wait: () => moments['card.tuck'],
  },
  'card.enter': {
    ask: (s) => `Carte ${card(s, cardAtWork(s))} : où placer l’unité ?`,
    wait: () => moments['card.enter'],
  },
  'card.discard': {
    ask: (s) => `Carte ${card(s, cardAtWork(s))} : que défaussez-vous ?`,
    wait: () => moments['card.discard'],
  },
  'arrive.slot': {
    ask: (s) => `Choisissez en Réserve l’emplacement ${une(s, arriving(s), 'l’unité qui arrive').de}.`,
    wait: () => moments['arrive.slot'],
  },
  'arrive.shift': {
    ask: (s) =>
      isArtilleryHere(s)
        ? 'Une artillerie est arrivée : redisposez votre Réserve, ou continuez.'
        : 'La Réserve n’est redisposée qu’à l’arrivée d’une artillerie : continuez.',
    wait: () => moments['arrive.shift'],
  },
};

export function waiting(s: Scene, seats: readonly Seat[], what: string): string {
  return `On attend ${list(seats.map((seat) => joueur(s, seat).le))} : ${what}.`;
}
