/** Where a visitor came from who was sent by no other site and no campaign, or would not say. */
export const DIRECT = 'direct';
const LONGEST = 40;

/**
 * A word of an address's `utm_…` as it is kept: small letters, digits, dots, underscores and hyphens, at most 40. Everybody can write
 * anything there, so nothing else of it is stored.
 * @returns undefined where nothing is left of it
 */
export function cleanTag(text: string | null | undefined): string | undefined {
  const tag = (text ?? '')
    .slice(0, 4 * LONGEST)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^a-z0-9._]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^[-._]+|[-._]+$/g, '');
  return tag === '' ? undefined : tag;
}

interface Arrival {
  /** `utm_source` of the address. */
  readonly utmSource?: string | null | undefined;
  /** Host of the page whose link was followed. */
  readonly referrerHost?: string | undefined;
  /** Hosts of this installation: a link within it is no source. */
  readonly ownHosts: readonly string[];
}

/** The source of a visit: the campaign's `utm_source`, else the host whose link was followed, else `direct`. */
export function visitSource({ utmSource, referrerHost, ownHosts }: Arrival): string {
  const isOwn = referrerHost === undefined || ownHosts.includes(referrerHost.toLowerCase());
  return cleanTag(utmSource) ?? (isOwn ? undefined : cleanTag(referrerHost.replace(/^www\./i, ''))) ?? DIRECT;
}
