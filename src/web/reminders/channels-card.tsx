import { Anchor, Button, Group, Stack, Switch, Text } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ReminderChannel, ReminderSettings } from '#contract/reminders.ts';
import { useMember } from '#web/lib/member.ts';
import { paths } from '#web/lib/paths.ts';
import { canPush, endPush, endpointHash, startPush, subscriptionHere } from '#web/lib/push.ts';
import { api } from '#web/lib/api.ts';
import { dayText } from '#web/lib/time/moment-text.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { toast } from '#web/ui/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { NOT_CACHED } from '#web/lib/storage/read-cache.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { NewChannel } from './new-channel.tsx';
import { failed, refreshReminders, useRemoveChannel, useTestChannel, type Plan } from './reminder-queries.ts';
import classes from './reminders.module.css';

const KIND_NAMES = { push: 'Browser', ntfy: 'ntfy', gotify: 'Gotify' } as const;

const hasFailed = ({ lastErrorAt, lastSuccessAt }: ReminderChannel): boolean =>
  lastErrorAt !== null && (lastSuccessAt === null || lastErrorAt > lastSuccessAt);

function stateText(channel: ReminderChannel): string {
  const { kind, disabledAt, lastError, lastErrorAt, lastSuccessAt } = channel;
  if (disabledAt !== null)
    return kind === 'push'
      ? 'That browser stopped accepting notifications. Open this page there to turn them back on.'
      : `Turned off after errors. ${lastError ?? ''}`.trim();
  if (lastErrorAt !== null && hasFailed(channel))
    return `Last error ${dayText(lastErrorAt)}: ${lastError ?? ''}`;
  return lastSuccessAt === null ? 'Nothing sent yet' : `Last sent ${dayText(lastSuccessAt)}`;
}

function ChannelRow({ channel }: { readonly channel: ReminderChannel }) {
  const { id, kind, name, disabledAt } = channel;
  const [test, remove] = [useTestChannel(), useRemoveChannel()];
  return (
    <li className={classes.row}>
      <div className={classes.name}>{name}</div>
      <Text size="sm" c={disabledAt !== null || hasFailed(channel) ? 'red' : 'dimmed'}>
        {KIND_NAMES[kind]} · {stateText(channel)}
      </Text>
      <Group gap="sm" mt="sm">
        <Button
          variant="default"
          size="compact-md"
          aria-label={`Send test to ${name}`}
          loading={test.isPending}
          onClick={() => test.mutate(id)}
        >
          Send test
        </Button>
        <Button
          variant="default"
          size="compact-md"
          aria-label={`Remove ${name}`}
          loading={remove.isPending}
          onClick={() => remove.mutate(id)}
        >
          Remove
        </Button>
      </Group>
    </li>
  );
}

/** Whether reminders are sent to this browser: it has a subscription known to the server. */
const hereQuery = {
  queryKey: ['reminder-settings', 'here'],
  queryFn: async () => {
    const subscription = await subscriptionHere();
    if (!subscription) return false;
    return (await api.reminders.device({ endpointHash: await endpointHash(subscription) })).isKnown;
  },
  meta: NOT_CACHED,
  staleTime: 0,
};

const PUSH_FAULTS = {
  denied: {
    title: 'Notifications are blocked',
    text: 'Allow them for this site in your browser’s settings, then try again.',
  },
  unavailable: {
    title: 'Notifications don’t work here',
    text: 'Notifications need a secure connection (HTTPS). On an iPhone, add this site to your home screen first.',
  },
} as const;

function ThisBrowser() {
  const { data: isOn } = useQuery(hereQuery);
  const [isBusy, setBusy] = useState(false);
  const change = async (toOn: boolean) => {
    setBusy(true);
    try {
      const outcome = toOn ? await startPush() : await endPush();
      if (outcome === 'denied' || outcome === 'unavailable')
        void toast({ ...PUSH_FAULTS[outcome], tone: 'destructive' });
    } catch (error) {
      failed(error);
    } finally {
      setBusy(false);
      void queryClient.invalidateQueries({ queryKey: hereQuery.queryKey });
      void refreshReminders();
    }
  };
  if (!canPush()) return <Text c="dimmed">{PUSH_FAULTS.unavailable.text}</Text>;
  return (
    <Group>
      <Button
        variant={isOn ? 'default' : 'filled'}
        leftSection={<IconBell size="1.1em" aria-hidden />}
        loading={isBusy}
        disabled={isOn === undefined}
        onClick={() => void change(isOn !== true)}
      >
        {isOn ? 'Turn off in this browser' : 'Turn on in this browser'}
      </Button>
    </Group>
  );
}

interface MailProps {
  readonly email: ReminderSettings['email'];
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}

function ByEmail({ email: { address, canSend }, plan, onChange }: MailProps) {
  const test = useTestChannel();
  if (!canSend) return <Text c="dimmed">Email: this server can’t send email.</Text>;
  if (address === null)
    return (
      <Text c="dimmed">
        Email: add an address under{' '}
        <Anchor component={Link} to={paths.profileSettings()} underline="always">
          Settings
        </Anchor>{' '}
        first.
      </Text>
    );
  return (
    <Group justify="space-between">
      <Switch
        label="Email"
        description={address}
        checked={plan.byEmail}
        onChange={({ currentTarget }) => onChange({ ...plan, byEmail: currentTarget.checked })}
      />
      <Button
        variant="default"
        size="compact-md"
        aria-label="Send test email"
        loading={test.isPending}
        onClick={() => test.mutate('email')}
      >
        Send test
      </Button>
    </Group>
  );
}

interface CardProps extends MailProps {
  readonly channels: readonly ReminderChannel[];
}

/** Channels that reminders are sent to. */
export function ChannelsCard({ channels, ...mail }: CardProps) {
  const { data: member } = useMember();
  if (member?.isDemo)
    return (
      <Card title="Channels">
        <Text c="dimmed">Reminders aren’t available in the demo. Create an account to get them.</Text>
      </Card>
    );
  return (
    <Card title="Channels">
      <Stack gap="lg">
        <ThisBrowser />
        <ByEmail {...mail} />
        {channels.length > 0 && (
          <ul className={classes.list}>
            {channels.map((channel) => (
              <ChannelRow key={channel.id} channel={channel} />
            ))}
          </ul>
        )}
        <NewChannel />
        <Text size="sm" c="dimmed">
          Webhooks can send reminders too. Choose Reminder under{' '}
          <Anchor component={Link} to={paths.integrations()} underline="always">
            Integrations
          </Anchor>
          .
        </Text>
      </Stack>
    </Card>
  );
}
