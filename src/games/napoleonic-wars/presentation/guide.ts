import type { Thing } from '../../../kernel/game.ts';
import type { Guide, GuideStep } from '../../../table/presentation.ts';
import type { Box } from '../data/box.ts';
import { NATIONS, WARS } from '../data/names.ts';
import type { ClauseId } from '../text/clauses.en.ts';
import { GUIDED } from './guided.ts';

// The last turn of a campaign, late in 1813: Napoleon is two steps from abdication, and Austria stands aside. A war in Serbia brings
// the one step, three Nations the other; on the way everything that a turn is made of comes once.

const ARMY = [
  ...[
    'davout',
    'massena',
    'soult',
    'ney',
    'suchet',
    'augereau',
    'victor',
    'marmont',
    'macdonald',
    'oudinot',
    'mortier',
  ],
  ...['saint-cyr', 'berthier', 'grouchy', 'poniatowski', 'wrede', 'murat-naples'],
  ...['lefebvre', 'vandamme', 'jourdan', 'junot', 'desaix'],
];

const POSITION = {
  turn: 13,
  abdication: 14,
  treasury: 0,
  warFund: 1,
  status: { austria: 'neutral' },
  wars: { switzerland: 'won', tyrol: 'won' },
  bowl: ['war-serbia', 'no-war', 'no-war'],
  diplomats: { talleyrand: 'germany', reinhard: 'italy', caulaincourt: 'austria' },
  units: { army: ARMY },
};

const CHANCE = {
  dice: [
    // Serbia; two envoys, to France and to Spain; Metternich's talk; the invasion row; Napoleon's die.
    ...[3, 4, 1, 5, 3, 6, 3],
    // Italy: light infantry, two dice. Austria: light infantry, the Guard, three dice. Germany: light infantry, two dice.
    ...[5, 3, 4, 5, 2, 5, 4, 5, 4, 5, 6],
  ],
  bowl: [1, 1],
  army: [1, 8, 15, 4, 12, 4, 13, 8, 5, 4, 5, 8, 4, 4, 1, 4, 3, 4, 1, 2],
};

/** Whoever is still to be built when everything has been shown once. */
const REST = [
  ...['schwarzenberg', 'bellegarde', 'radetzky', 'wrede'].map((unit) => `build ${unit} austria`),
  ...['moore', 'hill', 'uxbridge', 'blake', 'palafox'].map((unit) => `build ${unit} spain`),
  ...['barclay', 'bagration', 'bennigsen', 'wittgenstein', 'platov'].map((unit) => `build ${unit} germany`),
  ...['blucher', 'braunschweig', 'kleist', 'yorck', 'bulow', 'bernadotte-sweden'].map(
    (unit) => `build ${unit} germany`,
  ),
];

type Made = Pick<GuideStep, 'do' | 'after' | 'things'>;
const step = (clause: ClauseId, words: GuideStep['words'], made: Made = {}): GuideStep => ({ words, clause, ...made });

const nation = (name: (typeof NATIONS)[number]): Thing => `nation:${NATIONS.indexOf(name)}`;
const war = (name: (typeof WARS)[number]): Thing => `war:${WARS.indexOf(name)}`;

export function guideOf(box: Box): Guide {
  const unit = (name: string): Thing => `unit:${box.unitOf(name)}`;
  const diplomat = (name: string): Thing => `diplomat:${box.diplomatOf(name)}`;
  return {
    position: POSITION,
    options: { scenario: 'the-end-1813' },
    seat: 0,
    chance: CHANCE,
    steps: [
      step('NW-1.0-a', GUIDED.coalition),
      step('NW-2.1.1-a', GUIDED.nations, { things: NATIONS.slice(0, box.nations.length).map(nation) }),
      step('NW-11.1-b', GUIDED.aim, { things: [nation('germany')] }),
      step('NW-4.2.1-a', GUIDED.fund, { do: 'fund 4' }),
      step('NW-4.2.2-a', GUIDED.admiralty, { do: 'budget 0' }),
      step('NW-4.9-b', GUIDED.war, { things: [war('serbia')], do: 'spend 5' }),
      step('NW-4.9.1.1-d', GUIDED.won, { things: [war('serbia')] }),
      step('NW-4.12-a', GUIDED.buy, { do: 'pass' }),
      step('NW-5.1-a', GUIDED.envoys, { things: [diplomat('maret'), diplomat('champagny')] }),
      step('NW-6.1-a', GUIDED.negotiate, { do: 'negotiate metternich x caulaincourt' }),
      step('NW-6.1-d', GUIDED.roll, { do: 'roll' }),
      step('NW-6.3-a', GUIDED.align, { do: 'align metternich austria' }),
      step('NW-6.0-b', GUIDED.enough, { do: 'pass' }),
      step('NW-7.0-a', GUIDED.army, { things: [nation('france'), nation('germany')] }),
      step('NW-8.1-e', GUIDED.charles, { do: 'build karl austria' }),
      step('NW-8.2-c', GUIDED.wellington, { do: 'build wellington spain' }),
      step('NW-8.1-b', GUIDED.duchies, {
        do: 'build duchy-guards italy',
        after: ['build duchy-grenadiers-1 italy', 'build duchy-fusiliers-1 italy'],
      }),
      step('NW-8.3-a', GUIDED.germany, { do: 'build kutuzov germany', after: REST }),
      step('NW-8.5-b', GUIDED.faces, { do: 'pass' }),
      step('NW-8.5-c', GUIDED.emperor, { things: [nation('austria'), unit('ney'), unit('soult')] }),
      step('NW-9.0-b', GUIDED.italy, { do: 'fight italy' }),
      step('NW-9.2-a', GUIDED.light, { things: [nation('italy'), unit('duchy-guards')] }),
      step('NW-9.5-a', GUIDED.austria, { do: 'fight austria' }),
      step('NW-11.2-a', GUIDED.farewell),
    ],
  };
}
