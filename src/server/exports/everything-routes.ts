import { Hono } from 'hono';
import type { Logger } from 'pino';
import { countAttempt } from '#server/auth/rate-limit.ts';
import type { ReadSession } from '#server/auth/session.ts';
import { isHead, sendDownload } from '#server/http/files/download.ts';
import { requireMember, type MemberEnv } from '#server/http/require-member.ts';
import { retryLater, wireAnswer } from '#server/http/wire-answer.ts';
import { everythingOf, type EverythingDeps } from './everything.ts';
import { zipped } from './zipped.ts';

export interface EverythingOptions extends EverythingDeps {
  readonly readSession: ReadSession;
  readonly log: Logger;
}

const A_MOMENT_MS = 30_000;
const TOO_MANY =
  'Your export is already running, or you’ve downloaded it several times this hour. Wait for it to finish, or try again later.';
/** Per member, per hour. */
const EXPORTS = { tries: 20, windowMs: 60 * 60_000 };

/**
 * A member's full export as one archive, `/everything`; `?part=2` and later hold more pictures. For its owner only, on every plan, and one
 * at a time: members don't block each other.
 */
export function everythingFile({ readSession, log, ...deps }: EverythingOptions) {
  const routes = new Hono<MemberEnv>();
  /** Members with a running export. */
  const taking = new Set<string>();

  async function* forOne(userId: string, pieces: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
    try {
      yield* pieces;
    } finally {
      taking.delete(userId);
    }
  }

  /** Starts a member's turn. @returns ms to wait first; 0 if it started */
  async function begin(userId: string): Promise<number> {
    if (taking.has(userId)) return A_MOMENT_MS;
    taking.add(userId);
    try {
      const waitMs = await countAttempt(deps.db, ['export', userId], EXPORTS, deps.now());
      if (waitMs > 0) taking.delete(userId);
      return waitMs;
    } catch (error) {
      taking.delete(userId);
      throw error;
    }
  }

  routes.get('/everything', requireMember(readSession, 'export.everything'), async (c) => {
    const { userId } = c.get('actor');
    const part = Number(c.req.query('part') ?? '1');
    if (!Number.isInteger(part) || part < 1 || part > 1000) return wireAnswer(c, 'NOT_FOUND');
    const waitMs = isHead(c) ? 0 : await begin(userId);
    if (waitMs > 0) {
      retryLater(c, waitMs);
      return wireAnswer(c, 'TOO_MANY_REQUESTS', TOO_MANY, 'export');
    }
    const at = new Date(deps.now());
    const number = part === 1 ? '' : `-${part}`;
    const file = {
      name: `perennial-everything-${at.toISOString().slice(0, 10)}${number}.zip`,
      type: 'application/zip',
    };
    return sendDownload(c, file, forOne(userId, zipped(everythingOf(deps, userId, part), at)), log);
  });
  return routes;
}
