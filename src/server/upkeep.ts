import { sweepRateLimits } from './auth/rate-limit.ts';
import { sweepDeletions } from './account/erase-member.ts';
import { sweepSessions, sweepVerifications } from './auth/session.ts';
import { panelStore } from './blood/commands.ts';
import { assessmentStore } from './bio-age/commands.ts';
import { bodyStore } from './body/commands.ts';
import { keepDemo } from './demo/keep-demo.ts';
import { keepDemoScores } from './demo/keep-scores.ts';
import { closeAllOverdue } from './fasting/closing.ts';
import { fastStore } from './fasting/commands.ts';
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
import type { Services } from './services.ts';
import { sleepStore } from './sleep/commands.ts';
import { ownStore } from './supplements/own.ts';
import { takeStore } from './supplements/takes.ts';
import { drinkStore } from './water/commands.ts';
import { sweepCups } from './water/cups.ts';
import { checkInStore, hrvStore, questionnaireStore } from './stress/commands.ts';

const EVERY_MS = 15 * 60_000;

/** The zone the server stands in; its demo member lives there too. */
export const serverTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

async function keepDemoMember(services: Services, ending: AbortSignal): Promise<void> {
  const { database, foods, now } = services;
  const timeZone = serverTimeZone();
  await keepDemo({ db: database.db, index: foods.index, timeZone }, now());
  await keepDemoScores(longevityDeps(services), timeZone, ending);
}

/** What is done each time, in this order; one that fails keeps none of the others from their turn. */
const chores = (services: Services, ending: AbortSignal): readonly (() => Promise<unknown>)[] => {
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
    () => sweepRateLimits(db, now()),
    () => sweepSessions(db, now()),
    () => sweepDeletions(services),
    () => sweepVerifications(db, now()),
    () => sweepDeletedMeals(db, now()),
    () => sweepPhotos({ db, store, now }),
    () => sweepModelAnswers(db, now()),
    () => sweepPlanUses(db, now()),
    () => sweepPurchases(db, now()),
    () => sweepMails(db, now()),
    () => rollUp(db, now()),
    () => sweepDeletedSavedMeals(db, now()),
    () => sweepGlucose(db, now()),
    () => closeAllOverdue(db, now()),
    () => sweepCups(db, now()),
    ...stores.map((entries) => () => entries.sweep(db, now())),
  ];
};

async function keepOnce(services: Services, ending: AbortSignal): Promise<void> {
  const begunMs = performance.now();
  const due = chores(services, ending);
  let failed = 0;
  for (const chore of due)
    await chore().catch((error: unknown) => {
      failed += 1;
      services.log.error({ fault: faultOf(error) }, 'upkeep failed; it is tried again later');
    });
  const tookMs = Math.round(performance.now() - begunMs);
  services.upkeep.last = { endedAtMs: services.now(), tookMs, chores: due.length, failed };
}

/**
 * Keeps the house in the background, at once and then every quarter of an hour: demo data, ended sessions, what was deleted long ago.
 * @returns ends it, after what is being done
 */
export function startUpkeep(services: Services): () => Promise<void> {
  const ending = new AbortController();
  let work = Promise.resolve();
  const keep = () => {
    work = work.then(() => keepOnce(services, ending.signal));
  };
  keep();
  const timer = setInterval(keep, EVERY_MS);
  return () => {
    clearInterval(timer);
    ending.abort();
    return work;
  };
}
