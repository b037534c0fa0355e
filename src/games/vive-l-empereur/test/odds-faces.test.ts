import { describe, expect, test } from 'vitest';
import { hexNamed, OFF } from '../../../grids/hexes.ts';
import { type Io, quietIo } from '../../../kernel/chance.ts';
import { askedSeat, listChoices, play, settle } from '../../../kernel/flow.ts';
import type { Plain } from '../../../kernel/plain.ts';
import { scriptedChance } from '../../../kernel/scripted-chance.ts';
import { get, there } from '../../../kernel/there.ts';
import { arrangePosition } from '../arrange.ts';
import { copyPosition } from '../copy.ts';
import { standardBox } from '../data/standard.ts';
import { oddsOfChoice } from '../odds.ts';
import type { Choice, Position } from '../position.ts';
import { rulesOf } from '../rules/index.ts';
import type { ViveEvent } from '../told.ts';

// The odds against a plain count of their own: each die is laid on each of its faces, one after the other, the rules are played to the end of
// the fight, and the result is read off the pieces. Neither the counting nor the reading of the odds has a part in it.

const box = standardBox();
const steps = rulesOf(box);
const b = box.battle(1);
const unit = (id: string): number => b.units.findIndex((each) => each.id === id);
const hex = (label: string): number => hexNamed(b.ground.hexes, label);

/** What is played with every sequence of faces: how much of all each result has. */
function countFaces(played: (roll: (sides: number) => number) => string): Map<string, number> {
  const found = new Map<string, number>();
  const faces: number[] = [];
  const most: number[] = [];
  do {
    let depth = 0;
    const key = played((sides) => {
      if (depth === faces.length) {
        faces.push(1);
        most.push(sides);
      }
      return get(faces, depth++);
    });
    faces.length = depth;
    most.length = depth;
    found.set(key, (found.get(key) ?? 0) + most.reduce((share, sides) => share / sides, 1));
    while (faces.length > 0 && faces.at(-1) === most.at(-1)) {
      faces.pop();
      most.pop();
    }
    if (faces.length > 0) faces[faces.length - 1] = get(faces, faces.length - 1) + 1;
  } while (faces.length > 0);
  return found;
}

interface Case {
  readonly what: string;
  readonly at: { readonly [key: string]: Plain };
  readonly choice: Choice;
  /** By whom it can be told what came of it: one who is fired at or rallies, or those who strike and who are struck. */
  readonly of: readonly string[];
}

const assault = { kind: 'assault', from: hex('1005'), hex: hex('1004') } as const;
const target = { kind: 'target', hex: hex('1005') } as const;

const CASES: readonly Case[] = [
  {
    what: 'a fire at one regiment in the open',
    at: { turn: 5, phase: 'defensive', units: { '1005': ['fr-2le line nne 6'], '1004': ['al-27j line sse'] } },
    choice: target,
    of: ['fr-2le'],
  },
  {
    what: 'a fire from behind, at somebody who has lost half',
    at: { turn: 5, phase: 'defensive', units: { '1005': ['fr-2le line ssw 3'], '1004': ['al-27j line sse'] } },
    choice: target,
    of: ['fr-2le'],
  },
  {
    what: 'a fire at one who is broken already, and at his last step',
    at: { turn: 5, phase: 'defensive', units: { '1005': ['fr-2le disorganised 1 t4'], '1004': ['al-27j line sse'] } },
    choice: target,
    of: ['fr-2le'],
  },
  {
    what: 'a rally beside the enemy',
    at: { turn: 9, phase: 'rally', units: { '1005': ['fr-2le disorganised 4 t6'], '1004': ['al-27j line sse'] } },
    choice: { kind: 'rally', unit: unit('fr-2le') },
    of: ['fr-2le'],
  },
  {
    what: 'a shock of a Column against a Line',
    at: { turn: 7, phase: 'shocks', units: { '1005': ['fr-2le column n'], '1004': ['al-27j line sse'] } },
    choice: assault,
    of: ['fr-2le', 'al-27j'],
  },
  {
    what: 'a shock at bad odds of a Line against one who is broken',
    at: { turn: 7, phase: 'shocks', units: { '1005': ['fr-2le line nne 2'], '1004': ['al-27j disorganised 3 t5'] } },
    choice: assault,
    of: ['fr-2le', 'al-27j'],
  },
  {
    what: 'a shock at bad odds with a leader on each side',
    at: {
      turn: 9,
      phase: 'shocks',
      units: { '1005': ['fr-2le line nne 3'], '1004': ['al-27j line sse'] },
      leaders: { reille: '1005', wellington: '1004' },
    },
    choice: assault,
    of: ['fr-2le', 'al-27j'],
  },
  {
    what: 'a shock against the rear of guns',
    at: { turn: 7, phase: 'shocks', units: { '1005': ['fr-2le line nne 2'], '1004': ['al-ast battery nne'] } },
    choice: assault,
    of: ['fr-2le', 'al-ast'],
  },
];

/** Everybody uses what helps him, and nobody adds to the fight. */
const answer = (list: readonly Choice[]): Choice =>
  there(
    list.find(({ kind }) => kind === 'bonus' || kind === 'fire') ?? list.find(({ kind }) => kind === 'pass') ?? list[0],
  );

const HEARD: { readonly [kind: string]: readonly ViveEvent['kind'][] } = {
  assault: ['shockRoll', 'eliminated'],
  target: ['fire'],
  rally: ['test'],
};

/** Plays the fight to its end and reads off the pieces what came of it. */
function played({ choice, of }: Case, start: Position, roll: (sides: number) => number): string {
  const p = copyPosition(start);
  const depth = p.stack.length;
  const told: ViveEvent[] = [];
  const io: Io<ViveEvent> = {
    roll: (_, sides) => roll(sides),
    reveal() {},
    tell: (event) => {
      told.push(event);
    },
  };
  const isHeard = (): boolean => told.some(({ kind }) => HEARD[choice.kind]?.includes(kind));
  play(steps, p, askedSeat(steps, p), choice, io);
  while (!isHeard() || (choice.kind !== 'rally' && p.stack.length > depth && p.phase === start.phase)) {
    const seat = askedSeat(steps, p);
    play(steps, p, seat, answer(listChoices<Position, Choice>(steps, p, seat, [])), io);
  }
  const isGone = (id: string): boolean => (p.hex[unit(id)] ?? OFF) < 0;
  const isBroken = (id: string): boolean => p.formation[unit(id)] === 'disorganised';
  const wasBroken = (id: string): boolean => start.formation[unit(id)] === 'disorganised';
  const [first = '', second] = of;
  const tests = told.filter(({ kind }) => kind === 'test').length;
  if (second !== undefined) {
    const [attacker, defender] = of.map((id) => isGone(id) || (isBroken(id) && !wasBroken(id)));
    return attacker ? (defender ? 'bothBeaten' : 'attackerBeaten') : defender ? 'defenderBeaten' : 'stand';
  }
  if (choice.kind === 'rally') return told.some((event) => event.kind === 'test' && event.passed) ? 'passed' : 'failed';
  const lost = get(start.steps, unit(first)) - get(p.steps, unit(first));
  if (isGone(first)) return 'destroyed';
  if (isBroken(first) && !wasBroken(first)) return 'broken';
  return lost > 0 ? `lost-${lost}` : tests > 0 ? 'held' : '-';
}

describe('odds are those of every face of every die', () => {
  test.each(CASES)('$what', (each) => {
    const p = arrangePosition(box, each.at, { scenario: 'quatre-bras' });
    settle(steps, p, quietIo(scriptedChance({})));
    const { of, results } = there(oddsOfChoice(box, steps, p, askedSeat(steps, p), each.choice));
    const counted = countFaces((roll) => played(each, p, roll));
    expect(counted.size).toBeGreaterThan(1);
    expect([...counted.keys()].sort()).toEqual(results.map(({ key }) => key).sort());
    for (const { key, ways } of results) expect(counted.get(key), key).toBeCloseTo(ways / of, 9);
  });
});
