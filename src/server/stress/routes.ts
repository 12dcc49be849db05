import { implement } from '@orpc/server';
import { stress } from '#contract/stress.ts';
import type { Deps } from '#server/db/deps.ts';
import { entryHandlers } from '#server/http/api/entry-handlers.ts';
import { membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import {
  checkInStore,
  hrvStore,
  putCheckIn,
  putHrv,
  putQuestionnaire,
  questionnaireStore,
} from './commands.ts';

/** API routes for check-ins, questionnaires and heart rate variability. */
export function stressRoutes({ db, now }: Deps) {
  const os = implement(stress).$context<ApiContext>().use(membersOnly);
  const checkIns = entryHandlers({ db, now }, { store: checkInStore, put: putCheckIn });
  const questionnaires = entryHandlers({ db, now }, { store: questionnaireStore, put: putQuestionnaire });
  const hrv = entryHandlers({ db, now }, { store: hrvStore, put: putHrv });
  return os.router({
    checkIns: {
      list: os.checkIns.list.handler(checkIns.list),
      put: os.checkIns.put.handler(checkIns.put),
      remove: os.checkIns.remove.handler(checkIns.remove),
      restore: os.checkIns.restore.handler(checkIns.restore),
    },
    questionnaires: {
      list: os.questionnaires.list.handler(questionnaires.list),
      put: os.questionnaires.put.handler(questionnaires.put),
      remove: os.questionnaires.remove.handler(questionnaires.remove),
      restore: os.questionnaires.restore.handler(questionnaires.restore),
    },
    hrv: {
      list: os.hrv.list.handler(hrv.list),
      put: os.hrv.put.handler(hrv.put),
      remove: os.hrv.remove.handler(hrv.remove),
      restore: os.hrv.restore.handler(hrv.restore),
    },
  });
}
