import { Fragment } from 'react';
import { explain } from '#web/lib/errors.ts';
import { ColumnsSkeleton } from '#web/ui/columns-skeleton.tsx';
import { Columns } from '#web/ui/columns.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { CompareCard } from './compare-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { PurchasesCard } from './purchases-card.tsx';
import { useMembership } from './queries.ts';
import { TodayCard } from './today-card.tsx';

/** `/membership` and `/upgrade`: the plan, what is left of it today, what the other has, and receipts. */
export function MembershipPage() {
  const { data: membership, error, isError, refetch } = useMembership();
  return (
    <>
      <PageHeader title="Membership" text="Your plan, what is left of it today, and your receipts." />
      {membership ? (
        <Columns
          columns={[
            <Fragment key="plan">
              <PlanCard membership={membership} />
              <TodayCard membership={membership} />
              <PurchasesCard purchases={membership.purchases} />
            </Fragment>,
            <CompareCard key="compare" />,
          ]}
        />
      ) : isError ? (
        <ErrorState {...explain(error)} onRetry={() => void refetch()} />
      ) : (
        <ColumnsSkeleton wide="none" heightsRem={[[16, 12, 10], [40]]} />
      )}
    </>
  );
}
