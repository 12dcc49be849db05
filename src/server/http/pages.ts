import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Hono } from 'hono';
import type { ReadSession } from '#server/auth/session.ts';
import { decidePage } from './page-rules.ts';
import { sendPage, type HttpVariables } from './security-headers.ts';
import { addCookies } from './signed-in.ts';

/** The public pages, as `#site` renders them. */
export interface SitePages {
  readonly landing: (cssHref: string) => string;
  readonly notFound: (cssHref: string) => string;
}

export interface PageOptions {
  readonly site: SitePages;
  readonly readSession: ReadSession;
  /** The members' page: one HTML text for every screen. */
  readonly shell: (url: string) => Promise<string>;
  readonly siteCss: string;
}

const SITE_CSS_SOURCE = 'src/site/site.css';

/** Address of the public pages' stylesheet: from the build's manifest, or the source where Vite serves it. */
export function siteCssHref(clientDir: string): string {
  const manifest = path.join(clientDir, '.vite/manifest.json');
  if (!existsSync(manifest)) return `/${SITE_CSS_SOURCE}`;
  const entries = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string } | undefined>;
  return `/${entries[SITE_CSS_SOURCE]?.file ?? SITE_CSS_SOURCE}`;
}

const isNavigation = (headers: Headers): boolean =>
  ['document', null].includes(headers.get('sec-fetch-dest'));

/** Every address that is a page: who may see it is decided here, before anything is shown. */
export function pages({ site, readSession, shell, siteCss }: PageOptions) {
  const routes = new Hono<{ Variables: HttpVariables }>();
  routes.get('*', async (c) => {
    const { actor, setCookies } = await readSession(c.req.raw.headers);
    addCookies(c, setCookies);
    const decision = decidePage(new URL(c.req.url), actor !== undefined, isNavigation(c.req.raw.headers));
    c.set('routeName', `page ${decision.kind}`);
    c.header('Vary', 'Cookie');
    switch (decision.kind) {
      case 'redirect':
        c.header('Cache-Control', 'no-store');
        return c.redirect(decision.to);
      case 'landing':
        return sendPage(c, site.landing(siteCss));
      case 'site-not-found':
        return sendPage(c, site.notFound(siteCss), 404);
      default:
        return sendPage(c, await shell(c.req.url), decision.kind === 'application' ? 200 : 404);
    }
  });
  return routes;
}
