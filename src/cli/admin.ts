import { parseArgs } from 'node:util';
import { shelf } from '../games/index.ts';
import { roomBehind } from '../keeper/behind.ts';
import type { Doorkeeper } from '../keeper/door.ts';
import { HeldError } from '../keeper/held.ts';
import { readLog } from '../keeper/log.ts';
import { parsed } from '../keeper/read-rows.ts';
import { openRoom } from '../keeper/room.ts';
import type { Seat } from '../kernel/flow.ts';
import type { GameView } from '../kernel/game.ts';
import { loaded } from '../server/loaded.ts';
import { readAgreed } from '../server/matches/agreed.ts';
import { hallDoor } from '../server/matches/hall.ts';
import { NAME } from '../server/messages.ts';
import { newId } from '../server/secrets.ts';
import { nameOfSession } from '../server/security.ts';
import { type AdminStore, adminStore } from '../server/store/admin-store.ts';
import { gateOf } from '../server/store/engine.ts';
import { type NodeStore, nodeStore } from '../server/store/node-store.ts';
import { openKept } from '../server/store/open.ts';
import type { Listed } from '../server/store/people-store.ts';
import type { Command } from './command.ts';
import { wholeNumber } from './games.ts';
import { configured, withStore } from './kept.ts';
import { Unusable } from './unusable.ts';

type Store = NodeStore & { readonly admin: AdminStore };

interface Values {
  readonly state: string | undefined;
  readonly person: string | undefined;
  readonly resign: string | undefined;
  readonly draw: boolean;
  readonly only: string | undefined;
  readonly guests: boolean;
  readonly most: string;
}

interface Task {
  /** What must be named after it. */
  readonly names: readonly string[];
  run(store: Store, named: readonly string[], values: Values): Promise<number>;
}

const TASKS: Readonly<Record<string, Task>> = {
  people: { names: ['TEXT'], run: people },
  sessions: { names: ['PERSON'], run: sessions },
  'end-sessions': { names: ['PERSON'], run: endSessions },
  'end-all-sessions': { names: [], run: endAllSessions },
  rename: { names: ['PERSON', 'NAME'], run: rename },
  matches: { names: [], run: matches },
  match: { names: ['MATCH'], run: match },
  close: { names: ['MATCH'], run: close },
};

export const admin: Command = {
  help: 'people TEXT | sessions PERSON (where he is known) | end-sessions PERSON [--only=SESSION] | end-all-sessions [--guests] (guests do not come back) | rename PERSON NAME | matches [--state waiting|running|over] [--person ID] [--most 50] | match MATCH (what everybody may know of it) | close MATCH [--resign SEAT | --draw] (calls off one that waits): for the operator, on the database of the environment',

  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        state: { type: 'string' },
        person: { type: 'string' },
        resign: { type: 'string' },
        draw: { type: 'boolean', default: false },
        only: { type: 'string' },
        guests: { type: 'boolean', default: false },
        most: { type: 'string', default: '50' },
      },
    });
    const [name = '', ...named] = positionals;
    const task = Object.hasOwn(TASKS, name) ? TASKS[name] : undefined;
    if (task === undefined) throw new Unusable(`Say what to do: ${Object.keys(TASKS).join(', ')}.`);
    if (named.length !== task.names.length)
      throw new Unusable(`After '${name}' name: ${task.names.join(', ') || 'nothing'}.`);
    const { state, person, resign, draw, most, only, guests } = values;
    const opening = openKept(configured()).then(
      (engine): Store => ({
        ...nodeStore(engine),
        admin: adminStore(engine, gateOf(engine)),
      }),
    );
    return withStore(opening, (store) => task.run(store, named, { state, person, resign, draw, most, only, guests }));
  },
};

const day = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

async function people({ admin: store }: Store, [text = '']: readonly string[], { most }: Values): Promise<number> {
  const found = await store.people(text, wholeNumber(most, '--most', 1, 10_000));
  for (const { id, name, made, sessions, matches: sits } of found)
    console.log(`${id}  ${day(made)}  ${name}  (known in ${sessions} browsers, ${sits} matches)`);
  if (found.length === 0) console.error('Nobody is called so.');
  return found.length === 0 ? 1 : 0;
}

/** The browsers and the tokens by which somebody is known, by names that open nothing. */
async function sessions(store: Store, [person = '']: readonly string[]): Promise<number> {
  const found = await store.sessionsOf(person);
  for (const { token, made, seen, browser } of found)
    console.log(`${nameOfSession(token)}  since ${day(made)}, last on ${day(seen).slice(0, 10)}  ${browser}`);
  const tokens = await store.tokensOf(person);
  for (const { id, label, scope, made, until } of tokens)
    console.log(`token ${id}  since ${day(made)}, until ${day(until)}  ${scope}: ${label}`);
  if (found.length + tokens.length === 0) console.error('Nobody is known so.');
  return found.length + tokens.length === 0 ? 1 : 0;
}

async function endSessions(store: Store, [person = '']: readonly string[], { only }: Values): Promise<number> {
  if (only === undefined) return toldEnded(await store.admin.endSessions(person));
  const found = (await store.sessionsOf(person)).find(({ token }) => nameOfSession(token) === only);
  if (found === undefined) throw new Unusable('There is no such session of this person.');
  await store.endSession(found.token);
  return toldEnded(1);
}

async function endAllSessions({ admin: store }: Store, _named: readonly string[], { guests }: Values): Promise<number> {
  return toldEnded(await store.endAll(guests));
}

function toldEnded(ended: number): number {
  console.log(`${ended} sessions are ended. Pages that are open hear of it within half a minute.`);
  return ended === 0 ? 1 : 0;
}

async function rename({ admin: store }: Store, [person = '', wanted = '']: readonly string[]): Promise<number> {
  const name = NAME.safeParse(wanted);
  if (!name.success) throw new Unusable('A name has 1 to 40 characters, all of which can be seen.');
  if (!(await store.rename(person, name.data))) throw new Unusable('There is no such person.');
  console.log(`${person} is now called ${name.data}.`);
  return 0;
}

const STATES = ['waiting', 'running', 'over'] as const;

async function matches(store: Store, _named: readonly string[], { state, person, most }: Values): Promise<number> {
  const wanted = STATES.find((one) => one === state) ?? null;
  if (state !== undefined && wanted === null) throw new Unusable(`--state must be ${STATES.join(', ')}.`);
  const found = await store.admin.matches({
    ...{ state: wanted, person: person ?? null },
    most: wholeNumber(most, '--most', 1, 10_000),
  });
  for (const id of found) {
    const listed = await store.listed(id);
    if (listed !== null) console.log(lineOf(listed, (await store.head(id))?.changed ?? null));
  }
  if (found.length === 0) console.error('There is no such match.');
  return found.length === 0 ? 1 : 0;
}

function lineOf({ id, about, summary, over, seats }: Listed, changed: number | null): string {
  const { game, made } = readAgreed(parsed(about, `match ${id}`));
  const state = summary === null ? 'waits' : over ? 'is over' : 'runs';
  const names = seats.map(({ person }) => (person === null ? '(free)' : `${person.name} ${person.id}`));
  return `${id}  ${day(changed ?? made)}  ${game} ${state}: ${names.join(', ')}`;
}

/** What somebody who looks on would know, whether or not anybody may. */
async function match(store: Store, [id = '']: readonly string[]): Promise<number> {
  const [listed, head] = [await store.listed(id), await store.head(id)];
  if (listed === null) throw new Unusable('There is no such match.');
  console.log(lineOf(listed, head?.changed ?? null));
  const { game: name, options, commitment, watch, clock } = readAgreed(parsed(listed.about, `match ${id}`));
  console.log(
    `options ${JSON.stringify(options)}, clock ${JSON.stringify(clock)}, ${watch ? 'others may' : 'nobody else may'} look on`,
  );
  console.log(`commitment ${commitment}`);
  if (head === null) return 0;
  console.log(`${head.seq} lines, epoch ${head.epoch}`);
  const game = await (await loaded(shelf, ['en']))(name);
  if (game === null) throw new Unusable(`There is no game '${name}' on the shelf.`);
  const view = await viewOf(await doorOf(store, id));
  for (const { event } of await readLog(store, id, null, listed.seats.length)) {
    const sentence = view === null ? JSON.stringify(event) : game.text.en.event(view, event);
    if (sentence !== null) console.log(`  · ${sentence}`);
  }
  return 0;
}

/** The table as everybody may see it; null if these rules cannot show it: nothing is taken up by whoever only reads. */
async function viewOf(door: Doorkeeper): Promise<GameView | null> {
  try {
    return (await openRoom(door)).look(null).view;
  } catch (error) {
    if (error instanceof HeldError) return null;
    throw error;
  }
}

async function doorOf(store: Store, id: string): Promise<Doorkeeper> {
  const door = await hallDoor({ store, load: await loaded(shelf), fault: () => {} }, id);
  if (door === null) throw new Unusable('There is no such match that has begun.');
  return door;
}

/** Ends a match as people at its table could: by a resignation, or by a draw to which all agree. It stands in its log. */
async function close(store: Store, [id = '']: readonly string[], { resign, draw }: Values): Promise<number> {
  const head = await store.head(id);
  if (head === null) {
    if (!(await store.admin.callOff(id))) throw new Unusable('There is no such match.');
    console.log(`${id} is called off.`);
    return 0;
  }
  if (head.over) throw new Unusable('The match is over already.');
  if ((resign === undefined) === !draw) throw new Unusable('Say how it ends: --resign SEAT, or --draw.');
  const room = await roomBehind(await doorOf(store, id));
  const { seats } = room.match;
  const key = `operator-${newId()}`;
  const refusals: (string | undefined)[] = [];
  if (resign !== undefined) {
    const seat = wholeNumber(resign, '--resign', 0, seats - 1);
    refusals.push((await room.submit(seat, key, { act: { kind: 'resign' } }))?.message);
  } else
    for (let seat: Seat = 0; seat < seats; seat++) {
      const act = seat === 0 ? ({ kind: 'offer', what: 'draw' } as const) : ({ kind: 'agree' } as const);
      refusals.push((await room.submit(seat, `${key}-${seat}`, { act }))?.message);
    }
  const refusal = refusals.find((one) => one !== undefined);
  if (refusal !== undefined || room.match.position.outcome === null)
    throw new Unusable(`The match cannot be ended so: ${refusal ?? 'it goes on'}.`);
  console.log(`${id} is over.`);
  return 0;
}
