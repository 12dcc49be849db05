import path from 'node:path';
import type { ImportDeps } from './imports/commands.ts';
import { IMPORT_QUEUE } from './imports/import-job.ts';
import type { Services } from './services.ts';

/** Dependencies of members' imports. */
export const importDeps = ({ config, database, jobs, now }: Services): ImportDeps => ({
  db: database.db,
  now,
  importFolder: path.join(config.dataDir, 'imports'),
  runImport: (userId, id) => jobs.enqueue(IMPORT_QUEUE, `${userId}/${id}`),
});
