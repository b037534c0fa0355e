import type { Intent } from '../../../../test/conformance/knowledge.ts';
import type { Io } from '../../../kernel/chance.ts';
import { askedSeat, listChoices, play, type Steps } from '../../../kernel/flow.ts';
import { there } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { NATIONS } from '../data/names.ts';
import type { Choice, Position } from '../position.ts';
import { isFrench } from '../rules/board.ts';
import type { NapoleonicEvent } from '../told.ts';

// What becomes of a choice that shows odds, heard from the rules themselves as they tell it.

/** Nobody rides or pursues of his own will; who retreats goes where no French are, if he can; of equals it is the first. */
function answer(box: Box, p: Position, choices: readonly Choice[]): Choice {
  const hasFrench = (nation: number): boolean => p.where.some((at, unit) => at === nation && isFrench(box, p, unit));
  return there(
    choices.find(({ kind }) => kind === 'pass') ??
      choices.find((c) => c.kind === 'retreat' && !hasFrench(c.nation)) ??
      choices[0],
  );
}

class Witness {
  key: string | null = null;
  /** A battle that is harassed may begin again for ever: nothing can be counted to its end. */
  endless = false;
  readonly #choice: Choice;
  #beaten = 0;
  #faced = new Set<number>();
  #result = '';
  #battles = 0;

  constructor(choice: Choice) {
    this.#choice = choice;
  }

  hear(e: NapoleonicEvent): void {
    switch (e.kind) {
      case 'warRoll':
        this.key ??= e.won ? 'won' : 'lost';
        return;
      case 'naval':
        this.key ??= e.result;
        return;
      case 'charm':
      case 'invited':
        this.key ??= e.success ? 'success' : 'failure';
        return;
      case 'negotiation':
        this.#faced.add(e.against);
        if (e.success) this.#beaten++;
        return;
      case 'discardRoll':
        this.key ??= `toll-${e.roll}`;
        return;
      case 'rides':
        if (this.#choice.kind === 'ride') this.key ??= e.moved ? 'rides' : 'remains';
        return;
      case 'grandStrategy':
        this.key ??= `napoleon-${NATIONS[e.nation]}`;
        return;
      case 'napoleon':
        if (e.at < NATIONS.length) this.key ??= `napoleon-${NATIONS[e.at]}`;
        return;
      case 'combat':
        if (this.#battles > 1) return;
        this.#result = e.result;
        this.endless ||= e.result === 'cavalry-harassment';
        return;
      case 'battleWon':
        this.#hearBattle(e.french);
        return;
      default:
        return;
    }
  }

  #hearBattle(french: boolean): void {
    // A battle whose dice fell before the choice; and of a chain the second is the last that counts.
    if (this.#result === '' || this.#battles > 1) return;
    const swept = this.#result === 'cavalry-harassment';
    if (this.#battles++ > 0) this.key = french ? 'chain-lost' : 'chain-won';
    else this.key = swept ? (french ? 'swept-coalition' : 'swept-french') : this.#result;
  }

  get isFought(): boolean {
    return this.#battles > 1;
  }

  /** All have negotiated. */
  count(): void {
    if (this.#faced.size === 0) return;
    if (this.#faced.size === 1) this.key ??= this.#beaten === 1 ? 'success' : 'failure';
    else this.key ??= `beaten-${this.#beaten}`;
  }
}

const isFighting = (p: Position): boolean => p.stack.some(({ step }) => step.startsWith('battle.'));

/** What was chosen is over: nothing that is rolled later belongs to it. */
const OVER = 'over';

/** The key of what comes of a choice; null where it cannot be counted to its end. */
export function fateOf(
  box: Box,
  steps: Steps<Position, Choice>,
  p: Position,
  { seat, choice }: Intent<Choice>,
  io: Io,
): string | null {
  const witness = new Witness(choice);
  const isBattle = !['spend', 'sail', 'roll', 'charm', 'invite', 'reroll', 'ride'].includes(choice.kind);
  const places = p.stack.at(-1)?.step === 'coalition.build';
  let turning = 0;
  const isOver = (): boolean => (isBattle && !places ? witness.endless || witness.isFought : witness.key !== null);
  const watched: Io<NapoleonicEvent> = {
    roll: (stream, sides) => (isOver() || stream !== 'dice' ? 1 + (turning++ % sides) : io.roll(stream, sides)),
    reveal() {},
    tell: (event) => witness.hear(event),
  };
  const ran = (): void => {
    if (choice.kind === 'roll') witness.count();
    if (isBattle && !places ? !isFighting(p) : witness.key !== null) throw OVER;
  };
  try {
    play(steps, p, seat, choice, watched, ran);
    while (p.outcome === null && (places || isFighting(p)))
      play(steps, p, askedSeat(steps, p), answer(box, p, listChoices(steps, p, seat, [])), watched, ran);
  } catch (thrown) {
    if (thrown !== OVER) throw thrown;
  }
  return witness.endless ? null : (witness.key ?? 'nothing came of it');
}
