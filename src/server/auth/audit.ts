import type { Db } from '#server/db/database.ts';
import { newId } from './new-id.ts';
import { auditEntries, type AuditDetails } from './tables.ts';

/** The server itself, where no person acted. */
export const SYSTEM = { username: 'system' } as const;

/** Something that was done to an account, to content or to money. */
export interface Audited {
  /** A verb after its object, such as `user.disable`. */
  readonly action: string;
  /** What it was done to, such as `user` and their username. */
  readonly targetKind: string;
  readonly target: string;
  readonly details?: AuditDetails;
}

/** Writes down within the caller's transaction who did what: it stands when that holds, and not when it fails. */
export async function audit(
  tx: Db,
  { username }: { readonly username: string },
  { details = {}, ...done }: Audited,
  nowMs: number,
): Promise<void> {
  await tx
    .insert(auditEntries)
    .values({ id: newId(), at: new Date(nowMs), actor: username, ...done, details });
}
