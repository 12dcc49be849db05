import { implement } from '@orpc/server';
import { goals } from '#contract/goals/goals.ts';
import { membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import { acceptCheckIn, declineCheckIn, updateGoals, type GoalDeps } from './commands.ts';
import { expenditureOf } from './expenditure.ts';
import { memberBasisOf } from './member-basis.ts';
import { goalsOf, projectedWeight } from './queries.ts';
import { previewOf } from './judge-draft.ts';

/** API routes for daily targets, projections and the weekly check-in. */
export function goalRoutes(deps: GoalDeps) {
  const { db, now } = deps;
  const os = implement(goals).$context<ApiContext>().use(membersOnly);
  const memberOf = (userId: string) => memberBasisOf(db, userId, now());
  return os.router({
    get: os.get.handler(({ context: { actor } }) => goalsOf(db, actor.userId, now())),
    preview: os.preview.handler(async ({ input, context: { actor } }) =>
      previewOf(await memberOf(actor.userId), input),
    ),
    update: os.update.handler(({ input: { confirmed = [], ...draft }, context }) =>
      updateGoals(deps, context.actor, draft, confirmed),
    ),
    projection: os.projection.handler(({ context: { actor } }) => projectedWeight(db, actor.userId, now())),
    expenditure: os.expenditure.handler(async ({ context: { actor } }) =>
      expenditureOf(db, await memberOf(actor.userId)),
    ),
    acceptCheckIn: os.acceptCheckIn.handler(({ input, context }) =>
      acceptCheckIn(deps, context.actor, input.energyKcal),
    ),
    declineCheckIn: os.declineCheckIn.handler(({ context }) => declineCheckIn(deps, context.actor)),
  });
}
