import { Button, Group, Progress, Stack, Table, Text } from '@mantine/core';
import { IconCheck, IconShieldCheck } from '@tabler/icons-react';
import { Fragment } from 'react';
import { Link } from 'react-router';
import type { Membership } from '#contract/membership.ts';
import { comparisonOf, type ComparisonRow } from '#domain/membership/comparison.ts';
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
import { PlainList } from '#web/ui/lists/plain-list.tsx';
import classes from './membership.module.css';
import { PurchasesCard } from './purchases-card.tsx';
import { useMembership } from './queries.ts';
import { formatTime } from '#web/lib/format.ts';

const PERCENT = 100;

/** Uses left today under the plan, and when they reset. */
function TodayCard({
  plan,
  uses,
}: {
  readonly plan: Plan;
  readonly uses: NonNullable<Membership['modelAnalyses']>;
}) {
  const { left, limit, resetsAt } = uses;
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
        <Text size="sm">
          AI analyses are used for meal photos, scanned lab reports, and meals you ask AI to read again.
        </Text>
        <Text size="sm" c="dimmed">
          {plan === 'lifetime'
            ? 'Your plan has no limit of its own, only this daily fair-use limit.'
            : 'Barcode and label scans don’t count toward the limit, nor do text or voice entries read by the built-in engine.'}
        </Text>
      </Stack>
    </Card>
  );
}

/** The other plan: its price, and what happens if it isn’t what the member wanted. */
function LifetimeCard({ gateway }: Pick<Membership, 'gateway'>) {
  if (gateway === null)
    return (
      <Card title="Lifetime">
        <Text size="sm" c="dimmed">
          Nothing is for sale on this server. The person who runs it can give your account lifetime access.
        </Text>
      </Card>
    );
  return (
    <Card title="Lifetime" aside="One payment" tone="wash">
      <Stack gap="md">
        <Figure size="hero" value={LIFETIME_PRICE_TEXT} unit="once" />
        <Text>No subscription and nothing to renew.</Text>
        <Button component="a" href={paths.payment()} size="md">
          Get lifetime access for {LIFETIME_PRICE_TEXT}
        </Button>
        <div className={classes.guarantee}>
          <IconShieldCheck size="1.5rem" stroke={1.6} aria-hidden />
          <div>
            <Text fw={600}>
              <Whole text={`${REFUND_DAYS}-day money-back guarantee`} />
            </Text>
            <Text size="sm" c="dimmed">
              If you get a refund, you’ll go back to the free plan and keep everything you logged.
              {gateway === 'sandbox' && ' This server uses a sandbox, so you won’t be charged.'}
            </Text>
          </div>
        </div>
      </Stack>
    </Card>
  );
}

/** The member's current plan. */
function PlanCard({ membership: { plan, modelAnalyses } }: { readonly membership: Membership }) {
  if (plan === 'lifetime')
    return (
      <Card title="Your plan" tone="wash">
        <Stack gap="md">
          <Figure size="hero" value="Lifetime" />
          <Text>
            Everything, for as long as this service exists. Nothing to renew. Thank you for your support.
          </Text>
          <Group gap="sm">
            <Button component={Link} to={paths.integrations()} variant="default">
              Import your full history
            </Button>
            <Button component={Link} to={paths.reports()} variant="default">
              Open all-time reports
            </Button>
          </Group>
        </Stack>
      </Card>
    );
  return (
    <Card title="Your plan">
      <Stack gap="sm">
        <Figure size="hero" value="Free" />
        <Text>
          Every way to log, every tracker and score, and data export anytime.
          {modelAnalyses !== null && ' AI analyses have a daily limit.'}
        </Text>
      </Stack>
    </Card>
  );
}

const HEADS: Readonly<Record<Plan, string>> = {
  free: 'Free, $0',
  lifetime: `Lifetime, ${LIFETIME_PRICE_TEXT} once`,
};

/** Words joined by a hyphen stay on one line: "built-in", "30-day". */
const Whole = ({ text }: { readonly text: string }) =>
  text.split(/(\S+-\S+)/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className={classes.whole}>
        {part}
      </span>
    ),
  );

const isSame = ({ has }: ComparisonRow): boolean => has.free === has.lifetime;

interface ComparisonProps {
  readonly plan: Plan;
  readonly rows: readonly ComparisonRow[];
}

/** How the plans differ, line by line. A lifetime member has nothing left to choose, so it lists only what they have. */
function DifferencesCard({ plan, rows }: ComparisonProps) {
  const plans = plan === 'lifetime' ? [plan] : PLANS;
  return (
    <Card title={plan === 'lifetime' ? 'What Lifetime adds' : 'Compare the plans'}>
      <Table verticalSpacing="sm" layout="fixed" className={classes.table ?? ''}>
        {plan === 'free' && (
          <Table.Thead>
            <Table.Tr>
              <Table.Td w="40%" />
              {plans.map((each) => (
                <Table.Th key={each} scope="col">
                  {HEADS[each]}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
        )}
        <Table.Tbody>
          {rows.map(({ name, has }) => (
            <Table.Tr key={name}>
              <Table.Th scope="row" fw={500}>
                {name}
              </Table.Th>
              {plans.map((each) => (
                <Table.Td key={each}>{has[each]}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}

/** What every member has. */
const SharedCard = ({ plan, rows }: ComparisonProps) => (
  <Card title={plan === 'lifetime' ? 'Also included, without limits' : 'On both plans, without limits'}>
    <PlainList gap="sm">
      {rows.map(({ name }) => (
        <li key={name} className={classes.shared}>
          <IconCheck size="1.2rem" aria-hidden />
          <span>
            <Whole text={name} />
          </span>
        </li>
      ))}
    </PlainList>
  </Card>
);

/** `/membership` and `/upgrade`: the plan, uses left today, the other plan, and receipts. */
export function MembershipPage() {
  const { data: membership, error, isError, refetch } = useMembership();
  const { data: coach } = useCoachStart();
  const rows = comparisonOf({
    hasMealModel: membership?.modelAnalyses !== null,
    hasCoachModel: coach ? coach.model !== null : false,
  });
  return (
    <>
      <PageHeader title={SCREENS.membership.title} text="Your plan and what it includes." />
      {membership ? (
        <Columns
          columns={[
            <Fragment key="plan">
              <PlanCard membership={membership} />
              {membership.plan === 'free' && <LifetimeCard gateway={membership.gateway} />}
              {membership.modelAnalyses && (
                <TodayCard plan={membership.plan} uses={membership.modelAnalyses} />
              )}
              {membership.purchases.length > 0 && <PurchasesCard purchases={membership.purchases} />}
            </Fragment>,
            <Fragment key="compare">
              <DifferencesCard plan={membership.plan} rows={rows.filter((row) => !isSame(row))} />
              <SharedCard plan={membership.plan} rows={rows.filter(isSame)} />
            </Fragment>,
          ]}
        />
      ) : isError ? (
        <ErrorState {...explain(error)} onRetry={() => void refetch()} />
      ) : (
        <ColumnsSkeleton
          wide="none"
          heightsRem={[
            [10, 20],
            [22, 18],
          ]}
        />
      )}
    </>
  );
}
