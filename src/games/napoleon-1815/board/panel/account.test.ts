import { describe, expect, it } from 'vitest';
import { there } from '../../../../kernel/there.ts';
import { samples } from '../../test/samples.ts';
import type { N15Event, Term } from '../../told.ts';
import { type Account, dieOf, NOTHING_TOLD, seen, told } from './account.ts';

const term = (value: number): Term => ({ what: 'card', clause: 'N15-MAN-01', value, block: -1 });
const march: N15Event = { kind: 'marchPoints', seat: 0, total: 4, terms: [term(4)] };
const combat: N15Event = { kind: 'combat', zone: 3, attacker: 1, stacks: [[14], [2]], marched: false };
const heard = (events: readonly N15Event[], from: Account = NOTHING_TOLD): Account => events.reduce(told, from);
const { open } = samples();
const view = { ...there(open).view, combat: null, op: null };

describe('the account of an operation', () => {
  it('forgets the sums of an operation when another is designated', () => {
    const designated: N15Event = {
      kind: 'designated',
      seat: 1,
      nation: 2,
      zone: 3,
      count: 1,
      blocks: [14],
      intent: 'go',
    };
    expect(heard([march]).march).toEqual([march]);
    expect(heard([march, designated])).toEqual(NOTHING_TOLD);
    expect(heard([march, combat, { kind: 'turn', turn: 2, invasion: 74 }])).toEqual(NOTHING_TOLD);
  });

  it('forgets them also when the viewer begins to form a stack, which is not told to him', () => {
    const op = { ...there(there(open).view.op), group: [0] };
    const forming = { ...view, op, step: 'operation.designate' };
    expect(seen(heard([march]), forming)).toEqual(NOTHING_TOLD);
    expect(seen(heard([march]), { ...forming, op: { ...op, group: [] } }).march).toEqual([march]);
  });

  it('keeps a combat whole after it is over: how many cards, what they brought, who won', () => {
    const { fight } = heard([
      combat,
      { kind: 'combatCards', side: 0, total: 2, terms: [term(2)] },
      { kind: 'combatCards', side: 1, total: 1, terms: [term(1)] },
      { kind: 'revealed', seat: 1, card: 40, use: 'combat' },
      { kind: 'revealed', seat: 2, card: 41, use: 'combat' },
      { kind: 'revealed', seat: 0, card: 7, use: 'combat' },
      { kind: 'combatResult', losses: [2, 0], fatigues: [1, 3], spared: [] },
      { kind: 'won', side: 0, by: 2 },
      { kind: 'revealed', seat: 1, card: 42, use: 'pursuit' },
    ]);
    expect(fight).toMatchObject({ cards: [2, 1], turned: [[40, 41], [7]], winner: 0 });
    expect(fight?.result).toMatchObject({ losses: [2, 0], fatigues: [1, 3] });
    expect(seen({ march: [], fight }, view).fight).toBe(fight);
  });

  it('knows a combat whose beginning the viewer was not told, for he began it himself', () => {
    const sample = there(samples()['combat']);
    const { fight } = seen(NOTHING_TOLD, sample.view);
    expect(fight).toMatchObject({ zone: there(sample.view.combat).zone, stacks: there(sample.view.combat).stacks });
    expect(seen({ march: [], fight }, sample.view).fight).toBe(fight);
  });

  it('rolls the dice of the nation that fights, the English ones for both together', () => {
    const { fight } = heard([combat]);
    expect([dieOf(there(fight), 0), dieOf(there(fight), 1)]).toEqual([2, 0]);
    expect(dieOf({ ...there(fight), stacks: [[14, 9], [2]] }, 0)).toBe(1);
  });
});
