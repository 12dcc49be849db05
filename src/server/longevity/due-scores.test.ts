import { expect, test } from 'vitest';
import { contract } from '#contract/contract.ts';
import { changesScore } from './due-scores.ts';

/** First segments of paths whose writes don't change scores. */
const APART = new Set([
  'account',
  'admin',
  'bio-age',
  'calendar',
  'report-links',
  'nightscout',
  'connections',
  'coach',
  'corrections',
  'cups',
  'experiments',
  'fasts',
  'imports',
  'ketone-readings',
  'membership',
  'photos',
  'reminder-channels',
  'reminder-settings',
  'reminder-snoozes',
  'reminders',
  'saved-meals',
  'supplement-suggestions',
  'supplement-takes',
  'supplements',
  'tokens',
  'vo2max-readings',
  'webhooks',
]);

/** Paths of all writes in the contract. */
function writePaths(part: object): string[] {
  if ('~orpc' in part) {
    const { method = 'POST', path = '' } = (
      part as { '~orpc': { route: { method?: string; path?: string } } }
    )['~orpc'].route;
    return method === 'GET' ? [] : [`/api${path}`];
  }
  return Object.values(part).flatMap((inner: unknown) =>
    typeof inner === 'object' && inner !== null ? writePaths(inner) : [],
  );
}

test('each write of the contract either changes scores or is listed as not changing them', () => {
  const undecided = writePaths(contract).filter(
    (path) => !changesScore(path) && !APART.has(path.split('/')[2] ?? ''),
  );
  expect(undecided).toEqual([]);
});

test('writes to inputs of a score make it due', () => {
  for (const path of ['/api/meals', '/api/meals/1', '/api/days/2026-11-20/state', '/api/account/settings'])
    expect([path, changesScore(path)]).toEqual([path, true]);
});

test('a cup, a saved meal, a password or a draft answer doesn’t', () => {
  for (const path of ['/api/cups/1', '/api/saved-meals', '/api/account/password', '/api/bio-age/draft'])
    expect([path, changesScore(path)]).toEqual([path, false]);
});
