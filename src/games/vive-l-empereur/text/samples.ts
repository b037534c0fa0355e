import type { Every } from '../../../../test/words/suite.ts';
import { hexNamed, OFF } from '../../../grids/hexes.ts';
import type { Frame, Outcome } from '../../../kernel/flow.ts';
import type { GameView, Reason, Thing, Viewer } from '../../../kernel/game.ts';
import { FIRE_RESULTS, FORMATIONS, SHOCK_RESULTS } from '../data/names.ts';
import { standardBox } from '../data/standard.ts';
import { type Choice, LEADER, NONE, PHASES, STATE, UNSEEN, type View } from '../position.ts';
import type {
  Army,
  Charge,
  Combat,
  Countercharge,
  Displaced,
  FirePhase,
  Move,
  Rally,
  Recoil,
  Replacements,
  Retreat,
  Settle,
  Squares,
  Step,
} from '../rules/frames.ts';
import type { Cause, FireKey, MoraleKey, Part, PartKey, Peril, ShockKey, ViveEvent } from '../told.ts';
import { viveText } from './text.ts';
import { speak } from './tongues.ts';

// For tests: a table in the midst of everything, and one of everything that can be told.

await speak();
export const box = standardBox();
export const text = viveText(box);
/** The larger battle. */
const SCENARIO = box.scenarios.findIndex(({ id }) => id === 'quatre-bras');
const battle = box.battle(SCENARIO);

export const unit = (id: string): number => battle.units.findIndex((one) => one.id === id);
export const leader = (id: string): number => battle.leaders.findIndex((one) => one.id === id);
export const corps = (id: string): number => battle.corps.findIndex((one) => one.id === id);
/** A singular, a plural, a feminine, a feminine in the plural, an elision, a name with no article in English. */
const UNITS = ['fr-2le', 'fr-56la', 'al-ast', 'al-apic', 'fr-hpi', 'al-bav', 'al-95'].map(unit);
const [LIGHT = 0, LANCERS = 0, BATTERY = 0] = UNITS;
const GROUPS = [...UNITS.map((one) => [one]), [LIGHT, BATTERY], [BATTERY, unit('al-apic')], UNITS];
const LEADERS = [leader('ney'), leader('orange')];

export const hex = (label: string): number => hexNamed(battle.ground.hexes, label);
/** A place with a name, another, and one without. */
const [GEMIONCOURT, POND, OPEN] = [hex('1612'), hex('2010'), hex('1717')];
const HEXES = [GEMIONCOURT, POND, OPEN];

const frame = <F extends Frame>(of: F): Frame => of;

/** Everything under way at once. */
const STACK: View['stack'] = [
  frame<Replacements>({ step: 'replacements.join', owed: [leader('orange')] }),
  frame<Settle>({ step: 'settle.turn', hex: OPEN }),
  frame<Charge>({
    step: 'charge.act',
    groups: [
      {
        units: [LANCERS],
        leaders: [],
        hex: OPEN,
        spent: 3,
        turns: 0,
        turned: false,
        left: true,
        faced: [],
        done: false,
      },
    ],
    at: 0,
  }),
  frame<Move>({
    step: 'move.act',
    units: [LIGHT, BATTERY],
    spent: [2, 3],
    leaders: [],
    hex: OPEN,
    turned: [],
    onRoad: false,
    steps: 1,
    cameFrom: OFF,
    late: 0,
    skirmished: false,
    entry: OFF,
    disordered: false,
    pending: null,
  }),
  frame<Step>({
    step: 'step.fire',
    kind: 'regular',
    units: [LANCERS],
    leaders: [],
    from: GEMIONCOURT,
    to: OPEN,
    held: [GEMIONCOURT],
    second: OFF,
    spared: [],
    at: GEMIONCOURT,
    firers: [],
    pushed: [],
    disordered: false,
    adapted: [],
  }),
  frame<Recoil>({
    step: 'recoil.claim',
    hex: OPEN,
    movers: [POND],
    charge: true,
    units: [LANCERS],
    facings: [0],
    leaders: [],
    to: OFF,
    gone: 0,
    free: false,
  }),
  frame<Countercharge>({
    step: 'countercharge.answer',
    seat: 0,
    hexes: [OPEN],
    movers: [POND],
    units: [LANCERS],
    former: [],
    failed: [],
    struck: [],
    broke: [],
    tested: false,
  }),
  frame<Squares>({
    step: 'squares.guns',
    seat: 0,
    chargers: [POND],
    exploit: false,
    chosen: [],
    attempt: { hex: OPEN, charger: LANCERS, far: 2 },
    hex: OPEN,
    kept: OFF,
    moved: [],
  }),
  frame<Retreat>({
    step: 'retreat.hex',
    units: [BATTERY],
    from: [POND],
    shut: [],
    spared: [],
    fought: true,
    leaders: [],
    length: 2,
    gone: 1,
    left: [],
    cover: OFF,
    breaks: null,
    shakes: true,
    shaken: [],
  }),
  frame<FirePhase>({ step: 'fires.firers', seat: 0, hex: GEMIONCOURT, firers: [] }),
  frame<Combat>({
    step: 'combat.attackerBonus',
    counter: false,
    seat: 0,
    from: [OPEN],
    targets: [GEMIONCOURT],
    attackers: [],
    defenders: [],
    column: 5,
    leaders: [leader('ney'), leader('orange')],
    bonus: [2, 1],
    results: null,
    broken: [[], []],
    beaten: false,
    advancing: [],
    exploiting: false,
    along: [],
    half: OFF,
    adapting: [],
  }),
  frame<Rally>({ step: 'rally.form', unit: LANCERS, rallied: [] }),
  frame<Army>({ step: 'army.test', corps: corps('av'), due: [] }),
  frame<Displaced>({ step: 'displaced.to', leader: leader('brunswick'), within: 1 }),
];

/** The battle as it begins, but for one enemy unit that is hidden, a stack of two, and a leader who was replaced. */
export function table(viewer: Viewer, more: Partial<GameView & Pick<View, 'stack' | 'leaderMarks'>> = {}): View {
  const hidden = unit('al-95');
  const units = battle.units.map(({ setup, steps }, id) => {
    if (id === hidden) return null;
    const { hex: at, formation, facing } = setup ?? { hex: OFF, formation: 'column', facing: 0 };
    return { hex: at, second: OFF, facing, formation, steps, marker: id === LIGHT ? 2 : NONE, marks: 0 };
  });
  return {
    viewer,
    asked: [0],
    step: 'move.act',
    outcome: null,
    options: {},
    scenario: SCENARIO,
    turn: 3,
    phase: 'movement',
    active: 0,
    units,
    steps: battle.units.map(({ steps }) => steps),
    squares: [],
    stacks: [
      { hex: OPEN, units: [LIGHT, UNSEEN] },
      { hex: GEMIONCOURT, units: [LIGHT, BATTERY, LANCERS] },
      { hex: hex('1718'), units: [LANCERS] },
    ],
    leaderAt: battle.leaders.map((one) => one.hex),
    leaderMarks: battle.leaders.map(() => 0),
    army: battle.corps.map(() => STATE.steady),
    crossed: battle.corps.map(() => 0),
    control: battle.objectives.map(({ holder }) => holder),
    leaderPoints: [0, 0],
    released: false,
    queue: [],
    said: [],
    firedAt: [],
    shocks: [],
    owes: [],
    stack: STACK,
    ...more,
  };
}

/** Both sides and an onlooker; `bare` when nothing is under way. */
export function views(more: Partial<GameView>, bare = false): View[] {
  const now = bare ? { stack: [], ...more } : more;
  return [0, 1, null].map((viewer) => table(viewer, now));
}

const clause = 'VE-0-a';
const both = [true, false] as const;
const part = <K extends PartKey>(what: K, value: number): Part<K> => ({ what, value, clause });

const FIRE: readonly FireKey[] = [
  'fire',
  'reduced',
  'square',
  'adapted',
  'disorganised',
  'skirmishFar',
  'onSquare',
  'distance',
  'terrain',
  'fortification',
  'halfBatteries',
];
const MORALE: readonly MoraleKey[] = [
  'morale',
  'disorganised',
  'squareAgainstCavalry',
  'nearEnemy',
  'leader',
  'flank',
  'rear',
  'failuresAbove',
  'demoralised',
  'despair',
  'losses',
  'seenFar',
];
const SHOCK: readonly ShockKey[] = [
  'shock',
  'column',
  'skirmish',
  'adapted',
  'disorganised',
  'square',
  'cavalryOne',
  'rearAttack',
  'hexside',
  'terrain',
];
const CAUSES: readonly Cause[] = [
  'fire',
  'shock',
  'passedOver',
  'facing',
  'countercharge',
  'recoil',
  'square',
  'rally',
  'demoralised',
  'despair',
  'chain',
  'comrades',
];
const PERILS: readonly Peril[] = ['losses', 'destroyed', 'overrun', 'encircled'];

/** A sum of all of its parts, and one of the first alone. */
const sums = <K extends PartKey>(keys: readonly K[]): readonly (readonly Part<K>[])[] => [
  keys.map((key, i) => part(key, i === 0 ? 9 : i % 2 === 0 ? 2 : -1)),
  keys.slice(0, 1).map((key) => part(key, 9)),
];

export const OUTCOMES: readonly Outcome[] = [0, 1].flatMap((seat) => [
  { winners: [seat], how: 'decisive', facts: { first: seat === 0 ? 59 : 12, second: 31 } },
  { winners: [seat], how: 'victory', facts: { first: seat === 0 ? 37 : 25, second: 31 } },
  { winners: [0, 1], how: 'draw', facts: { first: 30, second: 31 } },
]);

export const EVENTS: Every<ViveEvent> = {
  turn: [1, 15].map((turn) => ({ kind: 'turn', clause, turn })),
  playerTurn: [0, 1].map((seat) => ({ kind: 'playerTurn', clause, seat })),
  phase: PHASES.flatMap((phase) => [0, 1].map((seat) => ({ kind: 'phase', clause, phase, seat }) as const)),
  moved: (['regular', 'back', 'charge', 'retreat', 'recoil', 'advance', 'exploit', 'enter'] as const).flatMap((how) =>
    GROUPS.flatMap((units) =>
      [OFF, OPEN].map(
        (second) => ({ kind: 'moved', clause, how, units, from: POND, to: GEMIONCOURT, second }) as const,
      ),
    ),
  ),
  turned: GROUPS.flatMap((units) =>
    battle.units.slice(0, 12).map((_, facing) => ({ kind: 'turned', clause, units, facing }) as const),
  ),
  formed: GROUPS.flatMap((units) =>
    FORMATIONS.flatMap((formation) =>
      [OFF, OPEN].map((second) => ({ kind: 'formed', clause, units, formation, facing: 3, second }) as const),
    ),
  ),
  stacked: UNITS.map((one) => ({ kind: 'stacked', clause, hex: OPEN, unit: one })),
  left: GROUPS.flatMap((units) => both.map((driven) => ({ kind: 'left', clause, units, hex: OPEN, driven }) as const)),
  stopped: GROUPS.map((units) => ({ kind: 'stopped', clause, units })),
  charge: GROUPS.map((units) => ({ kind: 'charge', clause, units, hexes: [OPEN] })),
  chargeEnds: GROUPS.flatMap((units) =>
    both.map((contact) => ({ kind: 'chargeEnds', clause, units, contact }) as const),
  ),
  countercharge: GROUPS.map((units) => ({ kind: 'countercharge', clause, units, hex: OPEN })),
  recoil: GROUPS.map((units) => ({ kind: 'recoil', clause, units })),
  claimed: both.map((target) => ({ kind: 'claimed', clause, hex: OPEN, target })),
  squareTried: HEXES.map((at) => ({ kind: 'squareTried', clause, hex: at })),
  fire: (['defensive', 'offensive', 'opportunity', 'answer'] as const).flatMap((how, i) =>
    FIRE_RESULTS.flatMap((result) =>
      sums(FIRE).flatMap((parts) =>
        [[LIGHT], UNITS].map(
          (firers) =>
            ({
              kind: 'fire',
              clause,
              how,
              hex: GEMIONCOURT,
              firers: firers.map((one) => ({ unit: one, parts, value: 3 })),
              value: 3 * firers.length,
              column: 2,
              roll: 1,
              modifier: (i % 3) - 1,
              result,
            }) as const,
        ),
      ),
    ),
  ),
  declared: HEXES.map((at) => ({ kind: 'declared', clause, from: OPEN, hex: at })),
  shown: GROUPS.map((units) => ({ kind: 'shown', clause, hex: OPEN, units })),
  shock: both.flatMap((counter) =>
    sums(SHOCK).map((parts) => {
      const terms = UNITS.map((one) => ({ unit: one, parts, value: 3, steps: 7 }));
      const [first] = terms;
      return {
        kind: 'shock',
        clause,
        counter,
        hexes: counter ? HEXES : [OPEN],
        attackers: terms,
        defenders: first === undefined ? [] : [first],
        powers: [147, 21],
        column: 9,
      } as const;
    }),
  ),
  bonus: LEADERS.flatMap((id) =>
    both.map((used) => ({ kind: 'bonus', clause, seat: 0, leader: id, bonus: used ? 2 : -1, used }) as const),
  ),
  shockRoll: SHOCK_RESULTS.flatMap((attacker, i) =>
    SHOCK_RESULTS.map(
      (defender) => ({ kind: 'shockRoll', clause, roll: 1, modifier: (i % 5) - 2, attacker, defender }) as const,
    ),
  ),
  void: HEXES.map((at) => ({ kind: 'void', clause, hex: at })),
  losses: UNITS.flatMap((one) =>
    [1, 2].flatMap((steps) => [0, 4].map((left) => ({ kind: 'losses', clause, unit: one, steps, left }) as const)),
  ),
  eliminated: GROUPS.map((units) => ({ kind: 'eliminated', clause, units, hex: OPEN })),
  test: CAUSES.flatMap((cause) =>
    sums(MORALE).flatMap((parts) =>
      both.map(
        (passed) => ({ kind: 'test', clause, cause, unit: LANCERS, parts, morale: 7, dice: [2, 5], passed }) as const,
      ),
    ),
  ),
  disorganised: GROUPS.flatMap((units) =>
    both.map((willing) => ({ kind: 'disorganised', clause, units, marker: 2, willing }) as const),
  ),
  rallied: UNITS.map((one) => ({ kind: 'rallied', clause, unit: one })),
  leaderMoved: LEADERS.map((id) => ({ kind: 'leaderMoved', clause, leader: id, from: POND, to: OPEN })),
  leaderRoll: LEADERS.flatMap((id) =>
    PERILS.flatMap((peril) =>
      both.map((falls) => ({ kind: 'leaderRoll', clause, leader: id, peril, roll: falls ? 6 : 2, falls }) as const),
    ),
  ),
  replaced: LEADERS.map((id) => ({ kind: 'replaced', clause, leader: id, hex: OPEN })),
  army: battle.corps.flatMap((_, id) =>
    Object.values(STATE).map((state) => ({ kind: 'army', clause, corps: id, state, score: 36, first: true }) as const),
  ),
  released: battle.corps.map((_, id) => ({ kind: 'released', clause, corps: id })),
  control: [0, 1].flatMap((seat) => HEXES.map((at) => ({ kind: 'control', clause, hex: at, seat }) as const)),
  points: [0, 1].map((seat) => ({
    kind: 'points',
    clause,
    seat,
    objectives: 20,
    steps: 31,
    leaders: 4,
    corps: 0,
    total: 55,
  })),
  won: OUTCOMES.map((outcome) => ({ kind: 'won', clause, outcome })),
};

const perUnit = <K extends Choice['kind']>(kind: K) => UNITS.map((one) => ({ kind, unit: one }));
const perHex = <K extends Choice['kind']>(kind: K) => HEXES.map((at) => ({ kind, hex: at }));
const perLeader = <K extends Choice['kind']>(kind: K) => LEADERS.map((id) => ({ kind, leader: id }));
const facings = [0, 1, 3, 4, 6, 9].flatMap((facing) => UNITS.map((one) => ({ unit: one, facing })));

export const CHOICES: Every<Choice> = {
  pass: [{ kind: 'pass' }],
  disorder: perUnit('disorder'),
  charge: facings.map((one) => ({ kind: 'charge', ...one })),
  go: [{ kind: 'go' }],
  finish: [{ kind: 'finish' }],
  move: perUnit('move'),
  step: perHex('step'),
  back: perHex('back'),
  turn: facings.map((one) => ({ kind: 'turn', ...one })),
  change: FORMATIONS.flatMap((formation) =>
    UNITS.flatMap((one) =>
      [OFF, OPEN].map((second) => ({ kind: 'change', unit: one, formation, facing: 9, second }) as const),
    ),
  ),
  drop: perUnit('drop'),
  exit: [{ kind: 'exit' }],
  top: perUnit('top'),
  enter: FORMATIONS.flatMap((formation) =>
    UNITS.map((one) => ({ kind: 'enter', unit: one, hex: OPEN, formation, facing: 0 }) as const),
  ),
  lead: perLeader('lead'),
  along: perLeader('along'),
  name: perLeader('name'),
  join: perUnit('join'),
  target: perHex('target'),
  firer: perUnit('firer'),
  fire: [{ kind: 'fire' }],
  countercharge: perHex('countercharge'),
  recoil: perHex('recoil'),
  claim: [{ kind: 'claim' }],
  waive: [{ kind: 'waive' }],
  square: perHex('square'),
  half: UNITS.map((one) => ({ kind: 'half', unit: one, hex: OPEN })),
  assault: HEXES.map((at) => ({ kind: 'assault', from: OPEN, hex: at })),
  resolve: perHex('resolve'),
  bonus: [{ kind: 'bonus' }],
  pay: perHex('pay'),
  advance: perUnit('advance'),
  exploit: perUnit('exploit'),
  to: perHex('to'),
  length: [1, 2].map((hexes) => ({ kind: 'length', hexes })),
  rally: perUnit('rally'),
  test: perUnit('test'),
};

export const FACTS: readonly NonNullable<Reason['facts']>[] = UNITS.map((one, i) => ({
  unit: one,
  hex: HEXES[i % 3] ?? OFF,
  leader: leader('ney'),
  seat: i % 2,
  step: 'charge.act',
}));

export const THINGS: readonly Thing[] = [
  ...battle.units.map((_, id): Thing => `unit:${id}`),
  ...battle.leaders.map((_, id): Thing => `leader:${id}`),
  ...['1612', '2010', '1717', '1718'].map((label): Thing => `hex:${hex(label)}`),
];

/** A table where the Prince of Orange has fallen and somebody has replaced him. */
export const replaced = (viewer: Viewer): View =>
  table(viewer, {
    leaderMarks: battle.leaders.map((_, id) => (id === leader('orange') ? LEADER.replacement : 0)),
  });
