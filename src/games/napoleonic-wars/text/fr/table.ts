import { namesFr as names } from '../names.fr.ts';
import { type Scene, yearsOf } from '../scene.ts';
import type { StepName } from '../steps.ts';
import type { TermWords, Words } from '../words.ts';
import { dice } from './dice.ts';

const [full, later, last] = [
  names.scenarios['bonaparte-1792'],
  names.scenarios['napoleon-1805'],
  names.scenarios['the-end-1813'],
];

export const options: Words['options'] = {
  scenario: {
    name: 'Scénario',
    help: [full, later, last].map(([name, gist]) => `${name}. ${gist}`).join(' '),
    values: { 'bonaparte-1792': full[0], 'napoleon-1805': later[0], 'the-end-1813': last[0] },
  },
  cavalry: {
    name: 'Intervention de cavalerie',
    help: 'Avant chaque bataille, la cavalerie d’autres Nations peut la rejoindre : la française essaie toujours, la vôtre à votre gré.',
    values: { off: 'aucune cavalerie ne rejoint les batailles', on: 'la cavalerie peut rejoindre les batailles' },
  },
  veteran: {
    name: 'Vétéran',
    help: `Pour qui connaît le jeu : il faut gagner au plus tard au tour 15, et la perte de la Garde et les Cent-Jours rapportent moins. Dans ${last[0]}, il reste trois tours : aucun de nos robots n’y a jamais gagné.`,
    values: { off: 'ordinaire', on: 'vétéran' },
  },
};

export const terms: TermWords = {
  dice: 'dés',
  london: 'Londres',
  prussia: 'Prusse',
  austria: 'Autriche',
  personalities: 'personnalités',
  trade: 'Commerce',
  blockade: 'Blocus continental',
  money: 'argent',
  sea: 'maîtrise de la mer',
  vizier: 'Grand Vizir',
  corps: 'corps retardés',
  flags: 'Guerres russes',
  nelson: 'Nelson',
  royalNavy: 'Royal Navy',
  frenchFleet: 'Flotte française',
  frenchSpain: 'Espagne française',
  envoy: 'valeur de l’envoyé',
  client: 'État client',
  pope: 'Pape',
  josephine: 'Joséphine',
  turn: 'tour',
  strength: 'force',
  enemyInBattle: 'cavalerie ennemie dans la bataille',
  enemyBehind: 'cavalerie ennemie laissée derrière',
  far: 'non adjacente',
};

const result = (key: keyof typeof names.battleResults): string => names.battleResults[key][0];

export const odds: Words['odds'] = {
  ...terms,
  ...dice,
  'french-pursuit': result('french-pursuit'),
  'french-victorious': result('french-victorious'),
  'coalition-retreat': result('coalition-retreat'),
  'french-exchange': result('french-exchange'),
  'cavalry-harassment': result('cavalry-harassment'),
  'coalition-exchange': result('coalition-exchange'),
  'french-retreat': result('french-retreat'),
  'coalition-victorious': result('coalition-victorious'),
  'coalition-pursuit': result('coalition-pursuit'),
  won: 'Conflit gagné',
  lost: 'Conflit perdu',
  win: 'Victoire navale',
  draw: 'Bataille navale indécise',
  loss: 'Défaite navale',
  success: 'Réussite',
  failure: 'Échec',
  french: 'France',
  coalition: 'Coalition',
  needed: 'nécessaire',
  light: 'infanterie légère',
  guard: 'Garde impériale',
};

/** Each step as what something is for: `C’est pour un autre moment : la levée des corps.` */
export const moments: Readonly<Record<StepName, string>> = {
  'turn.fund': 'l’argent des conflits mineurs',
  'turn.budget': 'l’argent de l’Amirauté',
  'turn.buy': 'l’achat d’un marqueur du bol',
  'turn.second': 'l’envoi du second diplomate français',
  'war.sea': 'la bataille navale avant un conflit mineur',
  'war.corps': 'les corps russes à retarder pour un conflit mineur',
  'war.money': 'la dépense pour un conflit mineur',
  'naval.money': 'la dépense pour une bataille navale',
  'invasion.delay': 'les corps neutres à retarder lors de l’invasion de la Russie',
  'invasion.again': 'la relance après l’invasion de la Russie',
  'intrigue.act': 'l’intrigue',
  'coalition.build': 'la levée des corps',
  'placement.take': 'les corps qui rejoignent Napoléon',
  'battles.choose': 'le choix de la prochaine bataille',
  'battle.stay': 'la cavalerie française qui reste sur place',
  'battle.french': 'l’intervention de la cavalerie française',
  'battle.coalition': 'l’intervention de votre cavalerie',
  'battle.strike': 'les coups de la cavalerie au Harcèlement',
  'battle.spare': 'le survivant d’un Échange',
  'battle.refuge': 'votre retraite',
  'battle.pursue': 'votre poursuite',
  'battle.left': 'l’arrière-garde française d’une poursuite',
  'turn.invite': 'l’invitation de personnalités',
  'turn.lose': 'le corps français à défausser',
  'turn.duchies': 'les forces des Duchés qui restent ou partent',
  'turn.transferNavy': 'les transferts vers l’Amirauté',
  'turn.transferWar': 'les transferts entre le Trésor et la Caisse des conflits mineurs',
};

export const years = (s: Scene, turn: number): string =>
  yearsOf(s, turn).replace('Early', 'début').replace('Late', 'fin');

export const outcomes: Words['outcomes'] = {
  abdication: (s, { facts }) => {
    const turn = Number(facts['turn'] ?? s.view.turn);
    return `Napoléon abdique au tour ${turn} (${years(s, turn)}) : la coalition a gagné.`;
  },
  timeIsUp: (s, { facts }) => {
    const turn = Number(facts['turn'] ?? s.view.turn);
    return `Le tour ${turn} s’achève et Napoléon règne encore, l’abdication étant à ${facts['abdication'] ?? s.view.abdication} : la coalition a perdu.`;
  },
};
