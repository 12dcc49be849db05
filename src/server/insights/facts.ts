import { isBot } from '#domain/insights/bots.ts';
import { cleanTag, visitSource } from '#domain/insights/visit-source.ts';

/** Visitor data in a request. */
export interface ClientFacts {
  readonly headers: Headers;
  /** As in rate limits. Never stored. */
  readonly clientAddress: string;
}

/** A view of a public page. */
export interface VisitFacts extends ClientFacts {
  readonly url: URL;
}

/** Distinguishes two visitors of a day until the day's salt anonymizes it. In memory only, for seconds. */
export const personOf = ({ headers, clientAddress }: ClientFacts): string =>
  `${clientAddress}\n${headers.get('user-agent') ?? ''}`;

/** Whether a visitor opts out of counting: Do Not Track, or Global Privacy Control (https://www.w3.org/TR/gpc/). */
export const wantsNoCount = (headers: Headers): boolean =>
  headers.get('dnt') === '1' || headers.get('sec-gpc') === '1';

const isPrefetch = (headers: Headers): boolean =>
  ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) =>
    /prefetch|prerender|preview/.test(headers.get(name) ?? ''),
  );

/** Whether to count a view: a person's, without an opt-out. */
export const isCounted = (headers: Headers): boolean =>
  !wantsNoCount(headers) && !isPrefetch(headers) && !isBot(headers.get('user-agent') ?? '');

const hostOf = (address: string | null): string | undefined => {
  if (address === null || !URL.canParse(address)) return undefined;
  const { protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) && hostname !== '' ? hostname : undefined;
};

/** A request's traffic source. @param publicUrl own links are no source */
export function arrivalOf({ url, headers }: VisitFacts, publicUrl: string) {
  return {
    source: visitSource({
      utmSource: url.searchParams.get('utm_source'),
      referrerHost: hostOf(headers.get('referer')),
      ownHosts: [url.hostname, new URL(publicUrl).hostname],
    }),
    campaign: cleanTag(url.searchParams.get('utm_campaign')) ?? null,
  };
}

/** A page's path, without a trailing slash. */
export const pageOf = ({ pathname }: URL): string => (pathname === '/' ? '/' : pathname.replace(/\/+$/, ''));
