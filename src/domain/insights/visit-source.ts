/** Source of visitors with no campaign and no known referrer. */
export const DIRECT = 'direct';
const MAX_LENGTH = 40;

/**
 * Cleans a `utm_…` value before storing it: lowercase letters, digits, dots, underscores and hyphens, at most 40 characters, since anyone
 * can put anything there.
 * @returns undefined if nothing is left
 */
export function cleanTag(text: string | null | undefined): string | undefined {
  const tag = (text ?? '')
    .slice(0, 4 * MAX_LENGTH)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^a-z0-9._]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replaceAll(/^[-._]+|[-._]+$/g, '');
  return tag === '' ? undefined : tag;
}

interface Arrival {
  /** `utm_source` of the URL. */
  readonly utmSource?: string | null | undefined;
  /** Host of the referring page. */
  readonly referrerHost?: string | undefined;
  /** Hosts of this server, which don't count as sources. */
  readonly ownHosts: readonly string[];
}

/** Source of a visit: the `utm_source`, otherwise the referring host, otherwise `direct`. */
export function visitSource({ utmSource, referrerHost, ownHosts }: Arrival): string {
  const isOwn = referrerHost === undefined || ownHosts.includes(referrerHost.toLowerCase());
  return cleanTag(utmSource) ?? (isOwn ? undefined : cleanTag(referrerHost.replace(/^www\./i, ''))) ?? DIRECT;
}
