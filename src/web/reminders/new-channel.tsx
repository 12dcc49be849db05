import { Button, Group, Modal, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { fieldFaults } from '#web/lib/errors.ts';
import { useFocusRefused } from '#web/lib/forms/focus-refused.ts';
import { FormFault } from '#web/lib/forms/form-fault.tsx';
import { AddressField } from '#web/ui/forms/address-field.tsx';
import { uuidV7 } from '#web/lib/uuid.ts';
import { useAddChannel } from './reminder-queries.ts';
import { AddDialogButton } from '#web/ui/dialogs/add-dialog-button.tsx';

const KINDS = {
  ntfy: {
    address: 'https://ntfy.sh/my-topic',
    addressHelp: 'Your topic’s address, from the ntfy app',
    tokenHelp: 'Only if the topic is protected',
  },
  gotify: {
    address: 'https://gotify.example.org',
    addressHelp: 'Your Gotify server',
    tokenHelp: 'From an application you add in Gotify',
  },
} as const;
type Kind = keyof typeof KINDS;

function Form({ onDone }: { readonly onDone: () => void }) {
  const add = useAddChannel();
  const form = useForm<{ kind: Kind; url: string; token: string }>({
    initialValues: { kind: 'ntfy', url: '', token: '' },
  });
  const { kind, url, token } = form.values;
  const faults = fieldFaults(add.error);
  useFocusRefused(add.error, faults);
  const submit = () => {
    if (!add.isPending)
      add.mutate({ id: uuidV7(), kind, url: url.trim(), token: token.trim() }, { onSuccess: onDone });
  };
  const { address, addressHelp, tokenHelp } = KINDS[kind];
  return (
    <form onSubmit={form.onSubmit(submit)} noValidate>
      <Stack gap="md">
        <SegmentedControl
          aria-label="Service"
          {...form.getInputProps('kind')}
          data={[
            { value: 'ntfy', label: 'ntfy' },
            { value: 'gotify', label: 'Gotify' },
          ]}
        />
        <AddressField
          label="Address"
          description={addressHelp}
          placeholder={address}
          value={url}
          onChange={(next) => form.setFieldValue('url', next)}
          error={faults['url']}
          data-autofocus
        />
        <TextInput
          label="Access token"
          description={tokenHelp}
          autoComplete="off"
          {...form.getInputProps('token')}
          error={faults['token']}
          maxLength={200}
        />
        <FormFault error={add.error} fields={['url', 'token']} />
        <Group justify="flex-end" gap="md">
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" loading={add.isPending} disabled={url.trim() === ''}>
            Add
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Adds ntfy or Gotify in a dialog. */
export function NewChannel() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <AddDialogButton label="Add ntfy or Gotify" onClick={() => setOpen(true)} />
      <Modal opened={isOpen} onClose={() => setOpen(false)} title="Add ntfy or Gotify" centered>
        <Form onDone={() => setOpen(false)} />
      </Modal>
    </>
  );
}
