import { beforeEach, describe, expect, it } from 'vitest';
import { infoOf, type SeatKeeper, seatKeeper } from '../../../test/keeper/seat-keeper.ts';
import { picket } from '../../../test/toy/game.ts';
import type { Whole } from '../../keeper/room.ts';
import type { Flow, Seat, Step } from '../../kernel/flow.ts';
import type { Game, GameChoice } from '../../kernel/game.ts';
import { choices } from '../../kernel/match.ts';
import type { Odds } from '../../kernel/odds.ts';
import type { Player, Sent } from '../keeper/contract.ts';
import { changeSettings } from '../settings.ts';
import type { Shown } from './playback.ts';
import { createSeated } from './seat.ts';
import type { TableKeeper } from './table.ts';

const ME: Player = { kind: 'me' };
const FRIEND: Player = { kind: 'friend' };
const BOT: Player = { kind: 'bot', level: 'greedy' };

const NO_STEP: Step<Flow, GameChoice> = {
  ...{ next: 'turn.act', when: null, run: null, who: null, each: null },
  ...{ choices: null, take: null, window: null, open: null, asking: null },
};

/** A keeper that puts these questions one after the other, each a list of choices. */
function asking(questions: readonly (readonly GameChoice[])[], odds: Odds | null = null) {
  const made: GameChoice[] = [];
  let send: (sent: Sent) => void = () => {};
  const now = (viewer: number | null) => {
    const q = made.length;
    const list = viewer === 0 ? (questions[q] ?? []) : [];
    return {
      q: list.length > 0 ? q : null,
      choices: list,
      undoable: 0,
      undoes: null,
      chose: q > 0,
      offer: null,
      handed: [null, null],
      handedBy: [null, null],
    };
  };
  const whole = (viewer: number | null): Whole => {
    const asked = made.length < questions.length ? [0] : [];
    const view = { viewer, asked, step: 'turn.act', outcome: null };
    return { n: made.length, view, told: [], ...now(viewer) };
  };
  const keeper: TableKeeper = {
    async watch(_id, viewer, sendTo) {
      send = sendTo;
      send({ whole: whole(viewer) });
      send({ here: true });
      return null;
    },
    leave: async () => {},
    takeOver: async () => null,
    seen: async () => {},
    history: async () => ({ n: 0, view: whole(0).view, items: [] }),
    async choose(_id, seat, choice) {
      made.push(choice);
      const item = { n: made.length, seat, act: null, dice: false, gone: [], drop: 0, parts: [] };
      send({ news: { items: [item], now: now(seat) } });
      return null;
    },
    undo: async () => null,
    act: async () => null,
    openly: async () => null,
    odds: async () => odds,
    whyNot: async () => [],
    hint: async () => null,
    retry: async () => {},
  };
  return { keeper, made };
}

/** The next question after any choice is put to this seat, at a step that is no window. */
let nextAsked: Seat = 0;

const game: Game = {
  ...picket(1),
  steps: { 'turn.act': { ...NO_STEP, who: () => nextAsked, take: () => {} } },
  imagine: () => ({ stack: [{ step: 'turn.act' }], outcome: null }),
  view: (_p, viewer) => ({ viewer, asked: [nextAsked], step: 'turn.act', outcome: null }),
  reactions: { spans: ['turn'], whose: () => nextAsked, begins: () => null },
  touches: (choice: GameChoice) => (choice.kind === 'pass' ? [] : ['card:1' as const]),
};
const PASS = { kind: 'pass' };
const LAY = { kind: 'lay' };
const RISK: Odds = { of: 6, results: [], terms: [] };

/** Lets everything happen that was set going. */
const settle = () => new Promise((wake) => setTimeout(wake, 20));

async function seatedAt(
  players: readonly Player[],
  questions: readonly (readonly GameChoice[])[],
  odds: Odds | null = null,
) {
  const { keeper, made } = asking(questions, odds);
  const seated = createSeated(keeper, infoOf(game, players), game, {});
  await seated.begin();
  await settle();
  return { seated, made };
}

describe('a question with a single answer', () => {
  beforeEach(() => {
    nextAsked = 0;
    changeSettings({ auto: true, ends: false, speed: 'instant' });
  });

  it('is answered against bots, and a note tells what was answered until the person chooses', async () => {
    const { seated, made } = await seatedAt([ME, BOT], [[PASS], [PASS], [LAY, PASS], [LAY, PASS]]);
    await expect.poll(() => made, { timeout: 30_000 }).toEqual([PASS, PASS]);
    expect(seated.state.get().answered.map(({ choice }) => choice)).toEqual([PASS, PASS]);
    await seated.take(LAY);
    expect(seated.state.get().answered).toEqual([]);
  });

  it('is asked where two people share the screen: a skipped question would tell what is not held', async () => {
    expect((await seatedAt([ME, FRIEND], [[PASS]])).made).toEqual([]);
  });

  it('is asked where something is touched, where dice follow, and where the reader wants to be asked', async () => {
    expect((await seatedAt([ME, BOT], [[LAY]])).made).toEqual([]);
    expect((await seatedAt([ME, BOT], [[PASS]], RISK)).made).toEqual([]);
    changeSettings({ auto: false });
    expect((await seatedAt([ME, BOT], [[PASS]])).made).toEqual([]);
  });

  it('is asked where it ends the turn, unless the reader wants even that answered', async () => {
    nextAsked = 1;
    const { made } = await seatedAt([ME, BOT], [[PASS]]);
    expect(made).toEqual([]);
    changeSettings({ ends: true });
    expect((await seatedAt([ME, BOT], [[PASS]])).made).toEqual([PASS]);
  });

  it('is asked when it was just taken back', async () => {
    changeSettings({ auto: false });
    const { seated, made } = await seatedAt([ME, BOT], [[PASS]]);
    changeSettings({ auto: true });
    await seated.undo();
    await settle();
    expect(made).toEqual([]);
  });
});

// What follows is played at a real room.

const toy: Game = picket(1);

async function table(players: readonly Player[], curtain = false) {
  const there = await seatKeeper(toy, players, curtain);
  const shown: Shown[] = [];
  const seated = createSeated(there.keeper, there.info, toy, { onShown: (step) => shown.push(step) });
  await seated.begin();
  return { there, seated, shown, look: () => seated.state.get().look };
}

/** A seat of the room makes the first choice that it has, or the first of that kind. */
async function choose({ room, keeper }: SeatKeeper, seat: Seat, kind?: string): Promise<void> {
  const list = choices(room.match, seat);
  const choice = kind === undefined ? list[0] : list.find((one) => one.kind === kind);
  const { q } = room.look(seat);
  if (choice === undefined || q === null) throw new Error(`seat ${seat} has no such choice`);
  expect(await keeper.choose('m', seat, choice, q)).toBeNull();
}

/** Plays on with the first choice of whoever is asked until it is that seat's turn, after at least so many lines, or the match is over. */
async function playTo(there: SeatKeeper, wanted: Seat, lines = 1): Promise<void> {
  for (let made = 0; ; made++) {
    const [seat] = there.room.match.position.outcome === null ? toy.view(there.room.match.position, null).asked : [];
    if (seat === undefined || (made >= lines && seat === wanted)) return;
    await choose(there, seat);
  }
}

describe('what the keeper sends', () => {
  beforeEach(() => changeSettings({ auto: false, speed: 'instant' }));

  it('makes the view, the log and the question of the seat, item by item', async () => {
    const { there, look } = await table([ME, BOT]);
    for (let line = 0; line < 12 && there.room.match.position.outcome === null; line++) {
      await playTo(there, 0);
      expect(look()).toEqual(there.room.look(0));
    }
    expect(there.watched).toBe(1);
  });

  it('is asked for anew, once, where an item was lost or does not fit', async () => {
    for (const harm of [
      (sent: Sent) => ('news' in sent ? null : sent),
      (sent: Sent): Sent =>
        'news' in sent
          ? { news: { ...sent.news, items: sent.news.items.map((item) => ({ ...item, parts: BROKEN })) } }
          : sent,
    ]) {
      const { there, look } = await table([ME, BOT]);
      there.disturb(harm);
      await choose(there, toy.view(there.room.match.position, null).asked[0] ?? 0);
      there.disturb((sent) => sent);
      await playTo(there, 0, 2);
      await settle();
      expect(look()).toEqual(there.room.look(0));
      expect(there.watched).toBe(2);
    }
  });

  it('frees the table when the item has come, whether before the answer or after it', async () => {
    const { there, seated } = await table([ME, BOT]);
    await playTo(there, 0);
    const held: Sent[] = [];
    there.disturb((sent) => {
      held.push(sent);
      return null;
    });
    const [first] = seated.state.get().look?.choices ?? [];
    if (first === undefined) throw new Error('nothing is asked');
    await seated.take(first);
    expect(seated.state.get().busy).toBe(true);
    there.disturb((sent) => sent);
    for (const sent of held) there.send(sent);
    expect(seated.state.get().busy).toBe(false);
  });

  it('of the seat before never reaches the next one', async () => {
    const { there, seated } = await table([ME, FRIEND], true);
    const [seat = 0] = toy.view(there.room.match.position, null).asked;
    expect(seated.state.get()).toMatchObject({ curtain: { seat }, look: null, viewer: null });
    await seated.sit(seat);
    expect(seated.state.get().look?.view.viewer).toBe(seat);
    seated.handTo(1 - seat);
    await settle();
    expect(seated.state.get()).toMatchObject({ curtain: { seat: 1 - seat }, look: null, viewer: null });
    expect(JSON.stringify(seated.state.get())).not.toContain(`"viewer":${seat}`);
  });
});

/** A patch that goes down where nothing is. */
const BROKEN = [{ told: [], view: { nowhere: { deep: { down: 0 } } } }] as const;

describe('what happened', () => {
  beforeEach(() => changeSettings({ auto: false, speed: 'fast' }));

  it('is shown once, each thing at the table at which it was told, and the log grows with it', async () => {
    const { there, seated, shown } = await table([ME, BOT]);
    await playTo(there, 0, 4);
    await expect.poll(() => seated.state.get().shown, { timeout: 30_000 }).toBeNull();
    const told = seated.state.get().look?.told.filter(({ at }) => at > 0) ?? [];
    const places = shown.map(({ scene, index }) => `${scene.n}/${index}`);
    expect(new Set(places).size).toBe(places.length);
    expect(shown.length).toBeGreaterThan(0);
    for (const { event } of shown) expect(told.map((heard) => heard.event)).toContainEqual(event);
  });

  it('is shown again since the seat last chose, without what was taken back', async () => {
    const { there, seated, shown } = await table([ME, BOT]);
    changeSettings({ speed: 'instant' });
    // On to a march of the other side, which always lays its card first.
    let own = 0;
    while (!choices(there.room.match, 1).some(({ kind }) => kind === 'march')) {
      const seat = toy.view(there.room.match.position, null).asked.at(-1) ?? 0;
      await choose(there, seat);
      if (seat === 0) own = there.room.look(0).n;
    }
    expect(own).toBeGreaterThan(1);
    await choose(there, 1, 'march');
    const gone = there.room.look(0).n;
    expect(await there.keeper.undo('m', 1)).toBeNull();
    await choose(there, 1, 'march');
    const stands = there.room.look(0).n;
    seated.skip();
    shown.length = 0;
    changeSettings({ speed: 'fast' });
    await seated.again();
    await expect.poll(() => seated.state.get().shown, { timeout: 30_000 }).toBeNull();
    const seen = shown.map(({ scene }) => scene.n);
    expect(seen).toContain(stands);
    expect(seen).not.toContain(gone);
    expect(Math.min(...seen)).toBeGreaterThan(own);
  });
});

describe('a match that is played in another page', () => {
  beforeEach(() => changeSettings({ auto: true, speed: 'instant' }));

  it('is watched live here: nothing is answered by itself, until it is taken over', async () => {
    const there = await seatKeeper(toy, [ME, BOT]);
    there.here = false;
    const seated = createSeated(there.keeper, there.info, toy, {});
    await seated.begin();
    expect(seated.state.get()).toMatchObject({ here: false, viewer: 0 });
    const before = there.room.match.entries.length;
    await settle();
    expect(there.room.match.entries.length).toBe(before);
    await choose(there, toy.view(there.room.match.position, null).asked[0] ?? 0);
    expect(seated.state.get().look).toEqual(there.room.look(0));
    await seated.takeOver();
    expect(seated.state.get().here).toBe(true);
  });

  it('shows no seat of people who share a screen, and lets the curtain fall when it is taken over', async () => {
    const there = await seatKeeper(toy, [ME, FRIEND], true);
    there.here = false;
    const seated = createSeated(there.keeper, there.info, toy, {});
    await seated.begin();
    expect(seated.state.get()).toMatchObject({ viewer: null, curtain: null, here: false });
    expect(seated.state.get().look?.view.viewer).toBeNull();
    await seated.takeOver();
    await settle();
    expect(seated.state.get().curtain).not.toBeNull();
    const seat = seated.state.get().curtain?.seat ?? 0;
    await seated.sit(seat);
    there.here = false;
    there.send({ here: false });
    await settle();
    expect(seated.state.get()).toMatchObject({ viewer: null, curtain: null, here: false });
    expect(seated.state.get().look?.view.viewer).toBeNull();
  });

  it('that is thrown away says so', async () => {
    const { there, seated } = await table([ME, BOT]);
    there.send({ gone: true });
    expect(seated.state.get()).toMatchObject({ look: null, problem: { fault: 'gone' } });
  });
});

describe('a seat that is left to a bot', () => {
  beforeEach(() => changeSettings({ auto: true, speed: 'instant' }));

  it('is asked nothing until its person is back, and its neighbour is handed the screen', async () => {
    const { there, seated, look } = await table([ME, FRIEND], true);
    const [seat = 0] = toy.view(there.room.match.position, null).asked;
    await seated.sit(seat);
    await seated.act?.({ kind: 'hand', level: 'greedy' });
    expect(look()).toMatchObject({ q: null, choices: [], undoable: 0 });
    expect(seated.state.get()).toMatchObject({ viewer: seat, curtain: null });
    const [choice] = choices(there.room.match, seat);
    if (choice === undefined) throw new Error('nothing is asked');
    await seated.take(choice);
    expect(there.room.match.entries.filter((entry) => 'choice' in entry)).toEqual([]);
    // What the bot chooses is seen by both; then the other one is asked.
    await choose(there, seat);
    await settle();
    expect(seated.state.get().curtain?.seat).toBe(1 - seat);
    await seated.sit(1 - seat);
    await choose(there, 1 - seat);
    await settle();
    expect(seated.state.get().curtain).toBeNull();
    await seated.act?.({ kind: 'hand', level: null }, seat);
    await playTo(there, seat);
    await settle();
    expect(seated.state.get().curtain?.seat ?? seated.state.get().viewer).toBe(seat);
  });
});

describe('what can be taken back with consent', () => {
  beforeEach(() => changeSettings({ auto: false, speed: 'instant' }));

  it('is one’s own last choice and all that came of it; nothing for one who has not chosen', async () => {
    const { there, seated, look } = await table([ME, BOT]);
    expect(look()?.chose).toBe(false);
    await choose(there, 1);
    expect(look()?.chose).toBe(false);
    await choose(there, 0);
    expect(look()?.chose).toBe(true);
    const [mine, ...rest] = await seated.sinceChoice();
    expect([mine?.seat, rest]).toEqual([0, []]);
    await playTo(there, 1);
    await choose(there, 1);
    const since = await seated.sinceChoice();
    expect(since[0]?.seat).toBe(0);
    expect(since.slice(1).every(({ seat }) => seat === 1)).toBe(true);
  });
});

describe('an offer', () => {
  beforeEach(() => changeSettings({ auto: false, speed: 'instant' }));

  it('that another declines is told as that; one that is withdrawn is not', async () => {
    const { there, seated } = await table([ME, BOT]);
    await seated.act?.({ kind: 'offer', what: 'draw' });
    expect(seated.state.get().look?.offer).toEqual({ n: expect.any(Number), seat: 0, what: 'draw', agreed: [] });
    await seated.act?.({ kind: 'decline' });
    expect(seated.state.get()).toMatchObject({ declined: false, look: { offer: null } });
    await seated.act?.({ kind: 'offer', what: 'draw' });
    await there.keeper.act('m', 1, { kind: 'decline' });
    expect(seated.state.get()).toMatchObject({ declined: true, look: { offer: null } });
    await seated.act?.({ kind: 'offer', what: 'draw' });
    expect(seated.state.get().declined).toBe(false);
    await there.keeper.act('m', 1, { kind: 'agree' });
    expect(seated.state.get()).toMatchObject({ declined: false, look: { view: { outcome: { how: 'agreed' } } } });
  });

  it('of a way back says where there is none, and leads back where all agree', async () => {
    const { there, seated, look } = await table([ME, BOT]);
    expect(await seated.act?.({ kind: 'offer', what: 'back' })).toMatchObject({ code: 'no-undo' });
    await playTo(there, 0);
    const before = look()?.view;
    await choose(there, 0);
    expect(look()?.view).not.toEqual(before);
    expect(await seated.act?.({ kind: 'offer', what: 'back' })).toBeNull();
    await there.keeper.act('m', 1, { kind: 'agree' });
    expect(look()?.view).toEqual(before);
    expect(look()?.offer).toBeNull();
    expect(seated.state.get().granted).toBe(true);
    await choose(there, 0);
    expect(seated.state.get().granted).toBe(false);
  });

  it('waits behind the curtain for the other person, who keeps the screen until it is answered', async () => {
    const { there, seated } = await table([ME, FRIEND], true);
    const asked = () => toy.view(there.room.match.position, null).asked;
    while (asked().length !== 1) await choose(there, asked()[0] ?? 0);
    const [seat = 0] = asked();
    const other = 1 - seat;
    await seated.sit(seat);
    await seated.act?.({ kind: 'offer', what: 'draw' });
    seated.handTo(other);
    await settle();
    await seated.sit(other);
    await settle();
    expect(seated.state.get()).toMatchObject({ viewer: other, curtain: null, look: { offer: { seat } } });
    await seated.act?.({ kind: 'decline' });
    await settle();
    // He is not asked: the screen goes back.
    expect(seated.state.get().curtain?.seat).toBe(seat);
  });
});
