import type { Intent } from '../../../../test/conformance/knowledge.ts';
import type { Io } from '../../../kernel/chance.ts';
import { askedSeat, listChoices, play, type Steps } from '../../../kernel/flow.ts';
import { there } from '../../../kernel/there.ts';
import { type Choice, NONE, type Position, type Unit } from '../position.ts';
import type { SagaEvent } from '../told.ts';

// What becomes of a choice that shows odds, played by the rules themselves.

/** Everybody passes, rolls, and takes the free way back; whoever has won or is steadfast takes no test. */
function answer(p: Position, choices: readonly Choice[]): Choice {
  const of = (kind: Choice['kind']) => choices.find((c) => c.kind === kind);
  const free = choices.find((c) => c.kind === 'retreat' && p.at[c.to] === NONE);
  return there(of('pass') ?? of('ignore') ?? of('stand') ?? free ?? choices[0]);
}

/** Events with which something else begins. */
const NEXT: ReadonlySet<SagaEvent['kind']> = new Set(['activated', 'phase', 'turn', 'played', 'won']);

type Tested = Extract<SagaEvent, { kind: 'test' }>;

/** The fate of one unit after the test, from what is told. */
class Witness {
  #first: Tested | null = null;
  #tests = 0;
  readonly #fates = new Map<Unit, string>();
  #isOver = false;

  get key(): string | null {
    const test = this.#first;
    if (test === null || !this.#isOver) return null;
    if (test.test === 'morale') return test.success ? 'success' : 'failure';
    if (test.test === 'evasion') return test.success ? 'evaded' : 'caught';
    const fate = (unit: Unit): string => this.#fates.get(unit) ?? 'unhurt';
    return test.test === 'fire' ? fate(test.against) : `${fate(test.against)}-${fate(test.unit)}`;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  get hasBegun(): boolean {
    return this.#first !== null;
  }

  end(): void {
    this.#isOver ||= this.#first !== null;
  }

  hear(event: SagaEvent): void {
    if (this.#isOver) return;
    if (event.kind === 'test') this.#hearTest(event);
    else if (NEXT.has(event.kind)) this.end();
    else if (this.#first === null) return;
    else if (event.kind === 'eliminated') this.#fates.set(event.unit, 'falls');
    else if (event.kind === 'retreated') this.#fates.set(event.unit, 'retreats');
    else if (event.kind === 'wounded') this.#fates.set(event.unit, 'wounded');
  }

  #hearTest(event: Tested): void {
    if (this.#first === null) {
      this.#first = event;
      this.#isOver = event.test === 'morale' || event.test === 'evasion';
      this.#tests = 1;
      return;
    }
    // The second die of a round belongs to it, and so do the Morale tests for its Wounds.
    const isSecond = event.test === 'melee' && this.#first.test === 'melee' && this.#tests === 1;
    if (isSecond) this.#tests = 2;
    else if (event.test !== 'morale' || event.cause !== 'wounds') this.#isOver = true;
  }
}

/** Is the toll of a combat still being taken? */
const isTolling = (p: Position): boolean => p.stack.some((f) => 'blows' in f);

export function fateOf(steps: Steps<Position, Choice>, p: Position, made: Intent<Choice>, io: Io): string {
  const witness = new Witness();
  const watched: Io<SagaEvent> = {
    // What is rolled once the matter is settled changes nothing any more.
    roll: (stream, sides) => (witness.isOver || stream !== 'dice' ? 1 : io.roll(stream, sides)),
    reveal() {},
    tell: (event) => witness.hear(event),
  };
  play(steps, p, made.seat, made.choice, watched);
  while (!witness.isOver && p.outcome === null) {
    if (witness.hasBegun && !isTolling(p)) break;
    const seat = askedSeat(steps, p);
    play(steps, p, seat, answer(p, listChoices(steps, p, seat, [])), watched);
  }
  witness.end();
  return witness.key ?? 'nothing came of it';
}
