const UUID_V7 = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
/** As far as clocks that set themselves, and slow connections, may seem apart. */
const NEAR_MS = 30_000;

/** Milliseconds by which a device's clock is behind the server's; 0 where it is right, or does not tell. */
function behindMs(headers: Headers, nowMs: number): number {
  const apartMs = nowMs - Date.parse(headers.get('x-sent-at') ?? '');
  return Math.abs(apartMs) > NEAR_MS ? apartMs : 0;
}

/**
 * The `Idempotency-Key` of a write, where it says when the write was made: a version 7 UUID (RFC 9562), whose order is that of time. A device
 * whose clock is wrong tells so with `X-Sent-At`, and its key is set right: else its edits would lose against older ones, or shut out later ones.
 * @returns undefined for a key from the future, which nothing could set right
 */
export function writeKeyOf(headers: Headers, nowMs: number): string | undefined {
  const key = headers.get('idempotency-key')?.toLowerCase() ?? '';
  if (!UUID_V7.test(key)) return undefined;
  const madeMs = Number.parseInt(key.slice(0, 8) + key.slice(9, 13), 16) + behindMs(headers, nowMs);
  if (madeMs < 0 || madeMs > nowMs + NEAR_MS) return undefined;
  const stamp = madeMs.toString(16).padStart(12, '0');
  return `${stamp.slice(0, 8)}-${stamp.slice(8)}${key.slice(13)}`;
}
