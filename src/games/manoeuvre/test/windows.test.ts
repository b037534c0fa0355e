import { describe, expect, test } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { viewOf } from '../view.ts';
import { type Arrangement, opened, steps, type Table, table } from './table.ts';

// Appendix B of the ledger: every decision exists, and no question tells what is in a hand.

const asked = (t: Table) => [t.step, t.asked];
const FIRST = { setup: [10, 1] };

describe('B-1 to B-6: set-up', () => {
  test('side, tiles, nations, edge, first hand, placing', () => {
    const intro = opened({ setup: 'introductory' }, FIRST);
    expect(asked(intro)).toEqual(['setup.side', [0]]);
    expect(asked(intro.take(0, 'side fr'))).toEqual(['setup.tile', [0]]);
    const t = opened({ hand: 'tournament' }, FIRST);
    expect(asked(t)).toEqual(['setup.tile', [0]]);
    t.take(0, 'tile 1 turn 0', 'tile 2 turn 0', 'tile 3 turn 0', 'tile 4 turn 0');
    expect(asked(t)).toEqual(['setup.nations', [1]]);
    t.take(1, 'nation fr', 'nation gb');
    expect(asked(t)).toEqual(['setup.choose', [0]]);
    t.take(0, 'nation gb');
    expect(asked(t)).toEqual(['setup.edge', [1]]);
    t.take(1, 'edge W');
    expect(asked(t)).toEqual(['setup.hand', [0, 1]]);
    for (const seat of [0, 1]) for (let i = 0; i < 5; i++) t.take(seat, t.choices('pick', seat)[0] ?? '');
    expect(asked(t)).toEqual(['setup.place', [0]]);
    for (let i = 0; i < 8; i++) t.take(0, t.choices('place')[0] ?? '');
    expect(asked(t)).toEqual(['setup.place', [1]]);
    for (let i = 0; i < 8; i++) t.take(1, t.choices('place')[0] ?? '');
    expect(asked(t)).toEqual(['turn.discard', [0]]);
  });
});

/** Prussia against Spain: both have Guerrillas, Redoubts, Withdraw, Skirmish and Supply. */
const field: Arrangement = {
  nations: ['pr', 'es'],
  units: { 'pr-1st': 'd5', 'pr-13th': 'c4 reduced', 'pr-25th': 'h8', 'es-castille': 'd4', 'es-1st-line': 'd3' },
};
const prussia = [
  'pr-1st-1',
  'pr-hq-forced-march-1',
  'pr-hq-supply-1',
  'pr-hq-supply-2',
  'pr-hq-redoubt-1',
  'pr-ld-yorck',
];

/** Hands of Spain, all of five cards: with everything that could be played in answer, and with nothing. */
const ARMED = ['es-hq-guerrillas-1', 'es-hq-withdraw-1', 'es-castille-1', 'es-ld-palafox', 'es-castille-2'];
const BARE = ['es-3rd-hussars-1', 'es-3rd-hussars-2', 'es-3rd-hussars-3', 'es-hq-redoubt-1', 'es-hq-supply-1'];

interface Line {
  readonly what: string;
  readonly phase: Arrangement['phase'];
  readonly dice?: readonly number[];
  /** Choices of Prussia and passes of Spain that lead there. */
  readonly by: readonly (readonly [number, string])[];
  readonly asked: readonly [string, readonly number[]];
}

const STORM = 'assault pr-1st x es-castille with pr-1st-1';
const LINES: readonly Line[] = [
  { what: 'B-7 discard', phase: 'discard', by: [], asked: ['turn.discard', [0]] },
  { what: 'B-9 the compulsory move', phase: 'movement', by: [], asked: ['movement.unit', [0]] },
  { what: 'B-10 a Forced March', phase: 'movement', by: [[0, 'move pr-25th h7']], asked: ['movement.march', [0]] },
  {
    what: 'B-11 an answer to it',
    phase: 'movement',
    by: [
      [0, 'move pr-25th h7'],
      [0, 'play pr-hq-forced-march-1'],
    ],
    asked: ['guerrilla.answer', [1]],
  },
  {
    what: 'B-12 its step',
    phase: 'movement',
    by: [
      [0, 'move pr-25th h7'],
      [0, 'play pr-hq-forced-march-1'],
      [1, 'pass'],
    ],
    asked: ['movement.step', [0]],
  },
  {
    what: 'B-13 Supply',
    phase: 'movement',
    by: [
      [0, 'move pr-25th h7'],
      [0, 'pass'],
    ],
    asked: ['movement.supply', [0]],
  },
  {
    what: 'B-14 an answer to it',
    phase: 'movement',
    by: [
      [0, 'move pr-25th h7'],
      [0, 'pass'],
      [0, 'play pr-hq-supply-1'],
    ],
    asked: ['guerrilla.answer', [1]],
  },
  {
    what: 'B-15 the second unit',
    phase: 'movement',
    by: [
      [0, 'move pr-25th h7'],
      [0, 'pass'],
      [0, 'play pr-hq-supply-1'],
      [1, 'pass'],
    ],
    asked: ['movement.second', [0]],
  },
  {
    what: 'B-15 and its Forced March',
    phase: 'movement',
    by: [
      [0, 'move pr-25th h7'],
      [0, 'pass'],
      [0, 'play pr-hq-supply-1'],
      [1, 'pass'],
      [0, 'move pr-13th b4'],
      [0, 'play pr-hq-forced-march-1'],
    ],
    asked: ['guerrilla.answer', [1]],
  },
  { what: 'B-16 combat', phase: 'combat', by: [], asked: ['combat.declare', [0]] },
  { what: 'B-17 withdrawal', phase: 'combat', by: [[0, STORM]], asked: ['assault.withdraw', [1]] },
  {
    what: 'B-19 defence',
    phase: 'combat',
    by: [
      [0, STORM],
      [1, 'pass'],
    ],
    asked: ['assault.defend', [1]],
  },
  {
    what: 'B-20 attack',
    phase: 'combat',
    by: [
      [0, STORM],
      [1, 'pass'],
      [1, 'pass'],
    ],
    asked: ['assault.attack', [0]],
  },
  {
    what: 'B-20 with a supporting unit',
    phase: 'combat',
    by: [
      [0, STORM],
      [1, 'pass'],
      [1, 'pass'],
      [0, 'command pr-13th with pr-ld-yorck'],
    ],
    asked: ['assault.attack', [0]],
  },
  {
    what: 'B-21 the choice of the defender',
    phase: 'combat',
    dice: [1, 1],
    by: [
      [0, STORM],
      [1, 'pass'],
      [1, 'pass'],
      [0, 'pass'],
    ],
    asked: ['assault.choose', [1]],
  },
  {
    what: 'B-22 the choice of the attacker',
    phase: 'combat',
    dice: [2, 2],
    by: [
      [0, STORM],
      [1, 'pass'],
      [1, 'pass'],
      [0, 'pass'],
    ],
    asked: ['assault.choose', [0]],
  },
  {
    what: 'B-23 who advances',
    phase: 'combat',
    dice: [2, 2],
    by: [
      [0, STORM],
      [1, 'pass'],
      [1, 'pass'],
      [0, 'command pr-13th with pr-ld-yorck'],
      [0, 'pass'],
      [0, 'retreat'],
    ],
    asked: ['assault.advance', [0]],
  },
  { what: 'B-25 restoration', phase: 'restoration', by: [], asked: ['restoration.restore', [0]] },
  {
    what: 'B-26 an answer to it',
    phase: 'restoration',
    by: [[0, 'restore pr-13th with pr-hq-supply-1']],
    asked: ['guerrilla.answer', [1]],
  },
  { what: 'B-27 a redoubt', phase: 'restoration', by: [[0, 'pass']], asked: ['restoration.redoubt', [0]] },
];

const opposed = (line: Line, hand: readonly string[]): Table => {
  const t = table({ ...field, hands: [prussia, hand], phase: line.phase }, { dice: line.dice ?? [] });
  for (const [seat, choice] of line.by) t.take(seat, choice);
  return t;
};

describe('B-7 to B-27: a player turn', () => {
  test.each(LINES.map((line) => [line.what, line] as const))('%s', (_what, line) => {
    expect(asked(opposed(line, ARMED))).toEqual(line.asked);
  });

  test('B-18 the flank of a retreat', () => {
    const t = table(
      { ...field, units: { ...field.units, 'pr-13th': 'h1' }, hands: [prussia, BARE], phase: 'combat' },
      { dice: [2, 2] },
    );
    t.take(0, STORM).take(1, 'pass', 'pass').take(0, 'pass', 'retreat');
    expect([asked(t), t.choices()]).toEqual([
      ['assault.retreat', [1]],
      ['retreat c4', 'retreat e4'],
    ]);
  });

  test('B-20 more supporters while the Command value allows', () => {
    const t = table({ ...field, units: { ...field.units, 'pr-25th': 'e4' }, hands: [prussia, BARE], phase: 'combat' });
    t.take(0, STORM).take(1, 'pass').take(0, 'command pr-13th with pr-ld-yorck');
    expect([asked(t), t.choices()]).toEqual([
      ['assault.support', [0]],
      ['support pr-25th', 'pass'],
    ]);
  });

  test('B-24 the Hits of a Committed Attack', () => {
    const t = table(
      { ...field, hands: [['pr-1st-1', 'pr-hq-committed-attack-1', 'pr-ld-yorck'], []], phase: 'combat' },
      { dice: [1, 1, 1, 1] },
    );
    t.take(0, STORM, 'command pr-13th with pr-ld-yorck', 'play pr-hq-committed-attack-1', 'hit');
    expect([asked(t), t.choices()]).toEqual([
      ['assault.suffer', [0]],
      ['suffer pr-1st', 'suffer pr-13th'],
    ]);
  });

  test('B-8, B-28 a Scout at the own decisions, and after drawing', () => {
    const us: Arrangement = { nations: ['us', 'es'], units: { 'us-1st': 'd5', 'es-castille': 'd4' } };
    const t = table({
      ...us,
      hands: [['us-1st-1', 'us-1st-2', 'us-1st-3', 'us-1st-4', 'us-1st-5'], []],
      phase: 'draw',
    });
    // Without a Scout in the hand too.
    expect([asked(t), t.choices()]).toEqual([['turn.drawn', [0]], ['pass']]);
    const scout = table({ ...us, hands: [['us-hq-scout-1'], []], phase: 'movement' });
    expect(scout.offers('scout us-hq-scout-1')).toBe(true);
  });
});

describe('questions tell nothing', () => {
  rule(
    'MAN-1.4-g',
    'whatever the other side holds, the same seat is asked, and the active player sees and hears the same',
    () => {
      for (const line of LINES) {
        const [armed, bare] = [opposed(line, ARMED), opposed(line, BARE)];
        expect(asked(bare), line.what).toEqual(line.asked);
        expect(viewOf(steps, bare.position, 0), line.what).toEqual(viewOf(steps, armed.position, 0));
        expect(viewOf(steps, bare.position, null), line.what).toEqual(viewOf(steps, armed.position, null));
        expect(bare.heard(0), line.what).toEqual(armed.heard(0));
        expect(bare.choices('', 0), line.what).toEqual(armed.choices('', 0));
        expect(bare.reveals(), line.what).toBe(armed.reveals());
      }
    },
  );

  rule('MAN-1.4-g', 'the windows of the active player open by public facts as well', () => {
    // Nothing in the hand that could be played: asked all the same.
    const empty = ['pr-32nd-1', 'pr-32nd-2', 'pr-32nd-3', 'pr-32nd-4', 'pr-32nd-5'];
    const t = table({ ...field, hands: [empty, BARE] }).take(0, 'pass');
    expect(asked(t.take(0, 'move pr-25th h7'))).toEqual(['movement.march', [0]]);
    expect(asked(t.take(0, 'pass'))).toEqual(['movement.supply', [0]]);
    expect(asked(t.take(0, 'pass'))).toEqual(['combat.declare', [0]]);
    expect(asked(t.take(0, 'pass'))).toEqual(['restoration.restore', [0]]);
    expect(asked(t.take(0, 'pass'))).toEqual(['restoration.redoubt', [0]]);
  });

  rule(
    'MAN-1.4-g',
    'a window is left out only for public reasons: no cards at all, or a nation that has none of the kind',
    () => {
      const march: Arrangement = { ...field, phase: 'movement' };
      const none = table({ ...march, hands: [prussia, []] }).take(0, 'move pr-25th h7', 'play pr-hq-forced-march-1');
      expect(asked(none)).toEqual(['movement.step', [0]]);
      const british = table({
        ...march,
        nations: ['pr', 'gb'],
        units: { 'pr-25th': 'h8', 'gb-32nd-foot': 'a1' },
        hands: [prussia, ['gb-32nd-foot-1', 'gb-hq-supply-1']],
      }).take(0, 'move pr-25th h7', 'play pr-hq-forced-march-1');
      expect(asked(british)).toEqual(['movement.step', [0]]);
      const undefended = table({ ...field, hands: [prussia, []], phase: 'combat' }).take(0, STORM);
      expect(asked(undefended)).toEqual(['assault.attack', [0]]);
    },
  );
});
