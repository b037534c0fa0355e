import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { OFF } from '../../../grids/hexes.ts';
import { AWAY, MARK } from '../position.ts';
import { startFires } from '../rules/fire.ts';
import { startRally } from '../rules/rally.ts';
import { startShocks } from '../rules/shock.ts';
import { bench } from './bench.ts';
import { drive } from './drive.ts';
import { marching } from './marching.ts';

// What a player is told who names something that nothing on the table would propose, with its clause.

rule('VE-VI.1-c', 'a march is for units of one’s own on the map that have not marched, and of the group', () => {
  const t = bench();
  const [one, other] = [t.lay('fr-61l', '1010', 'column', 0), t.lay('fr-2le', '1212', 'column', 0)];
  const enemy = t.lay('al-95', '2005', 'line', 1);
  const f = marching(t);
  expect(f.why({ kind: 'move', unit: enemy })).toContain('notYours VE-VI.1-c');
  expect(f.why({ kind: 'move', unit: t.unit('fr-108l') })).toContain('notOnMap VE-VI.1-c');
  expect(f.why({ kind: 'move', unit: one })).toEqual([]);
  t.p.marks[one] = MARK.moved;
  expect(f.why({ kind: 'move', unit: one })).toEqual(['movedAlready VE-VI.1-c']);
  f.take('move fr-2le');
  expect(f.why({ kind: 'turn', unit: other, facing: 2 })).toEqual([]);
  expect(f.why({ kind: 'turn', unit: one, facing: 2 })).toContain('notInGroup VE-VI.1-c');
});

rule(['VE-VI.2-a', 'VE-VI.2-b'], 'a step goes to the next hex, over ground that is open to the formation', () => {
  const t = bench({ hexsides: [{ type: 'stream', a: '1010', b: '1009' }] });
  t.lay('fr-61l', '1010', 'line', 1);
  const f = marching(t);
  f.take('move fr-61l');
  expect(f.why({ kind: 'step', hex: t.hex('1005') })).toContain('notAdjacent VE-VI.2-a');
  expect(f.why({ kind: 'step', hex: t.hex('1009') })).toEqual(['closedGround VE-VI.2-b']);
});

rule('VE-VI.1-d', 'units join a march before its first step, and the last of it is not left behind', () => {
  const t = bench();
  t.lay('fr-108l', '1010', 'column', 0, { steps: 2 });
  const late = t.lay('fr-61l', '1009', 'column', 0, { steps: 2 });
  const f = marching(t);
  f.take('move fr-108l');
  expect(f.why({ kind: 'drop', unit: t.unit('fr-108l') })).toContain('lastOfGroup VE-VI.1-d');
  f.take('step 1009');
  expect(f.why({ kind: 'move', unit: late })).toContain('onlyAtStart VE-VI.1-d');
});

rule('VE-XIV.2-a', 'a leader goes along from where the march begins, with his own army', () => {
  const t = bench();
  t.lay('fr-61l', '1010', 'column', 0);
  const [here, away] = [t.lead('ney', '1010'), t.lead('reille', '1414')];
  const enemy = t.lead('picton', '2005');
  const f = marching(t);
  f.take('move fr-61l');
  expect(f.why({ kind: 'along', leader: enemy })).toContain('notYours VE-XIV.2-a');
  expect(f.why({ kind: 'along', leader: away })).toContain('leaderNotThere VE-XIV.2-a');
  expect(f.why({ kind: 'along', leader: here })).toEqual([]);
  f.take('step 1009');
  expect(f.why({ kind: 'along', leader: here })).toContain('onlyAtStart VE-XIV.2-a');
});

rule('VE-XIV.2-b', 'a leader who moves alone is one’s own, and still there', () => {
  const t = bench();
  const [lost, enemy] = [t.lead('reille', '1414'), t.lead('picton', '2005')];
  t.lay('fr-61l', '1010', 'column', 0);
  const f = marching(t);
  expect(f.why({ kind: 'lead', leader: enemy })).toContain('notYours VE-XIV.2-b');
  expect(f.why({ kind: 'lead', leader: lost })).toEqual([]);
  t.p.leaderAt[lost] = AWAY.eliminated;
  expect(f.why({ kind: 'lead', leader: lost })).toContain('notOnMap VE-XIV.2-b');
});

rule('VE-V.9-a', 'the order of a stack is its owner’s, and each unit comes to the top once', () => {
  const t = bench();
  const under = t.lay('fr-108l', '1010', 'column', 0, { steps: 2 });
  const over = t.lay('fr-61l', '1010', 'column', 0, { steps: 2 });
  const enemy = t.lay('al-95', '2005', 'line', 1);
  t.lay('al-27j', '2005', 'line', 1);
  const f = marching(t);
  expect(f.why({ kind: 'top', unit: enemy })).toContain('notYours VE-V.9-a');
  f.take('top fr-108l', 'top fr-61l');
  expect([t.p.top[t.hex('1010')], t.p.below[over]]).toEqual([over, under]);
  expect(f.why({ kind: 'top', unit: under })).toEqual(['namedAlready VE-V.9-a']);
});

rule(['VE-IV.0-b', 'VE-IV.4-a'], 'a change is one that the arm knows, and the ground permits', () => {
  const t = bench({ terrain: { 1010: 'F' } });
  const unit = t.lay('fr-61l', '1010', 'column', 0);
  const f = marching(t);
  f.take('move fr-61l');
  const change = (formation: 'battery' | 'square') =>
    f.why({ kind: 'change', unit, formation, facing: formation === 'battery' ? 1 : 0, second: OFF });
  expect(change('battery')).toContain('noSuchChange VE-IV.0-b');
  expect(change('square')).toContain('groundForbids VE-IV.4-a');
});

rule(['VE-I-b', 'VE-IV.6-o'], 'Skirmish order is taken by one unit at a time, and not in every battle', () => {
  const asked = (skirmish: boolean) => {
    const t = bench({ special: { skirmish } });
    t.lay('fr-4le', '1010', 'line', 1, { steps: 2 });
    const unit = t.lay('fr-2le', '1010', 'line', 1, { steps: 2 });
    const f = marching(t);
    f.take('move fr-2le', 'move fr-4le');
    return f.why({ kind: 'change', unit, formation: 'skirmish', facing: 1, second: t.hex('1111') });
  };
  expect(asked(true)).toContain('oneAtATime VE-IV.6-o');
  expect(asked(true)).not.toContain('noSkirmishers VE-I-b');
  expect(asked(false)).toContain('noSkirmishers VE-I-b');
});

rule(
  ['VE-VII.2-a', 'VE-VII.3-b', 'VE-VII.3-c', 'VE-VII.4-a'],
  'fire is at an enemy within reach, once, by each',
  () => {
    const t = bench();
    const [one, other] = [t.lay('fr-61l', '1010', 'line', 1), t.lay('fr-72l', '1110', 'line', 11)];
    const [far, fired] = [t.lay('fr-2le', '1515', 'line', 1), t.lay('fr-108l', '0909', 'line', 3)];
    const enemy = t.lay('al-95', '1009', 'line', 5);
    t.lay('al-27j', '2005', 'line', 1);
    const f = drive(t, (p) => startFires(p, 0));
    expect(f.why({ kind: 'target', hex: t.hex('1010') })).toContain('notEnemy VE-VII.3-c');
    expect(f.why({ kind: 'target', hex: t.hex('2005') })).toEqual(['nobodyCanFire VE-VII.2-a']);
    t.p.firedAt.push(t.hex('1009'));
    expect(f.why({ kind: 'target', hex: t.hex('1009') })).toEqual(['firedAtAlready VE-VII.3-b']);
    t.p.firedAt.pop();
    f.take('target 1009');
    t.p.marks[fired] = MARK.fired;
    expect(f.why({ kind: 'firer', unit: enemy })).toContain('notYours VE-VII.4-a');
    expect(f.why({ kind: 'firer', unit: fired })).toContain('firedAlready VE-VII.4-a');
    expect(f.why({ kind: 'firer', unit: far })).toEqual(['cannotFireThere VE-VII.2-a']);
    expect(f.why({ kind: 'firer', unit: other })).toEqual([]);
    f.take('firer fr-61l');
    expect(f.why({ kind: 'firer', unit: one })).toEqual(['namedAlready VE-VII.3-b']);
  },
);

rule(['VE-VIII.1-a', 'VE-VIII.1-b', 'VE-VIII.2-a', 'VE-VIII.5-a'], 'who may attack whom by shock', () => {
  const t = bench();
  t.lay('fr-61l', '1010', 'column', 0);
  t.lay('fr-72l', '1414', 'column', 0);
  const [enemy] = [
    t.lay('al-95', '1009', 'line', 5),
    t.lay('al-27j', '1110', 'line', 9),
    t.lay('al-7l', '1413', 'line', 5),
  ];
  const f = drive(t, startShocks);
  const why = (from: string, hex: string) => f.why({ kind: 'assault', from: t.hex(from), hex: t.hex(hex) });
  expect(why('0505', '1009')).toContain('noUnitThere VE-VIII.1-a');
  expect(why('1010', '0505')).toContain('notEnemy VE-VIII.1-a');
  expect(why('1010', '1413')).toContain('cannotAttackThere VE-VIII.5-a');
  expect(why('1010', '1009')).toEqual([]);
  t.p.marks[enemy] = MARK.attacked;
  expect(why('1010', '1009')).toContain('attackedAlready VE-VIII.1-b');
  t.p.marks[enemy] = 0;
  f.take('assault 1010 1009');
  expect(why('1010', '1009')).toContain('attacksAlready VE-VIII.2-a');
});

rule('VE-VIII.1-d', 'shocks that were declared are fought, no others', () => {
  const t = bench();
  t.lay('fr-61l', '1010', 'column', 0);
  t.lay('fr-72l', '1414', 'column', 0);
  t.lay('al-95', '1009', 'line', 5);
  t.lay('al-7l', '1413', 'line', 5);
  t.lay('al-27j', '2005', 'line', 1);
  const f = drive(t, startShocks);
  f.take('assault 1010 1009', 'assault 1414 1413');
  if (f.at() === 'shocks.declare') f.take('pass');
  expect([f.at(), f.why({ kind: 'resolve', hex: t.hex('1413') })]).toEqual(['shocks.pick', []]);
  expect(f.why({ kind: 'resolve', hex: t.hex('2005') })).toEqual(['notDeclared VE-VIII.1-d']);
});

rule('VE-XI.1-a', 'whoever rallies is one’s own, and on the map', () => {
  const t = bench();
  t.p.turn = 5;
  t.lay('fr-2le', '1010', 'disorganised', 0, { marker: 3 });
  const enemy = t.lay('al-95', '2005', 'disorganised', 0, { marker: 3 });
  const f = drive(t, startRally);
  expect(f.why({ kind: 'rally', unit: enemy })).toEqual(['notYours VE-XI.1-a']);
  expect(f.why({ kind: 'rally', unit: t.unit('fr-61l') })).toContain('notOnMap VE-XI.1-a');
});
