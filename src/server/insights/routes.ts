import { implement } from '@orpc/server';
import { insights } from '#contract/insights.ts';
import type { Deps } from '#server/db/deps.ts';
import { adminsOnly, type ApiContext } from '#server/http/api/api-context.ts';
import { cohortsOf } from './cohorts.ts';
import type { Insights } from './insights.ts';
import { statisticsOf } from './queries.ts';

export interface InsightDeps extends Deps {
  readonly insights: Insights;
}

/** API routes for marketing statistics. */
export function insightRoutes({ db, insights: counted, now }: InsightDeps) {
  const os = implement(insights).$context<ApiContext>().use(adminsOnly);
  return os.router({
    statistics: os.statistics.handler(async ({ input }) => {
      await counted.flush();
      return statisticsOf(db, input, now());
    }),
    cohorts: os.cohorts.handler(() => cohortsOf(db, now())),
  });
}
