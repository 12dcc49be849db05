import { Hono } from 'hono';
import type { ReadSession } from '#server/auth/session.ts';
import type { HttpVariables } from '#server/http/security-headers.ts';
import { pageCache, sendCachedPage } from '#server/http/pages/page-cache.ts';
import type { SiteView } from '#server/http/pages/pages.ts';
import { addCookies } from '#server/http/signed-in.ts';
import { clientTypes } from './client-types.ts';
import { apiReference, type AreaReference } from './reference.ts';

interface DocsOptions {
  /** What every site page knows, apart from the request. */
  readonly view: Omit<SiteView, 'isMember' | 'path'>;
  readonly readSession: ReadSession;
  /** Draws a page, as `#site` does. */
  readonly render: (docs: {
    readonly view: SiteView;
    readonly areas: readonly AreaReference[];
    readonly area?: AreaReference | undefined;
  }) => string;
}

/** The documentation of the API, made from its OpenAPI document on the first visit: an introduction, and a page for each part of the data. */
export function apiDocs({ view, readSession, render }: DocsOptions) {
  const routes = new Hono<{ Variables: HttpVariables }>();
  const kept = pageCache();
  let reference: Promise<AreaReference[]> | undefined;
  let types: Promise<string> | undefined;
  routes.get('/perennial.d.ts', async (c) => {
    c.set('routeName', 'api-docs types');
    types ??= clientTypes();
    c.header('Cache-Control', 'public, max-age=3600');
    return c.text(await types);
  });
  routes.get('/:area?', async (c, next) => {
    c.set('routeName', 'page api-docs');
    reference ??= apiReference(view.origin);
    const areas = await reference;
    const asked = c.req.param('area');
    const area = areas.find((each) => each.area === asked);
    if (asked !== undefined && !area) return next();
    const { actor, setCookies } = await readSession(c.req.raw.headers);
    addCookies(c, setCookies);
    const isMember = actor !== undefined;
    const { path } = c.req;
    const page = await kept(`${isMember} ${path}`, '', () =>
      render({ view: { ...view, isMember, path }, areas, area }),
    );
    return sendCachedPage(c, page);
  });
  return routes;
}
