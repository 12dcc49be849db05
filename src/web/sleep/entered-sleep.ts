import type { Sleep } from '#contract/sleep.ts';
import type { EnteredSleep } from '#domain/sleep/sleep-days.ts';

/** A sleep in the domain's form. */
export const enteredOf = (sleep: Sleep): EnteredSleep => ({
  ...sleep,
  inBedMs: Date.parse(sleep.inBedAt),
  outOfBedMs: Date.parse(sleep.outOfBedAt),
});
