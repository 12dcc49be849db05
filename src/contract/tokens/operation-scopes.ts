import { isContractProcedure } from '@orpc/contract';
import type { OperationNeeds, TokenArea, TokenScope } from '#domain/tokens/scopes.ts';
import { contract } from '#contract/contract.ts';
import { FILE_OPERATIONS } from '#contract/files/file-operations.ts';

/**
 * The part of a member's data that each group of procedures belongs to; null if only a signed-in browser may use the group. `any`: the
 * procedures check the part themselves, because it depends on what is asked.
 */
const AREAS: Readonly<Record<keyof typeof contract, TokenArea | 'any' | null>> = {
  account: null,
  accountSettings: null,
  admin: null,
  adminPurchases: null,
  advice: 'goals',
  bioAge: 'bio-age',
  blood: 'blood',
  body: 'body',
  calendar: null,
  connections: null,
  nightscout: null,
  coach: null,
  content: null,
  corrections: 'meals',
  dietQuality: 'meals',
  fasting: 'fasting',
  experiments: null,
  foodPreferences: 'profile',
  foods: 'foods',
  glucose: 'glucose',
  goals: 'goals',
  health: 'health',
  imports: null,
  insights: null,
  longevity: 'longevity',
  meals: 'meals',
  membership: null,
  messages: null,
  metrics: 'any',
  movement: 'movement',
  photos: 'meals',
  recentMeals: 'meals',
  reportLinks: null,
  reports: null,
  reminders: null,
  savedMeals: 'meals',
  security: null,
  sleep: 'sleep',
  stress: 'stress',
  supplements: 'supplements',
  today: 'any',
  tokens: null,
  vitals: 'vitals',
  water: 'water',
  webhooks: null,
};

/** Procedures whose scope doesn't follow from group and method: questions with a body, and who the member is. */
const SINGLE: Readonly<Record<string, TokenScope>> = {
  'account.me': 'profile:read',
  'goals.preview': 'goals:read',
  'meals.analyze': 'meals:read',
  'photos.analyze': 'meals:read',
  // It counts days by their food log. Sections of other parts are left out if the token can't read them.
  'reports.get': 'meals:read',
};

function scopesOf(
  area: TokenArea | 'any' | null,
  router: object,
  above: readonly string[],
): (readonly [string, OperationNeeds])[] {
  return Object.entries(router).flatMap(([name, part]) => {
    const way = [...above, name];
    if (!isContractProcedure(part)) return scopesOf(area, part as object, way);
    const operation = way.join('.');
    const access = part['~orpc'].route.method === 'GET' ? 'read' : 'write';
    const usual = area === null || area === 'any' ? area : (`${area}:${access}` as TokenScope);
    return [[operation, SINGLE[operation] ?? usual] as const];
  });
}

/** What every operation needs, by name. */
export const OPERATION_SCOPES: ReadonlyMap<string, OperationNeeds> = new Map([
  ...Object.entries(AREAS).flatMap(([group, area]) =>
    scopesOf(area, contract[group as keyof typeof contract], [group]),
  ),
  ...FILE_OPERATIONS.map(({ id, scope }) => [id, scope] as const),
]);
