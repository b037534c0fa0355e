import { beforeEach, describe, expect, it } from 'vitest';
import { type SeatKeeper, seatKeeper } from '../../../test/keeper/seat-keeper.ts';
import { vigil } from '../../../test/vigil/game.ts';
import type { Game } from '../../kernel/game.ts';
import { changeSettings, type Settings } from '../settings.ts';
import { createSeated } from './seat.ts';
import type { Seated } from './table.ts';

const game = vigil() as Game;

async function sitDown(there: SeatKeeper): Promise<Seated> {
  const seated = createSeated(there.keeper, there.info, game, { isRoll: ({ kind }) => kind === 'prowled' });
  await seated.begin();
  return seated;
}

async function seatedAlone(pace: Settings['pace']) {
  changeSettings({ pace, motion: 'full', speed: 'normal', language: 'en' });
  const there = await seatKeeper(game, [{ kind: 'me' }]);
  return { there, seated: await sitDown(there) };
}

const kinds = ({ state }: Seated) => state.get().lately.map(({ kind }) => kind);
const now = ({ state }: Seated) => state.get().shown?.event.kind ?? null;
const isRolling = ({ state }: Seated) => state.get().shown?.rolling ?? false;

const DEEDS = ['chose', 'fell', 'prowled', 'dawned', 'turn'];

describe('what the rules do by themselves after a choice', () => {
  beforeEach(() => changeSettings({ motion: 'full' }));

  it('is told since that choice, with the choice itself, and until the next one', async () => {
    const { seated } = await seatedAlone('choice');
    await seated.take({ kind: 'watch' });
    expect(kinds(seated)).toEqual(DEEDS);
    await seated.take({ kind: 'watch' });
    expect(kinds(seated)).toEqual(DEEDS);
    seated.leave();
  });

  it('waits at each step for the reader, but for dice that fall, and goes back without undoing anything', async () => {
    const { there, seated } = await seatedAlone('step');
    await seated.take({ kind: 'watch' });
    expect(now(seated)).toBe('chose');
    seated.walk?.step(1);
    expect(now(seated)).toBe('fell');
    seated.walk?.step(1);
    expect([now(seated), isRolling(seated)]).toEqual(['prowled', true]);
    await expect.poll(() => isRolling(seated), { timeout: 30_000 }).toBe(false);
    expect(now(seated)).toBe('prowled');
    const { n } = there.room.look(0);
    seated.walk?.step(-1);
    expect([now(seated), seated.state.get().paused]).toEqual(['fell', true]);
    // Who reads again does not wait for dice.
    seated.walk?.step(1);
    expect([now(seated), isRolling(seated)]).toEqual(['prowled', false]);
    expect(there.room.look(0).n).toBe(n);
    seated.skip();
    expect([now(seated), seated.state.get().paused]).toEqual([null, false]);
    // Back from the question, too.
    seated.walk?.step(-1);
    expect(now(seated)).toBe('turn');
    seated.walk?.step(1);
    expect(now(seated)).toBeNull();
    seated.leave();
  });

  it('goes on by itself where the reader wants it fast, and at once where he changes his mind', async () => {
    const { seated } = await seatedAlone('step');
    await seated.take({ kind: 'watch' });
    expect(now(seated)).toBe('chose');
    seated.walk?.setPace('fast');
    await expect.poll(() => now(seated), { timeout: 30_000 }).toBe('dawned');
    seated.walk?.setPace('choice');
    expect(now(seated)).toBeNull();
    await seated.take({ kind: 'watch' });
    expect(now(seated)).toBeNull();
    expect(seated.walk?.isEmpty()).toBe(false);
    seated.leave();
  });

  it('moves nothing by itself for those who want no motion', async () => {
    const { seated } = await seatedAlone('fast');
    changeSettings({ motion: 'less' });
    await seated.take({ kind: 'watch' });
    expect(now(seated)).toBeNull();
    expect(kinds(seated)).toEqual(DEEDS);
    seated.leave();
  });

  it('is there to be read again by whoever left in the middle of it and comes back', async () => {
    const { there, seated } = await seatedAlone('step');
    await seated.take({ kind: 'watch' });
    expect(now(seated)).toBe('chose');
    seated.leave();
    const again = await sitDown(there);
    await expect.poll(() => kinds(again), { timeout: 30_000 }).toEqual(DEEDS);
    expect(again.state.get().look?.choices.length).toBe(2);
    again.walk?.step(-1);
    expect(now(again)).toBe('turn');
    again.leave();
  });
});
