import { CaseError } from '../../../kernel/case.ts';
import { described, listed, placeAmong, quoted } from '../../../kernel/case-fields.ts';
import { leadOn } from '../../../kernel/case-lead.ts';
import type { Steps } from '../../../kernel/flow.ts';
import { same } from '../../../kernel/plain.ts';
import { whyNot } from '../../../kernel/why-not.ts';
import type { Box } from '../data/box.ts';
import { grammar } from '../grammar.ts';
import { combatOdds } from '../odds.ts';
import { type Choice, isCombat, type Position, type Result, type View } from '../position.ts';
import { PASS } from '../rules/choices.ts';
import { isDeclaration } from '../rules/combat.ts';
import { ownerOf } from '../rules/field.ts';
import { rulesOf } from '../rules/index.ts';
import { explainedBy } from '../things.ts';
import { viewOf } from '../view.ts';

// A combat under way, as a case describes it:
//
// { "declare": "assault fr-45th x gb-32nd-foot with fr-45th-1", "defence": ["play gb-ld-wellington"],
//   "attack": ["play fr-45th-2"], "result": "attackerChooses", "after": ["retreat"], "at": "retreat" }
//
// The rules lead from the declaration to the step that `at` names; what is not written was passed.

/** The steps of an Assault or Ambush at which somebody is asked, in their order. */
export const STEPS = ['withdraw', 'defend', 'support', 'attack', 'choose', 'retreat', 'advance', 'suffer', 'skirmish'];
export const RESULTS: readonly Result[] = [
  'attackerHit',
  'nothing',
  'defenderChooses',
  'attackerChooses',
  'hitAndRetreat',
  'eliminated',
  'hit',
];
const KEYS = ['declare', 'defence', 'attack', 'result', 'after', 'at'] as const;
export type CombatKey = (typeof KEYS)[number];

export interface CombatPlan {
  readonly declare: Choice;
  readonly defence: readonly Choice[];
  readonly attack: readonly Choice[];
  readonly result: Result | null;
  readonly after: readonly Choice[];
  readonly at: string;
  /** The ids of the cards that were played from each hand. */
  readonly cards: readonly [readonly string[], readonly string[]];
}

/** Reads the plan: the names in it, not yet whether the rules allow it. */
export function readCombat(box: Box, p: Position, value: unknown): CombatPlan {
  const d = described(value, 'combat', KEYS);
  const v = viewOf(rulesOf(box), p, null);
  const declare = read(box, v, d['declare'], 'combat.declare');
  if (!isDeclaration(declare))
    throw new CaseError(
      `combat.declare: ${quoted(d['declare'])} declares no combat, as 'assault UNIT x UNIT with CARD' does`,
    );
  const many = (key: 'defence' | 'attack' | 'after'): readonly Choice[] =>
    listed(d[key] ?? [], `combat.${key}`).map((text) => read(box, v, text, `combat.${key}`));
  const plan = { declare, defence: many('defence'), attack: many('attack'), after: many('after') };
  const ids = (choices: readonly Choice[]): string[] =>
    choices.flatMap((c) => ('card' in c ? (box.cards[c.card]?.id ?? []) : []));
  const attacking = ids([declare, ...plan.attack]);
  const defending = ids(plan.defence);
  const attacker = 1 - ownerOf(declare.target);
  const at = STEPS[placeAmong(STEPS, d['at'], 'combat.at', 'step')] ?? '';
  const result =
    d['result'] === undefined ? null : RESULTS[placeAmong(RESULTS, d['result'], 'combat.result', 'result')];
  return {
    ...plan,
    at,
    result: result ?? null,
    cards: attacker === 0 ? [attacking, defending] : [defending, attacking],
  };
}

function read(box: Box, v: View, text: unknown, what: string): Choice {
  const choice = typeof text === 'string' ? grammar(box).parse(v, text) : null;
  if (choice === null) throw new CaseError(`${what}: ${quoted(text)} is no choice in the notation of the game`);
  return choice;
}

/** The rules with the dice of the combat as they are described. */
function decided(box: Box, result: Result | null): Steps<Position, Choice> {
  const steps = rulesOf(box);
  const roll = (p: Position): void => {
    const f = p.stack.at(-1);
    if (f === undefined || !isCombat(f)) return;
    if (result === null) throw new CaseError("combat: the dice fall before this step, so that 'result' must say how");
    const possible = combatOdds(box, p, f).results.filter(({ ways }) => ways > 0);
    if (!possible.some(({ key }) => key === result))
      throw new CaseError(
        `combat.result: '${result}' cannot come of these totals, but ${possible.map(({ key }) => key).join(', ')}`,
      );
    f.result = result;
  };
  return Object.fromEntries(
    Object.entries(steps).map(([name, step]) => [
      name,
      /^(assault|fire)\.roll$/.test(name) ? { ...step, run: roll } : step,
    ]),
  );
}

/** Plays the combat from its declaration to the step at which the case begins. */
export function arrangeCombat(box: Box, p: Position, plan: CombatPlan): void {
  const steps = decided(box, plan.result);
  const queues = { defence: [...plan.defence], attack: [...plan.attack], after: [...plan.after] };
  const wanted = `assault.${plan.at}`;
  const left = (): boolean => Object.values(queues).some(({ length }) => length > 0);

  const queueAt = (step: string): keyof typeof queues => {
    if (step === 'assault.withdraw' || step === 'assault.defend') return 'defence';
    return step === 'assault.support' || step === 'assault.attack' ? 'attack' : 'after';
  };
  leadOn<Position, Choice>(steps, p, 'combat', (step, seat, offered) => {
    const find = (choice: Choice): Choice | undefined => offered.find((known) => same(known, choice));
    const insist = (choice: Choice, what: string): Choice => {
      const found = find(choice);
      if (found !== undefined) return found;
      const clauses = whyNot(explainedBy(box, steps), p, seat, { choice }).map(({ clause }) => clause);
      const text = grammar(box).print(viewOf(steps, p, null), choice);
      throw new CaseError(
        `combat.${what}: '${text}' is not possible${clauses.length > 0 ? ` (${clauses.join(', ')})` : ''}`,
      );
    };
    if (step === 'combat.declare') return insist(plan.declare, 'declare');
    if (!step.startsWith('assault.'))
      throw new CaseError(
        `combat.at: nobody is asked at '${plan.at}' in this combat${left() ? ', and not all that is written was played' : ''}`,
      );
    if (step === wanted && !left()) return null;
    const key = queueAt(step);
    const [next] = queues[key];
    // What is written for the defence may wait from step 3 to step 4, and no longer.
    const isDue = step === 'assault.defend' || step === 'assault.attack' || find(PASS) === undefined;
    if (next !== undefined && (isDue || find(next) !== undefined)) {
      queues[key].shift();
      return insist(next, key);
    }
    if (step === wanted) throw new CaseError(`combat.at: what is written is played only after '${plan.at}'`);
    const only = offered.length === 1 ? offered[0] : find(PASS);
    if (only === undefined)
      throw new CaseError(`combat.after: seat ${seat} has to choose at '${step.slice('assault.'.length)}'`);
    return only;
  });
}
