import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import type { MemberJob } from '#server/jobs/member-jobs.ts';
import { importFoods } from './import/import-foods.ts';
import { ImportBusy, ImportRefused, UNATTENDED_ROWS } from './import/source-row.ts';
import { openInSubprocess } from './import/source-in-subprocess.ts';
import { foodImports } from './tables.ts';
import { uploadedFile } from './uploads.ts';

/** The queue of imports, by the import's id. */
export const IMPORT_QUEUE = 'food-import';

interface ImportJobDeps {
  readonly db: Db;
  readonly uploadFolder: string;
}

/** Imports an uploaded file. Its row holds the outcome: a refused file isn't a failed job. */
export const importJob = ({ db, uploadFolder }: ImportJobDeps): MemberJob => ({
  name: IMPORT_QUEUE,
  delaySeconds: 0,
  isLong: true,
  work: async (id, signal) => {
    const [run] = await db
      .select({ state: foodImports.state })
      .from(foodImports)
      .where(eq(foodImports.id, id));
    const place = uploadedFile(uploadFolder, id);
    if (run?.state !== 'waiting' && run?.state !== 'running' && run?.state !== 'failed') return;
    // Another instance has the file and will run the job.
    if (!existsSync(place)) throw new Error('The file for this import is on another server.');
    const open = (given: string) => openInSubprocess(given, signal);
    try {
      await importFoods(db, place, undefined, { runId: id, open, rowsAtOnce: UNATTENDED_ROWS, signal });
    } catch (error) {
      // Canceled, or continued by another instance after the file was uploaded again.
      if (error instanceof ImportBusy) return;
      if (!(error instanceof ImportRefused)) throw error;
    }
    await rm(place, { force: true });
  },
});
