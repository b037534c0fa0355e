import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { type Arrangement, type Table, table } from './table.ts';

// Chapter 6.2: Bombardment and Volley.

const VOLLEY = 'volley at-4th x gb-32nd-foot with at-4th-3';
const BOMBARD = 'bombard at-4th x gb-32nd-foot with at-4th-5';

function firing(target: string, change: Arrangement = {}, dice: readonly number[] = []): Table {
  return table(
    {
      nations: ['at', 'gb'],
      units: { 'at-4th': 'd5', 'gb-32nd-foot': target, ...change.units },
      hands: [
        ['at-4th-3', 'at-4th-5', 'at-ld-charles'],
        ['gb-32nd-foot-1', 'gb-hq-withdraw-1', 'gb-ld-moore'],
      ],
      phase: 'combat',
      ground: change.ground,
      redoubts: change.redoubts,
    },
    { dice },
  );
}

const canBombard = (target: string, change: Arrangement = {}) => firing(target, change).offers(BOMBARD);

describe('6.2 the shot', () => {
  rule('MAN-6.2.1-a', 'a card of the unit with a Bombard or a Volley value', () => {
    const t = table({
      nations: ['at', 'gb'],
      units: { 'at-4th': 'd5', 'at-1st': 'c4', 'gb-32nd-foot': 'd4' },
      hands: [['at-4th-1', 'at-4th-3', 'at-4th-5', 'at-14th-5'], []],
      phase: 'combat',
    });
    expect([t.choices('volley'), t.choices('bombard')]).toEqual([[VOLLEY], [BOMBARD]]);
  });

  rule('MAN-6.2.2-a', 'a Volley is fired at an enemy beside the unit', () => {
    expect(firing('d4').offers(VOLLEY)).toBe(true);
    for (const square of ['d3', 'e4', 'f5', 'c6']) expect(firing(square).offers(VOLLEY)).toBe(false);
    const friends = firing('d3', { units: { 'at-1st': 'd4', 'at-3rd': 'd6' } });
    expect(friends.choices('volley')).toEqual([]);
  });

  rule('MAN-6.2.2-b', 'a Bombardment at an enemy one or two squares away, and no further', () => {
    for (const square of ['d4', 'd6', 'c5', 'e5', 'd3', 'd7', 'b5', 'f5', 'c4', 'c6', 'e4', 'e6']) {
      expect(canBombard(square)).toBe(true);
    }
    for (const square of ['d2', 'd8', 'a5', 'g5', 'c3', 'b4', 'e3', 'f4', 'b6', 'f6', 'c7', 'e7', 'h1']) {
      expect(canBombard(square)).toBe(false);
    }
  });

  rule('MAN-6.2.2-b', 'never at a friend, for either seat', () => {
    const units = { 'fr-imperial-guard': 'd6', 'fr-8th': 'd4', 'gb-1st-foot-guards': 'c5', 'gb-32nd-foot': 'd5' };
    const second = table({ units, hands: [[], ['gb-32nd-foot-5']], active: 1, phase: 'combat' });
    expect(second.choices('bombard')).toEqual([
      'bombard gb-32nd-foot x fr-imperial-guard with gb-32nd-foot-5',
      'bombard gb-32nd-foot x fr-8th with gb-32nd-foot-5',
    ]);
    const first = table({ units, hands: [['fr-8th-5'], []], phase: 'combat' });
    expect(first.choices('bombard')).toEqual([
      'bombard fr-8th x gb-1st-foot-guards with fr-8th-5',
      'bombard fr-8th x gb-32nd-foot with fr-8th-5',
    ]);
  });

  rule('MAN-6.2.2-c', 'hill, town, woods and any unit between stop it; lake, marsh and field do not (I-20)', () => {
    for (const code of ['h', 't', 'w']) expect(canBombard('d3', { ground: { [code]: 'd4' } })).toBe(false);
    for (const code of ['l', 'm', 'f', '.']) expect(canBombard('d3', { ground: { [code]: 'd4' } })).toBe(true);
    expect(canBombard('d3', { units: { 'at-1st': 'd4' } })).toBe(false);
    expect(canBombard('d3', { units: { 'gb-4th-foot': 'd4' } })).toBe(false);
  });

  rule('MAN-6.2.2-d', 'the squares of the two units do not stop it', () => {
    for (const code of ['h', 't', 'w']) {
      expect(canBombard('d3', { ground: { [code]: 'd5 d3' } })).toBe(true);
      expect(canBombard('d4', { ground: { [code]: 'd5 d4' } })).toBe(true);
      expect(canBombard('e4', { ground: { [code]: 'd5 e4' } })).toBe(true);
    }
  });

  rule('MAN-6.2.2-e', 'a unit in a marsh may bombard and volley', () => {
    const t = firing('d4', { ground: { m: 'd5' } });
    expect([t.offers(VOLLEY), t.offers(BOMBARD), t.choices('assault')]).toEqual([true, true, []]);
  });

  rule('MAN-6.2.2-f', 'on a diagonal one open square of the two is enough (I-19)', () => {
    expect(canBombard('e4', { ground: { w: 'd4' } })).toBe(true);
    expect(canBombard('e4', { ground: { w: 'e5' } })).toBe(true);
    expect(canBombard('e4', { ground: { w: 'd4', h: 'e5' } })).toBe(false);
    expect(canBombard('e4', { ground: { w: 'd4' }, units: { 'gb-4th-foot': 'e5' } })).toBe(false);
    expect(canBombard('e4', { units: { 'gb-4th-foot': 'e5' } })).toBe(true);
  });

  rule(['X-9', 'MAN-6.2.2-b', 'MAN-6.2.2-c', 'MAN-6.2.2-f'], 'lines of fire on the printed battlefield', () => {
    const reached = (from: string, others: Arrangement['units'], targets: readonly string[]) =>
      targets.filter((target) =>
        table({
          tiles: [1, 2, 3, 4],
          units: { 'fr-45th': from, ...others, 'gb-4th-foot': target },
          hands: [['fr-45th-5'], []],
          phase: 'combat',
        }).offers('bombard fr-45th x gb-4th-foot with fr-45th-5'),
      );
    const yesA = ['c5', 'b4', 'd4', 'c3', 'c2', 'b3', 'd3', 'd5', 'e4'];
    const noA = ['c6', 'b5', 'a4'];
    expect(reached('c4', {}, [...yesA, ...noA])).toEqual(yesA);
    const yesB = ['e5', 'f4', 'g5', 'h5', 'g6', 'g4'];
    const noB = ['f7', 'e6', 'e4', 'f3', 'd5'];
    expect(reached('f5', { 'gb-32nd-foot': 'f6' }, [...yesB, ...noB])).toEqual(yesB);
    expect(reached('f5', { 'fr-2nd': 'f6' }, [...yesB, ...noB])).toEqual(yesB);
    // The unit U itself can be reached.
    expect(reached('f5', {}, ['f6'])).toEqual(['f6']);
  });
});

describe('6.2 the result', () => {
  const terms = (t: Table) =>
    [t.totals().terms.attack, t.totals().terms.defence].map((side) => side.map(({ what, value }) => [what, value]));

  rule('MAN-6.2.3-a', 'dice and terrain, not the strength of the unit', () => {
    const volley = firing('d4', {}, [3, 4]).take(0, VOLLEY);
    expect(volley.totals()).toMatchObject({ type: 'volley', attack: 7, dice: [{ dice: '2d6', faces: [3, 4] }] });
    const bombard = firing('d4', {}, [9]).take(0, BOMBARD);
    expect(bombard.totals()).toMatchObject({ type: 'bombard', attack: 9, dice: [{ dice: '1d10', faces: [9] }] });
    expect(terms(firing('d4', { ground: { h: 'd5' } }, [3, 4]).take(0, VOLLEY))[0]).toEqual([['terrain', 2]]);
    expect(
      firing('d4', { ground: { h: 'd5' } }, [9])
        .take(0, BOMBARD)
        .totals().attack,
    ).toBe(11);
    expect(
      firing('d4', { ground: { h: 'd5 d4' } }, [9])
        .take(0, BOMBARD)
        .totals().attack,
    ).toBe(9);
  });

  rule('MAN-6.2.3-b', 'strength of the target, its terrain and its redoubt (I-21)', () => {
    expect(terms(firing('d4', {}, [9]).take(0, BOMBARD))[1]).toEqual([['strength', 6]]);
    const strong = firing('d4 reduced', { ground: { t: 'd4' }, redoubts: ['d4'] }, [9]).take(0, BOMBARD);
    expect(terms(strong)[1]).toEqual([
      ['strength', 3],
      ['terrain', 3],
      ['redoubt', 3],
    ]);
    const volley = firing('d4', { ground: { w: 'd4' }, redoubts: ['d4'] }, [6, 6]).take(0, VOLLEY);
    expect(volley.totals().defence).toBe(11);
  });

  rule('MAN-6.2.3-c', 'nobody plays another card', () => {
    for (const [choice, dice] of [
      [VOLLEY, [6, 6]],
      [BOMBARD, [10]],
    ] as const) {
      const t = firing('d4', {}, dice).take(0, choice);
      // Withdraw, defence cards and Leaders are in both hands, but the combat is over.
      expect([t.position.phase, t.told('played')]).toEqual(['restoration', []]);
      expect([t.hand(1).length, t.unit('gb-32nd-foot')]).toEqual([3, 'd4 reduced']);
    }
  });

  rule('MAN-6.2.3-b', 'each term of the defence is told with the clause of this procedure or of its own', () => {
    const clauses = (choice: string) =>
      firing('d4', { ground: { t: 'd4' }, redoubts: ['d4'] }, choice === VOLLEY ? [1, 1] : [1])
        .take(0, choice)
        .totals()
        .terms.defence.map(({ what, clause }) => [what, clause]);
    const told = [
      ['strength', 'MAN-6.2.3-b'],
      ['terrain', 'MAN-TEC-e'],
      ['redoubt', 'MAN-9.2.5-d'],
    ];
    expect([clauses(BOMBARD), clauses(VOLLEY)]).toEqual([told, told]);
  });

  rule('MAN-6.2.4-a', 'more than the defence is one Hit; equal or less is nothing, and nothing stronger exists', () => {
    for (const [dice, after] of [
      [5, 'd4'],
      [6, 'd4'],
      [7, 'd4 reduced'],
    ] as const) {
      const t = firing('d4', {}, [dice]).take(0, BOMBARD);
      expect([t.unit('gb-32nd-foot'), t.unit('at-4th')]).toEqual([after, 'd5']);
      expect(t.totals().result).toBe(dice === 7 ? 'hit' : 'nothing');
    }
    // Four times the defence, and still one Hit: no retreat, no advance.
    const strong = table(
      {
        nations: ['ru', 'gb'],
        units: { 'ru-guard': 'd5', 'gb-42nd-foot': 'd4 reduced', 'gb-dutch-belgians': 'e5' },
        hands: [['ru-guard-5', 'ru-guard-4'], []],
        phase: 'combat',
      },
      { dice: [8, 8] },
    ).take(0, 'volley ru-guard x gb-dutch-belgians with ru-guard-4');
    expect(strong.totals()).toMatchObject({ attack: 16, defence: 5, result: 'hit' });
    expect([strong.unit('gb-dutch-belgians'), strong.unit('ru-guard'), strong.told('moved')]).toEqual([
      'e5 reduced',
      'd5',
      [],
    ]);
    // A weak shot never hurts who fired it.
    const weak = firing('d4', {}, [1, 1]).take(0, VOLLEY);
    expect([weak.unit('at-4th'), weak.unit('gb-32nd-foot'), weak.told('hit')]).toEqual(['d5', 'd4', []]);
    expect(weak.discard(0)).toEqual(['at-4th-3']);
  });

  rule('MAN-6.2.4-a', 'a reduced unit dies of it, and cavalry does not pursue', () => {
    const t = table(
      {
        units: { 'fr-guard-cavalry': 'd5', 'gb-32nd-foot': 'd4 reduced' },
        hands: [['fr-guard-cavalry-5'], []],
        phase: 'combat',
      },
      { dice: [6, 6] },
    ).take(0, 'bombard fr-guard-cavalry x gb-32nd-foot with fr-guard-cavalry-5');
    expect([t.unit('gb-32nd-foot'), t.unit('fr-guard-cavalry'), t.told('pursuitRoll')]).toEqual(['gone', 'd5', []]);
    expect(t.told('eliminated')).toMatchObject([{ why: 'hit' }]);
  });
});
