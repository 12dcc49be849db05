import { sweepRateLimits } from './auth/rate-limit.ts';
import { sweepSessions } from './auth/session.ts';
import { panelStore } from './blood/commands.ts';
import { assessmentStore } from './bio-age/commands.ts';
import { bodyStore } from './body/commands.ts';
import { keepDemo } from './demo/keep-demo.ts';
import { keepDemoScores } from './demo/keep-scores.ts';
import { closeAllOverdue } from './fasting/closing.ts';
import { fastStore } from './fasting/commands.ts';
import { faultOf } from './http/api-errors.ts';
import { sweepGlucose } from './glucose/imports.ts';
import { longevityDeps } from './longevity-score.ts';
import { sweepDeletedMeals } from './meals/commands.ts';
import { sweepPhotos } from './meals/photo-commands.ts';
import { sweepModelAnswers } from './meals/model-answers.ts';
import { sweepDeletedSavedMeals } from './meals/saved-commands.ts';
import { sweepPlanUses } from './membership/commands.ts';
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

async function keepDemoMember(services: Services): Promise<void> {
  const { database, foods, now } = services;
  const timeZone = serverTimeZone();
  await keepDemo({ db: database.db, index: foods.index, timeZone }, now());
  await keepDemoScores(longevityDeps(services), timeZone);
}

async function keepOnce(services: Services): Promise<void> {
  const {
    config,
    database: { db },
    store,
    now,
  } = services;
  if (config.demoLogin) await keepDemoMember(services);
  await sweepRateLimits(db, now());
  await sweepSessions(db, now());
  await sweepDeletedMeals(db, now());
  await sweepPhotos({ db, store, now });
  await sweepModelAnswers(db, now());
  await sweepPlanUses(db, now());
  await sweepDeletedSavedMeals(db, now());
  await sweepGlucose(db, now());
  await closeAllOverdue(db, now());
  await fastStore.sweep(db, now());
  await panelStore.sweep(db, now());
  await assessmentStore.sweep(db, now());
  await bodyStore.sweep(db, now());
  await drinkStore.sweep(db, now());
  await sleepStore.sweep(db, now());
  await sweepCups(db, now());
  await takeStore.sweep(db, now());
  await ownStore.sweep(db, now());
  for (const store of [checkInStore, questionnaireStore, hrvStore]) await store.sweep(db, now());
}

/**
 * Keeps the house in the background, at once and then every quarter of an hour: demo data, ended sessions, what was deleted long ago.
 * @returns ends it, after what is being done
 */
export function startUpkeep(services: Services): () => Promise<void> {
  let work = Promise.resolve();
  const keep = () => {
    work = work
      .then(() => keepOnce(services))
      .catch((error: unknown) =>
        services.log.error({ fault: faultOf(error) }, 'upkeep failed; it is tried again later'),
      );
  };
  keep();
  const timer = setInterval(keep, EVERY_MS);
  return () => {
    clearInterval(timer);
    return work;
  };
}
