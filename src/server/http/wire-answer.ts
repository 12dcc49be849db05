import type { Context } from 'hono';
import { wireErrors, type PlanLimit } from '#contract/shared/errors.ts';
import { isDatabaseUnavailable } from '#server/db/pool.ts';

/** How soon a restarted database usually answers again. */
export const DATABASE_RETRY_MS = 5000;

/** For failures whose cause isn't revealed. A batched import may have saved a part, so it doesn't say that nothing changed. */
export const INTERNAL_MESSAGE = 'Something went wrong on our end. Try again in a moment.';

const SENTENCES = {
  PAYLOAD_TOO_LARGE: [413, 'This request is too large. The limit is 1 MB.'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'Send the body as application/json.'],
  BAD_REQUEST: [400, wireErrors.BAD_REQUEST.message],
  UNAUTHORIZED: [401, wireErrors.UNAUTHORIZED.message],
  REQUEST_TIMEOUT: [408, 'The request took too long to arrive. Try again.'],
  TOO_MANY_REQUESTS: [429, wireErrors.TOO_MANY_REQUESTS.message],
  FORBIDDEN: [403, 'This request came from another site, so we rejected it.'],
  NOT_FOUND: [404, 'We couldn’t find this page.'],
  METHOD_NOT_ALLOWED: [405, 'This address doesn’t support this method.'],
  UNAVAILABLE: [503, wireErrors.UNAVAILABLE.message],
  INTERNAL: [500, INTERNAL_MESSAGE],
} as const;

type Code = keyof typeof SENTENCES;

/** Body of an error response, with the code's default message. */
export function wireBody(code: Code) {
  const [status, message] = SENTENCES[code];
  return { defined: false, code, status, message };
}

/** An error response in the API's format, for requests outside of procedures. */
export function wireAnswer(c: Context, code: Code): Response;
/**
 * @param message replaces the default message
 * @param field the field at fault
 */
export function wireAnswer(c: Context, code: Code, message: string, field: string): Response;
export function wireAnswer(c: Context, code: Code, message?: string, field?: string): Response {
  const [status] = SENTENCES[code];
  const more = message === undefined ? {} : { message, data: { issues: [{ field, message }] } };
  return c.json({ ...wireBody(code), ...more }, status);
}

/** The response at a plan's daily limit: the limit, and where to upgrade. */
export const limitAnswer = (c: Context, data: PlanLimit): Response => {
  const { status, message } = wireErrors.PLAN_LIMIT;
  return c.json({ defined: true, code: 'PLAN_LIMIT', status, message, data }, status);
};

/** Sets `Retry-After`. @param waitMs from now */
export const retryLater = (c: Context, waitMs: number): void =>
  c.header('Retry-After', String(Math.ceil(waitMs / 1000)));

/** The response to a request that failed on the server: 503 if the database can't be reached, else 500. Doesn't reveal the cause. */
export function failedAnswer(c: Context, error: unknown): Response {
  const isApi = c.req.path.startsWith('/api');
  if (!isDatabaseUnavailable(error)) return isApi ? wireAnswer(c, 'INTERNAL') : c.text(INTERNAL_MESSAGE, 500);
  retryLater(c, DATABASE_RETRY_MS);
  c.header('Cache-Control', 'no-store');
  return isApi
    ? wireAnswer(c, 'UNAVAILABLE')
    : c.text('The server can’t reach its database right now. Try again in a moment.', 503);
}
