import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

const WRITTEN = readFileSync(join(import.meta.dirname, 'sw.js'), 'utf8');
const subscription = (endpoint: string) => ({ endpoint, toJSON: () => ({ endpoint, keys: { auth: 'a' } }) });

/** The worker with nothing about it but what a test gives it. */
function worker(offers: { readonly push: string | null } | null) {
  const heard = new Map<string, (event: object) => void>();
  const [asked, wished]: [unknown[], unknown[]] = [[], []];
  const self = {
    BUILT: { version: 'x', files: [] },
    addEventListener: (kind: string, work: (event: object) => void) => void heard.set(kind, work),
    registration: {
      pushManager: {
        async subscribe(how: object) {
          wished.push(how);
          return subscription('https://push.example/new');
        },
      },
    },
  };
  const fetch = async (path: string, how?: { readonly method: string; readonly body: string }) => {
    asked.push(how === undefined ? path : [`${how.method} ${path}`, JSON.parse(how.body)]);
    return offers === null ? new Response(null, { status: 401 }) : Response.json({ offers });
  };
  runInNewContext(WRITTEN, { self, caches: {}, fetch });
  return {
    ...{ asked, wished },
    async changed(event: object) {
      const work: Promise<unknown>[] = [];
      heard.get('pushsubscriptionchange')?.({ ...event, waitUntil: (one: Promise<unknown>) => void work.push(one) });
      expect(work).toHaveLength(1);
      await Promise.all(work);
    },
  };
}

const renewal = (old: string | null, endpoint: string) => [
  'POST /api/notices/push/renewal',
  { old, endpoint, keys: { auth: 'a' } },
];

it('another address of the browser is told to the server, with the old one where that is known', async () => {
  const given = worker({ push: 'key' });
  const [oldSubscription, newSubscription] = [
    subscription('https://push.example/old'),
    subscription('https://o.example/'),
  ];
  await given.changed({ oldSubscription, newSubscription });
  expect([given.asked, given.wished]).toEqual([
    ['/api/notices', renewal('https://push.example/old', 'https://o.example/')],
    [],
  ]);
  const bare = worker({ push: 'key' });
  await bare.changed({});
  expect(bare.asked).toEqual(['/api/notices', renewal(null, 'https://push.example/new')]);
  expect(bare.wished).toEqual([{ userVisibleOnly: true, applicationServerKey: 'key' }]);
});

it('whoever is known no more, or can no longer be told, subscribes to nothing', async () => {
  for (const offers of [null, { push: null }]) {
    const { changed, asked, wished } = worker(offers);
    await changed({ oldSubscription: null, newSubscription: null });
    expect([asked, wished]).toEqual([['/api/notices'], []]);
  }
});
