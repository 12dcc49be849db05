import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { MIN_CHECK_IN_DAYS, type CurrentStress } from '#domain/stress/current-stress.ts';
import { MIN_BASELINE_VALUES } from '#domain/stress/hrv-baseline.ts';
import type { StressPartKey } from '#domain/stress/stress-score.ts';
import { countText, formatDate, formatTenth } from '#web/lib/format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Figure } from '#web/ui/layout/figure.tsx';
import { Steps, type Step } from '#web/ui/layout/steps.tsx';
import { StressAudit } from './stress-audit.tsx';
import { HRV_SENTENCES } from '#domain/stress/hrv-words.ts';
import { PART_NAMES, stressLevel } from './words.ts';

/** Each part's measure, or how to get it if it is missing. */
function whyOf(key: StressPartKey, { week, strain, baseline }: CurrentStress, today: string): string {
  if (key === 'check-in') {
    const days = `${week.days} of 7 days`;
    return week.days < MIN_CHECK_IN_DAYS
      ? `Checked in on ${days}. You need ${MIN_CHECK_IN_DAYS}.`
      : `Average of ${days}.`;
  }
  if (key === 'questionnaire')
    return strain ? `Answered ${formatDate(strain.date, today)}.` : 'Not answered in the last five weeks.';
  if (!baseline) return `For your baseline, we need readings on ${MIN_BASELINE_VALUES} of 60 days.`;
  return baseline.week ? HRV_SENTENCES[baseline.week.band] : 'Not enough readings this week. You need three.';
}

const UNKNOWN = { value: '–', unit: '' };

/** Measured values, each on its own scale, where more is more stress. Heart rate variability is only compared with itself. */
function measureOf(key: StressPartKey, { week, strain, baseline }: CurrentStress) {
  if (key === 'check-in')
    return week.mean === undefined ? UNKNOWN : { value: formatTenth(week.mean), unit: 'out of 10' };
  if (key === 'questionnaire')
    return strain ? { value: String(Math.round(strain.percent)), unit: 'out of 100 for strain' } : UNKNOWN;
  return baseline?.week ? { value: String(Math.round(baseline.week.meanMs)), unit: 'ms' } : UNKNOWN;
}

const stepsOf = (current: CurrentStress, today: string): readonly Step[] =>
  (['check-in', 'questionnaire', 'hrv'] as const).map((key) => ({
    name: PART_NAMES[key],
    ...measureOf(key, current),
    why: whyOf(key, current, today),
  }));

function headOf({ score, week }: CurrentStress) {
  if (score) return { value: String(stressLevel(score.score)), unit: 'out of 100, lower is calmer' };
  return week.mean === undefined
    ? { value: '–', unit: 'out of 100' }
    : { value: formatTenth(week.mean), unit: 'out of 10, average of your check-ins' };
}

function sentenceOf({ score, week }: CurrentStress): string {
  if (score)
    return `Based on ${score.parts.length} of 3 parts. It’s a summary of what you logged, not a diagnosis.`;
  const missing = MIN_CHECK_IN_DAYS - week.days;
  return `To see your stress level, check in on ${countText(missing, 'more day')} or take the questionnaire.`;
}

interface ScoreCardProps {
  readonly current: CurrentStress;
  readonly today: string;
}

/** The score of the last seven days with its parts. */
export function ScoreCard({ current, today }: ScoreCardProps) {
  const [isAudited, setAudited] = useState(false);
  return (
    <Card title="Last 7 days">
      <Stack gap="lg">
        <div>
          <Figure size="hero" {...headOf(current)} />
          <Text c="dimmed" size="sm">
            {sentenceOf(current)}
          </Text>
        </div>
        <Steps steps={stepsOf(current, today)} />
        <div>
          <Button variant="default" size="sm" aria-haspopup="dialog" onClick={() => setAudited(true)}>
            How this is calculated
          </Button>
        </div>
      </Stack>
      <StressAudit current={current} today={today} opened={isAudited} onClose={() => setAudited(false)} />
    </Card>
  );
}
