import { Anchor, Badge, Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { Assessment } from '#contract/bio-age/bio-age.ts';
import type { HeadlineBioAge } from '#domain/bio-age/headline-bio-age.ts';
import { FULL_COVERAGE } from '#domain/bio-age/lifestyle-bio-age.ts';
import { asking } from '#web/lib/coach-question.ts';
import { formatDate } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { AgeBand } from '#web/bio-age/age-band.tsx';
import classes from './headline-card.module.css';
import { aboutWords, basisWords, formatEstimate, formatShare, rangeWords } from '#web/bio-age/words.ts';

interface HeadlineCardProps {
  readonly assessment: Assessment;
  /** The headline, or an earlier result. */
  readonly figure: HeadlineBioAge;
  readonly today: string;
  readonly isNewest: boolean;
  /** Whether there is an earlier result to compare with. */
  readonly isCompared: boolean;
  readonly onWhy: () => void;
}

/** The figure, its meaning next to the age, and its range on an axis of ages. */
export function HeadlineCard(props: HeadlineCardProps) {
  const { assessment, figure, today, isNewest, isCompared, onWhy } = props;
  const { coverage, isPreliminary } = assessment.result;
  const { ageYears, bioAgeYears, lowYears, highYears } = figure;
  return (
    <section aria-label="Your bio-age">
      <Card>
        {!isNewest && (
          <Group justify="space-between" gap="xs" mb="xs">
            <Text size="sm">Result from {formatDate(assessment.finishedOn, today)}</Text>
            <Anchor component={Link} to={paths.bioAge()} size="sm" fw={600}>
              Back to bio-age
            </Anchor>
          </Group>
        )}
        <Group justify="space-between" align="flex-start">
          <p className={classes.figure}>
            <span className={classes.value}>{formatEstimate(bioAgeYears)}</span> years
          </p>
          {isPreliminary && (
            <Badge variant="light" color="gray" size="lg" tt="none">
              Preliminary
            </Badge>
          )}
        </Group>
        <p className={classes.words}>{aboutWords(figure)}</p>
        <AgeBand {...{ ageYears, bioAgeYears, lowYears, highYears }} />
        <Text size="sm" c="dimmed" mt="xs">
          {rangeWords(figure)} Estimated {basisWords(figure.basis)}.
          {isPreliminary &&
            ` It’s preliminary because your answers cover ${formatShare(coverage)} of the assessment. For a full result, you need ${formatShare(FULL_COVERAGE)}.`}
        </Text>
        <div className={classes.actions}>
          <Button variant="light" onClick={onWhy}>
            Why this number
          </Button>
          <Button
            variant="default"
            component={Link}
            to={paths.coach()}
            state={asking(isCompared ? 'Why did my bio-age change?' : 'What is bio-age?')}
          >
            Ask the coach
          </Button>
        </div>
      </Card>
    </section>
  );
}
