import { promiseOf } from '../../kernel/provable-chance.ts';
import type { Question, Thinker } from '../bots/thinker.ts';
import { isProblem, type Keeper, type KeeperWorker, type Player, type Promised, type Reveal } from './contract.ts';
import { type Behind, behind } from './ports.ts';
import { randomHex } from './random.ts';

/** The scripts of the two workers: beside the page when built, from their sources while developing. */
const SCRIPTS = import.meta.env.DEV
  ? { keeper: '/src/web/keeper/keeper.worker.ts', bots: '/src/web/bots/bot.worker.ts' }
  : { keeper: '/keeper.js', bots: '/bots.js' };

let kept: Keeper | null = null;

/** What the people before this page add to the dice: drawn here, where the keeper of the secret cannot see it before he is bound. */
function handOf(players: readonly Player[]): { readonly promised: readonly Promised[]; readonly reveal: Reveal } {
  const texts = players.flatMap(({ kind }, seat) => (kind === 'bot' ? [] : [{ seat, text: randomHex(16) }]));
  return {
    promised: texts.map(({ seat, text }) => ({ seat, promise: promiseOf(text) })),
    reveal: async () => texts,
  };
}

/** A worker for the bots, and the port on which the keeper speaks to it. */
function openBots(): { readonly worker: Worker; readonly port: MessagePort } {
  const worker = new Worker(SCRIPTS.bots, { type: 'module', name: 'bots' });
  const between = new MessageChannel();
  worker.postMessage(between.port1, [between.port1]);
  return { worker, port: between.port2 };
}

let adviser: Behind<Thinker> | null = null;

/** What a bot advises, in a worker that begins with the first question. */
export function adviceOf(question: Question): Promise<number> {
  adviser ??= behind<Thinker>(openBots().port);
  return adviser.decide(question);
}

/** The script of the keeper; it is asked on ports of its own. */
let script: Worker | null = null;

function toScript(word: 'open' | 'aside', ...ports: readonly MessagePort[]): void {
  script ??= new Worker(SCRIPTS.keeper, { type: 'module', name: 'keeper' });
  script.postMessage(word, [...ports]);
}

/** The keeper of this page's matches: a worker that alone holds positions and secrets. Bots think in a second one. */
export function localKeeper(): Keeper {
  if (kept !== null) return kept;
  let bots = openBots();
  const toPage = new MessageChannel();
  toScript('open', bots.port, toPage.port2);
  const remote = behind<KeeperWorker>(toPage.port1);
  kept = {
    ...asked(remote),
    async start(order) {
      const { promised, reveal } = handOf(order.players);
      const started = await remote.start(order, promised, reveal);
      // A match that was begun is worth keeping: browsers throw away what nobody asked them to keep when room gets short.
      if (!isProblem(started)) void navigator.storage?.persist?.();
      return started;
    },
    async retry(id, how) {
      // Whatever the bots hang on ends with their worker.
      bots.worker.terminate();
      bots = openBots();
      await remote.newBots(bots.port);
      await remote.retry(id, how);
    },
  };
  return kept;
}

/** A keeper beside it that keeps nothing, and asks no bots: for matches that are only looked at. */
export function asideKeeper(): Keeper {
  const toPage = new MessageChannel();
  toScript('aside', toPage.port2);
  return asked(behind<Keeper>(toPage.port1));
}

/** What a page asks of a keeper in a worker. */
function asked(remote: Behind<Keeper>): Keeper {
  return {
    lasting: () => remote.lasting(),
    speak: (language) => remote.speak(language),
    matches: () => remote.matches(),
    start: (order) => remote.start(order),
    enter: (id) => remote.enter(id),
    watch: (id, viewer, send) => remote.watch(id, viewer, send),
    leave: (id) => remote.leave(id),
    takeOver: (id) => remote.takeOver(id),
    history: (id, viewer, since) => remote.history(id, viewer, since),
    seen: (id, n) => remote.seen(id, n),
    choose: (id, seat, choice, q) => remote.choose(id, seat, choice, q),
    undo: (id, seat) => remote.undo(id, seat),
    act: (id, seat, act) => remote.act(id, seat, act),
    openly: (id, seat) => remote.openly(id, seat),
    odds: (id, seat, choice) => remote.odds(id, seat, choice),
    whyNot: (id, seat, wish) => remote.whyNot(id, seat, wish),
    hint: (id, seat) => remote.hint(id, seat),
    retry: (id, how) => remote.retry(id, how),
    log: (id) => remote.log(id),
    finished: (id) => remote.finished(id),
    verify: (id) => remote.verify(id),
    exportSave: (id) => remote.exportSave(id),
    exportRecord: (id) => remote.exportRecord(id),
    importFile: (text) => remote.importFile(text),
    fork(id, viewer, n, players) {
      const { promised, reveal } = handOf(players);
      return remote.fork(id, viewer, n, players, promised, reveal);
    },
    remove: (id) => remote.remove(id),
  };
}
