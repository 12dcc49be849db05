import type { Feature } from '#domain/insights/features.ts';

/** What a write below `/api` uses, by the first part of its path. Accounts, membership and the admin area are no features. */
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
  ['drinks', 'water'],
  ['cups', 'water'],
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
]);

/** Asked with a body, as a write is, and nothing is kept. What is said and files of blood tests are read alone, too: no line stands for them. */
const QUESTIONS = new Set(['/api/meals/analyze', '/api/photos/analyze', '/api/goals/preview']);
/** Looked into first: only what is confirmed is kept. */
const PREVIEWED = new Set(['/api/glucose-files']);

/** Whether a request with a body only asks something, so that nothing is kept. */
export const isQuestion = (path: string, isConfirmed: boolean): boolean =>
  QUESTIONS.has(path) || (PREVIEWED.has(path) && !isConfirmed);

/**
 * The feature that a request of a member uses.
 * @param isWrite a request that may have changed something; of the others only downloads are a use
 * @param isConfirmed whether its address says so
 * @returns undefined for what no statistic counts
 */
export function featureOf(path: string, isWrite: boolean, isConfirmed = false): Feature | undefined {
  const [, , part = ''] = path.split('/');
  if (!isWrite) return part === 'export' ? 'exports' : undefined;
  return isQuestion(path, isConfirmed) ? undefined : WRITES.get(part);
}
