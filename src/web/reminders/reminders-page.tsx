import { Group, Skeleton, Stack, Switch } from '@mantine/core';
import { Fragment } from 'react';
import type { ReminderSettings } from '#contract/reminders.ts';
import { REMINDER_GROUPS, type ReminderKind } from '#domain/reminders/kinds.ts';
import { SCREENS } from '#domain/screens/screens.ts';
import { explain } from '#web/lib/errors.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Columns } from '#web/ui/layout/columns.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ChannelsCard } from './channels-card.tsx';
import { KindRow, TimeField } from './kind-row.tsx';
import { useReminders, useSavePlan, type Plan } from './reminder-queries.ts';

interface PartProps {
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}

interface KindsProps extends PartProps {
  readonly kinds: readonly ReminderKind[];
  readonly usual: ReminderSettings['usual'];
}

const Kinds = ({ kinds, plan, usual, onChange }: KindsProps) => (
  <div>
    {kinds.map((kind) => (
      <KindRow
        key={kind}
        kind={kind}
        choice={plan.kinds[kind]}
        usual={usual}
        onChange={({ isOn, times, weekdays }) =>
          onChange({
            ...plan,
            kinds: { ...plan.kinds, [kind]: { isOn, times: [...times], weekdays: [...weekdays] } },
          })
        }
      />
    ))}
  </div>
);

function QuietCard({ plan, onChange }: PartProps) {
  const { quiet } = plan;
  return (
    <Card title="Quiet hours">
      <Stack gap="md">
        <Switch
          label="No reminders at night"
          description="Reminders wait until quiet hours end, or are skipped if they’d no longer help."
          checked={quiet !== null}
          onChange={({ currentTarget }) =>
            onChange({ ...plan, quiet: currentTarget.checked ? { from: '22:00', to: '07:00' } : null })
          }
        />
        {quiet && (
          <Group gap="md">
            <TimeField
              label="From"
              isLabelShown
              value={quiet.from}
              onChange={(from) => onChange({ ...plan, quiet: { ...quiet, from } })}
            />
            <TimeField
              label="To"
              isLabelShown
              value={quiet.to}
              onChange={(to) => onChange({ ...plan, quiet: { ...quiet, to } })}
            />
          </Group>
        )}
      </Stack>
    </Card>
  );
}

const PrivacyCard = ({ plan, onChange }: PartProps) => (
  <Card title="Content">
    <Switch
      label="Show details"
      description="Include amounts, supplements and blood tests in reminders. Others may see them on your lock screen. The weekly summary always includes numbers."
      checked={plan.showsDetails}
      onChange={({ currentTarget }) => onChange({ ...plan, showsDetails: currentTarget.checked })}
    />
  </Card>
);

function Settings({ settings }: { readonly settings: ReminderSettings }) {
  const save = useSavePlan();
  const { plan, usual, channels, email } = settings;
  const part = { plan, onChange: (next: Plan) => save(next) };
  const groups = REMINDER_GROUPS.map(({ name, kinds }) => (
    <Card key={name} title={name}>
      <Kinds kinds={kinds} usual={usual} {...part} />
    </Card>
  ));
  return (
    <Columns
      wide="first"
      columns={[
        <Fragment key="first">
          <ChannelsCard channels={channels} email={email} {...part} />
          {groups.slice(0, 2)}
        </Fragment>,
        <Fragment key="second">
          {groups.slice(2)}
          {email.canSend && email.address !== null && (
            <Card title="Weekly summary">
              <Kinds kinds={['digest']} usual={usual} {...part} />
            </Card>
          )}
          <QuietCard {...part} />
          <PrivacyCard {...part} />
        </Fragment>,
      ]}
    />
  );
}

/** `/reminders`: reminders with their times and channels. */
export function RemindersPage() {
  const { data: settings, error, refetch } = useReminders();
  return (
    <>
      <PageHeader
        title={SCREENS.reminders.title}
        text="We only send a reminder if there’s still something to do."
      />
      {error && !settings && <ErrorState {...explain(error)} onRetry={() => void refetch()} />}
      {!settings && !error && <Skeleton height="40rem" radius="lg" />}
      {settings && <Settings settings={settings} />}
    </>
  );
}
