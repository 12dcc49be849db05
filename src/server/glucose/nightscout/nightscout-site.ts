import { createHash } from 'node:crypto';
import { OutsideFault, type CallOutside } from '#server/core/outside-call.ts';

const TIMEOUT_MS = 20_000;
/** Thirty days of one-minute readings. */
const MAX_BYTES = 16 * 1024 * 1024;
const MAX_ENTRIES = 50_000;
const TOO_MANY = 'Nightscout sent more readings than a sensor can record.';
/** A name and 16 hexadecimal digits; anything else is the API secret, which travels as its SHA-1 (nightscout/cgm-remote-monitor). */
const ACCESS_TOKEN = /^[\w.]+-[\da-f]{16}$/;

/** A site that can't be read, and why, for the member. */
export class SiteFault extends Error {
  override readonly name = 'SiteFault';
  readonly field: 'url' | 'token';

  constructor(field: 'url' | 'token', message: string) {
    super(message);
    this.field = field;
  }
}

export interface Site {
  /** As the member entered it, including its path. */
  readonly url: string;
  readonly token: string | undefined;
}

function faultOfStatus(status: number): SiteFault {
  if (status === 401 || status === 403)
    return new SiteFault(
      'token',
      'Nightscout didn’t accept this token. Create one with the “readable” role.',
    );
  if (status === 404) return new SiteFault('url', 'We couldn’t find Nightscout at this address.');
  return new SiteFault('url', `Nightscout responded with status ${status}.`);
}

/**
 * Entries from `fromMs` to before `toMs`, newest first.
 * @throws SiteFault
 */
export async function entriesOf(
  callOutside: CallOutside,
  { url, token }: Site,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): Promise<readonly unknown[]> {
  const address = new URL(`${url.replace(/\/+$/, '')}/api/v1/entries.json`);
  address.searchParams.set('find[date][$gte]', String(fromMs));
  address.searchParams.set('find[date][$lt]', String(toMs));
  address.searchParams.set('count', String(MAX_ENTRIES));
  const isAccessToken = token !== undefined && ACCESS_TOKEN.test(token);
  if (isAccessToken) address.searchParams.set('token', token);
  const secret =
    token === undefined || isAccessToken ? undefined : createHash('sha1').update(token).digest('hex');
  try {
    const { status, text } = await callOutside({
      url: address.href,
      headers: { Accept: 'application/json', ...(secret !== undefined && { 'api-secret': secret }) },
      maxBytes: MAX_BYTES,
      timeoutMs: TIMEOUT_MS,
    });
    if (status !== 200) throw faultOfStatus(status);
    const entries: unknown = JSON.parse(text);
    if (Array.isArray(entries) && entries.length > MAX_ENTRIES) throw new SiteFault('url', TOO_MANY);
    if (Array.isArray(entries)) return entries;
  } catch (error) {
    if (error instanceof OutsideFault) throw new SiteFault('url', error.message);
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new SiteFault('url', 'We couldn’t find Nightscout at this address.');
}
