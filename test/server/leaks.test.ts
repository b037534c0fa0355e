import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fastRandom } from '../../src/kernel/fast-chance.ts';
import { readAgreed, readKey } from '../../src/server/matches/agreed.ts';
import { ask, join, makeMatch, newGuest } from '../../src/server/trial/guests.ts';
import { playerOf } from '../../src/server/trial/player.ts';
import { LONG, subjects } from '../conformance/subjects.ts';
import { open } from './line.ts';
import { startNode, type TestNode } from './nodes.ts';
import { expectHeard, reckon } from './reckoned.ts';

// What each socket and each HTTP client was sent during a match: the view of its viewer, what he was told, what he can do, and the
// answers to what he asked. That these hold nothing he may not know is for the conformance suite; here that nothing else was sent.

const all = (await subjects()).filter(({ name, game }) => name !== 'picket' && game.seats({}) === 2);
const MOST = 60;
const WHO = ['Ney', 'Blücher', 'Uxbridge'] as const;

describe.each(all)('$name over the wire', ({ name, game }) => {
  let there: TestNode;
  beforeAll(async () => {
    there = await startNode();
  });
  afterAll(() => there.stop());

  it('sends each viewer what is his, in number, order and every letter', LONG, async () => {
    const { where } = there;
    const [ney, blucher, uxbridge] = await Promise.all(WHO.map((who) => newGuest(where, who)));
    if (ney === undefined || blucher === undefined || uxbridge === undefined) throw new Error('nobody came');
    const { id, token } = await makeMatch(ney, name);
    await join(blucher, token);
    // Nobody moves before all have sat down.
    const looking = [ney, blucher, uxbridge].map((guest) => playerOf(guest, id, { random: null, listens: true }));
    for (const player of looking) await expect.poll(() => player.mirror?.n, { timeout: 30_000 }).toBe(0);
    const playing = [ney, blucher].map((guest, seat) => playerOf(guest, id, { random: fastRandom(`leaks/${seat}`) }));
    const isPlayed = () => playing.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0) >= MOST;
    const isOver = () => looking[2]?.mirror?.view.outcome != null;
    await expect.poll(() => isPlayed() || isOver(), { timeout: 120_000 }).toBe(true);
    await Promise.all(playing.map((player) => player.rest()));

    const { store } = there.node;
    const [kept, head, secret] = await Promise.all([store.since(id, -1), store.head(id), store.secret(id)]);
    if (head === null) throw new Error('the match is gone');
    const { options, made, commitment } = readAgreed(head.about);
    for (const [place, player] of looking.entries()) {
      const viewer = place === 2 ? null : place;
      const due = reckon(game, options, readKey(secret), kept, viewer);
      await expect.poll(() => player.heard.length, { timeout: 30_000 }).toBe(due.moments.length);
      expectHeard(player.heard, id, viewer, due);

      // When something happened is told by what he could notice, and so is who must decide.
      const info = {
        ...{
          id,
          game: name,
          options,
          made,
          commitment,
          watch: true,
          clock: null,
          times: null,
          rematch: null,
          bots: [null, null],
          away: [],
          names: ['Ney', 'Blücher'],
          seat: viewer,
        },
        ...{
          people: [expect.any(String), expect.any(String)],
          delay: 0,
          rated: false,
          hints: false,
          open: false,
          mine: false,
          vacation: true,
          onVacation: [null, null],
        },
        state: head.over ? 'over' : 'running',
        asked: viewer !== null && due.asked.includes(viewer),
        changed: due.moments.at(-1)?.at,
        outcome: due.moments.at(-1)?.view.outcome ?? null,
      };
      const { guest } = player;
      expect((await ask(guest, 'GET', `/api/matches/${id}`)).body).toEqual(info);
      expect((await ask(guest, 'GET', '/api/matches')).body).toEqual({ matches: viewer === null ? [] : [info] });
      expect((await ask(guest, 'POST', '/api/invitation', { token })).body).toEqual(info);
      expect(await ask(guest, 'GET', '/api/me')).toMatchObject({ body: { id: expect.any(String), name: WHO[place] } });

      // What is asked for afterwards is what was sent at once.
      const line = await open(where, { cookie: guest.cookie, origin: where.origin });
      line.say({ kind: 'sit', match: id, since: null });
      expect((await line.next()).kind).toBe('whole');
      line.say({ kind: 'ask', match: id, key: 'k'.repeat(16), question: { history: 0 } });
      const items = player.heard.slice(1).flatMap((text) => JSON.parse(text).items);
      expect(await line.next()).toEqual({
        ...{ kind: 'answer', match: id, key: 'k'.repeat(16) },
        answer: { history: { n: 0, view: due.moments[0]?.view, items } },
      });
      line.close();
    }
    // What the dice come from is told to nobody before the end, and then to anybody.
    const { secret: hidden, contributions } = readKey(secret);
    const { status, body } = await ask(uxbridge, 'GET', `/api/matches/${id}/record`);
    expect(status).toBe(head.over ? 200 : 404);
    const told = [...looking, ...playing].flatMap(({ heard }) => heard).join();
    expect(contributions).toHaveLength(2);
    for (const text of [hidden, ...contributions.map((one) => one.text)]) {
      expect(told).not.toContain(text);
      expect(JSON.stringify(body).includes(text)).toBe(head.over);
    }
    // Some lines are nobody's business but one seat's: otherwise nothing was shown here.
    const counts = looking.map(({ heard }) => heard.length);
    expect(counts.every((count) => count > 10)).toBe(true);
    if (name === 'manoeuvre') expect(counts[2]).toBeLessThan(kept.length);
    for (const player of [...looking, ...playing]) player.leave();
  });
});
