import { describe, expect, test } from 'vitest';
import type { Io } from '../../src/kernel/chance.ts';
import { fastRandom } from '../../src/kernel/fast-chance.ts';
import type { Frame } from '../../src/kernel/flow.ts';
import type { Bar } from '../../src/kernel/permission.ts';
import { bag, type Piles, spread } from '../../src/kernel/piles.ts';
import { type Picket, picket } from '../toy/game.ts';
import type { Choice, Fight, PicketEvent, Position, View } from '../toy/position.ts';
import { checkDoor, Pool } from './door.ts';
import { checkImagined, checkVariety } from './imagination.ts';
import { dualRun, replayed } from './keeping.ts';
import type { Subject } from './knowledge.ts';
import { checkLaw } from './law.ts';
import { pairAt } from './leaks.ts';
import { picketSubject } from './picket.ts';
import { freeze } from './plain-data.ts';
import { checkHashes, checkJson, checkListed, checkPosition } from './positions.ts';
import { checkSecrets } from './secrets.ts';
import { unknown } from './subjects.ts';
import { checkGuise, checkHonest, undoRun } from './undo.ts';
import { type Visitor, viewersOf, walk } from './walk.ts';
import { checkTold, checkWords } from './words.ts';

// A suite that never fails proves nothing: each of these Pickets breaks one promise, and its check must say so.

const sound = picket();

type PicketStep = Picket['steps'][string];

/** Picket with one of its steps changed. */
function withStep(name: string, change: (step: PicketStep) => Partial<PicketStep>): Picket {
  const step = sound.steps[name];
  if (step === undefined) throw new Error(`Picket has no step '${name}'`);
  return { ...sound, steps: { ...sound.steps, [name]: { ...step, ...change(step) } } };
}

/** ... with another `take` that is called with what the true one is called with, after it. */
function afterTake(name: string, also: (p: Position, c: Choice, io: Io<PicketEvent>, seat: number) => void): Picket {
  return withStep(name, (step) => ({
    take(p: Position, f: Frame, c: Choice, io: Io<never>, seat: number) {
      step.take?.(p, f, c, io, seat);
      also(p, c, io as Io<PicketEvent>, seat);
    },
  }));
}

/** ... with other rules for a kind of choice; the list stays what it was. */
const withRules = (name: string, kind: string, change: (rules: readonly Bar[]) => readonly Bar[]): Picket =>
  withStep(name, ({ asking }) => {
    if (asking === null) throw new Error(`'${name}' asks by no permissions`);
    const permission = asking.may.get(kind);
    if (permission === undefined) throw new Error(`'${name}' knows no '${kind}'`);
    return {
      asking: { ...asking, may: new Map([...asking.may, [kind, { ...permission, rules: change(permission.rules) }]]) },
    };
  });

const withView = (change: (view: View, p: Position) => object): Picket => ({
  ...sound,
  view: (p, viewer) => ({ ...sound.view(p, viewer), ...change(sound.view(p, viewer), p) }),
});

const each = (visitor: Visitor) => (subject: Subject) => {
  for (let run = 0; run < 40; run++) walk(subject, run, visitor);
};
const pairs = each({
  decision(moment) {
    for (const viewer of viewersOf(moment.subject, moment.options)) pairAt(moment, viewer);
  },
});
const positions = each({ decision: checkPosition });
const pool = new Pool();

const CHECKS = {
  positions,
  json: each({ decision: checkJson }),
  hashes: each({ decision: checkHashes }),
  listed: each({ decision: checkListed }),
  frozen: each({
    decision(moment) {
      freeze(moment.p);
      checkListed(moment);
    },
  }),
  pairs,
  honest: each({ after: checkHonest }),
  guise: each({ decision: checkGuise }),
  imagined: each({
    decision(moment) {
      for (const viewer of viewersOf(moment.subject, moment.options)) checkImagined(moment, viewer);
    },
  }),
  variety: each({
    decision(moment) {
      if (moment.random.below(10) === 0) checkVariety(moment, 0);
    },
  }),
  secrets: each({
    decision(moment) {
      for (const viewer of viewersOf(moment.subject, moment.options)) checkSecrets(moment, viewer);
    },
  }),
  door: each({ decision: (moment) => checkDoor(moment, pool) }),
  law: each({ decision: checkLaw }),
  words: each({ decision: checkWords, after: checkTold }),
  dual: (subject: Subject) => {
    for (let run = 0; run < 10; run++) dualRun(subject, run);
  },
  replayed: (subject: Subject) => {
    for (let run = 0; run < 10; run++) replayed(subject, run);
  },
  undo: (subject: Subject) => {
    for (let run = 0; run < 10; run++) undoRun(subject, run);
  },
};

let counter = 0;

const BROKEN: readonly (readonly [what: string, game: Picket, check: keyof typeof CHECKS, says: RegExp])[] = [
  [
    'shows every hand',
    withView((_v, p) => ({ all: p.sides.map(({ hand }) => hand) })),
    'pairs',
    /sees what he may not/,
  ],
  ['shows the cards laid', withView((_v, p) => ({ bids: p.sides.map(({ bid }) => bid) })), 'pairs', /sees what he may/],
  [
    'shows in which order the own cards will come',
    withView((v, p) => ({ next: p.sides[v.viewer ?? -1]?.deck ?? [] })),
    'pairs',
    /sees what he may not know/,
  ],
  [
    'asks for a parry only who has a good card',
    withStep('fight.parry', () => ({
      when: (p: Position, f: Frame) => p.sides[(f as Fight).target]?.hand.some((card) => card > 3) ?? false,
    })),
    'pairs',
    /after the choice|is told what he may not know/,
  ],
  [
    'offers an attack only on weak hands',
    withStep('round.act', (step) => ({
      choices(p: Position, f: Frame, out: Choice[], seat: number) {
        const all: Choice[] = [];
        step.choices?.(p, f, all, seat);
        for (const c of all) if (c.kind !== 'attack' || p.sides[c.on]?.hand[0] !== 6) out.push(c);
      },
    })),
    'pairs',
    /by his choices|is sent what he may not know/,
  ],
  [
    'tells everybody who laid a high card',
    afterTake('round.lay', (_p, c, io, seat) => {
      if ('card' in c && c.card > 3) io.tell?.({ kind: 'laid', seat });
    }),
    'guise',
    /by the events/,
  ],
  [
    'tells what remains in a hand after a march',
    afterTake('round.march', (p, _c, io, seat) => {
      io.tell?.({ kind: 'shown', seat, hand: [...(p.sides[seat]?.hand ?? [])] });
    }),
    'pairs',
    /is told what he may not know/,
  ],
  [
    'gives reasons out of another hand',
    withRules('round.act', 'attack', (rules) => [
      ...rules,
      {
        sort: 'follows',
        clause: 'PIC-6',
        why: 'yourself',
        test: (p: Position, _f: Frame, { on }: { on: number }) => p.sides[on]?.hand[0] === 6,
        facts: null,
      },
    ]),
    'pairs',
    /by the reasons/,
  ],
  [
    'lists what a rule forbids',
    withRules('round.act', 'spy', (rules) => [
      ...rules,
      { sort: 'bar', clause: 'PIC-6', why: 'tooFar', test: () => true, facts: null },
    ]),
    'law',
    /listed, but forbidden/,
  ],
  [
    'leaves out what no rule forbids',
    withRules('round.act', 'attack', (rules) => rules.filter(({ why }) => why !== 'tooFar')),
    'law',
    /nothing forbids it/,
  ],
  [
    'sums up as forbidden what is not',
    withRules('round.march', 'halt', () => [
      { sort: 'follows', clause: 'PIC-5', why: 'oneAtATime', test: () => true, facts: null },
    ]),
    'law',
    /sums up why it is not/,
  ],
  [
    'lists what nobody can point at',
    { ...sound, things: (v) => sound.things(v).filter((thing) => !thing.startsWith('place:')) },
    'law',
    /nobody could wish for it/,
  ],
  [
    'lists a kind that the step does not know',
    withStep('round.march', ({ choices }) => ({
      choices(p: Position, f: Frame, out: Choice[], seat: number) {
        choices?.(p, f, out, seat);
        out.push({ kind: 'rest' });
      },
    })),
    'law',
    /the step does not know it/,
  ],
  [
    'reckons odds with the parry that will come',
    {
      ...sound,
      odds: (p, _seat, c) =>
        c.kind === 'attack'
          ? { of: 36, results: [{ key: 'loss', ways: p.sides[c.on]?.hand[0] ?? 0 }], terms: [] }
          : null,
    },
    'pairs',
    /by the odds/,
  ],
  [
    'lets the end of undo tell of a hidden card',
    afterTake('round.march', (p, _c, io, seat) => {
      if (p.sides.some((side, other) => other !== seat && side.hand.includes(6))) io.reveal();
    }),
    'pairs',
    /taken back/,
  ],
  [
    'lets a spy take back what he has seen',
    withStep('round.act', (step) => ({
      take(p: Position, f: Frame, c: Choice, io: Io<never>, seat: number) {
        step.take?.(p, f, c, { roll: (stream, sides) => io.roll(stream, sides), reveal() {}, tell: io.tell }, seat);
      },
    })),
    'honest',
    /no reveal declared/,
  ],
  [
    'imagines always the same',
    { ...sound, imagine: (v) => sound.imagine(v, fastRandom(1)) },
    'variety',
    /never imagines/,
  ],
  [
    'imagines cards that are gone',
    {
      ...sound,
      imagine(v, random) {
        const p = sound.imagine(v, random);
        const [card] = p.sides[1]?.discard ?? [];
        if (card !== undefined && p.sides[1]?.hand.length === 1) p.sides[1].hand = [card];
        return p;
      },
    },
    'imagined',
    /impossible position/,
  ],
  [
    'forgets in imagination what was seen',
    {
      ...sound,
      imagine: (v, random) => sound.imagine({ ...v, sides: v.sides.map((side) => ({ ...side, seen: [] })) }, random),
    },
    'imagined',
    /sees something else/,
  ],
  ['copies only the surface', { ...sound, copy: (p) => ({ ...p }) }, 'frozen', /read only|not extensible|Cannot/],
  [
    'copies with a part left out',
    { ...sound, copy: (p) => ({ ...p, round: 1 }) },
    'hashes',
    /copy makes another position/,
  ],
  [
    'loses a card',
    afterTake('round.march', (p) => {
      p.sides[0]?.deck.pop();
    }),
    'positions',
    /census/,
  ],
  [
    'believes that everything was seen',
    afterTake('round.march', (p) => {
      for (const side of p.sides) side.seen = [...side.hand];
    }),
    'positions',
    /claims/,
  ],
  [
    'keeps a date in the position',
    { ...sound, setup: (options, io) => ({ ...sound.setup(options, io), when: new Date(0) }) },
    'json',
    /after a trip through JSON/,
  ],
  [
    'never ends',
    withStep('round.close', (step) => ({
      run(p: Position, f: Frame, io: Io<never>) {
        p.round = 0;
        step.run?.(p, f, io);
      },
    })),
    'positions',
    /not over after/,
  ],
  [
    'keeps a part of the match outside of the position',
    withStep('round.march', (step) => ({
      take(p: Position, f: Frame, c: Choice, io: Io<never>, seat: number) {
        step.take?.(p, f, c, io, seat);
        p.active = counter++ % p.sides.length;
      },
    })),
    'dual',
    /went another way|refused/,
  ],
  [
    'keeps a part of the match outside of the position, and the journal tells',
    withStep('round.march', (step) => ({
      take(p: Position, f: Frame, c: Choice, io: Io<never>, seat: number) {
        step.take?.(p, f, c, io, seat);
        if (++counter % 7 === 0) p.round++;
      },
    })),
    'replayed',
    /hash|refused/,
  ],
  [
    'rolls a die that the rules do not need, one time in two',
    withStep('round.march', (step) => ({
      take(p: Position, f: Frame, c: Choice, io: Io<never>, seat: number) {
        step.take?.(p, f, c, io, seat);
        if (counter++ % 2 === 0) io.roll('dice', 6);
      },
    })),
    'undo',
    /can take back/,
  ],
  [
    'lists a choice twice',
    withStep('round.march', (step) => ({
      choices(p: Position, f: Frame, out: Choice[], seat: number) {
        step.choices?.(p, f, out, seat);
        out.push({ kind: 'halt' });
      },
    })),
    'listed',
    /two choices are written 'halt'/,
  ],
  ['does not read its own choices', { ...sound, readChoice: () => null }, 'listed', /readChoice/],
  ['writes what it can not read', { ...sound, parse: () => null }, 'listed', /does not read back/],
  ['touches what is not there', { ...sound, things: () => [] }, 'listed', /no thing of the view/],
  [
    'has no choice for somebody who is asked',
    withStep('round.act', () => ({ choices() {} })),
    'positions',
    /has no choice/,
  ],
  ['reads anything as a choice', { ...sound, readChoice: () => ({ kind: 'halt' }) }, 'door', /is read as a choice/],
  [
    'offers at the door what it did not list before',
    withStep('round.march', (step) => ({
      choices(p: Position, f: Frame, out: Choice[], seat: number) {
        step.choices?.(p, f, out, seat);
        if (counter++ % 2 === 0) out.pop();
      },
    })),
    'door',
    /is refused|at the door/,
  ],
  [
    'has a sentence that was not finished',
    {
      ...sound,
      text: { ...sound.text, fr: { ...sound.text.fr, event: (_v, e) => (e.kind === 'shown' ? 'undefined' : e.kind) } },
    },
    'words',
    /fr: the event .* is said as/,
  ],
];

describe('the suite itself', () => {
  test('knows every game of the shelf: one that is missing needs a test/knowledge.ts', () => {
    expect(unknown).toEqual([]);
  });

  for (const [name, check] of Object.entries(CHECKS))
    test(`the check '${name}' finds nothing in Picket`, () => {
      counter = 0;
      expect(() => check(picketSubject())).not.toThrow();
    });

  for (const [what, game, check, says] of BROKEN)
    test(`'${check}' notices a game that ${what}`, () => {
      counter = 0;
      expect(() => CHECKS[check](picketSubject(game))).toThrow(says);
    });

  const withPiles = (change: (piles: Piles, p: Position) => Piles): Subject => {
    const subject = picketSubject();
    const { knowledge } = subject;
    return {
      ...subject,
      knowledge: { ...knowledge, piles: (p, viewer) => change(knowledge.piles(p, viewer), p as Position) },
    };
  };

  test("'secrets' notices a pile that is declared open, or not at all, or closed against the ledger", () => {
    const open = withPiles((piles) => ({ ...piles, laid: piles['laid']?.map(({ cards }) => spread(cards)) ?? [] }));
    expect(() => CHECKS.secrets(open)).toThrow(/the ledger calls secret from .* what the game does not: laid/);
    const missing = withPiles(({ hand: _hand, ...piles }) => piles);
    expect(() => CHECKS.secrets(missing)).toThrow(/what the game does not: hand/);
    const closed = withPiles((piles, p) => ({ ...piles, discard: p.sides.map(({ discard }) => bag(discard)) }));
    expect(() => CHECKS.secrets(closed)).toThrow(/what the ledger does not call secret: discard/);
  });

  test('a fault names the match, the decision and the choice', () => {
    const game = withStep('round.act', () => ({ choices() {} }));
    expect(() => positions(picketSubject(game))).toThrow(
      /^picket, match 0 \(\{"seats":"3".*\}\), decision \d+ at round\.act: seat \d is asked, but has no choice$/,
    );
  });
});
