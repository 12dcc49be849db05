import { implement } from '@orpc/server';
import { advice } from '#contract/advice.ts';
import { membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import { adviceOf, type AdviceDeps } from './queries.ts';

/** What is worth acting on, over the wire. */
export function adviceRoutes(deps: AdviceDeps) {
  const os = implement(advice).$context<ApiContext>().use(membersOnly);
  return os.router({
    get: os.get.handler(async ({ input, context: { actor } }) => {
      const findings = await adviceOf(deps, { userId: actor.userId, ...input });
      return findings.map(({ figures, ...finding }) => ({ ...finding, figures: { ...figures } }));
    }),
  });
}
