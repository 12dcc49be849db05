/** The plans and what each allows in a day. The one home of these figures: product specification, section 1. */
export const PLANS = ['free', 'lifetime'] as const;
export type Plan = (typeof PLANS)[number];

/** What a plan counts. `model-analysis`: a picture or words that a configured model reads. */
export const LIMITED_USES = ['model-analysis'] as const;
export type LimitedUse = (typeof LIMITED_USES)[number];

/** Uses a local day allows. Lifetime is unlimited within fair use. */
const DAILY: Readonly<Record<Plan, Readonly<Record<LimitedUse, number>>>> = {
  free: { 'model-analysis': 3 },
  lifetime: { 'model-analysis': 200 },
};

/** Where a plan can be changed. */
export const UPGRADE_PATH = '/upgrade';

/** How many uses `plan` allows from one local midnight to the next. */
export const dailyLimit = (plan: Plan, use: LimitedUse): number => DAILY[plan][use];
