import { uploadsOf } from './food-uploads.ts';
import { importJob } from './foods/import-job.ts';
import { faultOf } from '#server/core/fault.ts';
import { scoreJob } from './longevity/due-scores.ts';
import { dietReads, type Services } from './services.ts';

/**
 * Begins with the work that members' writes ask for.
 * @returns ends it, after what is being done
 */
export function startJobs(services: Services): () => Promise<void> {
  const { jobs, log } = services;
  const begun = jobs
    .start([
      scoreJob(dietReads(services)),
      importJob({ db: services.database.db, uploadFolder: uploadsOf(services).uploadFolder }),
    ])
    .catch((error: unknown) => log.error({ fault: faultOf(error) }, 'the jobs could not begin'));
  return async () => {
    await begun;
    await jobs.stop();
  };
}
