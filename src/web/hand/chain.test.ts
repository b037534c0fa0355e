import { describe, expect, it } from 'vitest';
import { picket } from '../../../test/toy/game.ts';
import type { Whole } from '../../keeper/room.ts';
import type { GameEvent } from '../../kernel/chance.ts';
import type { GameChoice, Thing } from '../../kernel/game.ts';
import { createStore } from '../../table/store.ts';
import { EMPTY, type Seated, type TableState } from '../play/table.ts';
import { choose, follow } from './chain.ts';

const WAY: readonly Thing[] = ['hex:1', 'hex:2', 'hex:3'];
const step = (hex: Thing): GameChoice & { readonly hex: Thing } => ({ kind: 'step', hex });
const STEPS = WAY.map(step);

/** A table at which every step can be taken, and what comes of each besides. */
function tableOf(comes: (taken: number) => Partial<TableState>) {
  const taken: GameChoice[] = [];
  const look = (n: number): Whole => ({
    ...{
      n,
      q: n,
      told: [],
      choices: STEPS,
      undoable: 0,
      undoes: null,
      chose: n > 0,
      offer: null,
      handed: [null, null],
      handedBy: [null, null],
    },
    view: { viewer: 0, asked: [0], step: 'move.act', outcome: null },
  });
  const state = createStore<TableState>({ ...EMPTY, viewer: 0, look: look(0) });
  const seated = {
    game: { ...picket(1), touches: (choice: GameChoice) => ('hex' in choice ? [choice.hex as Thing] : []) },
    state,
    async take(choice: GameChoice) {
      taken.push(choice);
      state.set({ ...state.get(), lately: [], rolled: false, look: look(taken.length), ...comes(taken.length) });
    },
  };
  // Nothing else is asked of a seat by whoever walks.
  return { seated: seated as unknown as Seated, taken };
}

describe('a way that is walked by one act', () => {
  const isFire = ({ kind }: GameEvent): boolean => kind === 'fire';

  it('is walked to its end while nothing comes between: a step that others let happen is none', async () => {
    const { seated, taken } = tableOf(() => ({ lately: [{ kind: 'moved' }] }));
    await choose(seated, STEPS, isFire);
    expect(taken).toEqual(STEPS);
    await follow(seated, WAY, isFire);
    expect(taken.length).toBe(6);
  });

  it('halts where somebody answers, and where dice fall, though the next step is still offered', async () => {
    for (const came of [{ lately: [{ kind: 'fire' }] }, { rolled: true }]) {
      const between = (taken: number) => (taken === 2 ? came : {});
      const [chosen, followed] = [tableOf(between), tableOf(between)];
      await choose(chosen.seated, STEPS, isFire);
      await follow(followed.seated, WAY, isFire);
      expect([chosen.taken.length, followed.taken.length]).toEqual([2, 2]);
    }
  });
});
