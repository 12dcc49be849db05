import { clear, createStore, del, get, set } from 'idb-keyval';
import { isRecord } from '#web/lib/is-record.ts';
import type { Scan } from './scan.ts';

const store = createStore('perennial-scan', 'scans');
/** The number changes with the scan's shape, so that an older release's scan isn't read. */
const keyOf = (memberKey: string): string => `1-${memberKey}`;

const isScan = (value: unknown): value is Scan =>
  isRecord(value) && Array.isArray(value['pictures']) && isRecord(value['draft']);

/** Pictures that a member has taken but not yet logged. */
export async function storedScan(memberKey: string): Promise<Scan | undefined> {
  const value: unknown = await get(keyOf(memberKey), store).catch(() => undefined);
  return isScan(value) ? value : undefined;
}

/** Stores them on the device. Without storage they can still be logged; only a reload loses them. */
export const storeScan = (memberKey: string, scan: Scan): Promise<void> =>
  (scan.pictures.length === 0 ? del(keyOf(memberKey), store) : set(keyOf(memberKey), scan, store)).catch(
    () => undefined,
  );

/** Deletes all pictures on the device except unsent ones. */
export const forgetScans = (): Promise<void> => clear(store).catch(() => undefined);
