import type { GlucoseContext } from './reading.ts';

/** Names of the contexts. */
export const CONTEXT_NAMES: Readonly<Record<GlucoseContext, string>> = {
  fasting: 'Fasting',
  'before-meal': 'Before a meal',
  'one-hour-after': '1 h after a meal',
  'two-hours-after': '2 h after a meal',
  bedtime: 'Bedtime',
  random: 'Other time',
};
