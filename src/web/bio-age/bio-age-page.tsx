import { Skeleton } from '@mantine/core';
import { Fragment, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { BioAgeOverview } from '#contract/bio-age.ts';
import { useToday } from '#web/lib/clock.ts';
import { explain } from '#web/lib/errors.ts';
import { useMember } from '#web/lib/member.ts';
import { Columns } from '#web/ui/columns.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { AuditDrawer, type Audited } from './audit-drawer.tsx';
import { BioAgeEmpty } from './bio-age-empty.tsx';
import { NextAction, Notices } from './page-notices.tsx';
import { PhenoCard } from './pheno-card.tsx';
import { useAssessment, useOverview, useUnsentFinish } from './queries.ts';
import { ResultColumns } from './result-columns.tsx';

const WAITING = (
  <Columns
    wide="first"
    columns={[
      <Fragment key="result">
        <Skeleton height="24rem" radius="lg" />
        <Skeleton height="36rem" radius="lg" />
      </Fragment>,
      <Fragment key="changes">
        <Skeleton height="22rem" radius="lg" />
        <Skeleton height="26rem" radius="lg" />
      </Fragment>,
    ]}
  />
);

interface BodyProps {
  readonly overview: BioAgeOverview;
  readonly today: string;
  /** The result that was asked for in the address. */
  readonly askedId: string | undefined;
}

/** The newest result or the one that was asked for; before the first, what it is good for. */
function Body({ overview, today, askedId }: BodyProps) {
  const [audited, setAudited] = useState<Audited>();
  const { data: member } = useMember();
  const earlier = useAssessment(askedId);
  const { latest } = overview;
  const shown = askedId === undefined ? latest : earlier.data;
  const comparison = askedId === undefined ? overview.comparison : (earlier.data?.comparison ?? null);
  if (askedId !== undefined && earlier.isError)
    return <ErrorState {...explain(earlier.error)} onRetry={() => void earlier.refetch()} />;
  if (shown === undefined) return WAITING;
  const blood = (
    <PhenoCard key="blood" phenoAge={overview.phenoAge} today={today} onAudit={() => setAudited('pheno')} />
  );
  return (
    <>
      {shown === null ? (
        <Columns
          wide="first"
          columns={overview.refusal === null ? [<BioAgeEmpty key="empty" />, blood] : [blood, null]}
        />
      ) : (
        <ResultColumns {...{ overview, shown, comparison, today }} onAudit={setAudited} />
      )}
      <AuditDrawer
        audited={audited}
        assessment={shown}
        overview={overview}
        sex={member?.sex}
        today={today}
        onClose={() => setAudited(undefined)}
      />
    </>
  );
}

/** `/bio-age`: the estimate with its range, what it is made of, what would change it, and blood beside it. */
export function BioAgePage() {
  const today = useToday();
  const [search] = useSearchParams();
  const { data: overview, isError, error, refetch } = useOverview();
  const isFinishing = useUnsentFinish();
  const askedId = search.get('result') ?? undefined;
  return (
    <>
      <PageHeader title="Bio-age" text="How much risk goes with your habits and measures, told in years.">
        {overview && !isFinishing && <NextAction overview={overview} today={today} />}
      </PageHeader>
      {overview && <Notices {...{ overview, isFinishing }} />}
      {overview ? (
        <Body
          overview={overview}
          today={today}
          askedId={askedId === overview.latest?.id ? undefined : askedId}
        />
      ) : isError ? (
        <ErrorState {...explain(error)} onRetry={() => void refetch()} />
      ) : (
        WAITING
      )}
    </>
  );
}
