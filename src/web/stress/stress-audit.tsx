import { Drawer, Stack } from '@mantine/core';
import type { CurrentStress } from '#domain/stress/current-stress.ts';
import { BASELINE_DAYS } from '#domain/stress/hrv-baseline.ts';
import type { StressPartKey } from '#domain/stress/stress-score.ts';
import { addDays } from '#domain/time/local-date.ts';
import { formatDate } from '#web/lib/format.ts';
import { type Step, Steps } from '#web/ui/layout/steps.tsx';
import { About } from './about.tsx';
import { PART_NAMES, stressLevel } from './words.ts';

const WEEK_DAYS = 7;
const exact = (value: number): string => value.toFixed(2).replace('-', '−');

/** A part's formula with the member's own values and days. */
function formulaOf(
  key: StressPartKey,
  { week, strain, baseline }: CurrentStress,
  today: string,
): string | undefined {
  const since = (days: number) =>
    `${formatDate(addDays(today, 1 - days), today)} to ${formatDate(today, today)}`;
  if (key === 'check-in')
    return week.mean === undefined
      ? undefined
      : `100 · (10 − average) / 9; the average of ${week.days} of 7 days, ${since(WEEK_DAYS)}, is ${exact(week.mean)}`;
  if (key === 'questionnaire')
    return strain && `100 − strain; ${exact(strain.percent)} on ${formatDate(strain.date, today)}`;
  return baseline?.week
    ? `70 + 20 · z; z is ${exact(baseline.week.z)}: ${exact(baseline.week.meanMs)} ms this week, compared with ${exact(baseline.usualMs)} ms from ${baseline.days} of the ${BASELINE_DAYS} days ${since(BASELINE_DAYS)}; half a standard deviation below that is ${exact(baseline.lowMs)} ms`
    : undefined;
}

/** The score as a sum that can be checked by hand. @param today ISO date */
export function auditSteps(current: CurrentStress, today: string): readonly Step[] {
  const { score } = current;
  if (!score) return [];
  return [
    ...score.parts.map((part) => ({
      name: PART_NAMES[part.key],
      value: exact(part.score),
      unit: `× ${exact(100 * part.share)}%`,
      why: formulaOf(part.key, current, today),
    })),
    { name: 'Points', value: exact(score.score), unit: 'out of 100, where 100 is calm' },
    { name: 'Stress level', value: String(stressLevel(score.score)), unit: 'out of 100', isResult: true },
  ];
}

interface StressAuditProps {
  readonly current: CurrentStress;
  readonly today: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Explains the score of the week: each part with its numbers, days, formula and share, and the sources. */
export function StressAudit({ current, today, opened, onClose }: StressAuditProps) {
  return (
    <Drawer opened={opened} onClose={onClose} size="lg" title="How your stress level is calculated">
      <Stack gap="lg">
        <Steps steps={auditSteps(current, today)} />
        <About />
      </Stack>
    </Drawer>
  );
}
