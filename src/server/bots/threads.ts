import { Worker } from 'node:worker_threads';
import { Silence } from '../../bots/patience.ts';
import type { Answer, Question } from './questions.ts';

/** Thinks for the bots of a node. */
export interface Thinker {
  /** Throws if nothing can be thought, or a `Silence` if it takes too long. */
  think(question: Question): Promise<number>;
  close(): Promise<void>;
}

interface Task {
  readonly question: Question;
  done(answer: number): void;
  failed(error: Error): void;
}

/** A task that a thread is at, until it is too late. */
interface Given extends Task {
  readonly late: NodeJS.Timeout;
}

const THREAD = new URL('./thread.ts', import.meta.url);
const CLOSED = 'nobody thinks here any more';

/**
 * So many threads, each with one question at a time; more of them wait in line. A thread that does not answer for `patience`
 * milliseconds, or fails altogether, is ended, and another takes its place.
 */
export function threadsOf(most: number, patience: number): Thinker {
  const waiting: Task[] = [];
  const idle: Worker[] = [];
  const all = new Map<Worker, Given | null>();
  let isClosed = false;

  function begun(): Worker {
    // What the process itself was told to load is none of a thread's business.
    const worker = new Worker(THREAD, { execArgv: [] });
    worker.unref();
    worker.on('error', (error) => gone(worker, error instanceof Error ? error : new Error(String(error))));
    worker.on('message', (said: Answer) => heard(worker, said));
    worker.on('exit', () => gone(worker, new Error('a thread has ended')));
    all.set(worker, null);
    return worker;
  }

  function gone(worker: Worker, error: Error): void {
    const task = all.get(worker);
    if (!all.delete(worker)) return;
    clearTimeout(task?.late);
    const at = idle.indexOf(worker);
    if (at >= 0) idle.splice(at, 1);
    task?.failed(error);
    next();
  }

  function next(): void {
    while (!isClosed && waiting.length > 0) {
      const worker = idle.pop() ?? (all.size < most ? begun() : undefined);
      const task = worker === undefined ? undefined : waiting.shift();
      if (worker === undefined || task === undefined) return;
      give(worker, task);
    }
  }

  function give(worker: Worker, task: Task): void {
    const late = setTimeout(() => {
      gone(worker, new Silence(`no answer within ${patience / 1000} s`));
      void worker.terminate();
    }, patience);
    all.set(worker, { ...task, late });
    worker.postMessage(task.question);
  }

  function heard(worker: Worker, said: Answer): void {
    const task = all.get(worker);
    if (task == null) return;
    clearTimeout(task.late);
    all.set(worker, null);
    idle.push(worker);
    if ('answer' in said) task.done(said.answer);
    else task.failed(new Error(said.failed));
    next();
  }

  return {
    think: (question) =>
      new Promise((done, failed) => {
        if (isClosed) return failed(new Error(CLOSED));
        waiting.push({ question, done, failed });
        next();
      }),
    async close() {
      isClosed = true;
      for (const task of waiting.splice(0)) task.failed(new Error(CLOSED));
      await Promise.all([...all.keys()].map((worker) => worker.terminate()));
    },
  };
}
