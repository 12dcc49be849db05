import { Hono, type Context } from 'hono';
import type { LifetimeOffers } from '#domain/membership/payment-views.ts';
import type { SiteIdentity } from '#domain/site/identity.ts';
import type { Actor } from '#server/core/actor.ts';
import type { DEMO_MEMBER } from '#server/auth/demo-member.ts';
import type { ReadSession } from '#server/auth/session.ts';
import { pageCache, sendCachedPage } from './page-cache.ts';
import { decidePage, type ContentDecision, type PageDecision, type Reader } from './page-rules.ts';
import { sendPage, type HttpVariables } from '#server/http/security-headers.ts';
import { addCookies } from '#server/http/require-member.ts';
import type { SiteAssets } from './site-assets.ts';

/** Request data for a site page. */
export interface SiteView extends SiteAssets {
  readonly isMember: boolean;
  readonly site: SiteIdentity;
  readonly socialUrl: string;
  readonly offers: LifetimeOffers;
  readonly demo: Pick<typeof DEMO_MEMBER, 'username' | 'password'> | null;
  readonly origin: string;
  readonly path: string;
}

/** A published page. */
export interface PublishedContent {
  /** Current address; differs from the requested one if the page moved. */
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly html: string;
  readonly audience: 'public' | 'members';
  /** ISO 8601 instant. */
  readonly updatedAt: string;
}

/** Renders the public pages. */
export interface SitePages {
  readonly landing: (view: SiteView) => string;
  readonly features: (view: SiteView) => string;
  readonly notFound: (view: SiteView) => string;
  readonly content: (view: SiteView, page: PublishedContent) => string;
}

export interface PageOptions {
  readonly site: SitePages;
  /** Data for every site page, independent of the request. */
  readonly view: Omit<SiteView, 'isMember' | 'path'>;
  readonly readSession: ReadSession;
  /** Whether the start page shows visitors the server and a login; otherwise it leads to the login page. */
  readonly hasLanding: boolean;
  /** The members' page: one HTML text for every screen. */
  readonly shell: (url: string) => Promise<string>;
  /** The page published under a slug. */
  readonly contentOf: (slug: string) => Promise<PublishedContent | undefined>;
}

type PageContext = Context<{ Variables: HttpVariables }>;

/** Placeholder path for missing addresses; no page can have it. */
const NOWHERE = '';

/** A service worker forwards a navigation with `Sec-Fetch-Dest: empty`; only the mode still reveals it. */
const isNavigation = (headers: Headers): boolean =>
  headers.get('sec-fetch-mode') === 'navigate' || ['document', null].includes(headers.get('sec-fetch-dest'));

function readerOf(actor: Actor | undefined): Reader {
  if (actor === undefined) return 'visitor';
  return actor.isDemo ? 'demo' : actor.role;
}

const OR_LOG_IN = ' or log in on the <a href="/">start page</a>';

/** Decides who may see each page address before anything is sent. */
export function pages({ site, view, hasLanding, readSession, shell, contentOf }: PageOptions) {
  const routes = new Hono<{ Variables: HttpVariables }>();
  const kept = pageCache();

  async function draw(
    c: PageContext,
    isMember: boolean,
    path: string,
    render: (view: SiteView) => string,
    version = '',
  ): Promise<Response> {
    const page = await kept(`${isMember ? 'member' : 'visitor'} ${path}`, version, () =>
      render({ ...view, isMember, path }),
    );
    return sendCachedPage(c, page, path === NOWHERE ? 404 : 200);
  }

  /** The login page's links for browsers without JavaScript. The one to registration keeps the query, which may hold an invitation. */
  async function shellAt(url: string): Promise<string> {
    const search = new URL(url).search.replaceAll('&', '&amp;');
    return (await shell(url))
      .replace('__SEARCH__', () => search)
      .replace('__OR_LOG_IN__', hasLanding ? OR_LOG_IN : '');
  }

  async function answer(c: PageContext, decision: PageDecision, isMember: boolean): Promise<Response> {
    c.set('routeName', `page ${decision.kind}`);
    switch (decision.kind) {
      case 'redirect':
        c.header('Cache-Control', 'no-store');
        return c.redirect(decision.to);
      case 'landing':
        return draw(c, isMember, '/', site.landing);
      case 'features':
        return draw(c, isMember, '/features', site.features);
      case 'content':
        return content(c, decision, isMember);
      case 'site-not-found':
        return draw(c, isMember, NOWHERE, site.notFound);
      default:
        return sendPage(c, await shellAt(c.req.url), decision.kind === 'application' ? 200 : 404);
    }
  }

  async function content(c: PageContext, decision: ContentDecision, isMember: boolean): Promise<Response> {
    const page = await contentOf(decision.slug);
    if (!page || (page.audience === 'members' && !isMember)) return answer(c, decision.otherwise, isMember);
    if (page.slug !== decision.slug) {
      // Not permanent: another page may be published here one day.
      c.header('Cache-Control', 'no-store');
      return c.redirect(`/${page.slug}${new URL(c.req.url).search}`, 308);
    }
    if (decision.frame === 'application') return sendPage(c, await shellAt(c.req.url));
    return draw(c, isMember, `/${page.slug}`, (view) => site.content(view, page), page.updatedAt);
  }

  routes.get('*', async (c) => {
    const { headers } = c.req.raw;
    const { actor, setCookies } = await readSession(headers);
    addCookies(c, setCookies);
    c.header('Vary', 'Cookie');
    const decision = decidePage(new URL(c.req.url), readerOf(actor), isNavigation(headers));
    return answer(c, decision, actor !== undefined);
  });
  return routes;
}
