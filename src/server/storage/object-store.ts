/** Stores bytes under keys made by the server: 32 hexadecimal digits. */
export interface ObjectStore {
  /** Resolves once the bytes would survive a power cut. Replaces an existing object. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Undefined if there is no object with the key. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Does nothing if there is no object. */
  delete(key: string): Promise<void>;
}

const KEY = /^[0-9a-f]{32}$/;

/**
 * Checks that a key was made by the server, so that no request can name a file.
 * @throws Error for any other key
 */
export function assertKey(key: string): void {
  if (!KEY.test(key)) throw new Error('This is not a storage key.');
}
