import { growsUntilMidnight } from '#domain/metrics/metric.ts';
import type { ReportDay, ReportFigure } from './report-figure.ts';

/** Kind of target: within 10%, at least, or at most. */
export type TargetRule = 'near' | 'at-least' | 'at-most';

/** Targets of a report, in its order. */
export const REPORT_TARGETS: readonly { readonly metric: string; readonly rule: TargetRule }[] = [
  { metric: 'energyKcal', rule: 'near' },
  { metric: 'proteinG', rule: 'at-least' },
  { metric: 'fiberG', rule: 'at-least' },
  { metric: 'sodiumMg', rule: 'at-most' },
  { metric: 'waterMl', rule: 'at-least' },
  { metric: 'sleepMinutes', rule: 'at-least' },
];

/** Calories within 10% of the target count as on target: food logs aren't more precise. */
const NEAR = 0.1;

export interface TargetDays {
  readonly metric: string;
  readonly rule: TargetRule;
  /** The target of the last day that counts. */
  readonly target: number;
  readonly days: readonly { readonly date: string; readonly isOn: boolean }[];
}

function isOn(value: number, target: number, rule: TargetRule): boolean {
  switch (rule) {
    case 'near':
      return Math.abs(value - target) <= NEAR * target;
    case 'at-least':
      return value >= target;
    case 'at-most':
      return value <= target;
  }
}

/**
 * Days on target of each figure that has one. Today is missed only once it's over: more water can be drunk until midnight. Food counts
 * on complete days only, so it's never counted before its day is over unless the member says that it's complete.
 * @param targetOn the target of a metric on a day, if there is one
 */
export function daysOnTarget(
  figures: readonly Pick<ReportFigure, 'metric' | 'days'>[],
  targetOn: (metric: string, date: string) => number | undefined,
  today: string,
): readonly TargetDays[] {
  return REPORT_TARGETS.flatMap(({ metric, rule }) => {
    const figure = figures.find((each) => each.metric.key === metric);
    const judged = (figure?.days ?? []).flatMap(({ date, value }: ReportDay) => {
      const target = targetOn(metric, date);
      if (!figure || target === undefined) return [];
      const isMet = isOn(value, target, rule);
      const isOpen = date === today && figure.metric.days === 'any' && growsUntilMidnight(figure.metric);
      return isOpen && !isMet ? [] : [{ date, target, isOn: isMet }];
    });
    const last = judged.at(-1);
    return last
      ? [
          {
            metric,
            rule,
            target: last.target,
            days: judged.map((day) => ({ date: day.date, isOn: day.isOn })),
          },
        ]
      : [];
  });
}
