import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerOptions } from 'node:https';
import { createSecureContext } from 'node:tls';
import type { FastifyServerFactory } from 'fastify';

/** The files of a certificate, with those that vouch for it, and of its key; both may be written anew while the node runs. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

/** Older ones are spoken by no browser that can show the pages; nor by any the suites that are left out, which lack secrecy to come or seal nothing. */
const SUITES = {
  minVersion: 'TLSv1.2',
  honorCipherOrder: true,
  ciphers: [
    ...['TLS_AES_256_GCM_SHA384', 'TLS_CHACHA20_POLY1305_SHA256', 'TLS_AES_128_GCM_SHA256'],
    ...['AES256-GCM-SHA384', 'CHACHA20-POLY1305', 'AES128-GCM-SHA256'].flatMap((suite) => [
      `ECDHE-ECDSA-${suite}`,
      `ECDHE-RSA-${suite}`,
    ]),
  ].join(':'),
} as const;

/** What stands in the files just now; throws where it cannot be read, or the key is that of another certificate. */
export function readCertificate({ cert, key }: Certificate): { readonly cert: string; readonly key: string } {
  const pair = { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') };
  createSecureContext(pair);
  return pair;
}

/** For how many milliseconds is waited for whom, as of a server without TLS. */
interface Patience {
  readonly requestTimeout: number;
  readonly connectionTimeout: number;
  readonly keepAliveTimeout: number;
  readonly http: ServerOptions;
}

/** A node that speaks TLS itself. */
export interface Secured {
  listens(patience: Patience): FastifyServerFactory;
  /** Takes up a certificate that was written anew; throws where it cannot be used, and the old one stays. */
  renew(): Promise<void>;
}

export function securedBy(certificate: Certificate): Secured {
  const servers: Server[] = [];
  let shown = readCertificate(certificate);
  return {
    listens:
      ({ http, requestTimeout, connectionTimeout, keepAliveTimeout }) =>
      (handler) => {
        const options = { ...http, ...shown, ...SUITES, requestTimeout, keepAliveTimeout };
        const server = createServer(options, handler);
        server.setTimeout(connectionTimeout);
        servers.push(server);
        return server;
      },
    async renew() {
      const read = readCertificate(certificate);
      if (read.cert === shown.cert && read.key === shown.key) return;
      shown = read;
      for (const server of servers) server.setSecureContext({ ...shown, ...SUITES });
    },
  };
}
