import { CLOSED, type FromNode, type ToNode } from '../../../keeper/wire.ts';
import type { FarStatus } from '../../keeper/contract.ts';

/** One connection. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface SocketEars {
  opened(): void;
  heard(text: string): void;
  closed(code: number): void;
}

/** What a line needs of the world. */
export interface LineWorld {
  connect(ears: SocketEars): Socket;
  /** Whether the server still knows who is here; null if it cannot be asked. */
  isKnown(): Promise<boolean | null>;
  /** From 0 to 1. */
  random(): number;
  /** Does something later, unless what comes back is called. */
  later(milliseconds: number, work: () => void): () => void;
}

/** The line to the server: whatever cuts it, it comes back by itself. */
export interface Line {
  /** What is said while it is cut is lost: whoever wants an answer says it again when it is back. */
  say(message: ToNode): void;
  open(): void;
  /** The network is back, or the reader: it is tried at once. */
  hurry(): void;
  /** The network is away: what still seems open is not. */
  cut(): void;
  shut(): void;
}

export interface LineEars {
  opened(): void;
  heard(message: FromNode): void;
  changed(state: FarStatus['line']): void;
}

/** The first wait before it is tried again, and the longest, in milliseconds. */
const FIRST = 400;
const LONGEST = 30_000;
/** For so long an answer to anything is waited for: then the line is dead, whatever the browser thinks of it. */
const SILENCE = 20_000;

export function createLine(world: LineWorld, ears: LineEars): Line {
  let socket: Socket | null = null;
  let isOpen = false;
  let isWanted = false;
  let tries = 0;
  let stopWaiting: (() => void) | null = null;
  let stopWatch: (() => void) | null = null;

  const quiet = () => {
    stopWatch?.();
    stopWatch = null;
  };

  /** Lets the socket go: nothing more of it is heard. */
  function drop(): void {
    quiet();
    const old = socket;
    socket = null;
    isOpen = false;
    old?.close();
  }

  function connect(): void {
    stopWaiting?.();
    stopWaiting = null;
    drop();
    const ifMine =
      <T extends readonly unknown[]>(work: (...said: T) => void) =>
      (...said: T): void => {
        if (socket === mine) work(...said);
      };
    const mine = world.connect({
      opened: ifMine(() => {
        isOpen = true;
        ears.changed('open');
        ears.opened();
      }),
      heard: ifMine((text: string) => {
        quiet();
        // Whoever answers is there.
        tries = 0;
        const message: FromNode = JSON.parse(text);
        ears.heard(message);
      }),
      closed: ifMine((code: number) => void lost(code)),
    });
    socket = mine;
  }

  async function lost(code: number): Promise<void> {
    const wasOpen = isOpen;
    drop();
    if (!isWanted) return;
    ears.changed('lost');
    let isNobody = code === CLOSED.nobody;
    // Whoever said too much waits longer before he says it again.
    if (code === CLOSED.flood || code === CLOSED.malformed || code === CLOSED.slow) tries = Math.max(tries, 4);
    // A browser does not tell why it was not let in.
    if (!wasOpen && !isNobody) isNobody = (await world.isKnown()) === false;
    if (isNobody) nobody();
    else if (isWanted && socket === null && stopWaiting === null) again();
  }

  function nobody(): void {
    isWanted = false;
    ears.changed('nobody');
  }

  /** All who were cut at the same moment come back one by one. */
  function again(): void {
    const wait = Math.min(LONGEST, FIRST * 2 ** tries) * (0.5 + world.random());
    tries++;
    stopWaiting = world.later(wait, connect);
  }

  return {
    say(message) {
      if (!isOpen || socket === null) return;
      socket.send(JSON.stringify(message));
      if (message.kind === 'leave' || stopWatch !== null) return;
      stopWatch = world.later(SILENCE, () => void lost(0));
    },
    open() {
      if (isWanted) return;
      isWanted = true;
      tries = 0;
      ears.changed('opening');
      connect();
    },
    hurry() {
      if (!isWanted || socket !== null) return;
      tries = 0;
      connect();
    },
    cut() {
      if (isWanted && socket !== null) void lost(0);
    },
    shut() {
      isWanted = false;
      stopWaiting?.();
      stopWaiting = null;
      drop();
    },
  };
}
