import { describe, expect, it } from 'vitest';
import { knownToBots } from '../src/bots/bot.ts';
import { manoeuvreEntry } from '../src/games/manoeuvre/entry.ts';
import { napoleonSagaEntry } from '../src/games/napoleon-saga/entry.ts';
import type { ShelfEntry } from '../src/games/shelf.ts';
import type { GameChoice, Thing } from '../src/kernel/game.ts';
import type { Guide } from '../src/table/presentation.ts';
import { isAstray, pointedAt, waysOn } from '../src/web/play/coach.ts';
import { createGuided } from '../src/web/play/guided.ts';
import { selectionOf } from '../src/web/play/selection.ts';

const WORDLESS = { en: { title: '', text: '' }, fr: { title: '', text: '' } };

/** The table of a lesson, that of Manœuvre unless another is named, laid at a step; or as `changed` has it. */
async function lesson(
  from = 0,
  entry: ShelfEntry = manoeuvreEntry,
  changed: (guide: Guide) => Guide = (guide) => guide,
) {
  const game = await entry.load();
  const written = await (await entry.present?.())?.guide?.();
  if (written === undefined) throw new Error(`${entry.id} has no lesson`);
  const guide = changed(written);
  const seated = createGuided(await knownToBots(game), guide, await game.arranger(), from, {});
  await seated.begin();
  const { coach } = seated;
  const now = () => coach.state.get();
  const choice = (text: string): GameChoice => {
    const view = seated.state.get().look?.view;
    const read = view === undefined ? null : game.parse(view, text);
    if (read === null) throw new Error(`'${text}' is no choice`);
    return read;
  };
  /** Makes a choice as a hand does, and does not wait for what is shown after it. */
  const make = async (wanted: GameChoice | null) => {
    if (wanted === null) throw new Error('the step asks for no choice');
    await seated.take(wanted);
    if (seated.state.get().shown !== null) seated.skip();
  };
  return { game, guide, seated, coach, now, choice, make };
}

const indexOf = (guide: { readonly steps: readonly { readonly do?: string }[] }, text: string) =>
  guide.steps.findIndex((step) => step.do === text);

describe('a lesson at the table', () => {
  it.each([manoeuvreEntry, napoleonSagaEntry])(
    'is followed from the first step to the last, and is won: $id',
    async (entry) => {
      const { guide, seated, coach, now, make } = await lesson(0, entry);
      for (let n = 0; n + 1 < guide.steps.length; n++) {
        expect(now().at).toBe(n);
        if (now().step.do === undefined) await coach.goOn();
        else await make(now().wanted);
      }
      expect(now().at).toBe(guide.steps.length - 1);
      expect(seated.state.get().look?.view.outcome).toMatchObject({ winners: [guide.seat] });
      expect((await seated.course()).length).toBeGreaterThan(guide.steps.length);
    },
  );

  it('points at the next thing to touch', async () => {
    const { game, guide, now } = await lesson();
    const { guide: same, now: later } = await lesson(indexOf(guide, 'move fr-imperial-guard d4'));
    expect(pointedAt(game, now(), [])).toEqual(same.steps[0]?.things);
    const [unit, square] = ['unit:0', 'square:27'] as const;
    expect(pointedAt(game, later(), [])).toEqual([unit]);
    expect(pointedAt(game, later(), [unit])).toEqual([square]);
    expect(pointedAt(game, later(), ['unit:4'])).toEqual([unit]);
    const { guide: whole } = await lesson(0, napoleonSagaEntry);
    const { game: saga, now: atMorale } = await lesson(indexOf(whole, 'stand'), napoleonSagaEntry);
    expect(pointedAt(saga, atMorale(), [])).toEqual(['slot:1']);
  });

  it('lets a word decide where several things can be done with all that was touched', async () => {
    const { guide: whole } = await lesson(0, napoleonSagaEntry);
    const { game, seated, now, choice, make } = await lesson(indexOf(whole, 'fire F.L1.4 x C.L1.2'), napoleonSagaEntry);
    const waysAt = (...touched: Thing[]) =>
      waysOn(game, now(), selectionOf(game, seated.state.get().look?.choices ?? [], touched));
    expect(waysAt()).toEqual([]);
    expect(waysAt('slot:3')).toEqual([]);
    const astray = (...touched: Thing[]) => isAstray(game, now(), { touched });
    expect([astray(), astray('slot:3'), astray('slot:3', 'slot:19'), astray('slot:21')]).toEqual([
      false,
      false,
      false,
      true,
    ]);
    // The one who stands there could also do nothing, but that is not what the step is about.
    expect(waysAt('slot:3', 'slot:19')).toEqual(['fire', 'engage'].map((kind) => choice(`${kind} F.L1.4 x C.L1.2`)));
    await make(choice('engage F.L1.4 x C.L1.2'));
    expect(now().strayed).toEqual(choice('engage F.L1.4 x C.L1.2'));
    await make(now().wanted);
    expect(now().wanted).toEqual(choice('pass'));
  });

  it('asks whoever learns, also where others are asked the same in secret', async () => {
    const bids = [
      { do: 'bid C.s03-1', after: ['bid F.s17-1'] },
      { do: 'pass', after: [] },
    ];
    const { now, choice, make } = await lesson(0, napoleonSagaEntry, (guide) => ({
      ...guide,
      seat: 1,
      steps: bids.map((bid, n) => ({ words: guide.steps[n]?.words ?? WORDLESS, ...bid })),
    }));
    expect(now().wanted).toEqual(choice('bid C.s03-1'));
    await make(now().wanted);
    expect(now().at).toBe(1);
  });

  it('has a word for another choice, and changes nothing until the person insists', async () => {
    const { guide, seated, coach, now, choice, make } = await lesson(3);
    const before = seated.state.get().look;
    await make(choice('discard fr-ld-ney'));
    expect(now()).toMatchObject({ at: 3, free: false, strayed: choice('discard fr-ld-ney') });
    expect(seated.state.get().look).toMatchObject({
      n: before?.n,
      q: before?.q,
      view: before?.view,
      choices: before?.choices,
    });
    coach.forget();
    expect(now().strayed).toBeNull();
    await make(choice('discard fr-2nd-4'));
    expect(now().at).toBe(indexOf(guide, 'discard fr-2nd-4') + 1);
  });

  it('leaves the path for the one who insists, plays on against a bot, and comes back', async () => {
    const { guide, seated, coach, now, choice, make } = await lesson(3);
    await make(choice('pass'));
    await coach.insist();
    expect(now()).toMatchObject({ free: true, wanted: null });
    for (let n = 0; n < 40 && (seated.state.get().look?.view.outcome ?? null) === null; n++) {
      const [first] = seated.state.get().look?.choices ?? [];
      await make(first ?? null);
    }
    await coach.comeBack();
    expect(now()).toMatchObject({ at: 3, free: false });
    await make(choice('discard fr-2nd-4'));
    expect(now().at).toBe(4);
    for (; now().at + 1 < guide.steps.length; )
      if (now().step.do === undefined) await coach.goOn();
      else await make(now().wanted);
    expect(seated.state.get().look?.view.outcome).not.toBeNull();
  });

  it('goes back with what is taken back', async () => {
    const { seated, now, make } = await lesson(3);
    await make(now().wanted);
    expect(now().at).toBe(4);
    await seated.undo();
    expect(now().at).toBe(3);
    await make(now().wanted);
    expect(now().at).toBe(4);
  });

  it('may be played ahead of its reading, and begins anew', async () => {
    const { coach, now, choice, make } = await lesson(2);
    expect(now().wanted).toBeNull();
    await make(choice('discard fr-2nd-4'));
    expect(now().at).toBe(4);
    await coach.restart();
    expect(now().at).toBe(0);
  });

  it('is laid at any step', async () => {
    const { guide } = await lesson();
    for (let n = 0; n < guide.steps.length; n++) expect((await lesson(n)).now().at).toBe(n);
    expect((await lesson(99)).now().at).toBe(guide.steps.length - 1);
  });
});
