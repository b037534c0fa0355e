/** What tells one head from another at the size of a thumbnail: hat, hair, whiskers, coat. */
export interface Features {
  readonly hat: 'athwart' | 'foreaft' | 'plumed' | 'shako' | 'busby' | 'tophat' | 'cap' | 'none';
  readonly hair: 'short' | 'curls' | 'receding' | 'bald';
  readonly colour: string;
  readonly whiskers: 'none' | 'side' | 'moustache' | 'great';
  readonly coat: string;
  readonly facing: string;
  readonly metal: string;
  readonly stout?: boolean;
}

const GOLD = '#d8ab3c';
const SILVER = '#d9dade';
const BLACK = '#2b2018';
const BROWN = '#5a3d22';
const RED = '#b0552a';
const GREY = '#9a9388';
const WHITE = '#e4dfd2';

const BLUE = '#2c4480';
const SCARLET = '#b5352d';
const PRUSSIAN = '#3a4a66';

type Name = readonly [
  hat: Features['hat'],
  hair: Features['hair'],
  colour: string,
  whiskers: Features['whiskers'],
  coat: string,
  facing: string,
  metal: string,
  stout?: boolean,
];

const bust = ([hat, hair, colour, whiskers, coat, facing, metal, stout = false]: Name): Features => ({
  hat,
  hair,
  colour,
  whiskers,
  coat,
  facing,
  metal,
  stout,
});

const BUSTS: Readonly<Record<string, Features>> = {
  napoleon: bust(['athwart', 'short', BROWN, 'none', '#6f7064', '#2f5a3a', GOLD, true]),
  ney: bust(['none', 'curls', RED, 'side', BLUE, BLUE, GOLD]),
  grouchy: bust(['plumed', 'short', BLACK, 'side', BLUE, '#7a1f2a', GOLD]),
  erlon: bust(['none', 'short', GREY, 'none', BLUE, SCARLET, GOLD, true]),
  reille: bust(['none', 'curls', BLACK, 'side', BLUE, BLUE, GOLD]),
  vandamme: bust(['foreaft', 'curls', BLACK, 'side', BLUE, '#223358', GOLD, true]),
  gerard: bust(['athwart', 'short', BROWN, 'side', BLUE, '#223358', GOLD]),
  lobau: bust(['none', 'receding', GREY, 'side', BLUE, '#223358', GOLD, true]),
  drouot: bust(['none', 'receding', BLACK, 'none', '#22304f', SCARLET, GOLD]),
  lamarque: bust(['plumed', 'curls', BROWN, 'none', BLUE, '#223358', GOLD]),
  wellington: bust(['foreaft', 'short', BROWN, 'side', '#2a3350', WHITE, SILVER]),
  orange: bust(['shako', 'short', '#a67c45', 'none', '#26335c', '#d98632', SILVER]),
  hill: bust(['none', 'bald', WHITE, 'side', SCARLET, '#2a3350', GOLD, true]),
  picton: bust(['tophat', 'short', GREY, 'side', '#5b4630', WHITE, '#5b4630', true]),
  uxbridge: bust(['busby', 'short', BLACK, 'moustache', '#26335c', '#e6e0cf', SILVER]),
  frederick: bust(['cap', 'short', '#a67c45', 'side', '#26335c', '#d98632', SILVER]),
  blucher: bust(['cap', 'bald', WHITE, 'great', '#2a3346', SCARLET, SILVER]),
  zieten: bust(['busby', 'short', GREY, 'great', '#6b2430', '#1f2836', SILVER]),
  pirch: bust(['plumed', 'short', GREY, 'side', PRUSSIAN, SCARLET, GOLD]),
  thielmann: bust(['none', 'curls', BROWN, 'moustache', PRUSSIAN, '#8a2f33', GOLD]),
  bulow: bust(['none', 'receding', WHITE, 'none', PRUSSIAN, SCARLET, GOLD]),
  gneisenau: bust(['foreaft', 'short', GREY, 'side', PRUSSIAN, '#8a2f33', SILVER]),
};

/** A general of another pack is drawn as one of many. */
const ANYBODY = bust(['athwart', 'short', BROWN, 'side', PRUSSIAN, SCARLET, GOLD]);

export const featuresOf = (id: string): Features => BUSTS[id] ?? ANYBODY;
