import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { squareNamed } from '../../../grids/squares.ts';
import { canFireAt } from '../rules/field.ts';
import { type Arrangement, arranged, box, cardId, type Table, table } from './table.ts';

// Chapter 8: what stands on unit cards.

const duel: Arrangement = { units: { 'fr-8th': 'd5', 'gb-32nd-foot': 'd4' }, phase: 'combat' };

describe('8 entries of a unit card', () => {
  rule('MAN-8.1-a', 'Attack: its dice are added, to start an Assault and for more cards', () => {
    const t = table({ ...duel, hands: [['fr-8th-1', 'fr-8th-2'], []] }, { dice: [8, 8, 6, 6] });
    t.take(0, 'assault fr-8th x gb-32nd-foot with fr-8th-1', 'play fr-8th-2');
    expect(t.totals()).toMatchObject({ attack: 6 + 28, dice: [{ dice: '2d8' }, { dice: '2d6' }] });
    expect(table({ ...duel, hands: [['fr-8th-5'], []] }).choices('assault')).toEqual([]);
  });

  rule('MAN-8.1-a', 'every card is rolled with the dice that stand on it', () => {
    for (const facts of box.cards) {
      if (facts.type !== 'unit' || facts.attack === null) continue;
      const [own, other] = [box.nations[facts.nation], box.nations[facts.nation === 0 ? 1 : 0]];
      const unit = own?.units[facts.unit]?.id ?? '';
      const target = other?.units[0]?.id ?? '';
      const dice = Array.from({ length: facts.attack.count }, () => facts.attack?.sides ?? 0);
      const t = table(
        {
          nations: [own?.id ?? '', other?.id ?? ''],
          ground: { t: 'd4' },
          units: { [unit]: 'd5', [target]: 'd4' },
          redoubts: ['d4'],
          hands: [[facts.id], []],
          phase: 'combat',
        },
        { dice },
      ).take(0, `assault ${unit} x ${target} with ${facts.id}`);
      expect(t.totals().attack).toBe((own?.units[facts.unit]?.full ?? 0) + facts.attack.count * facts.attack.sides);
    }
  });

  rule('MAN-8.2-a', 'Defence: added for the unit under attack', () => {
    const t = table({ ...duel, hands: [['fr-8th-1'], ['gb-32nd-foot-3', 'gb-4th-foot-1']] }, { dice: [1, 1] });
    t.take(0, 'assault fr-8th x gb-32nd-foot with fr-8th-1').take(1, 'pass');
    expect(t.choices()).toEqual(['play gb-32nd-foot-3', 'pass']);
    t.take(1, 'play gb-32nd-foot-3', 'pass');
    expect(
      t
        .totals()
        .terms.defence.map(({ what, value, card, clause }) => [what, value, card < 0 ? '' : cardId(card), clause]),
    ).toEqual([
      ['strength', 6, '', 'MAN-6.1.6-c'],
      ['card', 5, 'gb-32nd-foot-3', 'MAN-8.2-a'],
    ]);
  });

  rule(['MAN-8.3-a', 'MAN-8.5-a'], 'Bombard and Volley: the dice of a shot', () => {
    const ru: Arrangement = {
      nations: ['ru', 'gb'],
      ground: { h: 'd5' },
      units: { 'ru-guard': 'd5', 'gb-32nd-foot': 'd4' },
      hands: [['ru-guard-4', 'ru-guard-5'], []],
      phase: 'combat',
    };
    const bombard = table(ru, { dice: [8, 7] }).take(0, 'bombard ru-guard x gb-32nd-foot with ru-guard-5');
    expect(bombard.totals()).toMatchObject({ attack: 17, dice: [{ dice: '2d8', faces: [8, 7] }] });
    const volley = table(ru, { dice: [8, 7] }).take(0, 'volley ru-guard x gb-32nd-foot with ru-guard-4');
    expect(volley.totals()).toMatchObject({ attack: 17, dice: [{ dice: '2d8', faces: [8, 7] }] });
    // In an Assault the same card has its Attack value: 2d6.
    const assault = table(ru, { dice: [6, 6] }).take(0, 'assault ru-guard x gb-32nd-foot with ru-guard-4', 'pass');
    expect(assault.totals()).toMatchObject({ attack: 8 + 2 + 12, dice: [{ dice: '2d6' }] });
  });

  rule('MAN-8.4-a', 'Range: the greatest distance of a shot, without diagonals', () => {
    const p = arranged({ units: { 'fr-8th': 'd5' } });
    const within = (range: number, target: string) => canFireAt(box, p, squareNamed('d5'), squareNamed(target), range);
    expect(['d4', 'd3', 'e4', 'd2', 'e3'].map((square) => within(1, square))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(['d4', 'd3', 'e4', 'd2', 'e3'].map((square) => within(2, square))).toEqual([true, true, true, false, false]);
    // Cards with a Volley have range 1, those with Bombard range 2.
    const at = (target: string) =>
      table({
        nations: ['at', 'gb'],
        units: { 'at-4th': 'd5', 'gb-32nd-foot': target },
        hands: [['at-4th-3', 'at-4th-5'], []],
        phase: 'combat',
      })
        .choices()
        .map((text) => text.split(' ')[0]);
    expect([at('d4'), at('d3'), at('d2')]).toEqual([
      ['assault', 'volley', 'bombard', 'pass'],
      ['bombard', 'pass'],
      ['pass'],
    ]);
  });

  rule('MAN-8.6-a', 'Pursuit: the rolls that hit, for each card of cavalry', () => {
    for (const [roll, hit] of [
      [2, true],
      [3, false],
    ] as const) {
      const t = table(
        {
          nations: ['ot', 'gb'],
          units: { 'ot-regular-cavalry': 'd5', 'gb-32nd-foot': 'd4' },
          hands: [['ot-regular-cavalry-3'], []],
          phase: 'combat',
        },
        { dice: [1, 1, roll] },
      ).take(0, 'assault ot-regular-cavalry x gb-32nd-foot with ot-regular-cavalry-3');
      t.take(1, 'retreat');
      expect(t.told('pursuitRoll')).toMatchObject([{ roll, max: 2, hit }]);
    }
  });

  rule('MAN-8-a', 'a card with Attack and Volley is used for one or the other, as the player says', () => {
    const us: Arrangement = {
      nations: ['us', 'gb'],
      units: { 'us-13th-militia': 'd5', 'gb-32nd-foot': 'd4' },
      hands: [['us-13th-militia-1'], []],
      phase: 'combat',
    };
    expect(table(us).choices()).toEqual([
      'assault us-13th-militia x gb-32nd-foot with us-13th-militia-1',
      'volley us-13th-militia x gb-32nd-foot with us-13th-militia-1',
      'pass',
    ]);
    const assault = table(us, { dice: [2] }).take(0, 'assault us-13th-militia x gb-32nd-foot with us-13th-militia-1');
    expect(assault.totals()).toMatchObject({ type: 'assault', attack: 7, dice: [{ dice: '1d10' }] });
    const volley = table(us, { dice: [1, 1] }).take(0, 'volley us-13th-militia x gb-32nd-foot with us-13th-militia-1');
    expect(volley.totals()).toMatchObject({ type: 'volley', attack: 2, dice: [{ dice: '2d6' }] });
  });

  rule('MAN-8.8-a', 'Not required to advance: of use in an Assault only', () => {
    const t = table(
      {
        units: { 'fr-imperial-guard': 'd5', 'gb-32nd-foot': 'd4' },
        hands: [['fr-imperial-guard-1', 'fr-hq-redoubt-1'], []],
        phase: 'combat',
      },
      { dice: [1, 1] },
    ).take(0, 'assault fr-imperial-guard x gb-32nd-foot with fr-imperial-guard-1', 'pass');
    t.take(1, 'retreat');
    expect(t.choices()).toEqual(['advance fr-imperial-guard', 'pass']);
    // In defence it has no meaning: the attacker follows as ever.
    const defended = table(
      {
        ...duel,
        units: { 'fr-8th': 'd5', 'gb-1st-foot-guards': 'd4' },
        hands: [['fr-8th-1'], ['gb-1st-foot-guards-3']],
      },
      { dice: [8, 8] },
    ).take(0, 'assault fr-8th x gb-1st-foot-guards with fr-8th-1');
    defended.take(1, 'pass', 'play gb-1st-foot-guards-3', 'retreat');
    expect(defended.unit('fr-8th')).toBe('d4');
  });
});

describe('8.7 Withdraw on unit cards of the United States', () => {
  const us: Arrangement = {
    nations: ['fr', 'us'],
    units: { 'fr-8th': 'd5', 'us-4th-militia': 'd4' },
    hands: [['fr-8th-2'], ['us-4th-militia-1', 'us-4th-militia-4', 'us-4th-militia-5', 'us-1st-1', 'us-hq-withdraw-1']],
    phase: 'combat',
  };
  const ASSAULT = 'assault fr-8th x us-4th-militia with fr-8th-2';
  const attacked = (dice: readonly number[]): Table => table(us, { dice }).take(0, ASSAULT);

  rule('MAN-8.7-a', 'a card with the entry and the name of the unit under attack, in step 3, with a d6', () => {
    const t = attacked([4]);
    expect([t.step, t.choices()]).toEqual([
      'assault.withdraw',
      ['play us-4th-militia-1', 'play us-4th-militia-4', 'play us-hq-withdraw-1', 'pass'],
    ]);
    t.take(1, 'play us-4th-militia-1');
    expect(
      t.told('withdrawRoll').map(({ unit, card, roll, max, success }) => [unit, cardId(card), roll, max, success]),
    ).toEqual([[13, 'us-4th-militia-1', 4, 3, false]]);
    // In step 4 it is a defence card like any other, and rolls nothing.
    const later = attacked([]).take(1, 'pass');
    expect([later.step, later.offers('play us-4th-militia-1')]).toEqual(['assault.defend', true]);
    later.take(1, 'play us-4th-militia-1');
    expect(later.told('withdrawRoll')).toEqual([]);
  });

  rule('MAN-8.7-b', 'within the range the unit withdraws as with a Withdraw card', () => {
    for (const roll of [1, 3]) {
      const t = attacked([roll]).take(1, 'play us-4th-militia-1');
      expect([t.unit('us-4th-militia'), t.unit('fr-8th')]).toEqual(['d3', 'd4']);
      expect([t.told('totals'), t.told('moved').map(({ how }) => how)]).toEqual([[], ['withdrawal', 'advance']]);
      expect([t.discard(0), t.discard(1)]).toEqual([['fr-8th-2'], ['us-4th-militia-1']]);
      expect(t.told('withdrawRoll')).toMatchObject([{ success: true }]);
    }
  });

  rule('MAN-8.7-c', 'outside the range the combat goes on with its Defence value', () => {
    const t = attacked([4, 1, 1]).take(1, 'play us-4th-militia-1', 'pass', 'pass');
    expect(t.totals().terms.defence.map(({ what, value, clause }) => [what, value, clause])).toEqual([
      ['strength', 5, 'MAN-6.1.6-c'],
      ['card', 5, 'MAN-8.7-c'],
    ]);
    // A card added in step 4 is a plain defence, whatever else stands on it.
    const added = attacked([4, 1, 1]).take(1, 'play us-4th-militia-1', 'pass', 'play us-4th-militia-4', 'pass');
    expect(added.totals().terms.defence.map(({ clause }) => clause)).toEqual(['MAN-6.1.6-c', 'MAN-8.7-c', 'MAN-8.2-a']);
    expect([t.totals().defence, t.discard(1)]).toEqual([10, ['us-4th-militia-1']]);
  });

  rule(
    'MAN-8.7-d',
    'the attempt comes before further cards; another may follow it, a Withdraw card may not (I-31)',
    () => {
      const t = attacked([6, 4]).take(1, 'play us-4th-militia-1');
      expect([t.step, t.choices()]).toEqual(['assault.withdraw', ['play us-4th-militia-4', 'pass']]);
      t.take(1, 'play us-4th-militia-4');
      expect([t.step, t.choices()]).toEqual(['assault.withdraw', ['pass']]);
      t.take(1, 'pass');
      expect([t.step, t.choices()]).toEqual(['assault.defend', ['play us-4th-militia-5', 'pass']]);
      const second = attacked([6, 2]).take(1, 'play us-4th-militia-1', 'play us-4th-militia-4');
      expect([second.unit('us-4th-militia'), second.discard(1)]).toEqual([
        'd3',
        ['us-4th-militia-1', 'us-4th-militia-4'],
      ]);
    },
  );

  rule('MAN-8.7-a', 'against an Ambush too, never against fire, and only where a square is free', () => {
    const ambush = table(
      {
        nations: ['at', 'us'],
        units: { 'us-4th-militia': 'd4' },
        hands: [['at-hq-ambush-1'], ['us-4th-militia-1']],
        phase: 'combat',
      },
      { dice: [3] },
    ).take(0, 'ambush us-4th-militia with at-hq-ambush-1');
    expect(ambush.take(1, 'play us-4th-militia-1').unit('us-4th-militia')).toBe('d3');
    const fire = table({ ...us, hands: [['fr-8th-5'], us.hands?.[1] ?? []] }, { dice: [10] });
    fire.take(0, 'bombard fr-8th x us-4th-militia with fr-8th-5');
    expect(fire.unit('us-4th-militia')).toBe('d4 reduced');
    const closed = table({ ...us, ground: { l: 'c4 e4 d3' } }).take(0, ASSAULT);
    expect(closed.step).toBe('assault.defend');
  });

  rule('MAN-8.7-a', 'every card with the entry rolls against its own range', () => {
    for (const facts of box.cards.filter(({ withdrawMax }) => withdrawMax > 0)) {
      const unit = box.nations[facts.nation]?.units[facts.unit]?.id ?? '';
      const at = (roll: number) =>
        table(
          { ...us, units: { 'fr-8th': 'd5', [unit]: 'd4' }, hands: [['fr-8th-2'], [facts.id, 'us-hq-supply-1']] },
          { dice: [roll] },
        )
          .take(0, `assault fr-8th x ${unit} with fr-8th-2`)
          .take(1, `play ${facts.id}`)
          .unit(unit);
      expect([at(facts.withdrawMax), at(facts.withdrawMax + 1)]).toEqual(['d3', 'd4']);
    }
  });
});
