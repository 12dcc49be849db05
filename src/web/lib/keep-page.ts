/**
 * Has the service worker keep the application's page now. It keeps one whenever a screen is navigated to, but who has just registered,
 * or came before the worker was there, has not been seen by it: without this a reload without a connection would find nothing.
 */
export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage('keep-page');
}
