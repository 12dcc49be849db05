import { faultOf } from '#server/core/fault.ts';
import type { Services } from './services.ts';
import { webhookNotes } from './webhooks/deliver.ts';

/** Queues webhooks after a member's write. */
export const hooksOf = ({ database, jobs, log }: Services) =>
  webhookNotes({
    db: database.db,
    jobs,
    onFault: (error) => log.error({ fault: faultOf(error) }, 'webhooks could not be queued'),
  });
