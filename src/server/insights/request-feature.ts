import type { Feature } from '#domain/insights/features.ts';

/**
 * The feature that a write below `/api` uses, by the first segment of its path. Accounts, membership and the admin area don't count.
 */
const WRITES: ReadonlyMap<string, Feature> = new Map([
  ['meals', 'meals'],
  ['eaten-meals', 'meals'],
  ['saved-meals', 'meals'],
  ['days', 'meals'],
  ['corrections', 'meals'],
  ['photos', 'photos'],
  ['own-foods', 'foods'],
  ['recipes', 'foods'],
  ['goals', 'goals'],
  ['body-measurements', 'weight'],
  ['workouts', 'movement'],
  ['activity-day-sources', 'movement'],
  ['workout-sources', 'movement'],
  ['activity-days', 'movement'],
  ['vo2max-readings', 'movement'],
  ['vital-readings', 'vitals'],
  ['drinks', 'water'],
  ['cups', 'water'],
  ['sleep-sources', 'sleep'],
  ['sleeps', 'sleep'],
  ['stress-check-ins', 'stress'],
  ['stress-questionnaires', 'stress'],
  ['hrv-readings', 'stress'],
  ['fasts', 'fasting'],
  ['fasting', 'fasting'],
  ['glucose-readings', 'glucose'],
  ['glucose-imports', 'glucose'],
  ['glucose-files', 'glucose'],
  ['ketone-readings', 'glucose'],
  ['blood-panels', 'blood'],
  ['bio-age', 'bio-age'],
  ['supplements', 'supplements'],
  ['supplement-takes', 'supplements'],
  ['supplement-suggestions', 'supplements'],
  ['reminders', 'supplements'],
  ['health-profile', 'health-profile'],
  ['coach', 'coach'],
  ['experiments', 'experiments'],
  ['imports', 'imports'],
  ['calendar', 'connections'],
  ['report-links', 'exports'],
  ['nightscout', 'connections'],
  ['connections', 'connections'],
  ['webhooks', 'connections'],
  ['reminder-settings', 'reminders'],
  ['reminder-channels', 'reminders'],
  ['reminder-snoozes', 'reminders'],
]);

/**
 * Questions sent with a body like a write, but nothing is stored. Voice recordings and blood test files are only read, too, and aren't
 * listed.
 */
const QUESTIONS = new Set(['/api/meals/analyze', '/api/photos/analyze', '/api/goals/preview']);
/** Previewed first: only a confirmed request stores anything. */
const PREVIEWED = new Set(['/api/glucose-files']);

/** Whether a request with a body only reads. */
export const isQuestion = (path: string, isConfirmed: boolean): boolean =>
  QUESTIONS.has(path) || (PREVIEWED.has(path) && !isConfirmed);

/**
 * The feature that a member's request uses.
 * @param isWrite whether it may have changed something; among reads, only downloads count
 * @param isConfirmed whether its query says so
 * @returns undefined if no statistic counts it
 */
export function featureOf(path: string, isWrite: boolean, isConfirmed = false): Feature | undefined {
  const [, , part = ''] = path.split('/');
  if (!isWrite) return part === 'export' ? 'exports' : undefined;
  return isQuestion(path, isConfirmed) ? undefined : WRITES.get(part);
}
