import { implement } from '@orpc/server';
import { experiments } from '#contract/experiments.ts';
import { membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import { memberOn } from '#server/member/queries.ts';
import {
  markDay,
  removeExperiment,
  startExperiment,
  stopExperiment,
  type ExperimentDeps,
} from './commands.ts';
import { experimentAnswer, experimentOf, experimentsOf, planOf, summaryOf } from './queries.ts';

/** API routes for a member's experiments. */
export function experimentRoutes(deps: ExperimentDeps) {
  const os = implement(experiments).$context<ApiContext>().use(membersOnly);
  const todayOf = async (userId: string): Promise<string> =>
    (await memberOn(deps.db, userId, deps.now())).date;
  return os.router({
    list: os.list.handler(async ({ context: { actor } }) => {
      const [rows, today] = await Promise.all([experimentsOf(deps.db, actor.userId), todayOf(actor.userId)]);
      return rows.map((row) => summaryOf(row, today));
    }),
    plan: os.plan.handler(({ input, context: { actor } }) => planOf(deps, actor.userId, input.idea)),
    get: os.get.handler(async ({ input, context: { actor } }) => {
      const row = await experimentOf(deps.db, actor.userId, input.id);
      return experimentAnswer({ ...deps, userId: actor.userId, today: await todayOf(actor.userId) }, row);
    }),
    start: os.start.handler(({ input, context: { actor } }) => startExperiment(deps, actor, input)),
    mark: os.mark.handler(({ input, context: { actor } }) => markDay(deps, actor, input)),
    stop: os.stop.handler(({ input, context: { actor } }) => stopExperiment(deps, actor, input.id)),
    remove: os.remove.handler(async ({ input, context: { actor } }) => {
      await removeExperiment(deps, actor, input.id);
      return input;
    }),
  });
}
