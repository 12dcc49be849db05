import { Anchor, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { BioAgeOverview } from '#contract/bio-age/bio-age.ts';
import { api } from '#web/lib/api.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { Figure } from '#web/ui/figure.tsx';
import { unknownNote } from '#web/ui/tile.tsx';
import { AgeBand } from './age-band.tsx';
import { formatEstimate, headlineWords } from './words.ts';

function Headline({ overview }: { readonly overview: BioAgeOverview }) {
  const { headline, refusal, draftAnswers } = overview;
  if (refusal !== null || !headline)
    return (
      <>
        <Figure value="–" size="hero" />
        <Text size="sm" c="dimmed">
          {refusal !== null
            ? 'Off for now.'
            : draftAnswers > 0
              ? 'Go on where you were.'
              : 'Seven short sections.'}
        </Text>
      </>
    );
  const { ageYears, bioAgeYears, lowYears, highYears } = headline;
  return (
    <>
      <Figure value={formatEstimate(bioAgeYears)} size="hero" />
      <Text size="sm" c="dimmed" mt={4}>
        About {headlineWords(headline).replace(/^about /, '')}
      </Text>
      <AgeBand {...{ ageYears, bioAgeYears, lowYears, highYears }} />
    </>
  );
}

/** The headline bio-age with its range, or the way to the first one. */
export function BioAgeSummary() {
  const { data, error } = useQuery({
    queryKey: ['bio-age', 'overview'],
    queryFn: (): Promise<BioAgeOverview> => api.bioAge.overview(),
  });
  return (
    <Card
      title="Bio-age"
      aside={
        <Anchor component={Link} to={paths.bioAge()} size="sm" fw={600}>
          {data?.headline ? 'What changed' : 'Open'}
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
