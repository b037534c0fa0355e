import { parseArgs } from 'node:util';
import { whyNotListening } from '../server/listening.ts';
import { createServer } from '../server/serve.ts';
import type { Command } from './command.ts';

const WATERLOO = '1815';

export const serve: Command = {
  help: '[--port 1815] [--host localhost]: serve the pages (also by PORT and HOST; port 0 takes any free one)',

  async run(args) {
    const { values } = parseArgs({
      args,
      options: {
        port: { type: 'string', default: process.env['PORT'] || WATERLOO },
        host: { type: 'string', default: process.env['HOST'] || 'localhost' },
      },
    });
    const port = Number(values.port);
    if (!Number.isInteger(port) || port < 0 || port > 65535) {
      console.error(`'${values.port}' is no port: give a number from 0 to 65535.`);
      return 2;
    }

    const server = await createServer();
    try {
      await server.listen({ port, host: values.host });
    } catch (error) {
      const sentence = whyNotListening(error, port, values.host);
      if (sentence === undefined) throw error;
      console.error(sentence);
      await server.close();
      return 1;
    }
    const address = server.server.address();
    const at = typeof address === 'object' && address !== null ? address.port : port;
    console.log(`Bivouac is at http://${shown(values.host)}:${at}`);
    await stopAsked();
    await server.close();
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
