import { describe, expect, it } from 'vitest';
import { quietIo } from '../../../kernel/chance.ts';
import { everyRoll } from '../../../kernel/every-roll.ts';
import { fastChance } from '../../../kernel/fast-chance.ts';
import { type Frame, listChoices, play, settle, top } from '../../../kernel/flow.ts';
import type { Odds } from '../../../kernel/odds.ts';
import { there } from '../../../kernel/there.ts';
import { copyPosition } from '../copy.ts';
import { weighChoice } from '../odds/weighing.ts';
import { oddsOfChoice } from '../odds.ts';
import { AUSTRIA, type Choice, GERMANY, ITALY, NAPOLEON, type Position, SEA } from '../position.ts';
import { firstPosition } from '../rules/setup.ts';
import { fateOf } from './fate.ts';
import { arranged, atSea, box, fighting, intrigue, put, send, steps } from './table.ts';

// What a player is shown before the dice, held against the rules played with every face.

const oddsOf = (p: Position, c: Choice): Odds => there(oddsOfChoice(box, steps, p, 0, c) ?? undefined);
const shares = ({ of, results }: Pick<Odds, 'of' | 'results'>): { readonly [key: string]: number } =>
  Object.fromEntries(results.map(({ key, ways }): [string, number] => [key, ways / of]).sort());
const shareOf = (odds: Pick<Odds, 'of' | 'results'>, key: string): number => shares(odds)[key] ?? 0;

/** What the rules give with every roll; null where there are too many, or no end. */
function truthOf(p: Position, choice: Choice, most: number): Pick<Odds, 'of' | 'results'> | null {
  let known = true;
  const truth = everyRoll((io) => {
    const key = fateOf(box, steps, copyPosition(p), { seat: 0, choice }, io);
    known &&= key !== null;
    return key ?? '';
  }, most);
  return known ? truth : null;
}

const settled = (frame: Frame, lay: (p: Position) => void): Position => {
  const p = arranged(frame, lay);
  settle(steps, p, quietIo(fastChance('odds')));
  return p;
};
const fight = (nation: number): Choice => ({ kind: 'fight', nation });
/** Two battles, so that one is chosen. */
const twoFields = (lay: (p: Position) => void): Position =>
  settled({ step: 'battles.next' }, (p) => {
    p.but = ITALY;
    p.fervour.fill(0);
    put(p, 'spain', 'soult', 'wellington');
    lay(p);
  });
/** The Helvetic Republic is an X: three dice, whatever the light infantry does (NW-9.2.1-b). */
const withoutLight = (p: Position, nation: number): void => {
  p.clientIn[nation] = box.clientOf('helvetic');
};

describe('odds of a choice', () => {
  it('are those of the rules wherever campaigns by chance come by, in every kind of choice', () => {
    const met = new Map<string, number>();
    const tried = new Map<string, number>();
    for (let n = 0; n < 6; n++) {
      const chance = fastChance(`odds ${n}`);
      const io = quietIo(chance);
      const scenario = there(box.scenarios[n % 3]).id;
      const p = firstPosition(box, { scenario, cavalry: n % 2 === 0 ? 'off' : 'on', veteran: 'off' });
      settle(steps, p, io);
      while (p.outcome === null) {
        const choices = listChoices(steps, p, 0, []);
        const choice = there(choices[chance.next('pick', choices.length) - 1]);
        const kind = `${choice.kind} ${top(p).step.split('.')[0]}`;
        const times = tried.get(kind) ?? 0;
        const odds = times < 4 ? oddsOfChoice(box, steps, p, 0, choice) : null;
        const truth = odds === null ? null : truthOf(p, choice, 1300);
        if (odds !== null && truth !== null) {
          expect(odds.results.reduce((sum, { ways }) => sum + ways, 0)).toBe(odds.of);
          expect(Object.keys(shares(odds)), kind).toEqual(Object.keys(shares(truth)));
          for (const { key } of truth.results) expect(shareOf(odds, key), kind).toBeCloseTo(shareOf(truth, key), 12);
          met.set(kind, (met.get(kind) ?? 0) + 1);
        }
        if (odds !== null) tried.set(kind, times + 1);
        play(steps, p, 0, choice, io);
      }
    }
    expect([...met.keys()].sort()).toEqual(
      expect.arrayContaining([
        'charm intrigue',
        'fight battles',
        'invite turn',
        'pass coalition',
        'retreat battle',
        'ride battle',
        'roll intrigue',
        'spend naval',
        'spend war',
      ]),
    );
  });

  it('of a minor war grow with each pound', () => {
    const p = settled(fighting('switzerland'), (each) => {
      each.warFund = 3;
    });
    // 12 is needed: 1, 3, 6 and 10 of 36.
    expect([0, 1, 2, 3].map((pounds) => shareOf(oddsOf(p, { kind: 'spend', pounds }), 'won') * 36)).toEqual([
      1, 3, 6, 10,
    ]);
  });

  it('of a naval battle count Nelson and the sea, with a draw between', () => {
    const p = settled(atSea, (each) => {
      each.admiralty = 1;
      each.nelson = true;
      each.sea = SEA.royalNavy;
    });
    // +1, +2, +1: the dice win with 5, and draw with 4.
    expect(oddsOf(p, { kind: 'spend', pounds: 1 })).toMatchObject({
      of: 36,
      results: [
        { key: 'loss', ways: 3 },
        { key: 'draw', ways: 3 },
        { key: 'win', ways: 30 },
      ],
    });
  });

  it('of negotiations stop at who is beaten (NW-6.1-g)', () => {
    const p = settled(intrigue, (each) => {
      send(each, 'maret', 'germany');
      send(each, 'talleyrand', 'italy');
    });
    const io = quietIo(fastChance('talks'));
    for (const [ours, theirs] of [
      ['metternich', 'maret'],
      ['castlereagh', 'maret'],
      ['razumovsky', 'talleyrand'],
    ] as const) {
      const [diplomat, against] = [box.diplomatOf(ours), box.diplomatOf(theirs)];
      play(steps, p, 0, { kind: 'negotiate', diplomat, against }, io);
    }
    // Maret withstands 2/6 and 3/6, Talleyrand 5/6.
    const none = (1 / 6) * (5 / 6);
    const both = (5 / 6) * (1 / 6);
    const found = shares(oddsOf(p, { kind: 'roll' }));
    expect(found['beaten-0']).toBeCloseTo(none, 12);
    expect(found['beaten-2']).toBeCloseTo(both, 12);
    expect(found['beaten-1']).toBeCloseTo(1 - none - both, 12);
  });

  it('of a battle without cavalry leave out the Harassment, which is rolled again (NW-9.7.3-a)', () => {
    const p = twoFields((each) => {
      withoutLight(each, GERMANY);
      put(each, 'germany', 'ney', 'karl');
    });
    // Three dice and no difference: 10 to 12 is no result.
    const again = [10, 11, 12].map((sum) => there(THREE[sum])).reduce((a, b) => a + b);
    const odds = oddsOf(p, fight(GERMANY));
    expect(odds.results.map(({ key }) => key)).not.toContain('cavalry-harassment');
    expect(shareOf(odds, 'coalition-exchange')).toBeCloseTo((21 + 15 + 10) / (216 - again), 6);
    expect(shareOf(odds, 'french-victorious')).toBeCloseTo(1 / (216 - again), 6);
  });

  it('of a battle follow a chain to its next battle (NW-9.12-a)', () => {
    const p = twoFields((each) => {
      withoutLight(each, AUSTRIA);
      withoutLight(each, GERMANY);
      withoutLight(each, ITALY);
      // The coalition is driven from Austria in any case, and finds the French wherever it goes.
      put(each, 'austria', 'davout', 'massena', 'lannes', 'ney', 'bulow');
      put(each, 'germany', 'augereau', 'suchet', 'victor', 'marmont');
      put(each, 'italy', 'macdonald', 'oudinot', 'moreau', 'kleber');
    });
    expect(shares(oddsOf(p, fight(AUSTRIA)))).toEqual({ 'chain-lost': 1 });
  });

  it('of a deployment that is ended tell where Napoleon goes, Grand Strategy by its second die', () => {
    const p = settled({ step: 'coalition.build', lots: [0, 0, 0, 0, 0] } as Frame, (each) => {
      each.turn = 2;
      each.but = GERMANY;
      each.napoleon = NAPOLEON.B;
      put(each, 'army', 'davout', 'lannes', 'massena', 'soult', 'ney');
      put(each, 'pool', 'wellington');
    });
    const found = shares(oddsOf(p, { kind: 'pass' }));
    const rows = [3, 4, 5, 6, 7, 8].map((row) => there(box.invasions[row - 2]).napoleon);
    const ways = [0, 0, 0, 0, 0];
    for (const row of rows)
      if (row !== null) ways[row.nation] = (ways[row.nation] ?? 0) + 6;
      else for (const nation of [0, 1, 2, 3, 4, GERMANY]) ways[nation] = (ways[nation] ?? 0) + 1;
    expect(found['napoleon-italy']).toBe((ways[ITALY] ?? 0) / 36);
    expect(found['napoleon-germany']).toBe((ways[GERMANY] ?? 0) / 36);
  });

  it('are told of no choice after which nothing is rolled at once', () => {
    const p = settled(fighting('switzerland'), (each) => {
      each.warFund = 3;
    });
    expect(oddsOfChoice(box, steps, p, 0, { kind: 'concede' })).toBeNull();
  });
});

/** How many of the 216 rolls of three dice have each sum. */
const THREE: { readonly [sum: number]: number } = { 10: 27, 11: 27, 12: 25 };

describe('what is weighed', () => {
  it('shows for a war what each pound would do, and what a strategic victory is worth', () => {
    const p = settled(fighting('switzerland'), (each) => {
      each.warFund = 9;
      each.abdication = 7;
    });
    const weighed = there(weighChoice(box, steps, p, 0, { kind: 'spend', pounds: 0 }) ?? undefined);
    expect(weighed.ladder?.map(({ choice }) => choice)).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((pounds) => ({ kind: 'spend', pounds })),
    );
    for (const rung of weighed.ladder ?? []) expect(shares(rung)).toEqual(shares(oddsOf(p, rung.choice as Choice)));
    expect(weighed.worth).toMatchObject([{ result: 'won', points: 1, total: 8, goal: 16 }]);
    const trade = settled(fighting('haiti'), () => undefined);
    expect(weighChoice(box, steps, trade, 0, { kind: 'spend', pounds: 0 })?.worth).toEqual([]);
  });

  it('sorts the faces of the light infantry and of the Guard by what they do', () => {
    const p = twoFields((each) => {
      each.fervour[AUSTRIA] = 5;
      each.napoleon = NAPOLEON.N;
      each.napoleonAt = AUSTRIA;
      put(each, 'austria', 'davout', 'karl');
    });
    const weighed = there(weighChoice(box, steps, p, 0, fight(AUSTRIA)) ?? undefined);
    expect(weighed.dice.map(({ side, faces }) => [side, ...faces.map((each) => [each.key, ...each.faces])])).toEqual([
      ['light', ['light-2', 1, 2, 3, 4, 5], ['light-3', 6]],
      ['guard', ['absent', 1, 2, 3, 4], ['joins', 5, 6]],
    ]);
  });
});
