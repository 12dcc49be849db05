import type { Context } from 'hono';

const SENTENCES = {
  PAYLOAD_TOO_LARGE: [413, 'This is more than the server takes at once: 1 MB.'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'Send the body as application/json.'],
  FORBIDDEN: [403, 'This request came from another site and was not done.'],
  NOT_FOUND: [404, 'There is nothing at this address.'],
  INTERNAL: [500, 'The server had a problem. Nothing of yours was changed. Try again in a moment.'],
} as const;

/** An error answer in the shape of the wire, for what is decided before a procedure is found. */
export function wireAnswer(c: Context, code: keyof typeof SENTENCES): Response {
  const [status, message] = SENTENCES[code];
  return c.json({ defined: false, code, status, message }, status);
}
