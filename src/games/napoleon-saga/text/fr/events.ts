import { accord, agrees, count, est, fait, joue, list, sa, type Verb } from '../../../../text/french.ts';
import { tellOutcome } from '../../../../text/game-text.ts';
import { isReader } from '../../../../text/scene.ts';
import { cap } from '../../../../text/typeset.ts';
import type { Action, Card, Term, Unit } from '../../position.ts';
import { alongOf, isLaidDown, type Scene, stop, sum } from '../scene.ts';
import type { EventOf, Words } from '../words.ts';
import {
  card,
  cote,
  flanc,
  joueur,
  le,
  objectif,
  place,
  rangee,
  seatName,
  spot,
  terre,
  troupe,
  un,
  unitName,
} from './grammar.ts';
import { names } from './names.ts';
import { outcomes } from './outcomes.ts';

const cards = (s: Scene, ids: readonly Card[]): string => list(ids.map((id) => card(s, id)));
const chiffre = (n: number, what: string): string => `${n} ${what}${n < 2 ? '' : 's'}`;
const blessures = (n: number): string => count(n, 'blessure');
const a: Verb = ['a', 'ont', 'avez'];
const pioche: Verb = ['pioche', 'piochent', 'piochez'];
const nePioche: Verb = ['ne pioche', 'ne piochent', 'ne piochez'];

/** `4 infanterie de ligne, cuirassiers` */
function roster(s: Scene, units: readonly Unit[]): string {
  const counted = Map.groupBy(units, (unit) => unitName(s, unit));
  return list([...counted].map(([name, same]) => (same.length === 1 ? name : `${name} (${same.length})`)));
}

const termName = (s: Scene, term: Term): string => (term.card < 0 ? names.terms[term.what] : card(s, term.card));

/** `3 + 1 (Charge) + dé 4 = 8 contre 6` */
const rolled = (s: Scene, e: EventOf<'test'>): string =>
  `${sum(e.roll, e.terms, e.total, 'dé', (term) => termName(s, term))} contre ${e.target}`;

function test(s: Scene, e: EventOf<'test'>): string {
  const who = troupe(s, e.unit);
  const met = e.success ? 'touché' : 'manqué';
  switch (e.test) {
    case 'fire':
      return `${fait(who, ['tire', 'tirent'])} sur ${le(s, e.against)} : ${rolled(s, e)}, ${met}.`;
    case 'melee':
      return `${fait(who, ['combat', 'combattent'])} ${le(s, e.against)} : ${rolled(s, e)}, ${met}.`;
    case 'evasion':
      return `${fait(who, ['tente', 'tentent'])} l’Évasion : ${rolled(s, e)}, ${e.success ? 'réussie' : 'manquée'}.`;
    case 'bypass':
      return `Le Contournement : ${rolled(s, e)}, ${e.success ? 'l’unité arrive' : 'l’unité est encore en route'}.`;
    case 'morale': {
      const what = e.cause === 'none' ? '' : ` ${names.causes[e.cause]}`;
      return `${fait(who, ['teste', 'testent'])} ${sonMoral(who.plural)}${what} : ${rolled(s, e)}, ${e.success ? 'réussi' : 'manqué'}.`;
    }
  }
}
const sonMoral = (plural: boolean): string => (plural ? 'leur Moral' : 'son Moral');

const ORDRES: Readonly<Record<Action, string>> = {
  fire: 'de tirer',
  engage: 'd’engager',
  charge: 'de charger',
  assault: 'd’avancer et d’engager',
  fight: 'de poursuivre la Mêlée',
  disengage: 'de se désengager',
  move: 'de se déplacer',
  capture: 'de capturer un Terrain',
  bypass: 'de contourner',
  rest: 'de ne pas bouger',
};

function moved(s: Scene, e: EventOf<'moved'>): string {
  const who = troupe(s, e.unit);
  const echange = e.swapped < 0 ? '' : `, en échange ${troupe(s, e.swapped).de}`;
  switch (e.how) {
    case 'move':
    case 'card':
      return `${fait(who, ['gagne', 'gagnent'])} ${place(s, e.to)}${echange}.`;
    case 'charge':
      return `${fait(who, ['s’élance', 's’élancent'])} vers ${place(s, e.to)}${echange}.`;
    case 'return':
      return `${fait(who, ['revient', 'reviennent'])} dans ${place(s, e.to)}.`;
    case 'shift':
      return `Échange dans ${rangee(s, e.from)} : ${names.along[alongOf(s, e.from)]} et ${names.along[alongOf(s, e.to)]}.`;
    case 'bypass':
      return `${fait(who, ['part', 'partent'])} en Contournement par ${flanc(s, e.to)}.`;
    case 'arrival':
      return `${fait(who, ['arrive', 'arrivent'])} dans ${place(s, e.to)}.`;
  }
}

const BLESSE: Readonly<Record<EventOf<'wounded'>['why'], string>> = {
  fire: '',
  melee: '',
  support: ' en Soutien',
  blocked: ', faute de Retraite libre',
  card: ' par une carte',
};

const QUITTE: Readonly<Record<EventOf<'unformed'>['why'], string>> = {
  chosen: '',
  terrain: ' (Terrain)',
  disorganised: ' (désordre)',
  dismounted: ' (changement d’arme)',
};

const FORMATION = { line: 'en Ligne', square: 'en Carré', echelon: 'en Échelon' } as const;

const PERDU: Readonly<Record<EventOf<'terrainGone'>['why'], string>> = {
  replaced: 'remplacé',
  empty: 'défaussé, faute d’unité',
  inTheWay: 'défaussé pour faire place',
  bypass: 'capturé et défaussé',
};

export const events: Words['events'] = {
  dealt: (s, e) =>
    `${fait(joueur(s, e.seat), pioche)} ${count(e.cards, 'carte')}, ${count(e.objectives, 'Objectif', 'aucun')} et ${count(e.units, 'unité')}.`,
  dealtUnits: (s, e) => `Votre armée : ${roster(s, e.units)}.`,
  dealtObjectives: (s, e) => `Vos Objectifs : ${list(e.objectives.map((id) => objectif(s, id)))}.`,
  // The cards and the unit themselves are told to whoever draws them.
  drew: (s, e) =>
    isReader(s, e.seat)
      ? null
      : `${fait(joueur(s, e.seat), e.count === 0 ? nePioche : pioche)} ${count(e.count, 'carte')}.`,
  drewCards: (s, e) => stop(`Vous piochez : ${cards(s, e.cards)}`),
  reshuffled: (s, e) => {
    const who = joueur(s, e.seat);
    return `${fait(who, ['mélange', 'mélangent', 'mélangez'])} ${sa(who)} défausse pour refaire un deck.`;
  },
  objectiveShown: (s, e) =>
    `${fait(joueur(s, e.seat), ['montre', 'montrent', 'montrez'])} l’Objectif ${objectif(s, e.objective)}.`,
  placed: (s, e) => `${fait(troupe(s, e.unit), ['prend', 'prennent'])} position : ${spot(s, e.to)}.`,
  ready: (s, e) => `${fait(joueur(s, e.seat), est)} en ordre de bataille.`,
  armiesShown: () => 'Les deux armées sont face à face.',
  turn: (_s, e) => `Tour ${e.turn}.`,
  phase: (_s, e) => `${names.phases[e.phase]}.`,
  bidSet: (s, e) => `${fait(joueur(s, e.seat), a)} mis de côté une carte pour l’Initiative.`,
  bids: (s, e) => {
    const [une, autre] = [0, 1].map((seat) => {
      const named = isReader(s, seat) ? 'vous' : seatName(s, seat);
      return `${named} ${e.values[seat === 0 ? 0 : 1]} (${card(s, e.cards[seat === 0 ? 0 : 1])})`;
    });
    return `Initiative : ${une}, ${autre}.`;
  },
  tieRoll: (_s, e) => `Égalité : le dé montre ${e.roll}, ${e.roll % 2 === 0 ? 'pair' : 'impair'}.`,
  initiative: (s, e) => `${fait(joueur(s, e.seat), a)} l’Initiative.`,
  played: (s, e) =>
    isLaidDown(s, e.card)
      ? null
      : stop(`${fait(joueur(s, e.seat), joue)} ${card(s, e.card)}${e.unit < 0 ? '' : ` pour ${le(s, e.unit)}`}`),
  discarded: (s, e) =>
    stop(`${fait(joueur(s, e.seat), ['défausse', 'défaussent', 'défaussez'])} : ${cards(s, e.cards)}`),
  terrainLaid: (s, e) =>
    `${fait(joueur(s, e.seat), ['pose', 'posent', 'posez'])} ${un(terre(s, e.card))} : ${spot(s, e.to)}.`,
  terrainGone: (s, e) => `Terrain ${PERDU[e.why]} : ${terre(s, e.card).alone} (${spot(s, e.from)}).`,
  captured: (s, e) => `${fait(troupe(s, e.unit), ['capture', 'capturent'])} ${terre(s, e.card).le}.`,
  turnedUp: (s, e) => `Face visible (${spot(s, e.slot)}) : ${le(s, e.unit)}.`,
  looked: (s, e) => `${fait(joueur(s, e.seat), ['observe', 'observent', 'observez'])} la Réserve ennemie cachée.`,
  saw: (s, e) => `Vous voyez : ${e.units.length === 0 ? 'aucune unité cachée' : roster(s, e.units)}.`,
  scried: (s, e) => stop(`Les prochaines cartes de votre deck : ${cards(s, e.cards)}`),
  activated: (s, e) => {
    const who = troupe(s, e.unit);
    return `${cap(spot(s, e.slot))} : ${who.le} ${agrees(who, ['reçoit', 'reçoivent'])} l’ordre ${ORDRES[e.action]}.`;
  },
  markerLost: (s, e) =>
    `${fait(joueur(s, e.seat), ['perd', 'perdent', 'perdez'])} ${count(e.count, 'marqueur Activation', 'aucun', 'marqueurs Activation')}.`,
  markerBack: (s, e) => {
    const who = troupe(s, e.unit);
    return e.spent
      ? `${fait(who, ['peut', 'peuvent'])} être ${accord(who, 'activé')} de nouveau ce tour-ci.`
      : `Le marqueur Activation ${who.de} est récupéré.`;
  },
  dismounted: (s, e) =>
    `${fait(troupe(s, e.unit), e.on ? ['met', 'mettent'] : ['remonte', 'remontent'])} ${e.on ? 'pied à terre' : 'à cheval'}.`,
  moved,
  test,
  decided: (s, e) => {
    const who = troupe(s, e.unit);
    if (e.test === 'morale')
      return `${fait(who, e.success ? ['réussit', 'réussissent'] : ['manque', 'manquent'])} le test de Moral sans lancer de dé.`;
    return `${fait(who, e.success ? ['touche', 'touchent'] : ['manque', 'manquent'])} ${who.plural ? 'leur' : 'sa'} cible sans lancer de dé.`;
  },
  dropped: (s, e) => {
    const who = troupe(s, e.unit);
    return `${fait(who, est)} ${accord(who, 'dispensé')} de ${count(e.tests, 'test', 'tout', 'tests')} de Moral.`;
  },
  yielded: (s, e) => `${fait(troupe(s, e.unit), ['cède', 'cèdent'])} sans test.`,
  // A Steadfast unit may, and so may the winner of a Melee (NS-KW-STEAD, NS-MELEE-10).
  ignored: (s, e) => `${fait(troupe(s, e.unit), ['ignore', 'ignorent'])} le test de Moral.`,
  wounded: (s, e) =>
    `${fait(troupe(s, e.unit), ['subit', 'subissent'])} ${blessures(e.count)}${BLESSE[e.why]}${e.wounds > e.count ? ` : ${e.wounds} en tout` : ''}.`,
  supported: (s, e) => `${fait(troupe(s, e.by), ['prend', 'prennent'])} 1 blessure pour ${le(s, e.unit)}.`,
  healed: (s, e) =>
    `${fait(troupe(s, e.unit), ['se regroupe', 'se regroupent'])} : ${e.wounds === 0 ? 'plus' : 'reste'} ${blessures(e.wounds)}.`,
  eliminated: (s, e) => {
    const who = troupe(s, e.unit);
    return `${fait(who, est)} ${accord(who, 'éliminé')}${e.points === 0 ? '' : ` : ${count(e.points, 'point', 'aucun')}`}.`;
  },
  retreated: (s, e) => `${fait(troupe(s, e.unit), ['retraite', 'retraitent'])} vers ${flanc(s, e.to)}.`,
  blocked: (s, e) =>
    `${fait(troupe(s, e.unit), ['ne peut', 'ne peuvent'])} retraiter : la Retraite de ${cote(s, e.to)} est prise.`,
  evaded: (s, e) => `${fait(troupe(s, e.unit), ['échappe', 'échappent'])} ${troupe(s, e.from).a}.`,
  charges: (s, e) =>
    `${fait(troupe(s, e.unit), e.counter ? ['contre-charge', 'contre-chargent'] : ['charge', 'chargent'])} ${le(s, e.against)} !`,
  engaged: (s, e) => `${fait(troupe(s, e.attacker), ['engage', 'engagent'])} ${le(s, e.defender)} en Mêlée.`,
  notEngaged: (s, e) => `L’attaque ${troupe(s, e.attacker).de} contre ${le(s, e.defender)} n’aboutit pas.`,
  disengaged: (s, e) => `${fait(troupe(s, e.unit), ['se désengage', 'se désengagent'])} face ${troupe(s, e.from).a}.`,
  meleeWon: (s, e) => `${fait(troupe(s, e.unit), ['gagne', 'gagnent'])} la Mêlée contre ${le(s, e.over)}.`,
  disorganised: (s, e) => {
    const who = troupe(s, e.unit);
    return `${fait(who, est)} ${accord(who, 'Désorganisé')}.`;
  },
  reorganised: (s, e) => `${fait(troupe(s, e.unit), ['se remet', 'se remettent'])} en ordre.`,
  formed: (s, e) => `${fait(troupe(s, e.unit), ['se forme', 'se forment'])} ${FORMATION[e.formation]}.`,
  unformed: (s, e) =>
    `${fait(troupe(s, e.unit), ['n’est', 'ne sont'])} plus ${FORMATION[e.formation]}${QUITTE[e.why]}.`,
  attached: (s, e) => stop(`Carte attachée ${troupe(s, e.unit).a} : ${card(s, e.card)}`),
  trophy: (s, e) =>
    `${fait(joueur(s, e.seat), ['prend', 'prennent', 'prenez'])} la carte ennemie ${card(s, e.card)} : ${count(e.points, 'point', 'aucun')}.`,
  rallied: (s, e) => `${fait(troupe(s, e.unit), ['se rallie', 'se rallient'])}.`,
  bypassed: (s, e) => `${fait(troupe(s, e.unit), a)} débordé par ${flanc(s, e.to)} !`,
  conscripted: (s, e) => `${fait(troupe(s, e.unit), ['rejoint', 'rejoignent'])} ${place(s, e.to)}.`,
  drawsUnit: (s, e) =>
    isReader(s, e.seat) ? null : `${fait(joueur(s, e.seat), pioche)} une unité ; reste ${e.left} au deck Armée.`,
  drewUnit: (s, e) => `Vous piochez : ${unitName(s, e.unit)}.`,
  noMatch: (s, e) =>
    `${fait(joueur(s, e.seat), ['ne trouve', 'ne trouvent', 'ne trouvez'])} pas d’unité qui convienne au deck Armée.`,
  underDeck: (s, e) => `${fait(troupe(s, e.unit), ['passe', 'passent'])} sous le deck Armée.`,
  givenUp: (s, e) => {
    const who = troupe(s, e.unit);
    return `${fait(who, est)} ${accord(who, 'livré')} à l’ennemi : 1 point.`;
  },
  objectiveScored: (s, e) =>
    `${fait(joueur(s, e.seat), ['remplit', 'remplissent', 'remplissez'])} l’Objectif ${objectif(s, e.objective)} : 1 point.`,
  counted: (s, e) => {
    const [une, autre] = [0, 1].map((seat) => {
      const at = seat === 0 ? 0 : 1;
      return `${isReader(s, seat) ? 'vous' : seatName(s, seat)} ${chiffre(e.points[at], 'point')}, ${chiffre(e.empty[at], 'vide')}`;
    });
    return `Fin du tour : ${une} ; ${autre}.`;
  },
  won: (s, e) => tellOutcome(outcomes, s, e.outcome),
};
