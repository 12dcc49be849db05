import type { Understood } from '#domain/questions/read-one.ts';
import { readBreakdown } from './breakdowns.ts';
import { readKindsOfFood } from './kinds-of-food.ts';
import { readListedDays, type Read } from './listed-days.ts';
import { readListedRecords } from './listed-records.ts';
import { readMealShares } from './meal-shares.ts';

/** A list of days, records, foods or periods, each with its figure. Undefined for other questions, null for lists that don't exist. */
export const readList = (question: string, today: string, read: Read): Understood | null | undefined =>
  readListedDays(question, read) ??
  readListedRecords(question, read) ??
  readKindsOfFood(question, read) ??
  readMealShares(question, read) ??
  readBreakdown(question, today, read);
