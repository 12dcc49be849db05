import type { Db } from '#server/db/database.ts';
import { newId } from '#server/core/new-id.ts';
import { auditEntries, type AuditDetails } from './tables.ts';

/** The actor. Entries are matched to people by id, because names can be reused. */
export interface AuditActor {
  readonly userId: string | null;
  readonly username: string;
}

/** The server itself, if no person acted. Its name is reserved. */
export const SYSTEM: AuditActor = { userId: null, username: 'system' };

/** An action on an account, content or money. */
export interface Audited {
  /** Object and verb, such as `user.disable`. */
  readonly action: string;
  /** Target type and name, such as `user` and their username. */
  readonly targetKind: string;
  readonly target: string;
  /** A user's id. */
  readonly targetId?: string;
  readonly details?: AuditDetails;
}

export interface NamedUser {
  readonly id: string;
  readonly displayUsername: string;
}

/** A user as an audit target. */
export const userTarget = ({ id, displayUsername }: NamedUser) => ({
  targetKind: 'user',
  target: displayUsername,
  targetId: id,
});

/** Writes an audit entry in the caller's transaction, so that it exists exactly if the change does. */
export async function audit(
  tx: Db,
  { userId, username }: AuditActor,
  { details = {}, ...done }: Audited,
  nowMs: number,
): Promise<void> {
  await tx
    .insert(auditEntries)
    .values({ id: newId(), at: new Date(nowMs), actor: username, actorId: userId, ...done, details });
}
