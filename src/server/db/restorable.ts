import { lt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { DAY_MS } from '#domain/time/spans.ts';

/** How long what a member deleted can be restored. */
const RESTORABLE_DAYS = 30;

/** Whether a row was deleted so long ago that it may be purged. */
export const isPastRestore = (deletedAt: PgColumn, nowMs: number): SQL =>
  lt(deletedAt, new Date(nowMs - RESTORABLE_DAYS * DAY_MS));
