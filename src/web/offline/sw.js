// The page without a network: everything the build made is kept, and given from what is kept.
// The build writes the list of its files and their version in front of this, as `self.BUILT`.
const { version, files } = self.BUILT;
const KEPT = `bivouac-${version}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.addAll(files))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// A new version must reach people who have a network: pages are asked for anew, and given from what is kept otherwise.
async function page(request) {
  try {
    const fresh = await fetch(request);
    if (fresh.ok) return fresh;
  } catch {
    // No network.
  }
  return (await caches.match('/index.html')) ?? Response.error();
}

// Somebody is told of his turn while no page is open; what is told of the same match replaces what was told before.
self.addEventListener('push', (event) => {
  const { title, text, path, topic } = event.data.json();
  const shown = {
    body: text,
    tag: topic,
    renotify: true,
    data: { path },
    icon: '/icon-192.png',
    badge: '/icon-192.png',
  };
  const tellPages = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    for (const page of pages) page.postMessage('notice');
  };
  event.waitUntil(Promise.all([self.registration.showNotification(title, shown), tellPages()]));
});

// The service that passes messages on has taken another address for this browser: the server writes there from now on, of the same as before.
self.addEventListener('pushsubscriptionchange', (event) => {
  const { oldSubscription: old = null, newSubscription: given = null } = event;
  const renew = async () => {
    const answer = await fetch('/api/notices');
    if (!answer.ok) return;
    const { push } = (await answer.json()).offers;
    if (push === null) return;
    const wished = { userVisibleOnly: true, applicationServerKey: push };
    const fresh = given ?? (await self.registration.pushManager.subscribe(wished));
    const { endpoint, keys } = fresh.toJSON();
    await fetch('/api/notices/push/renewal', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ old: old?.endpoint ?? null, endpoint, keys }),
    });
  };
  event.waitUntil(renew());
});

self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const address = new URL(notification.data.path, self.location.origin).href;
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = pages.find(({ url }) => url.split('#', 1)[0] === address);
    await (there === undefined ? self.clients.openWindow(address) : there.focus());
  };
  event.waitUntil(open());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/api') || url.pathname === '/health') return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});
