import { createMiddleware } from 'hono/factory';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { sendPage, type HttpVariables } from '#server/http/security-headers.ts';

/**
 * Sends browsers an error page if a form was refused before its own page could answer; programs keep their JSON.
 * @param render the page of a status, for the form at this path
 */
export const refusedForms = (render: (status: number, path: string) => string) =>
  createMiddleware<{ Variables: HttpVariables }>(async (c, next) => {
    await next();
    const { status, headers } = c.res;
    const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
    const isRead = c.req.header('accept')?.includes('text/html') ?? false;
    if (c.req.method !== 'POST' || status < 400 || isPage || !isRead) return;
    c.res = await sendPage(c, render(status, c.req.path), status as ContentfulStatusCode);
  });
