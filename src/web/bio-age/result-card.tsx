import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { IconListSearch } from '@tabler/icons-react';
import type { Assessment } from '#contract/bio-age/bio-age.ts';
import type { HeadlineBioAge } from '#domain/bio-age/headline-bio-age.ts';
import { FULL_COVERAGE } from '#domain/bio-age/lifestyle-bio-age.ts';
import { RETAKE_DAYS } from '#domain/bio-age/retake.ts';
import { formatDate } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { Figure } from '#web/ui/figure.tsx';
import { AgeBand } from './age-band.tsx';
import { formatEstimate, formatRange, formatShare, headlineWords, WHAT_IT_IS } from './words.ts';

interface ResultCardProps {
  readonly assessment: Assessment;
  /** The headline, or an earlier result. */
  readonly figure: HeadlineBioAge;
  readonly today: string;
  /** First day a retake is useful. */
  readonly retakeOn: string | null;
  readonly onAudit: () => void;
}

/** Whether the range includes the age. */
const isOpen = ({ lowYears, highYears, ageYears }: HeadlineBioAge): boolean =>
  lowYears <= ageYears && ageYears <= highYears;

/** The figure, its range on an axis of ages, and its coverage. */
export function ResultCard({ assessment, figure, today, retakeOn, onAudit }: ResultCardProps) {
  const { result, finishedOn } = assessment;
  const { coverage, isPreliminary } = result;
  const { ageYears, bioAgeYears, lowYears, highYears } = figure;
  const asked = result.sections.reduce((sum, section) => sum + section.asked, 0);
  const answered = result.sections.reduce((sum, section) => sum + section.answered, 0);
  return (
    <Card title="Your bio-age" aside={formatDate(finishedOn, today)}>
      <Stack gap="md">
        <Group gap="sm" justify="space-between" align="flex-start">
          <Figure size="hero" value={formatEstimate(bioAgeYears)} unit="years" />
          {isPreliminary && (
            <Badge variant="light" color="gray" size="lg" tt="none">
              Preliminary
            </Badge>
          )}
        </Group>
        <Text fw={500}>An estimate: {headlineWords(figure)}.</Text>
        <AgeBand {...{ ageYears, bioAgeYears, lowYears, highYears }} />
        <Text size="sm">
          95% range: {formatRange(lowYears, highYears)} years.
          {isOpen(figure) && ' That includes your age, so we can’t say for sure which side of it you’re on.'}
        </Text>
        <Text size="sm" c="dimmed">
          Based on {answered} of {asked} answers, which cover {formatShare(coverage)} of the assessment.
          {isPreliminary && ` It’s preliminary below ${formatShare(FULL_COVERAGE)}.`} {WHAT_IT_IS}
        </Text>
        {retakeOn !== null && retakeOn > today && (
          <Text size="sm" c="dimmed">
            Retake it from {formatDate(retakeOn, today)}. Habits take about {RETAKE_DAYS} days to show.
          </Text>
        )}
        <Button
          variant="light"
          leftSection={<IconListSearch size={18} aria-hidden />}
          onClick={onAudit}
          style={{ alignSelf: 'flex-start' }}
        >
          How this is computed
        </Button>
      </Stack>
    </Card>
  );
}
