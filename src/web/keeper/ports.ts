// The page, its keeper and the bots are scripts apart, and speak through ports: one asks for a method by its name, the other answers.
// A function that is given goes as a port, on which it is asked in turn.

/** Somebody behind a port: whatever he is asked, he answers later. */
export type Behind<T> = {
  readonly [K in keyof T]: T[K] extends (...given: infer G) => infer R ? (...given: G) => Promise<Awaited<R>> : never;
};

type Sent = { readonly value: unknown } | { readonly asks: MessagePort };
type Question = readonly [id: number, method: string, given: readonly Sent[]];
type Answer = readonly [id: number, Sent | { readonly failed: unknown }];

/** Answers on a port for somebody. */
export function answerOn(port: MessagePort, somebody: object): void {
  port.onmessage = async ({ data: [id, method, given] }: MessageEvent<Question>) => {
    const answer = (what: Answer[1]) => port.postMessage([id, what] satisfies Answer);
    try {
      const asked: unknown = Reflect.get(somebody, method);
      if (typeof asked !== 'function') throw new TypeError(`nothing is called '${method}' here`);
      answer({ value: await Reflect.apply(asked, somebody, given.map(received)) });
    } catch (error) {
      answer({ failed: error });
    }
  };
}

/** Somebody who answers behind a port. */
export function behind<T extends object>(port: MessagePort): Behind<T> {
  const waiting = new Map<number, (what: Answer[1]) => void>();
  let asked = 0;
  port.onmessage = ({ data: [id, what] }: MessageEvent<Answer>) => {
    waiting.get(id)?.(what);
    waiting.delete(id);
  };
  const ask = (method: string, given: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = asked++;
      waiting.set(id, (what) => ('failed' in what ? reject(what.failed) : resolve(received(what))));
      const sent = given.map(asSent);
      port.postMessage([id, method, sent] satisfies Question, sent.flatMap(portsOf));
    });
  // What is asked of a proxy is known by its type alone. It is no promise, wherever it is handed on.
  return new Proxy({} as Behind<T>, {
    get: (_, method) =>
      typeof method === 'symbol' || method === 'then' ? undefined : (...given: unknown[]) => ask(method, given),
  });
}

const CALLED = 'call';

function asSent(value: unknown): Sent {
  if (typeof value !== 'function') return { value };
  const { port1, port2 } = new MessageChannel();
  answerOn(port1, { [CALLED]: value });
  return { asks: port2 };
}

const portsOf = (sent: Sent): readonly MessagePort[] => {
  if ('asks' in sent) return [sent.asks];
  return sent.value instanceof MessagePort ? [sent.value] : [];
};

function received(sent: Sent): unknown {
  if (!('asks' in sent)) return sent.value;
  const other = behind<{ [CALLED](...given: readonly unknown[]): unknown }>(sent.asks);
  return (...given: readonly unknown[]) => other[CALLED](...given);
}
