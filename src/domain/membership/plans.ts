/** The plans and what each allows. The one home of these figures: product specification, section 1. */
export const PLANS = ['free', 'lifetime'] as const;
export type Plan = (typeof PLANS)[number];

/** What a plan counts by the day. `model-analysis`: a picture or words that a configured model reads. */
export const LIMITED_USES = ['model-analysis', 'coach-message'] as const;
export type LimitedUse = (typeof LIMITED_USES)[number];

/** What a plan allows; null where it sets no limit. */
export interface PlanLimits {
  /** Uses from one local midnight to the next. Lifetime has no limit within fair use; these are its figures. */
  readonly daily: Readonly<Record<LimitedUse, number>>;
  readonly savedConversations: number | null;
  /** Days that a report may reach over. */
  readonly reportDays: number | null;
  /** Days back that a device's file is taken in for. */
  readonly importDays: number | null;
  readonly apiTokens: number | null;
}

export const PLAN_LIMITS: Readonly<Record<Plan, PlanLimits>> = {
  free: {
    daily: { 'model-analysis': 3, 'coach-message': 10 },
    savedConversations: 3,
    reportDays: 90,
    importDays: 90,
    apiTokens: 1,
  },
  lifetime: {
    daily: { 'model-analysis': 200, 'coach-message': 300 },
    savedConversations: null,
    reportDays: null,
    importDays: null,
    apiTokens: null,
  },
};

/** Pictures that are kept of one member, on every plan: five a day for five years, some 3 GB. */
export const MAX_KEPT_PICTURES = 10_000;

/** Where a plan can be changed. */
export const UPGRADE_PATH = '/upgrade';

/** Where more is had than this plan allows; null for the largest. */
export const upgradePathOf = (plan: Plan): typeof UPGRADE_PATH | null =>
  plan === 'lifetime' ? null : UPGRADE_PATH;

/** How many uses `plan` allows from one local midnight to the next. */
export const dailyLimit = (plan: Plan, use: LimitedUse): number => PLAN_LIMITS[plan].daily[use];
