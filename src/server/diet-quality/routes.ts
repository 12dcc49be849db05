import { implement } from '@orpc/server';
import { dietQuality } from '#contract/diet-quality.ts';
import { membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import { dietQualityAnswer } from './diet-quality-answer.ts';
import { dietQualityOf, windowFrom, type DietReads } from './queries.ts';

/** API routes for diet quality. */
export function dietQualityRoutes(deps: DietReads) {
  const os = implement(dietQuality).$context<ApiContext>().use(membersOnly);
  return os.router({
    get: os.get.handler(async ({ input: { date }, context: { actor } }) =>
      dietQualityAnswer(
        await dietQualityOf(deps, { userId: actor.userId, from: windowFrom(date), to: date }),
      ),
    ),
  });
}
