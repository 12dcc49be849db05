import type { MiddlewareHandler } from 'hono';

const DAY = 'public, max-age=86400';

/**
 * Leads every address with a slash at its end to the one without, with its query: each page has one address. Stands before the pages.
 * The answer names a path of this server alone: `//elsewhere/` would be another server to a browser.
 */
export const removeTrailingSlash: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  if (pathname === '/' || !pathname.endsWith('/')) return next();
  c.header('Cache-Control', DAY);
  return c.redirect(`/${pathname.replaceAll(/^\/+|\/+$/g, '')}${search}`, 308);
};
