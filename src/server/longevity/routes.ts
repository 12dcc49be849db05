import { implement } from '@orpc/server';
import { longevity } from '#contract/longevity.ts';
import { daysBetween, localDate } from '#domain/time/local-date.ts';
import { membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import { refuseField } from '#server/core/refusal.ts';
import type { DueScores } from './due-scores.ts';
import type { DietReads } from '#server/diet-quality/queries.ts';
import { currentScoreOf, historyOf, storedScoreOf } from './queries.ts';

/** Tolerance for device clocks and for midnight. */
const MAX_DAYS_OFF = 1;

/** API routes for the longevity score. */
export function longevityRoutes(deps: DietReads, due: DueScores) {
  const os = implement(longevity).$context<ApiContext>().use(membersOnly);
  return os.router({
    today: os.today.handler(async ({ input: { date, timeZone }, context: { actor } }) => {
      if (Math.abs(daysBetween(localDate(deps.now(), timeZone), date)) > MAX_DAYS_OFF)
        throw refuseField('BAD_REQUEST', 'date', 'Request today’s score. Earlier scores are in the history.');
      return currentScoreOf(deps, due, { userId: actor.userId, date });
    }),
    day: os.day.handler(({ input: { date }, context: { actor } }) =>
      storedScoreOf(deps.db, { userId: actor.userId, date }),
    ),
    history: os.history.handler(({ input: { from, to }, context: { actor } }) =>
      historyOf(deps.db, actor.userId, from, to),
    ),
  });
}
