import type { Context } from 'hono';
import { audit } from '#server/auth/audit.ts';
import type { Deps } from '#server/db/deps.ts';
import { isHead } from './download.ts';
import type { MemberEnv } from '#server/http/require-member.ts';

/** Audits which admin downloaded a list, since it leaves the server. @param file its name, never its content */
export async function noteExport(c: Context<MemberEnv>, { db, now }: Deps, file: string): Promise<void> {
  if (isHead(c)) return;
  await audit(db, c.get('actor'), { action: 'admin.export', targetKind: 'file', target: file }, now());
}
