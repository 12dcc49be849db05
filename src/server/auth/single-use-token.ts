import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { newId } from '#server/core/new-id.ts';
import type { Db } from '#server/db/database.ts';
import { verifications } from './tables.ts';

const TOKEN_BYTES = 32;

/** What a token is for: part of what is stored, so that a token of one kind is worthless as another. */
type TokenKind = 'password-reset' | 'invite';

const identifierOf = (kind: TokenKind, token: string): string =>
  `${kind}:${createHash('sha256').update(token).digest('base64url')}`;

/** Stores the hash of a new token with a value. @returns the token */
export async function issueToken(
  tx: Db,
  kind: TokenKind,
  { value, expiresAt }: { readonly value: string; readonly expiresAt: Date },
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await tx
    .insert(verifications)
    .values({ id: newId(), identifier: identifierOf(kind, token), value, expiresAt });
  return token;
}

const isGood = (kind: TokenKind, token: string, nowMs: number) =>
  and(eq(verifications.identifier, identifierOf(kind, token)), gt(verifications.expiresAt, new Date(nowMs)));

/** The value of a token; undefined if it expired, was used or never existed. */
export async function valueOfToken(
  db: Db,
  kind: TokenKind,
  token: string,
  nowMs: number,
): Promise<string | undefined> {
  const [found] = await db
    .select({ value: verifications.value })
    .from(verifications)
    .where(isGood(kind, token, nowMs));
  return found?.value;
}

/** Redeems a token in the caller's transaction. Only one of two concurrent uses succeeds. @returns as `valueOfToken` */
export async function redeemToken(
  tx: Db,
  kind: TokenKind,
  token: string,
  nowMs: number,
): Promise<string | undefined> {
  const [used] = await tx
    .delete(verifications)
    .where(isGood(kind, token, nowMs))
    .returning({ value: verifications.value });
  return used?.value;
}
