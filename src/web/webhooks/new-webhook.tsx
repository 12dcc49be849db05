import { Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { WEBHOOK_EVENT_KEYS, WEBHOOK_EVENTS, type WebhookEvent } from '#domain/webhooks/events.ts';
import { fieldFaults } from '#web/lib/errors.ts';
import { useFocusRefused } from '#web/lib/forms/focus-refused.ts';
import { FormFault } from '#web/lib/forms/form-fault.tsx';
import { AddressField } from '#web/ui/forms/address-field.tsx';
import { uuidV7 } from '#web/lib/uuid.ts';
import { SecretBox } from '#web/ui/secret-box.tsx';
import { useCreateWebhook } from './webhook-queries.ts';
import { AddDialogButton } from '#web/ui/dialogs/add-dialog-button.tsx';

/** A signing secret: shown now and never again. */
export const SigningSecret = ({
  secret,
  onDone,
}: {
  readonly secret: string;
  readonly onDone: () => void;
}) => (
  <Stack gap="md">
    <Text>Copy the signing secret now. For security, we won’t show it again.</Text>
    <SecretBox label="Signing secret">{secret}</SecretBox>
    <Text size="sm" c="dimmed">
      The receiving app uses it to verify that messages come from Perennial.
    </Text>
    <Group justify="flex-end">
      <Button onClick={onDone}>Done</Button>
    </Group>
  </Stack>
);

interface FormProps {
  readonly create: ReturnType<typeof useCreateWebhook>;
  readonly onCancel: () => void;
}

function Form({ create, onCancel }: FormProps) {
  const form = useForm<{ url: string; events: readonly WebhookEvent[] }>({
    initialValues: { url: '', events: WEBHOOK_EVENT_KEYS },
  });
  const { url, events } = form.values;
  const faults = fieldFaults(create.error);
  useFocusRefused(create.error, faults);
  const isReady = url.trim() !== '' && events.length > 0;
  const submit = () => {
    if (isReady && !create.isPending) create.mutate({ id: uuidV7(), url: url.trim(), events: [...events] });
  };
  const change = (name: WebhookEvent, isChosen: boolean) =>
    form.setFieldValue(
      'events',
      WEBHOOK_EVENT_KEYS.filter((each) => (each === name ? isChosen : events.includes(each))),
    );
  return (
    <form onSubmit={form.onSubmit(submit)} noValidate>
      <Stack gap="md">
        <AddressField
          label="Address"
          description="Where to send messages"
          placeholder="https://example.org/hook"
          value={url}
          onChange={(next) => form.setFieldValue('url', next)}
          error={faults['url']}
          data-autofocus
        />
        <Checkbox.Group label="Events" value={[...events]}>
          <Stack gap="sm" mt="xs">
            {WEBHOOK_EVENT_KEYS.map((name) => (
              <Checkbox
                key={name}
                value={name}
                label={WEBHOOK_EVENTS[name].name}
                description={WEBHOOK_EVENTS[name].text}
                onChange={({ currentTarget }) => change(name, currentTarget.checked)}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        <FormFault error={create.error} fields={['url']} />
        <Group justify="flex-end" gap="md">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" loading={create.isPending} disabled={!isReady}>
            Add webhook
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Adds a webhook in a dialog: the form, then the secret. */
export function NewWebhook() {
  const [isOpen, setOpen] = useState(false);
  const create = useCreateWebhook();
  const close = () => {
    setOpen(false);
    create.reset();
  };
  return (
    <>
      <AddDialogButton label="Add webhook" onClick={() => setOpen(true)} />
      <Modal
        opened={isOpen}
        onClose={close}
        title={create.data ? 'Your signing secret' : 'Add webhook'}
        closeOnClickOutside={false}
        centered
      >
        {create.data ? (
          <SigningSecret secret={create.data.secret} onDone={close} />
        ) : (
          <Form create={create} onCancel={close} />
        )}
      </Modal>
    </>
  );
}
