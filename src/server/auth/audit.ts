import type { Db } from '#server/db/database.ts';
import { newId } from '#server/core/new-id.ts';
import { auditEntries, type AuditDetails } from './tables.ts';

/** Whoever acted. Entries are matched to people by id: names can be given again. */
export interface AuditActor {
  readonly userId: string | null;
  readonly username: string;
}

/** The server itself, if no person acted. Nobody can register its name. */
export const SYSTEM: AuditActor = { userId: null, username: 'system' };

/** Something that was done to an account, to content or to money. */
export interface Audited {
  /** A verb after its object, such as `user.disable`. */
  readonly action: string;
  /** Target type and name, such as `user` and their username. */
  readonly targetKind: string;
  readonly target: string;
  /** Of a user, the id. */
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
