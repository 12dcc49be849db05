import type { Context } from 'hono';
import { wireErrors, type PlanLimit } from '#contract/shared/errors.ts';

const SENTENCES = {
  PAYLOAD_TOO_LARGE: [413, 'This is more than the server takes at once: 1 MB.'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'Send the body as application/json.'],
  BAD_REQUEST: [400, 'Something in the request is not valid.'],
  UNAUTHORIZED: [401, 'Please log in first.'],
  REQUEST_TIMEOUT: [408, 'The request took too long to arrive. Try again.'],
  TOO_MANY_REQUESTS: [429, 'Too many tries. Wait a minute and try again.'],
  FORBIDDEN: [403, 'This request came from another site and was not done.'],
  NOT_FOUND: [404, 'There is nothing at this address.'],
  METHOD_NOT_ALLOWED: [405, 'This address cannot be asked in this way.'],
  UNAVAILABLE: [503, wireErrors.UNAVAILABLE.message],
  INTERNAL: [500, 'The server had a problem. Nothing of yours was changed. Try again in a moment.'],
} as const;

/** The body of an error answer, with the code's general sentence. */
export function wireBody(code: keyof typeof SENTENCES) {
  const [status, message] = SENTENCES[code];
  return { defined: false, code, status, message };
}

/**
 * An error answer in the shape of the wire, for what no procedure answers.
 * @param said in place of the general sentence, where there is more to say to the member
 * @param field what the sentence is about
 */
export function wireAnswer(
  c: Context,
  code: keyof typeof SENTENCES,
  said?: string,
  field = 'photo',
): Response {
  const [status] = SENTENCES[code];
  const more = said === undefined ? {} : { message: said, data: { issues: [{ field, message: said }] } };
  return c.json({ ...wireBody(code), ...more }, status);
}

/** The answer where a daily limit of the plan is met, with the figure and the way to a larger one. */
export const limitAnswer = (c: Context, data: PlanLimit): Response => {
  const { status, message } = wireErrors.PLAN_LIMIT;
  return c.json({ defined: true, code: 'PLAN_LIMIT', status, message, data }, status);
};

/** Says in the answer when the next try makes sense. @param waitMs from now */
export const retryLater = (c: Context, waitMs: number): void =>
  c.header('Retry-After', String(Math.ceil(waitMs / 1000)));
