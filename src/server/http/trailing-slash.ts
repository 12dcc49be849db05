import type { MiddlewareHandler } from 'hono';

const DAY = 'public, max-age=86400';

/**
 * Redirects addresses with a trailing slash to the ones without, keeping the query, so that each page has one address. Use it before the
 * pages. The location must be a path on this server: to a browser, `//elsewhere/` is another server.
 */
export const removeTrailingSlash: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  if (pathname === '/' || !pathname.endsWith('/')) return next();
  c.header('Cache-Control', DAY);
  return c.redirect(`/${pathname.replaceAll(/^\/+|\/+$/g, '')}${search}`, 308);
};
