import { deviceName } from '#domain/account/device-name.ts';
import { uuidV7 } from './uuid.ts';
import { api } from './api.ts';

/** Whether this browser can show reminders: not over plain HTTP, and on an iPhone only once the app is on the home screen. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** Whether the page was loaded without the service worker, as in development. */
const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  canPush() ? navigator.serviceWorker.getRegistration() : undefined;

export async function subscriptionHere(): Promise<PushSubscription | null> {
  return (await (await registration())?.pushManager.getSubscription()) ?? null;
}

/** SHA-256 of a subscription's address, as the server stores it. */
export async function endpointHash({ endpoint }: PushSubscription): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  const text = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** "Chrome on Android" */
function nameHere(): string {
  const { browser, system } = deviceName(navigator.userAgent);
  return `${browser ?? 'Browser'} on ${system ?? 'this device'}`;
}

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.codePointAt(0) ?? 0);

async function subscribeWith(worker: ServiceWorkerRegistration, publicKey: string): Promise<void> {
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(publicKey),
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await api.reminders.add({ id: uuidV7(), kind: 'push', name: nameHere(), endpoint, p256dh, auth });
}

export type PushStart = 'on' | 'denied' | 'unavailable';

/** Asks for permission, and sends reminders to this browser. Call it from a click. */
export async function startPush(): Promise<PushStart> {
  if (!canPush()) return 'unavailable';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const worker = await registration();
  if (!worker) return 'unavailable';
  const { publicKey } = await api.reminders.device({});
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  await subscribeWith(worker, publicKey);
  return 'on';
}

/** Ends this browser's subscription when its member logs out, or turns off reminders here. */
export async function endPush(): Promise<void> {
  await (await subscriptionHere())?.unsubscribe();
}

const isSameKey = (subscription: PushSubscription, publicKey: string): boolean => {
  const key = subscription.options.applicationServerKey;
  const [held, wanted] = [new Uint8Array(key ?? new ArrayBuffer(0)), bytesOf(publicKey)];
  return held.length === wanted.length && wanted.every((byte, index) => byte === held[index]);
};

/** Renews this browser's subscription if the server has another key, or no longer knows it. Browsers that never subscribed stay unchanged. */
export async function recheckPush(): Promise<void> {
  const worker = await registration();
  const subscription = await worker?.pushManager.getSubscription();
  if (!worker || !subscription) return;
  const { publicKey, isKnown } = await api.reminders.device({
    endpointHash: await endpointHash(subscription),
  });
  if (isKnown && isSameKey(subscription, publicKey)) return;
  await subscription.unsubscribe();
  await subscribeWith(worker, publicKey);
}
