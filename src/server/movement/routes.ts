import { implement } from '@orpc/server';
import { movement } from '#contract/movement.ts';
import type { Db } from '#server/db/database.ts';
import { membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import { entryHandlers } from '#server/http/api/entry-handlers.ts';
import {
  activityDayStore,
  putActivityDay,
  putSourceOrder,
  putVo2Max,
  putWorkout,
  vo2MaxStore,
  workoutStore,
} from './commands.ts';
import { totalSourcesOf } from './queries.ts';

/** Workouts, daily totals and VO2max over the wire. */
export function movementRoutes({ db, now }: { db: Db; now: () => number }) {
  const os = implement(movement).$context<ApiContext>().use(membersOnly);
  const workouts = entryHandlers({ db, now }, { store: workoutStore, put: putWorkout });
  const days = entryHandlers({ db, now }, { store: activityDayStore, put: putActivityDay });
  const vo2Max = entryHandlers({ db, now }, { store: vo2MaxStore, put: putVo2Max });
  return os.router({
    sources: {
      get: os.sources.get.handler(({ context }) => totalSourcesOf(db, context.actor.userId)),
      put: os.sources.put.handler(({ input, context }) => putSourceOrder(db, context.actor, input, now())),
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
