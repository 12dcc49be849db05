// Keeps the application's files and its page, so that it opens without a connection. What members logged is not here: see lib/outbox/outbox.ts.
const CACHE = 'perennial-__VERSION__';
const FILES = ['__FILES__'];
const SHELL = '/shell';
const SCREENS = /^\/(?:__SCREENS__)(?:\/|$)/;

/** Files fetched at a time: all at once, they would hold up what the member is looking at. */
const AT_ONCE = 20;

// One file that did not come would leave nothing kept at all: what failed is asked for once more.
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

// The network first: it knows redirects and fresh nonces. The page itself holds nothing personal. The browser's own preload is asked
// before a fetch from here, which the server could not tell from a request for a picture.
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

// A page that was loaded before this worker was there, or that nobody navigated to, is fetched once it is asked to be kept.
async function keepPage() {
  const cache = await caches.open(CACHE);
  if (await cache.match(SHELL)) return;
  const ask = () => fetch('/dashboard');
  const response = await ask()
    .catch(ask)
    .catch(() => undefined);
  if (response?.ok && !response.redirected) await cache.put(SHELL, response);
}

// A page that was still on its way when this worker began is not claimed then: it asks once it is there.
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
