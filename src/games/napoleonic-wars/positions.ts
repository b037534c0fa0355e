import { namedPositions } from '../../kernel/answers.ts';

/** Positions with names, for perft tables and benchmarks. */
export const positionsOf = namedPositions({
  // Austria and Russia stand by the coalition, and Napoleon looks for battle in four Nations.
  battles: {
    options: { scenario: 'napoleon-1805', cavalry: 'on' },
    phase: 'battles',
    napoleon: { form: 'B', at: 'germany' },
    units: {
      france: ['mortier', 'augereau'],
      germany: ['davout', 'lannes', 'murat', 'duchy-guards', 'duchy-grenadiers-1', 'kutuzov'],
      austria: ['soult', 'ney', 'karl', 'bagration', 'platov'],
      italy: ['massena', 'bellegarde', 'radetzky'],
      spain: ['junot', 'wellington', 'uxbridge'],
    },
    treasury: 5,
  },
  // Envoys to negotiate with, wars to win back, and a power to align.
  intrigue: {
    options: { scenario: 'napoleon-1805' },
    phase: 'intrigue',
    turn: 7,
    treasury: 7,
    status: { austria: 'surrendered', russia: 'neutral' },
    treaties: ['san-ildefonso'],
    diplomats: { talleyrand: 'germany', reinhard: 'austria', maret: 'spain' },
  },
  // All of Europe may be built, France too.
  coalition: {
    options: { scenario: 'the-end-1813', veteran: 'on' },
    phase: 'coalition',
    treasury: 4,
    units: {
      france: ['davout', 'ney'],
      germany: ['marmont', 'macdonald', 'duchy-guards'],
      italy: ['murat-naples', 'suchet'],
      spain: ['soult'],
    },
  },
  // The last flag: Napoleon marches on Moscow.
  invasion: {
    options: { scenario: 'napoleon-1805' },
    turn: 11,
    phase: 'buy',
    happens: 'marker war-finland',
    warFund: 5,
    napoleon: { form: 'N' },
    wars: { caucasus: 'lost', balkans: 'won' },
    bowl: ['no-war'],
    units: { board: ['bernadotte-sweden'] },
  },
  // The last turn: who can still be brought to London, and whether the goal is met.
  last: {
    options: { scenario: 'the-end-1813' },
    turn: 16,
    phase: 'personalities',
    treasury: 3,
    abdication: 15,
    people: { goethe: 'home', volta: 'home', beethoven: 'home' },
    units: {
      france: ['wellington', 'blucher'],
      germany: ['kleist', 'ney'],
      austria: ['karl'],
      italy: ['bellegarde', 'suchet'],
      spain: ['hill'],
    },
  },
});
