import { Hono, type Context } from 'hono';
import { API_DOCS_PATH } from '#domain/tokens/addresses.ts';
import type { ReadSession } from '#server/auth/session.ts';
import type { HttpVariables } from '#server/http/security-headers.ts';
import { pageCache, sendCachedPage } from '#server/http/pages/page-cache.ts';
import type { SiteView } from '#server/http/pages/pages.ts';
import { addCookies } from '#server/http/require-member.ts';
import { clientTypes } from './client-types.ts';
import { apiReference, type AreaReference } from './reference.ts';

interface DocsOptions {
  /** What every site page needs, apart from the request. */
  readonly view: Omit<SiteView, 'isMember' | 'path'>;
  readonly readSession: ReadSession;
  /** Draws a page, as `#site` does. */
  readonly render: (docs: {
    readonly view: SiteView;
    readonly areas: readonly AreaReference[];
    readonly area?: AreaReference | undefined;
  }) => string;
}

/** The API documentation, rendered from the OpenAPI document on the first visit: an introduction, and a page for each area of data. */
export function apiDocs({ view, readSession, render }: DocsOptions) {
  const routes = new Hono<{ Variables: HttpVariables }>();
  const kept = pageCache();
  let reference: Promise<AreaReference[]> | undefined;
  const areasOnce = () => (reference ??= apiReference(view.origin));
  let types: Promise<string> | undefined;
  routes.get('/perennial.d.ts', async (c) => {
    c.set('routeName', 'api-docs types');
    types ??= clientTypes();
    c.header('Cache-Control', 'public, max-age=3600');
    return c.text(await types);
  });
  const send = async (c: Context<{ Variables: HttpVariables }>, area?: AreaReference): Promise<Response> => {
    c.set('routeName', 'page api-docs');
    const { actor, setCookies } = await readSession(c.req.raw.headers);
    addCookies(c, setCookies);
    const isMember = actor !== undefined;
    const path = area ? `${API_DOCS_PATH}/${area.area}` : API_DOCS_PATH;
    const areas = await areasOnce();
    const page = await kept(`${isMember} ${path}`, '', () =>
      render({ view: { ...view, isMember, path }, areas, area }),
    );
    return sendCachedPage(c, page);
  };
  routes.get('/', (c) => send(c));
  routes.get('/:area', async (c, next) => {
    const area = (await areasOnce()).find((each) => each.area === c.req.param('area'));
    return area ? send(c, area) : next();
  });
  return routes;
}
