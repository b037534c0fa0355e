import type { Intent } from '../../../../test/conformance/knowledge.ts';
import type { Hex } from '../../../grids/hexes.ts';
import type { Io } from '../../../kernel/chance.ts';
import { askedSeat, listChoices, play, type Steps } from '../../../kernel/flow.ts';
import type { Box } from '../data/box.ts';
import { distance } from '../field.ts';
import type { Choice, Position, Unit } from '../position.ts';
import type { Combat } from '../rules/frames.ts';
import type { ViveEvent } from '../told.ts';
import { hiddenFrom } from './secrets.ts';

// What becomes of a choice that shows odds, heard from the rules themselves as they tell it.

const TESTS: { readonly [kind: string]: readonly string[] } = {
  rally: ['rally'],
  test: ['demoralised', 'despair', 'chain'],
  square: ['square'],
  recoil: ['recoil'],
  countercharge: ['countercharge'],
};
const FIRES = ['target', 'firer', 'fire'];

const isCombat = (f: { readonly step: string }): f is Combat => f.step.startsWith('combat.');

/** The hex whose shock or fire is meant; -1 for what is no fight, or goes on already. */
const aimOf = (p: Position, choice: Choice): Hex =>
  choice.kind === 'assault' || choice.kind === 'resolve'
    ? choice.hex
    : choice.kind === 'pass' && p.stack.at(-1)?.step === 'shocks.declare'
      ? (p.shocks[0]?.target ?? -1)
      : -1;

/** On the way to the dice everybody uses what helps him, and nobody adds to the shock; null where somebody must. */
function onTheWay(choices: readonly Choice[], aim: Hex): Choice | null {
  const [first] = choices;
  const of = (kind: Choice['kind']): Choice | undefined => choices.find((c) => c.kind === kind);
  const wanted = of('bonus') ?? choices.find((c) => c.kind === 'resolve' && c.hex === aim) ?? of('fire') ?? of('pass');
  if (wanted !== undefined) return wanted;
  // Charges that have to strike are declared elsewhere.
  if (first?.kind === 'assault') return choices.find((c) => c.kind === 'assault' && c.hex !== aim) ?? null;
  return first ?? null;
}

class Witness {
  key: string | null = null;
  readonly #choice: Choice;
  #hit: Unit | null = null;
  #lost = 0;
  #fired = false;
  #fought = false;
  readonly #run: [boolean, boolean] = [false, false];

  constructor(choice: Choice) {
    this.#choice = choice;
  }

  hear(e: ViveEvent, p: Position): void {
    const { kind } = this.#choice;
    if (this.key !== null) return;
    if (kind in TESTS) {
      if (e.kind === 'test' && TESTS[kind]?.includes(e.cause)) this.key = e.passed ? 'passed' : 'failed';
    } else if (FIRES.includes(kind)) this.#hearFire(e, p);
    else this.#hearShock(e, p);
  }

  #hearFire(e: ViveEvent, p: Position): void {
    if (e.kind === 'fire') {
      this.#fired = true;
      if (e.result === '-') this.key = '-';
    }
    if (e.kind === 'losses' && (this.#hit ?? e.unit) === e.unit) {
      this.#hit = e.unit;
      this.#lost += e.steps;
      if (e.left === 0) this.key = 'destroyed';
    }
    if (e.kind !== 'test' || e.cause !== 'fire') return;
    if (e.passed) this.key = this.#lost === 0 ? 'held' : `lost-${this.#lost}`;
    else this.key = p.formation[e.unit] === 'disorganised' ? 'destroyed' : 'broken';
  }

  #hearShock(e: ViveEvent, p: Position): void {
    const f = p.stack.at(-1);
    if (e.kind === 'void') this.key = 'void';
    if (f === undefined || !isCombat(f)) return;
    if (e.kind === 'shock' || e.kind === 'shockRoll' || e.kind === 'eliminated') this.#fought = true;
    if (e.kind !== 'disorganised' && e.kind !== 'eliminated') return;
    const sides = [f.attackers, f.defenders].map((parties) =>
      parties.flatMap((each) => [...each.fighters, ...each.others]),
    );
    // VE-IV.13-d: guns that are overrun before the dice are nobody's party yet.
    if (e.kind === 'eliminated' && f.defenders.length === 0) this.#run[1] = true;
    for (const [side, units] of sides.entries()) {
      if (!e.units.some((unit) => units.includes(unit))) continue;
      const isWhole = (p.hex[e.units[0] ?? 0] ?? 0) >= 0;
      // A stack that is broken or gone; of the defender also one unit that is eliminated by the result or a test.
      const parties = side === 0 ? f.attackers : f.defenders;
      const isGone = parties.some((party) =>
        [...party.fighters, ...party.others].every((unit) => (p.hex[unit] ?? 0) < 0),
      );
      if (side === 0) this.#run[0] ||= isWhole || units.every((unit) => (p.hex[unit] ?? 0) < 0);
      else this.#run[1] ||= isWhole || isGone || f.step === 'combat.defenderRuns';
    }
  }

  /** After each step. */
  look(p: Position): void {
    if (this.key !== null) return;
    if (this.#fired && !p.stack.some(({ step }) => step.startsWith('fire.')))
      this.key = this.#lost === 0 ? '-' : `lost-${this.#lost}`;
    const f = p.stack.findLast(isCombat);
    const known = ['combat.defenderRuns', 'combat.alone', 'combat.advance', 'combat.enter', 'combat.done'];
    if (!this.#fought || (f !== undefined && !known.includes(f.step))) return;
    const [attacker, defender] = this.#run;
    this.key = attacker ? (defender ? 'bothBeaten' : 'attackerBeaten') : defender ? 'defenderBeaten' : 'stand';
  }
}

const OVER = 'over';

export function fateOf(
  box: Box,
  steps: Steps<Position, Choice>,
  p: Position,
  { seat, choice }: Intent<Choice>,
  io: Io,
): string | null {
  // What lies between a charge and its shock is a whole phase of moves: `branches.test.ts` holds those odds.
  if (choice.kind === 'finish') return null;
  const witness = new Witness(choice);
  const aim = aimOf(p, choice);
  // VE-0-j: where somebody lies whom nobody has counted, in the hex or so near that he could cover it, the odds are those of what is seen.
  const b = box.battle(p.scenario);
  const hidden = hiddenFrom(box, p, seat).map((unit) => p.hex[unit] ?? 0);
  const isDark = (at: readonly Hex[]): boolean =>
    at.some((hex) => hidden.some((other) => distance(b, hex, other) <= 2));
  let dark = false;
  const isMeant = (): boolean => {
    const step = p.stack.at(-1)?.step ?? '';
    return choice.kind in TESTS || /^(fire|combat)\./.test(step);
  };
  let turning = 0;
  const { dice } = io;
  const watched: Io<ViveEvent> = {
    roll: (stream, sides) => (isMeant() ? io.roll(stream, sides) : 1 + (turning++ % sides)),
    ...(dice === undefined
      ? {}
      : {
          dice: (stream: string, count: number, sides: number) =>
            isMeant() ? dice(stream, count, sides) : Array.from({ length: count }, () => 1 + (turning++ % sides)),
        }),
    reveal() {},
    tell(event: ViveEvent) {
      if (event.kind === 'fire' || event.kind === 'void') dark ||= isDark([event.hex]);
      if (event.kind === 'shock') dark ||= isDark(event.hexes);
      witness.hear(event, p);
      if (witness.key !== null) throw OVER;
    },
  };
  const ran = (): void => {
    witness.look(p);
    if (witness.key !== null) throw OVER;
  };
  try {
    play(steps, p, seat, choice, watched, ran);
    while (p.outcome === null) {
      const next = askedSeat(steps, p);
      const answer = onTheWay(listChoices<Position, Choice>(steps, p, next, []), aim);
      if (answer === null) return null;
      play(steps, p, next, answer, watched, ran);
    }
  } catch (thrown) {
    if (thrown !== OVER) throw thrown;
  }
  return dark ? null : (witness.key ?? 'nothing came of it');
}
