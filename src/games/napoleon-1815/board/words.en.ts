import type { BoardWords } from './words.ts';

const s = (count: number): string => (count === 1 ? '' : 's');

const PARTS: Readonly<Record<string, string>> = { morning: 'a.m.', afternoon: 'p.m.', evening: 'eve' };

export const ENGLISH: BoardWords = {
  french: false,
  map: 'Map of the campaign',
  title: 'Campaign of 1815',
  subtitle: 'from the Sambre to Brussels',
  scale: 'kilometres; the centre is enlarged',
  north: 'N',
  france: 'France',
  netherlands: 'Netherlands',
  key: ['paved road', 'road', 'path', 'wooded', 'fortress', 'fortified farm'],
  nations: ['French', 'English', 'Prussian'],
  armies: ['French army', 'English army', 'Prussian army'],
  camps: ['France', 'Coalition'],
  vedette: 'Vedette',
  types: {
    plain: 'open country',
    wooded: 'wooded',
    town: 'town',
    'fortified-town': 'fortified town',
    'fortified-farm': 'fortified farm',
  },
  strength: (infantry, cavalry) => `${infantry} infantry, ${cavalry} cavalry`,
  fatigue: (count) => `${count} fatigue${s(count)}`,
  activated: 'activated',
  toActivate: 'to activate',
  lost: 'eliminated',
  value: (points) => `${points} VP`,
  held: (nation) => `${nation} control`,
  fortified: 'Fortified Position',
  contested: 'contested',
  hidden: (count, nation, activated) => `${count} hidden ${nation} block${s(count)}${activated ? ', activated' : ''}`,
  link: (a, b, river, destroyed) =>
    river === null ? `${a} – ${b}` : `${destroyed ? 'Destroyed bridge' : 'Bridge'} on the ${river}, ${a} – ${b}`,
  number: (card) => `No. ${card}`,
  colours: { red: 'at once', blue: 'initiative', green: 'operations' },
  cardValues: ({ movement, losses, fatigues, recovery }) =>
    `movement ${movement}, ${losses} loss${losses === 1 ? '' : 'es'}, ${fatigues} fatigue${s(fatigues)}, recovery ${recovery}`,
  cards: (count) => `${count} card${s(count)}`,
  arm: (arm) => arm,
  reach: (points, fatigue) => `${points} MP, ${fatigue} fatigue${s(fatigue)}`,
  beside: 'Cards and orders of battle',
  ownHand: 'Your hand',
  emptyHand: 'no card in hand',
  inForce: 'In force',
  deck: (count) => `${count} in the deck`,
  orders: (army) => `Order of battle: ${army}`,
  behindScreen: 'behind the screen',
  arrives: (turn, zone) => `turn ${turn}, ${zone}`,
  notHere: 'not in the field',
  tray: 'To be placed',
  boxed: (count) => `In the box or lost: ${count} block${s(count)}`,
  place: ({ kind, free }) => {
    const what = kind === 'loss' ? `${free === 1 ? 'loss' : 'losses'}` : `fatigue${s(free)}`;
    return kind === 'relief' ? `Take off ${free} ${what}` : `Place ${free} ${what}`;
  },
  cavalryDue: 'the next must be cavalry',
  why: {
    manoeuvre: 'of the march',
    combat: 'of the combat',
    retreat: 'of the retreat',
    pursuit: 'of the pursuit',
    axis: 'for the cut axis',
    rain: 'of the rain',
    exhaustion: 'of exhaustion',
    event: 'of the event',
  },
  combatAt: (zone) => `Combat at ${zone}`,
  attacker: 'attacker',
  defender: 'defender',
  cardsToReveal: (count, dice) => (dice ? `${count} ${count === 1 ? 'die' : 'dice'}` : `${count} card${s(count)}`),
  inflicts: (losses, fatigues) =>
    `inflicts ${losses} loss${losses === 1 ? '' : 'es'}, ${fatigues} fatigue${s(fatigues)}`,
  wins: 'wins',
  nobodyWins: 'nobody wins',
  spared: 'Fatigues already taken off:',
  march: 'Movement points',
  marchFatigue: 'Fatigue of the march',
  turn: (turn, of) => `Turn ${turn} of ${of}`,
  turnLabel: (label) => label,
  turnShort: (label) => {
    const [day = '', part = ''] = label.split(/ June,? ?/);
    return PARTS[part] === undefined ? label : `${day} ${PARTS[part]}`;
  },
  phases: { setup: 'set-up', draw: 'draw', initiative: 'initiative', operations: 'operations', recovery: 'recovery' },
  victory: (points) => `Victory points: ${points}`,
  bounds: ['France wins at 0', 'the Coalition at 20'],
  toAct: (camp) => `${camp} to operate`,
  leader: 'leader',
  talk: 'The coalition may talk and exchange cards',
  noTalk: 'The coalition may not talk',
  passed: 'has passed',
  turnTrack: 'Turn track',
};
