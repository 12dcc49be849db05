import path from 'node:path';
import { IMPORT_QUEUE } from './foods/import-job.ts';
import type { UploadDeps } from './foods/uploads.ts';
import type { Services } from './services.ts';

/** Dependencies of food file uploads by admins. */
export const uploadsOf = ({ config, database, jobs, now }: Services): UploadDeps => ({
  db: database.db,
  now,
  uploadFolder: path.join(config.dataDir, 'food-imports'),
  foodUploadMb: config.foodUploadMb,
  askImport: (id) => jobs.enqueue(IMPORT_QUEUE, id),
});
