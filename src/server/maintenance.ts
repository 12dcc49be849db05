import { MINUTE_MS } from '#domain/time/spans.ts';
import { sweepTokens } from '#server/auth/api-token.ts';
import { sweepRateLimits } from '#server/auth/rate-limit.ts';
import { sweepAccessEvents } from '#server/account/access-events.ts';
import { sweepDeletions } from '#server/account/erase-member.ts';
import { sweepSessions, sweepVerifications } from '#server/auth/session.ts';
import { panelStore } from '#server/blood/commands.ts';
import { assessmentStore } from '#server/bio-age/commands.ts';
import { backUp } from '#server/backups/backups.ts';
import { bodyStore } from '#server/body/commands.ts';
import { sweepConversations } from '#server/coach/commands.ts';
import { sweepDemoCopies } from '#server/demo/copies.ts';
import { ensureDemo } from '#server/demo/reset-demo.ts';
import { updateDemoScores } from '#server/demo/demo-scores.ts';
import { closeAllOverdue } from '#server/fasting/auto-close.ts';
import { fastStore } from '#server/fasting/commands.ts';
import { uploadsOf } from './food-uploads.ts';
import { sweepUploads } from '#server/foods/uploads.ts';
import { importDeps } from './import-deps.ts';
import { sweepImports } from './imports/sweep.ts';
import { faultOf } from '#server/core/fault.ts';
import { sweepGlucose } from '#server/glucose/imports.ts';
import { rollUp } from '#server/insights/roll-up.ts';
import { sweepDeletedMeals } from '#server/meals/commands.ts';
import { sweepPhotos } from '#server/meals/photos/photo-commands.ts';
import { sweepModelAnswers } from '#server/meals/model-answers.ts';
import { sweepDeletedSavedMeals } from '#server/meals/saved-commands.ts';
import { sweepMails } from '#server/mail/outbox.ts';
import { sweepPlanUses } from '#server/membership/commands.ts';
import { sweepPurchases } from '#server/membership/purchases.ts';
import { picturesIn } from '#server/storage/open-store.ts';
import { startScheduler, type Task } from '#server/jobs/scheduler.ts';
import { depsOf, type Services } from './services.ts';
import { sweepWebhooks } from '#server/webhooks/deliver.ts';
import { sweepLinks } from '#server/reports/links/commands.ts';
import { sweepDeliveries } from '#server/reminders/scheduler.ts';
import { sleepStore } from '#server/sleep/commands.ts';
import { ownStore } from '#server/supplements/own-supplements.ts';
import { takeStore } from '#server/supplements/takes.ts';
import { drinkStore } from '#server/water/commands.ts';
import { sweepCups } from '#server/water/cups.ts';
import { activityDayStore, vo2MaxStore, workoutStore } from '#server/movement/commands.ts';
import { vitalStore } from '#server/vitals/commands.ts';
import { checkInStore, hrvStore, questionnaireStore } from '#server/stress/commands.ts';

const EVERY_MS = 15 * MINUTE_MS;
/** Longer than the slowest task on a large installation. */
const TIMEOUT_MS = 30 * MINUTE_MS;

/** The server's time zone, which the demo member shares. */
export const serverTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

async function keepDemoMember(services: Services, ending: AbortSignal): Promise<void> {
  const { database, foods, now } = services;
  const timeZone = serverTimeZone();
  await ensureDemo({ db: database.db, index: foods.index, timeZone }, now());
  await updateDemoScores(depsOf(services), timeZone, ending);
}

/** The nightly backup, if the operator wants one. */
function backupTasks({ config: { backups, s3, dataDir }, database, now }: Services): readonly Task[] {
  if (backups === undefined) return [];
  const pictures = s3 ? undefined : picturesIn(dataDir);
  return [() => backUp({ ...backups, database, pictures, now })];
}

/** Everything that runs in a round, in this order. */
const tasks = (services: Services, ending: AbortSignal): readonly Task[] => {
  const {
    config,
    database: { db },
    store,
    now,
  } = services;
  const stores = [
    fastStore,
    panelStore,
    assessmentStore,
    bodyStore,
    drinkStore,
    sleepStore,
    takeStore,
    ownStore,
    checkInStore,
    questionnaireStore,
    hrvStore,
    workoutStore,
    activityDayStore,
    vo2MaxStore,
    vitalStore,
  ];
  return [
    ...(config.demoLogin ? [() => keepDemoMember(services, ending)] : []),
    ...backupTasks(services),
    () => sweepDemoCopies(services),
    () => sweepRateLimits(db, now()),
    () => sweepSessions(db, now()),
    () => sweepTokens(db, now()),
    () => sweepAccessEvents(db, now()),
    () => sweepDeletions(services),
    () => sweepVerifications(db, now()),
    () => sweepDeletedMeals(db, now()),
    () => sweepPhotos({ db, store, now }),
    () => sweepModelAnswers(db, now()),
    () => sweepPlanUses(db, now()),
    () => sweepPurchases(db, now()),
    () => sweepMails(db, now()),
    () => sweepUploads(uploadsOf(services)),
    () => sweepWebhooks(depsOf(services), services.jobs),
    () => sweepImports(importDeps(services)),
    () => sweepLinks(db, now()),
    () => rollUp(db, now()),
    () => sweepDeletedSavedMeals(db, now()),
    () => sweepGlucose(db, now()),
    () => closeAllOverdue(db, now()),
    () => sweepCups(db, now()),
    () => sweepDeliveries({ db, now }),
    () => sweepConversations(db, now()),
    ...stores.map((entries) => () => entries.sweep(db, now())),
  ];
};

/**
 * Cleans up in the background every 15 minutes: demo data, ended sessions, rows past their retention period.
 * @returns stops it after the current task
 */
export function startMaintenance(services: Services): () => Promise<void> {
  const ending = new AbortController();
  const stop = startScheduler({
    everyMs: EVERY_MS,
    timeoutMs: TIMEOUT_MS,
    tasks: () => tasks(services, ending.signal),
    onFault: (fault) =>
      services.log.error({ fault: faultOf(fault) }, 'a maintenance task failed; the next round retries it'),
    onRound: (round) => {
      services.maintenance.last = { endedAtMs: services.now(), ...round };
    },
  });
  return () => {
    ending.abort();
    return stop();
  };
}
