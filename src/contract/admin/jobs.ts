import { z } from 'zod';
import { JOB_STATES } from '#domain/admin/job-states.ts';
import { base } from '#contract/shared/errors.ts';
import { instant, localDate } from '#contract/shared/time.ts';
import { typedText } from '#contract/shared/text.ts';

/** A job queue with its counts, without members' names. */
const queue = z.object({
  name: z.string(),
  counts: z.record(z.enum(JOB_STATES), z.number()),
  /** When the longest waiting job could have started; null if none is waiting. */
  oldestDueAt: instant.nullable(),
});

export type JobQueue = z.infer<typeof queue>;

const failure = z.object({
  id: z.uuid(),
  queue: z.string(),
  tries: z.number(),
  failedAt: instant.nullable(),
  /** Kind of error; null if unknown. */
  fault: z.string().nullable(),
});

export type JobFailure = z.infer<typeof failure>;

/** The last maintenance round of the responding server; every server runs its own. */
const upkeep = z.object({
  endedAt: instant,
  tookMs: z.number(),
  chores: z.number(),
  /** Retried in the next round. */
  failed: z.number(),
});

const tags = ['admin'];
const queueName = z.object({ queue: typedText().min(1).max(100) });

export const adminJobs = {
  list: base
    .route({ method: 'GET', path: '/admin/jobs', tags, summary: 'Get job queues, failures and maintenance' })
    .output(
      z.object({
        queues: z.array(queue),
        failures: z.array(failure),
        upkeep: upkeep.nullable(),
        /** Nightly backups of the responding server; null if none are configured. */
        backups: z.object({ lastOn: localDate.nullable() }).nullable(),
        /** Of the responding server. */
        version: z.string(),
      }),
    ),
  retry: base
    .route({
      method: 'POST',
      path: '/admin/jobs/{queue}/retry',
      tags,
      summary: 'Retry a queue’s failed jobs',
    })
    .input(queueName)
    .output(z.object({ jobs: z.number() })),
  cancel: base
    .route({
      method: 'POST',
      path: '/admin/jobs/{queue}/cancel',
      tags,
      summary: 'Cancel a queue’s waiting jobs',
    })
    .input(queueName)
    .output(z.object({ jobs: z.number() })),
};
