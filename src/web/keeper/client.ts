import * as Comlink from 'comlink';
import { isProblem, type Keeper, type KeeperWorker } from './contract.ts';

/** The scripts of the two workers: beside the page when built, from their sources while developing. */
const SCRIPTS = import.meta.env.DEV
  ? { keeper: '/src/web/keeper/keeper.worker.ts', bots: '/src/web/bots/bot.worker.ts' }
  : { keeper: '/keeper.js', bots: '/bots.js' };

let kept: Keeper | null = null;

/** A worker for the bots, and the port on which the keeper speaks to it. */
function openBots(): { readonly worker: Worker; readonly port: MessagePort } {
  const worker = new Worker(SCRIPTS.bots, { type: 'module', name: 'bots' });
  const between = new MessageChannel();
  worker.postMessage(between.port1, [between.port1]);
  return { worker, port: between.port2 };
}

/** The keeper of this page's matches: a worker that alone holds positions and secrets. Bots think in a second one. */
export function localKeeper(): Keeper {
  if (kept !== null) return kept;
  let bots = openBots();
  const keeper = new Worker(SCRIPTS.keeper, { type: 'module', name: 'keeper' });
  const toPage = new MessageChannel();
  keeper.postMessage('open', [bots.port, toPage.port2]);
  const remote = Comlink.wrap<KeeperWorker>(toPage.port1);
  kept = {
    lasting: () => remote.lasting(),
    speak: (language) => remote.speak(language),
    matches: () => remote.matches(),
    async start(order) {
      const started = await remote.start(order);
      // A match that was begun is worth keeping: browsers throw away what nobody asked them to keep when room gets short.
      if (!isProblem(started)) void navigator.storage?.persist?.();
      return started;
    },
    enter: (id) => remote.enter(id),
    watch: (id, changed) => remote.watch(id, Comlink.proxy(changed)),
    leave: (id) => remote.leave(id),
    look: (id, viewer, since) => remote.look(id, viewer, since),
    moment: (id, viewer, index) => remote.moment(id, viewer, index),
    momentsAfter: (id, viewer, line) => remote.momentsAfter(id, viewer, line),
    lastOwn: (id, seat) => remote.lastOwn(id, seat),
    seen: (id, line) => remote.seen(id, line),
    choose: (id, seat, choice, line) => remote.choose(id, seat, choice, line),
    undo: (id, seat) => remote.undo(id, seat),
    resign: (id, seat) => remote.resign(id, seat),
    odds: (id, seat, choice) => remote.odds(id, seat, choice),
    whyNot: (id, seat, wish) => remote.whyNot(id, seat, wish),
    hint: (id, seat) => remote.hint(id, seat),
    async retry(id, how) {
      // Whatever the bots hang on ends with their worker.
      bots.worker.terminate();
      bots = openBots();
      await remote.newBots(Comlink.transfer(bots.port, [bots.port]));
      await remote.retry(id, how);
    },
    finished: (id) => remote.finished(id),
    verify: (id) => remote.verify(id),
    exportSave: (id) => remote.exportSave(id),
    exportRecord: (id) => remote.exportRecord(id),
    importFile: (text) => remote.importFile(text),
    fork: (id, viewer, index, players) => remote.fork(id, viewer, index, players),
    remove: (id) => remote.remove(id),
  };
  return kept;
}
