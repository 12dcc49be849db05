import { implement } from '@orpc/server';
import { stress } from '#contract/stress.ts';
import type { Db } from '#server/db/database.ts';
import { membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import {
  checkInAnswer,
  checkInStore,
  hrvAnswer,
  hrvStore,
  putCheckIn,
  putHrv,
  putQuestionnaire,
  questionnaireAnswer,
  questionnaireStore,
} from './commands.ts';

/** Check-ins, the questionnaire and heart rate variability over the wire. */
export function stressRoutes({ db, now }: { db: Db; now: () => number }) {
  const os = implement(stress).$context<ApiContext>().use(membersOnly);
  return os.router({
    checkIns: {
      list: os.checkIns.list.handler(async ({ input: { from, to }, context: { actor } }) =>
        (await checkInStore.between(db, actor.userId, from, to)).map(checkInAnswer),
      ),
      put: os.checkIns.put.handler(({ input, context }) => putCheckIn(db, context.actor, input, now())),
      remove: os.checkIns.remove.handler(async ({ input: { id }, context }) => {
        await checkInStore.remove(db, context.actor, id, now());
        return { id };
      }),
      restore: os.checkIns.restore.handler(async ({ input: { id }, context }) =>
        checkInAnswer(await checkInStore.restore(db, context.actor, id)),
      ),
    },
    questionnaires: {
      list: os.questionnaires.list.handler(async ({ input: { from, to }, context: { actor } }) =>
        (await questionnaireStore.between(db, actor.userId, from, to)).map(questionnaireAnswer),
      ),
      put: os.questionnaires.put.handler(({ input, context }) =>
        putQuestionnaire(db, context.actor, input, now()),
      ),
      remove: os.questionnaires.remove.handler(async ({ input: { id }, context }) => {
        await questionnaireStore.remove(db, context.actor, id, now());
        return { id };
      }),
      restore: os.questionnaires.restore.handler(async ({ input: { id }, context }) =>
        questionnaireAnswer(await questionnaireStore.restore(db, context.actor, id)),
      ),
    },
    hrv: {
      list: os.hrv.list.handler(async ({ input: { from, to }, context: { actor } }) =>
        (await hrvStore.between(db, actor.userId, from, to)).map(hrvAnswer),
      ),
      put: os.hrv.put.handler(({ input, context }) => putHrv(db, context.actor, input, now())),
      remove: os.hrv.remove.handler(async ({ input: { id }, context }) => {
        await hrvStore.remove(db, context.actor, id, now());
        return { id };
      }),
      restore: os.hrv.restore.handler(async ({ input: { id }, context }) =>
        hrvAnswer(await hrvStore.restore(db, context.actor, id)),
      ),
    },
  });
}
