let lastMs = 0;
let sequence = 0;

/**
 * A version 7 UUID (RFC 9562): sorts by time, even within one millisecond of one page. `crypto.randomUUID` makes version 4 and doesn't
 * exist on pages over plain HTTP.
 */
export function uuidV7(nowMs: number = Date.now()): string {
  sequence = nowMs > lastMs ? 0 : sequence + 1;
  lastMs = Math.max(lastMs, nowMs);
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const stamp = lastMs * 4096 + Math.min(sequence, 4095);
  const head = Math.floor(stamp / 4096)
    .toString(16)
    .padStart(12, '0');
  const counter = (stamp % 4096).toString(16).padStart(3, '0');
  const tail = Array.from(bytes.subarray(8), (byte, index) =>
    (index === 0 ? (byte & 0x3f) | 0x80 : byte).toString(16).padStart(2, '0'),
  ).join('');
  return `${head.slice(0, 8)}-${head.slice(8)}-7${counter}-${tail.slice(0, 4)}-${tail.slice(4)}`;
}
