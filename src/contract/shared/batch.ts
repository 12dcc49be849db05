import { z } from 'zod';
import { MAX_BATCH_READS } from './batch-limit.ts';
import { base } from './errors.ts';
import { text } from './text.ts';

/** A path below `/api`: `//host` and `/\host` would name another server. */
const readPath = text()
  .max(2000)
  .regex(/^\/[^/\\]/);

export const batchQuery = z.object({ read: z.array(readPath).min(1).max(MAX_BATCH_READS) });

/** Not part of the contract's procedures, because it wraps other reads. */
export const batch = base
  .route({
    method: 'GET',
    path: '/batch',
    summary: `Send up to ${MAX_BATCH_READS} reads in one request`,
    description:
      'Each `read` is the path of a GET request under `/api`, including its query string, such as `/days/2026-11-22`. The response has the status and body of ' +
      'each, in the same order. If one fails, the others are not affected.',
    tags: ['batch'],
  })
  .input(batchQuery)
  .output(z.array(z.object({ status: z.int(), body: z.unknown() })));
