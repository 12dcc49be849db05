import { DAY_MS } from '#domain/time/spans.ts';
import type { Db } from '#server/db/database.ts';
import { issueToken, redeemToken } from './single-use-token.ts';

const KIND = 'invite';
const DAYS = 14;

export interface Invite {
  /** Path and query on this server: "/auth?register=true&invite=…" */
  readonly path: string;
  readonly expiresAt: Date;
}

/** Creates a link with which one person can register. @param invitedBy an admin's id */
export async function issueInvite(tx: Db, invitedBy: string, nowMs: number): Promise<Invite> {
  const expiresAt = new Date(nowMs + DAYS * DAY_MS);
  const token = await issueToken(tx, KIND, { value: invitedBy, expiresAt });
  return { path: `/auth?register=true&invite=${token}`, expiresAt };
}

/** Redeems an invitation in the caller's transaction. @returns false if it expired, was used or never existed */
export const redeemInvite = async (tx: Db, token: string, nowMs: number): Promise<boolean> =>
  (await redeemToken(tx, KIND, token, nowMs)) !== undefined;
