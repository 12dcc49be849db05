import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { Report, ReportFigureAnswer } from '#contract/reports/reports.ts';
import { OVERVIEW_METRICS, REPORT_SECTIONS, type ReportSection } from '#domain/reports/report-metrics.ts';
import type { DayRange } from '#domain/time/day-range.ts';
import { windowInput, windowFor } from './window-input.ts';
import { addResource, addTool, type Assisted } from './tool.ts';

const rounded = (value: number): number => Number(value.toPrecision(4));

const figureText = ({ metric, label, unit, now, before, change }: ReportFigureAnswer) =>
  now && {
    id: metric,
    label,
    unit,
    average: rounded(now.value),
    days: now.days,
    ...(before && { averageBefore: rounded(before.value) }),
    ...(change && {
      change: {
        difference: rounded(change.difference),
        low: rounded(change.low),
        high: rounded(change.high),
        certainty: change.certainty,
      },
    }),
  };

/** A report for an assistant: the main figures, or all of one section, without empty ones. */
async function reportText({ call }: Assisted, { from, to }: DayRange, section?: ReportSection) {
  const report = await call<Report>('GET', `/reports?${new URLSearchParams({ from, to })}`);
  if (!report) return {};
  const { range, before, dayCount, completeDays, figures, targets } = report;
  const asked = figures.filter((figure) =>
    section ? figure.section === section : OVERVIEW_METRICS.includes(figure.metric),
  );
  const isAsked = new Set(asked.map(({ metric }) => metric));
  return {
    range,
    comparedWith: before,
    days: dayCount,
    daysWithCompleteDiary: completeDays,
    figures: asked.flatMap((figure) => figureText(figure) ?? []),
    daysOnTarget: targets
      .filter(({ metric }) => isAsked.has(metric))
      .map(({ metric, rule, target, days }) => ({
        id: metric,
        rule,
        target: rounded(target),
        onTarget: days.filter(({ isOn }) => isOn).length,
        days: days.length,
      })),
    sections: [...new Set(figures.filter(({ now }) => now).map((figure) => figure.section))],
  };
}

/** A report on a range of days, as a tool and as a resource. */
export function addReport(server: McpServer, assisted: Assisted): void {
  addTool(server, {
    name: 'get_report',
    title: 'Get a report',
    description:
      'Daily averages of key figures for a date range, compared with the previous period (with 95% intervals), and days on target. Choose a section to get all of its figures.',
    does: 'reads',
    input: z.object({
      ...windowInput,
      section: z.enum(REPORT_SECTIONS).optional().describe('Section to return in full'),
    }),
    run: (input) => reportText(assisted, windowFor(assisted, input), input.section),
  });
  addResource(server, {
    name: 'report',
    title: 'A report',
    description: 'Key figures for a date range, in the member’s local time',
    template: 'perennial://report/{from}/{to}',
    read: ({ from = '', to = '' }) => reportText(assisted, { from, to }),
  });
}
