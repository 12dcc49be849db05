import type { Router } from '@orpc/server';
import { Hono, type Context } from 'hono';
import type { Logger } from 'pino';
import type { contract } from '#contract/contract.ts';
import type { ReadSession } from '#server/auth/session.ts';
import { judgeTokenCall, type ApiContext, type ApiEnv } from './api-context.ts';
import { allowedMethods } from './openapi.ts';
import { withAnswerChecks } from './answer-checks.ts';
import { retryAfterMs, wireErrorOf } from './api-errors.ts';
import { bufferedAnswer } from '#server/http/buffered-answer.ts';
import { batch } from './batched-reads.ts';
import { limitBody } from '#server/http/body-limit.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { openApiDocument } from './openapi.ts';
import { answerBy, procedureHandler } from './procedures.ts';
import { addCookies } from '#server/http/require-member.ts';
import { retryLater, wireAnswer } from '#server/http/wire-answer.ts';
import { writeGuard } from '#server/http/write-guard.ts';

const MAX_BODY_BYTES = 1_000_000;

export interface ApiOptions {
  readonly router: Router<typeof contract, ApiContext>;
  readonly readSession: ReadSession;
  readonly publicUrl: string;
  readonly trustProxy: boolean;
  readonly log: Logger;
  /** Validates every answer against the contract. */
  readonly checksAnswers: boolean;
  /** Where it is mounted: for the browser's session, or for access tokens. */
  readonly prefix: '/api' | '/api/v1';
}

const once = <T>(work: () => Promise<T>): (() => Promise<T>) => {
  let result: Promise<T> | undefined;
  return () => (result ??= work());
};

const handlerOf = ({ router, checksAnswers, log, prefix }: ApiOptions) =>
  procedureHandler(withAnswerChecks(router, checksAnswers), {
    clientInterceptors: [
      async ({ next, path, context }) => {
        context.nameRoute(path.join('.'));
        try {
          if (prefix === '/api/v1') await judgeTokenCall(context, path.join('.'));
          return await next();
        } catch (error) {
          const waitMs = retryAfterMs(error);
          if (waitMs !== undefined) context.retryLater(waitMs);
          throw wireErrorOf(error, log, path.join('.'));
        }
      },
    ],
  });

/** Everything under `/api`, or under `/api/v1` for access tokens: guards, then the contract's procedures, then an API 404 or 405. */
export function api(options: ApiOptions) {
  const { readSession, publicUrl, trustProxy, log, prefix } = options;
  const handler = handlerOf(options);
  const answer = answerBy(handler, prefix);
  const document = once(openApiDocument);
  const methodsOf = once(async () => allowedMethods(await document()));
  const routes = new Hono<ApiEnv>();
  routes.use(writeGuard(publicUrl));
  routes.use(limitBody({ maxBytes: MAX_BODY_BYTES, trustProxy, readSession }));
  routes.get('/openapi.json', async (c) =>
    bufferedAnswer(c, JSON.stringify(await document()), 'application/json'),
  );
  const contextOf = (c: Context<ApiEnv>): ApiContext => {
    const { headers } = c.req.raw;
    return {
      headers,
      requestId: c.get('requestId'),
      clientAddress: clientAddress(c.env, headers, trustProxy),
      session: once(() => readSession(headers)),
      addCookies: (setCookies) => addCookies(c, setCookies),
      hideAnswer: () => c.set('isAnswerHidden', true),
      nameRoute: (name) => c.set('routeName', name),
      retryLater: (waitMs) => retryLater(c, waitMs),
    };
  };
  // Its reads run without a name of their own, so no scope could be checked.
  routes.get(
    '/batch',
    prefix === '/api' ? batch({ handler, contextOf, log }) : (c) => wireAnswer(c, 'NOT_FOUND'),
  );
  routes.all('*', async (c) => {
    const context = contextOf(c);
    c.header('Cache-Control', 'private, no-store');
    const answered = await answer(c, context);
    if (answered) return answered;
    const methods = (await methodsOf())(c.req.path.slice(prefix.length));
    if (methods.length === 0) return wireAnswer(c, 'NOT_FOUND');
    c.header('Allow', methods.join(', '));
    return wireAnswer(c, 'METHOD_NOT_ALLOWED');
  });
  return routes;
}
