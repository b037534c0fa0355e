import { parseArgs } from 'node:util';
import { StoreError } from '../keeper/store.ts';
import { readConfig } from '../server/config.ts';
import { whyNotListening } from '../server/listening.ts';
import { logOf } from '../server/log.ts';
import { createNode } from '../server/node.ts';
import type { Command } from './command.ts';
import { Unusable } from './unusable.ts';

export const serve: Command = {
  help: '[--port 1815] [--host localhost]: serve pages and matches (docs/server.md has the variables of the environment)',

  async run(args) {
    const { values } = parseArgs({ args, options: { port: { type: 'string' }, host: { type: 'string' } } });
    const { port: PORT, host: HOST } = values;
    const config = readConfig({ ...process.env, ...(PORT && { PORT }), ...(HOST && { HOST }) });
    if ('faults' in config) throw new Unusable(config.faults.join('\n'));
    const { port, host } = config;

    const log = logOf(config.log, (line) => process.stderr.write(line));
    const node = await createNode(config, { log }).catch((error: unknown) => {
      throw error instanceof StoreError ? new Unusable(`The matches cannot be kept: ${error.message}.`) : error;
    });
    try {
      await node.server.listen({ port, host });
    } catch (error) {
      const sentence = whyNotListening(error, port, host);
      if (sentence === undefined) throw error;
      console.error(sentence);
      await node.drain();
      return 1;
    }
    const address = node.server.server.address();
    const at = typeof address === 'object' && address !== null ? address.port : port;
    const by = config.certificate === null ? 'http' : 'https';
    console.log(`Bivouac is at ${by}://${shown(host)}:${at}`);
    await stopAsked();
    await node.drain();
    return 0;
  },
};

/** Resolves when a signal asks us to end, or when the launcher that started us is gone. */
function stopAsked(): Promise<void> {
  return new Promise((resolve) => {
    const stop = (): void => {
      if (process.connected) process.disconnect();
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
    process.once('disconnect', stop);
    if (process.send !== undefined && !process.connected) stop();
  });
}

function shown(host: string): string {
  if (host === '0.0.0.0' || host === '::' || host === '127.0.0.1' || host === '::1') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
