import { Anchor, Button, Group, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Webhook } from '#contract/webhooks.ts';
import { WEBHOOK_EVENTS } from '#domain/webhooks/events.ts';
import { explain } from '#web/lib/errors.ts';
import { useMember } from '#web/lib/member.ts';
import { dayText } from '#web/lib/time/moment-text.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { AskDialog } from '#web/ui/dialogs/ask-dialog.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { toast } from '#web/ui/toast.ts';
import { NewWebhook, SigningSecret } from './new-webhook.tsx';
import {
  useEnableWebhook,
  useRemoveWebhook,
  useRotateSecret,
  useTestWebhook,
  useWebhooks,
} from './webhook-queries.ts';
import classes from './webhooks.module.css';

const fail = (error: unknown) => void toast({ ...explain(error), tone: 'destructive' });

/** Whether the last message failed. */
const hasFailed = ({ lastErrorAt, lastSuccessAt }: Webhook): boolean =>
  lastErrorAt !== null && (lastSuccessAt === null || lastErrorAt > lastSuccessAt);

/** "Last delivered Nov 20", or why nothing arrives. */
function stateText(webhook: Webhook): string {
  const { disabledAt, lastError, lastErrorAt, lastSuccessAt } = webhook;
  if (disabledAt !== null) return `Turned off after repeated errors. ${lastError ?? ''}`.trim();
  if (lastErrorAt !== null && hasFailed(webhook))
    return `Last error ${dayText(lastErrorAt)}: ${lastError ?? ''}`;
  return lastSuccessAt === null ? 'Nothing sent yet' : `Last delivered ${dayText(lastSuccessAt)}`;
}

/** Sends a test message and reports the result. */
function useTest(id: string) {
  const test = useTestWebhook();
  return {
    isPending: test.isPending,
    run: () =>
      test.mutate(id, {
        onError: fail,
        onSuccess: (tested) => {
          void toast(
            !hasFailed(tested)
              ? { title: 'Test delivered', text: 'The message was accepted.' }
              : {
                  title: 'Test failed',
                  text: tested.lastError ?? 'The message didn’t arrive.',
                  tone: 'destructive',
                },
          );
        },
      }),
  };
}

function Row({ webhook }: { readonly webhook: Webhook }) {
  const { id, url, events, disabledAt } = webhook;
  const { host } = new URL(url);
  const [isAsking, setAsking] = useState(false);
  const test = useTest(id);
  const [enable, rotate, remove] = [useEnableWebhook(), useRotateSecret(), useRemoveWebhook()];
  const isFaulty = disabledAt !== null;
  return (
    <li className={classes.row}>
      <div className={classes.url}>{url}</div>
      <Text size="sm" c="dimmed">
        {events.map((event) => WEBHOOK_EVENTS[event].name).join(' · ')}
      </Text>
      <Text size="sm" c={isFaulty || hasFailed(webhook) ? 'red' : 'dimmed'}>
        {stateText(webhook)}
      </Text>
      <Group gap="sm" mt="sm">
        {isFaulty ? (
          <Button
            size="compact-md"
            aria-label={`Turn on ${host}`}
            onClick={() => enable.mutate(id, { onError: fail })}
          >
            Turn on
          </Button>
        ) : (
          <Button
            variant="default"
            size="compact-md"
            aria-label={`Send test to ${host}`}
            loading={test.isPending}
            onClick={test.run}
          >
            Send test
          </Button>
        )}
        <Button
          variant="default"
          size="compact-md"
          aria-label={`New secret for ${host}`}
          loading={rotate.isPending}
          onClick={() => rotate.mutate(id, { onError: fail })}
        >
          New secret
        </Button>
        <Button
          variant="default"
          size="compact-md"
          aria-label={`Delete ${host}`}
          onClick={() => setAsking(true)}
        >
          Delete
        </Button>
      </Group>
      <Modal
        opened={rotate.data !== undefined}
        onClose={() => rotate.reset()}
        title="Your new signing secret"
        closeOnClickOutside={false}
        centered
      >
        {rotate.data && <SigningSecret secret={rotate.data.secret} onDone={() => rotate.reset()} />}
      </Modal>
      <AskDialog
        opened={isAsking}
        title={`Delete the webhook to ${host}?`}
        text="This address won’t receive any more messages."
        confirmLabel="Delete webhook"
        isFinal
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          remove.mutate(id, { onError: fail });
        }}
      />
    </li>
  );
}

function Rows() {
  const { data, error, refetch } = useWebhooks();
  if (error && !data) return <ErrorState {...explain(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="3rem" />;
  return (
    <>
      {data.length > 0 && (
        <ul className={classes.rows}>
          {data.map((webhook) => (
            <Row key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      )}
      <NewWebhook />
    </>
  );
}

/** Webhooks, which notify programs of events. */
export function WebhooksCard() {
  const { data: member } = useMember();
  return (
    <Card
      title="Webhooks"
      aside={
        <Anchor href="https://www.standardwebhooks.com" underline="always">
          Standard Webhooks
        </Anchor>
      }
    >
      <Stack gap="md">
        <Text>Send a signed message to another app when you log a meal or reach a goal.</Text>
        {member?.isDemo === true ? (
          <Text c="dimmed">Webhooks aren’t available in the demo. Create an account to use them.</Text>
        ) : (
          <Rows />
        )}
      </Stack>
    </Card>
  );
}
