import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { AssessmentComparison, AssessmentSummary } from '#contract/bio-age/bio-age.ts';
import type { HeadlineBioAge } from '#domain/bio-age/headline-bio-age.ts';
import { countText, formatDate } from '#web/lib/format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Steps } from '#web/ui/layout/steps.tsx';
import classes from './changed-card.module.css';
import { changeWords } from './change-words.ts';
import { ResultsChart } from '#web/bio-age/results-chart.tsx';
import { formatEstimate, formatYears } from '#web/bio-age/words.ts';
import { capitalized } from '#domain/words/first-letter.ts';

const MAX_CHANGES = 3;

const resultsText = (count: number): string =>
  count === 1 ? 'Your result' : count === 2 ? 'Both results' : `All ${count} results`;

interface ChangedCardProps {
  readonly comparison: AssessmentComparison | null;
  /** Newest first; undefined while they load. */
  readonly results: readonly AssessmentSummary[] | undefined;
  readonly basis: HeadlineBioAge['basis'];
  readonly today: string;
  readonly isNewest: boolean;
  readonly onResults: () => void;
}

/** "Down 4.7 years, from 42.5 to 37.8 years." */
function Difference({
  comparison,
  basis,
}: {
  readonly comparison: AssessmentComparison;
  readonly basis: HeadlineBioAge['basis'];
}) {
  const { before, bioAgeYears, ageYears, isSameVersion } = comparison;
  const [was, now] = [formatEstimate(before.bioAgeYears), formatEstimate(before.bioAgeYears + bioAgeYears)];
  const isOfHabits = basis === 'habits-and-blood';
  const way = bioAgeYears < 0 ? 'down' : 'up';
  return (
    <Text mb="md">
      {isOfHabits ? 'From habits alone: ' : ''}
      {was === now ? (
        `${isOfHabits ? 'still' : 'Still'} ${now} years`
      ) : (
        <>
          {isOfHabits ? way : capitalized(way)} <b>{formatEstimate(Math.abs(bioAgeYears))} years</b>, from{' '}
          {was} to {now}
        </>
      )}
      {ageYears > 0 && `, while you got ${countText(ageYears, 'year')} older`}.
      {!isSameVersion && ' The weights changed in between, which may explain part of the difference.'}
    </Text>
  );
}

/** The largest first. */
function Changes({ items }: Pick<AssessmentComparison, 'items'>) {
  if (items.length === 0)
    return (
      <Text size="sm" c="dimmed">
        Your answers haven’t changed.
      </Text>
    );
  return (
    <Steps
      steps={items.map((each) => ({
        name: each.name,
        value: formatYears(each.years),
        unit: 'years',
        why: changeWords(each),
      }))}
    />
  );
}

/** Results over time, and the answers that moved the last one. */
export function ChangedCard(props: ChangedCardProps) {
  const { comparison, results, basis, today, isNewest, onResults } = props;
  const [isWhole, setWhole] = useState(false);
  const moved = (comparison?.items ?? []).toSorted(
    (one, other) => Math.abs(other.years) - Math.abs(one.years),
  );
  const hidden = moved.length - MAX_CHANGES;
  return (
    <Card
      title="What changed"
      {...(comparison && { aside: `since ${formatDate(comparison.before.finishedOn, today)}` })}
    >
      {comparison ? (
        <Difference {...{ comparison, basis }} />
      ) : (
        <Text c="dimmed" mb="sm">
          {isNewest
            ? 'Retake the assessment in a few months to see what changed.'
            : 'There’s no earlier result to compare with.'}
        </Text>
      )}
      {results && <ResultsChart {...{ results, today }} />}
      {comparison && (
        <div className={classes.changes}>
          <Changes items={isWhole ? moved : moved.slice(0, MAX_CHANGES)} />
        </div>
      )}
      <div className={classes.foot}>
        {hidden > 0 && (
          <Button
            variant="subtle"
            size="compact-md"
            aria-expanded={isWhole}
            onClick={() => setWhole((was) => !was)}
          >
            {isWhole ? 'Show only the largest' : `Show ${countText(hidden, 'more change')}`}
          </Button>
        )}
        {results && results.length > 0 && (
          <Button variant="subtle" size="compact-md" aria-haspopup="dialog" onClick={onResults}>
            {resultsText(results.length)}
          </Button>
        )}
      </div>
    </Card>
  );
}
