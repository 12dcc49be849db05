import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { and, eq, inArray, lt } from 'drizzle-orm';
import { DAY_MS } from '#domain/time/spans.ts';
import type { ImportDeps } from './commands.ts';
import { imports } from './tables.ts';

/** A file that waits longer than this for its member or for its server is discarded. */
const WAITING_DAYS = 7;

/** Continues imports whose server stopped, and discards files that nobody has imported for a week. */
export async function sweepImports({ db, now, importFolder, runImport }: ImportDeps): Promise<void> {
  const busy = await db
    .select({ userId: imports.userId, id: imports.id })
    .from(imports)
    .where(inArray(imports.step, ['reading', 'importing', 'undoing']));
  for (const { userId, id } of busy) runImport(userId, id);
  const old = new Date(now() - WAITING_DAYS * DAY_MS);
  await db
    .delete(imports)
    .where(and(inArray(imports.step, ['reading', 'columns', 'ready']), lt(imports.createdAt, old)));
  const fault = 'The file is gone. Undo what was imported, then import the file again.';
  await db
    .update(imports)
    .set({ step: 'failed', fault })
    .where(and(eq(imports.step, 'importing'), lt(imports.importedAt, old)));
  for (const name of await readdir(importFolder).catch(() => [])) {
    const place = path.join(importFolder, name);
    const found = await stat(place).catch(() => undefined);
    if (found && found.mtimeMs < old.getTime()) await rm(place, { force: true });
  }
}
