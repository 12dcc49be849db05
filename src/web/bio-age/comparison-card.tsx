import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { AssessmentComparison } from '#contract/bio-age/bio-age.ts';
import { countText, formatDate } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { Steps } from '#web/ui/steps.tsx';
import { formatEstimate, formatYears } from './words.ts';

const MOST = 5;

/** What moved since the result before. */
export function ComparisonCard({
  comparison,
  today,
}: {
  readonly comparison: AssessmentComparison;
  readonly today: string;
}) {
  const { before, bioAgeYears, ageYears, isSameVersion, items } = comparison;
  const [isWhole, setWhole] = useState(false);
  const moved = items.toSorted((one, other) => Math.abs(other.years) - Math.abs(one.years));
  return (
    <Card title="What changed" aside={`since ${formatDate(before.finishedOn, today)}`}>
      <Text mb="md">
        Then {formatEstimate(before.bioAgeYears)}, now {formatEstimate(before.bioAgeYears + bioAgeYears)}:{' '}
        {formatYears(bioAgeYears)} years
        {ageYears === 0 ? '' : `, while you became ${countText(ageYears, 'year')} older`}.
        {!isSameVersion && ' The weights changed in between: part of the difference may be theirs.'}
      </Text>
      {moved.length === 0 ? (
        <Text size="sm" c="dimmed">
          Your answers are the same as then.
        </Text>
      ) : (
        <Steps
          steps={(isWhole ? moved : moved.slice(0, MOST)).map(({ name, from, to, years }) => ({
            name,
            value: formatYears(years),
            unit: 'years',
            why: `From “${from ?? 'not known'}” to “${to ?? 'not known'}”`,
          }))}
        />
      )}
      {moved.length > MOST && (
        <Button
          variant="default"
          size="sm"
          mt="md"
          aria-pressed={isWhole}
          onClick={() => setWhole((was) => !was)}
        >
          {isWhole ? 'Show the largest only' : `Show all ${moved.length} changes`}
        </Button>
      )}
    </Card>
  );
}
