/** Areas of a member's data that a token can access, in display order. */
export const TOKEN_AREAS = [
  'meals',
  'foods',
  'goals',
  'body',
  'water',
  'sleep',
  'stress',
  'movement',
  'vitals',
  'fasting',
  'glucose',
  'blood',
  'supplements',
  'bio-age',
  'longevity',
  'health',
  'profile',
  'ingest',
  'export',
] as const;
export type TokenArea = (typeof TOKEN_AREAS)[number];

/** `read` shows stored data; `write` adds, changes and deletes, and shows nothing by itself. */
export const TOKEN_ACCESS = ['read', 'write'] as const;
export type TokenAccess = (typeof TOKEN_ACCESS)[number];
export type TokenScope = `${TokenArea}:${TokenAccess}`;

/** Contents of each area, for the token form and the documentation. */
export const AREA_WORDS: Readonly<Record<TokenArea, { readonly name: string; readonly text: string }>> = {
  meals: { name: 'Meals', text: 'Meals, photos, saved meals, daily totals, diet quality' },
  foods: { name: 'Foods', text: 'Food search, your foods and recipes' },
  goals: { name: 'Goals', text: 'Targets, calories burned, projections, advice' },
  body: { name: 'Weight', text: 'Weight, body fat, waist and hip' },
  water: { name: 'Water', text: 'Drinks and cups' },
  sleep: { name: 'Sleep', text: 'Nights and naps' },
  stress: { name: 'Stress', text: 'Check-ins, questionnaires, heart rate variability' },
  movement: { name: 'Movement', text: 'Steps, active minutes, workouts, VO2 max' },
  vitals: { name: 'Vitals', text: 'Blood pressure, resting heart rate, temperature, blood oxygen' },
  fasting: { name: 'Fasting', text: 'Fasts and the current timer' },
  glucose: { name: 'Glucose', text: 'Glucose and ketone readings, sensor files' },
  blood: { name: 'Blood tests', text: 'Lab results and markers' },
  supplements: { name: 'Supplements', text: 'Supplements you take, suggestions, reminders' },
  'bio-age': { name: 'Bio-age', text: 'Assessments and their answers' },
  longevity: { name: 'Longevity score', text: 'Scores and what they’re based on' },
  health: { name: 'Health profile', text: 'Medications and conditions' },
  profile: { name: 'Profile', text: 'Name, age, sex, height, units, diet and allergies' },
  ingest: { name: 'Device data', text: 'Data sent by an app on your phone, such as Health Auto Export' },
  export: { name: 'Full export', text: 'Every file under Export my data, including your account details' },
};

/** Parts that can only be read. */
const READ_ONLY: ReadonlySet<TokenArea> = new Set(['longevity', 'export']);

/** Areas that can only be written. */
const WRITE_ONLY: ReadonlySet<TokenArea> = new Set(['ingest']);

export const accessOf = (area: TokenArea): readonly TokenAccess[] => {
  if (READ_ONLY.has(area)) return ['read'];
  return WRITE_ONLY.has(area) ? ['write'] : TOKEN_ACCESS;
};

/** Every scope, in the order of the areas. */
export const TOKEN_SCOPES: readonly TokenScope[] = TOKEN_AREAS.flatMap((area) =>
  accessOf(area).map((access) => `${area}:${access}` as const),
);

/** The area of a scope, and the kind of access. */
export function partsOfScope(scope: TokenScope): { readonly area: TokenArea; readonly access: TokenAccess } {
  const [area, access] = scope.split(':') as [TokenArea, TokenAccess];
  return { area, access };
}

/** Requirement of an operation: a scope, any token, or a signed-in browser (null). */
export type OperationNeeds = TokenScope | 'any' | null;

/** Why a token may not do something, or how much of the response it sees. */
export type TokenVerdict =
  | { readonly kind: 'shown' | 'hidden' }
  | { readonly kind: 'refused'; readonly needs: TokenScope | null };

/**
 * Whether a token may do something. The response to a write shows stored data, so a token that can't read that area gets an empty one; one
 * that can't read anything gets none at all.
 */
export function judgeToken(scopes: readonly TokenScope[], needs: OperationNeeds): TokenVerdict {
  const reads = (scope: TokenScope): boolean => partsOfScope(scope).access === 'read';
  if (needs === 'any') return { kind: scopes.some(reads) ? 'shown' : 'hidden' };
  if (needs === null || !scopes.includes(needs)) return { kind: 'refused', needs };
  const { area } = partsOfScope(needs);
  return { kind: scopes.includes(`${area}:read`) ? 'shown' : 'hidden' };
}
