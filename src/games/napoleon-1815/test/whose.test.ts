import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { get, there } from '../../../kernel/there.ts';
import { BLOCK_COUNT, CAMP_OF, CORPS_COUNT, NATION_OF, seatCommanding } from '../pieces.ts';
import { type Choice, LOST } from '../position.ts';
import { blockNamed, box, game, opened, table, zoneNamed } from './table.ts';

// Whoever reaches for a piece that is not his is told so, at every step that is about pieces.

const THREE = { players: '3' };
const DECKS = { french: [1, 2, 3, 4], coalition: [37, 38, 39, 40, 41, 43] };
const spent = (zone: string, more: object = {}) => ({ zone, activated: true, ...more });
const EMPTY = { phase: 'initiative', decks: DECKS };
const FAR = { ney: 'avesnes', hill: 'alost', picton: 'ath' };

/** A table of three players at each step, by what is asked there. */
const TABLES: Readonly<Record<string, () => ReturnType<typeof table>>> = {
  'setup.deploy': () => opened({ scenario: 'grand-campaign', ...THREE }),
  'setup.vedette': () => opened({ level: 'grognard', ...THREE }),
  'operation.designate': () =>
    table({ pieces: { ...FAR, zieten: 'wavre' }, act: 'coalition', decks: DECKS }, THREE).play('name prussian'),
  'share.place fatigue': () =>
    table(
      { pieces: { ...FAR, zieten: 'wavre', pirch: 'wavre' }, act: 'coalition', lying: [36], decks: DECKS },
      THREE,
    ).play('name prussian', '+ Zieten', '+ Pirch', 'rest'),
  'share.place loss': () =>
    table(
      { pieces: { ney: spent('avesnes'), picton: spent('ath'), zieten: spent('wavre', { fatigue: 6 }) }, decks: DECKS },
      THREE,
    ),
  'share.place relief': () =>
    table(
      {
        pieces: { ...FAR, zieten: { zone: 'wavre', fatigue: 2 }, pirch: { zone: 'wavre', fatigue: 2 } },
        phase: 'initiative',
        hands: { prussian: [59] },
        decks: DECKS,
      },
      THREE,
    ).play('play #59', 'at Wavre'),
  'recovery.card': () =>
    table(
      {
        pieces: { ney: spent('avesnes'), picton: spent('ath'), zieten: spent('wavre', { fatigue: 2 }) },
        hands: { prussian: [37] },
        decks: { ...DECKS, coalition: [38, 39, 40, 41, 43] },
      },
      THREE,
    ),
  'reaction.pick': () =>
    table({ pieces: { ...FAR, zieten: 'wavre' }, hands: { prussian: [60] }, decks: DECKS }, THREE).play(
      '+ Ney',
      'march',
      'play #60',
    ),
  'ultime-effort.pick': () =>
    table({ pieces: { ...FAR, zieten: spent('wavre') }, hands: { prussian: [69] }, decks: DECKS }, THREE).play(
      '+ Ney',
      'march',
      'play #69',
    ),
  'au-son-du-canon.pick': () =>
    table(
      {
        pieces: { ney: 'ligny', picton: 'ligny', zieten: 'fleurus', hill: 'fleurus', lobau: 'avesnes' },
        hands: { prussian: [45] },
        decks: DECKS,
      },
      THREE,
    ).play('+ Ney', 'fight', 'play #45'),
  'renforts-retardes.whom': () =>
    table(
      {
        pieces: FAR,
        phase: 'draw',
        decks: { french: [1, 2, 3, 4], coalition: [72, 37, 38, 39, 40, 41] },
        arrivals: [
          { turn: 3, corps: 'thielmann', zone: 'namur' },
          { turn: 3, corps: 'bulow', zone: 'hannut' },
        ],
      },
      THREE,
    ),
  'renforts.whom': () =>
    table(
      { pieces: { ...FAR, zieten: 'wavre' }, phase: 'initiative', hands: { prussian: [62] }, decks: DECKS },
      THREE,
    ).play('play #62'),
};

/** Everything that could be wished with a block at the step. */
function wishes(step: string, hand: readonly number[], block: number): Choice[] {
  const [corps, card] = [block, hand[0] ?? 1];
  const all: Choice[] = [
    { kind: 'deploy', block, zone: 0 },
    { kind: 'stack', block },
    ...(block < CORPS_COUNT
      ? ([
          { kind: 'tire', corps },
          { kind: 'relieve', corps },
          { kind: 'lose', corps, arm: 'infantry' },
          { kind: 'recover', card, corps },
          { kind: 'corps', corps },
        ] as const)
      : []),
  ];
  const known = there(
    get(
      Object.entries(game.steps).filter(([name]) => name === step),
      0,
    )[1].asking,
  ).may;
  return all.filter(({ kind }) => known.has(kind));
}

function expectWhose(isMeant: (block: number, seat: number) => boolean, why: (step: string) => string): void {
  for (const [name, at] of Object.entries(TABLES)) {
    const t = at();
    const [step = ''] = name.split(' ');
    expect([t.step(), name]).toEqual([step, name]);
    const seat = t.seat();
    let count = 0;
    for (let block = 0; block < BLOCK_COUNT; block++)
      if (isMeant(block, seat))
        for (const wish of wishes(step, get(t.p.hands, seat), block)) {
          count++;
          expect(t.why(seat, wish)[0], `${name}: ${JSON.stringify(wish)}`).toBe(why(step));
        }
    expect(count, name).toBeGreaterThan(0);
  }
}

const ownerOf = (block: number): number => seatCommanding(3, get(NATION_OF, block));
const campOf = (seat: number): number => (seat === 0 ? 0 : 1);

/** Which rule keeps partners apart at a step: operations, what is shared, events, recovery. */
const PARTNER: Readonly<Record<string, string>> = {
  'setup.deploy': 'N15-TRI-41',
  'setup.vedette': 'N15-TRI-41',
  'operation.designate': 'N15-TRI-41',
  'share.place': 'N15-TRI-44',
  'recovery.card': 'N15-TRI-53',
};

describe('whose', () => {
  rule('N15-GEN-01', 'nobody does anything with a block of the enemy', () => {
    expectWhose(
      (block, seat) => CAMP_OF[block] !== campOf(seat),
      () => 'enemyBlock N15-GEN-01',
    );
  });

  rule(['N15-TRI-41', 'N15-TRI-44', 'N15-TRI-51', 'N15-TRI-53'], 'three players: nor with one of his partner’s', () => {
    expectWhose(
      (block, seat) => CAMP_OF[block] === campOf(seat) && ownerOf(block) !== seat,
      (step) => `partnerBlock ${PARTNER[step] ?? 'N15-TRI-51'}`,
    );
  });

  rule(['N15-GEN-01', 'N15-EVT-CHG-01'], 'those who charge are of one’s own stack', () => {
    const pieces = {
      ney: 'sombreffe',
      grouchy: 'sombreffe',
      reille: 'sombreffe',
      picton: 'sombreffe',
      lobau: 'avesnes',
    };
    const t = table({ pieces, hands: { french: [4] }, decks: DECKS }).play('+ Ney', '+ Grouchy', 'fight', 'play #4');
    const whom = (id: string) => t.why(0, { kind: 'corps', corps: blockNamed(id) });
    expect([t.step(), whom('picton'), whom('reille')]).toEqual([
      'chargez.pick',
      ['enemyBlock N15-GEN-01'],
      ['noCharger N15-EVT-CHG-01'],
    ]);
    const allied = table({
      pieces: { uxbridge: 'ligny', gneisenau: 'ligny', ney: 'ligny', picton: 'ath', lobau: 'avesnes' },
      hands: { coalition: [48] },
      decks: DECKS,
    }).play('+ Ney', 'fight', 'play #48');
    expect(allied.why(1, { kind: 'corps', corps: blockNamed('ney') })).toEqual(['enemyBlock N15-GEN-01']);
    const lamarque = {
      ...EMPTY,
      pieces: { lamarque: 'ligny', ney: 'fleurus', picton: 'ath' },
      hands: { french: [29] },
    };
    const filling = table(lamarque).play('play #29');
    expect(filling.why(0, { kind: 'corps', corps: blockNamed('picton') })).toEqual(['enemyBlock N15-GEN-01']);
  });

  rule(['N15-ELI-03', 'N15-SEQ-03'], 'who is eliminated or not yet there does nothing', () => {
    const whys: string[] = [];
    for (const name of [
      'operation.designate',
      'recovery.card',
      'reaction.pick',
      'ultime-effort.pick',
      'renforts.whom',
    ]) {
      const t = there(TABLES[name])();
      const seat = t.seat();
      const off = wishes(name, get(t.p.hands, seat), blockNamed('bulow'));
      t.p.where[blockNamed('pirch')] = LOST;
      const gone = wishes(name, get(t.p.hands, seat), blockNamed('pirch'));
      expect(off.length * gone.length, name).toBe(1);
      whys.push(...[...off, ...gone].map((wish) => get(t.why(seat, wish), 0)));
    }
    expect([...new Set(whys)]).toEqual(['blockNotHere N15-SEQ-03', 'blockLost N15-ELI-03']);
    const lamarque = {
      ...EMPTY,
      pieces: { lamarque: 'ligny', ney: 'fleurus', picton: 'ath' },
      hands: { french: [29] },
    };
    const t = table(lamarque).play('play #29');
    t.p.where[blockNamed('reille')] = LOST;
    const whom = (id: string) => t.why(0, { kind: 'corps', corps: blockNamed(id) });
    expect([t.step(), whom('reille'), whom('gerard')]).toEqual([
      'lamarque.whom',
      ['blockLost N15-ELI-03'],
      ['blockNotHere N15-SEQ-03'],
    ]);
  });

  rule(['N15-SET-01', 'N15-SET-08'], 'who is set up is set up', () => {
    const corps = opened({ scenario: 'grand-campaign' }).play('Zieten @ Namur');
    const again = { kind: 'deploy', block: blockNamed('zieten'), zone: zoneNamed('namur') } as const;
    expect(corps.why(1, again)).toEqual(['setUpAlready N15-SET-01']);
    const vedettes = opened({ level: 'grognard' }).play('vedette P1 @ Ligny');
    const twice = { kind: 'deploy', block: blockNamed('vedette P1'), zone: zoneNamed('ligny') } as const;
    expect(vedettes.why(1, twice)).toEqual(['setUpAlready N15-SET-08']);
  });

  rule('N15-CRD-03', 'a card is given, taken or played for a recovery from where it is', () => {
    const recovery = there(TABLES['recovery.card'])();
    const corps = blockNamed('zieten');
    expect(recovery.why(2, { kind: 'recover', card: 1, corps })).toEqual(['enemyCard N15-CRD-03']);
    expect(recovery.why(2, { kind: 'recover', card: 38, corps })).toEqual(['cardNotInHand N15-CRD-03']);
    const talk = { ney: 'ligny', picton: 'wavre', zieten: 'wavre', wellington: 'wavre', blucher: 'wavre' };
    const giving = table({ pieces: talk, act: 'coalition', hands: { prussian: [37] }, decks: DECKS }, THREE);
    expect([giving.step(), giving.why(2, { kind: 'give', card: 1 })]).toEqual([
      'exchange.give',
      ['enemyCard N15-CRD-03'],
    ]);
    expect(giving.why(2, { kind: 'give', card: 38 })).toEqual(['cardNotInHand N15-CRD-03']);
    const searching = table({ ...EMPTY, pieces: FAR, hands: { french: [26] } }).play('play #26');
    expect(searching.why(0, { kind: 'card', card: 37 })).toContain('enemyCard N15-CRD-03');
  });

  rule(
    ['N15-CRD-03', 'N15-DRW-02'],
    'a card is played from one’s own hand, is of one’s own deck, and never red',
    () => {
      const start = {
        pieces: { ...FAR, zieten: 'wavre' },
        hands: { french: [14, 26], prussian: [37, 60, 62] },
        decks: { french: [2, 3, 4], coalition: [38, 39] },
      };
      const first = table({ ...start, phase: 'initiative' }, THREE);
      const designating = table(start, THREE);
      const window = table(start, THREE).play('+ Ney', 'march');
      const displacing = table(start, THREE).play('+ Ney', 'march').skip();
      const answering = table({ ...start, hands: { french: [15], prussian: [60] } }, THREE).play(
        '+ Ney',
        'march',
        'play #60',
      );
      const steps = [first, designating, window, displacing, answering].map((t) => {
        const seat = t.seat();
        box.cards.forEach((card, n) => {
          if (card === null || get(t.p.hands, seat).includes(n)) return;
          const own = card.camp === campOf(seat) ? 'cardNotInHand N15-CRD-03' : 'enemyCard N15-CRD-03';
          const why = card.colour === 'red' ? 'redCard N15-DRW-02' : own;
          expect(t.why(seat, { kind: 'play', card: n })[0], `${t.step()} ${n}`).toBe(why);
        });
        return t.step();
      });
      expect(steps).toEqual([
        'initiative.card',
        'operation.designate',
        'window.ask',
        'manoeuvre.displace',
        'answer.ask',
      ]);
    },
  );
});
