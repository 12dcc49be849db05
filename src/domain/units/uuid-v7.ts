const hex = (bytes: Iterable<number>): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Creates a version 7 UUID (RFC 9562 section 5.7). Later ids sort later, which keeps database indexes compact.
 * @param nowMs milliseconds since 1970-01-01 UTC
 * @param random at least 10 random bytes, used only for this id
 */
export function uuidV7(nowMs: number, random: Uint8Array): string {
  const [version = 0, low = 0, variant = 0, ...rest] = random.subarray(0, 10);
  const stamp = Math.floor(nowMs).toString(16).padStart(12, '0');
  const middle = hex([0x70 | (version & 0x0f), low, 0x80 | (variant & 0x3f)]);
  const tail = middle.slice(4) + hex(rest);
  return `${stamp.slice(0, 8)}-${stamp.slice(8)}-${middle.slice(0, 4)}-${tail.slice(0, 4)}-${tail.slice(4)}`;
}
