import { type DayRange, daysIn, untilToday } from '#domain/time/day-range.ts';
import { implement } from '@orpc/server';
import { reports } from '#contract/reports/reports.ts';
import { PLAN_LIMITS, upgradePathOf, type Plan } from '#domain/membership/plans.ts';
import { REPORT_SECTIONS, SECTION_AREAS, type ReportSection } from '#domain/reports/report-metrics.ts';
import { TOKEN_AREAS } from '#domain/tokens/scopes.ts';
import { Refusal } from '#server/core/refusal.ts';
import type { DietReads } from '#server/diet-quality/queries.ts';
import { mayRead, membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import { memberOn } from '#server/member/queries.ts';
import { associationsFor } from './associations.ts';
import { firstDayOf, reportOf } from './queries.ts';

/** Days of a range up to today. */
const lengthOf = (range: DayRange, today: string): number => daysIn(untilToday(range, today)).length;

/** @throws Refusal PLAN_LIMIT if the plan's reports are shorter */
export function refuseLongReport(plan: Plan, range: DayRange, today: string): void {
  const limit = PLAN_LIMITS[plan].reportDays;
  if (limit === null || lengthOf(range, today) <= limit) return;
  throw new Refusal('PLAN_LIMIT', {
    said: `Your plan’s reports cover up to ${limit} days. Choose a shorter range, or upgrade for all of your data.`,
    limit: { use: 'report-days', limit, resetsAt: null, upgradePath: upgradePathOf(plan) },
  });
}

/** The requested range; all data if none is given. */
export async function requestedRange(
  deps: DietReads,
  userId: string,
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
): Promise<{ readonly range: DayRange; readonly isCompared: boolean }> {
  const { date: today, profile } = await memberOn(deps.db, userId, deps.now());
  const range =
    from === undefined || to === undefined
      ? { from: (await firstDayOf(deps, userId)) ?? today, to: today }
      : { from, to };
  refuseLongReport(profile.plan, range, today);
  return { range, isCompared: from !== undefined };
}

/** Sections that a request may read: all of them unless it has a token. */
async function readableSections(context: ApiContext): Promise<readonly ReportSection[]> {
  const areas = await Promise.all(
    TOKEN_AREAS.map(async (area) => ((await mayRead(context, area)) ? [area] : [])),
  );
  const readable = new Set(areas.flat());
  return REPORT_SECTIONS.filter((section) => SECTION_AREAS[section].every((area) => readable.has(area)));
}

/** API routes for reports. */
export function reportRoutes(deps: DietReads) {
  const os = implement(reports).$context<ApiContext>().use(membersOnly);
  return os.router({
    get: os.get.handler(async ({ input, context }) => {
      const { userId } = context.actor;
      const sections = await readableSections(context);
      return reportOf(deps, { userId, ...(await requestedRange(deps, userId, input)), sections });
    }),
    associations: os.associations.handler(async ({ input, context: { actor } }) => {
      const { range } = await requestedRange(deps, actor.userId, input);
      return associationsFor(deps, actor.userId, range);
    }),
  });
}
