import { contract } from '#contract/contract.ts';
import type { StressCheckIn } from '#contract/stress.ts';
import { api } from '#web/lib/api.ts';
import { isTracked, tracked } from '#web/lib/outbox/tracked.ts';

const isCheckIn = (value: unknown): value is StressCheckIn =>
  isTracked(value) && typeof value['stress'] === 'number' && Array.isArray(value['tags']);

/** A member's stress check-ins. */
export const checkIns = tracked({
  name: 'stress-check-ins',
  version: 1,
  writes: contract.stress.checkIns,
  list: (range) => api.stress.checkIns.list(range),
  isEntry: isCheckIn,
  at: ({ feltAt }) => feltAt,
  say: ({ stress }) => `stress ${stress} out of 10`,
});
