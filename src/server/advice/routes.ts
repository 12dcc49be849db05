import { implement } from '@orpc/server';
import { advice } from '#contract/advice.ts';
import type { Deps } from '#server/db/deps.ts';
import { membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import { adviceOf } from './queries.ts';

/** API routes for advice. */
export function adviceRoutes({ db, now }: Deps) {
  const os = implement(advice).$context<ApiContext>().use(membersOnly);
  return os.router({
    get: os.get.handler(async ({ input, context: { actor } }) => {
      const findings = await adviceOf(db, now(), { userId: actor.userId, ...input });
      return findings.map(({ figures, ...finding }) => ({ ...finding, figures: { ...figures } }));
    }),
  });
}
