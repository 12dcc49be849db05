import { lt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { DAY_MS } from '#domain/time/spans.ts';

const RESTORABLE_MS = 30 * DAY_MS;

/** Whether a row was deleted over 30 days ago, so that it may be purged. */
export const isPastRestore = (deletedAt: PgColumn, nowMs: number): SQL =>
  lt(deletedAt, new Date(nowMs - RESTORABLE_MS));
