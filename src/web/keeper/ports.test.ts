import { afterAll, expect, it } from 'vitest';
import { answerOn, behind } from './ports.ts';

const open: MessagePort[] = [];
afterAll(() => {
  for (const port of open) port.close();
});

function between<T extends object>(somebody: T) {
  const { port1, port2 } = new MessageChannel();
  open.push(port1, port2);
  answerOn(port1, somebody);
  return behind<T>(port2);
}

it('asks by name and answers each question, whichever is answered first', async () => {
  const later = Promise.withResolvers<string>();
  const other = between({ slow: () => later.promise, quick: (a: number, b: number) => a + b });
  const slow = other.slow();
  expect(await other.quick(2, 3)).toBe(5);
  later.resolve('at last');
  expect(await slow).toBe('at last');
});

it('what was asked for fails as it failed there, and so does what is not there', async () => {
  const other = between({
    fail() {
      throw new RangeError('too far');
    },
  });
  await expect(other.fail()).rejects.toThrow(new RangeError('too far'));
  await expect(behind<{ nothing(): void }>(openTo({})).nothing()).rejects.toThrow("nothing is called 'nothing' here");
});

function openTo(somebody: object): MessagePort {
  const { port1, port2 } = new MessageChannel();
  open.push(port1, port2);
  answerOn(port1, somebody);
  return port2;
}

it('a function that is given is asked here, as often as it is called there', async () => {
  const heard: string[] = [];
  const other = between({
    async watch(send: (what: string) => unknown) {
      await send('one');
      return [await send('two'), 'three'];
    },
  });
  expect(await other.watch((what) => heard.push(what))).toEqual([2, 'three']);
  expect(heard).toEqual(['one', 'two']);
});

it('a port that is given is handed over', async () => {
  const { port1, port2 } = new MessageChannel();
  open.push(port1);
  answerOn(port1, { name: () => 'the one behind it' });
  const other = between({ ask: (port: MessagePort) => behind<{ name(): string }>(port).name() });
  expect(await other.ask(port2)).toBe('the one behind it');
});

it('is no promise: whoever waits for it has it at once', async () => {
  const other = between({ name: () => 'bots' });
  expect(await (await other).name()).toBe('bots');
});

it('somebody is asked as himself', async () => {
  const other = between({
    left: 3,
    take() {
      return --this.left;
    },
  });
  expect(await other.take()).toBe(2);
});
