import type { LifetimeOffers } from './payment-views.ts';
import { PLAN_LIMITS, PLANS, type Plan } from './plans.ts';

/** One line of the plan comparison. */
export interface ComparisonRow {
  readonly name: string;
  /** What each plan includes, in words. */
  readonly has: Readonly<Record<Plan, string>>;
}

const bothHave = (words: string): Record<Plan, string> => ({ free: words, lifetime: words });

const perPlan = (words: (plan: Plan) => string): Record<Plan, string> =>
  Object.fromEntries(PLANS.map((plan) => [plan, words(plan)])) as Record<Plan, string>;

/** "3 a day", or for lifetime "Unlimited (fair use: up to 200 a day)". */
const dailyWords = (use: keyof (typeof PLAN_LIMITS)['free']['daily']) =>
  perPlan((plan) => {
    const words = `${PLAN_LIMITS[plan].daily[use]} a day`;
    return plan === 'lifetime' ? `Unlimited (fair use: up to ${words})` : words;
  });

const limitWords = (limit: number | null, words: (limit: number) => string, unlimited: string): string =>
  limit === null ? unlimited : words(limit);

const row = (name: string, has: Record<Plan, string>): ComparisonRow => ({ name, has });

/** Comparison of the plans, without features that this server doesn't have. All figures come from `PLAN_LIMITS`. */
export const comparisonOf = ({
  hasMealModel,
  hasCoachModel,
}: Pick<LifetimeOffers, 'hasMealModel' | 'hasCoachModel'>): readonly ComparisonRow[] => [
  row('Manual logging, search, barcode, quick add, saved meals', bothHave('Unlimited')),
  row('Text and voice analysis with the built-in engine', bothHave('Unlimited')),
  ...(hasMealModel ? [row('AI analyses', dailyWords('model-analysis'))] : []),
  row('All trackers, glucose, fasting, blood tests, bio-age, longevity score', bothHave('Included')),
  row('Coach with the built-in engine', bothHave('Unlimited')),
  ...(hasCoachModel ? [row('AI coach answers', dailyWords('coach-message'))] : []),
  row(
    'Saved conversations',
    perPlan((plan) => limitWords(PLAN_LIMITS[plan].savedConversations, String, 'Unlimited')),
  ),
  row(
    'Reports',
    perPlan((plan) =>
      limitWords(
        PLAN_LIMITS[plan].reportDays,
        (days) => `Up to ${days} days`,
        'Your full history, including PDF',
      ),
    ),
  ),
  row(
    'Imports from devices',
    perPlan((plan) =>
      limitWords(PLAN_LIMITS[plan].importDays, (days) => `The last ${days} days`, 'Your full history'),
    ),
  ),
  row('Imports from food diaries and other apps', bothHave('Your full history')),
  row(
    'Access tokens',
    perPlan((plan) => limitWords(PLAN_LIMITS[plan].apiTokens, String, 'Unlimited')),
  ),
  row('Data export and account deletion', bothHave('Always')),
];
