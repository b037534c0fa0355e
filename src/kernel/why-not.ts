import { isOffered } from './answers.ts';
import { askedSeats, type Flow, type Frame, type Seat, type Step, type Steps, top } from './flow.ts';
import type { Game, GameChoice, GameView, Reason, Thing, Wish } from './game.ts';
import { type Asking, type Bar, byTheWay, type Permission } from './permission.ts';

// Why something cannot be done now, drawn from the permissions of the steps: which rules stand in the way of it here, or at
// which other moment it would have its place.

/** The reasons that the kernel gives of its own accord: every game has a sentence for each. */
export const COMMON_REASONS = ['matchOver', 'notYourDecision', 'moment', 'now', 'noPart'] as const;
export type CommonReason = (typeof COMMON_REASONS)[number];

/** What the kernel asks of a game to say why not. */
export type Explained<P extends Flow, C extends GameChoice, V extends GameView> = Pick<
  Game<P, C, V, never>,
  'steps' | 'ending' | 'whyNotDrawn' | 'view' | 'things' | 'wishes' | 'touches' | 'factsOf'
>;

/** More than three reasons at once tell a person nothing. */
const ENOUGH = 3;

/** What a list of rules says to one wish. */
interface Walk {
  /** How near it came: nothing of the kind is meant (0), a gate is shut (1), only rules of the moment forbid it (2). */
  readonly near: 0 | 1 | 2;
  /** How far through its list it got. */
  readonly far: number;
  readonly reasons: readonly Reason[];
}

/** The clauses that stand in the way of a wish, the most exact one first; none exactly when some choice now fulfils it. */
export function whyNot<P extends Flow, C extends GameChoice, V extends GameView>(
  game: Explained<P, C, V>,
  p: P,
  seat: Seat,
  wish: Wish<C>,
): readonly Reason[] {
  if (p.outcome !== null) return [{ clause: game.ending, why: 'matchOver' }];
  const asked = askedSeats(game.steps, p);
  const frame = top(p);
  const here = game.steps[frame.step];
  const clause = here?.asking?.clause ?? game.ending;
  const doubt: Doubt<P, C, V> = {
    game,
    p,
    seat,
    wish,
    frame,
    things: null,
    meant: new Map(),
  };
  if (!asked.includes(seat)) {
    const others: Reason = {
      clause,
      why: 'notYourDecision',
      facts: { seat: asked[0] ?? seat, step: frame.step },
    };
    return foremost([others, ...elsewhere(doubt).reasons.filter(({ facts }) => facts?.['step'] !== frame.step)]);
  }
  if (isOffered(game.steps, game.touches, p, seat, wish)) return [];
  const drawn = 'thing' in wish ? (game.whyNotDrawn?.(p, wish.thing) ?? null) : null;
  if (drawn !== null) return [drawn];
  const now = nearest(doubt, here);
  if (now !== null && now.near > 0) return foremost(now.reasons);
  const later = elsewhere(doubt);
  // A rule about the thing itself says more than that nothing is done with it; less than when something would be.
  const reasons = [...later.reasons, ...(now?.reasons ?? [])];
  if (reasons.length === 0) reasons.push(later.about ?? { clause, why: 'noPart' });
  const asks: Reason = { clause, why: 'now', facts: { step: frame.step } };
  return foremost(later.found ? [...reasons.slice(0, ENOUGH - 1), asks] : reasons);
}

interface Doubt<P extends Flow, C extends GameChoice, V extends GameView> {
  readonly game: Explained<P, C, V>;
  readonly p: P;
  readonly seat: Seat;
  readonly wish: Wish<C>;
  readonly frame: Frame;
  /** What the seat can point at, once that was looked at. */
  things: readonly Thing[] | null;
  /** What is meant by the wish, for the kinds that were looked at. */
  readonly meant: Map<string, readonly C[]>;
}

/** The first few reasons, none of them twice; two moments are two reasons. */
function foremost(reasons: readonly Reason[]): Reason[] {
  const out: Reason[] = [];
  const isSame = (a: Reason, b: Reason) => a.why === b.why && a.facts?.['step'] === b.facts?.['step'];
  for (const reason of reasons) if (out.length < ENOUGH && !out.some((one) => isSame(one, reason))) out.push(reason);
  return out;
}

/** What of a kind is meant by the wish. */
function meant<P extends Flow, C extends GameChoice, V extends GameView>(
  d: Doubt<P, C, V>,
  kind: string,
): readonly C[] {
  if ('choice' in d.wish) return d.wish.choice.kind === kind ? [d.wish.choice] : [];
  const known = d.meant.get(kind);
  if (known !== undefined) return known;
  d.things ??= d.game.things(d.game.view(d.p, d.seat));
  const wishes = d.game.wishes(kind, d.things, d.wish.thing);
  d.meant.set(kind, wishes);
  return wishes;
}

/** The wish of this step that came nearest to being possible. */
function nearest<P extends Flow, C extends GameChoice, V extends GameView>(
  d: Doubt<P, C, V>,
  step: Step<P, C> | undefined,
): Walk | null {
  let best: Walk | null = null;
  for (const [kind, permission] of step?.asking?.may ?? []) {
    for (const c of meant(d, kind)) {
      const walk = walked(d, permission, c);
      if (walk === null) continue;
      if (best === null || walk.near > best.near || (walk.near === best.near && walk.far > best.far)) best = walk;
      else if (walk.near === best.near && walk.far === best.far) best = agreeing(best, walk);
    }
  }
  return best;
}

/** Two wishes that fail alike: only the reasons, and of these only the facts, in which they agree are told. */
function agreeing(a: Walk, b: Walk): Walk {
  const reasons = a.reasons.flatMap((reason) => {
    const other = b.reasons.find(({ why }) => why === reason.why);
    if (other === undefined) return [];
    const facts = Object.entries(reason.facts ?? {}).filter(([name, value]) => other.facts?.[name] === value);
    return [told(reason.clause, reason.why, Object.fromEntries(facts))];
  });
  return reasons.length === 0 ? a : { ...a, reasons };
}

const told = (clause: string, why: string, facts: NonNullable<Reason['facts']>): Reason =>
  Object.keys(facts).length === 0 ? { clause, why } : { clause, why, facts };

function reasonOf<P extends Flow, C extends GameChoice, V extends GameView>(
  d: Doubt<P, C, V>,
  rule: Bar,
  c: C,
): Reason {
  return told(rule.clause, rule.why, { ...d.game.factsOf(c), ...rule.facts?.(d.p, d.frame, c, d.seat) });
}

/** Walks the rules in their order: a gate that is shut ends it, for what follows has no sense then; bars add up. */
function walked<P extends Flow, C extends GameChoice, V extends GameView>(
  d: Doubt<P, C, V>,
  { rules }: Permission,
  c: C,
): Walk | null {
  const other = rules.findIndex(({ sort, test }) => sort === 'about' && test(d.p, d.frame, c, d.seat));
  const about = rules[other];
  // Nothing of the kind is meant, whatever else may be in the way.
  if (about !== undefined) return { near: 0, far: other, reasons: [reasonOf(d, about, c)] };
  const reasons: Reason[] = [];
  let far = -1;
  for (const [i, rule] of rules.entries()) {
    if (!rule.test(d.p, d.frame, c, d.seat)) continue;
    if (far < 0) far = i;
    reasons.push(reasonOf(d, rule, c));
    if (rule.sort === 'bar') continue;
    if (rule.sort === 'follows') return { near: 2, far, reasons };
    // What was told before it holds as well, but this is why the rest is not even asked.
    return { near: reasons.length > 1 ? 2 : 1, far, reasons };
  }
  return reasons.length === 0 ? null : { near: 2, far, reasons };
}

const procedureOf = (step: string): string => step.slice(0, step.indexOf('.'));

/** A step that asks. */
interface Moment {
  readonly name: string;
  readonly asking: Asking;
}

/** The steps of a game that ask, in their order. */
interface Moments {
  readonly all: readonly Moment[];
  /** The place of each step in that order; one that does not ask has the place of the next that does. */
  readonly places: ReadonlyMap<string, number>;
  /** The same by their procedures. */
  readonly procedures: ReadonlyMap<string, readonly Moment[]>;
}

/** Which steps ask never changes, and every reason looks through all of them. */
const MOMENTS = new WeakMap<object, Moments>();

function momentsOf<P, C>(steps: Steps<P, C>): Moments {
  const known = MOMENTS.get(steps);
  if (known !== undefined) return known;
  const all: Moment[] = [];
  const places = new Map<string, number>();
  for (const [name, { asking }] of Object.entries(steps)) {
    places.set(name, all.length);
    if (asking !== null) all.push({ name, asking });
  }
  const made = { all, places, procedures: Map.groupBy(all, ({ name }) => procedureOf(name)) };
  MOMENTS.set(steps, made);
  return made;
}

/** What a rule says of the thing that is pointed at: of the rest of the wish it was only tried with. */
function ofThing<P extends Flow, C extends GameChoice, V extends GameView>(d: Doubt<P, C, V>, rule: Bar, c: C): Reason {
  const reason = reasonOf(d, rule, c);
  const { wish } = d;
  if ('choice' in wish) return reason;
  const tried = d.game.factsOf(c);
  const facts = Object.entries(reason.facts ?? {}).filter(
    ([name, value]) => !(name in tried) || `${name}:${value}` === wish.thing,
  );
  return told(reason.clause, reason.why, Object.fromEntries(facts));
}

/** At which other moment the wish would have its place: reasons to tell, or at least what it is not about. */
function elsewhere<P extends Flow, C extends GameChoice, V extends GameView>(
  d: Doubt<P, C, V>,
): { readonly reasons: readonly Reason[]; readonly about: Reason | null; readonly found: boolean } {
  const { all, places, procedures } = momentsOf(d.game.steps);
  const { step } = d.frame;
  const now = places.get(step) ?? 0;
  const passed = (procedures.get(procedureOf(step)) ?? []).flatMap((moment) =>
    all.indexOf(moment) < now ? whyPassedOver(d, moment) : [],
  );
  let about: Reason | null = null;
  let shut: Reason | null = null;
  let last: Reason | null = null;
  // From the step after this one once around to this one.
  const after = all[now]?.name === step ? now + 1 : now;
  for (const { name, asking } of [...all.slice(after), ...all.slice(0, after)]) {
    for (const [kind, permission] of asking.may) {
      const wishes = meant(d, kind);
      const gates = new Map<string, Reason>();
      for (const c of wishes) {
        const gate = firstOf(d, permission, c);
        if (gate === null) {
          const moments = permission.moments?.(d.p, c, d.seat) ?? [name];
          if (moments.length > 0)
            return { reasons: [...passed, ...moments.map((m) => momentOf(d, m))], about, found: true };
          // What nobody waits for has its place at its own step, if nothing else is meant by it.
          const named = 'choice' in d.wish || permission.moments === byTheWay;
          if (named && !permission.refused) last ??= momentOf(d, name);
        } else if (gate.sort === 'about') {
          about ??= ofThing(d, gate, c);
        } else if (!gates.has(gate.why)) gates.set(gate.why, ofThing(d, gate, c));
      }
      // Where one gate is shut to this and another to that, none of them is about the thing itself.
      if (gates.size === 1) shut ??= [...gates.values()][0] ?? null;
    }
  }
  const rest = shut ?? last;
  return { reasons: rest === null ? passed : [...passed, rest], about, found: rest !== null && rest === last };
}

/** That something is for another moment: a step by its name, or the reason in full. */
function momentOf<P extends Flow, C extends GameChoice, V extends GameView>(
  d: Doubt<P, C, V>,
  moment: string | Reason,
): Reason {
  if (typeof moment !== 'string') return moment;
  return { clause: clauseOf(d, moment), why: 'moment', facts: { step: moment } };
}

/** By which rule is decided then: a step's own, or that of the first step of its procedure that asks. */
function clauseOf<P extends Flow, C extends GameChoice, V extends GameView>(
  { game }: Doubt<P, C, V>,
  moment: string,
): string {
  const [first] = momentsOf(game.steps).procedures.get(procedureOf(moment)) ?? [];
  return game.steps[moment]?.asking?.clause ?? first?.asking.clause ?? game.ending;
}

/** The first rule that keeps the choice from being made at any moment of the match: what it is not about, else a gate. */
function firstOf<P extends Flow, C extends GameChoice, V extends GameView>(
  d: Doubt<P, C, V>,
  { rules }: Permission,
  c: C,
): Bar | null {
  // What comes first is asked of thousands of wishes: nothing is made on the way.
  for (const rule of rules) if (rule.sort === 'about' && rule.test(d.p, d.frame, c, d.seat)) return rule;
  for (const rule of rules) if (rule.sort === 'gate' && rule.test(d.p, d.frame, c, d.seat)) return rule;
  return null;
}

/** Why a step of the procedure under way, at which the wish would have had its place, was not even asked. */
function whyPassedOver<P extends Flow, C extends GameChoice, V extends GameView>(
  d: Doubt<P, C, V>,
  { name, asking }: Moment,
): readonly Reason[] {
  const fits = (): boolean =>
    [...asking.may].some(([kind, permission]) =>
      meant(d, kind).some(
        (c) =>
          firstOf(d, permission, c) === null &&
          (permission.moments?.(d.p, c, d.seat) ?? [name]).some((m) => m === name),
      ),
    );
  return asking.closed
    .filter((bar) => bar.test(d.p, d.frame, null, d.seat) && fits())
    .map((bar) => told(bar.clause, bar.why, bar.facts?.(d.p, d.frame, null, d.seat) ?? {}));
}
