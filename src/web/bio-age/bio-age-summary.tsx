import { Anchor, Skeleton, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { BioAgeOverview } from '#contract/bio-age/bio-age.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Figure } from '#web/ui/layout/figure.tsx';
import { unknownNote } from '#web/ui/layout/tile.tsx';
import { AgeBand } from './age-band.tsx';
import { useKnownOverview } from './queries.ts';
import { aboutWords, formatEstimate } from './words.ts';

function Headline({ overview }: { readonly overview: BioAgeOverview }) {
  const { headline, refusal, draftAnswers } = overview;
  if (refusal !== null || !headline)
    return (
      <Text size="sm" c="dimmed">
        {refusal !== null
          ? 'Not available right now.'
          : draftAnswers > 0
            ? 'Your answers so far are saved.'
            : 'Seven short sections, about eight minutes.'}
      </Text>
    );
  const { ageYears, bioAgeYears, lowYears, highYears } = headline;
  return (
    <>
      <Figure value={formatEstimate(bioAgeYears)} size="hero" />
      <Text size="sm" c="dimmed" mt={4}>
        {aboutWords(headline)}
      </Text>
      <AgeBand {...{ ageYears, bioAgeYears, lowYears, highYears }} />
    </>
  );
}

function linkText(overview: BioAgeOverview | undefined): string {
  if (!overview || overview.refusal !== null) return 'Details';
  if (overview.headline) return 'What changed';
  return overview.draftAnswers > 0 ? 'Continue' : 'Take the assessment';
}

/** The headline bio-age with its range, or a link to the first assessment. */
export function BioAgeSummary() {
  const { data, error } = useKnownOverview();
  return (
    <Card
      title="Bio-age"
      aside={
        <Anchor component={Link} to={paths.bioAge()} size="sm" fw={600}>
          {linkText(data)}
        </Anchor>
      }
    >
      {data ? (
        <Headline overview={data} />
      ) : error === null ? (
        <Skeleton height="9rem" />
      ) : (
        <Text c="dimmed">{unknownNote(error)}</Text>
      )}
    </Card>
  );
}
