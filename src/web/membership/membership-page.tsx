import { Button, Group, Progress, Stack, Table, Text } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'react-router';
import type { Membership } from '#contract/membership.ts';
import { comparisonOf } from '#domain/membership/comparison.ts';
import { LIFETIME_PRICE_TEXT } from '#domain/membership/money.ts';
import { type Plan, PLANS } from '#domain/membership/plans.ts';
import { REFUND_DAYS } from '#domain/membership/purchase.ts';
import { SCREENS } from '#domain/screens/screens.ts';
import { deviceTimeZone } from '#web/lib/clock.ts';
import { useCoachStart } from '#web/lib/coach-model.ts';
import { explain } from '#web/lib/errors.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { ColumnsSkeleton } from '#web/ui/states/columns-skeleton.tsx';
import { Columns } from '#web/ui/layout/columns.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Figure } from '#web/ui/layout/figure.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import classes from './compare-card.module.css';
import { PurchasesCard } from './purchases-card.tsx';
import { useMembership } from './queries.ts';
import { formatTime } from '#web/lib/format.ts';

const PERCENT = 100;

/** Uses left today under the plan, and when they reset. */
function TodayCard({ membership: { plan, modelAnalyses } }: { readonly membership: Membership }) {
  if (modelAnalyses === null)
    return (
      <Card title="Today">
        <Text>No daily limit on meals. On every plan, you can log and analyze as many as you like.</Text>
      </Card>
    );
  const { left, limit, resetsAt } = modelAnalyses;
  return (
    <Card title="Today" aside={`Resets at ${formatTime(Date.parse(resetsAt), deviceTimeZone())}`}>
      <Stack gap="sm">
        <Figure size="tile" value={String(left)} of={`of ${limit}`} unit="left" />
        <Progress
          value={limit === 0 ? 0 : (PERCENT * left) / limit}
          aria-label="Photo and AI analyses left today"
          size="sm"
          radius="xl"
        />
        <Text size="sm">Used for meal photos, scanned lab reports, and meals you ask AI to read again.</Text>
        <Text size="sm" c="dimmed">
          {plan === 'lifetime'
            ? 'Your plan is unlimited. This is the daily fair-use limit.'
            : 'Barcode and label scans don’t count toward the limit, nor do text or voice entries read by the built-in engine.'}
        </Text>
      </Stack>
    </Card>
  );
}

function Upgrade({ gateway }: Pick<Membership, 'gateway'>) {
  if (gateway === null)
    return (
      <Text size="sm" c="dimmed">
        Nothing is for sale on this server. The person who runs it can give your account lifetime access.
      </Text>
    );
  return (
    <Stack gap="xs">
      <Button component="a" href={paths.payment()} size="md">
        Get lifetime access for {LIFETIME_PRICE_TEXT}
      </Button>
      <Text size="sm" c="dimmed">
        One payment, no subscription, {REFUND_DAYS}-day money-back guarantee.
        {gateway === 'sandbox' && ' This server uses a sandbox, so you won’t be charged.'}
      </Text>
    </Stack>
  );
}

/** The member's current plan, with a link to the other. */
function PlanCard({ membership: { plan, gateway, modelAnalyses } }: { readonly membership: Membership }) {
  const isLifetime = plan === 'lifetime';
  return (
    <Card title="Your plan" tone={isLifetime ? 'wash' : 'plain'}>
      <Stack gap="md">
        <Figure size="hero" value={isLifetime ? 'Lifetime' : 'Free'} />
        <Text>
          {isLifetime
            ? 'Everything, for as long as this service exists. Nothing to renew. Thank you for your support.'
            : 'Every way to log, every tracker and score, and data export anytime.'}
          {!isLifetime && modelAnalyses !== null && ' AI analyses have a daily limit.'}
        </Text>
        {!isLifetime && <Upgrade gateway={gateway} />}
        {isLifetime && (
          <Group gap="sm">
            <Button component={Link} to={paths.integrations()} variant="default">
              Import your full history
            </Button>
            <Button component={Link} to={paths.reports()} variant="default">
              Open all-time reports
            </Button>
          </Group>
        )}
      </Stack>
    </Card>
  );
}

const HEADS: Readonly<Record<Plan, string>> = {
  free: 'Free, $0',
  lifetime: `Lifetime, ${LIFETIME_PRICE_TEXT} once`,
};

/** Features of each plan, line by line. */
function CompareCard({ hasMealModel }: { readonly hasMealModel: boolean }) {
  const { data: coach } = useCoachStart();
  const rows = comparisonOf({ hasMealModel, hasCoachModel: coach ? coach.model !== null : false });
  return (
    <Card title="Compare the plans">
      <Table verticalSpacing="sm" layout="fixed" className={classes.table ?? ''}>
        <Table.Thead>
          <Table.Tr>
            <Table.Td w="40%" />
            {PLANS.map((plan) => (
              <Table.Th key={plan} scope="col">
                {HEADS[plan]}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ name, has }) => (
            <Table.Tr key={name}>
              <Table.Th scope="row" fw={500}>
                {name}
              </Table.Th>
              {PLANS.map((plan) => (
                <Table.Td key={plan}>{has[plan]}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}

/** `/membership` and `/upgrade`: the plan, uses left today, the other plan, and receipts. */
export function MembershipPage() {
  const { data: membership, error, isError, refetch } = useMembership();
  return (
    <>
      <PageHeader
        title={SCREENS.membership.title}
        text="Your plan, what you have left today, and your receipts."
      />
      {membership ? (
        <Columns
          columns={[
            <Fragment key="plan">
              <PlanCard membership={membership} />
              <TodayCard membership={membership} />
              <PurchasesCard purchases={membership.purchases} />
            </Fragment>,
            <CompareCard key="compare" hasMealModel={membership.modelAnalyses !== null} />,
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
