import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { type Bench, bench, type Lay } from './bench.ts';
import { turning } from './turning.ts';

// Flights that meet friends, edges, leaders and fire; from the book.

/** French fire from 1010 that breaks militia in 1009 (a 3, and a test that fails). */
function routed(
  more: (t: Bench) => void,
  dice: readonly number[],
  lay: Lay = {},
  foe = 'al-7m',
  formation: 'line' | 'column' = 'line',
) {
  const t = bench(lay);
  t.lay('fr-1l', '1010', 'line', 1);
  t.lay(foe, '1009', formation, formation === 'line' ? 7 : 6);
  more(t);
  const f = turning(t, 'offensive', dice);
  f.take('target 1009', 'firer fr-1l', 'fire');
  return { t, f };
}
const BREAK = [3, 6, 5];

rule(['VE-VIII.9-b', 'VE-VIII.9-j'], 'away from the fire first, then homewards, then where nobody stands', () => {
  const ways = (more: (t: Bench) => void, lay: Lay = {}) => {
    const { f } = routed(more, BREAK, lay);
    return f.at() === 'retreat.hex' ? f.choices() : [f.stance('al-7m')];
  };
  expect(ways(() => {})).toEqual(['to 1008', 'to 1109', 'to 0909']);
  // A friend homewards is worse than an empty hex homewards, and better than one that is not.
  expect(ways((t) => t.lay('al-n1', '1008', 'line', 7))).toEqual(['to 1109', 'to 0909']);
});

rule(
  ['VE-VIII.9-b', 'VE-V.8-a', 'VE-VIII.9-d', 'VE-V.8-b'],
  'with friends alone behind him he goes through them: they test, and he goes on to a free hex',
  () => {
    const { f } = routed(
      (t) => {
        t.lay('al-n1', '1008', 'line', 7);
        t.lay('fr-2l', '1109', 'line', 1);
        t.lay('fr-108l', '0909', 'line', 11);
      },
      [...BREAK, 4, 4],
    );
    expect(f.test('al-n1')).toBe('passedOver 8 holds');
    expect(f.stance('al-n1')).toBe('line 7 1008');
    while (f.choices('to').length > 0) f.take(f.choices('to')[0] ?? '');
    expect(f.stance('al-7m').startsWith('disorganised')).toBe(true);
    expect(f.stance('al-7m')).not.toContain('1008');
  },
);

rule(
  ['VE-V.8-a', 'VE-VIII.9-k', 'VE-VIII.9-m', 'VE-X.4-e'],
  'a friend who fails runs before the fugitive goes on, on his bare value, and not where he came from',
  () => {
    const { t, f } = routed(
      (b) => {
        b.lay('al-n1', '1008', 'line', 1);
        b.lay('fr-2l', '1109', 'line', 1);
        b.lay('fr-108l', '0909', 'line', 11);
      },
      [...BREAK, 5, 4],
    );
    expect(f.test('al-n1')).toBe('passedOver 8 breaks');
    expect(f.at()).toBe('retreat.hex');
    const first = f.choices('to')[0] ?? '';
    f.take(first);
    expect(t.p.marker[t.unit('al-n1')]).toBe(t.p.turn);
  },
);

rule(
  ['VE-V.1-c', 'VE-X.1-c', 'VE-V.2-d'],
  'where he has no room the friends break without a test and are gone before he comes',
  () => {
    const { f } = routed((t) => {
      t.lay('al-on', '1008', 'line', 7);
      t.lay('al-be2', '1008', 'line', 7);
      t.lay('fr-2l', '1109', 'line', 1);
      t.lay('fr-108l', '0909', 'line', 11);
    }, BREAK);
    expect(f.events('test').length).toBe(1);
    f.until('fires.target');
    expect(['al-on', 'al-be2'].map((id) => f.stance(id).split(' ')[0])).toEqual(['disorganised', 'disorganised']);
    expect(f.stance('al-on').split(' ')[2]).toBe(f.stance('al-be2').split(' ')[2]);
  },
);

rule(
  ['VE-V.2-b', 'VE-V.2-a', 'VE-IV.4-l', 'VE-IV.4-j'],
  'horse that must flee into a Square breaks it before it comes there',
  () => {
    const { f } = (() => {
      const t = bench();
      t.lay('fr-1l', '1010', 'line', 1);
      t.lay('al-6h', '1009', 'column', 6);
      t.lay('al-be1', '1008', 'square');
      t.lay('fr-2l', '1109', 'line', 1);
      t.lay('fr-108l', '0909', 'line', 11);
      const f = turning(t, 'offensive', BREAK);
      f.take('target 1009', 'firer fr-1l', 'fire');
      return { f };
    })();
    f.until('fires.target');
    expect(f.events('test').length).toBe(1);
    expect(f.stance('al-be1').split(' ')[0]).toBe('disorganised');
    expect(f.stance('al-6h').split(' ')[0]).toBe('disorganised');
  },
);

rule(['VE-V.1-d', 'VE-V.2-c', 'VE-XII.2-e'], 'broken friends make way by one hex or two, as they like', () => {
  const { f } = routed((t) => {
    t.lay('al-bhu', '1008', 'disorganised');
    t.lay('fr-2l', '1109', 'line', 1);
    t.lay('fr-108l', '0909', 'line', 11);
  }, BREAK);
  expect([f.at(), f.choices()]).toEqual(['step.push', ['length 1', 'length 2']]);
  f.take('length 1');
  f.until('fires.target');
  expect(f.stance('al-bhu')).not.toContain('1008');
});

rule(['VE-VIII.9-l', 'VE-V.8-d', 'VE-XI.5-a'], 'a flight may end upon broken friends of its own kind', () => {
  const { f } = routed((t) => {
    t.lay('al-n1', '1007', 'disorganised', 0, { marker: 1 });
    t.lay('fr-2l', '1109', 'line', 1);
    t.lay('fr-108l', '0909', 'line', 11);
    t.lay('fr-3l', '1108', 'column', 0);
    t.lay('fr-100l', '0908', 'column', 0);
  }, BREAK);
  f.until('fires.target');
  expect([f.stance('al-7m'), f.stance('al-n1')]).toEqual(['disorganised 0 1007', 'disorganised 0 1007']);
});

rule(
  ['VE-VIII.9-c', 'VE-IV.5-b', 'VE-XIV.5-i', 'VE-XIV.5-b'],
  'with enemies and water all round it is the end, and his leader rolls',
  () => {
    const { f } = routed(
      (t) => {
        t.lead('orange', '1009');
        t.lay('fr-2l', '1109', 'line', 1);
        t.lay('fr-108l', '0909', 'line', 11);
        t.lay('fr-3l', '1110', 'column', 0);
        t.lay('fr-100l', '0910', 'column', 0);
      },
      [3, 6, 6, 2],
      { terrain: { '1008': '~' } },
    );
    f.until('fires.target');
    expect(f.stance('al-7m')).toBe('away -2');
    expect(f.events('leaderRoll').map(({ peril }) => peril)).toEqual(['destroyed']);
  },
);

rule(
  ['VE-VIII.9-f', 'VE-XIV.5-c', 'VE-XIV.1-c'],
  'a lone enemy leader stops no flight: he rolls when it comes over him',
  () => {
    const { t, f } = routed(
      (b) => {
        b.lay('fr-2l', '1109', 'line', 1);
        b.lay('fr-108l', '0909', 'line', 11);
        b.lead('reille', '1008');
      },
      [...BREAK, 4],
    );
    expect([f.at(), f.seat()]).toEqual(['displaced.to', 0]);
    expect(f.events('leaderRoll')).toMatchObject([{ peril: 'overrun', roll: 4, falls: false }]);
    f.take('to 1009');
    f.until('fires.target');
    expect(t.p.leaderAt[t.leader('reille')]).toBe(t.hex('1009'));
  },
);

rule(
  ['VE-VIII.9-e', 'VE-VII.5-j', 'VE-VII.5-m', 'VE-VIII.9-d'],
  'fire on the way takes steps without a test, to the last',
  () => {
    const t = bench();
    t.lay('fr-1l', '1010', 'column', 0);
    t.lay('al-7m', '1009', 'line', 7);
    t.lay('fr-2l', '1209', 'line', 9);
    // 18:4 on a 3 is 0/D.
    const f = turning(t, 'shocks', [3, 5]);
    f.take('assault 1010 1009', 'pass', 'to 1109', 'to 1108', 'fire');
    expect([f.events('test').length, f.steps('al-7m')]).toEqual([0, 1]);
  },
);

rule(
  ['VE-XIV.3-f', 'VE-VIII.9-e', 'VE-XIV.5-a', 'VE-VIII.10-a'],
  'a leader may stay when his men run, and is run over when the victor comes',
  () => {
    const { t, f } = (() => {
      const b = bench();
      b.lay('fr-1l', '1010', 'column', 0);
      b.lay('al-7m', '1009', 'line', 7);
      b.lead('orange', '1009');
      const g = turning(b, 'shocks', [3, 6]);
      g.take('assault 1010 1009', 'pass');
      return { t: b, f: g };
    })();
    expect(f.choices()).toEqual(['along orange', 'pass']);
    f.take('pass');
    f.until('combat.advance');
    f.take('advance fr-1l', 'go');
    expect(f.events('leaderRoll')).toMatchObject([{ peril: 'overrun', falls: true }]);
    expect(t.p.leaderAt[t.leader('orange')]).toBeLessThan(0);
  },
);

rule(['VE-XIV.5-d', 'VE-XIV.3-g'], 'encircled he falls on a 4; one broken enemy in the ring leaves it open', () => {
  const ring = (broken: boolean) => {
    const t = bench();
    t.lay('fr-1l', '1010', 'column', 0);
    t.lay('al-7m', '1009', 'disorganised');
    t.lead('orange', '1009');
    t.lay('fr-2l', '1110', 'column', 10);
    t.lay('fr-3l', '1109', 'column', 8);
    t.lay('fr-100l', '1008', 'column', 6);
    t.lay('fr-92l', '0909', 'column', 4);
    t.lay('fr-93l', '0910', broken ? 'disorganised' : 'column', broken ? 0 : 2);
    // 18:2 on a 5 is E: the stack is gone, and with the ring there is another roll.
    const f = turning(t, 'shocks', broken ? [5, 1] : [5, 1, 4]);
    f.take('assault 1010 1009', 'pass');
    return f.events('leaderRoll').map(({ peril, falls }) => `${peril} ${falls}`);
  };
  expect(ring(false)).toEqual(['destroyed false', 'encircled true']);
  expect(ring(true)).toEqual(['destroyed false']);
});

rule(
  ['VE-VIII.9-j', 'VE-III.5-b', 'VE-VI.6-a'],
  'no flight over a river but by its bridge, though others would be nearer home',
  () => {
    const river = (bridge: boolean): Lay => ({
      hexsides: [
        { a: '1009', b: '1008', type: bridge ? 'bridge' : 'river' },
        { a: '1009', b: '1109', type: 'river' },
        { a: '1009', b: '0909', type: 'river' },
      ],
    });
    const way = (bridge: boolean) => {
      const { f } = routed(() => {}, BREAK, river(bridge));
      return f.events('moved')[0]?.to;
    };
    const t = bench();
    expect(way(true)).toBe(t.hex('1008'));
    expect([t.hex('1110'), t.hex('0910'), undefined]).toContain(way(false));
  },
);

rule(
  ['VE-VI.5-b', 'VE-VIII.9-e', 'VE-VII.5-h', 'VE-VII.5-j'],
  'who breaks off of his own will is fired at by whoever came near, without a test',
  () => {
    const t = bench();
    t.lay('fr-1le', '1011', 'line', 11);
    t.lay('al-6h', '1009', 'column', 6);
    const f = turning(t, 'movement', [6]);
    f.take('move fr-1le', 'step 1010', 'disorder al-6h');
    f.until('step.fire');
    f.take('fire');
    expect([f.steps('al-6h'), f.events('test').length]).toEqual([1, 0]);
  },
);

rule(
  ['VE-V.5-c', 'VE-V.5-g', 'VE-V.5-e', 'VE-VIII.9-k'],
  'the upper two break together and run together, the third holds and does not test for it',
  () => {
    const t = bench();
    t.lay('fr-1l', '1010', 'line', 1);
    t.lay('al-n1', '1009', 'line', 7);
    t.lay('al-n2', '1009', 'line', 7);
    t.lay('al-n3', '1009', 'line', 7);
    const f = turning(t, 'offensive', [3, 6, 5, 4, 3, 2, 2]);
    f.take('target 1009', 'fire');
    expect(f.events('test').map(({ morale, passed }) => [morale, passed])).toEqual([
      [8, false],
      [6, false],
      [4, true],
    ]);
    f.until('fires.target');
    expect(f.stance('al-n1')).toBe('line 7 1009');
    expect(f.stance('al-n3').split(' ')[2]).toBe(f.stance('al-n2').split(' ')[2]);
  },
);

rule(
  ['VE-VII.9-c', 'VE-V.4-c', 'VE-V.5-f'],
  'fire that kills the upper one and hits the next: the next tests without a malus',
  () => {
    const t = bench();
    t.lay('fr-1l', '1010', 'line', 1);
    t.lay('fr-a12', '0911', 'battery', 1);
    t.lay('al-n1', '1009', 'line', 7);
    t.lay('al-n2', '1009', 'line', 7, { steps: 1 });
    // 3 + 5 is 8: two steps on a 6.
    const f = turning(t, 'offensive', [6, 4, 4]);
    f.take('target 1009', 'fire');
    expect([f.steps('al-n2'), f.steps('al-n1'), f.test('al-n1')]).toEqual([0, 2, 'fire 8 holds']);
  },
);

rule(
  ['VE-VIII.9-m', 'VE-VIII.8-c', 'VE-VII.5-h'],
  'a beaten attacker runs from the hex that he attacked, and its defenders do not fire at him',
  () => {
    const t = bench();
    t.lay('fr-61l', '1010', 'column', 0, { steps: 1 });
    t.lay('al-be1', '1009', 'line', 7);
    t.lay('al-n1', '1109', 'line', 7);
    // 3:8 on a 4 is D/0. 1109 covers 1110 and 1009 alone.
    const f = turning(t, 'shocks', [4]);
    f.take('assault 1010 1009', 'pass');
    expect(f.at()).toBe('retreat.hex');
    // 0911 is no nearer to 1125.
    expect(f.choices()).toEqual(['to 1111', 'to 1011']);
  },
);

rule(
  ['VE-IX.7-b', 'VE-V.1-c', 'VE-IX.7-t', 'VE-VIII.9-k'],
  'whom a fugitive pushes out of his way is not ridden down by the other side in its own turn, he himself is',
  () => {
    const { t, f } = routed((b) => {
      b.lay('al-on', '1008', 'line', 7);
      b.lay('al-be2', '1008', 'line', 7);
      b.lay('fr-2l', '1109', 'line', 1);
      b.lay('fr-108l', '0909', 'line', 11);
      b.lay('fr-1ch', '1107', 'column', 8);
    }, BREAK);
    const asked: string[] = [];
    for (let i = 0; i < 20 && !f.at().startsWith('fires'); i++) {
      if (f.at() === 'react.choose') asked.push(`${f.seat()} ${f.choices('countercharge').join()}`);
      const to = f.choices('to');
      // All of them run before the chasseurs.
      f.take(to.includes('to 1108') ? 'to 1108' : (to[0] ?? 'pass'));
    }
    const went = f.events('moved').map(({ units, to }) => `${t.b.units[units[0] ?? 0]?.id} ${t.name(to)}`);
    expect(went.filter((text) => text.endsWith('1108'))).toEqual(['al-be2 1108', 'al-7m 1108']);
    expect(asked).toEqual(['0 countercharge 1107']);
  },
);

rule(
  ['VE-V.8-a', 'VE-V.5-b', 'VE-XIV.4-a', 'VE-X.4-i'],
  'a stack that is passed over tests from the top with its leader, and the lower one at -2',
  () => {
    const { f } = routed(
      (t) => {
        t.lay('al-n1', '1008', 'line', 1);
        t.lay('al-n2', '1008', 'line', 1);
        t.lead('orange', '1008');
        t.lay('fr-2l', '1109', 'line', 1);
        t.lay('fr-108l', '0909', 'line', 11);
      },
      [...BREAK, 5, 5, 3, 4],
    );
    expect(f.events('test').map(({ cause, morale, passed }) => `${cause} ${morale} ${passed}`)).toEqual([
      'fire 6 false',
      'passedOver 9 false',
      'passedOver 7 true',
    ]);
  },
);
