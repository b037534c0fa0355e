import { describe, expect, it } from 'vitest';
import { quietIo } from '../../../kernel/chance.ts';
import { fastChance } from '../../../kernel/fast-chance.ts';
import { type Frame, listChoices, play, settle } from '../../../kernel/flow.ts';
import { there } from '../../../kernel/there.ts';
import { hints } from '../bot.ts';
import { copyPosition } from '../copy.ts';
import { AT, AUSTRIA, type Choice, FRANCE, GERMANY, ITALY, NAPOLEON, type Position, SPAIN } from '../position.ts';
import { firstPosition } from '../rules/setup.ts';
import { arranged, box, building, fighting, intrigue, put, send, steps } from './table.ts';

const bot = hints(box);

const settled = (frame: Frame, lay: (p: Position) => void): Position => {
  const p = arranged(frame, lay);
  settle(steps, p, quietIo(fastChance('bot')));
  return p;
};

/** What looks best at once. */
function bestOf(p: Position): Choice {
  const choices = listChoices(steps, p, 0, []);
  const ratings = bot.rate(p, 0, choices);
  expect(ratings).toHaveLength(choices.length);
  return there(choices[ratings.indexOf(Math.max(...ratings))]);
}

/** Plays on as it looks best, until something else is asked. */
function deployed(p: Position): Position {
  const io = quietIo(fastChance('deployed'));
  while (p.stack.at(-1)?.step === 'coalition.build') {
    const choice = bestOf(p);
    if (choice.kind === 'pass') break;
    play(steps, p, 0, choice, io);
  }
  return p;
}

describe('at first sight', () => {
  it('a strategic war is worth more money than one over trade', () => {
    const spent = (war: 'malta' | 'haiti'): number => {
      const best = bestOf(
        settled(fighting(war), (p) => {
          p.warFund = 8;
          p.abdication = 5;
          p.turn = 14;
        }),
      );
      return best.kind === 'spend' ? best.pounds : -1;
    };
    expect(spent('malta')).toBeGreaterThan(spent('haiti'));
    expect(spent('haiti')).toBeGreaterThanOrEqual(0);
  });

  it('a diplomat is sent against the envoy who stands in the way of an alliance, and then makes it', () => {
    const p = settled(intrigue, (each) => {
      each.status[0] = 0;
      each.treaties = 0;
      each.but = SPAIN;
      send(each, 'maret', 'italy');
      send(each, 'champagny', 'germany');
    });
    expect(bestOf(p)).toMatchObject({ kind: 'negotiate', against: box.diplomatOf('champagny') });
    p.diplomats[box.diplomatOf('champagny')] = AT.home;
    expect(bestOf(p)).toMatchObject({ kind: 'align', power: 0 });
  });

  it('an empty Nation is held by the weakest, and the rest goes where it wins', () => {
    const p = deployed(
      settled(building(), (each) => {
        each.turn = 1;
        each.but = GERMANY;
        each.treasury = 0;
        each.fervour.fill(4);
        put(each, 'germany', 'ney', 'soult');
        put(each, 'france', 'davout', 'lannes');
        put(each, 'pool', 'wellington', 'beresford', 'karl', 'schwarzenberg', 'bellegarde', 'radetzky');
      }),
    );
    const at = (nation: number): string[] =>
      p.where.flatMap((place, unit) => (place === nation ? there(box.units[unit]).id : []));
    expect(at(SPAIN)).toEqual(['beresford']);
    expect(at(ITALY)).toEqual(['radetzky']);
    expect(at(AUSTRIA)).toHaveLength(1);
    expect(at(GERMANY)).toEqual(expect.arrayContaining(['ney', 'wellington', 'karl']));
    expect(at(FRANCE)).toEqual(['davout', 'lannes']);
  });

  it('nothing is rated by what was asked before', () => {
    const lay = (each: Position): void => {
      each.but = ITALY;
      put(each, 'germany', 'ney', 'soult');
      put(each, 'italy', 'davout');
      put(each, 'pool', 'wellington', 'karl', 'schwarzenberg', 'kutuzov', 'duchy-guards', 'duchy-militia-1');
    };
    const p = settled(building(), lay);
    const rated = (bots: typeof bot, each: Position) => bots.rate(each, 0, listChoices(steps, each, 0, []));
    for (;;) {
      const choices = listChoices(steps, p, 0, []);
      const ratings = rated(bot, p);
      const other = copyPosition(p);
      other.fervour.fill(16);
      other.but = SPAIN;
      rated(bot, other);
      expect(rated(hints(box), p)).toEqual(ratings);
      expect(rated(bot, p)).toEqual(ratings);
      const best = there(choices[ratings.indexOf(Math.max(...ratings))]);
      if (best.kind === 'pass' || p.stack.at(-1)?.step !== 'coalition.build') break;
      play(steps, p, 0, best, quietIo(fastChance('pure')));
    }
  });
});

describe('the chance of winning', () => {
  const at = (turn: number, abdication: number): number => {
    const p = firstPosition(box, { scenario: 'bonaparte-1792', cavalry: 'off', veteran: 'off' });
    p.turn = turn;
    p.abdication = abdication;
    return bot.evaluate(p, 0);
  };

  it('grows with the abdication level and shrinks with the turns that are left', () => {
    expect(at(10, 12)).toBeGreaterThan(at(10, 11));
    expect(at(11, 11)).toBeLessThan(at(10, 11));
    expect(at(16, 8)).toBeLessThan(0.01);
    expect(at(16, 15)).toBeGreaterThan(0.1);
  });

  it('grows with allies, money and trade, and shrinks while the French are strong', () => {
    const p = firstPosition(box, { scenario: 'napoleon-1805', cavalry: 'off', veteran: 'off' });
    const before = bot.evaluate(p, 0);
    const better = (change: (each: Position) => unknown): number => {
      const q = copyPosition(p);
      change(q);
      return bot.evaluate(q, 0) - before;
    };
    expect(better((q) => q.status.fill(2, 0, 1))).toBeGreaterThan(0);
    expect(better((q) => Object.assign(q, { treasury: q.treasury + 5 }))).toBeGreaterThan(0);
    expect(better((q) => q.trade.fill(0))).toBeLessThan(0);
    expect(better((q) => Object.assign(q, { napoleon: NAPOLEON.V }))).toBeGreaterThan(0);
    expect(better((q) => put(q, 'discarded', 'davout', 'ney', 'soult'))).toBeGreaterThan(0);
  });

  it('is certain once the campaign is over', () => {
    const p = firstPosition(box, { scenario: 'the-end-1813', cavalry: 'off', veteran: 'off' });
    p.outcome = { winners: [0], how: 'abdication', facts: {} };
    expect(bot.evaluate(p, 0)).toBe(1);
    p.outcome = { winners: [], how: 'timeIsUp', facts: {} };
    expect(bot.evaluate(p, 0)).toBe(0);
  });
});
