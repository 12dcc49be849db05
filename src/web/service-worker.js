// Caches the application's files and page, so that it opens offline. Members' data isn't here: see lib/outbox/outbox.ts.
const CACHE = 'perennial-__VERSION__';
const FILES = ['__FILES__'];
const SHELL = '/shell';
const SCREENS = /^\/(?:__SCREENS__)(?:\/|$)/;

/** Files fetched at a time: fetching all at once would delay the current screen. */
const AT_ONCE = 20;

// A single failed file would discard the whole cache, so failed ones are retried once.
async function keepFiles() {
  const cache = await caches.open(CACHE);
  for (let start = 0; start < FILES.length; start += AT_ONCE) {
    const files = FILES.slice(start, start + AT_ONCE);
    await cache.addAll(files).catch(() => cache.addAll(files));
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepFiles().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.registration.navigationPreload?.enable())
      .then(() => self.clients.claim()),
  );
});

// Network first, because the server decides on redirects and fresh nonces. The page itself contains nothing personal. The browser's own
// preload comes before a fetch from here, which the server couldn't distinguish from a request for a picture.
async function openScreen(event) {
  const cache = await caches.open(CACHE);
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    if (response.ok && !response.redirected) await cache.put(SHELL, response.clone());
    return response;
  } catch (error) {
    const kept = await cache.match(SHELL);
    if (kept) return kept;
    throw error;
  }
}

// A page that was loaded before this worker was installed, or that nobody navigated to, is fetched when a page asks to cache it.
async function keepPage() {
  const cache = await caches.open(CACHE);
  if (await cache.match(SHELL)) return;
  const ask = () => fetch('/dashboard');
  const response = await ask()
    .catch(ask)
    .catch(() => undefined);
  if (response?.ok && !response.redirected) await cache.put(SHELL, response);
}

// A page that was still loading when this worker activated isn't claimed then: it asks once it has loaded.
self.addEventListener('message', (event) => {
  if (event.data === 'keep-page') event.waitUntil(Promise.all([self.clients.claim(), keepPage()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (SCREENS.test(url.pathname)) event.respondWith(openScreen(event));
    return;
  }
  if (FILES.includes(url.pathname))
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});

const SNOOZE_MINUTES = 60;

// Pushed messages are encrypted for this browser. Every push shows a notification: browsers end subscriptions of pages that don't.
function readPush(event) {
  try {
    return event.data.json();
  } catch {
    return {
      title: 'Reminder',
      text: 'You have a reminder.',
      link: '/dashboard',
      topic: 'other',
      kind: 'other',
    };
  }
}

// The words say SNOOZE_MINUTES.
const snoozeAction = { action: 'snooze', title: 'In an hour' };

const actionsOf = ({ kind, key, drink }) => [
  ...(drink ? [{ action: 'water', title: drink.title }] : []),
  ...(kind === 'weight' ? [{ action: 'open', title: 'Log weight' }] : []),
  ...(key ? [snoozeAction] : []),
];

self.addEventListener('push', (event) => {
  const pushed = readPush(event);
  event.waitUntil(
    self.registration.showNotification(pushed.title, {
      body: pushed.text,
      tag: pushed.topic,
      icon: '/icon-192.png',
      badge: '/icon-192.png',
      actions: actionsOf(pushed),
      data: { ...pushed, drinkId: crypto.randomUUID() },
    }),
  );
});

// Uses an open window of the application if there is one.
async function openPlace(link) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [first] = windows;
  if (!first) return self.clients.openWindow(link);
  await first.focus().catch(() => undefined);
  const there = await first.navigate(link).catch(() => null);
  return there ?? self.clients.openWindow(link);
}

// The member is named: if another one has signed in here since, nothing is written.
const write = (path, member, request) =>
  fetch(path, {
    ...request,
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json', 'X-Member': member },
  }).then(
    ({ ok }) => ok,
    () => false,
  );

const ACTIONS = {
  snooze: ({ key, member }) =>
    write('/api/reminder-snoozes', member, {
      method: 'POST',
      body: JSON.stringify({ key, minutes: SNOOZE_MINUTES }),
    }),
  // The id was created with the notification, so a second tap logs nothing twice.
  water: ({ member, drink, drinkId }) =>
    write(`/api/drinks/${drinkId}`, member, {
      method: 'PUT',
      body: JSON.stringify({
        id: drinkId,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        drunkAt: new Date().toISOString(),
        kind: 'water',
        volumeMl: drink.volumeMl,
      }),
    }),
};

async function act(action, pushed) {
  const isDone = await ACTIONS[action]?.(pushed);
  // If it fails here, the member does it in the application.
  if (!isDone) await openPlace(pushed.link);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(act(event.action, event.notification.data));
});
