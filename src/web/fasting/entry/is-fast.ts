import type { Fast } from '#contract/fasting.ts';
import { isTracked } from '#web/lib/outbox/tracked.ts';
import { isProtocol } from './fast-entry.ts';

/** Whether a value from the device or the server is a fast this release can show. */
export const isFast = (value: unknown): value is Fast =>
  isTracked(value) &&
  typeof value['startedAt'] === 'string' &&
  (value['endedAt'] === null || typeof value['endedAt'] === 'string') &&
  isProtocol(value['protocol']) &&
  typeof value['goalHours'] === 'number';
