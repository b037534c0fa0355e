import { get } from '../../../kernel/there.ts';
import type { AtlasFacts } from './atlas.tsx';
import { statusToken } from './boxes.tsx';
import type { NationFacts } from './field.tsx';
import type { Colours, Corps } from './nouns.ts';
import type { TokenFacts, TokenKind } from './pieces.tsx';
import type { WarFacts } from './wars.tsx';

// Maps to look at, for tests and pictures. Names and numbers are those of the components; the moments are made up.

/** `Davout 6`, `Murat 6c` for cavalry. */
const corps = (side: Corps['side'], colours: Colours, ...words: readonly string[]): readonly Corps[] =>
  words.map((each) => {
    const [, name, strength, arm] = /^(.+) (\d)(c?)$/.exec(each) ?? ['', each, '0', ''];
    return {
      id: `${colours} ${each}`,
      name: name ?? each,
      colours,
      side,
      strength: Number(strength),
      cavalry: arm === 'c',
    };
  });
const french = (...words: readonly string[]) => corps('french', 'french', ...words);
const fresh = (list: readonly Corps[]) => list.map((each) => ({ ...each, fresh: true }));
const duchies = (...strengths: readonly number[]): readonly Corps[] =>
  strengths.map((strength, i) => ({
    id: `duchy ${i}`,
    name: '',
    colours: 'duchy',
    side: 'coalition',
    strength,
    cavalry: false,
  }));
const guard: Corps = { ...get(corps('french', 'guard', 'Guard 7'), 0), maybe: true };

const token = (kind: TokenKind, words: string): TokenFacts => ({ kind, words });
const nation = (facts: Partial<NationFacts> & Pick<NationFacts, 'name' | 'fervour'>): NationFacts => ({
  income: 0,
  tokens: [],
  corps: [],
  napoleon: null,
  but: null,
  ...facts,
});
const war = (state: WarFacts['state'], difficulty: number, more: Partial<WarFacts> = {}): WarFacts => ({
  state,
  difficulty,
  trade: false,
  ...more,
});

const YEARS =
  '1792–94 France,1795–96 Germany,1797–98 Italy,1799 Italy,1800–04 Austria,1805 Austria,1806–07 Germany,1808 Spain,Early 1809 Germany,Late 1809 Austria,1810–12 Germany,Early 1813 Germany,Late 1813 Germany,1814 France,1815–17 France,1818–21 France';

/** Late 1809, just after Napoleon's die. */
export const LATE_1809: AtlasFacts = {
  now: 10,
  turns: YEARS.split(',').map((words, i) => ({
    years: words.slice(0, words.lastIndexOf(' ')),
    but: words.slice(words.lastIndexOf(' ') + 1),
    waiting: i === 10 ? 2 : 0,
  })),
  nations: {
    france: nation({
      name: 'France',
      fervour: 12,
      tokens: [token('envoy-french', 'Caulaincourt 0')],
      corps: french('Soult 5', 'Victor 5', 'Marmont 5', 'Macdonald 5', 'Saint-Cyr 4'),
    }),
    germany: nation({
      name: 'Germany',
      fervour: 8,
      tokens: [
        statusToken('neutral', 'Prussia'),
        token('treaty', 'Tilsit'),
        token('envoy-french', 'Talleyrand 2'),
        token('envoy-french', 'Champagny 0'),
        token('client', 'Warsaw −2'),
      ],
      corps: french('Murat 6c', 'Masséna 6', 'Lefebvre 4'),
    }),
    austria: nation({
      name: 'Austria',
      fervour: 6,
      income: 2,
      tokens: [
        statusToken('coalition', 'Austria'),
        token('envoy-coalition', 'Metternich 4'),
        token('client', 'Illyria −2'),
      ],
      corps: [
        ...fresh(french('Davout 6', 'Bessières 5c')),
        ...french('Oudinot 5', 'Vandamme 4', 'Bernadotte 4'),
        ...corps('french', 'polish', 'Poniatowski 4'),
        ...corps('french', 'bavarian', 'Wrede 3'),
        ...fresh(french('Berthier 3')),
        guard,
        ...corps('coalition', 'austrian', 'Karl 5', 'Schwarzenberg 4', 'Bellegarde 4', 'Radetzky 2c'),
        ...duchies(4, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1),
      ],
      napoleon: 'N',
      but: 'Aim',
      chosen: true,
    }),
    italy: nation({
      name: 'Italy',
      fervour: 6,
      tokens: [token('envoy-coalition', 'Castlereagh 3'), token('person', 'Pope +2')],
      corps: [...french('Mortier 4'), ...corps('coalition', 'british', 'Moore 4', 'Hill 3', 'Uxbridge 3c')],
    }),
    spain: nation({
      name: 'Spain',
      fervour: 3,
      tokens: [statusToken('coalition', 'Spain'), token('trouble', 'Ulcer')],
      corps: [
        ...french('Ney 5', 'Suchet 5'),
        ...corps('coalition', 'british', 'Wellington 7', 'Beresford 2'),
        ...corps('coalition', 'spanish', 'Blake 4', 'Palafox 4'),
      ],
    }),
  },
  wars: {
    usa: war('won', 11),
    haiti: war('lost', 9),
    cape: war('won', 9, { trade: true }),
    mysore: war('won', 9, { trade: true }),
    ireland: war('won', 9, { trade: true }),
    malta: war('won', 10),
    egypt: war('won', 11, { trade: true }),
    switzerland: war('lost', 12),
    denmark: war('open', 10, { anchor: true, strategic: true }),
    serbia: war('lost', 11),
    tyrol: war('won', 11, { fresh: true }),
    poland: war('won', 9),
    caucasus: war('won', 10),
    balkans: war('lost', 10),
    finland: war('open', 10),
    russia: war('open', 12),
  },
  warNames: {
    usa: 'United States',
    haiti: 'Haiti',
    cape: 'Good Hope',
    mysore: 'Mysore',
    ireland: 'Ireland',
    malta: 'Malta',
    egypt: 'to Egypt',
    switzerland: 'Switzerland',
    denmark: 'Denmark',
    serbia: 'Serbia',
    tyrol: 'Tyrol',
    poland: 'Poland',
    caucasus: 'Caucasus',
    balkans: 'Balkans',
    finland: 'Finland',
    russia: 'Invasion of Russia',
  },
  london: {
    treasury: 2,
    wars: 1,
    admiralty: 0,
    four: true,
    tokens: [
      token('envoy-coalition', 'Razumovsky 3'),
      token('envoy-coalition', 'Hardenberg 2'),
      token('person', 'Goethe +£1'),
    ],
  },
  seas: { fleet: 'royal-navy', nelson: false, forGood: true, blockade: true },
  russia: {
    tokens: [statusToken('surrender', 'surrendered'), token('treaty', 'Tilsit')],
    flags: [
      { name: 'Poland', state: 'won' },
      { name: 'Caucasus', state: 'won' },
      { name: 'Balkans', state: 'lost' },
      { name: 'Finland', state: 'open' },
    ],
    threat: 'Finland would bring it: 2 in 7',
  },
  neutral: ['Prussia: 5 corps, 16 strength', 'Russia: 6 corps, 24 strength'],
  portugal: [],
  sweden: statusToken('neutral', 'neutral'),
  court: {
    bed: 'Joséphine; the Guard',
    hotel: '',
    bowl: 'no corps left',
    casualties: '1 corps: Grouchy 4',
    religion: 'Concordat',
    jews: 'Ghetto Laws',
  },
  hotel: ['Reinhard 1', 'Maret 0', 'Sébastiani 0'].map((words) => token('envoy-french', words)),
  march: ['france', 'austria'],
};

/** As many corps as can come together: everything that must be gathered is. */
export const CROWDED: AtlasFacts = {
  ...LATE_1809,
  now: 14,
  march: null,
  portugal: corps('coalition', 'british', 'Wellington 7', 'Moore 4'),
  seas: { fleet: null, nelson: true, forGood: false, blockade: false },
  nations: {
    ...LATE_1809.nations,
    france: nation({
      name: 'France',
      fervour: 3,
      but: 'Aim',
      napoleon: 'V',
      chosen: true,
      tokens: [token('envoy-french', 'Talleyrand 2'), token('treaty', 'Paris')],
      corps: [
        ...french(
          'Davout 6',
          'Masséna 6',
          'Soult 5',
          'Ney 5',
          'Suchet 5',
          'Victor 5',
          'Marmont 5',
          'Macdonald 5',
          'Murat 6c',
        ),
        ...corps('coalition', 'prussian', 'Blücher 5c', 'Kleist 3', 'Yorck 3', 'Bülow 2'),
        ...corps('coalition', 'russian', 'Barclay 4', 'Wittgenstein 4', 'Platov 3c'),
        ...duchies(4, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1),
      ],
    }),
  },
};
