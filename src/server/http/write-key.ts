const UUID_V7 = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
/** Clocks of devices differ: a key made this far ahead is still of now. */
const AHEAD_MS = 5 * 60_000;

/**
 * The `Idempotency-Key` of a write, where it says when the write was made: a version 7 UUID (RFC 9562), whose order is that of time.
 * One from the future counts as none: a device whose clock is a year ahead would shut out all others for that year.
 */
export function writeKeyOf(headers: Headers, nowMs: number): string | undefined {
  const key = headers.get('idempotency-key')?.toLowerCase() ?? '';
  if (!UUID_V7.test(key)) return undefined;
  const madeMs = Number.parseInt(key.slice(0, 8) + key.slice(9, 13), 16);
  return madeMs <= nowMs + AHEAD_MS ? key : undefined;
}
