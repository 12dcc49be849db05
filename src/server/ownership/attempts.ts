import { ACCOUNT_ATTEMPTS } from './account.ts';
import { ADMIN_ATTEMPTS } from './admin.ts';
import type { Attempt } from './attempt.ts';
import { COACH_ATTEMPTS } from './coach.ts';
import { FOOD_ATTEMPTS } from './food.ts';
import { HEALTH_ATTEMPTS } from './health.ts';
import { TRACKER_ATTEMPTS } from './trackers.ts';

/** One attempt for each procedure of the API. */
export const ATTEMPTS: Readonly<Record<string, Attempt>> = {
  ...ACCOUNT_ATTEMPTS,
  ...ADMIN_ATTEMPTS,
  ...COACH_ATTEMPTS,
  ...FOOD_ATTEMPTS,
  ...TRACKER_ATTEMPTS,
  ...HEALTH_ATTEMPTS,
};
