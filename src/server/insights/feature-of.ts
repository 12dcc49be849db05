import type { Feature } from '#domain/insights/features.ts';

/** What a write below `/api` uses, by the first part of its path. Accounts, membership and the admin area are no features. */
const WRITES: ReadonlyMap<string, Feature> = new Map([
  ['meals', 'meals'],
  ['eaten-meals', 'meals'],
  ['saved-meals', 'meals'],
  ['days', 'meals'],
  ['corrections', 'meals'],
  ['voice', 'meals'],
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
  ['blood-files', 'blood'],
  ['bio-age', 'bio-age'],
  ['supplements', 'supplements'],
  ['supplement-takes', 'supplements'],
  ['supplement-suggestions', 'supplements'],
  ['reminders', 'supplements'],
  ['health-profile', 'health-profile'],
]);

/** Asked with a body, as a write is, and nothing is written. */
const QUESTIONS = new Set(['/api/meals/analyze', '/api/goals/preview']);

/**
 * The feature that a request of a member uses.
 * @param isWrite a request that may have changed something; of the others only downloads are a use
 * @returns undefined for what no statistic counts
 */
export function featureOf(path: string, isWrite: boolean): Feature | undefined {
  const [, , part = ''] = path.split('/');
  if (!isWrite) return part === 'export' ? 'exports' : undefined;
  return QUESTIONS.has(path) ? undefined : WRITES.get(part);
}
