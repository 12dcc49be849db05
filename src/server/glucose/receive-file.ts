import type { z } from 'zod';
import type { GlucoseFileAnswer, glucoseFileQuery } from '#contract/glucose/glucose-file.ts';
import { REFUSED_ROWS } from '#domain/glucose-import/file-reading.ts';
import type { GlucoseFile } from '#domain/glucose-import/glucose-file.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Db } from '#server/db/database.ts';
import { readInSubprocess } from './file-reader.ts';
import { importAnswer } from './imports.ts';
import { countNew, storeFile } from './store-file.ts';

const iso = (instantMs: number): string => new Date(instantMs).toISOString();

/** The earliest and the latest instant of a file, which has at least one. */
export function spanOf({ readings, ketones }: GlucoseFile): { firstMs: number; lastMs: number } {
  let [firstMs, lastMs] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const add = (instantMs: number): void => {
    [firstMs, lastMs] = [Math.min(firstMs, instantMs), Math.max(lastMs, instantMs)];
  };
  for (const instantMs of readings.instants()) add(instantMs);
  for (const { instantMs } of ketones) add(instantMs);
  return { firstMs, lastMs };
}

/**
 * Reads a file of glucose readings and reports what is new; stores it once the member confirms.
 * @throws FileFault if the file contains no readings
 */
export async function receiveGlucoseFile(
  db: Db,
  actor: Actor,
  { id, fileName, timeZone, dateOrder, confirm }: z.output<typeof glucoseFileQuery>,
  fd: number,
  nowMs: number,
  signal: AbortSignal,
): Promise<GlucoseFileAnswer> {
  const file = await readInSubprocess(fd, { timeZone, nowMs, dateOrder }, signal);
  if ('dayFirst' in file) return { status: 'unclear-dates', ...file };
  const { format, unit, readings, ketones, refused, repeatedCount, gaps } = file;
  const fresh = await countNew(db, actor, file);
  const { firstMs, lastMs } = spanOf(file);
  const answer = {
    format,
    unit,
    newReadingCount: fresh.readings,
    newKetoneCount: fresh.ketones,
    duplicateCount: readings.length + ketones.length - fresh.readings - fresh.ketones + repeatedCount,
    refused: refused.map((rows) => ({ ...rows, message: REFUSED_ROWS[rows.reason] })),
    firstAt: iso(firstMs),
    lastAt: iso(lastMs),
    gaps: {
      count: gaps.count,
      longest: gaps.longest.map(({ fromMs, toMs }) => ({ from: iso(fromMs), to: iso(toMs) })),
    },
  };
  if (confirm === 'false') return { status: 'preview', ...answer, import: null };
  const refusedCount = refused.reduce((sum, { count }) => sum + count, 0);
  const row = {
    userId: actor.userId,
    id,
    fileName,
    format,
    timeZone,
    readingCount: 0,
    ketoneCount: 0,
    refusedCount,
    firstAt: new Date(firstMs),
    lastAt: new Date(lastMs),
    createdAt: new Date(nowMs),
  };
  const stored = await storeFile(db, actor, row, file, fresh.readings + fresh.ketones === 0);
  return { status: 'stored', ...answer, import: stored ? importAnswer(stored) : null };
}
