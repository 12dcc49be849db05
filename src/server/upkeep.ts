import { MINUTE_MS } from '#domain/time/spans.ts';
import { sweepRateLimits } from './auth/rate-limit.ts';
import { sweepAccessEvents } from './account/access-events.ts';
import { sweepDeletions } from './account/erase-member.ts';
import { sweepSessions, sweepVerifications } from './auth/session.ts';
import { panelStore } from './blood/commands.ts';
import { assessmentStore } from './bio-age/commands.ts';
import { bodyStore } from './body/commands.ts';
import { sweepDemoCopies } from './demo/copies.ts';
import { keepDemo } from './demo/keep-demo.ts';
import { keepDemoScores } from './demo/keep-scores.ts';
import { closeAllOverdue } from './fasting/closing.ts';
import { fastStore } from './fasting/commands.ts';
import { uploadsOf } from './food-uploads.ts';
import { sweepUploads } from './foods/uploads.ts';
import { faultOf } from './http/api-errors.ts';
import { sweepGlucose } from './glucose/imports.ts';
import { rollUp } from './insights/roll-up.ts';
import { longevityDeps } from './longevity-score.ts';
import { sweepDeletedMeals } from './meals/commands.ts';
import { sweepPhotos } from './meals/photo-commands.ts';
import { sweepModelAnswers } from './meals/model-answers.ts';
import { sweepDeletedSavedMeals } from './meals/saved-commands.ts';
import { sweepMails } from './mail/outbox.ts';
import { sweepPlanUses } from './membership/commands.ts';
import { sweepPurchases } from './membership/purchases.ts';
import { startRounds, type Chore } from './rounds.ts';
import type { Services } from './services.ts';
import { sleepStore } from './sleep/commands.ts';
import { ownStore } from './supplements/own.ts';
import { takeStore } from './supplements/takes.ts';
import { drinkStore } from './water/commands.ts';
import { sweepCups } from './water/cups.ts';
import { checkInStore, hrvStore, questionnaireStore } from './stress/commands.ts';

const EVERY_MS = 15 * MINUTE_MS;
/** More than the slowest takes on a large installation; what takes longer is stuck. */
const MAX_MS = 30 * MINUTE_MS;

/** The zone the server stands in; its demo member lives there too. */
export const serverTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

async function keepDemoMember(services: Services, ending: AbortSignal): Promise<void> {
  const { database, foods, now } = services;
  const timeZone = serverTimeZone();
  await keepDemo({ db: database.db, index: foods.index, timeZone }, now());
  await keepDemoScores(longevityDeps(services), timeZone, ending);
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
