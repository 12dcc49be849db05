import { implement } from '@orpc/server';
import { movement } from '#contract/movement.ts';
import type { Deps } from '#server/db/deps.ts';
import { membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import { entryHandlers } from '#server/http/api/entry-handlers.ts';
import type { SourceChoice } from '#server/http/api/source-choice.ts';
import {
  activityDayStore,
  putActivityDay,
  putDaySources,
  putVo2Max,
  putWorkout,
  vo2MaxStore,
  workoutStore,
} from './commands.ts';
import { totalSourcesOf } from './queries.ts';

interface MovementDeps extends Deps {
  /** Source order of workouts. */
  readonly workoutSources: SourceChoice;
}

/** API routes for workouts, daily totals and VO2 max. */
export function movementRoutes({ db, now, workoutSources }: MovementDeps) {
  const os = implement(movement).$context<ApiContext>().use(membersOnly);
  const workouts = entryHandlers({ db, now }, { store: workoutStore, put: putWorkout });
  const days = entryHandlers({ db, now }, { store: activityDayStore, put: putActivityDay });
  const vo2Max = entryHandlers({ db, now }, { store: vo2MaxStore, put: putVo2Max });
  return os.router({
    sources: {
      get: os.sources.get.handler(({ context }) => totalSourcesOf(db, context.actor.userId)),
      put: os.sources.put.handler(({ input, context }) =>
        putDaySources(db, context.actor, input.order, now()),
      ),
    },
    workoutSources: {
      get: os.workoutSources.get.handler(({ context }) => workoutSources.get(context.actor)),
      put: os.workoutSources.put.handler(({ input, context }) =>
        workoutSources.put(context.actor, input.order),
      ),
    },
    workouts: {
      list: os.workouts.list.handler(workouts.list),
      put: os.workouts.put.handler(workouts.put),
      remove: os.workouts.remove.handler(workouts.remove),
      restore: os.workouts.restore.handler(workouts.restore),
    },
    days: {
      list: os.days.list.handler(days.list),
      put: os.days.put.handler(days.put),
      remove: os.days.remove.handler(days.remove),
      restore: os.days.restore.handler(days.restore),
    },
    vo2Max: {
      list: os.vo2Max.list.handler(vo2Max.list),
      put: os.vo2Max.put.handler(vo2Max.put),
      remove: os.vo2Max.remove.handler(vo2Max.remove),
      restore: os.vo2Max.restore.handler(vo2Max.restore),
    },
  });
}
