import { afterEach, expect, it } from 'vitest';
import { fastRandom } from '../../src/kernel/fast-chance.ts';
import { LEVELS, logOf } from '../../src/server/log.ts';
import { ask, type Guest, join, makeMatch, newGuest } from '../../src/server/trial/guests.ts';
import { playerOf } from '../../src/server/trial/player.ts';
import { startNode, type TestNode } from './nodes.ts';

// What an operator is shown of a node: numbers, and lines. No secret is in either.

let there: TestNode | null = null;
afterEach(async () => {
  await there?.stop();
  there = null;
});

const metrics = async (node: TestNode, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${node.where.origin}/metrics`, { headers: { connection: 'close', ...headers } });

/** The value of a row of the metrics. */
function numberAt(text: string, row: string): number {
  const line = text.split('\n').find((one) => one.startsWith(`${row} `));
  if (line === undefined) throw new Error(`there is no ${row} in:\n${text}`);
  return Number(line.slice(row.length + 1));
}

/** Two people play a while at random; all that only they may know. */
async function played(node: TestNode, choices: number): Promise<readonly string[]> {
  const guests = [await newGuest(node.where, 'Emmanuel'), await newGuest(node.where, 'Gebhard')];
  const [one, other] = guests;
  if (one === undefined || other === undefined) throw new Error('nobody came');
  const { id, token } = await makeMatch(one, 'manoeuvre');
  await join(other, token);
  const players = guests.map((guest, seat) => playerOf(guest, id, { random: fastRandom(`metrics/${seat}`) }));
  await expect
    .poll(() => players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0), { timeout: 60_000 })
    .toBeGreaterThan(choices);
  await Promise.all(players.map((player) => player.rest()));
  const secret = JSON.stringify(await node.node.store.secret(id));
  const drawn = /[0-9a-f]{64}/.exec(secret)?.[0];
  if (drawn === undefined) throw new Error('the match has no secret');
  const keys = players.flatMap(({ acknowledged }) => acknowledged);
  for (const player of players) player.leave();
  return [drawn, token, id, ...keys, ...guests.flatMap(secretsOf)];
}

const secretsOf = ({ cookie, name }: Guest): string[] => [name, cookie, cookie.split('=')[1] ?? cookie];

it('tells by numbers how a node fares', async () => {
  there = await startNode();
  await played(there, 5);
  await ask(there, 'GET', '/api/nothing');
  const answer = await metrics(there);
  expect(answer.headers.get('content-type')).toContain('version=0.0.4');
  const text = await answer.text();
  expect(numberAt(text, 'bivouac_choices_total{answer="acknowledged"}')).toBeGreaterThan(5);
  expect(numberAt(text, 'bivouac_choice_seconds_count')).toBeGreaterThan(5);
  expect(numberAt(text, 'bivouac_choice_seconds_bucket{le="+Inf"}')).toBe(
    numberAt(text, 'bivouac_choice_seconds_count'),
  );
  expect(numberAt(text, 'bivouac_open_matches')).toBe(1);
  expect(numberAt(text, 'bivouac_requests_total{method="POST",route="/api/matches",status="201"}')).toBe(1);
  expect(numberAt(text, 'bivouac_faults_total{why="away"}')).toBe(0);
  expect(numberAt(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e7);
  // As Prometheus reads it: every row is a comment or a name, perhaps labels, and a number.
  for (const row of text.trimEnd().split('\n')) expect(row).toMatch(/^(# (HELP|TYPE) .+|\w+(\{[^}]*\})? [\d.e+-]+)$/);
});

it('what goes wrong is counted by why', async () => {
  there = await startNode();
  await there.node.store.shut();
  await ask(there, 'GET', '/api/matches');
  await ask({ where: there.where, cookie: `bivouac=${'x'.repeat(43)}` }, 'GET', '/api/matches');
  expect(numberAt(await (await metrics(there)).text(), 'bivouac_faults_total{why="away"}')).toBeGreaterThan(0);
});

it('without a token the numbers are for this machine, and for nobody for whom a proxy asks', async () => {
  there = await startNode();
  expect((await metrics(there)).status).toBe(200);
  for (const name of ['x-forwarded-for', 'forwarded', 'via'])
    expect((await metrics(there, { [name]: '127.0.0.1' })).status).toBe(404);
});

it('with a token they are for whoever has it', async () => {
  there = await startNode({ METRICS_TOKEN: 'a-token-of-some-length' });
  expect((await metrics(there)).status).toBe(404);
  expect((await metrics(there, { authorization: 'Bearer a-token-of-some-lengtx' })).status).toBe(404);
  expect((await metrics(there, { authorization: 'Bearer a-token-of-some-length' })).status).toBe(200);
});

it('the log of a match that was played, with all that went wrong, holds no secret and no name', async () => {
  const lines: string[] = [];
  there = await startNode({}, { log: logOf('info', (line) => lines.push(line)) });
  const secrets = await played(there, 20);
  // Requests that are refused, and some that cannot be read.
  const cookie = secrets.find((one) => one.startsWith('bivouac='));
  if (cookie === undefined) throw new Error('there is no cookie');
  for (const body of ['{"name":"Emmanuel"', '{"token":"Emmanuel"}', '[]'])
    await fetch(`${there.where.origin}/api/join`, {
      method: 'POST',
      body,
      headers: { cookie, origin: there.where.origin, 'content-type': 'application/json', connection: 'close' },
    });
  await ask({ where: there.where, cookie }, 'GET', `/api/matches/${secrets[2]}?token=${secrets[1]}`);
  // A store that is gone while somebody asks it.
  await there.node.store.shut();
  await ask({ where: there.where, cookie }, 'GET', '/api/matches');
  const text = lines.join('');
  expect(lines.length).toBeGreaterThan(8);
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({
      at: expect.any(String),
      level: expect.stringMatching(/^(info|security|error)$/),
    });
  expect(text).toContain('"route":"/api/matches/:id"');
  expect(text).toContain('"level":"error"');
  for (const secret of secrets) expect(text).not.toContain(secret);
});

it.each(LEVELS)('at level %s no more is written than was asked for', (level) => {
  const lines: string[] = [];
  const log = logOf(level, (line) => lines.push(line));
  log.error(new Error('x'));
  log.security('z', {});
  log.info('y');
  expect(lines).toHaveLength(LEVELS.indexOf(level));
});
