import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { BioAgeOverview } from '#contract/bio-age/bio-age.ts';
import { SCREENS } from '#domain/screens/screens.ts';
import { useToday } from '#web/lib/clock.ts';
import { explain } from '#web/lib/errors.ts';
import { useMember } from '#web/lib/member.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { ColumnsSkeleton } from '#web/ui/states/columns-skeleton.tsx';
import { Columns } from '#web/ui/layout/columns.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Figure } from '#web/ui/layout/figure.tsx';
import { AfterFirstReads } from '#web/lib/after-first-reads.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sample } from '#web/ui/states/sample.tsx';
import { AgeBand } from './age-band.tsx';
import { AuditDrawer, type Audited } from '#web/bio-age/audit/audit-drawer.tsx';
import { HistoryCard } from './history-card.tsx';
import { inView } from './result-in-view.ts';
import { NextAction, Notices } from './page-notices.tsx';
import { PhenoCard } from './pheno-card.tsx';
import { useAssessment, useAssessments, useOverview, useUnsentFinish } from './queries.ts';
import { ResultColumns } from '#web/bio-age/result/result-columns.tsx';
import { WHAT_IT_IS } from './words.ts';

/** Introduction before the first result. */
function BioAgeEmpty() {
  return (
    <Card>
      <EmptyState
        title="No bio-age yet"
        text="Answer seven short sections about your body, food, movement, sleep, mood, surroundings and history. It takes about eight minutes. Answers save as you go, what you track is already filled in, and “I don’t know” is always a fine answer."
        picture={
          <Sample caption="Example: calendar age 48">
            <Figure value="43.2" unit="years, 4.8 younger" size="tile" />
            <AgeBand ageYears={48} bioAgeYears={43.2} lowYears={37.2} highYears={49.1} />
          </Sample>
        }
      >
        <Stack gap="md" align="flex-start">
          <Button component={Link} to={paths.assessment(1)}>
            Start the assessment
          </Button>
          <Text size="sm" c="dimmed" maw="62ch">
            {WHAT_IT_IS}
          </Text>
        </Stack>
      </EmptyState>
    </Card>
  );
}

const WAITING = (
  <ColumnsSkeleton
    heightsRem={[
      [24, 36],
      [22, 26],
    ]}
  />
);

interface BodyProps {
  readonly overview: BioAgeOverview;
  readonly today: string;
  /** Id of the result in the address. */
  readonly asked: string | undefined;
}

/** The newest or requested result; an introduction before the first. */
function Body({ overview, today, asked }: BodyProps) {
  const { askedId, isNewestShown, isHistoryShown, isBloodShown } = inView(overview, asked);
  const [audited, setAudited] = useState<Audited>();
  const { data: member } = useMember();
  const earlier = useAssessment(askedId);
  const { data: results } = useAssessments();
  const shown = askedId === undefined ? (isNewestShown ? overview.latest : null) : earlier.data;
  const comparison = askedId === undefined ? overview.comparison : (earlier.data?.comparison ?? null);
  if (askedId !== undefined && earlier.isError)
    return <ErrorState {...explain(earlier.error)} onRetry={() => void earlier.refetch()} />;
  if (shown === undefined) return WAITING;
  const blood = isBloodShown && (
    <PhenoCard key="blood" phenoAge={overview.phenoAge} today={today} onAudit={() => setAudited('pheno')} />
  );
  return (
    <>
      {shown === null ? (
        <Columns
          wide="first"
          columns={overview.refusal === null ? [<BioAgeEmpty key="empty" />, blood] : [blood, null]}
        >
          {isHistoryShown && results && results.length > 0 && (
            <HistoryCard results={results} today={today} shownId={undefined} />
          )}
        </Columns>
      ) : (
        <ResultColumns {...{ overview, shown, comparison, today }} onOpen={setAudited} />
      )}
      <AuditDrawer
        audited={audited}
        assessment={shown}
        overview={overview}
        sex={member?.sex}
        results={results}
        today={today}
        onOpen={setAudited}
        onClose={() => setAudited(undefined)}
      />
    </>
  );
}

/** `/bio-age`: the estimate with its range, its parts, what would change it, and blood values. */
export function BioAgePage() {
  const today = useToday();
  const [search] = useSearchParams();
  const { data: overview, isError, error, refetch } = useOverview();
  const isFinishing = useUnsentFinish();
  return (
    <>
      <PageHeader title={SCREENS.bioAge.title}>
        {overview && !isFinishing && <NextAction overview={overview} today={today} />}
      </PageHeader>
      {overview && <Notices {...{ overview, isFinishing }} />}
      <AfterFirstReads waiting={WAITING}>
        {overview ? (
          <Body overview={overview} today={today} asked={search.get('result') ?? undefined} />
        ) : isError ? (
          <ErrorState {...explain(error)} onRetry={() => void refetch()} />
        ) : (
          WAITING
        )}
      </AfterFirstReads>
    </>
  );
}
