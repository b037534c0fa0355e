import type { Language } from '../../../kernel/game.ts';
import type { CourtCell } from './geometry.ts';
import type { WarState } from './nouns.ts';

/** Words that only the map needs. */
export interface AtlasWords {
  readonly map: string;
  readonly title: string;
  readonly subtitle: readonly [string, string];
  readonly north: string;
  readonly aimMet: string;
  readonly infantry: string;
  readonly cavalry: string;
  readonly warStates: Readonly<Record<WarState, string>>;
  readonly london: string;
  readonly treasury: string;
  readonly warFund: string;
  readonly admiralty: string;
  readonly highSeas: string;
  readonly fleets: Readonly<Record<'royal-navy' | 'french-fleet', string>>;
  readonly nobody: string;
  readonly forGood: string;
  readonly nelson: string;
  readonly blockade: string;
  readonly noBlockade: string;
  readonly russia: string;
  readonly neutralForces: string;
  readonly portugal: string;
  readonly sweden: string;
  readonly court: Readonly<Record<CourtCell, string>>;
  readonly waters: Readonly<Record<'north' | 'baltic' | 'black' | 'mediterranean' | 'atlantic', string>>;
  readonly towns: Readonly<Record<'constantinople' | 'copenhagen' | 'warsaw' | 'london', string>>;
}

const ENGLISH: AtlasWords = {
  map: 'Map of Europe',
  title: 'Europe',
  subtitle: ['in the wars of Napoleon,', 'drawn for the Coalition'],
  north: 'N',
  aimMet: 'aim met',
  infantry: 'Infantry',
  cavalry: 'Cavalry',
  warStates: { open: 'open', won: 'won', lost: 'lost' },
  london: 'London',
  treasury: 'Treasury',
  warFund: 'Minor wars',
  admiralty: 'Admiralty',
  highSeas: 'High Seas',
  fleets: { 'royal-navy': 'Royal Navy', 'french-fleet': 'French Fleet' },
  nobody: 'Nobody’s',
  forGood: 'for good',
  nelson: 'with Nelson',
  blockade: 'Continental System',
  noBlockade: 'no blockade',
  russia: 'Russia',
  neutralForces: 'Neutral Forces',
  portugal: 'Portugal',
  sweden: 'Sweden',
  court: {
    bed: 'Napoleon’s bed',
    hotel: 'Hôtel',
    bowl: 'Grande Armée',
    casualties: 'Casualties',
    religion: 'Church',
    jews: 'Jews',
  },
  waters: {
    north: 'North Sea',
    baltic: 'Baltic',
    black: 'Black Sea',
    mediterranean: 'Mediterranean',
    atlantic: 'Atlantic Ocean',
  },
  towns: {
    constantinople: 'Constantinople',
    copenhagen: 'Copenhagen',
    warsaw: 'Warsaw',
    london: 'London',
  },
};

const FRENCH: AtlasWords = {
  map: 'Carte de l’Europe',
  title: 'Europe',
  subtitle: ['au temps de Napoléon,', 'dressée pour la coalition'],
  north: 'N',
  aimMet: 'but atteint',
  infantry: 'Infanterie',
  cavalry: 'Cavalerie',
  warStates: { open: 'à venir', won: 'gagné', lost: 'perdu' },
  london: 'Londres',
  treasury: 'Trésor',
  warFund: 'Conflits',
  admiralty: 'Amirauté',
  highSeas: 'Haute Mer',
  fleets: { 'royal-navy': 'Royal Navy', 'french-fleet': 'Flotte française' },
  nobody: 'À personne',
  forGood: 'à jamais',
  nelson: 'avec Nelson',
  blockade: 'Blocus continental',
  noBlockade: 'pas de blocus',
  russia: 'Russie',
  neutralForces: 'Forces neutres',
  portugal: 'Portugal',
  sweden: 'Suède',
  court: {
    bed: 'Lit de Napoléon',
    hotel: 'Hôtel',
    bowl: 'Grande Armée',
    casualties: 'Pertes',
    religion: 'Église',
    jews: 'Juifs',
  },
  waters: {
    north: 'Mer du Nord',
    baltic: 'Baltique',
    black: 'Mer Noire',
    mediterranean: 'Méditerranée',
    atlantic: 'Océan Atlantique',
  },
  towns: {
    constantinople: 'Constantinople',
    copenhagen: 'Copenhague',
    warsaw: 'Varsovie',
    london: 'Londres',
  },
};

export const wordsIn = (language: Language): AtlasWords => (language === 'fr' ? FRENCH : ENGLISH);
