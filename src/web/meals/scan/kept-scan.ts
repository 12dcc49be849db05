import { clear, createStore, del, get, set } from 'idb-keyval';
import { isRecord } from '#web/lib/is-record.ts';
import type { Scan } from './scan.ts';

const store = createStore('perennial-scan', 'scans');
/** The number changes with the shape of a scan: what an older release kept is not read. */
const keyOf = (memberKey: string): string => `1-${memberKey}`;

const isScan = (value: unknown): value is Scan =>
  isRecord(value) && Array.isArray(value['pictures']) && isRecord(value['draft']);

/** The pictures that a member had taken and not yet logged. */
export async function keptScan(memberKey: string): Promise<Scan | undefined> {
  const value: unknown = await get(keyOf(memberKey), store).catch(() => undefined);
  return isScan(value) ? value : undefined;
}

/** Keeps them on the device. A browser that keeps nothing still logs; only a reload loses them. */
export const keepScan = (memberKey: string, scan: Scan): Promise<void> =>
  (scan.pictures.length === 0 ? del(keyOf(memberKey), store) : set(keyOf(memberKey), scan, store)).catch(
    () => undefined,
  );

/** Leaves no picture on the device but what is not sent yet. */
export const forgetScans = (): Promise<void> => clear(store).catch(() => undefined);
