import type { Context } from 'hono';
import type { Logger } from 'pino';
import { faultOf } from '#server/core/fault.ts';
import { FileFault } from '#server/core/file-fault.ts';
import { failedAnswer, retryLater, wireAnswer } from '#server/http/wire-answer.ts';

/** Typical time to read a file. */
const RETRY_MS = 5000;

interface FileErrors {
  readonly log: Logger;
  /** Field of the file in error responses. */
  readonly field: string;
  /** Log message if the server fails. */
  readonly failed: string;
  /** The response to another expected error. */
  readonly answer?: (c: Context, error: Error) => Response | undefined;
}

/** Error handler of routes for uploads. */
export const fileErrors =
  ({ log, field, failed, answer }: FileErrors) =>
  (error: Error, c: Context): Response => {
    if (error instanceof FileFault) {
      if (error.code === 'TOO_MANY_REQUESTS') retryLater(c, RETRY_MS);
      return wireAnswer(c, error.code, error.message, field);
    }
    // The client is gone.
    if (c.req.raw.signal.aborted) return wireAnswer(c, 'REQUEST_TIMEOUT');
    const expected = answer?.(c, error);
    if (expected) return expected;
    log.error({ fault: faultOf(error) }, failed);
    return failedAnswer(c, error);
  };
