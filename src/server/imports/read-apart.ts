import { PLAN_LIMITS } from '#domain/membership/plans.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { Db } from '#server/db/database.ts';
import { programFile } from '#server/http/files/program-file.ts';
import { answersOf } from '#server/http/files/reader-process.ts';
import { memberOn } from '#server/member/queries.ts';
import type { ReadAnswer, ReadAsked } from './reading.ts';

/** Between two answers: a gigabyte of what isn't imported takes some seconds. */
const ANSWER_MS = 120_000;
const MAX_MB = 220;

/** Reads a file in a process of its own. */
export const readApart = (input: ReadAsked, signal: AbortSignal) => {
  const program = programFile(import.meta.dirname, 'file-program.ts', 'import-files.js');
  return answersOf<ReadAnswer, ReadAsked>({ program, input, signal, maxMb: MAX_MB, timeoutMs: ANSWER_MS });
};

/** First day of devices' records that the member's plan imports; undefined for all of them. */
export async function firstDayOf(db: Db, userId: string, nowMs: number): Promise<string | undefined> {
  const { date, profile } = await memberOn(db, userId, nowMs);
  const days = PLAN_LIMITS[profile.plan].importDays;
  return days === null ? undefined : addDays(date, 1 - days);
}
