/**
 * Has the service worker keep the application's page now, and serve this one. It does both whenever a screen is navigated to, but who
 * has just registered, or came before the worker was there, has not been seen by it: without a connection they would find nothing.
 */
export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage('keep-page');
}
