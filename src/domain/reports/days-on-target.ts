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

/** Days on target of each figure that has one. @param targetOn the target of a metric on a day, if there is one */
export function daysOnTarget(
  figures: readonly Pick<ReportFigure, 'metric' | 'days'>[],
  targetOn: (metric: string, date: string) => number | undefined,
): readonly TargetDays[] {
  return REPORT_TARGETS.flatMap(({ metric, rule }) => {
    const days = figures.find((figure) => figure.metric.key === metric)?.days ?? [];
    const judged = days.flatMap(({ date, value }: ReportDay) => {
      const target = targetOn(metric, date);
      return target === undefined ? [] : [{ date, target, isOn: isOn(value, target, rule) }];
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
