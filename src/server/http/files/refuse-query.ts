import type { Context } from 'hono';
import type { z } from 'zod';
import { wireAnswer } from '#server/http/wire-answer.ts';

/** Refuses an invalid query, naming its first wrong parameter. */
export const refuseQuery = (c: Context, { issues }: z.ZodError): Response => {
  const [issue] = issues;
  return wireAnswer(c, 'BAD_REQUEST', issue?.message ?? '', String(issue?.path[0] ?? 'file'));
};
