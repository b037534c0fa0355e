import type { BoardWords } from './words.ts';

const s = (count: number): string => (count > 1 ? 's' : '');

/** `français` and `anglais` are the same for one and for many. */
const plural = (word: string, count: number): string => (word.endsWith('s') ? word : `${word}${s(count)}`);

const PARTS: Readonly<Record<string, readonly [long: string, short: string]>> = {
  morning: ['matin', 'mat.'],
  afternoon: ['après-midi', 'a.-m.'],
  evening: ['soir', 'soir'],
};

function dated(label: string): { readonly day: string; readonly part: readonly [string, string] } | null {
  const [day = '', part = ''] = label.split(/ June,? ?/);
  const known = PARTS[part];
  return known === undefined ? null : { day, part: known };
}

export const FRENCH: BoardWords = {
  french: true,
  map: 'Carte de la campagne',
  title: 'Campagne de 1815',
  subtitle: 'de la Sambre à Bruxelles',
  scale: 'kilomètres ; le centre est agrandi',
  north: 'N',
  france: 'France',
  netherlands: 'Pays-Bas',
  key: ['chaussée', 'route', 'sentier', 'boisé', 'place forte', 'ferme fortifiée'],
  nations: ['français', 'anglais', 'prussien'],
  armies: ['Armée française', 'Armée anglaise', 'Armée prussienne'],
  camps: ['France', 'Coalition'],
  vedette: 'Vedette',
  types: {
    plain: 'zone claire',
    wooded: 'zone boisée',
    town: 'ville',
    'fortified-town': 'ville fortifiée',
    'fortified-farm': 'ferme fortifiée',
  },
  strength: (infantry, cavalry) => `${infantry} infanterie, ${cavalry} cavalerie`,
  fatigue: (count) => `${count} fatigue${s(count)}`,
  activated: 'activé',
  toActivate: 'à activer',
  lost: 'éliminé',
  value: (points) => `${points} PV`,
  held: (nation) => `contrôle ${nation}`,
  fortified: 'Position renforcée',
  contested: 'contestée',
  hidden: (count, nation, activated) =>
    `${count} pavé${s(count)} ${plural(nation, count)} caché${s(count)}${activated ? `, activé${s(count)}` : ''}`,
  link: (a, b, river, destroyed) =>
    river === null ? `${a} – ${b}` : `Pont ${destroyed ? 'détruit ' : ''}sur la ${river}, ${a} – ${b}`,
  number: (card) => `nᵒ ${card}`,
  colours: { red: 'immédiate', blue: 'initiative', green: 'opérations' },
  cardValues: ({ movement, losses, fatigues, recovery }) =>
    `mouvement ${movement}, ${losses} perte${s(losses)}, ${fatigues} fatigue${s(fatigues)}, récupération ${recovery}`,
  cards: (count) => `${count} carte${s(count)}`,
  arm: (arm) => (arm === 'infantry' ? 'infanterie' : 'cavalerie'),
  reach: (points, fatigue) => `${points} PM, ${fatigue} fatigue${s(fatigue)}`,
  beside: 'Cartes et ordres de bataille',
  ownHand: 'Votre main',
  emptyHand: 'aucune carte en main',
  inForce: 'En vigueur',
  deck: (count) => `${count} dans la pioche`,
  orders: (army) => `Ordre de bataille : ${army}`,
  behindScreen: 'derrière le paravent',
  arrives: (turn, zone) => `tour ${turn}, ${zone}`,
  notHere: 'pas en campagne',
  tray: 'À placer',
  boxed: (count) => `Dans la boîte ou perdus : ${count} pavé${s(count)}`,
  place: ({ kind, free }) => {
    const what = kind === 'loss' ? `perte${s(free)}` : `fatigue${s(free)}`;
    return kind === 'relief' ? `Retirez ${free} ${what}` : `Placez ${free} ${what}`;
  },
  cavalryDue: 'la prochaine est de cavalerie',
  why: {
    manoeuvre: 'de la marche',
    combat: 'du combat',
    retreat: 'de la retraite',
    pursuit: 'de la poursuite',
    axis: 'de l’axe coupé',
    rain: 'de la pluie',
    exhaustion: 'd’épuisement',
    event: 'de l’événement',
  },
  combatAt: (zone) => `Combat : ${zone}`,
  attacker: 'attaquant',
  defender: 'défenseur',
  cardsToReveal: (count, dice) => (dice ? `${count} dé${s(count)}` : `${count} carte${s(count)}`),
  inflicts: (losses, fatigues) => `inflige ${losses} perte${s(losses)}, ${fatigues} fatigue${s(fatigues)}`,
  wins: 'vainqueur',
  nobodyWins: 'ni vainqueur ni vaincu',
  spared: 'Fatigues déjà déduites :',
  march: 'Points de mouvement',
  marchFatigue: 'Fatigue de la marche',
  turn: (turn, of) => `Tour ${turn} sur ${of}`,
  turnLabel: (label) => {
    const date = dated(label);
    return date === null ? label : `${date.day} juin, ${date.part[0]}`;
  },
  turnShort: (label) => {
    const date = dated(label);
    return date === null ? label : `${date.day} ${date.part[1]}`;
  },
  phases: {
    setup: 'mise en place',
    draw: 'pioche',
    initiative: 'initiative',
    operations: 'opérations',
    recovery: 'récupération',
  },
  victory: (points) => `Points de victoire : ${points}`,
  bounds: ['La France gagne à 0', 'la Coalition à 20'],
  toAct: (camp) => `À la ${camp} d’opérer`,
  leader: 'leader',
  talk: 'Les coalisés peuvent se parler et échanger des cartes',
  noTalk: 'Les coalisés ne peuvent pas se parler',
  passed: 'a passé',
  turnTrack: 'Piste des tours',
};
