import { Hono } from 'hono';
import { siteName } from '#server/core/site-name.ts';
import { manifestOf } from './manifest.ts';

interface Listed {
  readonly slug: string;
  readonly audience: 'public' | 'members';
  /** ISO 8601 instant. */
  readonly updatedAt: string;
}

export interface SiteFileOptions {
  readonly publicUrl: string;
  /** Whether there is a start page that presents Perennial. */
  readonly publicSite: boolean;
  /** All published pages. */
  readonly publishedPages: () => Promise<readonly Listed[]>;
}

/** The application's own pages that search engines may index. */
const OWN_PAGES = ['/', '/features', '/payment'];
const HOUR = 'public, max-age=3600';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const entry = (address: string, changedOn?: string): string =>
  `<url><loc>${escaped(address)}</loc>${changedOn === undefined ? '' : `<lastmod>${changedOn}</lastmod>`}</url>`;

/** `/robots.txt` and `/sitemap.xml`: what search engines may read, and which pages exist; and the manifest of the application. */
export function siteFiles({ publicUrl, publicSite, publishedPages }: SiteFileOptions) {
  const routes = new Hono();
  routes.get('/manifest.webmanifest', (c) => {
    c.header('Cache-Control', HOUR);
    c.header('Content-Type', 'application/manifest+json; charset=utf-8');
    return c.body(JSON.stringify(manifestOf(siteName())));
  });
  routes.get('/robots.txt', (c) => {
    c.header('Cache-Control', HOUR);
    return c.text(
      `User-agent: *\nDisallow: /api/\nDisallow: /auth\nDisallow: /payment-success\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
    );
  });
  routes.get('/sitemap.xml', async (c) => {
    const pages = (await publishedPages()).filter(({ audience }) => audience === 'public');
    const entries = [
      ...(publicSite ? OWN_PAGES : []).map((path) => entry(`${publicUrl}${path}`)),
      ...pages
        .toSorted((one, other) => (one.slug < other.slug ? -1 : 1))
        .map(({ slug, updatedAt }) => entry(`${publicUrl}/${slug}`, updatedAt.slice(0, 10))),
    ];
    c.header('Cache-Control', HOUR);
    c.header('Content-Type', 'application/xml; charset=utf-8');
    return c.body(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
    );
  });
  return routes;
}
