import { writeFileSync } from 'node:fs';
import * as z from 'zod';

/** What a process says of itself: milliseconds of CPU, bytes of what it holds after all rubbish was thrown away, and of its memory as a whole. */
export interface Vitals {
  readonly cpu: number;
  readonly held: number;
  readonly resident: number;
}

/** A process that was started with `--inspect`, looked at from outside. */
export interface Inspected {
  /** Collects rubbish first if told so. */
  vitals(isClean?: boolean): Promise<Vitals>;
  /** Notes what takes its time, until it is told where to write that. */
  profile(): Promise<(file: string) => Promise<void>>;
  close(): void;
}

const ANSWER = z.object({ id: z.number(), result: z.unknown() });
const VITALS = z.object({ result: z.object({ value: z.string() }) });
const NUMBERS = z.object({ cpu: z.number(), held: z.number(), resident: z.number() });

const LOOK = `JSON.stringify((({ user, system }, { heapUsed, external, rss }) =>
  ({ cpu: (user + system) / 1000, held: heapUsed + external, resident: rss }))(process.cpuUsage(), process.memoryUsage()))`;

/** Looks at the process that has said where its inspector listens. */
export async function inspect(said: string): Promise<Inspected> {
  const address = /ws:\/\/\S+/.exec(said)?.[0];
  if (address === undefined) throw new Error('the process does not say where it can be inspected');
  const socket = new WebSocket(address);
  const waiting = new Map<number, (result: unknown) => void>();
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => resolve();
    socket.onerror = () => reject(new Error('the process cannot be inspected'));
  });
  socket.onmessage = ({ data }) => {
    const answer = ANSWER.safeParse(JSON.parse(String(data)));
    if (!answer.success) return;
    waiting.get(answer.data.id)?.(answer.data.result);
    waiting.delete(answer.data.id);
  };
  let asked = 0;
  const ask = (method: string, params: object = {}) =>
    new Promise<unknown>((resolve) => {
      waiting.set(++asked, resolve);
      socket.send(JSON.stringify({ id: asked, method, params }));
    });
  return {
    async vitals(isClean = false) {
      if (isClean) await ask('HeapProfiler.collectGarbage');
      const { result } = VITALS.parse(await ask('Runtime.evaluate', { expression: LOOK }));
      return NUMBERS.parse(JSON.parse(result.value));
    },
    async profile() {
      await ask('Profiler.enable');
      await ask('Profiler.start');
      return async (file) => {
        const { profile } = z.object({ profile: z.unknown() }).parse(await ask('Profiler.stop'));
        writeFileSync(file, JSON.stringify(profile));
      };
    },
    close: () => socket.close(),
  };
}
