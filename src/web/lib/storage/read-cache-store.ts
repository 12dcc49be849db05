import { del } from 'idb-keyval';

/** Where a device keeps what was read last. The number changes with the shape of it: what an older release kept is not shown. */
export const KEPT_READS = 'perennial-reads-2';

/** Forgets what was read on this device: another member may be here now. */
export const dropKeptReads = (): Promise<void> => del(KEPT_READS).catch(() => undefined);
