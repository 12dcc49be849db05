/** Plans and their limits, from section 1 of the product specification. */
export const PLANS = ['free', 'lifetime'] as const;
export type Plan = (typeof PLANS)[number];

/** Uses with a daily limit. `model-analysis`: a picture or text read by an AI model. */
export const LIMITED_USES = ['model-analysis', 'coach-message'] as const;
export type LimitedUse = (typeof LIMITED_USES)[number];

/** Limits of a plan; null for none. */
export interface PlanLimits {
  /** Uses from one local midnight to the next. For lifetime these are the fair-use limits. */
  readonly daily: Readonly<Record<LimitedUse, number>>;
  readonly savedConversations: number | null;
  /** Maximum length of a report, days. */
  readonly reportDays: number | null;
  /** How far back records of devices are imported, days. */
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

/** Stored pictures per member on every plan: five a day for five years, about 3 GB. */
export const MAX_KEPT_PICTURES = 10_000;

export const UPGRADE_PATH = '/upgrade';

/** Upgrade page of a plan; null for the largest plan. */
export const upgradePathOf = (plan: Plan): typeof UPGRADE_PATH | null =>
  plan === 'lifetime' ? null : UPGRADE_PATH;

/** Uses that `plan` allows from one local midnight to the next. */
export const dailyLimit = (plan: Plan, use: LimitedUse): number => PLAN_LIMITS[plan].daily[use];
