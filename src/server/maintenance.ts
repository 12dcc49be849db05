import { MINUTE_MS } from '#domain/time/spans.ts';
import { sweepRateLimits } from '#server/auth/rate-limit.ts';
import { sweepAccessEvents } from '#server/account/access-events.ts';
import { sweepDeletions } from '#server/account/erase-member.ts';
import { sweepSessions, sweepVerifications } from '#server/auth/session.ts';
import { panelStore } from '#server/blood/commands.ts';
import { assessmentStore } from '#server/bio-age/commands.ts';
import { bodyStore } from '#server/body/commands.ts';
import { sweepDemoCopies } from '#server/demo/copies.ts';
import { keepDemo } from '#server/demo/keep-demo.ts';
import { keepDemoScores } from '#server/demo/keep-scores.ts';
import { closeAllOverdue } from '#server/fasting/closing.ts';
import { fastStore } from '#server/fasting/commands.ts';
import { uploadsOf } from './food-uploads.ts';
import { sweepUploads } from '#server/foods/uploads.ts';
import { faultOf } from '#server/core/fault.ts';
import { sweepGlucose } from '#server/glucose/imports.ts';
import { rollUp } from '#server/insights/roll-up.ts';
import { sweepDeletedMeals } from '#server/meals/commands.ts';
import { sweepPhotos } from '#server/meals/photo-commands.ts';
import { sweepModelAnswers } from '#server/meals/model-answers.ts';
import { sweepDeletedSavedMeals } from '#server/meals/saved-commands.ts';
import { sweepMails } from '#server/mail/outbox.ts';
import { sweepPlanUses } from '#server/membership/commands.ts';
import { sweepPurchases } from '#server/membership/purchases.ts';
import { startRounds, type Chore } from '#server/jobs/scheduler.ts';
import { dietReads, type Services } from './services.ts';
import { sleepStore } from '#server/sleep/commands.ts';
import { ownStore } from '#server/supplements/own.ts';
import { takeStore } from '#server/supplements/takes.ts';
import { drinkStore } from '#server/water/commands.ts';
import { sweepCups } from '#server/water/cups.ts';
import { checkInStore, hrvStore, questionnaireStore } from '#server/stress/commands.ts';

const EVERY_MS = 15 * MINUTE_MS;
/** More than the slowest takes on a large installation; what takes longer is stuck. */
const MAX_MS = 30 * MINUTE_MS;

/** The zone the server stands in; its demo member lives there too. */
export const serverTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

async function keepDemoMember(services: Services, ending: AbortSignal): Promise<void> {
  const { database, foods, now } = services;
  const timeZone = serverTimeZone();
  await keepDemo({ db: database.db, index: foods.index, timeZone }, now());
  await keepDemoScores(dietReads(services), timeZone, ending);
}

/** What is done each time, in this order; one that fails keeps none of the others from their turn. */
const chores = (services: Services, ending: AbortSignal): readonly Chore[] => {
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
  ];
  return [
    ...(config.demoLogin ? [() => keepDemoMember(services, ending)] : []),
    () => sweepDemoCopies(services),
    () => sweepRateLimits(db, now()),
    () => sweepSessions(db, now()),
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
    () => rollUp(db, now()),
    () => sweepDeletedSavedMeals(db, now()),
    () => sweepGlucose(db, now()),
    () => closeAllOverdue(db, now()),
    () => sweepCups(db, now()),
    ...stores.map((entries) => () => entries.sweep(db, now())),
  ];
};

/**
 * Keeps the house in the background, at once and then every quarter of an hour: demo data, ended sessions, what was deleted long ago.
 * @returns ends it, after what is being done
 */
export function startUpkeep(services: Services): () => Promise<void> {
  const ending = new AbortController();
  const stop = startRounds({
    everyMs: EVERY_MS,
    mostMs: MAX_MS,
    chores: () => chores(services, ending.signal),
    onFault: (fault) =>
      services.log.error({ fault: faultOf(fault) }, 'upkeep failed; it is tried again later'),
    onRound: (round) => {
      services.upkeep.last = { endedAtMs: services.now(), ...round };
    },
  });
  return () => {
    ending.abort();
    return stop();
  };
}
