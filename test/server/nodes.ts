import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, type Limits, readConfig } from '../../src/server/config.ts';
import { createNode, type Node, type NodeNeeds } from '../../src/server/node.ts';
import type { Where } from '../../src/server/trial/guests.ts';

export function configOf(env: Record<string, string>): Config {
  const config = readConfig({ PORT: '0', HOST: '127.0.0.1', LIMITS: 'off', ...env });
  if ('faults' in config) throw new Error(config.faults.join(' '));
  return config;
}

/** A port on which nobody listens yet: for a node that must know its address before it begins. */
export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** A node of this process on a folder of its own; it may be stopped and started again. */
export interface TestNode {
  readonly where: Where;
  readonly folder: string;
  readonly faults: unknown[];
  node: Node;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startNode(
  env: Record<string, string> = {},
  needs: NodeNeeds = {},
  limits: Partial<Limits> = {},
): Promise<TestNode> {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-node-'));
  writeFileSync(join(folder, 'index.html'), 'this is index.html');
  const faults: unknown[] = [];
  const begin = async (port: number): Promise<Node> => {
    const config = configOf({ DATA: join(folder, 'data'), ...env, PORT: String(port) });
    const limited = { ...config, limits: { ...config.limits, ...limits } };
    const node = await createNode(limited, { pages: folder, fault: (error) => faults.push(error), ...needs });
    await node.server.listen({ port, host: '127.0.0.1' });
    return node;
  };
  const node = await begin(0);
  const where = { origin: node.server.listeningOrigin };
  const started: TestNode = {
    ...{ where, folder, faults, node },
    async restart() {
      await started.node.drain();
      started.node = await begin(Number(new URL(where.origin).port));
    },
    async stop() {
      await started.node.drain();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return started;
}
