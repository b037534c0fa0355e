import { CaseError } from '../../../kernel/case.ts';
import { described, eachOnce, listed, placeAmong, quoted, yesOrNo } from '../../../kernel/case-fields.ts';
import { leadOn } from '../../../kernel/case-lead.ts';
import type { Frame } from '../../../kernel/flow.ts';
import { same } from '../../../kernel/plain.ts';
import { get, there } from '../../../kernel/there.ts';
import { whyNot } from '../../../kernel/why-not.ts';
import type { Box } from '../data/box.ts';
import { blockName, grammar } from '../grammar.ts';
import { BLOCK_COUNT, CAMP_OF, COMMANDER_IDS, CORPS_IDS } from '../pieces.ts';
import type { Choice, Position } from '../position.ts';
import { ownerOf } from '../rules/board.ts';
import { FIGHT, GO, HALT, PASS, REST, seatNamed, stacking, stepTo } from '../rules/choices.ts';
import { rulesOf } from '../rules/index.ts';
import { explainedBy } from '../things.ts';
import { viewOf } from '../view.ts';
import { zoneNamed } from './pieces.ts';

// An operation under way, as a case describes it:
//
// { "group": ["ney", "reille"], "intent": "march", "card": 12, "path": ["frasnes"], "at": "displace" }
// { "group": ["vandamme"], "intent": "fight", "at": "attackerCard" }
//
// The pieces stand where the operation began; the rules lead from there to the moment that `at` names. Windows in which
// nothing is written were passed.

/** The moments of an operation at which somebody is asked, in their order; those of a combat last. */
export const MOMENTS = [
  'designate',
  'start',
  'reveal',
  'card',
  'displace',
  'entry',
  'end',
  'attack',
  'attackerCard',
  'defenderCard',
];
const INTENTS = ['march', 'fight', 'rest'] as const;
const KEYS = ['group', 'intent', 'card', 'path', 'attack', 'after', 'at'] as const;
export type OperationKey = (typeof KEYS)[number];
const PIECES: readonly string[] = [...CORPS_IDS, ...COMMANDER_IDS];

/** What the asked seat is asked for, by the names above; the step itself where it has no such name. */
function momentOf(p: Position): string {
  const f: Frame & { readonly window?: string; readonly camp?: number } = p.stack.at(-1) ?? { step: '' };
  if (f.step === 'operation.designate') return 'designate';
  if (f.step === 'manoeuvre.displace') return 'displace';
  if (f.step === 'operation.attack') return 'attack';
  if (f.step !== 'window.ask' || f.window === undefined) return f.step;
  if (f.window !== 'combat') return f.window;
  return f.camp === p.combat?.attacker ? 'attackerCard' : 'defenderCard';
}

function blockNamed(b: Box, id: unknown): number {
  const piece = typeof id === 'string' ? PIECES.indexOf(id) : -1;
  if (piece >= 0) return piece;
  const names = Array.from({ length: BLOCK_COUNT }, (_, block) =>
    block < PIECES.length ? get(PIECES, block) : blockName(b, block),
  );
  return placeAmong(names, id, 'operation.group', 'piece');
}

/** What is still to be done on the way. */
interface Plan {
  readonly group: readonly number[];
  readonly intent: Choice | null;
  readonly card: number | null;
  readonly path: readonly number[];
  readonly attack: boolean;
  readonly after: readonly Choice[];
  readonly at: string;
}

function readPlan(b: Box, p: Position, value: unknown): Plan {
  const d = described(value, 'operation', KEYS);
  const group = eachOnce(
    listed(d['group'], 'operation.group').map((id) => blockNamed(b, id)),
    'operation.group',
    (block) => `'${blockName(b, block)}'`,
  );
  if (group.length === 0) throw new CaseError('operation.group: somebody must be designated');
  const stranger = group.find((block) => CAMP_OF[block] !== p.toAct);
  if (stranger !== undefined)
    throw new CaseError(
      `operation.group: '${blockName(b, stranger)}' is not of the camp that operates; 'act' says which`,
    );
  const card = d['card'];
  if (card !== undefined && (typeof card !== 'number' || !get(p.decks, p.toAct).includes(card)))
    throw new CaseError(`operation.card: card ${quoted(card)} is not in the deck from which it would be revealed`);
  const intent = d['intent'] === undefined ? null : placeAmong(INTENTS, d['intent'], 'operation.intent', 'intent');
  const after = listed(d['after'] ?? [], 'operation.after').map((text) => {
    const choice = typeof text === 'string' ? grammar(b).parse(viewOf(b, rulesOf(b), p, null), text) : null;
    if (choice === null)
      throw new CaseError(`operation.after: ${quoted(text)} is no choice in the notation of the game`);
    return choice;
  });
  return {
    group,
    intent: intent === null ? null : ([GO, FIGHT, REST][intent] ?? null),
    card: typeof card === 'number' ? card : null,
    path: listed(d['path'] ?? [], 'operation.path').map((id) => zoneNamed(b, id, 'operation.path')),
    attack: yesOrNo(d['attack'] ?? false, 'operation.attack'),
    after,
    at: get(MOMENTS, placeAmong(MOMENTS, d['at'], 'operation.at', 'moment')),
  };
}

/** Plays the operation from its designation to the moment at which the case begins. */
export function arrangeOperation(b: Box, p: Position, value: unknown): void {
  const plan = readPlan(b, p, value);
  const steps = rulesOf(b);
  const group = plan.group.map(stacking);
  const path = plan.path.map(stepTo);
  const after = [...plan.after];
  const seat = ownerOf(p, get(plan.group, 0));
  let { intent } = plan;
  const camp = p.toAct;

  const isDone = (): boolean => group.length + path.length + after.length === 0;
  leadOn<Position, Choice>(
    steps,
    p,
    `operation.at '${plan.at}'`,
    (step, asked, offered) => {
      const find = (choice: Choice): Choice | undefined => offered.find((known) => same(known, choice));
      const insist = (choice: Choice, what: string): Choice => {
        const found = find(choice);
        if (found !== undefined) return found;
        const clauses = whyNot(explainedBy(b, steps), p, asked, { choice }).map(({ clause }) => clause);
        const text = grammar(b).print(viewOf(b, steps, p, asked), choice);
        throw new CaseError(
          `operation.${what}: '${text}' is not possible${clauses.length > 0 ? ` (${clauses.join(', ')})` : ''}`,
        );
      };
      const moment = momentOf(p);
      const written = after[0];
      if (written !== undefined && find(written) !== undefined) {
        after.shift();
        return written;
      }
      if (step === 'operations.name') return insist(seatNamed(seat), 'group');
      if (moment === 'designate') {
        if (there(p.op).seat !== seat || there(p.op).intent !== 'none')
          throw new CaseError(`operation.at: nobody is asked at '${plan.at}' in this operation`);
        const next = group.shift();
        if (next !== undefined) return insist(next, 'group');
        if (plan.at === 'designate' && isDone()) return null;
        if (intent === null) throw new CaseError("operation.intent: it must be 'march', 'fight' or 'rest'");
        const chosen = intent;
        intent = null;
        return insist(chosen, 'intent');
      }
      if (moment === plan.at && isDone()) return null;
      if (moment === 'displace') return path.length > 0 ? insist(there(path.shift()), 'path') : HALT;
      if (moment === 'attack') {
        if (plan.attack) return insist(FIGHT, 'attack');
        if (path.length === 0) return PASS;
      }
      if (offered.length === 1) return get(offered, 0);
      if (find(PASS) !== undefined) return PASS;
      throw new CaseError(`operation.after: seat ${asked} has to choose at '${step}'`);
    },
    (stream) => {
      if (!stream.endsWith('deck') || p.combat !== null) return null;
      const deck = get(p.decks, camp);
      if (plan.card === null) throw new CaseError('operation.card: it must say which card was revealed for the march');
      return deck.indexOf(plan.card) + 1 || null;
    },
  );
}
