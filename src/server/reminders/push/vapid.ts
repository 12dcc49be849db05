import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { HOUR_MS } from '#domain/time/spans.ts';
import type { Sealer } from '#server/core/seal.ts';
import type { Deps } from '#server/db/deps.ts';
import { pushKeys } from '#server/reminders/tables.ts';

const ID = 'vapid';
/** RFC 8292 allows a day. */
const VALID_MS = 12 * HOUR_MS;

/** The server's key pair. */
export interface PushKey {
  /** Uncompressed point, base64url, as browsers expect it. */
  readonly publicKey: string;
  /** JSON Web Key. */
  readonly privateJwk: string;
}

export interface KeyDeps extends Deps {
  readonly sealer: Sealer;
}

function newKey(): PushKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = privateKey.export({ format: 'jwk' });
  const point = [jwk.x, jwk.y].map((part) => Buffer.from(part ?? '', 'base64url'));
  return {
    publicKey: Buffer.concat([Buffer.from([4]), ...point]).toString('base64url'),
    privateJwk: JSON.stringify(jwk),
  };
}

/**
 * The server's push key, created on first use. If it can't be decrypted, because AUTH_SECRET has changed, a new one replaces it, and
 * browsers subscribe again at their next visit.
 */
export async function pushKeyOf({ db, sealer, now }: KeyDeps): Promise<PushKey> {
  const [known] = await db.select().from(pushKeys).where(eq(pushKeys.id, ID));
  const opened = known && sealer.open(known.sealedPrivateKey);
  if (known && opened !== undefined) return { publicKey: known.publicKey, privateJwk: opened };
  const { publicKey, privateJwk } = newKey();
  const row = { publicKey, sealedPrivateKey: sealer.seal(privateJwk), createdAt: new Date(now()) };
  // Two servers that start together end up with one key: the second finds nothing to insert or replace.
  if (known) await db.update(pushKeys).set(row).where(eq(pushKeys.sealedPrivateKey, known.sealedPrivateKey));
  else
    await db
      .insert(pushKeys)
      .values({ id: ID, ...row })
      .onConflictDoNothing();
  return pushKeyOf({ db, sealer, now });
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * The `Authorization` header for a push service (RFC 8292).
 * @param subject `https:` or `mailto:` contact of the operator
 */
export function vapidHeader(
  { publicKey, privateJwk }: PushKey,
  {
    endpoint,
    subject,
    nowMs,
  }: { readonly endpoint: string; readonly subject: string; readonly nowMs: number },
): string {
  const exp = Math.floor((nowMs + VALID_MS) / 1000);
  const said = `${part({ typ: 'JWT', alg: 'ES256' })}.${part({ aud: new URL(endpoint).origin, exp, sub: subject })}`;
  const key = createPrivateKey({ key: JSON.parse(privateJwk), format: 'jwk' });
  const signature = sign('sha256', Buffer.from(said), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${said}.${signature.toString('base64url')}, k=${publicKey}`;
}
