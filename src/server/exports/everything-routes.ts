import { Hono } from 'hono';
import type { Logger } from 'pino';
import { takeTry } from '#server/auth/rate-limit.ts';
import type { ReadSession } from '#server/auth/session.ts';
import { sendAsFile } from '#server/http/sent-file.ts';
import { signedIn, type MemberEnv } from '#server/http/signed-in.ts';
import { retryLater, wireAnswer } from '#server/http/wire-answer.ts';
import { everythingOf, type EverythingDeps } from './everything.ts';
import { zipped } from './zipped.ts';

export interface EverythingOptions extends EverythingDeps {
  readonly readSession: ReadSession;
  readonly log: Logger;
}

/** Archives that are made at once; more are told to come again. */
const MOST_AT_ONCE = 4;
const A_MOMENT_MS = 30_000;
/** A member's own, an hour. */
const EXPORTS = { tries: 20, windowMs: 60 * 60_000 };

/** Everything of a member as one archive, `/everything`; `?part=2` and on are more pictures. Its owner alone gets it, on every plan. */
export function everythingFile({ readSession, log, ...deps }: EverythingOptions) {
  const routes = new Hono<MemberEnv>();
  let making = 0;

  async function* counted(pieces: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
    making += 1;
    try {
      yield* pieces;
    } finally {
      making -= 1;
    }
  }

  routes.get('/everything', signedIn(readSession, 'export.everything'), async (c) => {
    const { userId } = c.get('actor');
    const part = Number(c.req.query('part') ?? '1');
    if (!Number.isInteger(part) || part < 1 || part > 1000) return wireAnswer(c, 'NOT_FOUND');
    if (c.req.raw.method === 'HEAD') return c.body(null);
    const waitMs =
      making >= MOST_AT_ONCE ? A_MOMENT_MS : await takeTry(deps.db, ['export', userId], EXPORTS, deps.now());
    if (waitMs > 0) {
      retryLater(c, waitMs);
      return wireAnswer(c, 'TOO_MANY_REQUESTS');
    }
    const at = new Date(deps.now());
    const number = part === 1 ? '' : `-${part}`;
    const file = {
      name: `perennial-everything-${at.toISOString().slice(0, 10)}${number}.zip`,
      type: 'application/zip',
    };
    return sendAsFile(c, file, counted(zipped(everythingOf(deps, userId, part), at)), log);
  });
  return routes;
}
