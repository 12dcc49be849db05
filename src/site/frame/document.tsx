import type { LifetimeOffers } from '#domain/membership/payment-views.ts';
import type { ReactNode } from 'react';
import { PROGRAM_NAME, type SiteIdentity } from '#domain/site/identity.ts';
import { renderToStaticMarkup } from 'react-dom/server';

/** Name and password of the demo member, both public. */
export interface DemoLogin {
  readonly username: string;
  readonly password: string;
}

/** What a public page needs to know about the request and the installation. */
export interface PageView {
  /** Addresses of the stylesheets that the build made from `site.css`, and from `site-pages.css` for all pages but the start page. */
  readonly cssHref: string;
  readonly pagesCssHref: string;
  /** Fonts of the first screen, preloaded together with the stylesheet. */
  readonly fontHrefs?: readonly string[];
  /** Whether someone is signed in, which changes the top bar. */
  readonly isMember: boolean;
  /** The server's name, and who runs it. */
  readonly site: SiteIdentity;
  /** The operator's profile elsewhere. */
  readonly socialUrl: string;
  /** Limits that lifetime access removes on this server. */
  readonly offers: LifetimeOffers;
  /** Null if nobody can log in to the demo account here. */
  readonly demo: DemoLogin | null;
  /** Public URL of the server, without a path. */
  readonly origin: string;
  /** The page's address on this site, from the slash on. */
  readonly path: string;
}

interface Page {
  readonly view: PageView;
  /** The site's name follows it. */
  readonly title: string;
  readonly description: string;
  readonly body: ReactNode;
  /** Structured data in schema.org's vocabulary. */
  readonly linkedData?: object | undefined;
  /** False for pages that search engines should leave out. */
  readonly isListed?: boolean;
  /** Whether it skips the styles of the other pages. */
  readonly isStart?: boolean;
}

/** In `public/`; drawn by `share-picture.tsx`. */
const IMAGE = { path: '/share.png', width: 1200, height: 630 };
const IMAGE_WORDS =
  'Perennial: eat for the years ahead. Meals, glucose, sleep and blood tests on one timeline.';

/** How chats and social sites show a link to the page. */
function Sharing({ view, title, description }: Pick<Page, 'view' | 'title' | 'description'>) {
  const facts = {
    'og:type': 'website',
    'og:site_name': view.site.name,
    'og:title': title,
    'og:description': description,
    'og:url': `${view.origin}${view.path}`,
    // The picture shows the program's name.
    ...(view.site.name === PROGRAM_NAME && {
      'og:image': `${view.origin}${IMAGE.path}`,
      'og:image:width': String(IMAGE.width),
      'og:image:height': String(IMAGE.height),
      'og:image:alt': IMAGE_WORDS,
    }),
  };
  return (
    <>
      {Object.entries(facts).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Data for search engines; no browser runs it, and nothing in it can end the element. */
const LinkedData = ({ data }: { readonly data: object }) => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', String.raw`\u003c`) }}
  />
);

/** A whole public page: static HTML, nothing that runs. */
export function renderDocument({
  view,
  title: pageTitle,
  description,
  body,
  linkedData,
  isListed = true,
  isStart = false,
}: Page): string {
  const title = `${pageTitle} · ${view.site.name}`;
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f7f5f0" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0e1512" media="(prefers-color-scheme: dark)" />
        <link rel="stylesheet" href={view.cssHref} />
        {!isStart && <link rel="stylesheet" href={view.pagesCssHref} />}
        {view.fontHrefs?.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.ico" sizes="48x48" />
        <link rel="icon" href="/icon.svg" sizes="any" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {isListed ? (
          <>
            <link rel="canonical" href={`${view.origin}${view.path}`} />
            <Sharing view={view} title={title} description={description} />
          </>
        ) : (
          <meta name="robots" content="noindex" />
        )}
        {linkedData && <LinkedData data={linkedData} />}
      </head>
      <body>{body}</body>
    </html>,
  )}`;
}
