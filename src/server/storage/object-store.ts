/** Keeps bytes under keys that the server made itself: 32 hexadecimal digits. */
export interface ObjectStore {
  /** Answers once the bytes would survive a power cut. Writing a key again replaces what it held. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Undefined where nothing is kept under the key. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Also fine where there is nothing. */
  delete(key: string): Promise<void>;
}

const KEY = /^[0-9a-f]{32}$/;

/**
 * Holds that a key is of the server's own making, so that no request can name a file.
 * @throws Error for any other key
 */
export function assertKey(key: string): void {
  if (!KEY.test(key)) throw new Error('This is not a key of the store.');
}
