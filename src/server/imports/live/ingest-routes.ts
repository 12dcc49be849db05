import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { ingestQuery, type ingestAnswer } from '#contract/imports.ts';
import { fileRoute, type FileRouteOptions } from '#server/http/files/file-route.ts';
import { memberOn } from '#server/member/queries.ts';
import { firstDayOf, readInSubprocess } from '#server/imports/read-in-subprocess.ts';
import { storeLive } from './live-import.ts';

const NAME = 'Health Auto Export';
/** The app may send every few minutes, in several parts. */
const PER_HOUR = 600;

interface IngestOptions extends FileRouteOptions {
  /** Folder of files while they are being read. */
  readonly importFolder: string;
  /** Reports that a member's entries have changed. */
  readonly noteChange: (userId: string) => void;
}

/** `POST /api/v1/ingest/health-auto-export`: stores data from the app immediately. Repeating a request changes nothing. */
export function ingestRoutes({ importFolder, noteChange, ...options }: IngestOptions) {
  const { db, now } = options;
  async function take(
    userId: string,
    bytes: Uint8Array,
    signal: AbortSignal,
  ): Promise<z.infer<typeof ingestAnswer>> {
    const place = path.join(importFolder, `${userId}-${randomUUID()}.part`);
    await mkdir(importFolder, { recursive: true, mode: 0o700 });
    try {
      await writeFile(place, bytes, { mode: 0o600 });
      const { timeZone } = (await memberOn(db, userId, now())).profile;
      const since = await firstDayOf(db, userId, now());
      const asked = { path: place, fileName: NAME, timeZone, nowMs: now(), since };
      const live = { userId, name: NAME, source: 'apple-health', timeZone } as const;
      const outcome = await storeLive(db, live, readInSubprocess(asked, signal), now());
      if (outcome.added + outcome.changed > 0) noteChange(userId);
      return outcome;
    } finally {
      await rm(place, { force: true });
    }
  }
  return fileRoute(options, {
    routeName: 'ingest.healthAutoExport',
    counted: 'ingest',
    perHour: PER_HOUR,
    types: /^application\/json/i,
    maxMb: 24,
    tooLarge: 'Turn on Batch Requests in the automation, or choose fewer days.',
    query: ingestQuery,
    take: async ({ userId }, _query, file, signal) => take(userId, await file.bytes(), signal),
    failed: 'data from Health Auto Export could not be stored',
  });
}
