import type { StandardHandler } from '@orpc/server/standard';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import { MAX_BATCH_READS } from '#contract/shared/batch-limit.ts';
import { batchQuery } from '#contract/shared/batch.ts';
import type { ApiContext, ApiEnv } from './api-context.ts';
import { bufferedAnswer } from '#server/http/buffered-answer.ts';
import { writeJson } from './json-text.ts';
import { wireAnswer, wireBody } from '#server/http/wire-answer.ts';

interface BatchOptions {
  readonly handler: StandardHandler<ApiContext>;
  readonly contextOf: (c: Context<ApiEnv>) => ApiContext;
  readonly log: Logger;
}

/** Statuses that the log reports as refusals. */
const REFUSALS = new Set([403, 429]);

/** The reads that a query names; undefined if one of them is invalid. */
function readsOf(read: string[] = []): URL[] | undefined {
  const asked = batchQuery.safeParse({ read }).data?.read.map((path) => URL.parse(`http://api${path}`));
  return asked?.every((url) => url !== null) ? asked : undefined;
}

/** Sends each cookie once, however many reads renew the same session. */
function onceEach(add: ApiContext['addCookies']): ApiContext['addCookies'] {
  const sent = new Set<string>();
  return (setCookies) => {
    const fresh = setCookies.filter((cookie) => !sent.has(cookie));
    for (const cookie of fresh) sent.add(cookie);
    add(fresh);
  };
}

/**
 * Answers several reads of the contract at once: `?read=/goals&read=/days/2026-11-22`. Each runs through its own procedure and checks, and
 * succeeds or fails independently; they share the session. Only GET is possible, so nothing is written.
 */
export function batch({ handler, contextOf, log }: BatchOptions) {
  return async (c: Context<ApiEnv>): Promise<Response> => {
    const shared = contextOf(c);
    const context = { ...shared, addCookies: onceEach(shared.addCookies) };
    c.header('Cache-Control', 'private, no-store');
    c.set('routeName', 'batch');
    const { actor, setCookies } = await context.session();
    context.addCookies(setCookies);
    if (!actor) return wireAnswer(c, 'UNAUTHORIZED');
    const reads = readsOf(c.req.queries('read'));
    if (!reads)
      return wireAnswer(
        c,
        'BAD_REQUEST',
        `Send 1 to ${MAX_BATCH_READS} reads, each a path under /api such as /goals.`,
        'read',
      );
    const answerOf = async (url: URL) => {
      let route = 'unknown';
      const { matched, response } = await handler.handle(
        {
          method: 'GET',
          url,
          headers: {},
          body: () => Promise.resolve(undefined),
          signal: c.req.raw.signal,
        },
        { context: { ...context, nameRoute: (name) => (route = name) } },
      );
      const { status, body } = matched ? response : { status: 404, body: wireBody('NOT_FOUND') };
      if (REFUSALS.has(status))
        log.info(
          { requestId: c.get('requestId'), method: 'GET', route, status, userId: actor.userId },
          'request refused',
        );
      return { status, body };
    };
    return bufferedAnswer(c, writeJson(await Promise.all(reads.map(answerOf))), 'application/json');
  };
}
