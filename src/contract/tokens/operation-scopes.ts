import { isContractProcedure } from '@orpc/contract';
import type { TokenArea, TokenScope } from '#domain/tokens/scopes.ts';
import { contract } from '#contract/contract.ts';
import { FILE_OPERATIONS } from '#contract/files/file-operations.ts';

/** The part of a member's data that each group of procedures belongs to; null if only a signed-in browser may use the group. */
const AREAS: Readonly<Record<keyof typeof contract, TokenArea | null>> = {
  account: null,
  accountSettings: null,
  admin: null,
  adminPurchases: null,
  advice: 'goals',
  bioAge: 'bio-age',
  blood: 'blood',
  body: 'body',
  content: null,
  corrections: 'meals',
  dietQuality: 'meals',
  fasting: 'fasting',
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
  movement: 'movement',
  photos: 'meals',
  recentMeals: 'meals',
  savedMeals: 'meals',
  security: null,
  sleep: 'sleep',
  stress: 'stress',
  supplements: 'supplements',
  tokens: null,
  vitals: 'vitals',
  water: 'water',
};

/** Procedures whose scope doesn't follow from group and method: questions with a body, and who the member is. */
const SINGLE: Readonly<Record<string, TokenScope>> = {
  'account.me': 'profile:read',
  'goals.preview': 'goals:read',
  'meals.analyze': 'meals:read',
  'photos.analyze': 'meals:read',
};

function scopesOf(
  area: TokenArea | null,
  router: object,
  above: readonly string[],
): (readonly [string, TokenScope | null])[] {
  return Object.entries(router).flatMap(([name, part]) => {
    const way = [...above, name];
    if (!isContractProcedure(part)) return scopesOf(area, part as object, way);
    const operation = way.join('.');
    const usual =
      area && (`${area}:${part['~orpc'].route.method === 'GET' ? 'read' : 'write'}` as TokenScope);
    return [[operation, SINGLE[operation] ?? usual] as const];
  });
}

/** The scope of every operation, by name; null if no token may use it. */
export const OPERATION_SCOPES: ReadonlyMap<string, TokenScope | null> = new Map([
  ...Object.entries(AREAS).flatMap(([group, area]) =>
    scopesOf(area, contract[group as keyof typeof contract], [group]),
  ),
  ...FILE_OPERATIONS.map(({ id, scope }) => [id, scope] as const),
]);
