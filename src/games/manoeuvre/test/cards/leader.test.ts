import { describe, expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import type { CardFacts } from '../../data/box.ts';
import { type Arrangement, box, type Table, table } from '../table.ts';

// 9.1: every Leader card of every deck, in each of its uses.

const leaders = box.cards.filter(({ type }) => type === 'leader');

interface Scene {
  readonly units: readonly string[];
  readonly start: string;
  readonly enemy: string;
  readonly other: string;
  readonly nation: string;
}

/** Units and a card of the Leader's nation, and an infantry unit of another one. */
function scene(leader: CardFacts): Scene {
  const nation = box.nations[leader.nation];
  const enemy = box.nations[leader.nation === 1 ? 0 : 1];
  const first = nation?.units[0]?.id ?? '';
  return {
    units: nation?.units.map(({ id }) => id) ?? [],
    start: `${first}-1`,
    enemy: enemy?.units[0]?.id ?? '',
    other: enemy?.id ?? '',
    nation: nation?.id ?? '',
  };
}

/** An Assault of his nation on a unit that four of them surround, up to step 5. */
function attack(leader: CardFacts, dice: readonly number[]): Table {
  const { units, start, enemy, other, nation } = scene(leader);
  const at: Arrangement = {
    nations: [nation, other],
    ground: { t: 'd4' },
    units: Object.fromEntries([
      ...units.slice(0, 4).map((id, i) => [id, ['d5', 'c4', 'e4', 'd3'][i] ?? '']),
      [enemy, 'd4'],
    ]),
    redoubts: ['d4'],
    hands: [[start, leader.id], []],
    phase: 'combat',
  };
  return table(at, { dice }).take(0, `assault ${units[0]} x ${enemy} with ${start}`);
}

const ones = (leader: CardFacts) =>
  new Array<number>(box.cards.find(({ id }) => id === scene(leader).start)?.attack?.count ?? 0).fill(1);

describe('every Leader', () => {
  rule('MAN-9.1.2-a', 'adds his Combat value to an attack', () => {
    for (const leader of leaders) {
      const t = attack(leader, ones(leader)).take(0, `play ${leader.id}`);
      expect(t.totals().terms.attack.at(-1)).toMatchObject({ what: 'leader', value: leader.combatAttack });
    }
  });

  rule('MAN-9.1.2-a', 'adds his Combat value to a defence', () => {
    for (const leader of leaders) {
      const { units, enemy, other, nation } = scene(leader);
      const start = `${enemy}-1`;
      const dice = new Array<number>(2).fill(1);
      const t = table(
        {
          nations: [nation, other],
          units: { [units[0] ?? '']: 'd5', [enemy]: 'd4' },
          hands: [[leader.id], [start]],
          active: 1,
          phase: 'combat',
        },
        { dice },
      ).take(1, `assault ${enemy} x ${units[0]} with ${start}`);
      t.take(0, 'pass', `play ${leader.id}`);
      expect(t.totals().terms.defence.at(-1)).toMatchObject({ what: 'leader', value: leader.combatDefence });
    }
  });

  rule('MAN-9.1.1-a', 'commands as many units as his value says, the attacking one included', () => {
    for (const leader of leaders) {
      const t = attack(leader, leader.command > 1 ? ones(leader) : []);
      const { units } = scene(leader);
      if (leader.command === 1) {
        expect(t.choices('command')).toEqual([]);
        continue;
      }
      t.take(0, `command ${units[1]} with ${leader.id}`);
      for (const unit of units.slice(2, leader.command)) t.take(0, `support ${unit}`);
      expect(t.told('totals')).toHaveLength(1);
      expect(t.told('supports')).toHaveLength(leader.command - 1);
    }
  });

  rule('MAN-9.1.3-a', 'rallies within his range and not beyond it', () => {
    for (const leader of leaders) {
      const { units, other, nation } = scene(leader);
      const unit = units[0] ?? '';
      const rally = (dice: readonly number[]) =>
        table(
          { nations: [nation, other], units: { [unit]: 'd5 reduced' }, hands: [[leader.id], []], phase: 'restoration' },
          { dice },
        )
          .take(0, `restore ${unit} with ${leader.id}`)
          .unit(unit);
      if (leader.rallyAutomatic) expect(rally([])).toBe('d5');
      else expect([rally([leader.rallyMax]), rally([leader.rallyMax + 1])]).toEqual(['d5', 'd5 reduced']);
    }
  });

  rule('MAN-9.1.4-a', 'helps cavalry in pursuit by his modifier', () => {
    for (const leader of leaders) {
      const { enemy, other, nation } = scene(leader);
      const facts = box.cards.find((card) => card.nation === leader.nation && card.pursuitMax > 0);
      const unit = box.nations[leader.nation]?.units[facts?.unit ?? 0];
      const full = box.nations[leader.nation === 1 ? 0 : 1]?.units[0]?.full ?? 0;
      const dice = new Array<number>(facts?.attack?.count ?? 0).fill(3);
      const total = (unit?.full ?? 0) + 3 * dice.length + leader.combatAttack;
      expect(total).toBeGreaterThan(full);
      const t = table(
        {
          nations: [nation, other],
          units: { [unit?.id ?? '']: 'd5', [enemy]: 'd4' },
          hands: [[facts?.id ?? '', leader.id], []],
          phase: 'combat',
        },
        { dice: [...dice, 6] },
      ).take(0, `assault ${unit?.id} x ${enemy} with ${facts?.id}`, `play ${leader.id}`);
      t.take(t.asked[0] ?? 0, 'retreat');
      if (t.step === 'assault.advance') t.take(0, `advance ${unit?.id}`);
      expect(t.told('pursuitRoll')).toMatchObject([
        { roll: 6, modifier: leader.pursuitModifier, max: facts?.pursuitMax },
      ]);
    }
  });
});
