import { PLAN_LIMITS } from '#domain/membership/plans.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { Db } from '#server/db/database.ts';
import { programFile } from '#server/core/program-file.ts';
import { answersOf } from '#server/http/files/reader-process.ts';
import { memberOn } from '#server/member/queries.ts';
import type { ReadAnswer, ReadRequest } from './reading.ts';

/** Between two answers: skipping a gigabyte of data that isn't imported takes a few seconds. */
const ANSWER_MS = 120_000;
const MAX_MB = 220;

/** Reads a file in a separate process. */
export const readInSubprocess = (input: ReadRequest, signal: AbortSignal) => {
  const program = programFile(import.meta.dirname, 'file-program.ts', 'import-files.js');
  return answersOf<ReadAnswer, ReadRequest>({ program, input, signal, maxMb: MAX_MB, timeoutMs: ANSWER_MS });
};

/** First day from which the member's plan imports records of devices; undefined for all. */
export async function firstDayOf(db: Db, userId: string, nowMs: number): Promise<string | undefined> {
  const { date, profile } = await memberOn(db, userId, nowMs);
  const days = PLAN_LIMITS[profile.plan].importDays;
  return days === null ? undefined : addDays(date, 1 - days);
}
